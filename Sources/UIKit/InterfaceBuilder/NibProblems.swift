internal import InterfaceDocuments

/// Reports of documents that cannot be followed to the letter.
@MainActor enum NibProblems {
  /// Attributes of every element that say something to the editor alone, or are read with the object itself; none of them changes a picture
  /// otherwise.
  private static let silentAttributes: Set<String> = [
    // Which object it is, and of which class.
    "id", "key", "customClass", "customModule", "customModuleProvider", "storyboardIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "sceneMemberID", "explicitIdentifier",
    // Read with the picture that they are about, and by `NibPlacement`.
    "catalog", "fixedFrame", "ambiguous", "verifyAmbiguity",
    // Names, colours and sizes in the editor; the constraints keep a view from a natural size that the program does not know.
    "userLabel", "misplaced", "colorLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "designTimePropertyAccessControl", "simulatedAppContext",
    // Shown by a pointer that rests, of which no picture is taken; AppKit's.
    "toolTip", "wantsLayer",
  ]
  /// Elements inside of others that say something to the editor alone, or are read with the object itself.
  private static let silentElements: Set<String> = [
    "connections", "constraints", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide", "layoutGuides",
    "animations", "nil", "attributedString", "resources", "designLabel", "gestureRecognizers",
  ]
  private static let silentKeys: Set<String> = ["canvasLocation", "userComments", "metadata"]

  /// Reports attributes and inner elements that nobody reads.
  static func tellUnknownParts(of element: DocumentElement, _ chain: NibChain, in document: NibDocument) {
    let known = chain.silent.union(chain.rules.map(\.name))
    for attribute in element.attributes
    where !silentAttributes.contains(attribute.name) && !known.contains(attribute.name) {
      report(
        document, element.line, "the attribute \(attribute.name)=\"\(attribute.value)\" is not read",
        object: describe(element), instead: "The object keeps what it has without it",
        cure: "set it in code, in awakeFromNib() or viewDidLoad()")
    }
    for child in element.children
    where !silentElements.contains(child.name) && !known.contains(child.key ?? child.name)
      && !silentKeys.contains(child.key ?? "") && child.key?.hasPrefix("simulated") != true
    {
      report(
        document, child.line, "<\(child.name)>\(child.key.map { " for \($0)" } ?? "") is not read",
        object: describe(element), instead: "The object keeps what it has without it",
        cure: "set it in code, in awakeFromNib() or viewDidLoad()")
    }
  }

  /// An element as a developer knows it: by its label in the editor, its kind and its name.
  static func describe(_ element: DocumentElement) -> String {
    let kind = element["customClass"] ?? element.name
    let id = element.id.map { " \($0)" } ?? ""
    return element["userLabel"].map { "\($0) (\(kind)\(id))" } ?? "\(kind)\(id)"
  }

  static func report(
    _ document: NibDocument, _ line: Int, _ what: String, object: String, instead: String, cure: String
  ) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .interfaceDocument, summary: "\(document.name):\(line): \(what).", object: object,
        likelyCause: "\(instead).", cure: cure))
  }
}
