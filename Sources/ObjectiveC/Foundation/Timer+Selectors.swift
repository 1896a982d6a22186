/// A timer that calls a method, and holds the target until it is invalidated.
private final class TargetTimer: Timer {
  private final class Call: @unchecked Sendable {
    var target: Any?
    let selector: Selector
    var info: Any?

    init(target: Any, selector: Selector, info: Any?) {
      self.target = target
      self.selector = selector
      self.info = info
    }
  }

  private var call: Call?

  convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = Call(target: target, selector: selector, info: userInfo)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      guard let target = call.target else { return }
      if let problem = selector.problem(selector.send(to: target, [timer]), target: target) { fatalError(problem) }
      if !repeats { call.target = nil }
    }
    self.call = call
  }

  override var userInfo: Any? { call?.info }

  override func invalidate() {
    super.invalidate()
    call?.target = nil
    call?.info = nil
  }
}

/// Timers, so that an initialiser can make one of a subclass.
public protocol _TargetTimers {}

extension Timer: _TargetTimers {}

extension _TargetTimers where Self: Timer {
  /// Makes a timer that calls a method, with the timer or without argument, once added to a run loop.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Makes a timer that calls a method for the first time at a date, once it is added to a run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = TargetTimer(fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    guard let timer = timer as? Self else {
      fatalError("Timer(fireAt:…): subclasses of Timer are made by their own initialisers; call \(Self.self)'s")
    }
    self = timer
  }
}

extension Timer {
  /// Makes a timer that calls a method, with the timer or without argument, and adds it to the thread's run loop.
  ///
  /// The target is held until the timer is invalidated or, when it does not repeat, has fired.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
