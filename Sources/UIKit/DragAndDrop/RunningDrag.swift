/// A drag from its lift to the last of its animations: platters under the finger, and the drop interactions below.
///
/// Its stage holds it. The interaction where it began leads the finger to it; drop interactions are found by hit tests.
@MainActor final class RunningDrag {
  enum Phase { case lifting, dragging, ending }

  private(set) var phase = Phase.lifting
  private(set) lazy var session = LocalDragSession(self, window: window)
  private let window: UIWindow
  private let source: UIDragInteraction
  private let stage: DragStage
  private(set) var platters: [DragPlatter] = []
  /// The places of the finger at the touch, and at present.
  private let start: CGPoint
  private(set) var place: CGPoint
  private var lifting: DragAnimator?
  /// The interactions asked so far, with their state for the drag; nil for those that refused it.
  private var known: [(interaction: UIDropInteraction, place: DropPlace?)] = []
  private var target: DropPlace?
  private var keepsSize = false

  init(_ source: UIDragInteraction, in window: UIWindow, at place: CGPoint) {
    self.source = source
    self.window = window
    start = place
    self.place = place
    stage = DragStage(frame: window.bounds)
    session.place = place
  }

  // MARK: Lifting

  func lift() {
    guard let delegate = source.delegate else { return }
    stage.drag = self
    // A menu that the same press opens shows what was pressed itself.
    if let menu = window.subviews.last(where: { $0 is MenuStage }) {
      window.insertSubview(stage, belowSubview: menu)
    } else {
      window.addSubview(stage)
    }
    makePlatters(session.items, from: source)
    stage.addSubview(stage.badge)
    let animator = DragAnimator()
    lifting = animator
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    UIView.animate(withDuration: DragMetrics.liftTime, delay: 0, options: .curveEaseOut) {
      for platter in self.platters {
        platter.transform = CGAffineTransform(scaleX: DragMetrics.liftScale, y: DragMetrics.liftScale)
        platter.layer.shadowOpacity = 0.2
      }
      animator.animate()
    }
  }

  private func makePlatters(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    for item in items {
      var preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
      if preview === UITargetedDragPreview.notImplemented {
        preview = interaction.view.flatMap { $0.superview == nil ? nil : UITargetedDragPreview(view: $0) }
      }
      guard let preview, preview.target.container.window === window else { continue }
      let platter = DragPlatter(item, preview, in: window)
      platters.append(platter)
      // The first item is the foremost.
      stage.insertSubview(platter, at: 0)
    }
  }

  // MARK: Dragging

  func move(to place: CGPoint) {
    self.place = place
    session.place = place
    if phase == .lifting {
      guard hypot(place.x - start.x, place.y - start.y) > DragMetrics.slack, leavesMenu() else { return }
      begin()
    }
    guard phase == .dragging else { return }
    for (index, platter) in platters.enumerated() { platter.center = center(of: platter, index) }
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    update()
  }

  /// Whether the finger drags the lifted item away from a menu opened by the same press; the menu is closed then.
  private func leavesMenu() -> Bool {
    guard let menu = window.subviews.compactMap({ $0 as? MenuStage }).last?.presentation else { return true }
    let margin = -DragMetrics.menuMargin
    let frames = menu.panels.map { $0.frame.insetBy(dx: margin, dy: margin) } + [menu.preview?.liftedFrame ?? .null]
    guard !frames.contains(where: { $0.contains(place) }) else { return false }
    menu.close()
    return true
  }

  private func begin() {
    guard let delegate = source.delegate else { return }
    phase = .dragging
    window.bringSubviewToFront(stage)
    lifting?.end()
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    keepsSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
    for platter in platters { take(platter) }
    gather()
  }

  /// Puts a platter under the finger: held at the point of the touch, or by its centre if the touch was elsewhere.
  private func take(_ platter: DragPlatter) {
    platter.grip =
      platter.frame.contains(start) ? CGPoint(x: platter.center.x - start.x, y: platter.center.y - start.y) : .zero
    platter.item.previewDidChange = { [weak self, weak platter] in
      guard let self, let platter, phase == .dragging else { return }
      platter.showDragPreview()
      gather()
    }
    platter.showDragPreview()
  }

  private func center(of platter: DragPlatter, _ index: Int) -> CGPoint {
    let scale = platter.draggedScale(in: window, keepsSize: keepsSize)
    let step = CGFloat(min(index, DragMetrics.stackLimit - 1)) * DragMetrics.stackStep
    let grip = index == 0 ? platter.grip : platters[0].grip
    return CGPoint(x: place.x + grip.x * scale + step, y: place.y + grip.y * scale + step)
  }

