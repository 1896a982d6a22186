#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output of the Swift compiler for `-parseable-output`, as SwiftPM has it called: JSON objects, each after a line with its length.
enum ParseableOutput {
  /// The messages that a person would have read: the texts of `"output"`, in their order; the whole where there is no such object.
  ///
  /// The lengths are not gone by: what linkers and plugins say stands between the objects.
  static func text(of said: String) -> String {
    let texts = said.matches(of: /"output"\s*:\s*("(?:[^"\\]|\\.)*")/).compactMap { match in
      try? JSONDecoder().decode(String.self, from: Data(match.1.utf8))
    }
    return texts.isEmpty ? said : texts.joined(separator: "\n")
  }
}
