import Testing

@testable import ObjectiveC

// As the adapter leaves it: each `@_Observed` was `@objc dynamic`.

class Model: NSObject {
  @_Observed var count = 0
  @_Observed var name: String?
  @_Observed var child: Model?
  @_Observed var limited = 0 { didSet { if limited > 10 { limited = 10 } } }
  var hand = 0 {
    willSet { willChangeValue(forKey: "hand") }
    didSet { didChangeValue(forKey: "hand") }
  }
  var doubled: Int { count * 2 }
  var nearest: Model? { child }
  class func keyPathsForValuesAffectingNearest() -> Set<String> { ["child"] }
  class func keyPathsForValuesAffectingDoubled() -> Set<String> { ["count"] }
  var plain = 0
}
class SubModel: Model {}

final class Watcher: NSObject {
  var told: [String] = []
  // Was `override func observeValue(forKeyPath:of:change:context:)`.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let words = [NSKeyValueChangeKey.oldKey, .newKey, .notificationIsPriorKey].compactMap { key in
      change?[key].map { "\(key.rawValue) \($0)" }
    }
    told.append("\(keyPath ?? "") \(words.joined(separator: " "))")
  }
}

extension Model {
  fileprivate static func _m1(_ t: _MethodTable) {
    t.add("count", \Model.count)
    t.add("name", \Model.name)
    t.add("child", \Model.child)
    t.add("limited", \Model.limited)
    t.add("hand", \Model.hand)
    t.add("doubled", \Model.doubled)
    t.add("nearest", \Model.nearest)
    t.addAffecting("nearest", Model.keyPathsForValuesAffectingNearest)
    t.addAffecting("doubled", Model.keyPathsForValuesAffectingDoubled)
  }
}
extension Watcher {
  fileprivate static func _m2(_ t: _MethodTable) {
    t.add(
      _SelectorName("observeValueForKeyPath:ofObject:change:context:")(
        Self.observeValue(forKeyPath:of:change:context:)))
  }
}
@section("swift5_tests") @used private let _r1: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Model.self, Model._m1) }, 0, 0)
@section("swift5_tests") @used private let _r2: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Watcher.self, Watcher._m2) }, 0, 0)

@Suite struct KeyValueObservingTests {
  private final class Notes {
    var entries: [String] = []
  }
  private let notes = Notes()

  private func note<Value>(_ change: NSKeyValueObservedChange<Value>) {
    let values = [change.oldValue.map { "old \($0)" }, change.newValue.map { "new \($0)" }].compactMap(\.self)
    notes.entries.append(((change.isPrior ? ["prior"] : []) + values).joined(separator: " "))
  }

  @Test func whoEndsInTheMiddleOfAChangeMayBeginAgain() {
    let model = Model()
    var token: NSKeyValueObservation?
    token = model.observe(\.count, options: .prior) { _, change in
      note(change)
      token?.invalidate()
    }
    model.count = 1
    token = model.observe(\.count, options: .new) { _, change in note(change) }
    model.count = 2
    #expect(notes.entries == ["prior", "new 2"])
    token?.invalidate()
  }

  @Test func whatLiesBehindAPropertyMadeOfOthersIsFollowed() {
    let (model, first, second) = (Model(), Model(), Model())
    model.child = first
    let token = model.observe(\.nearest?.count, options: .new) { _, change in note(change) }
    model.child = second
    second.count = 5
    first.count = 7
    #expect(notes.entries.map { $0.contains("5") } == [false, true])
    token.invalidate()
  }

  @Test func aChangeFromNilHasAnOldValueBesidesTheInitialOne() {
    let (model, watcher) = (Model(), Watcher())
    model.addObserver(watcher, forKeyPath: "name", options: [.initial, .old], context: nil)
    model.name = "a"
    #expect(watcher.told.map { $0.contains("old <null>") } == [false, true])
    model.removeObserver(watcher, forKeyPath: "name")
  }

  @Test func pathsLeadThroughListsAndDictionariesOfFoundation() {
    let model = Model()
    model.count = 3
    let list: Any = NSArray(array: [model])
    let entries: Any = ["one": model]
    #expect((KeyValueCoding.value(list, path: ["count"]) as? [Int]) == [3])
    #expect((KeyValueCoding.value(entries, path: ["one", "count"]) as? Int) == 3)
  }

