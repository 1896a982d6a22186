/// A selected background that goes out or has gone out: of cells of tables and of collections.
@MainActor final class SelectionFade {
  /// How long a background takes to fade in or out, in seconds; a rule, not measured.
  static let duration: TimeInterval = 0.3

  private let background: UIView
  /// How opaque the background is by itself.
  private let alpha: CGFloat

  /// Begins to fade a background out; `completion` gets the fade when it has gone.
  init(out background: UIView, completion: @escaping (SelectionFade) -> Void) {
    self.background = background
    alpha = background.alpha
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { background.alpha = 0 }, completion: { _ in completion(self) })
  }

  /// Fades a background in that was just put into its cell.
  static func fadeIn(_ background: UIView) {
    let alpha = background.alpha
    AnimationBlock.with(nil) { background.alpha = 0 }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { background.alpha = alpha }, completion: nil)
  }

  /// Removes the background, still fading or not, and restores its own opacity.
  func end() {
    background.layer.removeAllAnimations()
    AnimationBlock.with(nil) { background.alpha = alpha }
    background.removeFromSuperview()
  }
}
