import Foundation

/// The edge of a popover with the arrow: `up` is an arrow at the top, for a popover below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known; of a popover that is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// The source of a popover: a view or a button of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame of the source in the coordinates of a view; null while it is hidden.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The frame of the view in the coordinates of another; nil for views in different windows.
  public func frame(in referenceView: UIView) -> CGRect? {
    window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the button in the coordinates of a view; nil while no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    button.window != nil && button.window === referenceView.window
      ? button.convert(button.bounds, to: referenceView) : nil
  }
}

/// Shows a controller in a bubble with an arrow to its source.
///
/// Give it a `sourceView` or a `barButtonItem` before presenting; presenting without raises. The bubble is as large as the controller's `preferredContentSize`,
/// 320 × 480 points unless set, as far as there is room. A tap beside it dismisses the controller. Where the width is compact it becomes a
/// sheet, unless the delegate answers with another style or `none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The size of a popover whose controller prefers none, as Apple documents it.
  private static let standardSize = CGSize(width: 320, height: 480)

  private let popover = PopoverView()
  private let dim = DimmingView()
  private var directionStorage = UIPopoverArrowDirection.unknown
  private(set) lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// The delegate, which is told of dismissing by hand, and asked for the style in compact width.
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { delegateStorage as? any UIPopoverPresentationControllerDelegate }
    set { delegateStorage = newValue }
  }

  /// At which edges the arrow may be; any unless set.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
  /// The view that the popover belongs to.
  open weak var sourceView: UIView? { didSet { changed() } }
  /// The part of the source view that the arrow points to, in its coordinates; null, as at first, is the whole view.
  open var sourceRect: CGRect = .null { didSet { changed() } }
  /// Whether the popover may cover what it belongs to; false unless set.
  open var canOverlapSourceViewRect = false { didSet { changed() } }
  /// The button that the popover belongs to, instead of a view.
  open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The source of the popover: a view or a button; takes the place of `sourceView` and `barButtonItem`.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { changed() } }
  /// At which edge the arrow is; `unknown` while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection { directionStorage }
  /// Views that take touches while the popover is shown; other touches beside the popover dismiss it.
  open var passthroughViews: [UIView]?
  /// The colour of bubble and arrow; nil takes that of the controller's view.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The least distance from the container's edges, in points; the safe area is kept free as well.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { changed() } }
  /// The sheet in place of the popover in compact width; set it up before presenting.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  private func changed() { containerView?.setNeedsLayout() }

  // MARK: Where

  open override var presentedView: UIView? { presentation?.active === self ? popover : super.presentedView }
  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? .zero }

  override var systemDuration: TimeInterval { 0.25 }
  override var placesAtEachLayout: Bool { true }
  override var ownTraits: UITraitCollection? {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceLevel: .elevated),
    ])
  }

  /// The rectangle at which the arrow points, in the container.
  private var anchor: CGRect? {
    guard let container = containerView else { return nil }
    if let frame = sourceItem?.frame(in: container) { return frame }
    if let frame = barButtonItem?.frame(in: container) { return frame }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  private var geometry: PopoverGeometry? {
    guard let container = containerView, let anchor else { return nil }
    let safe = container.safeAreaInsets
    let margins = popoverLayoutMargins
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    let wanted = presentedIfThere?.preferredContentSize ?? .zero
    let standard = Self.standardSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : standard.width,
      height: wanted.height > 0 ? wanted.height : standard.height)
    return PopoverGeometry(
      size: size, anchor: anchor, room: room, permitted: permittedArrowDirections,
      overlaps: canOverlapSourceViewRect)
  }

  private func ensureSource() {
    ensure(
      sourceItem != nil || barButtonItem != nil || sourceView != nil,
      "\(presentedViewController) is presented as a popover and belongs to nothing: set sourceView (and sourceRect) or barButtonItem of its popoverPresentationController before present(_:animated:completion:)"
    )
  }

  private func reportNoRoom(in container: UIView) {
    guard let anchor else { return }
    func words(_ size: CGSize) -> String { "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))" }
    stage.diagnostics.report(
      Diagnostic(
        kind: .popoverWithoutRoom,
        summary:
          "The popover with \(presentedViewController) has no room beside what it belongs to, and is shown over it.",
        object: "\(sourceView.map { $0.description } ?? "\(self)")",
        likelyCause:
          "Its source is \(words(anchor.size)) points large in a window of \(words(container.bounds.size)): sourceView is a view that fills the window, and sourceRect is not set.",
        cure:
          "Set sourceItem (or barButtonItem) of its popoverPresentationController to the button that was tapped, or sourceRect to the part of sourceView that the arrow is to point to."
      ))
  }

  // MARK: Coming and going

  override func didAttach() {
    guard let container = containerView else { return }
    delegate?.prepareForPopoverPresentation(self)
    ensureSource()
    dim.presentationController = self
    dim.backgroundColor = nil
    dim.frame = container.bounds
    container.addSubview(dim)
    popover.contentView = presentedIfThere?.view
  }

  override func didDetach() {
    dim.removeFromSuperview()
    popover.contentView = nil
    directionStorage = .unknown
  }

  override func show() {
    super.show()
    popover.alpha = 1
    presentation?.dimsTint = passthroughViews?.isEmpty ?? true
  }

  override func hide() {
    popover.alpha = 0
    presentation?.dimsTint = false
  }

  override func place() {
    guard let container = containerView, let geometry else { return }
    dim.frame = container.bounds
    if geometry.coversSource, !canOverlapSourceViewRect { reportNoRoom(in: container) }
    directionStorage = geometry.direction
    if let view = presentedIfThere?.viewIfLoaded, presentation?.phase != .over { popover.contentView = view }
    let color = backgroundColor ?? presentedIfThere?.viewIfLoaded?.backgroundColor ?? .systemBackground
    popover.setLook(direction: geometry.direction, tip: geometry.tip, color: color)
    let frame = PixelGrid.round(geometry.frame, scale: container.displayScale)
    popover.bounds.size = frame.size
    popover.center = CGPoint(x: frame.midX, y: frame.midY)
    popover.setNeedsLayout()
    popover.layoutIfNeeded()
  }

  override func wasTappedBeside() {
    if let alert = presentedIfThere as? UIAlertController { return alert.cancelByHand() }
    presentation?.dismissByHand()
  }

  /// The view outside of the popover that a touch goes to.
  func passthrough(at point: CGPoint, from container: UIView, _ event: UIEvent?) -> UIView? {
    for view in passthroughViews ?? [] {
      if let hit = view.hitTest(view.convert(point, from: container), with: event) { return hit }
    }
    return nil
  }
}

/// The methods by which a popover asks and tells its delegate; all may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown: the last place to say what it belongs to.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_prepareForPopoverPresentation_")
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    OptionalMethods.call("prepareForPopoverPresentation:", self, popoverPresentationController, or: ())
  }
}