  @Test func changesAreToldWithWhatWasAskedFor() {
    let model = Model()
    let token = model.observe(\.count, options: [.old, .new]) { _, change in note(change) }
    model.count = 1
    model.count = 1
    #expect(notes.entries == ["old 0 new 1", "old 1 new 1"])
    token.invalidate()
    token.invalidate()
    model.count = 2
    #expect(notes.entries.count == 2)
  }

  @Test func withoutOptionsNoValueIsRead() {
    let model = Model()
    let token = model.observe(\.count) { object, change in
      notes.entries.append(
        "\(object.count) \(change.newValue as Any) \(change.oldValue as Any) \(change.kind == .setting)")
    }
    model.count = 4
    #expect(notes.entries == ["4 nil nil true"])
    token.invalidate()
  }

  @Test func initialAndPriorAreTold() {
    let model = Model()
    let token = model.observe(\.count, options: [.initial, .prior, .old, .new]) { _, change in note(change) }
    model.count = 3
    #expect(notes.entries == ["new 0", "prior old 0", "old 0 new 3"])
    token.invalidate()
  }

  @Test func tokenThatGoesEndsObserving() {
    let model = Model()
    do {
      let token = model.observe(\.count) { _, change in note(change) }
      _ = token
    }
    model.count = 1
    #expect(notes.entries == [])
  }

  @Test func subclassesAndOtherObjectsAreToldApart() {
    let one = SubModel()
    let other = SubModel()
    let token = one.observe(\.count, options: .new) { _, change in note(change) }
    other.count = 1
    one.count = 2
    one.name = "x"
    #expect(notes.entries == ["new 2"])
    token.invalidate()
  }

  @Test func optionalValuesAreToldAsTheyAre() {
    let model = Model()
    model.name = "a"
    var values: [String??] = []
    let token = model.observe(\.name, options: [.new]) { _, change in values.append(change.newValue) }
    model.name = "b"
    model.name = nil
    #expect(values.count == 2)
    #expect(values[0] == .some(.some("b")))
    #expect((values[1] ?? nil) == nil)
    token.invalidate()
  }

  @Test func pathsFollowTheObjectsOnTheWay() {
    let model = Model()
    let first = Model()
    let second = Model()
    second.count = 20
    model.child = first
    let token = model.observe(\.child?.count, options: [.new, .old]) { _, change in
      notes.entries.append("\(change.oldValue.flatMap(\.self) ?? -1) \(change.newValue.flatMap(\.self) ?? -1)")
    }
    first.count = 5
    model.child = second
    first.count = 6
    second.count = 21
    model.child = nil
    #expect(notes.entries == ["0 5", "5 20", "20 21", "21 -1"])
    token.invalidate()
  }

  @Test func whatIsSaidByHandIsTold() {
    let model = Model()
    let token = model.observe(\.hand, options: [.old, .new]) { _, change in note(change) }
    model.hand = 9
    #expect(notes.entries == ["old 0 new 9"])
    token.invalidate()
  }

  @Test func valuesThatComeFromOthersChangeWithThem() {
    let model = Model()
    let token = model.observe(\.doubled, options: [.old, .new]) { _, change in note(change) }
    model.count = 4
    #expect(notes.entries == ["old 0 new 8"])
    token.invalidate()
  }

  @Test func setterThatCorrectsItselfTellsTheCorrectedValueLast() {
    let model = Model()
    let token = model.observe(\.limited, options: [.new]) { _, change in note(change) }
    model.limited = 50
    #expect(notes.entries.last == "new 10")
    #expect(model.limited == 10)
    token.invalidate()
  }

  @Test func changeHandlerMayChangeTheProperty() {
    let model = Model()
    let token = model.observe(\.count, options: .new) { object, change in
      note(change)
      if object.count < 3 { object.count += 1 }
    }
    model.count = 1
    #expect(notes.entries == ["new 1", "new 2", "new 3"])
    token.invalidate()
  }

  @Test func observersByTextGetDictionaries() {
    let model = Model()
    let watcher = Watcher()
    model.addObserver(watcher, forKeyPath: "count", options: [.new, .old, .initial], context: nil)
    model.count = 2
    model.addObserver(watcher, forKeyPath: "name", options: [.new], context: nil)
    model.name = nil
    model.removeObserver(watcher, forKeyPath: "count")
    model.count = 3
    #expect(watcher.told == ["count new 0", "count old 0 new 2", "name new <null>"])
    model.removeObserver(watcher, forKeyPath: "name")
  }

