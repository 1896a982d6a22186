import Foundation

/// The Info.plist of the program's bundle.
enum InfoFile {
  /// What it says; empty without one, and told where it is there and cannot be read.
  static func read() -> [String: Any] { read(Bundle.main.infoDictionary ?? [:], in: Bundle.main.bundlePath) }

  /// What was read, after a look at the file, of which Foundation says nothing where it is broken.
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
