extension UIView {
  /// `motionEffects`.
  var motionEffectsStorage: [UIMotionEffect] {
    get { heldMotionEffects?.effects ?? [] }
    set {
      let held = heldMotionEffects ?? HeldMotionEffects()
      held.effects = newValue
      objc_setAssociatedObject(self, HeldMotionEffects.key, newValue.isEmpty ? nil : held, .OBJC_ASSOCIATION_RETAIN)
      apply(held)
    }
  }

  private var heldMotionEffects: HeldMotionEffects? {
    objc_getAssociatedObject(self, HeldMotionEffects.key) as? HeldMotionEffects
  }

  /// Applies the present tilt of the device to the view and its subviews.
  func viewerOffsetDidChange() {
    if let held = heldMotionEffects { apply(held) }
    for view in subviews { view.viewerOffsetDidChange() }
  }

  /// Adds the effects' values to the shown ones; the model values stay.
  private func apply(_ held: HeldMotionEffects) {
    for key in held.keys { layer.removeAnimation(forKey: key) }
    held.keys = []
    var values: [String: Any] = [:]
    for effect in held.effects {
      let added = effect.keyPathsAndRelativeValues(forViewerOffset: stage.screen.viewerOffset) ?? [:]
      values.merge(added) { _, later in later }
    }
    for (path, value) in values.sorted(by: { $0.key < $1.key }) where (value as? CGFloat) != 0 {
      let animation = CABasicAnimation(keyPath: Self.layerPath(path))
      animation.fromValue = value
      animation.toValue = value
      animation.isAdditive = true
      animation.duration = 0.001
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      let key = "motion effect on \(path)"
      layer.add(animation, forKey: key)
      held.keys.append(key)
    }
  }

  /// The key path of the layer that a view's value is.
  private static func layerPath(_ path: String) -> String {
    let names = [("layer.", ""), ("center", "position"), ("alpha", "opacity")]
    for (name, other) in names where path.hasPrefix(name) { return other + path.dropFirst(name.count) }
    return path
  }
}

/// The effects of a view, and the animations by which they are shown.
@MainActor private final class HeldMotionEffects {
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  var effects: [UIMotionEffect] = []
  var keys: [String] = []
}
