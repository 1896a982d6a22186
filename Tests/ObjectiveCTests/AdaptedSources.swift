import ObjectiveC

// Sources as the adapter leaves them. The comments say what the user wrote.

private let _s1 = _SelectorName("didTap:")
private let _s2 = _SelectorName("count")
private let _s3 = _SelectorName("setCount:")
private let _s4 = _SelectorName("shared:")
private let _s5 = _SelectorName("describe:as:")
private typealias _A1 = Screen

/// A class of the main actor with private members.
@MainActor class Screen: NSObject {
  var taps: [String] = []
  // Was `@objc var count = 1`.
  var count = 1
  private var secret = "s"
  var title: String?
  let fixed = 7
  var partner: Screen?

  // Was `@objc private func didTap(_ sender: Any)`.
  private func didTap(_ sender: Any) { taps.append("Screen \(sender)") }
  // Was `@objc func describe(_ number: Int, as name: String?) -> String`.
  func describe(_ number: Int, as name: String?) -> String { "\(number) \(name ?? "-")" }
  func make() -> Screen { Screen() }
  func missing() -> Screen? { nil }
  func fail() throws { throw CocoaError(.fileNoSuchFile) }
  func four(_ a: Int, _ b: String, _ c: Bool, _ d: Double) -> String { "\(a) \(b) \(c) \(d)" }
  class func shared(_ name: String) -> String { "shared \(name)" }

  // Was `#selector(didTap(_:))`.
  static var tapSelector: Selector { _s1(_A1.didTap(_:)) }
  // Was `#selector(getter: count)`.
  static var countSelector: Selector { _s2(\_A1.count) }
  // Was `#selector(setter: count)`.
  static var setCountSelector: Selector { _s3(\_A1.count) }
  // Was `#selector(Screen.shared(_:))`.
  static var sharedSelector: Selector { _s4(_A1.shared(_:)) }
  // Was `#selector(describe(_:as:))`.
  static var describeSelector: Selector { _s5(_A1.describe(_:as:)) }
}

class SubScreen: Screen {
  override func describe(_ number: Int, as name: String?) -> String { "sub " + super.describe(number, as: name) }
  func own() -> Int { 3 }
}

/// A class without isolation that has methods of the same names.
final class Other: NSObject {
  var taps = 0
  func didTap(_ sender: Any) { taps += 1 }
}

/// Has no record.
final class Untold: NSObject {}

final class Asked: NSObject {
  // Was `override func responds(to aSelector: Selector!) -> Bool`.
  func responds(to aSelector: Selector!) -> Bool {
    aSelector.description == "special" || (self as NSObject).responds(to: aSelector)
  }
}

extension Screen {
  fileprivate static func _m1(_ t: _MethodTable) {
    t.add(_SelectorName("didTap:")(Self.didTap(_:)))
    t.add(_SelectorName("describe:as:")(Self.describe(_:as:)))
    t.add(_SelectorName("make")(Self.make))
    t.add(_SelectorName("missing")(Self.missing))
    t.add(_SelectorName("failAndReturnError:")(Self.fail))
    t.add(_SelectorName("four::::")(Self.four))
    t.add(_SelectorName("shared:")(Self.shared(_:)))
    t.add("count", \Screen.count)
    t.add("secret", \Screen.secret)
    t.add("title", \Screen.title)
    t.add("fixed", \Screen.fixed)
    t.add("partner", \Screen.partner)
  }
}
extension SubScreen {
  fileprivate static func _m2(_ t: _MethodTable) { t.add(_SelectorName("own")(Self.own)) }
}
extension Other {
  fileprivate static func _m3(_ t: _MethodTable) { t.add(_SelectorName("didTap:")(Self.didTap(_:))) }
}
extension Asked {
  fileprivate static func _m4(_ t: _MethodTable) {
    t.add(_SelectorName("respondsToSelector:")({ (o: Asked) in { o.responds(to: $0) } }))
  }
}
@section("swift5_tests") @used private let _r1: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Screen.self, Screen._m1) }, 0, 0)
@section("swift5_tests") @used private let _r2: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, SubScreen.self, SubScreen._m2) }, 0, 0)
@section("swift5_tests") @used private let _r3: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Other.self, Other._m3) }, 0, 0)
@section("swift5_tests") @used private let _r4: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Asked.self, Asked._m4) }, 0, 0)
