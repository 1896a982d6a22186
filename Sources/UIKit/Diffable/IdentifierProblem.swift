/// The messages for mistakes with identifiers; UIKit raises for all of them.
enum IdentifierProblem {
  /// An identifier as it is printed, shortened: models that serve as identifiers may be long.
  static func name(_ identifier: Any) -> String {
    let text = String(reflecting: identifier)
    return text.count > 200 ? text.prefix(199) + "…" : text
  }

  static func repeated(
    _ identifier: Any, kind: String, at first: Int, and second: Int, in call: String
  ) -> String {
    """
    \(call): the \(kind) identifier \(name(identifier)) stands at \(first) and at \(second) of the identifiers passed. \
    Each \(kind) of a snapshot needs an identifier of its own: pass it once, or let == and hash(into:) take in what \
    tells the two apart (a UUID, for example).
    """
  }

  static func unknown(_ identifier: Any, kind: String, in call: String, cure: String) -> String {
    "\(call): the snapshot has no \(kind) with the identifier \(name(identifier)). \(cure)"
  }

  static func noSections(in call: String) -> String {
    """
    \(call): the snapshot has no sections, so there is none to put items into. Call appendSections(_:) before.
    """
  }

  /// Reports identifiers added although they are in the snapshot; UIKit warns too and moves them.
  static func reportPresent(_ identifier: Any, count: Int, kind: String, place: String, call: String) {
    let others = count > 1 ? " and \(count - 1) more" : ""
    Diagnostics.shared.report(
      Diagnostic(
        kind: .identifierAlreadyInSnapshot,
        summary: """
          \(call) was passed \(kind)s that the snapshot has already: \(name(identifier))\(others). They were moved to \
          the new place.
          """,
        object: "\(kind) \(name(identifier)), \(place) before",
        likelyCause: "The snapshot was taken from the data source and filled again, or two \(kind)s are equal.",
        cure: """
          Start from an empty snapshot, delete the \(kind)s first, or call move\(kind == "item" ? "Item" : "Section") \
          where a move is meant.
          """))
  }
}
