/// Reads the `Contents.json` of a set of an asset catalogue, and reports its mistakes.
enum AssetContents {
  /// Returns the decoded file; nil, and a diagnostic, for a missing or invalid file.
  static func read<Contents: Decodable>(_ type: Contents.Type, in folder: String) -> Contents? {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      report("The set has no Contents.json.", path, "The file is missing, or its permissions do not let it be read.")
      return nil
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      report("The Contents.json of an asset catalogue cannot be read.", path, words(for: error))
      return nil
    }
  }

  static func reportMissing(file: String, in folder: String) {
    report(
      "An asset catalogue names a file that is not there.", folder + "/Contents.json",
      "It names \"\(file)\", and \(folder) holds no such file.")
  }

  static func reportEmpty(_ folder: String) {
    report(
      "An asset catalogue's set has no image that can be read.", folder + "/Contents.json",
      "No entry of \"images\" names a PNG or JPEG file of the folder; PDF and SVG are not read.")
  }

  static func reportWithoutColor(_ folder: String) {
    report(
      "An asset catalogue's set has no colour that can be read.", folder + "/Contents.json",
      "No entry of \"colors\" for any device or for iPhone has red, green and blue or white components.")
  }

  private static func report(_ summary: String, _ path: String, _ cause: String) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: summary, object: path, likelyCause: cause,
        cure: "Write the set again in Xcode, or correct the file by hand."))
  }

  /// Why a file of JSON is not of the form that was expected.
  static func words(for error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      let keys = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return keys.isEmpty ? "its top level" : keys.joined(separator: ".").replacing(".[", with: "[")
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing in \(place(context.codingPath))."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "The value of \(place(context.codingPath)) has another type than Xcode writes there."
    default: "It is not JSON."
    }
  }
}
