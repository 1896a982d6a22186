/// The effect of a sheet on the screen or sheet behind it, which shrinks to a card with its top in sight.
@MainActor final class SheetBackground {
  private weak var presenter: UIViewController?
  private var look: (view: UIView, cornerRadius: CGFloat, masksToBounds: Bool)?

  func begin(_ presenter: UIViewController?) { self.presenter = presenter }

  /// The card behind: a whole screen, or a sheet that is as high as can be.
  private func view(below top: CGFloat) -> UIView? {
    if let sheet = presenter?.presentationState.own?.active as? UISheetPresentationController {
      let place = sheet.sheetView.center.y - sheet.sheetView.bounds.height / 2
      return sheet.geometry.kind == .attached && abs(place - top) < 1 ? sheet.sheetView : nil
    }
    guard let view = presenter?.viewIfLoaded, let window = view.window else { return nil }
    let isScreen = view.superview === window || presenter?.presentationState.own?.presented === presenter
    return isScreen && view.bounds.size == window.bounds.size ? view : nil
  }

  /// Brings the card a part of the way to its place above a sheet whose top is at `top` when it is large.
  func apply(_ depth: CGFloat, below top: CGFloat, metrics: SheetMetrics) {
    guard depth > 0, let view = view(below: top) else { return restore() }
    if look?.view !== view {
      restore()
      look = (view, view.layer.cornerRadius, view.layer.masksToBounds)
    }
    let (size, center) = (view.bounds.size, view.center)
    let whole = max(0.1, (size.width - 2 * metrics.presenterInset) / max(1, size.width))
    let move = top - metrics.cornerRadius - (center.y - size.height * whole / 2)
    let scale = 1 + (whole - 1) * depth
    (view as? SheetView)?.standsBehind(depth)
    view.transform = CGAffineTransform(translationX: 0, y: move * depth).scaledBy(x: scale, y: scale)
    if view is SheetView { return }
    view.layer.cornerRadius = metrics.cornerRadius * depth
    view.layer.masksToBounds = true
  }

  /// Brings the card back to what it was.
  func restore() {
    guard let look else { return }
    look.view.transform = .identity
    (look.view as? SheetView)?.standsBehind(0)
    (look.view.layer.cornerRadius, look.view.layer.masksToBounds) = (look.cornerRadius, look.masksToBounds)
    self.look = nil
  }

  func end() { restore() }
}
