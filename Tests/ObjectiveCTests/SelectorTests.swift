import Testing

@testable import ObjectiveC

@MainActor @Suite struct SelectorTests {
  @Test func selectorsWithANameAreEqualByIt() {
    #expect(Screen.tapSelector == Selector("didTap:"))
    #expect(Screen.tapSelector == NSSelectorFromString("didTap:"))
    #expect(Screen.tapSelector != Selector("didTap"))
    #expect(Set([Screen.tapSelector, "didTap:", Selector(("didTap:"))]).count == 1)
    #expect(Screen.tapSelector.description == "didTap:")
    #expect(NSStringFromSelector(Screen.describeSelector) == "describe:as:")
  }

  @Test func selectorsOfMethodsAloneAreEqualToTheirCopies() {
    let first = Selector(Other.didTap(_:))
    let copy = first
    #expect(first == copy)
    #expect(first != Selector(Other.didTap(_:)))
    #expect(first.description == "a method of Other")
  }

  @Test func heldMethodIsCalledEvenWhereItIsPrivate() {
    let screen = Screen()
    screen.perform(Screen.tapSelector, with: "finger")
    #expect(screen.taps == ["Screen finger"])
  }

  @Test func anotherClassIsAskedByName() {
    let other = Other()
    other.perform(Screen.tapSelector, with: 1)
    #expect(other.taps == 1)
  }

  @Test func overridesAreCalled() {
    let answer = Screen.describeSelector.send(to: SubScreen(), [2, "x"])
    #expect(value(of: answer) as? String == "sub 2 x")
    #expect(value(of: Selector("describe:as:").send(to: SubScreen(), [2, "x"])) as? String == "sub 2 x")
  }

  @Test func gettersAndSettersOfPropertiesAreMethods() {
    let screen = Screen()
    _ = Screen.setCountSelector.send(to: screen, [5])
    #expect(screen.count == 5)
    #expect(value(of: Screen.countSelector.send(to: screen, [])) as? Int == 5)
    _ = Selector("setCount:").send(to: screen, [NSNumber(value: 6)])
    #expect(value(of: Selector("count").send(to: screen, [])) as? Int == 6)
    _ = Selector("setTitle:").send(to: screen, ["t"])
    #expect(screen.title == "t")
    _ = Selector("setTitle:").send(to: screen, [nil])
    #expect(screen.title == nil)
  }

  @Test func classMethodsAreSentToClasses() {
    #expect(value(of: Screen.sharedSelector.send(to: Screen.self, ["a"])) as? String == "shared a")
    #expect(value(of: Selector("shared:").send(to: SubScreen.self, ["b"])) as? String == "shared b")
    #expect(!Selector("shared:").isUnderstood(by: Screen()))
  }

  @Test func missingArgumentsAreNilAndWrongOnesAreNamed() throws {
    let screen = Screen()
    #expect(value(of: Screen.describeSelector.send(to: screen, [1])) as? String == "1 -")
    let answer = Screen.describeSelector.send(to: screen, ["one", nil])
    #expect(!answer.wasCalled)
    let problem = try #require(Screen.describeSelector.problem(answer, target: screen))
    #expect(problem == "describe:as: of Screen takes a Int as argument 1 and was given a String.")
  }

  @Test func upToFourArgumentsArePassed() {
    let answer = Selector("four::::").send(to: Screen(), [1, "b", true, 2.5])
    #expect(value(of: answer) as? String == "1 b true 2.5")
  }

  @Test func whatNobodyHasIsNotUnderstood() throws {
    let answer = Selector("fly").send(to: Untold(), [])
    let problem = try #require(Selector("fly").problem(answer, target: Untold()))
    #expect(problem.hasPrefix("Unrecognized selector fly sent to Untold"))
  }

  @Test func thrownErrorsComeBack() {
    guard case .threw(let error) = Selector("failAndReturnError:").send(to: Screen(), []) else {
      Issue.record("nothing was thrown")
      return
    }
    #expect((error as? CocoaError)?.code == .fileNoSuchFile)
  }

  private func value(of answer: MessageAnswer) -> Any? {
    if case .returned(let value) = answer { return value }
    return nil
  }
}

@MainActor @Suite struct RespondingTests {
  @Test func objectsRespondToWhatTheirClassAndThoseAboveItHave() {
    #expect(Screen().responds(to: Selector("didTap:")))
    #expect(SubScreen().responds(to: Selector("didTap:")))
    #expect(SubScreen().responds(to: "own"))
    #expect(!Screen().responds(to: "own"))
    #expect(!Untold().responds(to: Selector("didTap:")))
    #expect(SubScreen.instancesRespond(to: "make"))
    #expect(!Other.instancesRespond(to: "make"))
  }

  @Test func objectsRespondToTheMethodThatTheSelectorHolds() {
    #expect(Screen().responds(to: Screen.countSelector))
    #expect(!Untold().responds(to: Screen.countSelector))
  }

  @Test func ownAnswerIsAskedForAndMayAskNSObjects() {
    let asked: NSObject = Asked()
    #expect(asked.responds(to: "special"))
    #expect(!asked.responds(to: "other"))
    #expect(asked.responds(to: "respondsToSelector:"))
  }

  @Test func resultOfAMessageIsHeldUntilTheNext() {
    let screen = Screen()
    let made = screen.perform("make")
    #expect(made?.takeUnretainedValue() is Screen)
    #expect(screen.perform("missing") == nil)
  }

  @Test func kindsAreToldThroughTheProtocol() {
    let object: any NSObjectProtocol = SubScreen()
    #expect(object.isKind(of: Screen.self))
    #expect(!object.isKind(of: Other.self))
    #expect(object.isMember(of: SubScreen.self))
    #expect(!object.isMember(of: Screen.self))
  }

  @Test func unknownMessageEndsTheProgramWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Untold().perform(Selector("fly")) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Unrecognized selector fly sent to Untold"))
  }
}
