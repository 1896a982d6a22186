import QuartzCore

/// How a view looks: place, size, transform and opacity.
@MainActor struct ViewLook: Equatable {
  /// Without the transform, in the superview's coordinates; the frame where the transform is the view's own.
  var rect: CGRect
  /// Nil leaves the view its own.
  var transform: CATransform3D?
  /// Nil leaves the view its own.
  var alpha: CGFloat?

  nonisolated static func == (left: ViewLook, right: ViewLook) -> Bool {
    guard left.rect == right.rect, left.alpha == right.alpha else { return false }
    guard let one = left.transform, let other = right.transform else {
      return left.transform == nil && right.transform == nil
    }
    return CATransform3DEqualToTransform(one, other)
  }

  /// How a view looks now.
  init(of view: UIView) {
    let (center, size) = (view.center, view.bounds.size)
    let transform = view.transform3D
    self.transform = transform
    rect =
      CATransform3DIsIdentity(transform)
      ? view.frame
      : CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    alpha = view.alpha
  }

  init(rect: CGRect, transform: CATransform3D? = CATransform3DIdentity, alpha: CGFloat? = 1) {
    self.rect = rect
    self.transform = transform
    self.alpha = alpha
  }

  /// A place alone: transform and opacity stay the view's own.
  init(frame: CGRect) { self.init(rect: frame, transform: nil, alpha: nil) }

  /// Gives a view these looks, setting only properties that differ.
  func apply(to view: UIView) {
    if let transform, !CATransform3DIsIdentity(transform) {
      if view.bounds.size != rect.size { view.bounds.size = rect.size }
      let center = CGPoint(x: rect.midX, y: rect.midY)
      if view.center != center { view.center = center }
      if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    } else {
      if transform != nil, !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
      if view.frame != rect { view.frame = rect }
    }
    if let alpha, view.alpha != alpha { view.alpha = alpha }
  }

  /// The same look elsewhere.
  func moved(by shift: CGPoint) -> ViewLook {
    ViewLook(rect: rect.offsetBy(dx: shift.x, dy: shift.y), transform: transform, alpha: alpha)
  }
}

/// A view's motion in an update: how it looks at first and at last.
@MainActor struct ViewMotion {
  let view: UIView
  var from: ViewLook
  var to: ViewLook
  /// The opacity to restore on a leaving view, for its next use; nil keeps its present opacity.
  var alphaAtRest: CGFloat? = 1

  /// Restores the resting opacity and the transform of a view after its motion.
  func tidy() {
    if let alphaAtRest { view.alpha = alphaAtRest }
    if to.transform != nil { view.transform3D = CATransform3DIdentity }
  }
}

/// The views of an update that are in motion and leave the screen at its end.
@MainActor final class ListDeparture<Element: Hashable & Sendable, View: UIView> {
  var leaving: [ListWindow<Element, View>.Shown]
  /// How those that leave go.
  var motions: [ViewMotion] = []

  init(_ leaving: [ListWindow<Element, View>.Shown]) { self.leaving = leaving }

  /// Gives the views that leave the opacity and the transform that they have in themselves.
  func stopMotion(of view: UIView? = nil) {
    for motion in motions where view == nil || motion.view === view {
      motion.view.layer.removeAllAnimations()
      AnimationBlock.with(nil) { motion.tidy() }
    }
    motions.removeAll { view == nil || $0.view === view }
  }
}
