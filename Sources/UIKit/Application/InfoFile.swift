import Foundation

/// The Info.plist of the program's bundle.
enum InfoFile {
  /// Reads the Info.plist; empty without one, and with a diagnostic for an unreadable one.
  static func read() -> [String: Any] { read(Bundle.main.infoDictionary ?? [:], in: Bundle.main.bundlePath) }

  /// The given values after a look at the file, since Foundation is silent about broken ones.
  static func read(_ info: [String: Any], in folder: String) -> [String: Any] {
    let path = folder + "/Info.plist"
    guard let data = FileManager.default.contents(atPath: path) else { return info }
    do {
      _ = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let reason = StringTables.reason(error, isXML: data.starts(with: Data("<".utf8)))
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "The Info.plist cannot be read, so that nothing of it holds.", object: path,
          likelyCause: "It is no property list: \(reason).",
          cure:
            "Correct the file: `&` is written &amp; and `<` is written &lt; in it; Xcode tells the line when it opens it."
        ))
    }
    return info
  }
}
