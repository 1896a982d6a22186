import Testing

@testable import ObjectiveC

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

/// Notes what ends, in order.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []
  var entries: [String] { lock.withLock { stored } }
  func note(_ entry: String) { lock.withLock { stored.append(entry) } }
}

private final class Value: NSObject {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
  deinit { log.note(name) }
}

private class Owner: NSObject {
  let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log.note("owner with \((objc_getAssociatedObject(self, &firstKey) as? Value)?.name ?? "nothing")") }
}
private final class SubOwner: Owner {
  deinit {
    log.note("sub")
    objc_setAssociatedObject(self, &secondKey, Value("late", log), .OBJC_ASSOCIATION_RETAIN)
  }
}
private final class Generic<Item>: NSObject {}
private final class NoNSObject {}

@Suite struct AssociatedObjectTests {
  private let log = Log()

  @Test func valuesAreFoundByObjectAndKey() {
    let one = NSObject()
    let other = NSObject()
    objc_setAssociatedObject(one, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(other, &firstKey, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &firstKey) as? String == "a")
    #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &firstKey) as? String == "b")
    #expect(objc_getAssociatedObject(other, &secondKey) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &firstKey) == nil)
    #expect(objc_getAssociatedObject(other, &firstKey) as? String == "b")
  }

  @Test func valuesGoWithTheObjectAfterItsDeinitInOrder() {
    do {
      let owner = Owner(log)
      objc_setAssociatedObject(owner, &firstKey, Value("first", log), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &secondKey, Value("second", log), .OBJC_ASSOCIATION_RETAIN)
      #expect(log.entries == [])
    }
    #expect(log.entries == ["owner with first", "first", "second"])
  }

  @Test func whatIsAssociatedDuringDeinitGoesToo() {
    do {
      let owner = SubOwner(log)
      objc_setAssociatedObject(owner, &firstKey, Value("first", log), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(log.entries == ["sub", "owner with first", "first", "late"])
  }

  @Test func nilAndOtherValuesReleaseWhatWasThere() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, &firstKey, Value("one", log), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &firstKey, Value("two", log), .OBJC_ASSOCIATION_RETAIN)
    #expect(log.entries == ["one"])
    objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(log.entries == ["one", "two"])
  }

  @Test func assignDoesNotHold() {
    let owner = NSObject()
    var value: Value? = Value("v", log)
    objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Value === value)
    value = nil
    #expect(log.entries == ["v"])
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
  }

  @Test func copyCopies() throws {
    let owner = NSObject()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &firstKey, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    let copy = try #require(objc_getAssociatedObject(owner, &firstKey) as? NSString)
    #expect(copy.isEqual(to: "a"))
  }

  @Test func objectsOfAllKindsOfClassesAreFollowed() {
    func check(_ make: () -> AnyObject, _ name: String) {
      do {
        let object = make()
        objc_setAssociatedObject(object, &firstKey, Value(name, log), .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(log.entries.last == name)
    }
    check({ NSObject() }, "of Foundation")
    check({ Generic<Int>() }, "generic")
    check({ Generic<String>() }, "generic over another")
    check({ NoNSObject() }, "not of NSObject")
    check({ NSMutableString(string: "x") }, "bridged")
    check({ NSNumber(value: 123.456) }, "number")
    check({ NSMutableArray() }, "list")
  }

  @Test func valuesMayThemselvesHaveValues() {
    do {
      var outer: NSObject = Owner(log)
      for depth in 0..<1000 {
        let next: NSObject = depth == 999 ? Owner(log) : NSObject()
        objc_setAssociatedObject(next, &firstKey, outer, .OBJC_ASSOCIATION_RETAIN)
        outer = next
      }
    }
    #expect(log.entries == ["owner with nothing", "owner with nothing"])
  }

  @Test func addressesThatAreUsedAgainStartEmpty() {
    for round in 0..<2000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &firstKey) == nil)
      objc_setAssociatedObject(object, &firstKey, round, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func severalThreadsMayUseItAtOnce() {
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<500 {
        let owner = NSObject()
        objc_setAssociatedObject(owner, &firstKey, Value("\(thread)", log), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, &secondKey, round, .OBJC_ASSOCIATION_RETAIN)
        if objc_getAssociatedObject(owner, &secondKey) as? Int != round { log.note("wrong") }
      }
    }
    #expect(log.entries.count == 4000)
    #expect(!log.entries.contains("wrong"))
  }
}

@Suite struct ObjectLockTests {
  @Test func oneThreadAtATimeIsInside() {
    nonisolated(unsafe) let object = NSObject()
    nonisolated(unsafe) var inside = 0
    nonisolated(unsafe) var most = 0
    nonisolated(unsafe) var rounds = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<200 {
        objc_sync_enter(object)
        objc_sync_enter(object)
        inside += 1
        most = max(most, inside)
        rounds += 1
        inside -= 1
        objc_sync_exit(object)
        objc_sync_exit(object)
      }
    }
    #expect(most == 1)
    #expect(rounds == 800)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }
}

@Suite struct ClassTests {
  @Test func classesAreNamedAndFoundByName() {
    #expect(String(cString: class_getName(NSObject.self)) == "Foundation.NSObject")
    #expect(object_getClass(Generic<Int>()) == Generic<Int>.self)
    #expect(class_getSuperclass(Owner.self) == NSObject.self)
    #expect(class_getSuperclass(NoNSObject.self) == nil)
    #expect(objc_lookUpClass("ObjectiveCTests.Untold") == Untold.self)
    #expect(NSClassFromString("ObjectiveCTests.Untold") == Untold.self)
    #expect(autoreleasepool { 3 } == 3)
  }
}
