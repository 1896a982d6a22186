internal import SwiftSyntax

/// Overrides of methods that the module adds to classes of other modules: `extension UIView { @objc func f() {} }` and, in a subclass or an
/// extension of one, `override func f()`.
///
/// Swift cannot override what an extension declares, and the body of UIKit's class is out of reach. The extension's method and all that override
/// it get names of their own, and one of the old name asks which class the object is of. `super.f()` calls the method of the next class above
/// that has one.
struct DispatchedOverrides {
  struct Override {
    var scope: Int
    var member: Member
  }

  /// A method of an extension with those that override it.
  struct Group {
    var scope: Int
    var member: Member
    var overrides: [Override] = []
  }

  private(set) var groups: [Group] = []

  init(index: ModuleIndex) {
    for (number, scope) in index.scopes.enumerated()
    where scope.kind == .extension && index.declaration(named: scope.name) == nil {
      for member in scope.members
      where !member.isOverride && member.kind != .initializer && (member.isMarkedObjectiveC || scope.isObjectiveC) {
        var group = Group(scope: number, member: member)
        for (other, candidate) in index.scopes.enumerated()
        where candidate.kind == .class || candidate.kind == .extension {
          let isOverloaded = scope.members.count { $0.fullName == member.fullName } > 1
          guard
            let override = candidate.members.first(where: {
              $0.isOverride && $0.fullName == member.fullName && (!isOverloaded || $0.signature == member.signature)
            })
          else { continue }
          if candidate.kind == .extension, candidate.name == scope.name { continue }
          group.overrides.append(Override(scope: other, member: override))
        }
        if !group.overrides.isEmpty { groups.append(group) }
      }
    }
  }

  func contains(scope: Int, member: Member) -> Bool {
    groups.contains { $0.overrides.contains { $0.scope == scope && $0.member.offset == member.offset } }
  }

  /// Renames the methods and adds the dispatching method; false where the parameters cannot be passed on.
  static func adapt(_ group: Group, index: ModuleIndex, drafts: inout [Int: FileDraft]) -> Bool {
    let scope = index[group.scope]
    let base = ExtensionOverrides.uniqueName(scope.name, group.member)
    // The most derived class is asked for first.
    let overrides = group.overrides.sorted { depth(index[$0.scope].name, index) > depth(index[$1.scope].name, index) }
    let names = overrides.map { ExtensionOverrides.uniqueName(index[$0.scope].name, $0.member) }
    let types = zip(overrides, names).map { override, name -> Overriding in
      let scope = index[override.scope]
      let place = drafts[scope.file]?.located("", at: override.member.nameRange.lowerBound) ?? ""
      return Overriding(type: scope.name, name: name, place: place)
    }
    let place = drafts[scope.file]?.located("", at: group.member.nameRange.lowerBound) ?? ""
    guard let brace = scope.closingBrace,
      let text = question(group.member, base: base, types: types, place: place)
    else { return false }
    let nameOfType = Dictionary(types.map { ($0.type, $0.name) }, uniquingKeysWith: { first, _ in first })
    for (override, name) in zip(overrides, names) {
      let type = index[override.scope]
      guard var draft = drafts[type.file] else { return false }
      drafts[type.file] = nil
      ExtensionOverrides.rename(override.member, to: name, in: &draft)
      let finder = SuperCalls(base: group.member.base)
      finder.walk(override.member.node)
      let above = index.lineage(of: type.name).dropFirst().lazy.compactMap { nameOfType[$0] }.first ?? base
      for range in finder.found { draft.replace(range, with: above) }
      drafts[type.file] = draft
    }
    guard var draft = drafts[scope.file] else { return false }
    drafts[scope.file] = nil
    ExtensionOverrides.rename(group.member, to: base, in: &draft)
    draft.insert(lines: text, beforeBraceAt: brace)
    drafts[scope.file] = draft
    return true
  }

  /// A type whose member overrides another one, with the name of the member and its place in messages.
  private struct Overriding {
    var type: String
    var name: String
    /// Lines that lead the compiler's messages there.
    var place: String
  }

  /// The member that asks which class the object is of; messages on a question name the line of the override.
  private static func question(_ member: Member, base: String, types: [Overriding], place: String) -> String? {
    func asking(_ use: (Overriding) -> String) -> String {
      "\n" + types.map { "\($0.place)if let object = self as? \($0.type) { \(use($0)) }\n" }.joined() + place
    }
    if let function = member.node.as(FunctionDeclSyntax.self) {
      guard let last = ExtensionOverrides.call(function, name: base) else { return nil }
      let questions = asking { "return " + (ExtensionOverrides.call(function, name: "object." + $0.name) ?? "") }
      return "\(place)\(ExtensionOverrides.head(of: function)) {\(questions)return \(last) }"
    }
    guard let variable = member.node.as(VariableDeclSyntax.self), let head = ExtensionOverrides.head(of: variable)
    else {
      return nil
    }
    let reads = asking { "return object.\($0.name)" }
    guard ExtensionOverrides.isSettable(variable) else { return "\(place)\(head) {\(reads)return \(base) }" }
    let writes = asking { "object.\($0.name) = newValue; return" }
    return "\(place)\(head) { get {\(reads)return \(base) } set {\(writes)\(base) = newValue } }"
  }

  /// Returns the distance of a class from the root: of two related ones the derived one has more.
  private static func depth(_ name: String, _ index: ModuleIndex) -> Int {
    let lineage = index.lineage(of: name)
    return lineage.count - 1 + (depths[lineage.last ?? name] ?? 3)
  }

  /// Classes of UIKit that others of it inherit from; all other views and controllers are leaves for this purpose.
  private static let depths = [
    "NSObject": 0, "UIResponder": 1, "UIView": 1, "UIViewController": 1, "UIGestureRecognizer": 1, "UIControl": 2,
    "UIScrollView": 2,
    "UICollectionReusableView": 2, "UICollectionViewListCell": 4,
  ]
}

/// Finds `super.name` in a member.
private final class SuperCalls: SyntaxVisitor {
  private let base: String
  private(set) var found: [Range<Int>] = []

  init(base: String) {
    self.base = base
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, FileReader.plain(node.declName.baseName) == base {
      found.append(
        node.positionAfterSkippingLeadingTrivia
          .utf8Offset..<node.declName.baseName.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
