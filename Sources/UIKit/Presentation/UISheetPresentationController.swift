import Foundation

/// Shows a controller as a sheet: a card from the bottom that can be pulled to several heights and down to dismiss it.
///
/// Set it up before presenting, through the `sheetPresentationController` of the controller. Where the width is regular the sheet stands in the middle and has one
/// height; where the height is compact it covers the window, unless `prefersEdgeAttachedInCompactHeight` is set. Behind a large sheet on a phone the screen
/// shrinks to a card, as on iOS 13 to 18. A finger on the sheet moves it; content that scrolls comes first, except downwards at its top and, while a larger
/// detent is there, upwards (`prefersScrollingExpandsWhenScrolledToEdge`).
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  let sheetView = SheetView()
  let dim = DimmingView()
  let background = SheetBackground()
  private var selectedStorage: Detent.Identifier?
  private(set) lazy var drag = SheetDrag(self)
  /// The sheet's top, before rounding to pixels.
  private var shownTop: CGFloat = 0
  /// The sheet's top as held by a finger.
  var heldTop: CGFloat?

  /// The delegate, which is told of dismissing by hand, and of detents that the user pulls the sheet to.
  @_nonoverride
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { delegateStorage as? any UISheetPresentationControllerDelegate }
    set { delegateStorage = newValue }
  }

  /// The heights at which the sheet rests, the lowest first; a large one unless set.
  open var detents: [UISheetPresentationController.Detent] = [.large()] {
    didSet {
      ensure(!detents.isEmpty, "detents: a sheet needs a height at which it rests; give one detent or more")
      for (place, detent) in detents.enumerated() { detent.takeName(place) }
      changed()
    }
  }

  /// The detent at which the sheet is; nil, as at first, is the lowest.
  ///
  /// Set in the block of `animateChanges(_:)` the sheet moves there. The user's finger sets it too.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { selectedStorage }
    set {
      selectedStorage = newValue
      changed()
    }
  }

  /// The largest detent without darkness behind the sheet, at which the views behind take touches; nil for none.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { changed() } }
  /// Whether scrolling up at the content's top pulls the sheet to a larger detent first; true unless set.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is shown at the top of a sheet at the bottom edge; false unless set.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// Whether the sheet stands at the bottom edge where the height is compact, instead of covering the window; false unless set.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
  /// Whether a sheet at the bottom edge is as wide as the controller prefers where the height is compact; false unless set.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }
  /// The radius of the corners in points; nil takes the system's.
  public var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// The view above which the sheet is centred; nil centres the sheet in the window.
  open var sourceView: UIView? { didSet { changed() } }

  /// Animates the changes of the sheet that a block makes.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard presentation?.phase == .shown, let container = containerView else { return }
    UIView.animate(withDuration: systemDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      self.place()
      container.layoutIfNeeded()
    }
  }

  /// Marks custom detents to be asked for their heights again, in the next layout.
  open func invalidateDetents() { changed() }

  private func changed() { containerView?.setNeedsLayout() }

  /// The user pulled the sheet to a detent.
  func select(_ identifier: Detent.Identifier) {
    guard identifier != (selectedStorage ?? geometry.heights.first?.identifier) else { return }
    selectedStorage = identifier
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Where

  open override var presentedView: UIView? { presentation == nil ? super.presentedView : sheetView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let geometry = geometry
    return geometry.frame(top: heldTop ?? geometry.top(height: geometry.height(of: selectedStorage)))
  }

  override var placesAtEachLayout: Bool { true }
  override var letsTouchesThrough: Bool {
    guard largestUndimmedDetentIdentifier != nil, presentation?.phase == .shown else { return false }
    return darkness == 0
  }
  override var ownTraits: UITraitCollection? {
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    guard presentationStyle == .formSheet, traitCollection.userInterfaceIdiom == .pad else { return level }
    // A form sheet is as narrow inside as a popover, however large it is made.
    return UITraitCollection(traitsFrom: [level, UITraitCollection(horizontalSizeClass: .compact)])
  }

  /// Whether the sheet is a card, and does not cover the window.
  var isCard: Bool { geometry.kind != .covering }
  private var darkness: CGFloat {
    let geometry = geometry
    guard geometry.kind != .covering else { return 0 }
    return geometry.darkness(top: shownTop, undimmed: largestUndimmedDetentIdentifier)
  }

  // MARK: Coming and going

  override func didAttach() {
    guard let container = containerView else { return }
    dim.presentationController = self
    dim.frame = container.bounds
    container.addSubview(dim)
    sheetView.contentView = presentedIfThere?.view
    sheetView.grabberWasTapped = { [weak self] in self?.drag.toggle() }
    drag.attach(to: sheetView)
    container.stage.screen.keyboard.addFollower(container)
    background.begin(presentation?.presenter)
  }

  override func didDetach() {
    background.end()
    dim.removeFromSuperview()
    sheetView.contentView = nil
    sheetView.transform = .identity
    heldTop = nil
  }

  override func show() {
    heldTop = nil
    sheetView.alpha = 1
    place()
  }

  override func hide() {
    heldTop = nil
    let bounds = containerView?.bounds ?? .zero
    if geometry.kind == .covering, presentedIfThere?.presentationState.transition == .crossDissolve {
      sheetView.alpha = 0
    } else {
      sheetView.center.y = bounds.maxY + sheetView.bounds.height / 2
    }
    dim.alpha = 0
    presentation?.dimsTint = false
    background.restore()
  }

  override func place() {
    guard let container = containerView else { return }
    let geometry = geometry
    let exact = frameOfPresentedViewInContainerView
    let frame = PixelGrid.round(exact, scale: container.displayScale)
    shownTop = exact.minY
    dim.bounds.size = container.bounds.size
    dim.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    sheetView.bounds.size = frame.size
    sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
    if let presentation, let view = presentedIfThere?.viewIfLoaded, presentation.phase != .over {
      sheetView.contentView = view
    }
    applyLook(geometry, top: shownTop)
    sheetView.setNeedsLayout()
    sheetView.layoutIfNeeded()
  }

  private func applyLook(_ geometry: SheetGeometry, top: CGFloat) {
    let isCard = geometry.kind != .covering
    let corners: CACornerMask =
      geometry.kind == .floating
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let darkness = isCard ? geometry.darkness(top: top, undimmed: largestUndimmedDetentIdentifier) : 0
    sheetView.setLook(
      radius: isCard ? preferredCornerRadius ?? geometry.metrics.cornerRadius : 0, corners: corners,
      showsGrabber: prefersGrabberVisible && geometry.kind == .attached, hasShadow: isCard && darkness < 1)
    dim.alpha = darkness
    presentation?.dimsTint = darkness > 0 && presentation?.phase != .over
    let maximum = SheetGeometry.maximum(geometry.bounds, safeArea: geometry.safeArea, isCompact: isCompactHeight)
    let depth = isCompactHeight ? 0 : geometry.depth(top: top, maximum: maximum)
    background.apply(depth, below: geometry.bounds.maxY - maximum, metrics: geometry.metrics)
  }

  override func wasTappedBeside() { presentation?.dismissByHand() }

  // MARK: Geometry

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// The frames of the sheet at each of its heights.
  var geometry: SheetGeometry {
    let container = containerView
    let bounds = container?.bounds ?? stage.screen.bounds
    let safe = container?.safeAreaInsets ?? .zero
    if isCompactHeight, !prefersEdgeAttachedInCompactHeight {
      var covering = SheetGeometry(bounds: bounds, safeArea: safe, kind: .covering, x: (bounds.minX, bounds.width))
      covering.heights = [(.large, bounds.height)]
      return covering
    }
    if traitCollection.horizontalSizeClass == .regular, !isCompactHeight { return floating(bounds, safe) }
    var x = (min: bounds.minX, width: bounds.width)
    if isCompactHeight {
      x = (bounds.minX + safe.left, max(0, bounds.width - safe.left - safe.right))
      let wanted = presentedIfThere?.preferredContentSize.width ?? 0
      if widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 {
        let width = min(wanted, x.width)
        x = (bounds.midX - width / 2, width)
      }
    }
    var geometry = SheetGeometry(bounds: bounds, safeArea: safe, kind: .attached, x: x)
    let maximum = SheetGeometry.maximum(bounds, safeArea: safe, isCompact: isCompactHeight)
    geometry.heights = heights(maximum, safe.bottom)
    let lift = max(0, keyboardCover - safe.bottom)
    // The height of a detent is what is seen above the keyboard, as far as there is room.
    if lift > 0 { geometry.heights = geometry.heights.map { ($0.identifier, min($0.height + lift, maximum)) } }
    return geometry
  }

  /// How much of the window a keyboard covers that somebody types on in the sheet.
  private var keyboardCover: CGFloat {
    guard let container = containerView, let view = presentedIfThere?.viewIfLoaded else { return 0 }
    let keyboard = container.stage.screen.keyboard
    return keyboard.isTyped(in: view) ? keyboard.overlap(of: container) : 0
  }

  private func heights(
    _ maximum: CGFloat, _ bottom: CGFloat
  ) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = DetentContext(traitCollection, max(0, maximum - bottom))
    let found = detents.compactMap { detent -> (identifier: Detent.Identifier, height: CGFloat)? in
      guard let value = detent.resolvedValue(in: context) else { return nil }
      return (detent.identifier, min(max(value, 0), context.maximumDetentValue) + bottom)
    }
    return found.isEmpty ? [(.large, maximum)] : found.sorted { $0.height < $1.height }
  }

  private func floating(_ bounds: CGRect, _ safe: UIEdgeInsets) -> SheetGeometry {
    let metrics = SheetMetrics()
    var size = metrics.formSize
    if presentationStyle != .formSheet {
      size = CGSize(width: metrics.pageWidth, height: bounds.height - 2 * metrics.top(safeArea: safe.top))
    }
    let wanted = presentedIfThere?.preferredContentSize ?? .zero
    if presentationStyle == .formSheet, wanted != .zero { size = wanted }
    size = CGSize(
      width: min(size.width, bounds.width), height: min(size.height, bounds.height - safe.top - safe.bottom))
    var middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let sourceView, let containerView, sourceView.window != nil {
      let source = sourceView.convert(sourceView.bounds, to: containerView)
      middle.x = min(max(source.midX, bounds.minX + size.width / 2), bounds.maxX - size.width / 2)
    }
    var geometry = SheetGeometry(
      bounds: bounds, safeArea: safe, kind: .floating, x: (middle.x - size.width / 2, size.width))
    geometry.heights = [(.large, size.height)]
    let cover = keyboardCover
    if cover > 0 { middle.y = min(middle.y, max(safe.top + size.height / 2, bounds.maxY - cover - size.height / 2)) }
    geometry.floatingTop = middle.y - size.height / 2
    return geometry
  }
}

/// The methods by which a sheet tells of dismissing by hand, and of detents reached by pulls of the user; all may be
/// left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user pulled the sheet to another detent; not called for what code selects.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_sheetPresentationControllerDidChangeSelectedDetentIdentifier_")
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    OptionalMethods.call(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", self, sheetPresentationController, or: ())
  }
}