  /// Brings the platters together under the finger.
  private func gather() {
    UIView.animate(withDuration: DragMetrics.liftTime, delay: 0, options: .curveEaseOut) {
      for (index, platter) in self.platters.enumerated() {
        let scale = platter.draggedScale(in: self.window, keepsSize: self.keepsSize)
        platter.center = self.center(of: platter, index)
        platter.transform = CGAffineTransform(scaleX: scale, y: scale)
        platter.alpha = index < DragMetrics.stackLimit ? 1 : 0
        platter.layer.shadowOpacity = 0.2
      }
    }
    placeBadge()
  }

  private func placeBadge() {
    stage.badge.show(count: session.items.count, target?.proposal.operation ?? .move)
    guard let first = platters.first else { return }
    let scale = first.draggedScale(in: window, keepsSize: keepsSize)
    let center = center(of: first, 0)
    let side = first.bounds.width * scale / 2
    let corner = CGPoint(
      x: center.x + (stage.isRightToLeft ? -side : side), y: center.y - first.bounds.height * scale / 2)
    // What is as wide as the screen has its corner at the edge: the badge stays on the screen.
    let room = stage.bounds.insetBy(dx: stage.badge.bounds.width / 2, dy: stage.badge.bounds.height / 2)
    stage.badge.center = CGPoint(
      x: max(room.minX, min(corner.x, room.maxX)), y: max(room.minY, min(corner.y, room.maxY)))
    stage.bringSubviewToFront(stage.badge)
  }

  /// A tap added items.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    source.delegate?.dragInteraction(source, session: session, willAdd: items, for: interaction)
    let count = platters.count
    session.add(items)
    makePlatters(items, from: interaction)
    for platter in platters[count...] { take(platter) }
    gather()
    update()
  }

  // MARK: Over places

  private func update() {
    let found = findTarget()
    if found !== target {
      target?.exit()
      target = found
      found?.enter()
    }
    found?.update()
    let wanted = found.map { $0.proposal.prefersFullSizePreview } ?? false
    let prefers = wanted || source.delegate?.dragInteraction(source, prefersFullSizePreviewsFor: session) == true
    if prefers != keepsSize {
      keepsSize = prefers
      gather()
    }
    placeBadge()
  }

  private func findTarget() -> DropPlace? {
    var view = window.hitTest(place, with: nil)
    while let current = view {
      for case let interaction as UIDropInteraction in current.interactions {
        if let place = dropPlace(of: interaction) { return place }
      }
      view = current.superview
    }
    return nil
  }

  /// Each interaction is asked once.
  private func dropPlace(of interaction: UIDropInteraction) -> DropPlace? {
    if let entry = known.first(where: { $0.interaction === interaction }) { return entry.place }
    guard interaction.visits == 0 || interaction.allowsSimultaneousDropSessions else { return nil }
    let session = LocalDropSession(session)
    let wants = interaction.delegate?.dropInteraction(interaction, canHandle: session) == true
    let made = wants ? DropPlace(interaction, session) : nil
    known.append((interaction, made))
    return made
  }

  // MARK: The end

  /// The finger was lifted, or taken away.
  func letGo(isCancelled: Bool) {
    switch phase {
    case .lifting: settle()
    case .dragging:
      let operation = isCancelled ? .cancel : operationOfDrop
      phase = .ending
      stage.badge.isHidden = true
      source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
      if operation == .cancel { cancel() } else { drop(operation) }
    case .ending: break
    }
  }

  private var operationOfDrop: UIDropOperation {
    switch target?.proposal.operation ?? .cancel {
    case .copy: .copy
    case .move where session.allowsMoveOperation: .move
    default: .cancel
    }
  }

  /// Puts the lifted items down again, as no drag was begun.
  private func settle() {
    phase = .ending
    UIView.animate(withDuration: DragMetrics.liftTime) {
      for platter in self.platters {
        platter.transform = .identity
        platter.layer.shadowOpacity = 0
      }
    } completion: { _ in
      self.finish()
    }
    lifting?.end(at: .start)
  }

  private func cancel() {
    // What made room closes it, so that things fly to where they were.
    target?.exit()
    let interaction = source
    var animators: [DragAnimator] = []
    var ways: [(DragPlatter, UITargetedDragPreview?)] = []
    for platter in platters {
      let animator = DragAnimator()
      animators.append(animator)
      var goal: UITargetedDragPreview?
      if let delegate = interaction.delegate {
        goal = delegate.dragInteraction(interaction, previewForCancelling: platter.item, withDefault: platter.lifted)
        delegate.dragInteraction(interaction, item: platter.item, willAnimateCancelWith: animator)
      }
      ways.append((platter, goal))
    }
    fly(ways, animators, DragMetrics.cancelTime) {
      self.endSessions()
      interaction.delegate?.dragInteraction(interaction, session: self.session, didEndWith: .cancel)
      self.finish()
    }
  }

  private func drop(_ operation: UIDropOperation) {
    guard let target else { return }
    target.perform()
    let interaction = target.interaction
    var animators: [DragAnimator] = []
    var ways: [(DragPlatter, UITargetedDragPreview?)] = []
    for platter in platters {
      let animator = DragAnimator()
      animators.append(animator)
      let here = UITargetedDragPreview(
        view: platter.lifted.view, parameters: platter.lifted.dragParameters,
        target: UIDragPreviewTarget(container: stage, center: platter.center, transform: platter.transform))
      var goal: UITargetedDragPreview?
      if let delegate = interaction.delegate {
        goal = delegate.dropInteraction(interaction, previewForDropping: platter.item, withDefault: here)
        delegate.dropInteraction(interaction, item: platter.item, willAnimateDropWith: animator)
      }
      ways.append((platter, goal === here ? nil : goal))
    }
    fly(ways, animators, DragMetrics.dropTime) {
      interaction.delegate?.dropInteraction(interaction, concludeDrop: target.session)
      self.endSessions()
      let source = self.source
      source.delegate?.dragInteraction(source, session: self.session, didEndWith: operation)
      let session = self.session
      target.whenTransferred { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
      self.finish()
    }
  }

  /// Moves platters to where they belong; those that belong nowhere fade out.
  private func fly(
    _ ways: [(DragPlatter, UITargetedDragPreview?)], _ animators: [DragAnimator], _ duration: Double,
    then: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      for (platter, goal) in ways {
        if let goal, goal.target.container.window === self.window {
          platter.alpha = 1
          platter.land(on: goal, in: self.window)
        } else {
          platter.alpha = 0
          platter.transform = platter.transform.scaledBy(x: 0.5, y: 0.5)
        }
      }
      for animator in animators { animator.animate() }
    } completion: { _ in
      for animator in animators { animator.end() }
      then()
    }
  }

  private func endSessions() {
    for case (_, let place?) in known { place.end() }
  }

  private func finish() {
    for platter in platters { platter.item.previewDidChange = nil }
    stage.removeFromSuperview()
    stage.drag = nil
    source.didEnd(self)
  }
}

