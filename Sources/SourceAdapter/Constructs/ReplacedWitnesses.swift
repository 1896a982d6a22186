internal import SwiftSyntax

/// Methods for UIKit to call if a class conforms to one of its protocols and Swift would choose another method than
/// iOS.
///
/// - A Swift extension of the protocol has a method under the name of an optional one. iOS never calls it, since it is no method of
///   Objective-C; code that calls it by itself does.
/// - A class overrides `responds(to:)`, and may say that it has not what it has.
///
/// The class gets a method that stands for the optional one in the conformance and nowhere else.
struct ReplacedWitnesses {
  private let index: ModuleIndex
  /// Methods of the module's extensions of UIKit's protocols.
  private let given: [(method: UIKitDelegates.Method, member: Member)]
  /// Classes that answer `responds(to:)` themselves, and those above them.
  private let asked: Set<String>

  init(index: ModuleIndex) {
    self.index = index
    given = index.scopes.filter {
      $0.kind == .extension && index.declaration(named: $0.name) == nil && UIKitDelegates.isProtocol($0.name)
    }.flatMap { scope in
      scope.members.compactMap { member in
        UIKitDelegates.methods(member).first { UIKitDelegates.refines(scope.name, $0.protocolName) }.map {
          ($0, member)
        }
      }
    }
    var asked: Set<String> = []
    for scope in index.scopes where scope.kind == .class || scope.kind == .extension {
      if scope.members.contains(where: { $0.isOverride && !$0.isTypeMember && $0.fullName == "responds(to:)" }) {
        asked.formUnion(index.lineage(of: scope.name))
      }
    }
    self.asked = asked
  }

  /// Whether nothing has to be replaced.
  var isEmpty: Bool { given.isEmpty && asked.isEmpty }

  /// The protocols of UIKit's whose adopters have to be read.
  var protocols: Set<String> {
    let wanted = Set(given.map(\.method.protocolName))
    return Set(UIKitDelegates.refined.keys.filter { name in wanted.contains { UIKitDelegates.refines(name, $0) } })
  }

  func adapt(_ scope: TypeScope, in draft: inout FileDraft) {
    guard draft.hasRuntime, let brace = scope.closingBrace, isClass(scope) else { return }
    let stated = statedProtocols(of: scope)
    guard !stated.isEmpty else { return }
    let lineage = index.lineage(of: scope.name)
    let above = Set(lineage.dropFirst().flatMap { index.scopes(named: $0) }.flatMap { statedProtocols(of: $0) })
    let members = lineage.flatMap { index.scopes(named: $0) }.filter { $0.kind != .protocol }.flatMap(\.members)
    var done: Set<String> = []
    func isStated(_ method: UIKitDelegates.Method) -> Bool {
      // What a class above states has its place in the conformance of that class.
      stated.contains { UIKitDelegates.refines($0, method.protocolName) }
        && !above.contains { UIKitDelegates.refines($0, method.protocolName) }
    }
    if asked.contains(scope.name) {
      for member in members where !member.isGeneric && !member.isAsync && !member.isThrowing {
        guard let method = UIKitDelegates.methods(member).first(where: isStated), done.insert(method.selector).inserted
        else { continue }
        replace(method, member, asksFirst: true, before: brace, in: &draft)
      }
    }
    let isKnown = lineage.last.map { index.declaration(named: $0) != nil || UIKitDelegates.isApples($0) } ?? false
    guard isKnown else { return }
    for (method, member) in given where isStated(method) && !done.contains(method.selector) {
      let isThere = members.contains { candidate in
        UIKitDelegates.methods(candidate).contains { $0.selector == method.selector }
      }
      guard !isThere, done.insert(method.selector).inserted else { continue }
      replace(method, member, asksFirst: false, before: brace, in: &draft)
    }
  }

  private func isClass(_ scope: TypeScope) -> Bool {
    guard scope.kind == .class || scope.kind == .extension else { return false }
    return index.declaration(named: scope.name).map { index[$0].kind == .class } ?? false
  }

  /// UIKit's protocols that a scope states, by name or through protocols and other names of the module.
  private func statedProtocols(of scope: TypeScope) -> Set<String> {
    var stated: Set<String> = []
    var names = scope.inherited.map { index.resolve($0, from: scope.name) }
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let declaration = index.declaration(named: name) {
        if index[declaration].kind == .protocol { names += index[declaration].inherited }
      } else if let parts = index.aliases[name] {
        names += parts
      } else if name.contains("&") {
        names += ModuleIndex.parts(ofComposition: name)
      } else if UIKitDelegates.isProtocol(name) {
        stated.insert(name)
      }
    }
    return stated
  }

  private func replace(
    _ method: UIKitDelegates.Method, _ member: Member, asksFirst: Bool, before brace: Int, in draft: inout FileDraft
  ) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    let name = Self.name(method.selector)
    guard let standard = ExtensionOverrides.call(function, name: "_d" + name),
      let own = ExtensionOverrides.call(function, name: "self." + function.name.text)
    else { return }
    let signature = ExtensionOverrides.flatSignature(function.signature)
    let symbol = "masthead_default_" + method.selector.replacing(":", with: "_")
    draft.append(
      once:
        "extension \(method.protocolName) { @_silgen_name(\"\(symbol)\") fileprivate func _d\(name)\(signature) }")
    let body = asksFirst ? "_answers(self, \"\(method.selector)\") ? \(own) : \(standard)" : standard
    if asksFirst { draft.append(import: "ObjectiveC") }
    draft.insert(
      "@_disfavoredOverload @_implements(\(method.protocolName), \(method.name)) public func _w\(name)\(signature) { \(body) }; ",
      beforeBraceAt: brace)
  }

  private static func name(_ selector: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in selector.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash % 2_176_782_336, radix: 36)
  }
}
