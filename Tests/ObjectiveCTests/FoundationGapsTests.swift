import ObjectiveC
import Testing

// As the adapter leaves it: each `@_Observed` was `@objc dynamic`.

private final class Shelf: NSObject {
  @_Observed var names = NSMutableArray(array: ["a"])
  @_Observed var numbers = [1, 2]
  var own = ["x"]
  var calls: [String] = []
  func insertOwn(_ name: Any, at place: Int) {
    calls.append("insert \(place)")
    own.insert(name as? String ?? "", at: place)
  }
  func removeOwn(at place: Int) {
    calls.append("remove \(place)")
    own.remove(at: place)
  }
}

extension Shelf {
  fileprivate static func _m1(_ t: _MethodTable) {
    t.add("names", \Shelf.names)
    t.add("numbers", \Shelf.numbers)
    t.add("own", \Shelf.own)
    t.add(_SelectorName("insertObject:inOwnAtIndex:")(Self.insertOwn(_:at:)))
    t.add(_SelectorName("removeObjectFromOwnAtIndex:")(Self.removeOwn(at:)))
  }
}
@section("swift5_tests") @used private let _r1: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Shelf.self, Shelf._m1) }, 0, 0)

@Suite struct FoundationGapsTests {
  @Test func namesOfOldHaveTheirMeaning() {
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
    #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    let queue = OS_dispatch_queue_serial(label: "gap")
    #expect(queue.label == "gap")
    let order = NSMutableArray()
    nonisolated(unsafe) let list = order
    for number in 0..<5 { queue.async { list.add(number) } }
    queue.sync {}
    #expect(order as? [Int] == [0, 1, 2, 3, 4])
  }

  @Test func classesKnowTheirSuperclasses() {
    let type: AnyClass = NSMutableArray.self
    #expect(_class(type).isSubclass(of: NSArray.self))
    #expect(_class(type).isSubclass(of: NSMutableArray.self))
    #expect(!_class(NSArray.self as AnyClass).isSubclass(of: NSMutableArray.self))
    #expect(NSMutableArray.isSubclass(of: NSObject.self))
    let none: AnyClass? = nil
    #expect(_class(none)?.isSubclass(of: NSObject.self) == nil)
  }

  @Test func objectsOfAnyClassHaveKeysAndPlaces() {
    #expect(_dyn(NSDictionary(dictionary: ["a": "b"]))["a"] as? String == "b")
    #expect(_dyn(NSDictionary(dictionary: ["a": "b"]))["c"] as? String == nil)
    #expect(_dyn(NSArray(array: ["x", "y"]))[1] as? String == "y")
    #expect(_dyn(NSObject())["a"] as? String == nil)
  }

  @Test func listsUnderKeysAreChangedInTheirObjects() {
    let shelf = Shelf()
    var told = 0
    let observation = shelf.observe(\.names) { _, _ in told += 1 }
    let list = shelf.mutableArrayValue(forKey: "names")
    list.add("b")
    list.insert("c", at: 0)
    list.replaceObject(at: 1, with: "d")
    #expect(shelf.names as? [String] == ["c", "d", "b"])
    #expect(list.count == 3 && list.contains("d") && list[2] as? String == "b")
    #expect(told == 3)
    list.removeAllObjects()
    #expect(shelf.names.count == 0)
    observation.invalidate()
  }

  @Test func listsOfSwiftAreChangedTheSame() {
    let shelf = Shelf()
    let list = shelf.mutableArrayValue(forKey: "numbers")
    list.add(3)
    list.removeObject(at: 0)
    #expect(shelf.numbers == [2, 3])
    #expect(shelf.mutableArrayValue(forKeyPath: "numbers").count == 2)
  }

  @Test func methodsOfTheClassChangeItsList() {
    let shelf = Shelf()
    let list = shelf.mutableArrayValue(forKey: "own")
    list.add("y")
    list.removeObject(at: 0)
    list.replaceObject(at: 0, with: "z")
    #expect(shelf.own == ["z"])
    #expect(shelf.calls == ["insert 1", "remove 0", "remove 0", "insert 0"])
  }
}
