/// An animation with its progress set by code, instead of the clock; it ends by its removal.
package final class ControlledAnimation: CABasicAnimation {
  /// The part of the way that is behind; asked whenever the layer is looked at, and may lie outside of 0…1.
  private var part: @MainActor () -> CGFloat = { 0 }
  /// Whether touches find the layer's view where it is seen.
  private(set) var takesTouchesAlong = false

  /// Makes an animation of an attribute.
  package convenience init(keyPath: String, takesTouchesAlong: Bool, part: @escaping @MainActor () -> CGFloat) {
    self.init()
    self.keyPath = keyPath
    self.part = part
    self.takesTouchesAlong = takesTouchesAlong
    // Any length will do, as nobody looks at the time, but one without end is not waited for.
    duration = 1
    repeatCount = .infinity
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? ControlledAnimation else { return }
    (part, takesTouchesAlong) = (other.part, other.takesTouchesAlong)
  }

  override func makeEmpty() -> CAAnimation { ControlledAnimation() }

  override func progress(_ position: RunPosition) -> CGFloat { part() }
}

extension CALayer {
  /// Whether touches find the layer's view at its visible place, and not at its own.
  package final var takesTouchesAlong: Bool {
    guard flags.contains(.isAnimated), let running = extras?.animations?.running else { return false }
    return running.contains { ($0.animation as? ControlledAnimation)?.takesTouchesAlong ?? false }
  }
}
