internal import SwiftSyntax

/// `protocol P: AnyObject { init() }` with `extension NSObject: P {}`: every class of Objective-C's has the initialiser, which Swift wants to be `required`.
///
/// The requirement becomes a static method that makes an object of the class that the type holds, and an initialiser of the protocol's extension calls
/// it. An initialiser cannot hand out an object that something else has made, so it is another name for a static method, which is called in the same way.
enum InitializerRequirements {
  /// Adapts all protocols of a module, in each of the files that they and those that adopt them stand in.
  static func adapt(_ index: ModuleIndex, in drafts: inout [Int: FileDraft]) {
    for scope in index.scopes where scope.kind == .protocol {
      guard !["class", "AnyObject", "NSObjectProtocol"].filter(scope.inherited.contains).isEmpty,
        let requirement = scope.members.first(where: { $0.kind == .initializer && $0.labels.isEmpty && !$0.isGeneric }),
        drafts[scope.file]?.hasRuntime == true
      else { continue }
      let adopters = index.scopes.filter {
        [.class, .extension].contains($0.kind) && $0.inherited.contains(scope.name) && $0.closingBrace != nil
      }
      let foreign = adopters.filter { $0.kind == .extension && isObjectiveC($0.name, index) }
      guard !foreign.isEmpty else { continue }
      adapt(scope, requirement, adopters, foreign: Set(foreign.map(\.offset)), in: &drafts)
    }
  }

  private static func adapt(
    _ scope: TypeScope, _ requirement: Member, _ adopters: [TypeScope], foreign: Set<Int>,
    in drafts: inout [Int: FileDraft]
  ) {
    let name = ExtensionOverrides.uniqueName(scope.name, requirement)
    let node = requirement.node
    drafts[scope.file]?.claim(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "static func \(name)() -> Self")
    let access = scope.access == "private" ? "fileprivate " : scope.access.isEmpty ? "" : scope.access + " "
    drafts[scope.file]?.append(
      """
      extension \(scope.name) {
        @_silgen_name("_masthead_init\(name)") \(access)init()
        @_silgen_name("_masthead_init\(name)") static func _made\(name)() -> Self { self.\(name)() }
      }
      """, guards: scope.guards)
    for adopter in adopters {
      guard let brace = adopter.closingBrace else { continue }
      let isForeign = foreign.contains(adopter.offset) && adopter.kind == .extension
      if isForeign { drafts[adopter.file]?.append(import: "UIKit") }
      drafts[adopter.file]?.insert(
        "\(access)static func \(name)() -> Self { \(isForeign ? "_newObject(self)" : "self.init()") }; ",
        beforeBraceAt: brace)
    }
  }

  /// Whether a name is that of a class of Apple's.
  private static func isObjectiveC(_ name: String, _ index: ModuleIndex) -> Bool {
    index.declaration(named: name) == nil
      && ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }
}
