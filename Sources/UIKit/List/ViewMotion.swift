import QuartzCore

/// How a view looks: place, size, transform and opacity.
@MainActor struct ViewLook: Equatable {
  /// Without the transform, in the superview's coordinates.
  var rect: CGRect
  var transform = CATransform3DIdentity
  var alpha: CGFloat = 1

  nonisolated static func == (left: ViewLook, right: ViewLook) -> Bool {
    left.rect == right.rect && left.alpha == right.alpha
      && CATransform3DEqualToTransform(left.transform, right.transform)
  }

  /// How a view looks now.
  init(of view: UIView) {
    let (center, size) = (view.center, view.bounds.size)
    transform = view.transform3D
    rect =
      CATransform3DIsIdentity(transform)
      ? view.frame
      : CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    alpha = view.alpha
  }

  init(rect: CGRect, transform: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1) {
    self.rect = rect
    self.transform = transform
    self.alpha = alpha
  }

  /// Has a view look so, setting only what differs.
  func apply(to view: UIView) {
    if CATransform3DIsIdentity(transform) {
      if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
      if view.frame != rect { view.frame = rect }
    } else {
      if view.bounds.size != rect.size { view.bounds.size = rect.size }
      let center = CGPoint(x: rect.midX, y: rect.midY)
      if view.center != center { view.center = center }
      if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    }
    if view.alpha != alpha { view.alpha = alpha }
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
}

/// What an update set in motion and has to be taken off the screen at its end.
@MainActor final class ListDeparture<Element: Hashable, View: UIView> {
  var leaving: [ListWindow<Element, View>.Shown]
  /// How those that leave go.
  var motions: [ViewMotion] = []

  init(_ leaving: [ListWindow<Element, View>.Shown]) { self.leaving = leaving }

  /// Gives the views that leave the opacity and the transform that they have in themselves.
  func stopMotion(of view: UIView? = nil) {
    for motion in motions where view == nil || motion.view === view {
      motion.view.layer.removeAllAnimations()
      AnimationBlock.with(nil) {
        motion.view.alpha = 1
        motion.view.transform3D = CATransform3DIdentity
      }
    }
    motions.removeAll { view == nil || $0.view === view }
  }
}
