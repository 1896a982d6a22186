/// The settings of a stage for animations of views.
@MainActor final class AnimationSettings {
  /// The block that is running.
  fileprivate(set) var block: AnimationBlock?
  /// Whether blocks animate.
  var isEnabled = true

  /// A block whose animations keep touches off views; it lives as long as they run.
  struct TouchBlocker {
    weak var block: AnimationBlock?
  }

  fileprivate var touchBlockers: [TouchBlocker] = []

  /// Those of the current stage.
  static var current: AnimationSettings { Stage.current.contents.animations }
}

/// One call of `UIView.animate` and its relatives: the pace of its animations, and the completion at their end.
///
/// While the block runs, every change of an attribute of a view's layer asks the view for an action, and gets an
/// animation from the present to the new value. Numbers, points and rectangles move *additively*, as in iOS 8 and
/// later: the animation adds the remaining difference to the new value, so that a change on the way to another bends
/// the motion instead of breaking it, and both come to their ends; with `beginFromCurrentState` as without it
/// (`uikit-facts §21`). Transforms and colours begin at the visible value.
@MainActor final class AnimationBlock {
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(CASpringAnimation)
    /// As somebody says who is told of all that is animated.
    case controlled(AnimatorTrack)
  }

  /// The block that is running; nil outside of blocks, and inside of `performWithoutAnimation`.
  static var current: AnimationBlock? { AnimationSettings.current.block }
  /// The setting of `UIView.setAnimationsEnabled(_:)`.
  static var isEnabled: Bool {
    get { AnimationSettings.current.isEnabled }
    set { AnimationSettings.current.isEnabled = newValue }
  }

  /// Changed after the beginning by the calls from before blocks only; see `UIView+OldAnimation`.
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pace: Pace
  /// How often it runs, and whether backwards too; changed by `modifyAnimations`.
  var repeatCount: Float
  var autoreverses: Bool
  /// The animation begun by `UIView.beginAnimations`.
  var oldAnimation: OldAnimation?
  /// The changes of a block of keyframes.
  var keyframes: KeyframeTrack?

  /// Called when everything has ended.
  var ending: ((Bool) -> Void)?
  private var pending = 0
  private var isComplete = true
  private var isClosed = false
  /// The views without touches during the animation.
  private var views: [UIView] = []
  private var resized: [UIView] = []
  private var rearranged: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace,
    completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.current
    var options = options
    if let outer, !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection(.inherited))
    }
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    self.duration = inheritsDuration ? outer!.duration : max(0, duration)
    self.delay = max(0, delay) + (outer?.delay ?? 0)
    let inheritsPace = outer != nil && !options.contains(.overrideInheritedCurve)
    self.pace = inheritsPace ? outer!.pace : pace
    self.options = options
    ending = completion
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
  }

  // MARK: Running

  /// Runs the changes and starts their animations.
  func run(_ changes: () -> Void) {
    Stage.current.run {
      begin()
      AnimationBlock.with(self) {
        changes()
        settle()
      }
      finish()
    }
  }

  private func begin() {
    // Kept open until all is done, so that an animation of length 0 cannot end it early.
    pending += 1
    CATransaction.begin()
    setPaceOfTransaction()
  }

  /// Tells changes of layers that are no views' how fast they are.
  func setPaceOfTransaction() {
    CATransaction.setAnimationDuration(duration)
    if case .curve(let function) = pace { CATransaction.setAnimationTimingFunction(function) }
  }

  /// Lays out the views of the changes.
  private func settle() {
    for view in rearranged { view.layoutIfNeeded() }
    if options.contains(.layoutSubviews) { for view in resized { view.layoutIfNeeded() } }
    keyframes?.start(in: self)
  }

  private func finish() {
    CATransaction.commit()
    isClosed = true
    if pending == 1 {
      // Nothing moves. Without a duration the end is told in the next turn, and else before what the block changed is laid out.
      if duration > 0 {
        DisplayClock.shared.scheduleBeforeLayout { self.ended(true) }
      } else {
        DisplayClock.shared.scheduleNextTurn { self.ended(true) }
      }
    } else {
      ended(true)
    }
  }

  /// Makes the block the current one until `close()`; for the calls from before blocks.
  func open() {
    oldAnimation?.outer = (AnimationBlock.current, LayerActions.isListening)
    begin()
    AnimationSettings.current.block = self
    LayerActions.isListening = true
  }

  /// Ends what `open()` began, and starts the animations' ends.
  func close() {
    guard let outer = oldAnimation?.outer else { return }
    settle()
    AnimationSettings.current.block = outer.block
    LayerActions.isListening = outer.isListening
    finish()
  }

  /// Runs something with another block, or none, as the current one.
  static func with(_ block: AnimationBlock?, _ body: () -> Void) {
    let settings = AnimationSettings.current
    let (outer, wasListening) = (settings.block, LayerActions.isListening)
    settings.block = settings.isEnabled ? block : nil
    LayerActions.isListening = settings.block != nil
    defer {
      settings.block = outer
      LayerActions.isListening = wasListening
    }
    body()
  }

  /// Something that the block waited for ended.
  func ended(_ isFinished: Bool) {
    // What a change of the same block replaced does not count.
    if !isFinished, isClosed { isComplete = false }
    pending -= 1
    guard pending == 0 else { return }
    letTouchesThrough()
    ending?(isComplete)
  }

  /// An arranged view of a stack was hidden or shown: the others make or take its room as part of the animation, and one that was
  /// hidden is seen until the end.
  func rearrange(_ stack: UIView, after view: UIView) {
    if !rearranged.contains(where: { $0 === stack }) { rearranged.append(stack) }
    guard view.isHidden, view.window != nil, duration > 0 else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = false
    setTiming(of: animation, on: view.layer)
    start(animation, on: view.layer, forKey: "hidden")
  }

  // MARK: Actions

  /// The action for a changed attribute of a view's layer inside of the block; nil for none.
  func action(for view: UIView, forKey key: String) -> (any CAAction)? {
    guard view.window != nil, duration > 0, !Self.stillKeys.contains(key) else { return nil }
    note(view, key)
    view.windowStorage?.changesOfTransition?.note(view.layer, key, animationKey: "")
    if let keyframes {
      keyframes.note(view, key)
      return nil
    }
    // What repeats for ever never comes to an end that it could be waited for to.
    let replaces = options.contains(.beginFromCurrentState) && view.layer.isAnimatedForEver(key)
    guard let animation = makeAnimation(view.layer, key, beginsAtSeen: replaces) else { return nil }
    if replaces { view.layer.stopAnimations(of: key) }
    return Start(block: self, animation: animation)
  }

  private static let stillKeys: Set<String> = ["contents", "hidden", "masksToBounds", "zPosition", "contentsCenter"]

  private func note(_ view: UIView, _ key: String) {
    if key == "bounds", !resized.contains(where: { $0 === view }) { resized.append(view) }
    guard !options.contains(.allowUserInteraction), !views.contains(where: { $0 === view }) else { return }
    keepTouchesOff(view)
  }

  private func makeAnimation(_ layer: CALayer, _ key: String, beginsAtSeen: Bool) -> CABasicAnimation? {
    let isAdditive = layer.changeIsAdditive
    let beginsAtOld = isAdditive && !beginsAtSeen
    guard let from = (beginsAtOld ? layer.valueBeforeChange : layer.presentedBeforeChange) else { return nil }
    let animation = emptyAnimation(key, on: layer)
    if isAdditive {
      animation.isAdditive = true
      animation.fromValue = layer.difference(of: from, forKey: key)
      animation.toValue = layer.difference(of: layer.ownValue(forKey: key), forKey: key)
    } else {
      animation.fromValue = from
      animation.toValue = layer.ownValue(forKey: key)
    }
    return animation
  }

  private func emptyAnimation(_ key: String, on layer: CALayer) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .controlled(let track):
      return ControlledAnimation(keyPath: key, takesTouchesAlong: track.takesTouchesAlong) { track.way }
    case .curve(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = function
    case .spring(let spring):
      // The copy has the motion; the pace of the transaction must not bend it.
      animation = spring.copy() as! CABasicAnimation
      animation.keyPath = key
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    setTiming(of: animation, on: layer)
    return animation
  }

  func setTiming(of animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if let rate = options.framesPerSecond {
      animation.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
    guard delay > 0 else { return }
    animation.beginTime = layer.displayStage.clock.now + delay
    animation.fillMode = .backwards
  }

  /// Starts an animation that the block waits for; `onEnd` comes before the block hears of it.
  func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String, onEnd: (() -> Void)? = nil) {
    pending += 1
    layer.startAnimation(animation, forKey: key) { isFinished in
      onEnd?()
      self.ended(isFinished)
    }
  }

  /// Puts an animation on the layer in a way that the block hears of its end.
  private struct Start: CAAction {
    let block: AnimationBlock
    let animation: CABasicAnimation

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      guard let layer = anObject as? CALayer else { return }
      let key = animation.isAdditive ? layer.freeAnimationKey(for: event) : event
      if case .controlled(let track) = block.pace { track.note(layer, event, animationKey: key) }
      block.start(animation, on: layer, forKey: key)
    }
  }

  // MARK: Touches

  /// Whether an animation keeps touches off a view and its subviews.
  static func keepsTouchesOff(_ view: UIView) -> Bool {
    let blockers = view.stage.contents.animations.touchBlockers
    return !blockers.isEmpty && blockers.contains { $0.block?.views.contains { $0 === view } ?? false }
  }

  private func keepTouchesOff(_ view: UIView) {
    // The view's stage, which may be another than that of the code that animates.
    let settings = view.stage.contents.animations
    settings.touchBlockers.removeAll { $0.block?.views.isEmpty ?? true }
    views.append(view)
    if settings.touchBlockers.contains(where: { $0.block === self }) { return }
    settings.touchBlockers.append(AnimationSettings.TouchBlocker(block: self))
  }

  private func letTouchesThrough() { views = [] }
}
