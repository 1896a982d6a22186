/// A control that is on or off.
///
/// It is 51 by 31 points whatever frame it is given (iOS 7–18); constraints see 49 by 31 of it, as its right end lies 2 points
/// outside the alignment rectangle. A tap anywhere turns it over and sends `valueChanged`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  /// How long the thumb takes, in seconds; not measured.
  private static let turningTime = 0.25

  /// The style of a switch.
  public enum Style: _Enumeration, Sendable {
    /// As the device has it.
    case automatic
    /// A box with a mark: on a Mac.
    case checkbox
    /// A thumb that slides.
    case sliding
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The style of the switch: a sliding thumb, as there is no Mac here.
  open var style: Style { .sliding }
  // Silent: UISwitch.preferredStyle | what switches look like on a Mac
  /// The preferred style on a Mac; without effect on iPhones and iPads, the only devices here.
  open var preferredStyle = Style.automatic
  /// The text beside a box with a mark; nil on iPhones and iPads, where setting it has no effect, as on iOS.
  open var title: String? {
    get { nil }
    set {}
  }
  // Silent: UISwitch.onImage, offImage | without effect on iOS since iOS 7, as Apple documents
  /// A picture of switches before iOS 7; without effect, as on iOS.
  open var onImage: UIImage?
  /// A picture of switches before iOS 7; without effect, as on iOS.
  open var offImage: UIImage?

  private let track = CALayer()
  private let thumb = CALayer()
  private var isOnStorage = false

  /// Makes a switch that is off, at the origin of a frame.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size)) }

  /// Makes a switch that is off; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
    coder.finishDecoding(self, as: UISwitch.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    for part in [track, thumb] {
      part.hasImplicitActions = false
      layer.addSublayer(part)
    }
    thumb.shadowOpacity = 0.15
    thumb.shadowRadius = 4
    thumb.shadowOffset = CGSize(width: 0, height: 3)
    thumb.shadowColor = CGColor.black
  }

  /// Whether the switch is on; setting it sends nothing.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off and sends nothing; the thumb moves there when `animated`.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    announcing("on") { isOnStorage = on }
    setNeedsLayout()
    if animated { UIView.animate(withDuration: UISwitch.turningTime) { self.layoutIfNeeded() } }
  }

  /// Colour behind the thumb while on; green unless set.
  open var onTintColor: UIColor? {
    didSet {
      styled(\UISwitch.onTintColor, onTintColor)
      setNeedsLayout()
    }
  }
  /// Colour of the thumb; white unless set.
  open var thumbTintColor: UIColor? {
    didSet {
      styled(\UISwitch.thumbTintColor, thumbTintColor)
      setNeedsLayout()
    }
  }

  /// Room at the right end that constraints do not see (frames of `uikit-facts` oracle `ib-layouts`: 51 points wide where a
  /// constraint says 49, and 2 past the margin that the switch is pinned to).
  private static let overhang = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)

  open override var alignmentRectInsets: UIEdgeInsets { UISwitch.overhang }
  /// The size without the overhang, 49 by 31.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UISwitch.size.width - UISwitch.overhang.right, height: UISwitch.size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(stateTraits.union([.button, .toggleButton]), value: isOn ? "1" : "0")
  }
  override var primaryEvents: UIControl.Event { [.valueChanged, .primaryActionTriggered] }
  override func willSendPrimaryEvents() { setOn(!isOnStorage, animated: true) }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let traits = traitCollection
    let size = UISwitch.size
    let color: UIColor = isOnStorage ? onTintColor ?? .systemGreen : .secondarySystemFill
    track.frame = CGRect(origin: .zero, size: size)
    track.cornerRadius = size.height / 2
    track.backgroundColor = color.resolvedColor(with: traits).cgColor
    let diameter = size.height - 2 * UISwitch.thumbInset
    let isAtEnd = isOnStorage != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtEnd ? size.width - UISwitch.thumbInset - diameter : UISwitch.thumbInset, y: UISwitch.thumbInset,
      width: diameter, height: diameter)
    thumb.cornerRadius = diameter / 2
    thumb.backgroundColor = (thumbTintColor ?? .white).resolvedColor(with: traits).cgColor
    track.opacity = isEnabled ? 1 : 0.5
    thumb.opacity = isEnabled ? 1 : 0.8
  }
}
