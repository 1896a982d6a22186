/// Names of selectors as Swift derives them for Objective-C.
enum ObjectiveCName {
  /// Words after or before which Swift adds no `With` (the compiler's table of prepositions).
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "below", "by", "following", "for", "from", "given", "in",
    "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
    "with",
    "within",
  ]

  /// The selector of a method: `show(_:from:)` is `show:from:`, `show(item:)` is `showWithItem:`.
  ///
  /// Labels are `_` where there is none. Methods that throw take an error at the end; asynchronous ones a completion handler.
  static func selector(base: String, labels: [String], throwing: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    if isAsync { labels.append("completionHandler") } else if throwing { labels.append("error") }
    let isOnlyAdded = labels.count == 1 && (throwing || isAsync)
    guard let first = labels.first else { return base }
    var name = base
    if isOnlyAdded {
      name += isAsync ? "WithCompletionHandler" : "AndReturnError"
    } else if first != "_" {
      let needsWith = !prepositions.contains(firstWord(first)) && !prepositions.contains(lastWord(base))
      name += (needsWith ? "With" : "") + capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// The selector of a property's setter: `setTitle:` for `title`.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(_ name: String) -> String {
    guard let first = name.first else { return "" }
    return String(first).lowercased() + name.dropFirst().prefix { !$0.isUppercase }.lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
