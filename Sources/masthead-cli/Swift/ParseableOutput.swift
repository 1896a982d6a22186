#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output of the Swift compiler for `-parseable-output`, as SwiftPM has it called: JSON objects, each after a line with its length.
enum ParseableOutput {
  /// The messages for a person: the texts of `"output"`, in their order; the whole text if no object has any.
  ///
  /// The lengths are ignored, since messages of linkers and plugins stand between the objects.
  static func text(of said: String) -> String {
    let texts = said.matches(of: /"output"\s*:\s*("(?:[^"\\]|\\.)*")/).compactMap { match in
      try? JSONDecoder().decode(String.self, from: Data(match.1.utf8))
    }
    return texts.isEmpty ? said : texts.joined(separator: "\n")
  }
}