/// The state of a drop interaction for a drag.
@MainActor final class DropPlace {
  let interaction: UIDropInteraction
  let session: LocalDropSession
  private(set) var proposal = UIDropProposal(operation: .cancel)
  private var isOver = false
  private var wasEntered = false

  init(_ interaction: UIDropInteraction, _ session: LocalDropSession) {
    (self.interaction, self.session) = (interaction, session)
  }

  private func follow() { if let drag = session.drag { session.place = drag.place } }

  func enter() {
    follow()
    (isOver, wasEntered) = (true, true)
    interaction.visits += 1
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
  }

  func update() {
    follow()
    guard let delegate = interaction.delegate else { return }
    proposal = delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }

  func exit() {
    follow()
    guard isOver else { return }
    isOver = false
    interaction.visits -= 1
    proposal = UIDropProposal(operation: .cancel)
    interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
  }

  func perform() {
    follow()
    interaction.delegate?.dropInteraction(interaction, performDrop: session)
  }

  func end() {
    if isOver { interaction.visits -= 1 }
    isOver = false
    guard wasEntered else { return }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
  }

  /// Calls a block when all requested objects have come, which may be at once.
  func whenTransferred(_ body: @escaping () -> Void) {
    let progress = session.progress
    guard progress.completedUnitCount < progress.totalUnitCount else { return body() }
    session.didTransfer = body
  }
}

extension UITargetedPreview {
  /// The parameters as those of a drag.
  var dragParameters: UIDragPreviewParameters {
    if let own = parameters as? UIDragPreviewParameters { return own }
    let made = UIDragPreviewParameters()
    made.visiblePath = parameters.visiblePath
    made.backgroundColor = parameters.backgroundColor
    return made
  }
}
