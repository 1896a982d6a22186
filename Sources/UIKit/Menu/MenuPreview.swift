/// The picture of a view, or the view of a controller, that stands over the screen while its menu is open.
final class MenuPreview: UIView {
  /// The frame of the view in the window.
  let source: CGRect
  /// The target of the preview when the menu closes; nil for its origin.
  var goal: CGRect?
  /// Called when a finger taps it.
  var wasTapped: () -> Void = {}
  private(set) var liftedFrame = CGRect.zero
  private let content = UIView()
  private let picture = UIImageView()
  private var controller: UIViewController?
  private let metrics = MenuMetrics()
  private let path: UIBezierPath?

  /// Whether the preview is at its place beside the open menu.
  var isLifted = false { didSet { setNeedsLayout() } }

  /// A picture of a view as the preview says.
  init(_ preview: UITargetedPreview, source: CGRect) {
    self.source = source
    path = preview.parameters.visiblePath
    super.init(frame: source)
    picture.image = preview.view.previewPicture()
    setUp(background: preview.parameters.backgroundColor)
    if let path {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
      content.backgroundColor = nil
      content.layer.cornerRadius = 0
    }
  }

  /// The view of a controller, which is shown in place of the view that was pressed.
  init(_ controller: UIViewController, source: CGRect) {
    self.source = source
    self.controller = controller
    path = nil
    super.init(frame: source)
    setUp(background: .systemBackground)
    content.addSubview(controller.view)
    controller.view.isUserInteractionEnabled = false
    controller.beginAppearance(true, animated: true)
  }

  required init?(coder: NSCoder) { fatalError("Previews are made by menus that open") }

  private func setUp(background: UIColor?) {
    content.backgroundColor = background
    content.clipsToBounds = true
    content.layer.cornerRadius = metrics.previewCornerRadius
    addSubview(content)
    content.addSubview(picture)
    layer.shadowColor = CGColor.black
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(MenuPreview.didTap(_:))))
  }

  private func didTap(_ tap: UITapGestureRecognizer) { wasTapped() }

  /// Ends what the controller was told when it began.
  func didOpen() { controller?.endAppearance() }
  func willClose() { controller?.beginAppearance(false, animated: true) }
  func didClose() { controller?.endAppearance() }

  /// Finds a place for preview and menu together.
  func place(in room: CGRect, menuHeight: CGFloat, gap: CGFloat) {
    var frame = source
    if let controller {
      let wanted = controller.preferredContentSize
      let width = wanted.width > 0 ? min(wanted.width, room.width) : room.width - gap
      let most = max(room.height / 3, room.height - menuHeight - gap)
      let height = min(wanted.height > 0 ? wanted.height : most, most)
      frame = CGRect(x: source.midX - width / 2, y: source.midY - height / 2, width: width, height: height)
      frame.origin.x = max(room.minX, min(frame.minX, room.maxX - width))
    }
    let lowest = room.maxY - (menuHeight > 0 ? menuHeight + gap : 0) - frame.height
    frame.origin.y = max(room.minY, min(frame.minY, lowest))
    liftedFrame = frame
    let shown = isLifted ? frame : goal ?? source
    bounds.size = shown.size
    center = CGPoint(x: shown.midX, y: shown.midY)
    layer.shadowOpacity = isLifted ? 0.15 : 0
    if controller != nil { alpha = isLifted ? 1 : 0 }
    content.frame = bounds
    picture.frame = bounds
    controller?.view.frame = bounds
  }
}
