/// The changes of a block of keyframes: for each attribute of each view the values at the keyframes' ends.
@MainActor final class KeyframeTrack {
  private struct Change {
    let view: UIView
    let key: String
    let start: Double
    let end: Double
    let before: Any
    let after: Any
  }

  private let mode: CAAnimationCalculationMode
  private var changes: [Change] = []
  /// The keyframe that is running, in parts of the block's duration.
  private var span: (start: Double, end: Double) = (0, 1)

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  func run(from start: Double, length: Double, _ changes: () -> Void) {
    let outer = span
    let begin = min(max(start, 0), 1)
    span = (begin, min(max(start + length, begin), 1))
    changes()
    span = outer
  }

  func note(_ view: UIView, _ key: String) {
    guard let before = view.layer.valueBeforeChange else { return }
    // A colour that is taken away fades.
    guard let after = view.layer.ownValue(forKey: key) ?? (before as? CGColor)?.copy(alpha: 0) else { return }
    changes.append(
      Change(view: view, key: key, start: span.start, end: span.end, before: before, after: after))
  }

  /// Starts one animation for each attribute of each view that was changed.
  func start(in block: AnimationBlock) {
    var rest = changes
    changes = []
    while let first = rest.first {
      let isOfFirst = { (change: Change) in change.view === first.view && change.key == first.key }
      let track = rest.filter(isOfFirst)
      rest.removeAll(where: isOfFirst)
      let layer = first.view.layer
      if block.options.contains(.beginFromCurrentState) { layer.stopAnimations(of: first.key) }
      block.start(animation(of: track, in: block), on: layer, forKey: first.key)
    }
  }

  /// The animation of an attribute: its value stays between keyframes, and a later keyframe begins at the end of an
  /// overlapping one.
  private func animation(of track: [Change], in block: AnimationBlock) -> CAKeyframeAnimation {
    let ordered = track.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    var values: [Any] = [ordered[0].element.before]
    var times: [Double] = [0]
    func add(_ value: Any, at time: Double) {
      let time = max(time, times[times.count - 1])
      if time == times[times.count - 1], times.count > 1 || time > 0 {
        values[values.count - 1] = value
      } else {
        values.append(value)
        times.append(time)
      }
    }
    for (_, change) in ordered {
      if change.start > times[times.count - 1] { add(values[values.count - 1], at: change.start) }
      add(change.after, at: change.end)
    }
    if times[times.count - 1] < 1 { add(values[values.count - 1], at: 1) }
    let animation = CAKeyframeAnimation(keyPath: track[0].key)
    animation.calculationMode = mode
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    if mode == .discrete { animation.keyTimes?.append(1) }
    if case .curve(let function) = block.pace { animation.timingFunction = function }
    block.setTiming(of: animation, on: track[0].view.layer)
    return animation
  }
}
