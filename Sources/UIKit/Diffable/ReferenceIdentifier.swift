/// The identifier of a section or an item in snapshots that know nothing of its type.
///
/// Whoever makes the identifiers sees to it that they may be read on any thread, as with the snapshots of Objective-C.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  let value: AnyHashable

  /// Takes an identifier; raises for one that cannot be told from others.
  init(_ identifier: Any, _ call: String) {
    if let identifier = identifier as? ReferenceIdentifier {
      self = identifier
      return
    }
    guard let value = identifier as? AnyHashable else {
      fatalError(
        """
        \(call) was given \(identifier), whose type \(type(of: identifier)) is not Hashable. Identify sections and items by \
        Hashable values or by objects.
        """)
    }
    self.value = value
  }

  var description: String { "\(value.base)" }
}

extension [Any] {
  /// The identifiers as snapshots have them.
  func references(_ call: String) -> [ReferenceIdentifier] { map { ReferenceIdentifier($0, call) } }
}

extension [ReferenceIdentifier] {
  /// The identifiers as they were given.
  var identifiers: [Any] { map(\.value.base) }
}
