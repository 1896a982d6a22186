internal import SwiftSyntax

/// Imports that mean something else on Linux.
enum Imports {
  /// Parts of Apple's modules that are part of the whole here.
  private static let whole: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC", "Darwin", "os", "OSLog", "Accelerate",
    "CoreImage",
  ]
  /// Modules whose C part is on Linux too, with other types: UIKit brings the Apple types that exist here.
  static let covered: Set<String> = ["CoreFoundation"]

  /// Rewrites an import in place; returns the missing module.
  static func adapt(_ node: ImportDeclSyntax, missing: [String: String], in draft: inout FileDraft) -> String? {
    guard let first = node.path.first else { return nil }
    let module = first.name.text
    if missing[module] != nil || covered.contains(module) {
      draft.blank(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
      return covered.contains(module) ? nil : module
    }
    guard node.importKindSpecifier == nil, node.path.count > 1, whole.contains(module), let last = node.path.last else {
      return nil
    }
    // `import UIKit.UIGestureRecognizerSubclass`
    draft.blank(
      first.name.endPositionBeforeTrailingTrivia.utf8Offset..<last.name.endPositionBeforeTrailingTrivia.utf8Offset)
    return nil
  }
}

/// Types that belong to Foundation on iOS and to modules of their own on Linux.
enum FoundationParts {
  static let networking = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "HTTPCookie", "URLCache", "URLCredential",
    "URLProtocol",
    "URLAuthenticationChallenge", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask",
    "URLSessionDownloadTask", "NSURLRequest",
    "NSMutableURLRequest", "URLProtectionSpace", "HTTPCookieStorage", "CachedURLResponse", "URLSessionDelegate",
    "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLCredentialStorage",
  ]
  static let xml = ["XMLParser", "XMLParserDelegate"]

  /// Whether a name that stands behind a module's (`Foundation.URLSession`, `CoreFoundation.sqrt`) is that of another module on Linux.
  static func isElsewhere(_ name: String, qualifiedBy module: String) -> Bool {
    switch module {
    case "CoreFoundation": true
    case "Foundation": networking.contains(name) || xml.contains(name) || name.hasPrefix("CF")
    default: false
    }
  }

  static func mentions(_ text: ByteSearch) -> Bool {
    text.contains("URLSession") || text.contains("URLRe") || text.contains("XMLParser") || text.contains("HTTP")
      || text.contains("Darwin.") || text.contains("URLC") || text.contains("URLP") || text.contains("URLA")
  }

  /// Returns the modules that a file has to import for the names in it.
  static func modules(for text: ByteSearch) -> [String] {
    var modules: [String] = []
    if networking.contains(where: text.containsWord), !imports("FoundationNetworking", text) {
      modules.append("FoundationNetworking")
    }
    if xml.contains(where: text.containsWord), !imports("FoundationXML", text) {
      modules.append("FoundationXML")
    }
    // UIKit brings it on iOS.
    if qualifies(with: "Darwin", text), !imports("Darwin", text) { modules.append("Darwin") }
    return modules
  }

  /// Types of Combine, whose names iOS's Foundation brings with it.
  private static let combine = [
    "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    "ObservableObjectPublisher",
  ]
  /// Modules that bring types of these names themselves.
  private static let otherCombines = ["Combine", "OpenCombine", "CombineX", "OpenCombineShim", "SwiftUI"]

  /// Whether files of a module name types of Combine without an import, and nothing of theirs has these names.
  static func namesCombine(_ files: [SourceAdapter.File]) -> Bool {
    var isNamed = false
    for file in files {
      let text = ByteSearch(file.bytes)
      guard combine.contains(where: text.contains) else { continue }
      if otherCombines.dropFirst().contains(where: { text.containsWord("import " + $0) }) { return false }
      let declared = ["class ", "struct ", "protocol ", "typealias ", "enum "]
      if combine.contains(where: { name in declared.contains { text.containsWord($0 + name) } }) { return false }
      isNamed = isNamed || namesCombine(text)
    }
    return isNamed
  }

  /// Whether a file names types of Combine and imports no module that has them.
  static func namesCombine(_ text: ByteSearch) -> Bool {
    combine.contains(where: text.containsWord) && !otherCombines.contains { imports($0, text) }
  }

  /// Whether a file names something of Foundation's parts outside of conditions and comments.
  static func isNamed(_ parts: [String], in tree: SourceFileSyntax) -> Bool {
    let names = Set(
      (parts.contains("FoundationNetworking") ? networking : []) + (parts.contains("FoundationXML") ? xml : []))
    guard !names.isEmpty else { return false }
    return tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard names.contains(token.text) else { return false }
      var node = token.parent
      while let inner = node {
        if inner.is(IfConfigClauseSyntax.self) { return false }
        node = inner.parent
      }
      return true
    }
  }

  /// Whether a module's name stands in front of one of its members: `Darwin.ceil(x)`.
  static func qualifies(with module: String, _ text: ByteSearch) -> Bool {
    text.contains(module + ".") && text.containsWord(module) && !text.contains("import " + module + ".")
  }

  /// Whether a file imports one of the modules outside of `#if canImport(…)`, which is answered as on iOS: with no.
  private static func imports(_ module: String, _ text: ByteSearch) -> Bool {
    text.contains("import " + module) && !text.contains("canImport(\(module))")
  }
}
