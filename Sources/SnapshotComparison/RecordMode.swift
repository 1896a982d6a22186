import Foundation

/// The mode in which references are written.
package enum RecordMode: String, Sendable, CaseIterable {
  /// Records nothing.
  case never
  /// Records missing references.
  case missing
  /// Records references that are missing or differ.
  case failed
  /// Records everything.
  case all

  package var writesMissing: Bool { self != .never }
  package var writesDifferent: Bool { self == .failed || self == .all }
  package var writesAll: Bool { self == .all }

  /// Returns the mode in force: the variable `SNAPSHOT_TESTING_RECORD`, else never where `CI` is set, else the given
  /// mode, else `missing`.
  ///
  /// Throws when the variable names no mode.
  package static func inForce(_ own: RecordMode?, environment: [String: String]) throws -> RecordMode {
    if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
      guard let record = RecordMode(rawValue: word.lowercased()) else {
        throw SnapshotError("SNAPSHOT_TESTING_RECORD is '\(word)'; write all, failed, missing or never")
      }
      return record
    }
    let isContinuous = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    // What a person left in the source must not write references where nobody looks at them.
    return isContinuous ? .never : own ?? .missing
  }
}
