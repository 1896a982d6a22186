import Testing

@testable import ObjectiveC

@Suite @MainActor struct ClassMessageTests {
  @Test func classesAnswerForTheirClassMethods() {
    #expect(Screen.responds(to: Selector("shared:")) && !Screen.responds(to: Selector("didTap:")))
    #expect(!Screen.responds(to: nil))
    let text = Screen.perform(Selector("shared:"), with: "a")?.takeUnretainedValue() as? String
    #expect(text == "shared a")
  }

  @Test func valuesOfClassesAreFoundByName() {
    #expect((Maker.value(forKey: "standard") as? Screen)?.count == 1)
    #expect(Maker.value(forKeyPath: "standard.title") as? String == "made")
  }

  @Test func messagesThatAnObjectDoesNotUnderstandGoToAnother() {
    let screen = Screen()
    let proxy = Proxy(screen)
    proxy.perform(Selector("didTap:"), with: 1)
    #expect(screen.taps == ["Screen 1"])
    #expect(Selector("nobody").send(to: proxy, []).wasCalled == false)
  }

  @Test @available(*, deprecated) func methodsAreNoData() {
    #expect(class_getInstanceMethod(Screen.self, Screen.tapSelector) == nil)
    #expect(class_getMethodImplementation(Screen.self, Screen.tapSelector) == nil)
    #expect(!class_addMethod(Screen.self, Screen.tapSelector, imp_implementationWithBlock({ () in }), nil))
  }

  @Test func exceptionsTellWhatIsWrong() {
    let exception = NSException(name: .rangeException, reason: "beyond", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "beyond")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }

  @Test func raisingEndsTheProgramWithTheReason() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .invalidArgumentException, reason: "no", userInfo: nil).raise()
    }
  }
}

private final class Maker: NSObject {
  @MainActor static func standard() -> Screen {
    let screen = Screen()
    screen.title = "made"
    return screen
  }
}

private final class Proxy: NSObject {
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  // Was `override func forwardingTarget(for aSelector: Selector!) -> Any?`.
  func forwardingTarget(for aSelector: Selector!) -> Any? { screen }
}

extension Maker {
  fileprivate static func names(_ t: _MethodTable) { t.add(_SelectorName("standard")(Self.standard)) }
}
extension Proxy {
  fileprivate static func names(_ t: _MethodTable) {
    t.add(_SelectorName("forwardingTargetForSelector:")(Self.forwardingTarget(for:)))
  }
}
@section("swift5_tests") @used private let _r1: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Maker.self, Maker.names) }, 0, 0)
@section("swift5_tests") @used private let _r2: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Proxy.self, Proxy.names) }, 0, 0)
