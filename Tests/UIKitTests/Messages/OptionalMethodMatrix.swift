import Testing

@testable import ObjectiveC
@testable import UIKit

/// Classes that adopt a protocol in each pattern, with all of its optional methods, which note their calls.
@MainActor protocol OptionalMethodAdopters {
  static func make() -> OptionalMethodPatterns
}

/// An object of each class of ``OptionalMethodAdopters``.
struct OptionalMethodPatterns {
  /// Without any of the optional methods.
  var none: NSObject
  /// With all of them in the class's body, in an extension that states the conformance, in a class above the one that states it, and in a class
  /// above that states it.
  var body: NSObject
  var extended: NSObject
  var inherited: NSObject
  var below: NSObject
  /// With all of them in a subclass of the class that states the conformance, as the adapter records it.
  var adding: NSObject
  /// With none itself, for an object that messages are forwarded to.
  var proxy: DelegateProxy
}

/// An optional method with its call.
struct OptionalMethodCell: @unchecked Sendable {
  let selector: String
  let adopters: any OptionalMethodAdopters.Type
  let result: Any.Type
  /// Whether an argument is of protocol type, for which empty memory does not stand.
  let takesProtocols: Bool
  let call: @MainActor (Any) -> Void

  init(
    _ selector: String, of adopters: any OptionalMethodAdopters.Type, returning result: Any.Type,
    takesProtocols: Bool, _ call: @escaping @MainActor (Any) -> Void
  ) {
    (self.selector, self.adopters, self.result) = (selector, adopters, result)
    (self.takesProtocols, self.call) = (takesProtocols, call)
  }
}

/// A delegate that stands for another one.
@MainActor class DelegateProxy: NSObject {
  var original: NSObject?

  fileprivate static func record(_ table: _MethodTable) {
    table.add(
      _SelectorName("respondsToSelector:")({ (object: DelegateProxy) in
        { (selector: Selector) -> Bool in
          object.original?.responds(to: selector) ?? false
        }
      }))
    table.add(
      _SelectorName("forwardingTargetForSelector:")({ (object: DelegateProxy) in
        { (_: Selector) -> Any? in object.original }
      }))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, DelegateProxy.self, { DelegateProxy.record($0) }) }, 0, 0
)

nonisolated(unsafe) private var noted: [String] = []
func noteCall(_ selector: String) { noted.append(selector) }

/// Records all optional methods of a protocol.
@MainActor func addNotes(to table: _MethodTable, of adopters: any OptionalMethodAdopters.Type) {
  for cell in optionalMethodCells where cell.adopters == adopters {
    func value<Value>(_ type: Value.Type) -> Any? { dummy(type) }
    let (selector, result) = (cell.selector, _openExistential(cell.result, do: value))
    table.add(
      selector,
      HeldMethod { (_: NSObject, _) in
        noteCall(selector)
        return result
      })
  }
}

/// A value that is handed on and never looked into: views are made, other objects are empty memory of their class, which stays.
@MainActor func dummy<Value>(_ type: Value.Type = Value.self) -> Value {
  if let known = knownDummies[ObjectIdentifier(type)] as? Value { return known }
  if let none = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
  if let list = (type as? any RangeReplaceableCollection.Type)?.init() as? Value { return list }
  func text<Named: RawRepresentable>(_ type: Named.Type) -> Any? {
    ("text" as? Named.RawValue).flatMap { Named(rawValue: $0) }
  }
  if let named = type as? any RawRepresentable.Type, let made = text(named) as? Value { return made }
  if let set = (type as? any SetAlgebra.Type)?.init() as? Value { return set }
  if let view = type as? UIView.Type, let made = DynamicInitializer.makeView(view, frame: .zero) as? Value {
    return made
  }
  if let type = type as? AnyClass {
    let size = Int(
      unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
    let object = UnsafeMutableRawPointer.allocate(byteCount: max(size, 16), alignment: 16)
    object.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 16))
    object.storeBytes(of: unsafeBitCast(type, to: UInt.self), as: UInt.self)
    // Counted a thousand times: nobody destroys it.
    object.storeBytes(of: 3 | 1000 << 33, toByteOffset: 8, as: UInt.self)
    return unsafeBitCast(object, to: Value.self)
  }
  let memory = UnsafeMutableRawPointer.allocate(byteCount: max(16, MemoryLayout<Value>.size), alignment: 16)
  memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(16, MemoryLayout<Value>.size))
  let isExistential =
    "\(type)".hasPrefix("any ") || !(type is AnyClass) && MemoryLayout<Value>.size == 16 && "\(type)".hasPrefix("UI")
  if isExistential {
    memory.storeBytes(of: Unmanaged.passRetained(NSObject()).toOpaque(), as: UnsafeMutableRawPointer.self)
  }
  return memory.load(as: Value.self)
}

