extension CALayer {
  /// The layer's time at a time of the clock; O(depth).
  final func localTime(at clockTime: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(at: clockTime) ?? clockTime
    guard let timing = extras?.timing else { return outer }
    let own = timing.ownTime(at: outer, begin: timing.beginTime)
    let active = timing.activeDuration(of: timing.duration)
    guard active.isFinite else { return own }
    let time = min(max(own, 0), active)
    guard timing.duration > 0 else { return time }
    let cycle = timing.autoreverses ? 2 * timing.duration : timing.duration
    let inside = time == active ? cycle : time - (time / cycle).rounded(.down) * cycle
    return timing.autoreverses && inside > timing.duration ? cycle - inside : inside
  }

  /// The clock's time at a time of the layer's; nil while it stands still.
  ///
  /// Durations of layers do not count.
  final func clockTime(at localTime: CFTimeInterval) -> CFTimeInterval? {
    var time = localTime
    var layer: CALayer? = self
    while let current = layer {
      if let timing = current.extras?.timing {
        guard let outer = timing.parentTime(at: time, begin: timing.beginTime) else { return nil }
        time = outer
      }
      layer = current.superlayer
    }
    return time
  }

  final func setTiming<Value: Equatable>(
    _ attribute: WritableKeyPath<MediaTiming, Value>, _ value: Value, _ key: String
  ) {
    announcing(key) {
      var timing = extras?.timing ?? Self.layerTiming
      if timing[keyPath: attribute] == value { return }
      timing[keyPath: attribute] = value
      writableExtras.timing = timing
      markChanged()
    }
  }

  final var timingOrDefault: MediaTiming { extras?.timing ?? Self.layerTiming }

  /// Layers go on for ever.
  private static let layerTiming = MediaTiming(duration: .infinity)
}
