import CTextShims

/// The order of texts by the rules of English, which are those of CLDR's root: the same for every language of the
/// machine.
package enum Collation {
  /// −1, 0 or 1 as the first text comes before, with or after the second; without `casesAndAccents` only letters count.
  ///
  /// Nil where the system's ICU cannot collate.
  @MainActor package static func compare(_ first: String, _ second: String, casesAndAccents: Bool = true) -> Int? {
    var first = first
    var second = second
    let result = first.withUTF8 { a in
      second.withUTF8 { b in
        a.withMemoryRebound(to: CChar.self) { a in
          b.withMemoryRebound(to: CChar.self) { b in
            masthead_collate(a.baseAddress, Int32(a.count), b.baseAddress, Int32(b.count), casesAndAccents ? 0 : 1)
          }
        }
      }
    }
    return result == MASTHEAD_NO_COLLATION ? nil : Int(result)
  }
}
