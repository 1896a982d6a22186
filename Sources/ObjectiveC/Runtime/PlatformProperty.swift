import Foundation
import Synchronization

/// A property of the toolchain, Foundation, the C library or the system that code stands on, though nobody promises it.
///
/// The code that needs a property asks ``holds`` before it relies on it, and goes another way, said in ``instead``, where the property is
/// missing. The first to ask has it proved, once in a process. ``known`` names those of this module; UIKit's list adds its own.
package final class PlatformProperty: Sendable {
  /// A short name, as the page about the floor has it: "class-metadata".
  package let name: String
  /// The name of the part of the platform with the property: "Swift", "Foundation".
  package let owner: String
  /// The property, in one sentence.
  package let expected: String
  /// The behaviour of code without the property, in one sentence.
  package let instead: String

  private let probe: @Sendable () -> Bool
  private let result = Mutex<Bool?>(nil)

  /// Makes a property with its probe, which may be called from any thread and must do no harm where the property is missing.
  package init(
    _ name: String, of owner: String, expected: String, instead: String, probe: @escaping @Sendable () -> Bool
  ) {
    self.name = name
    self.owner = owner
    self.expected = expected
    self.instead = instead
    self.probe = probe
  }

  /// Whether the platform has the property; the first call takes as long as the probe, the others a lock.
  package var holds: Bool {
    if let known = result.withLock({ $0 }) { return known }
    // Without the lock: a probe may ask for another property, and two threads that prove the same find the same.
    let found = !Self.isForcedToMiss(name) && probe()
    let isFirst = result.withLock { result in
      defer { result = result ?? found }
      return result == nil
    }
    if isFirst, !found { Self.missing.withLock { $0.add(self) }?(self) }
    return found
  }

  // MARK: Those that are missing

  private struct Missing {
    var properties: [PlatformProperty] = []
    var handler: (@Sendable (PlatformProperty) -> Void)?

    mutating func add(_ property: PlatformProperty) -> (@Sendable (PlatformProperty) -> Void)? {
      properties.append(property)
      return handler
    }
  }

  private static let missing = Mutex(Missing())

  /// Calls `handler` with each property that was found missing, also with those that were found before.
  package static func whenMissing(_ handler: @escaping @Sendable (PlatformProperty) -> Void) {
    let former = missing.withLock { missing in
      missing.handler = handler
      return missing.properties
    }
    for property in former { handler(property) }
  }

  /// Whether a test asks for a way without the property: `MASTHEAD_WITHOUT=class-metadata`, names with commas between them.
  ///
  /// Read in builds that check invariants alone.
  private static func isForcedToMiss(_ name: String) -> Bool {
    #if CHECKS_INVARIANTS
      guard let names = ProcessInfo.processInfo.environment["MASTHEAD_WITHOUT"] else { return false }
      return names.split(separator: ",").contains { $0 == name }
    #else
      return false
    #endif
  }
}
