internal import SwiftSyntax

/// `#imageLiteral`, `#colorLiteral`, `#fileLiteral` and `#Preview`.
enum Literals {
  static func isPreview(_ name: TokenSyntax) -> Bool { name.text == "Preview" }

  /// Rewrites a literal in place; false for other macros.
  static func adapt(_ macro: MacroExpansionExprSyntax, guards: [String], in draft: inout FileDraft) -> Bool {
    let start = macro.positionAfterSkippingLeadingTrivia.utf8Offset
    switch macro.macroName.text {
    case "imageLiteral":
      guard let value = argument(macro) else { return false }
      let name = draft.name("i")
      draft.replace(start..<value, with: name + "(", paddingAt: name.utf8.count)
      draft.append(
        """
        private func \(name)(_ name: String) -> UIImage {
          guard let image = UIImage(named: name) else {
            fatalError("#imageLiteral(resourceName: \\"\\(name)\\"): there is no image of that name; add it to an asset catalogue beside the sources")
          }
          return image
        }
        """, guards: guards)
    case "fileLiteral":
      guard let value = argument(macro) else { return false }
      let name = draft.name("i")
      draft.replace(start..<value, with: name + "(", paddingAt: name.utf8.count)
      draft.append(
        """
        private func \(name)(_ name: String) -> URL {
          guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
            fatalError("#fileLiteral(resourceName: \\"\\(name)\\"): there is no file of that name among the resources")
          }
          return url
        }
        """, guards: guards)
    case "colorLiteral":
      // The labels are those of the initialiser.
      draft.replace(start..<macro.macroName.endPositionBeforeTrailingTrivia.utf8Offset, with: "UIColor")
    case "Preview":
      draft.blank(start..<macro.endPositionBeforeTrailingTrivia.utf8Offset)
    default: return false
    }
    return true
  }

  static func adapt(_ macro: MacroExpansionDeclSyntax, in draft: inout FileDraft) {
    guard isPreview(macro.macroName) else { return }
    draft.blank(macro.positionAfterSkippingLeadingTrivia.utf8Offset..<macro.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func argument(_ macro: MacroExpansionExprSyntax) -> Int? {
    macro.arguments.first?.expression.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
