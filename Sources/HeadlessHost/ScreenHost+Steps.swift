import QuartzCore
import UIKit

/// Fingers and keys on a screen.
extension ScreenHost {
  /// The duration of a tap, in seconds: a rule; people take 50 to 150 ms.
  private static let tapDuration = 0.08
  /// The duration of a touch that opens a menu, in seconds; iOS asks for half a second.
  private static let holdDuration = 1.0
  /// The durations of a flick and of a drag, in seconds.
  private static let (swipeDuration, dragDuration) = (0.16, 0.5)

  /// Does a step as a finger or a keyboard does it, and lets the screen settle.
  ///
  /// The step's target is looked for on the screen as it is then, and scrolled to where a scroll view hides it. Throws
  /// when there is no such target, or when something else lies over it. A step that takes a picture does nothing here.
  ///
  /// Steps of a finger that is held (press, move, lift), and waiting right after one of those, let no more time go by
  /// than they take: motions under way then are interrupted by the next step.
  public func perform(_ step: ScreenStep) throws {
    let clock = stage.clock
    clock.beginSteering()
    defer { clock.endSteering() }
    let uses = uses(before: step.action)
    do {
      try stage.run { try carryOut(step.action) }
      settle(after: step.action)
      if self.uses(by: step.action) == uses, let idleness = stage.run({ idleness(of: step.action) }) {
        throw StepProblem("it did nothing: \(idleness)")
      }
    } catch let problem as StepProblem {
      throw ScreenHostError.stepFailed(step: step.text, reason: problem.reason)
    }
  }

  /// Waits until the screen settles after a step, unless the next step has to interrupt a motion.
  private func settle(after action: ScreenStep.Action) {
    switch action {
    case .fingerDown, .fingerMove, .fingerUp: isInterrupting = true
    case .wait where isInterrupting: break
    case .picture: break
    default:
      isInterrupting = false
      settle()
    }
  }

  private func carryOut(_ action: ScreenStep.Action) throws {
    switch action {
    case .tap(let target): tap(try enabledSpot(target))
    case .doubleTap(let target):
      let spot = try enabledSpot(target)
      let finger = TouchDriver(window: spot.window)
      for _ in 0..<2 {
        finger.down(at: spot.point)
        advance(by: Self.tapDuration)
        finger.up()
        advance(by: Self.tapDuration)
      }
    case .hold(let target):
      let spot = try enabledSpot(target)
      let finger = TouchDriver(window: spot.window)
      finger.down(at: spot.point)
      advance(by: Self.holdDuration)
      finger.up()
    case .swipe(let direction, let isFar, let target):
      swipe(direction, isFar: isFar, on: try target.map { try spot($0) })
    case .drag(let target, let destination):
      let start = try enabledSpot(target)
      drag(start, to: try end(of: destination, from: start))
    case .back:
      let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (width, middle) = (window.bounds.width, window.bounds.midY)
      let edges: (CGFloat, CGFloat) = isRightToLeft ? (width - 1, width * 0.2) : (1, width * 0.8)
      let start = StepSpot(window: window, point: CGPoint(x: edges.0, y: middle), frame: window.bounds, view: nil)
      drag(start, to: CGPoint(x: edges.1, y: middle))
    case .fingerDown, .fingerMove, .fingerUp: try hold(action)
    case .turn(let turn): try self.turn(turn)
    case .resize(let width, let height): try resize(CGSize(width: width, height: height))
    case .scroll(let target): _ = try spot(target, forFinger: false)
    case .type(let text):
      try checkForKeys()
      KeyDriver().type(text)
    case .press(let key):
      try checkForKeys()
      KeyDriver().press(key)
    case .command(let letter):
      try checkForKeys()
      KeyDriver().command(letter)
    case .shake: (stage.screen.application.keyWindow ?? window).shake()
    case .textSize(let size): stage.screen.application.changeTextSize(to: UIContentSizeCategory(size))
    case .wait(let seconds): advance(by: seconds)
    case .picture: break
    }
  }

  private func checkForKeys() throws {
    guard stage.screen.application.keyWindow != nil else {
      throw StepProblem("there is no key window to type in; show one by makeKeyAndVisible()")
    }
  }

