/// The animations of an animator's block, with their progress.
@MainActor final class AnimatorTrack {
  private struct Change {
    /// Weak, as the layer holds its animations, and they this.
    weak var layer: CALayer?
    let attribute: String
    let animationKey: String
    let before: Any?
    let after: Any?
  }

  var timeline: AnimatorTimeline
  /// The animator's time.
  private let time: @MainActor () -> Double
  private var changes: [Change] = []
  /// Whether touches find the views where they are seen.
  let takesTouchesAlong: Bool

  init(_ timeline: AnimatorTimeline, takesTouchesAlong: Bool, time: @escaping @MainActor () -> Double) {
    self.timeline = timeline
    self.takesTouchesAlong = takesTouchesAlong
    self.time = time
  }

  /// The part of the way that is behind.
  var way: CGFloat { CGFloat(timeline.way(at: time())) }

  /// An attribute of a layer is being changed, and will be animated.
  func note(_ layer: CALayer, _ attribute: String, animationKey: String) {
    changes.append(
      Change(
        layer: layer, attribute: attribute, animationKey: animationKey, before: layer.valueBeforeChange,
        after: layer.ownValue(forKey: attribute)))
  }

  // MARK: The end

  /// Stops the animations where they are.
  func stop() {
    let seen = changes.map { $0.layer?.presentedValue(forKey: $0.attribute) }
    remove()
    for (change, value) in zip(changes, seen) { set(value, change) }
  }

  /// Gives everything its value at an end.
  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: for change in changes { set(change.after, change) }
    case .start: for change in changes.reversed() { set(change.before, change) }
    case .current: break
    @unknown default: for change in changes { set(change.after, change) }
    }
  }

  /// Removes the animations, so that the layers' own values are visible.
  func remove() {
    for change in changes { change.layer?.removeAnimation(forKey: change.animationKey) }
  }

  /// Values go through the view, so that what depends on them follows.
  private func set(_ value: Any?, _ change: Change) {
    guard let layer = change.layer else { return }
    AnimationBlock.with(nil) {
      guard let view = layer.owner as? UIView else { return layer.setOwnValue(value, forKey: change.attribute) }
      switch (change.attribute, value) {
      case ("bounds", let bounds as CGRect): view.bounds = bounds
      case ("position", let position as CGPoint): view.center = position
      case ("backgroundColor", let color):
        // A dynamic colour of the view stays if its present variant is the wanted colour.
        let wanted = color.map { $0 as! CGColor }
        if layer.backgroundColor != wanted { view.backgroundColor = wanted.map { UIColor(cgColor: $0) } }
      default: layer.setOwnValue(value, forKey: change.attribute)
      }
    }
  }

  // MARK: Touches

  /// Converts a point of a view to a subview's visible place; nil for a subview at its own place.
  static func seenPoint(_ point: CGPoint, of view: UIView, in subview: UIView) -> CGPoint? {
    guard subview.layer.takesTouchesAlong, let seen = subview.layer.presentation() else { return nil }
    return seen.convert(point, from: seen.superlayer)
  }
}
