internal import SwiftSyntax

/// Protocols of the module with optional requirements, and the classes that adopt them.
///
/// A requirement gets a default, so that nobody has to have it. Whether a class has it, the class says itself, by a number that is written
/// into each type that states the conformance. `delegate?.list?(self, didSelect: 1)` works through a property of the method's base
/// name, whose value can be called with each of the methods of that name.
///
/// Unlike on iOS a subclass of a class that adopts the protocol cannot add an optional method that its superclass lacks.
enum OptionalProtocols {
  static func find(in index: ModuleIndex) -> [OptionalProtocol] {
    index.scopes.compactMap { scope in
      guard scope.kind == .protocol else { return nil }
      let optional = scope.members.filter(\.isOptional)
      guard !optional.isEmpty else { return nil }
      return OptionalProtocol(
        name: scope.name,
        methods: optional.filter { $0.kind == .method }.map(\.fullName),
        properties: optional.filter { $0.kind == .property }.map {
          OptionalProtocol.Property(name: $0.base, type: type(of: $0))
        },
        inherited: scope.inherited)
    }
  }

  private static func type(of member: Member) -> String {
    ExtensionOverrides.flat(member.node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type)
  }

  private static func word(_ name: String) -> String { name.split(separator: ".").joined(separator: "_") }

  // MARK: The protocol

  static func adaptProtocol(_ scope: TypeScope, index: ModuleIndex, in draft: inout FileDraft) {
    // Objective-C's protocols are for classes only.
    let classes: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    if scope.isObjectiveC, let brace = scope.openingBrace, classes.isDisjoint(with: scope.inherited) {
      draft.insert(scope.inherited.isEmpty ? ": AnyObject " : ", AnyObject ", at: brace)
    }
    let optional = scope.members.filter(\.isOptional)
    guard !optional.isEmpty, let brace = scope.closingBrace else { return }
    let word = word(scope.name)
    let access = scope.access == "private" ? "fileprivate" : scope.access == "open" ? "public" : scope.access
    let prefix = access.isEmpty ? "" : access + " "
    let methods = optional.filter { $0.kind == .method }
    let given = index.scopes(named: scope.name).filter { $0.kind == .extension }.flatMap(\.members).map(\.fullName)
    draft.insert("nonisolated var _implemented_\(word): UInt64 { get }; ", beforeBraceAt: brace)
    let always = methods.enumerated().filter { given.contains($0.element.fullName) }.reduce(UInt64(0)) {
      $0 | 1 << UInt64($1.offset)
    }
    var lines = ["extension \(scope.name) {", "  \(prefix)nonisolated var _implemented_\(word): UInt64 { \(always) }"]
    var bases: [String] = []
    for (bit, method) in methods.enumerated() {
      guard let function = method.node.as(FunctionDeclSyntax.self) else { continue }
      if !given.contains(method.fullName) {
        lines.append(
          "  \(prefix)\(attributes(function))func \(function.name.text)\(ExtensionOverrides.flat(function.signature)) { fatalError(\"\\(type(of: self)) lacks the optional \(scope.name).\(method.fullName); call it with a question mark\") }"
        )
      }
      if !bases.contains(method.base) { bases.append(method.base) }
      _ = bit
    }
    for base in bases {
      let mask = methods.enumerated().filter { $0.element.base == base }.reduce(UInt64(0)) {
        $0 | 1 << UInt64($1.offset)
      }
      lines.append(
        "  \(prefix)var \(MethodRecords.quoted(base)): _Call_\(word)_\(base)? { _implemented_\(word) & \(mask) == 0 ? nil : _Call_\(word)_\(base)(object: self) }"
      )
    }
    for property in optional where property.kind == .property {
      let type = type(of: property)
      draft.insert("\(scope.isolation)var _value_\(word)_\(property.base): (\(type))? { get }; ", beforeBraceAt: brace)
      lines.append("  \(prefix)var _value_\(word)_\(property.base): (\(type))? { nil }")
      lines.append(
        "  \(prefix)var \(MethodRecords.quoted(property.base)): (\(type))? { _value_\(word)_\(property.base) }")
      draft.claim(
        property.offset..<property.node.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    }
    lines.append("}")
    for base in bases {
      lines.append("\(prefix)struct _Call_\(word)_\(base) {")
      lines.append("  fileprivate let object: any \(scope.name)")
      for (bit, method) in methods.enumerated() where method.base == base {
        guard let function = method.node.as(FunctionDeclSyntax.self) else { continue }
        let signature = function.signature
        var arguments: [String] = []
        for parameter in signature.parameterClause.parameters {
          let label = parameter.firstName.text
          let value = MethodRecords.quoted(FileReader.plain(parameter.secondName ?? parameter.firstName))
          arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        let effects =
          (method.isAsync ? "async " : "") + (method.isThrowing ? "throws " : "")
        let result = signature.returnClause.map { ExtensionOverrides.flat($0.type) } ?? "Void"
        let call =
          (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
          + "object.\(function.name.text)(\(arguments.joined(separator: ", ")))"
        lines.append(
          "  @discardableResult \(scope.isolation)\(attributes(function))\(prefix)func callAsFunction\(ExtensionOverrides.flat(signature.parameterClause)) \(effects)-> (\(result))? { object._implemented_\(word) & \(UInt64(1) << UInt64(bit)) == 0 ? nil : \(call) }"
        )
      }
      lines.append("}")
    }
    draft.append(lines.joined(separator: "\n"), guards: scope.guards)
  }

  private static func attributes(_ function: FunctionDeclSyntax) -> String { Attributes.isolation(function.attributes) }

  // MARK: Classes that adopt it

  /// Full names of the optional methods that the type has.
  static func adaptConformance(
    _ scope: TypeScope, protocols: [String: OptionalProtocol], index: ModuleIndex, in draft: inout FileDraft
  ) -> Set<String> {
    guard scope.kind != .protocol, let brace = scope.closingBrace else { return [] }
    if let declaration = index.declaration(named: scope.name), index[declaration].kind == .protocol { return [] }
    var adopted: [OptionalProtocol] = []
    var names = scope.inherited.map { index.resolve($0, from: scope.name) }
    var seen: Set<String> = []
    while !names.isEmpty {
      let name = names.removeFirst()
      guard seen.insert(name).inserted else { continue }
      if let found = protocols[name] {
        adopted.append(found)
        names += found.inherited
      } else if let declaration = index.declaration(named: name), index[declaration].kind == .protocol {
        names += index[declaration].inherited
      }
    }
    guard !adopted.isEmpty else { return [] }
    let members = index.lineage(of: scope.name).flatMap { index.scopes(named: $0) }.filter { $0.kind != .protocol }
      .flatMap(\.members)
    let have = Set(members.map(\.fullName))
    var witnesses: Set<String> = []
    for found in adopted {
      let word = word(found.name)
      var bits: UInt64 = 0
      for (bit, method) in found.methods.enumerated() where have.contains(method) {
        bits |= 1 << UInt64(bit)
        witnesses.insert(method)
      }
      let always = index.scopes(named: found.name).filter { $0.kind == .extension }.flatMap(\.members).map(\.fullName)
      for (bit, method) in found.methods.enumerated() where always.contains(method) { bits |= 1 << UInt64(bit) }
      draft.insert("public nonisolated var _implemented_\(word): UInt64 { \(bits) }; ", beforeBraceAt: brace)
      for property in found.properties where have.contains(property.name) {
        draft.insert(
          "public var _value_\(word)_\(property.name): (\(property.type))? { \(property.name) }; ", beforeBraceAt: brace
        )
      }
    }
    return witnesses
  }
}
