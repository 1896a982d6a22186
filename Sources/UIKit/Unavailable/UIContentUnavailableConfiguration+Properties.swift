extension UIContentUnavailableConfiguration {
  /// How one of the two texts looks.
  public struct TextProperties: Hashable {
    private var parts: UIListContentConfiguration.TextProperties

    init(font: UIFont, color: UIColor) { parts = UIListContentConfiguration.TextProperties(font: font, color: color) }

    mutating func keep(_ other: TextProperties) { parts.keep(other.parts) }

    /// Whether a font was set, so that it holds in place of the style's.
    var hasOwnFont: Bool { parts.fontPart.isCustom }

    /// The font.
    public var font: UIFont {
      get { parts.font }
      set { parts.font = newValue }
    }
    /// The colour.
    public var color: UIColor {
      get { parts.color }
      set { parts.color = newValue }
    }
    /// The treatment of text that does not fit; shortened at its end unless set.
    public var lineBreakMode: NSLineBreakMode {
      get { parts.lineBreakMode }
      set { parts.lineBreakMode = newValue }
    }
    /// The most lines there may be; 0, which is any number, unless set.
    public var numberOfLines: Int {
      get { parts.numberOfLines }
      set { parts.numberOfLines = newValue }
    }
    /// Whether text that is too wide is drawn smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth: Bool {
      get { parts.adjustsFontSizeToFitWidth }
      set { parts.adjustsFontSizeToFitWidth = newValue }
    }
    /// Whether a line that is too long by up to a twentieth of its room is set closer before it is shortened; false unless set.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { parts.allowsDefaultTighteningForTruncation }
      set { parts.allowsDefaultTighteningForTruncation = newValue }
    }
    /// The least share of its size to which text is made smaller; 0 sets no limit.
    public var minimumScaleFactor: CGFloat {
      get { parts.minimumScaleFactor }
      set { parts.minimumScaleFactor = newValue }
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    private var parts: UIListContentConfiguration.ImageProperties

    init(symbolConfiguration: UIImage.SymbolConfiguration?, tintColor: UIColor?) {
      parts = UIListContentConfiguration.ImageProperties(symbolConfiguration: symbolConfiguration, tintColor: tintColor)
    }

    mutating func keep(_ other: ImageProperties) { parts.keep(other.parts) }

    /// Size and weight of symbols that do not say themselves.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { parts.preferredSymbolConfiguration }
      set { parts.preferredSymbolConfiguration = newValue }
    }
    /// The colour of symbols and other templates; nil is the view's tint colour.
    public var tintColor: UIColor? {
      get { parts.tintColor }
      set { parts.tintColor = newValue }
    }
    /// How round the image's corners are, in points.
    public var cornerRadius: CGFloat {
      get { parts.cornerRadius }
      set { parts.cornerRadius = newValue }
    }
    /// The largest size that the image is shown in; a side of 0, as at first, is not limited.
    public var maximumSize: CGSize {
      get { parts.maximumSize }
      set { parts.maximumSize = newValue }
    }
  }

  /// The behaviour of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap; nil for none.
    public var primaryAction: UIAction?
    /// The menu of the button, opened by a tap without action, else by a long press; nil for none.
    public var menu: UIMenu?
    /// Whether the button can be tapped; true unless set.
    public var isEnabled = true
    /// The role of the button; `normal` unless set.
    public var role = UIButton.Role.normal

    init() {}
  }
}
