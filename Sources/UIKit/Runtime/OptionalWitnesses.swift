import CWitnesses

/// The optional methods of UIKit's protocols, as classes have them by conformance.
///
/// In the table of a class's methods for a protocol the entry of a method that the protocol's extension gives leads to that one: then the class has
/// none. `ObjectiveC` asks by the selector's name, through the record of `NSObject` below.
enum OptionalWitnesses {
  typealias Table = [String: OptionalWitness]
  typealias Entries = UnsafePointer<UnsafeRawPointer>

  private nonisolated(unsafe) static let table: Table = {
    var table = Table(minimumCapacity: 400)
    addAll(to: &table)
    return table
  }()

  /// The method that a class has for a message by its conformance; nil where the object's class does not adopt the protocol, or has none.
  static func method(_ selector: String, of object: Any) -> HeldMethod? {
    guard let witness = table[selector], let entries = witness.entries(object),
      !PlatformProperty.conformanceTables.holds || !witness.isDefault(in: entries, standard: standard(selector))
    else { return nil }
    return witness.method
  }

  /// The implementation of an optional method in the protocol's extension.
  static func standard(_ selector: String) -> UnsafeRawPointer {
    guard let address = masthead_default(selector) else {
      fatalError("\(selector) is no optional method that Scripts/optional-calls found; run it")
    }
    return address
  }

  /// The table of a class's methods for a protocol: the second word of a value of protocol type.
  ///
  /// The value has to come `as any P`, or the compiler hands over the object in it.
  static func entries<Adopter>(_ object: Adopter) -> Entries {
    withUnsafePointer(to: object) { pointer in
      UnsafeRawPointer(pointer).load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: Entries.self)
    }
  }
}

/// An optional method of one of UIKit's protocols.
final class OptionalWitness {
  let entries: (Any) -> OptionalWitnesses.Entries?
  let method: HeldMethod
  private let lock = NSLock()
  /// The answers so far, by the address of the class's table of methods.
  private var known: [OptionalWitnesses.Entries: Bool] = [:]

  /// `entries` gives the table of an object that adopts the protocol, `body` calls the method.
  init<Target>(
    _ entries: @escaping (Any) -> OptionalWitnesses.Entries?,
    _ body: @escaping @MainActor (Target, inout MessageArguments) throws -> Any?
  ) {
    self.entries = entries
    method = HeldMethod(
      unsafeBitCast(body, to: ((Target, inout MessageArguments) throws -> Any?).self))
  }

  /// Whether an entry of the table leads to the method of the protocol's extension.
  func isDefault(in entries: OptionalWitnesses.Entries, standard: UnsafeRawPointer) -> Bool {
    lock.withLock {
      if let known = known[entries] { return known }
      let found = (1...max(1, MethodPlaces.count(of: entries))).contains { masthead_leads_to(entries[$0], standard) }
      known[entries] = found
      return found
    }
  }
}

extension NSObject {
  fileprivate static func findsWitnesses(_ table: _MethodTable) {
    table.add(
      _SelectorName("masthead witness:")({ (object: NSObject) in
        { (name: String) -> Any? in
          OptionalWitnesses.method(name, of: object)
        }
      }))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSObject.self, NSObject.findsWitnesses) }, 0, 0
)
