/// The content of a list's cell, header or footer: an image, a text and a second text, as a value.
///
/// Each style brings fonts, colours and distances, which may change with the state; explicitly set values hold in every
/// state. Distances are those that iOS 15 to 18 prints for its configurations (`uikit-facts §6.5`) where they are
/// known, and rules of this library elsewhere, as `ListContentStyle` says.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The style as requested, and its variant in the surrounding list.
  let base: ListContentStyle
  let style: ListContentStyle
  var marginsPart: Styled<InsetsPart>
  var axesPart: Styled<UIAxis.RawValue>
  var sideBySidePart: Styled<Bool>
  var imagePaddingPart: Styled<CGFloat>
  var horizontalPaddingPart: Styled<CGFloat>
  var verticalPaddingPart: Styled<CGFloat>
  var alphaPart = Styled<CGFloat>(1)

  /// The image; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties: ImageProperties
  private var plainText: String?
  private var styledText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  private var plainSecondaryText: String?
  private var styledSecondaryText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  init(_ base: ListContentStyle, _ state: ListContentState) {
    let style = base.resolved(in: state.list)
    self.base = base
    self.style = style
    let metrics = state.metrics
    marginsPart = Styled(InsetsPart(style.margins(metrics)))
    imagePaddingPart = Styled(metrics.imageToText)
    horizontalPaddingPart = Styled(metrics.textToSecondaryTextHorizontal)
    verticalPaddingPart = Styled(metrics.textToSecondaryTextVertical)
    axesPart = Styled(UIAxis.horizontal.rawValue)
    sideBySidePart = Styled(style.isSideBySide && !state.isAtAccessibilitySize)
    imageProperties = style.imageProperties(state)
    textProperties = style.textProperties(state)
    secondaryTextProperties = style.secondaryTextProperties(state)
  }

  // MARK: Styles

  /// A list's cell.
  public static func cell() -> UIListContentConfiguration { make(.cell) }
  /// A list's cell with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { make(.subtitleCell) }
  /// A list's cell with a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration { make(.valueCell) }
  /// The header of a section in the surrounding list, whatever its kind; plain outside of lists.
  public static func header() -> UIListContentConfiguration { make(.header) }
  /// The footer of a section in the surrounding list, whatever its kind; plain outside of lists.
  public static func footer() -> UIListContentConfiguration { make(.footer) }
  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { make(.plainHeader) }
  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { make(.plainFooter) }
  /// The header of a section in a grouped list, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration { make(.groupedHeader) }
  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { make(.groupedFooter) }
  /// A larger header of a section in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { make(.prominentInsetGroupedHeader) }
  /// A header of a section in an inset grouped list that is larger still.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.extraProminentInsetGroupedHeader)
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { make(.sidebarCell) }
  /// A cell of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { make(.sidebarSubtitleCell) }
  /// A cell of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.accompaniedSidebarCell) }
  /// A cell of a list beside a sidebar with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    make(.accompaniedSidebarSubtitleCell)
  }
  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { make(.sidebarHeader) }

  private static func make(_ style: ListContentStyle) -> UIListContentConfiguration {
    UIListContentConfiguration(style, ListContentState())
  }

  // MARK: Content configuration

  /// Makes a view that shows this configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with the style's values for a state; contents and explicitly set values stay.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = UIListContentConfiguration(base, ListContentState(state))
    updated.marginsPart.keep(marginsPart)
    updated.axesPart.keep(axesPart)
    updated.sideBySidePart.keep(sideBySidePart)
    updated.imagePaddingPart.keep(imagePaddingPart)
    updated.horizontalPaddingPart.keep(horizontalPaddingPart)
    updated.verticalPaddingPart.keep(verticalPaddingPart)
    updated.alphaPart.keep(alphaPart)
    updated.imageProperties.keep(imageProperties)
    updated.textProperties.keep(textProperties)
    updated.secondaryTextProperties.keep(secondaryTextProperties)
    updated.image = image
    updated.plainText = plainText
    updated.styledText = styledText
    updated.plainSecondaryText = plainSecondaryText
    updated.styledSecondaryText = styledSecondaryText
    return updated
  }

  // MARK: Texts

  /// The text; setting it drops `attributedText`.
  public var text: String? {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue
      styledText = nil
    }
  }

  /// The text with attributes of its own; setting it drops `text`.
  public var attributedText: NSAttributedString? {
    get { styledText }
    set {
      plainText = nil
      styledText = newValue
    }
  }

  /// The second text; setting it drops `secondaryAttributedText`.
  public var secondaryText: String? {
    get { styledSecondaryText?.string ?? plainSecondaryText }
    set {
      plainSecondaryText = newValue
      styledSecondaryText = nil
    }
  }

  /// The second text with attributes of its own; setting it drops `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText }
    set {
      plainSecondaryText = nil
      styledSecondaryText = newValue
    }
  }

  // MARK: Distances

  /// The axes on which the content keeps at least the margins of the view around it; horizontal unless set.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: axesPart.value) }
    set { axesPart.value = newValue.rawValue }
  }

  /// Room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsPart.value.insets }
    set { marginsPart.value = InsetsPart(newValue) }
  }

  /// Whether the second text stands beside the first if both fit on a line, and not below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { sideBySidePart.value }
    set { sideBySidePart.value = newValue }
  }

  /// Room between image and texts, in points; 16 unless set.
  public var imageToTextPadding: CGFloat {
    get { imagePaddingPart.value }
    set { imagePaddingPart.value = newValue }
  }

  /// The least room between texts that stand beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { horizontalPaddingPart.value }
    set { horizontalPaddingPart.value = newValue }
  }

  /// Room between texts of which one is below the other, in points; 3 unless set.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { verticalPaddingPart.value }
    set { verticalPaddingPart.value = newValue }
  }

  /// How opaque the content is, 0…1.
  public var alpha: CGFloat {
    get { alphaPart.value }
    set { alphaPart.value = newValue }
  }
}

// MARK: - In words

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private var parts: [(String, Any)] {
    [
      ("style", style.rawValue), ("text", text as Any), ("secondaryText", secondaryText as Any),
      ("image", image as Any),
      ("directionalLayoutMargins", directionalLayoutMargins), ("imageToTextPadding", imageToTextPadding),
      ("prefersSideBySideTextAndSecondaryText", prefersSideBySideTextAndSecondaryText),
      ("textToSecondaryTextHorizontalPadding", textToSecondaryTextHorizontalPadding),
      ("textToSecondaryTextVerticalPadding", textToSecondaryTextVerticalPadding),
    ]
  }

  /// Style, content and distances.
  public var description: String { ConfigurationWords.describe("UIListContentConfiguration", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private var parts: [(String, Any)] {
    [
      ("font", font), ("color", color), ("alignment", alignment), ("lineBreakMode", lineBreakMode),
      ("numberOfLines", numberOfLines), ("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth),
      ("minimumScaleFactor", minimumScaleFactor),
      ("allowsDefaultTighteningForTruncation", allowsDefaultTighteningForTruncation),
      ("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory), ("transform", transform),
    ]
  }

  /// Font, colour and how lines are broken.
  public var description: String { ConfigurationWords.describe("TextProperties", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private var parts: [(String, Any)] {
    [
      ("preferredSymbolConfiguration", preferredSymbolConfiguration as Any), ("tintColor", tintColor as Any),
      ("cornerRadius", cornerRadius), ("maximumSize", maximumSize), ("reservedLayoutSize", reservedLayoutSize),
    ]
  }

  /// Tint, corners and sizes.
  public var description: String { ConfigurationWords.describe("ImageProperties", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}
