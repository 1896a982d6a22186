/// A selected background on its way out.
@MainActor final class SelectionFade {
  /// How long a background takes to fade in or out, in seconds; a rule, not measured.
  static let duration: TimeInterval = 0.3

  let background: UIView
  /// How opaque the background is by itself.
  let alpha: CGFloat

  init(_ background: UIView) {
    self.background = background
    alpha = background.alpha
  }
}