@MainActor private let knownDummies: [ObjectIdentifier: Any] = [
  ObjectIdentifier(IndexPath.self): IndexPath(row: 0, section: 0),
  ObjectIdentifier(String.self): "text",
  ObjectIdentifier((any NSCopying).self): NSString(string: "copied") as any NSCopying,
  ObjectIdentifier((any Error).self): NSError(domain: "test", code: 1) as any Error,
  ObjectIdentifier(URL.self): URL(fileURLWithPath: "/"),
  ObjectIdentifier(Data.self): Data(),
  ObjectIdentifier(UnsafeMutablePointer<CGPoint>.self): UnsafeMutablePointer<CGPoint>.allocate(capacity: 1),
  ObjectIdentifier(Selector.self): Selector("copy:"),
  ObjectIdentifier([AnyHashable: Any].self): [AnyHashable: Any](),
  ObjectIdentifier([UIApplication.OpenURLOptionsKey: Any].self): [UIApplication.OpenURLOptionsKey: Any](),
  ObjectIdentifier([UIImagePickerController.InfoKey: Any].self): [UIImagePickerController.InfoKey: Any](),
  ObjectIdentifier(UICollectionView.self): UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
]

/// Whether each optional method of UIKit's protocols is called, in each pattern of adoption.
@Suite(.serialized) @MainActor struct OptionalMethodMatrixTests {
  private func isCalled(_ cell: OptionalMethodCell, _ object: NSObject) -> Bool {
    noted = []
    cell.call(object)
    return noted.contains(cell.selector)
  }

  private func isAnswered(_ cell: OptionalMethodCell, _ object: NSObject) -> Bool {
    object.responds(to: Selector(cell.selector))
  }

  @Test func thereAreHundreds() { #expect(optionalMethodCells.count > 350) }

  @Test func whatAClassLacksIsNotAnswered() {
    for cell in optionalMethodCells {
      #expect(!isAnswered(cell, cell.adopters.make().none), "\(cell.selector)")
    }
  }

  @Test func whatItsBodyExtensionOrSuperclassHasIsCalledAndAnswered() {
    for cell in optionalMethodCells {
      let made = cell.adopters.make()
      for (pattern, object) in [
        ("body", made.body), ("extension", made.extended), ("superclass", made.inherited), ("subclass", made.below),
      ] {
        #expect(isAnswered(cell, object), "\(pattern) \(cell.selector)")
        #expect(isCalled(cell, object), "\(pattern) \(cell.selector)")
      }
    }
  }

  @Test func whatASubclassAddsIsCalledAndAnswered() {
    for cell in optionalMethodCells {
      let adding = cell.adopters.make().adding
      #expect(isAnswered(cell, adding), "\(cell.selector)")
      #expect(isCalled(cell, adding), "\(cell.selector)")
    }
  }

  @Test func aProxyStandsForItsOriginal() {
    for cell in optionalMethodCells {
      let made = cell.adopters.make()
      #expect(!isAnswered(cell, made.proxy), "\(cell.selector)")
      made.proxy.original = made.body
      #expect(isAnswered(cell, made.proxy), "\(cell.selector)")
      if !cell.takesProtocols { #expect(isCalled(cell, made.proxy), "\(cell.selector)") }
      made.proxy.original = made.none
      #expect(!isAnswered(cell, made.proxy), "\(cell.selector)")
    }
  }
}
