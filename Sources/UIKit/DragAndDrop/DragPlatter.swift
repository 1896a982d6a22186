import QuartzCore

/// Times and sizes of drags.
enum DragMetrics {
  /// The time in seconds after which a resting finger lifts the item under it: about half a second, as seen on screen.
  static let pressTime: Double = 0.5
  /// The distance in points by which the finger has to move a lifted item before the drag begins; a rule, like all
  /// below.
  static let slack: CGFloat = 10
  /// How far beside a menu the finger may be without being taken for one that drags away.
  static let menuMargin: CGFloat = 24
  /// How long a drag has to stay over what opens then.
  static let springTime: Double = 0.8
  /// How long what opens takes to become pale, and again to come back.
  static let blinkTime: Double = 0.15
  static let liftTime: Double = 0.25
  static let dropTime: Double = 0.3
  static let cancelTime: Double = 0.35
  /// How much larger things are while they are lifted.
  static let liftScale: CGFloat = 1.03
  /// How large platters are at most beside the shorter side of the window, unless they keep their size.
  static let largestPart: CGFloat = 0.6
  /// From each platter of a stack to the next one, and how many are seen.
  static let stackStep: CGFloat = 5
  static let stackLimit = 3
  static let cornerRadius: CGFloat = 10
  static let badge: CGFloat = 24
}

/// The picture of an item over the screen, from its lift until it lands.
final class DragPlatter: UIView {
  let item: UIDragItem
  /// The preview of the lift.
  let lifted: UITargetedDragPreview
  /// The offset of its centre from the finger; set when the drag begins.
  var grip = CGPoint.zero
  private let content = UIView()
  private let picture = UIImageView()

  init(_ item: UIDragItem, _ preview: UITargetedDragPreview, in window: UIWindow) {
    self.item = item
    lifted = preview
    super.init(frame: preview.frame(in: window))
    isUserInteractionEnabled = false
    addSubview(content)
    content.addSubview(picture)
    layer.shadowColor = CGColor.black
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowOpacity = 0
    show(preview.view, preview.parameters, size: bounds.size)
  }

  required init?(coder: NSCoder) { fatalError("Platters are made by drags") }

  private func show(_ view: UIView, _ parameters: UIPreviewParameters, size: CGSize) {
    bounds.size = size
    content.frame = bounds
    content.backgroundColor = parameters.backgroundColor
    content.clipsToBounds = true
    content.layer.cornerRadius = DragMetrics.cornerRadius
    picture.frame = bounds
    picture.image = view.previewPicture()
    picture.layer.mask = nil
    guard let path = parameters.visiblePath else { return }
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    picture.layer.mask = mask
    content.backgroundColor = nil
    content.layer.cornerRadius = 0
  }

  /// Shows the preview that the item gives while it is dragged.
  func showDragPreview() {
    guard let provider = item.previewProvider else { return }
    guard let preview = provider() else {
      isHidden = true
      return
    }
    isHidden = false
    show(preview.view, preview.parameters, size: preview.view.bounds.size)
  }

  /// How much smaller it is while it is dragged.
  func draggedScale(in window: UIWindow, keepsSize: Bool) -> CGFloat {
    guard !keepsSize else { return 1 }
    let largest = min(window.bounds.width, window.bounds.height) * DragMetrics.largestPart
    return min(1, largest / max(bounds.width, bounds.height, 1))
  }

  /// Goes where a preview is, as large as that.
  func land(on preview: UITargetedDragPreview, in window: UIWindow) {
    let frame = preview.frame(in: window)
    center = CGPoint(x: frame.midX, y: frame.midY)
    let scale = bounds.width > 0 ? frame.width / bounds.width : 1
    transform = CGAffineTransform(scaleX: scale, y: bounds.height > 0 ? frame.height / bounds.height : 1)
    layer.shadowOpacity = 0
  }
}

/// How many items a drag has, or what a drop would do, in a small circle at a platter's corner.
final class DragBadge: UIView {
  private let label = UILabel()

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(label)
    isHidden = true
  }

  /// Shows a number from 2 on, else a sign: plus where the drop copies, a line where nothing can be dropped.
  func show(count: Int, _ operation: UIDropOperation) {
    let sign: String? =
      switch operation {
      case .forbidden: "–"
      case .copy where count < 2: "+"
      default: count > 1 ? "\(count)" : nil
      }
    isHidden = sign == nil
    guard let sign else { return }
    label.text = sign
    backgroundColor =
      switch operation {
      case .forbidden: .systemGray
      case .copy: .systemGreen
      default: .systemRed
      }
    let side = DragMetrics.badge
    bounds.size = CGSize(width: max(side, label.intrinsicContentSize.width + 14), height: side)
    layer.cornerRadius = side / 2
    label.frame = bounds
  }
}

/// The container of platters, over the whole window, without taking touches.
final class DragStage: UIView {
  /// Held while the drag is under way.
  var drag: RunningDrag?
  let badge = DragBadge()

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  static func all(in window: UIWindow) -> [DragStage] { window.subviews.compactMap { $0 as? DragStage } }
}