  @Test func contextsTellRegistrationsApart() {
    let model = Model()
    let watcher = Watcher()
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    model.addObserver(watcher, forKeyPath: "count", options: [], context: nil)
    model.addObserver(watcher, forKeyPath: "count", options: [.new], context: context)
    model.removeObserver(watcher, forKeyPath: "count", context: nil)
    model.count = 1
    #expect(watcher.told == ["count new 1"])
    model.removeObserver(watcher, forKeyPath: "count", context: context)
  }

  @Test func observersThatAreGoneAreNotTold() {
    let model = Model()
    do { model.addObserver(Watcher(), forKeyPath: "count", options: [], context: nil) }
    model.count = 1
    #expect(model.count == 1)
  }

  @Test func observedObjectMayGoFirst() {
    var token: NSKeyValueObservation?
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      token = model.observe(\.count) { _, change in note(change) }
    }
    #expect(gone == nil)
    token?.invalidate()
  }

  @Test func keyPathsToOnePropertyAreTheSameSteps() throws {
    let base = try #require(KeyPathSteps(\Model.count))
    let sub = try #require(KeyPathSteps(\SubModel.count))
    #expect(base.steps == sub.steps)
    #expect(base.steps != KeyPathSteps(\Model.name)?.steps)
    #expect(KeyPathSteps(\Model.plain)?.steps.count == 1)
    #expect(KeyPathSteps(\Model.child?.child?.count)?.keys(from: Model.self) == ["child", "child", "count"])
  }

  @Test func propertyThatCannotBeObservedEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Model().observe(\.plain) { _, _ in }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("cannot be observed. Declare the property as @objc dynamic var"))
  }

  @Test func removingWhatWasNotAddedEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Model().removeObserver(Watcher(), forKeyPath: "count")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(#"Cannot remove an observer Watcher for the key path "count" from Model"#))
  }
}

@MainActor @Suite struct KeyValueCodingTests {
  @Test func valuesAreReadAndSetByKey() {
    let screen = Screen()
    screen.setValue(4, forKey: "count")
    #expect(screen.count == 4)
    #expect(screen.value(forKey: "count") as? Int == 4)
    screen.setValue(NSNumber(value: 5), forKey: "count")
    #expect(screen.count == 5)
    screen.setValue("t", forKey: "title")
    #expect(screen.value(forKey: "title") as? String == "t")
    screen.setValue(nil, forKey: "title")
    #expect(screen.value(forKey: "title") == nil)
    #expect(screen.value(forKey: "secret") as? String == "s")
    #expect(screen.value(forKey: "fixed") as? Int == 7)
  }

  @Test func pathsLeadThroughObjects() {
    let screen = Screen()
    #expect(screen.value(forKeyPath: "partner.count") == nil)
    screen.partner = Screen()
    screen.setValue(8, forKeyPath: "partner.count")
    #expect(screen.partner?.count == 8)
    #expect(screen.value(forKeyPath: "partner.count") as? Int == 8)
    #expect(
      screen.dictionaryWithValues(forKeys: ["count", "title"]) as NSDictionary == ["count": 1, "title": NSNull()])
    screen.setValuesForKeys(["count": 2, "title": "x"])
    #expect(screen.count == 2)
    #expect(screen.title == "x")
  }

  @Test func settingByKeyTellsObservers() {
    let model = Model()
    var told: [Int?] = []
    let token = model.observe(\.count, options: .new) { _, change in told.append(change.newValue) }
    model.setValue(3, forKey: "count")
    #expect(told == [3])
    token.invalidate()
  }

  @Test func unknownKeyEndsTheProgramWithTheKeysThatThereAre() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen().value(forKey: "colour") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(#"Screen is not key value coding-compliant for the key "colour""#))
    #expect(words.contains("it has count, fixed, partner, secret, title"))
  }

  @Test func valueOfAnotherTypeEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Screen().setValue("many", forKey: "count") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(#""count" of Screen is a Int and was given a String"#))
  }

  /// One that may be nil does not become nil by it.
  @Test func valueOfAnotherTypeIsNotTakenForNil() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Screen().setValue(5, forKey: "title") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(#""title" of Screen is a String and was given a Int"#))
  }

  @Test func numbersBecomeWhatIsWanted() {
    let number = NSNumber(value: 200)
    #expect(convert(number, to: UInt8.self) == 200)
    #expect(convert(number, to: Int16.self) == 200)
    #expect(convert(200, to: UInt32.self) == 200)
    #expect(convert(200.0, to: UInt64.self) == 200)
    #expect(convert(number, to: UInt16?.self) == 200)
    #expect(convert("200", to: UInt16.self) == nil)
  }
}
