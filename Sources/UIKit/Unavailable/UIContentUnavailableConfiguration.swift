/// The content in place of missing content: an image, two texts and two buttons in the middle, as a value.
///
/// A controller shows one over its view (`UIViewController.contentUnavailableConfiguration`);
/// `UIContentUnavailableView` shows one anywhere. Explicitly set values stay in every state. Apple publishes none of
/// the distances and fonts: they are rules of this library, after pictures of iOS 17 and 18.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the parts from side to side.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// The edge at which reading begins.
    case natural
  }

  let style: UnavailableContentStyle
  private var textPart: Styled<String?>
  private var styledText: NSAttributedString?
  private var secondaryTextPart: Styled<String?>
  private var styledSecondaryText: NSAttributedString?
  private var imagePart: Styled<UIImage?>
  private var alignmentPart = Styled(Alignment.center)
  private var marginsPart: Styled<InsetsPart>
  private var axesPart = Styled(UIAxis.both.rawValue)
  private var imagePaddingPart: Styled<CGFloat>
  private var secondaryTextPaddingPart: Styled<CGFloat>
  private var buttonPaddingPart: Styled<CGFloat>
  private var secondaryButtonPaddingPart: Styled<CGFloat>

  /// How the image looks.
  public var imageProperties: ImageProperties
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts; not shown without image, title and subtitle.
  public var button: UIButton.Configuration
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one; not shown without image, title and subtitle.
  public var secondaryButton: UIButton.Configuration
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background behind everything; clear unless set.
  public var background = UIBackgroundConfiguration.clear()

  init(_ style: UnavailableContentStyle, traits: UITraitCollection?, searchText: String? = nil) {
    let metrics = UnavailableContentMetrics()
    self.style = style
    textPart = Styled(style.text(searchText))
    secondaryTextPart = Styled(style.secondaryText)
    imagePart = Styled(style.symbol.flatMap { UIImage(systemName: $0) })
    marginsPart = Styled(InsetsPart(metrics.margins))
    imagePaddingPart = Styled(metrics.imageToText)
    secondaryTextPaddingPart = Styled(metrics.textToSecondaryText)
    buttonPaddingPart = Styled(metrics.textToButton)
    secondaryButtonPaddingPart = Styled(metrics.buttonToSecondaryButton)
    imageProperties = ImageProperties(
      symbolConfiguration: .init(pointSize: metrics.symbolSize), tintColor: .secondaryLabel)
    textProperties = TextProperties(font: style.font(traits), color: style.color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits), color: .secondaryLabel)
    button = .plain()
    secondaryButton = .plain()
  }

  // MARK: Styles

  /// Nothing yet, to be filled by the application.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty, traits: nil)
  }
  /// An activity indicator with a text: content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.loading, traits: nil)
  }
  /// A magnifying glass with texts: a search found nothing.
  ///
  /// `updated(for:)` names the search text, where the state knows it. The texts are English.
  public static func search() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.search, traits: nil)
  }

  // MARK: Content configuration

  /// Makes a view that shows this configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration with the style's values for a state; contents and explicitly set values stay.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText
    var updated = UIContentUnavailableConfiguration(style, traits: state.traitCollection, searchText: searchText)
    updated.textPart.keep(textPart)
    updated.secondaryTextPart.keep(secondaryTextPart)
    updated.imagePart.keep(imagePart)
    updated.alignmentPart.keep(alignmentPart)
    updated.marginsPart.keep(marginsPart)
    updated.axesPart.keep(axesPart)
    updated.imagePaddingPart.keep(imagePaddingPart)
    updated.secondaryTextPaddingPart.keep(secondaryTextPaddingPart)
    updated.buttonPaddingPart.keep(buttonPaddingPart)
    updated.secondaryButtonPaddingPart.keep(secondaryButtonPaddingPart)
    updated.imageProperties.keep(imageProperties)
    updated.textProperties.keep(textProperties)
    updated.secondaryTextProperties.keep(secondaryTextProperties)
    updated.styledText = styledText
    updated.styledSecondaryText = styledSecondaryText
    updated.button = button
    updated.buttonProperties = buttonProperties
    updated.secondaryButton = secondaryButton
    updated.secondaryButtonProperties = secondaryButtonProperties
    updated.background = background
    return updated
  }

  // MARK: Content

  /// The image; nil for none.
  public var image: UIImage? {
    get { imagePart.value }
    set { imagePart.value = newValue }
  }

  /// The text; setting it drops `attributedText`.
  public var text: String? {
    get { styledText?.string ?? textPart.value }
    set {
      textPart.value = newValue
      styledText = nil
    }
  }

  /// The text with attributes of its own; setting it drops `text`.
  public var attributedText: NSAttributedString? {
    get { styledText }
    set {
      textPart.value = nil
      styledText = newValue
    }
  }

  /// The second text; setting it drops `secondaryAttributedText`.
  public var secondaryText: String? {
    get { styledSecondaryText?.string ?? secondaryTextPart.value }
    set {
      secondaryTextPart.value = newValue
      styledSecondaryText = nil
    }
  }

  /// The second text with attributes of its own; setting it drops `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText }
    set {
      secondaryTextPart.value = nil
      styledSecondaryText = newValue
    }
  }

  // MARK: Places

  /// The alignment of the parts from side to side; in the middle unless set.
  public var alignment: Alignment {
    get { alignmentPart.value }
    set { alignmentPart.value = newValue }
  }

  /// The axes on which the content keeps at least the margins of the view around it; both unless set.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: axesPart.value) }
    set { axesPart.value = newValue.rawValue }
  }

  /// Room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsPart.value.insets }
    set { marginsPart.value = InsetsPart(newValue) }
  }

  /// Room between the image and the parts below it, in points.
  public var imageToTextPadding: CGFloat {
    get { imagePaddingPart.value }
    set { imagePaddingPart.value = newValue }
  }

  /// Room between the two texts, in points.
  public var textToSecondaryTextPadding: CGFloat {
    get { secondaryTextPaddingPart.value }
    set { secondaryTextPaddingPart.value = newValue }
  }

  /// Room between the texts and the button, in points.
  public var textToButtonPadding: CGFloat {
    get { buttonPaddingPart.value }
    set { buttonPaddingPart.value = newValue }
  }

  /// Room between the two buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { secondaryButtonPaddingPart.value }
    set { secondaryButtonPaddingPart.value = newValue }
  }
}

extension UIContentUnavailableConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private var parts: [(String, Any)] {
    [
      ("style", style.rawValue), ("text", text as Any), ("secondaryText", secondaryText as Any),
      ("image", image as Any),
      ("directionalLayoutMargins", directionalLayoutMargins), ("imageToTextPadding", imageToTextPadding),
      ("textToSecondaryTextPadding", textToSecondaryTextPadding), ("textToButtonPadding", textToButtonPadding),
      ("buttonToSecondaryButtonPadding", buttonToSecondaryButtonPadding),
    ]
  }

  /// Style, content and distances.
  public var description: String { ConfigurationWords.describe("UIContentUnavailableConfiguration", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}
