internal import TextLayout

/// Sorts objects by a text and puts them into the sections A to Z and #, for tables with a section index.
///
/// Letters count by their base: case and accents do not change the section, and texts without a Latin letter at the
/// beginning belong to `#`. The rules are those of English, which are those of CLDR's root, whatever the machine's
/// language.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let letters: [String] = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
  /// The first letter after z.
  private static let afterLetters = "\u{292}"

  public required override init() { super.init() }

  /// The collation of the interface's language, which is English.
  open class func current() -> Self { self.init() }

  /// The titles of the sections: A to Z and #.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the section index: those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section to scroll to for a title of the section index; raises for an index that is not there.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    guard sectionIndexTitles.indices.contains(indexTitleIndex) else {
      fatalError(
        "section(forSectionIndexTitle:): there is no title \(indexTitleIndex); there are \(sectionIndexTitles.count).")
    }
    return indexTitleIndex
  }

  /// The section of an object by the text that a property or method gives for it: `Selector(\Person.name)`.
  ///
  /// Raises for an object for which it gives none.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector, "section(for:collationStringSelector:)")
    let letters = Self.letters
    guard Self.isBefore(text, Self.afterLetters, lettersOnly: true) else { return letters.count }
    // The last letter that is not after the text.
    var low = 0
    var high = letters.count
    while low < high {
      let middle = (low + high) / 2
      if Self.isBefore(text, letters[middle], lettersOnly: true) { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? letters.count : low - 1
  }

  /// The objects in the order of their texts; those with the same text stay in theirs.
  ///
  /// Raises for an object for which the property or method gives none.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector, "sortedArray(from:collationStringSelector:)") }
    let order = array.indices.sorted { first, second in
      if Self.isBefore(texts[first], texts[second]) { return true }
      if Self.isBefore(texts[second], texts[first]) { return false }
      return first < second
    }
    return order.map { array[$0] }
  }

  private func text(of object: Any, _ selector: Selector, _ call: String) -> String {
    guard let text = selector.text(of: object) else {
      fatalError(
        """
        \(call): the selector gives no text for \(IdentifierProblem.name(object)). Make it from a String property or a \
        method without arguments of \(type(of: object)): Selector(\\\(type(of: object)).name).
        """)
    }
    return text
  }

  private static func isBefore(_ first: String, _ second: String, lettersOnly: Bool = false) -> Bool {
    guard let order = Collation.compare(first, second, casesAndAccents: !lettersOnly) else {
      fatalError("UILocalizedIndexedCollation: the system's ICU has no collation; install libicu-dev again.")
    }
    return order < 0
  }
}
