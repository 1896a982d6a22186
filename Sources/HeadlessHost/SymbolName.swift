import Foundation

/// Names of functions as a person writes them.
enum SymbolName {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// Returns a readable name such as `Controller.viewDidLoad()` for a linker's name; empty for code that no person
  /// wrote.
  static func readable(_ symbol: String) -> String {
    guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S") else { return symbol.hasPrefix("_") ? "" : symbol }
    guard let address = dlsym(nil, "swift_demangle"),
      let text = unsafeBitCast(address, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0)
    else { return symbol }
    defer { free(text) }
    return shortened(String(cString: text))
  }

  /// Shortens a name by the parts that a reader of the source does not look for: modules, results, isolation.
  static func shortened(_ demangled: String) -> String {
    var name = demangled
    for noise in ["reabstraction thunk", "partial apply", "outlined", "merged ", "protocol witness", "thunk for"]
    where name.hasPrefix(noise) { return "" }
    if let range = name.range(of: " of "), name.hasPrefix("closure #") || name.hasPrefix("implicit closure #") {
      // Closures in closures: the function is behind the last one.
      var rest = name[range.upperBound...]
      while let next = rest.range(of: " in "), rest.hasPrefix("closure") { rest = rest[next.upperBound...] }
      name = rest.hasPrefix("closure") ? String(rest) : "a closure of " + rest
    }
    if let range = name.range(of: " in "), name.hasPrefix("closure #") || name.hasPrefix("implicit closure #") {
      var rest = name[range.upperBound...]
      while rest.hasPrefix("closure #") || rest.hasPrefix("implicit closure #"), let next = rest.range(of: " in ") {
        rest = rest[next.upperBound...]
      }
      return "a closure of " + shortened(String(rest))
    }
    if let arrow = name.range(of: " -> ", options: .backwards), arrow.lowerBound > name.startIndex {
      // The result of the function itself stands behind the last arrow outside of its parentheses.
      let head = name[..<arrow.lowerBound]
      if head.filter({ $0 == "(" }).count == head.filter({ $0 == ")" }).count { name = String(head) }
    }
    for module in [
      "Screens.", "UIKit.", "Foundation.", "FoundationEssentials.", "CoreGraphics.", "QuartzCore.", "Swift.",
      "HeadlessHost.",
      "TextLayout.", "Cassowary.", "ListGeometry.", "Dispatch.",
    ] { name = name.replacingOccurrences(of: module, with: "") }
    for accessor in [".getter : ", ".setter : ", ".modify : ", ".read : "] {
      if let range = name.range(of: accessor) { name = String(name[..<range.lowerBound]) }
    }
    while name.hasPrefix("(extension in "), let end = name.range(of: "):") { name = String(name[end.upperBound...]) }
    for word in ["static ", "@objc ", "override "] where name.hasPrefix(word) { name.removeFirst(word.count) }
    for word in [" async", " throws"] where name.hasSuffix(word) { name.removeLast(word.count) }
    return name
  }
}
