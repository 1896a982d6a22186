/// The view that shows a `UIListContentConfiguration`: an image, a text and a second text.
///
/// Cells and headers make one from their content configuration; it may also stand by itself. Its natural height follows from
/// the texts at its width.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var configurationStorage: UIListContentConfiguration
  private(set) var imageView: UIImageView?
  private(set) var textLabel: UILabel?
  private(set) var secondaryTextLabel: UILabel?
  private var guides: [WritableKeyPath<ListContentFrames, CGRect?>: ListContentGuide] = [:]

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    configurationStorage = configuration
    super.init(frame: .zero)
    showConfiguration()
  }

  /// Makes a view that shows an empty cell; archives are not read.
  public required init?(coder: NSCoder) {
    configurationStorage = .cell()
    super.init(coder: coder)
  }

  // MARK: Configuration

  /// The configuration of the view, a `UIListContentConfiguration`; raises for another type.
  open var configuration: any UIContentConfiguration {
    get { configurationStorage }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        fatalError(
          """
          A UIListContentView was given a \(type(of: newValue)) to show. Ask supports(_:) first, and make another view with \
          makeContentView() where it says no. View: \(diagnosticName).
          """)
      }
      listConfiguration = newValue
    }
  }

  /// The same with its own type.
  var listConfiguration: UIListContentConfiguration {
    get { configurationStorage }
    set {
      guard newValue != configurationStorage else { return }
      configurationStorage = newValue
      showConfiguration()
    }
  }

  /// Whether the configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func showConfiguration() {
    let configuration = configurationStorage
    alpha = configuration.alpha
    showImage(configuration)
    textLabel = label(
      textLabel, text: configuration.text, attributed: configuration.attributedText, configuration.textProperties,
      standardFont: configuration.style.font)
    secondaryTextLabel = label(
      secondaryTextLabel, text: configuration.secondaryText, attributed: configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, standardFont: configuration.style.secondaryFont)
    contentDidChange()
  }

  private func showImage(_ configuration: UIListContentConfiguration) {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if view.superview == nil { insertSubview(view, at: 0) }
    imageView = view
    let properties = configuration.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.tintColor = properties.resolvedTintColor(for: tintColor)
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
  }

  private func label(
    _ present: UILabel?, text: String?, attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, standardFont: (UITraitCollection?) -> UIFont
  ) -> UILabel? {
    guard let text, !text.isEmpty else {
      present?.removeFromSuperview()
      return nil
    }
    let label = present ?? UILabel()
    if label.superview == nil { addSubview(label) }
    // Fonts of the style follow the view's own text size, whatever traits the configuration was made under.
    let followsTextSize = properties.adjustsFontForContentSizeCategory && !properties.fontPart.isCustom
    label.font = followsTextSize ? standardFont(traitCollection) : properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment.alignment
    if let attributed { label.attributedText = attributed } else { label.text = properties.transform.apply(to: text) }
    return label
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard let imageView else { return }
    imageView.tintColor = configurationStorage.imageProperties.resolvedTintColor(for: tintColor)
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    showConfiguration()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.size)
    imageView?.frame = frames.image ?? .zero
    textLabel?.frame = frames.text ?? .zero
    secondaryTextLabel?.frame = frames.secondaryText ?? .zero
    for (part, guide) in guides { guide.follow(frames[keyPath: part]) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
  }

  override func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: width ?? bounds.width).height)
  }

  /// The height that the content needs at the target's width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : max(targetSize.width, naturalWidth)
    return fittingSize(width: width)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentDidChange()
  }

  // MARK: Guides

  /// The guide of the text; nil without text.
  open var textLayoutGuide: UILayoutGuide? { guide(\.text, isShown: textLabel != nil) }
  /// The guide of the second text; nil without second text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryText, isShown: secondaryTextLabel != nil) }
  /// The guide of the image; nil without image.
  open var imageLayoutGuide: UILayoutGuide? { guide(\.image, isShown: imageView != nil) }

  private func guide(_ part: WritableKeyPath<ListContentFrames, CGRect?>, isShown: Bool) -> UILayoutGuide? {
    guard isShown else { return nil }
    if let present = guides[part] { return present.guide }
    let made = ListContentGuide(in: self)
    guides[part] = made
    made.follow(frames(in: bounds.size)[keyPath: part])
    return made.guide
  }
}

/// A layout guide that constraints keep at the place of a part.
@MainActor
private final class ListContentGuide {
  let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  func follow(_ frame: CGRect?) {
    let frame = frame ?? .zero
    if left.constant != frame.minX { left.constant = frame.minX }
    if top.constant != frame.minY { top.constant = frame.minY }
    if width.constant != frame.width { width.constant = frame.width }
    if height.constant != frame.height { height.constant = frame.height }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
