extension NSObject {
  /// Calls a method later, by the display clock: after a delay in seconds, and not before what runs now has returned.
  ///
  /// The object and the argument are held until then. Call it on the main thread. Raises when the time comes and the object has no
  /// such method.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    onMainThread("perform(_:with:afterDelay:)") {
      stageOfMessages(to: target).contents.delayedMessages.add(aSelector, to: target, argument, after: delay)
    }
  }

  /// The same; in which modes the run loop runs makes no difference here.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back all messages to an object that are still to come.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    onMainThread("cancelPreviousPerformRequests(withTarget:)") {
      for stage in Stage.all { stage.contents.delayedMessages.cancel { $0.target === target } }
    }
  }

  /// Takes back the messages of a name with an argument that are still to come.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    onMainThread("cancelPreviousPerformRequests(withTarget:selector:object:)") {
      for stage in Stage.all {
        stage.contents.delayedMessages.cancel {
          $0.target === target && $0.selector == aSelector && areSame($0.argument, argument)
        }
      }
    }
  }
}

/// Whether two arguments are the same object or equal values.
private func areSame(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
  return (first as AnyObject) === (second as AnyObject)
}

private func onMainThread(_ call: String, _ body: @MainActor () -> Void) {
  guard MainQueue.isCurrent else {
    fatalError("\(call) was called on another thread than the main one; call it from DispatchQueue.main.async")
  }
  MainActor.assumeIsolated(body)
}

/// The stage whose clock an object's messages wait for.
@MainActor private func stageOfMessages(to target: NSObject) -> Stage {
  switch target {
  case let view as UIView: view.stage
  case let controller as UIViewController: controller.viewIfLoaded?.stage ?? .current
  default: .current
  }
}

/// Messages that wait for their time on a stage.
@MainActor final class DelayedMessages {
  struct Message {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let timer: ClockTimer
    let number: Int
  }

  private unowned let clock: DisplayClock
  private var messages: [Message] = []
  private var lastNumber = 0

  init(clock: DisplayClock) {
    self.clock = clock
  }

  func add(_ selector: Selector, to target: NSObject, _ argument: Any?, after delay: TimeInterval) {
    lastNumber += 1
    let number = lastNumber
    let timer = clock.scheduleAwaited(after: delay) { self.send(number) }
    messages.append(
      Message(target: target, selector: selector, argument: argument, timer: timer, number: number))
  }

  func cancel(where isMeant: (Message) -> Bool) {
    for message in messages where isMeant(message) { message.timer.cancel() }
    messages.removeAll(where: isMeant)
  }

  private func send(_ number: Int) {
    guard let place = messages.firstIndex(where: { $0.number == number }) else { return }
    let message = messages.remove(at: place)
    message.target.perform(message.selector, with: message.argument)
  }
}
