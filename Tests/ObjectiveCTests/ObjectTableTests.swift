import ObjectiveC
import Testing

private final class Thing: NSObject {}

@Suite struct ObjectTableTests {
  @Test func weakTablesForgetWhatHasGone() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Thing()
      table.add(gone)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.count == 1 && table.allObjects == [kept])
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func tablesHoldEqualObjectsOnceUnlessTheyAreToldByAddress() {
    let equal = NSHashTable<NSString>()
    let single = NSHashTable<NSString>(options: .objectPointerPersonality)
    for table in [equal, single] {
      table.add(NSString(string: "a long text that is an object"))
      table.add(NSString(string: "a long text that is an object"))
    }
    #expect(equal.count == 1 && single.count == 2)
  }

  @Test func objectsAreListedInTheOrderInWhichTheyCame() {
    let table = NSHashTable<NSNumber>()
    for number in [5, 3, 9, 1] { table.add(NSNumber(value: number)) }
    #expect(table.allObjects.map(\.intValue) == [5, 3, 9, 1])
    let other = NSHashTable<NSNumber>()
    other.add(3)
    table.minus(other)
    #expect(table.allObjects.map(\.intValue) == [5, 9, 1] && !table.intersects(other))
  }

  @Test func valuesGoWithTheirKeys() {
    let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let kept = Thing()
    table.setObject("kept", forKey: kept)
    do {
      let gone = Thing()
      table.setObject("gone", forKey: gone)
      #expect(table.count == 2 && table.object(forKey: gone) == "gone")
    }
    #expect(table.count == 1 && table.object(forKey: kept) == "kept")
    table.setObject("new", forKey: kept)
    #expect(table.count == 1 && table.object(forKey: kept) == "new")
    table.removeObject(forKey: kept)
    #expect(table.object(forKey: kept) == nil)
  }

  @Test func valuesThatNobodyHoldsAreForgotten() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing()
    table.setObject(kept, forKey: "kept")
    table.setObject(Thing(), forKey: "gone")
    #expect(table.object(forKey: "gone") == nil && table.dictionaryRepresentation().count == 1)
  }

  @Test func countersAreShared() {
    var count: Int32 = 1
    #expect(OSAtomicIncrement32(&count) == 2 && OSAtomicDecrement32(&count) == 1 && OSAtomicAdd32(5, &count) == 6)
    #expect(OSAtomicCompareAndSwap32(6, 9, &count) && count == 9 && !OSAtomicCompareAndSwap32(6, 1, &count))
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000)
  }
}

@MainActor @Suite struct DynamicObjectTests {
  @Test func membersAreThoseOfTheObjectsClass() {
    #expect(_dyn(NSNumber(value: 2.5)).doubleValue == 2.5 && _dyn("12" as NSString).intValue == 12)
    #expect(_dyn("abc" as NSString).length == 3 && _dyn([1, 2] as NSArray).count == 2)
    let nothing: String? = _dyn(NSObject()).lowercased
    #expect(nothing == nil)
    let object: AnyObject? = nil
    #expect(_dyn(object)?.count == nil)
  }

  @Test func messagesAreSent() {
    let screen = Other()
    _dyn(screen).perform(Screen.tapSelector, with: 1)
    _dyn(screen).performSelector(onMainThread: Screen.tapSelector, with: 1, waitUntilDone: Thread.isMainThread)
    #expect(screen.taps >= 1 && _dyn(screen).isKind(of: NSObject.self))
  }
}
