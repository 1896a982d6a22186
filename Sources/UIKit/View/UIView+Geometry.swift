extension UIView {
  /// Pixels in a point where the view is shown.
  var displayScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : stage.screen.scale
  }

  // MARK: Conversion

  func convertPoint(_ point: CGPoint, from: UIView, to: UIView) -> CGPoint {
    if from === to { return point }
    return from.layer.convert(point, to: to.layer)
  }

  var topAncestor: UIView {
    var view = self
    while let parent = view.superviewStorage { view = parent }
    return view
  }

  // MARK: Changes

  /// Runs a change of the layer's geometry and lets everything that depends on it follow.
  func setGeometry(_ change: () -> Void) {
    if hasKeyValueObservers { return announcingGeometry { changeGeometry(change) } }
    changeGeometry(change)
  }

  private func changeGeometry(_ change: () -> Void) {
    let oldBounds = ownLayer.bounds
    let oldPosition = ownLayer.position
    change()
    let newBounds = ownLayer.bounds
    if oldBounds.size != newBounds.size {
      sizeDidChange(from: oldBounds.size)
    } else {
      if oldBounds.origin != newBounds.origin {
        setNeedsLayout()
        autoLayoutBoundsOriginDidChange()
      }
      if oldPosition != ownLayer.position { placeDidChange() }
    }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    if contentModeStorage == .redraw || overridesDraw { ownLayer.setNeedsDisplay() }
    if !subviewStorage.isEmpty, autoresizesSubviews { resizeSubviews(from: oldSize) }
    setNeedsLayout()
    boundsSizeDidChange(from: oldSize)
    autoLayoutFrameInputsDidChange()
    if !subviewStorage.isEmpty { subviewsMayLieInOtherInsets() }
  }

  private func placeDidChange() {
    autoLayoutFrameInputsDidChange()
    placeInInsetsDidChange()
    if classFacts.contains(.placesItself) { placeInSuperviewDidChange() }
  }

  /// Gives the view the place and size that constraints make out.
  ///
  /// They act on the centre and the size of the bounds, so that a transform stays what it is and an override of `frame` is not
  /// called, as in UIKit.
  func applyLayoutFrame(_ rect: CGRect) {
    if hasKeyValueObservers { return announcingGeometry { placeInFrame(rect) } }
    placeInFrame(rect)
  }

  private func placeInFrame(_ rect: CGRect) {
    if classFacts.contains(.placesItself) { return placeItself(rect) }
    let change = ownLayer.place(inFrame: rect)
    if change.isResized { sizeDidChange(from: change.oldSize) } else if change.isMoved { placeDidChange() }
  }

  /// The frame as it would be without the view's transform: how UIKit's own code reads and sets the places of views of applications, under whose transforms
  /// `frame` is undefined.
  ///
  /// Without a transform it is the `frame`, overrides of which are called, as in UIKit.
  var frameBeforeTransform: CGRect {
    get {
      guard hasTransform else { return frame }
      let (size, place, anchor) = (ownLayer.bounds.size, ownLayer.position, ownLayer.anchorPoint)
      return CGRect(
        x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width, height: size.height)
    }
    set {
      if hasTransform { applyLayoutFrame(newValue) } else { frame = newValue }
    }
  }

  private var hasTransform: Bool { !CATransform3DIsIdentity(ownLayer.transform) }

  /// The same by way of the properties, for classes that override those.
  private func placeItself(_ rect: CGRect) {
    let anchor = ownLayer.anchorPoint
    let size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    let position = CGPoint(x: rect.origin.x + anchor.x * size.width, y: rect.origin.y + anchor.y * size.height)
    let isMoved = ownLayer.position != position
    if ownLayer.bounds.size != size {
      // Who is told of the size finds the view in its new place: half of the change would mean other insets.
      if isMoved { ownLayer.position = position }
      bounds.size = size
    }
    if isMoved { center = position }
  }

  // MARK: Autoresizing

  private func resizeSubviews(from oldSize: CGSize) {
    let newSize = ownLayer.bounds.size
    for subview in subviewStorage where subview.followsAutoresizing {
      let mask = subview.autoresizingMask
      let old = subview.frameBeforeTransform
      var rect = old
      (rect.origin.x, rect.size.width) = Self.autoresize(
        origin: old.origin.x, length: old.size.width, from: oldSize.width, to: newSize.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (rect.origin.y, rect.size.height) = Self.autoresize(
        origin: old.origin.y, length: old.size.height, from: oldSize.height, to: newSize.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      if rect != old { subview.frameBeforeTransform = rect }
    }
  }

  private var followsAutoresizing: Bool { translatesMaskStorage && !autoresizingMask.isEmpty }

  /// Springs and struts on one axis: the change goes to the flexible parts in proportion to what they had; where they
  /// had nothing, in equal shares.
  ///
  /// A single flexible part takes it all.
  static func autoresize(
    origin: CGFloat, length: CGFloat, from oldExtent: CGFloat, to newExtent: CGFloat, before: Bool, inside: Bool,
    after: Bool
  ) -> (CGFloat, CGFloat) {
    let change = newExtent - oldExtent
    if change == 0 || !(before || inside || after) { return (origin, length) }
    let rest = oldExtent - origin - length
    let count = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    let flexible = (before ? origin : 0) + (inside ? length : 0) + (after ? rest : 0)
    func share(_ value: CGFloat) -> CGFloat { flexible > 0 ? change * value / flexible : change / count }
    var newOrigin = origin
    var newLength = length
    if before { newOrigin += share(origin) }
    if inside { newLength += share(length) }
    return (newOrigin, newLength)
  }
}
