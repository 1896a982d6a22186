import QuartzCore

/// Opens the row or item that a drag is held over.
@MainActor final class ListSpring {
  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.possible
    weak var targetView: UIView?
    var targetItem: Any?
    private weak var session: (any UIDropSession)?
    private let last: CGPoint
    private weak var list: UIView?

    init(_ session: any UIDropSession, _ cell: UIView, in list: UIView) {
      self.session = session
      self.list = list
      last = session.location(in: list)
      targetView = cell
    }

    func location(in view: UIView?) -> CGPoint {
      let place: UIView? = view ?? list?.window
      guard let place else { return last }
      return session?.location(in: place) ?? list?.convert(last, to: place) ?? last
    }
  }

  private var path: IndexPath?
  private var timer: ClockTimer?

  /// The drag is over a row or item, or over none; the time begins again for another one.
  func hold(
    _ session: any UIDropSession, over path: IndexPath?, in list: UIView, cell: UIView?,
    may: (IndexPath, any UISpringLoadedInteractionContext) -> Bool, open: @escaping @MainActor (IndexPath) -> Void
  ) {
    guard path != self.path else { return }
    end()
    self.path = path
    guard let path, let cell else { return }
    let context = Context(session, cell, in: list)
    guard may(path, context) else { return }
    timer = list.clock.schedule(after: DragMetrics.springTime) { [weak self] in
      guard let self, self.path == path else { return }
      timer = nil
      context.state = .activated
      if let view = context.targetView { Self.blink(view) }
      open(path)
    }
  }

  private static func blink(_ view: UIView) {
    let alpha = view.alpha
    UIView.animate(
      withDuration: DragMetrics.blinkTime, animations: { view.alpha = alpha / 2 },
      completion: { _ in UIView.animate(withDuration: DragMetrics.blinkTime) { view.alpha = alpha } })
  }

  func end() {
    timer?.cancel()
    (timer, path) = (nil, nil)
  }
}
