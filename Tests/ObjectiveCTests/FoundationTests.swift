import ObjectiveC
import Testing

private final class Listener: NSObject {
  var heard: [String] = []
  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func hearNothing() { heard.append("called") }
  func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? String ?? "")") }
}

@Suite struct GeometryNumberTests {
  @Test func numbersOfGeometryAreObjects() {
    let width: CGFloat = 2.5
    #expect(width as NSNumber == 2.5)
    #expect((width as NSNumber) as? CGFloat == width)
    #expect((NSNumber(value: 7) as Any) as? CGFloat == 7)
    #expect((NSString(string: "7") as Any) as? CGFloat == nil)
  }
}

@Suite struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")

  @Test func methodIsCalledWithTheNotification() {
    let listener = Listener()
    center.addObserver(listener, selector: Selector(Listener.hear(_:)), name: one, object: nil)
    center.addObserver(listener, selector: Selector(Listener.hearNothing), name: two, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(listener.heard == ["one", "called"])
  }

  @Test func removingEndsIt() {
    let listener = Listener()
    center.addObserver(listener, selector: Selector(Listener.hear(_:)), name: one, object: nil)
    center.addObserver(listener, selector: Selector(Listener.hear(_:)), name: two, object: nil)
    center.removeObserver(listener, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.removeObserver(listener)
    center.post(name: two, object: nil)
    #expect(listener.heard == ["two"])
  }

  @Test func onlyTheSendersThatWereAskedForAreHeard() {
    let listener = Listener()
    let sender = NSObject()
    center.addObserver(listener, selector: Selector(Listener.hear(_:)), name: nil, object: sender)
    center.post(name: one, object: nil)
    center.post(name: two, object: sender)
    #expect(listener.heard == ["two"])
  }

  @Test func observersAreNotHeldAndNotCalledWhenGone() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector(Listener.hear(_:)), name: one, object: nil)
    }
    #expect(gone == nil)
    center.post(name: one, object: nil)
  }

  @Test func blocksAreRemovedByTheirTokensAsBefore() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count == 1)
  }
}

@MainActor @Suite struct TimerSelectorTests {
  @Test func timerCallsTheMethodAndKnowsItsInfo() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 100, target: listener, selector: Selector(Listener.tick(_:)), userInfo: "x", repeats: true)
    timer.fire()
    #expect(listener.heard == ["tick x"])
    #expect(timer.timeInterval == 100)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func targetIsHeldUntilTheTimerIsInvalidated() {
    weak var gone: Listener?
    var timer: Timer?
    do {
      let listener = Listener()
      gone = listener
      timer = Timer.scheduledTimer(
        timeInterval: 100, target: listener, selector: Selector(Listener.tick(_:)), userInfo: nil, repeats: false)
    }
    #expect(gone != nil)
    timer?.invalidate()
    #expect(gone == nil)
  }
}

@Suite struct CoreFoundationNameTests {
  @Test func namesMeanFoundationsTypes() {
    let count: NSInteger = 3
    #expect(count == Int(3))
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 10)
    #expect(Date(timeIntervalSince1970: kCFAbsoluteTimeIntervalSince1970) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(CGFloat.abs(-2) == 2)
  }
}

private class Described: NSObject {}
private final class Redescribed: Described {
  // Was `override class func description() -> String`.
  class func description() -> String { "own" }
}

@Suite struct ClassDescriptionTests {
  @Test func classesSayTheirNames() {
    #expect(Described.description() == "ObjectiveCTests.Described")
    #expect(NSMutableArray.description() == "Foundation.NSMutableArray")
    #expect(_cls(of: Described() as AnyObject) == "ObjectiveCTests.Described")
    #expect(Redescribed.description() == "own")
  }
}