  private func tap(_ spot: StepSpot) {
    let finger = TouchDriver(window: spot.window)
    finger.down(at: spot.point)
    advance(by: Self.tapDuration)
    finger.up()
  }

  /// Swipes over half of the target, or 90 hundredths for a far swipe, but at least 60 points: rules.
  private func swipe(_ direction: ScreenStep.Direction, isFar: Bool, on spot: StepSpot?) {
    let isOverWindow = spot == nil
    let spot =
      spot
      ?? StepSpot(
        window: window, point: CGPoint(x: window.bounds.midX, y: window.bounds.midY), frame: window.bounds, view: nil)
    let isAcross = direction == .left || direction == .right
    let row: CGRect? = isAcross ? rowFrame(of: spot) : nil
    let room = (row ?? spot.frame).intersection(spot.window.bounds)
    let length = isAcross ? room.width : room.height
    let way = max(60, length * (isFar ? 0.9 : 0.5))
    let sign: CGFloat = direction == .left || direction == .up ? -1 : 1
    // The flick begins where its whole way is inside of the screen.
    let limits =
      isAcross ? (spot.window.bounds.minX + 8, spot.window.bounds.maxX - 8) : (8, spot.window.bounds.maxY - 8)
    let middle: CGFloat = isAcross ? row.map { _ in room.midX } ?? spot.point.x : spot.point.y
    var start = min(max(middle - sign * way / 2, limits.0), limits.1)
    var across = isAcross ? spot.point.y : spot.point.x
    func place(_ along: CGFloat) -> CGPoint {
      isAcross ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    // A flick over the window is meant for what moves: it begins where that is.
    if isOverWindow, !takesSwipe(at: place(start), isAcross: isAcross) {
      let nearest =
        takesSwipe(at: spot.point, isAcross: isAcross)
        ? spot.point : nearestTaker(of: spot.point, isAcross: isAcross)?.middle
      if let nearest { (start, across) = isAcross ? (nearest.x, nearest.y) : (nearest.y, nearest.x) }
    }
    let end = min(max(start + sign * way, limits.0), limits.1)
    TouchDriver(window: spot.window).drag(from: place(start), to: place(end), duration: Self.swipeDuration)
  }

  /// The row that something is in: a flick across it goes over the whole row.
  private func rowFrame(of spot: StepSpot) -> CGRect? {
    var ancestor = spot.view
    while let current = ancestor {
      if current is UITableViewCell || current is UICollectionViewCell {
        return current.convert(current.bounds, to: nil as UIView?)
      }
      ancestor = current.superview
    }
    return nil
  }

  /// Moves a finger that is down, in even steps.
  func move(_ finger: TouchDriver, from start: CGPoint, to end: CGPoint, duration: Double, steps: Int) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      advance(by: duration / Double(steps))
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// A drag that rests before the finger goes up, so that nothing goes on by itself.
  private func drag(_ start: StepSpot, to end: CGPoint) {
    let finger = TouchDriver(window: start.window)
    finger.down(at: start.point)
    move(finger, from: start.point, to: end, duration: Self.dragDuration, steps: 20)
    advance(by: Self.dragDuration)
    finger.move(to: end)
    finger.up()
  }

  func end(of destination: ScreenStep.Destination, from start: StepSpot) throws -> CGPoint {
    switch destination {
    case .distance(let x, let y): CGPoint(x: start.point.x + x, y: start.point.y + y)
    case .target(let target): try spot(target).point
    }
  }
}

extension KeyDriver {
  /// Presses a key that types no character, or a space or a line end.
  fileprivate func press(_ key: ScreenStep.Key) {
    switch key {
    case .return: press(.keyboardReturnOrEnter, characters: "\n")
    case .delete: delete()
    case .escape: press(.keyboardEscape)
    case .tab: press(.keyboardTab, characters: "\t")
    case .space: press(.keyboardSpacebar, characters: " ")
    case .up: press(.keyboardUpArrow)
    case .down: press(.keyboardDownArrow)
    case .left: press(.keyboardLeftArrow)
    case .right: press(.keyboardRightArrow)
    }
  }
}

/// The reason why a step cannot be done.
struct StepProblem: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
