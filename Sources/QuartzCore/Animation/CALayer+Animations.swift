extension CALayer {
  final func start(_ anim: CAAnimation, forKey key: String?, onEnd: ((Bool) -> Void)? = nil) {
    let copy = anim.duplicate()
    let transition = copy as? CATransition
    transition?.takePicture(of: self)
    let key = transition == nil ? key : kCATransition
    let transaction = CATransaction.current
    if copy.duration == 0 { copy.duration = copy.naturalDuration(transaction.duration) }
    if copy.timingFunction == nil { copy.timingFunction = transaction.timingFunction }
    let animations = writableAnimations
    let schedule = animations.schedule
    let begin = copy.beginTime == 0 ? localTime(at: animations.now) : copy.beginTime
    let running = RunningAnimation(
      key: key ?? "", animation: copy, layer: self, begin: begin,
      number: schedule.nextNumber(), transaction: transaction, onEnd: onEnd)
    var replaced: RunningAnimation?
    if !running.key.isEmpty, let index = animations.running.firstIndex(where: { $0.key == running.key }) {
      replaced = animations.running.remove(at: index)
    }
    animations.running.append(running)
    flags.insert(.isAnimated)
    schedule.add(self)
    markChanged()
    replaced?.finish(false)
    reportUnknownKeys(of: running)
  }

  /// Starts an animation that was made for the layer, and has `onEnd` called with whether it came to its end.
  package final func startAnimation(_ anim: CAAnimation, forKey key: String, onEnd: @escaping (Bool) -> Void) {
    start(anim, forKey: key, onEnd: onEnd)
  }

  private var writableAnimations: LayerAnimations {
    let extras = writableExtras
    if let animations = extras.animations { return animations }
    let made = LayerAnimations(stage: displayStage)
    extras.animations = made
    return made
  }

  private func reportUnknownKeys(of running: RunningAnimation) {
    var values = PresentedValues(model: self)
    running.animation.apply(RunPosition(time: 0, run: 0), to: &values)
    for key in values.unknownKeys { LayerProblem.unknownKeyPath(key, of: summary).report(on: displayStage) }
  }

  /// Takes an animation off without telling anybody.
  final func drop(_ running: RunningAnimation) {
    guard let animations = extras?.animations else { return }
    animations.running.removeAll { $0 === running }
    if animations.running.isEmpty {
      extras?.animations = nil
      flags.remove(.isAnimated)
    }
    markChanged()
  }

  final func stopAnimations(where isMeant: (RunningAnimation) -> Bool) {
    for running in (extras?.animations?.running ?? []).filter(isMeant) {
      drop(running)
      running.finish(false)
    }
  }

  final var runningKeys: [String]? {
    let keys = (extras?.animations?.running ?? []).map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }

  /// Whether an animation of an attribute, or of a part of it, is under way.
  package final func isAnimating(_ property: String) -> Bool {
    guard flags.contains(.isAnimated) else { return false }
    return extras?.animations?.running.contains { running in
      guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return path == property || path.hasPrefix(property + ".")
    } ?? false
  }

  // MARK: Presentation

  /// The presentation of the layer at the present time, for the compositor; the same object each time.
  final var shownLayer: CALayer {
    guard let animations = extras?.animations else { return self }
    let values = presentedValues(animations)
    let keys = values.entries.map(\.property.key)
    let isDrawn = values.entries.contains { $0.property.isOwn && type(of: self).needsDisplay(forKey: $0.property.key) }
    // Other properties of the class's own come by its init(layer:) alone.
    if isDrawn, animations.shownVersion != version { animations.shown = nil }
    let shown = animations.shown ?? makePresentation()
    animations.shown = shown
    if animations.shownVersion != version || animations.shownKeys != keys {
      animations.shownVersion = version
      animations.shownKeys = keys
      shown.copyPresentation(of: self)
    } else {
      shown.copyGeometry(of: self)
    }
    values.write(to: shown)
    let now = animations.now
    if isDrawn, animations.drawn?.time != now || animations.drawn?.version != version {
      animations.drawn = (now, version)
      shown.displayPresentation()
    }
    return shown
  }

  /// A new layer with the values that are seen at present.
  final func makeSnapshotOfPresentation(delayedBy delay: CFTimeInterval = 0) -> CALayer {
    let copy = makePresentation()
    copy.copyPresentation(of: self)
    if let animations = extras?.animations { presentedValues(animations, delayedBy: delay).write(to: copy) }
    return copy
  }

  /// The value of an attribute that is seen at present.
  package final func presentedValue(forKey key: String) -> Any? {
    guard let path = AnimatablePath(key, of: self) else { return nil }
    guard let animations = extras?.animations else { return path.read(self).boxed }
    return presentedValues(animations).value(of: path).boxed
  }

  private func presentedValues(_ animations: LayerAnimations, delayedBy delay: CFTimeInterval = 0) -> PresentedValues {
    let now = localTime(at: animations.now - delay)
    var values = PresentedValues(model: self)
    for running in animations.running {
      running.animation.apply(at: now, begin: running.begin, to: &values)
    }
    return values
  }

  private func makePresentation() -> CALayer {
    let made = makeEmptyPresentation()
    made.flags.insert(.isPresentation)
    made.writableExtras.model = self
    return made
  }

  final func copyGeometry(of model: CALayer) {
    bounds = model.bounds
    position = model.position
    anchorPoint = model.anchorPoint
    opacity = model.opacity
    transform = model.transform
    zPosition = model.zPosition
  }

  private func copyPresentation(of model: CALayer) {
    copyAttributes(of: model)
    flags.remove(.needsDisplayOnBoundsChange)
    if let drawing = model.contentStorage?.drawing { contentDrawing = drawing }
    copyContent(of: model)
    contentChanged()
  }
}
