extension UIButton {
  /// How a button of the newer kind looks.
  ///
  /// Insets and fonts are those that iOS documents for its button sizes; corner radii and the strengths of tinted and touched
  /// backgrounds are rules of this library.
  public struct Configuration: Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the kind and size of the button have it.
      case fixed
      /// As the kind and size of the button have it, growing with the reader's text size.
      case dynamic
      case small
      case medium
      case large
      /// Half circles at the ends.
      case capsule
    }

    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      case mini
      case small
      case medium
      case large
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// In the middle, or towards the title's side where the image stands before it.
      case automatic
      case leading
      case center
      case trailing
    }

    /// Whether arrows say that a button opens a menu.
    public enum Indicator: Int, Hashable, Sendable {
      /// On a button that shows which element of its menu is on.
      case automatic
      case none
      /// An arrow up and one down at the end of the button.
      case popup
    }

    enum Kind: Hashable { case plain, gray, tinted, filled }

    /// How a button looks on a Mac; on an iPhone and an iPad it has no effect.
    public enum MacIdiomStyle: Hashable, Sendable {
      /// As the kind of the button has it.
      case automatic
      // Silent: UIButton.Configuration.MacIdiomStyle.bordered, borderless, borderlessTinted | how buttons
      //   look on a Mac
      case bordered
      case borderless
      case borderlessTinted
    }

    var kind: Kind
    /// How the button looks on a Mac; without effect on iPhones and iPads, which are all there are here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether a button that is selected looks so: plain and grey ones as tinted, tinted ones as filled; true unless set.
    ///
    /// Which looks those are is a rule.
    public var automaticallyUpdateForSelection = true
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; sets the default insets.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { contentInsets = Self.insets(for: buttonSize) } }
    }
    /// The background of the content; colour and corners are those of the kind and of `cornerStyle` unless set in it.
    ///
    /// A radius that is set counts with `fixed` and `dynamic` corners.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a spinner stands in the place of the image.
    public var showsActivityIndicator = false
    /// Whether arrows say that the button opens a menu.
    public var indicator = Indicator.automatic
    private var imageColorPart: ColorTransformerPart?
    private var spinnerColorPart: ColorTransformerPart?
    private var indicatorColorPart: ColorTransformerPart?
    /// Makes the image's colour of that of the title; nil leaves it the same.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColorPart?.transformer }
      set { imageColorPart = ColorTransformerPart(newValue) }
    }
    /// Makes the spinner's colour of that of the title; nil leaves it the same.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { spinnerColorPart?.transformer }
      set { spinnerColorPart = ColorTransformerPart(newValue) }
    }
    /// Makes the arrows' colour of that of the title; nil leaves it the same.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColorPart?.transformer }
      set { indicatorColorPart = ColorTransformerPart(newValue) }
    }
    /// Colour of title and image; that of the kind unless set.
    public var baseForegroundColor: UIColor?
    /// Colour of the background; that of the kind unless set.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// Size and weight of the image when it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    private var titleText = ButtonText()
    private var subtitleText = ButtonText()
    /// The title; setting it drops `attributedTitle`.
    public var title: String? {
      get { titleText.string }
      set { titleText = ButtonText(newValue, transformer: titleText.transformerPart) }
    }
    /// The title with attributes; those that are missing are the button's.
    public var attributedTitle: AttributedString? {
      get { titleText.attributedString }
      set { titleText.attributed = newValue }
    }
    /// Makes the attributes of the title of those that the button has for its size and state; those of `attributedTitle` come before.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleText.transformerPart?.transformer }
      set { titleText.transformerPart = TextTransformerPart(newValue) }
    }
    /// The text below the title; setting it drops `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText = ButtonText(newValue, transformer: subtitleText.transformerPart) }
    }
    /// The same with attributes; those that are missing are the button's.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributedString }
      set { subtitleText.attributed = newValue }
    }
    /// Makes the attributes of the subtitle, as `titleTextAttributesTransformer` does those of the title.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleText.transformerPart?.transformer }
      set { subtitleText.transformerPart = TextTransformerPart(newValue) }
    }
    var shownTitle: ButtonText { titleText }
    var shownSubtitle: ButtonText { subtitleText }
    /// The treatment of a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The treatment of a subtitle that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Room around the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      didSet { hasDefaultInsets = contentInsets == Self.insets(for: buttonSize) }
    }
    /// The side of the titles that the image stands at; `leading` unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The least room for the image, across for one beside the titles and else down; the image is centred in it.
    public var imageReservation: CGFloat = 0
    /// Room between image and titles.
    public var imagePadding: CGFloat = 0
    /// Room between title and subtitle; 1 unless set.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    private var hasDefaultInsets = true

    private init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Self.insets(for: .medium)
    }

    /// Title and image in the tint colour on nothing.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Title and image in the tint colour on a faint tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Title and image in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White title and image on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Makes the insets those of the button size again.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// Whether buttons with either look the same.
    public static func == (a: Configuration, b: Configuration) -> Bool {
      a.kind == b.kind && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize
        && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor
        && a.image == b.image && a.preferredSymbolConfigurationForImage == b.preferredSymbolConfigurationForImage
        && a.titleText == b.titleText && a.subtitleText == b.subtitleText && a.macIdiomStyle == b.macIdiomStyle
        && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
        && a.imageReservation == b.imageReservation && a.titleLineBreakMode == b.titleLineBreakMode
        && a.subtitleLineBreakMode == b.subtitleLineBreakMode && a.contentInsets == b.contentInsets
        && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
        && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment && a.background == b.background
        && a.showsActivityIndicator == b.showsActivityIndicator && a.indicator == b.indicator
        && a.imageColorPart == b.imageColorPart && a.spinnerColorPart == b.spinnerColorPart
        && a.indicatorColorPart == b.indicatorColorPart
    }

    /// Feeds a part of what `==` compares into the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(cornerStyle)
      hasher.combine(buttonSize)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(imagePadding)
    }
  }
}
