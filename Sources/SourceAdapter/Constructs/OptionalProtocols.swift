internal import SwiftSyntax

/// Protocols of the module with optional requirements, and the classes that adopt them.
///
/// A requirement gets a default, so that nobody has to have it. Whether a class has it, the class says itself, by a number that is written
/// into each type that states the conformance. `delegate?.list?(self, didSelect: 1)` works through a property of the method's base
/// name, whose value can be called with each of the methods of that name.
///
/// A subclass may add what the class that adopts the protocol lacks: that class gets a witness which asks for the subclass, where both are
/// of one module.
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

  static func word(_ name: String) -> String { name.split(separator: ".").joined(separator: "_") }

  // MARK: The protocol

  static func adaptProtocol(_ scope: TypeScope, index: ModuleIndex, in draft: inout FileDraft) {
    // Objective-C's protocols are for classes only.
    let classes: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    let optional = scope.members.filter(\.isOptional)
    let word = word(scope.name)
    let bare = Set(optional.filter { $0.kind == .method && $0.labels.isEmpty }.map(\.base))
    var added: [String] = []
    if scope.isObjectiveC, classes.isDisjoint(with: scope.inherited) { added.append("AnyObject") }
    if !bare.isEmpty, scope.closingBrace != nil { added.append("_Calls_\(word)") }
    if !added.isEmpty, scope.openingBrace != nil {
      draft.insert((scope.inherited.isEmpty ? ": " : ", ") + added.joined(separator: ", "), at: scope.headEnd)
    }
    guard !optional.isEmpty, let brace = scope.closingBrace else { return }
    let access = scope.access == "private" ? "fileprivate" : scope.access == "open" ? "public" : scope.access
    let prefix = access.isEmpty ? "" : access + " "
    let methods = optional.filter { $0.kind == .method }
    let given = index.scopes(named: scope.name).filter { $0.kind == .extension }.flatMap(\.members).map(\.fullName)
    let always = MethodBits(methods.map(\.fullName)) { given.contains($0) }
    var lines = ["extension \(scope.name) {"]
    for (place, bits) in always.words.enumerated() {
      let name = MethodBits.name(word, place)
      draft.insert("nonisolated var \(name): UInt64 { get }; ", beforeBraceAt: brace)
      lines.append("  \(prefix)nonisolated var \(name): UInt64 { \(bits) }")
    }
    var bases: [String] = []
    for method in methods {
      guard let function = method.node.as(FunctionDeclSyntax.self) else { continue }
      let place = draft.located("", at: method.nameRange.lowerBound)
      if !given.contains(method.fullName) {
        lines.append(
          place
            + "  \(attributes(function))\(prefix)func \(function.name.text)\(ExtensionOverrides.flatSignature(function.signature)) { fatalError(\"\\(type(of: self)) lacks the optional \(scope.name).\(method.fullName); call it with a question mark\") }"
        )
      }
      if !bases.contains(method.base) { bases.append(method.base) }
      if let call = ExtensionOverrides.call(function, name: "self." + function.name.text) {
        let head =
          "func \(dispatchName(scope.name, method.fullName))\(ExtensionOverrides.flatSignature(function.signature))"
        draft.insert(lines: "\(place)\(scope.isolation)\(attributes(function))\(head)", beforeBraceAt: brace)
        lines.append("\(place)  \(attributes(function))\(prefix)\(head) { \(call) }")
      }
    }
    // A property beside a method of the same name without arguments would be declared twice: it belongs to a protocol above.
    var above: [String] = []
    for base in bases {
      let mask = MethodBits(methods.map(\.base)) { $0 == base }
      let type = "_Call_\(word)_\(base)"
      func value(_ object: String, _ dot: String) -> String {
        let tests = mask.words.enumerated().filter { $0.element != 0 }.map {
          "\(dot)\(MethodBits.name(word, $0.offset)) & \($0.element) == 0"
        }
        let selectors = methods.filter { $0.base == base }.map { "\"\($0.selector)\"" }.joined(separator: ", ")
        let isAdded = draft.hasRuntime ? " && !_answersAdded(\(object), [\(selectors)])" : ""
        return "\(tests.joined(separator: " && "))\(isAdded) ? nil : \(type)(object: \(object))"
      }
      // A property of the same name that a class has comes first, even where it has to be made an optional: `if let list = owner?.list`.
      let head = "@_disfavoredOverload \(prefix)var \(MethodRecords.quoted(base)): \(type)?"
      if bare.contains(base) {
        above.append(
          "  \(scope.isolation)\(head) { guard let object = self as? any \(scope.name) else { return nil }; return \(value("object", "object.")) }"
        )
      } else {
        lines.append("  \(head) { \(value("self", "")) }")
      }
    }
    for property in optional where property.kind == .property {
      let type = type(of: property)
      lines.append(
        draft.located(
          "  \(prefix)var _value_\(word)_\(property.base): (\(type))? { nil }", at: property.nameRange.lowerBound))
      // A class's own property comes first, even where it has to be made an optional.
      lines.append(
        draft.located("", at: property.nameRange.lowerBound)
          + "  @_disfavoredOverload \(prefix)var \(MethodRecords.quoted(property.base)): (\(type))? { _value_\(word)_\(property.base) }"
      )
      draft.claim(
        property.offset..<property.node.endPositionBeforeTrailingTrivia.utf8Offset,
        with: "\(scope.isolation)var _value_\(word)_\(property.base): (\(type))? { get }")
    }
    lines.append("}")
    if !above.isEmpty {
      lines += ["\(prefix)protocol _Calls_\(word): AnyObject {}", "extension _Calls_\(word) {"] + above + ["}"]
    }
    for base in bases {
      lines.append("\(prefix)struct _Call_\(word)_\(base) {")
      lines.append("  fileprivate let object: any \(scope.name)")
      for (bit, method) in methods.enumerated() where method.base == base {
        guard let function = method.node.as(FunctionDeclSyntax.self) else { continue }
        let signature = function.signature
        let effects = (method.isAsync ? "async " : "") + (method.isThrowing ? "throws " : "")
        let result = signature.returnClause.map { ExtensionOverrides.flat($0.type) } ?? "Void"
        let dispatched = ExtensionOverrides.call(
          function, name: "object." + dispatchName(scope.name, method.fullName))
        guard let call = dispatched else { continue }
        // What is optional itself gets no second question mark: a chain of calls ends in one.
        let type = signature.returnClause?.type
        let isOptional = type?.is(OptionalTypeSyntax.self) == true
        let isForced = type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        let answer = isOptional ? result : isForced ? String(result.dropLast()) + "?" : "(\(result))?"
        lines.append(
          draft.located("", at: method.nameRange.lowerBound)
            + "  @discardableResult \(scope.isolation)\(attributes(function))\(prefix)func callAsFunction\(ExtensionOverrides.flatParameters(signature.parameterClause)) \(effects)-> \(answer) { object.\(MethodBits.name(word, bit / 64)) & \(UInt64(1) << UInt64(bit % 64)) == 0 ? \(callAdded(method, function, draft.hasRuntime)) : \(call) }"
        )
      }
      lines.append("}")
    }
    let isAsked = lines.contains { $0.contains("_callAdded(") || $0.contains("_answersAdded(") }
    if isAsked { draft.append(import: "ObjectiveC") }
    lines.append("#sourceLocation()")
    draft.append(lines.joined(separator: "\n"), guards: scope.guards)
  }

  /// The requirement by which a method is called: its default calls the method, and a class whose subclasses add the method asks for them.
  private static func dispatchName(_ protocolName: String, _ method: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(protocolName.split(separator: ".").last ?? "").\(method)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "_o" + String(hash % 2_176_782_336, radix: 36)
  }

  /// Returns the call for a method that the adopting class lacks, but a subclass in another module adds or a proxy
  /// stands for.
  private static func callAdded(_ method: Member, _ function: FunctionDeclSyntax, _ hasRuntime: Bool) -> String {
    let parameters = function.signature.parameterClause.parameters
    let isPlain = !parameters.contains { parameter in
      let type = parameter.type.trimmedDescription
      return parameter.ellipsis != nil || type.hasPrefix("inout")
        || type.contains("->")
          && !type.contains("@escaping") && !type.contains("?")
        || ["_", "self"].contains(name(parameter))
    }
    guard hasRuntime, isPlain, !method.isAsync, !method.isThrowing, !method.isGeneric, method.labels.count <= 4 else {
      return "nil"
    }
    let values = parameters.map { MethodRecords.quoted(name($0)) }.joined(separator: ", ")
    return "_callAdded(\"\(method.selector)\", object, [\(values)])"
  }

  private static func name(_ parameter: FunctionParameterSyntax) -> String {
    FileReader.plain(parameter.secondName ?? parameter.firstName)
  }

  private static func attributes(_ function: FunctionDeclSyntax) -> String { Attributes.isolation(function.attributes) }

  // MARK: Classes that adopt it

  /// Full names of the optional methods that the type has.
  static func adaptConformance(
    _ scope: TypeScope, protocols: [String: OptionalProtocol], index: ModuleIndex, in draft: inout FileDraft
  ) -> Set<String> {
    guard scope.kind != .protocol, let brace = scope.closingBrace else { return [] }
    if let declaration = index.declaration(named: scope.name), index[declaration].kind == .protocol { return [] }
    let adopted = adopted(by: scope, protocols, index)
    guard !adopted.isEmpty else { return [] }
    let members = index.lineage(of: scope.name).flatMap { index.scopes(named: $0) }.filter { $0.kind != .protocol }
      .flatMap(\.members)
    let have = Set(members.map(\.fullName))
    var witnesses: Set<String> = []
    let declaration = index.declaration(named: scope.name)
    let isClass = declaration.map { index[$0].kind == .class } ?? false
    for found in adopted {
      let word = word(found.name)
      let always = index.scopes(named: found.name).filter { $0.kind == .extension }.flatMap(\.members).map(\.fullName)
      witnesses.formUnion(found.methods.filter(have.contains))
      let bits = MethodBits(found.methods) { have.contains($0) || always.contains($0) }
      var added = MethodBits.Additions(count: bits.words.count)
      if isClass {
        for (bit, method) in found.methods.enumerated() where !have.contains(method) && !always.contains(method) {
          let types = subclasses(of: scope.name, with: method, index)
          guard let first = types.first, let witness = witness(first.member, of: found.name, types.map(\.name)) else {
            continue
          }
          draft.insert(witness + "; ", beforeBraceAt: brace)
          witnesses.insert(method)
          for type in types { added.add(type.name, bit) }
        }
      }
      // A witness need not be more visible than the protocol, and in a conditional conformance it cannot be.
      let place = index.declaration(named: found.name)
      let access = place.map { ["public", "open"].contains(index[$0].access) } ?? true ? "public " : ""
      for (place, value) in bits.words.enumerated() {
        draft.insert(
          "\(access)nonisolated var \(MethodBits.name(word, place)): UInt64 { \(value)\(added.text(place)) }; ",
          beforeBraceAt: brace)
      }
      for property in found.properties where have.contains(property.name) {
        draft.insert(
          "\(access)var _value_\(word)_\(property.name): (\(property.type))? { let value: \(property.type) = \(MethodRecords.quoted(property.name)); return value }; ",
          beforeBraceAt: brace
        )
      }
    }
    return witnesses
  }

  /// The protocols with optional requirements that a type's declaration or extension adopts: by name, through protocols that refine them, in
  /// a composition, and by other names for all of these.
  private static func adopted(
    by scope: TypeScope, _ protocols: [String: OptionalProtocol], _ index: ModuleIndex
  ) -> [OptionalProtocol] {
    var adopted: [OptionalProtocol] = []
    var names = scope.inherited.map { index.resolve($0, from: scope.name) }
    var seen: Set<String> = []
    while !names.isEmpty {
      let name = names.removeFirst()
      guard seen.insert(name).inserted else { continue }
      if let found = protocols[name] {
        adopted.append(found)
        names += found.inherited
      } else if let aliased = index.aliases[name] {
        names += aliased.map { index.resolve($0, from: scope.name) }
      } else if let declaration = index.declaration(named: name), index[declaration].kind == .protocol {
        names += index[declaration].inherited
      } else if name.contains("&") {
        names += ModuleIndex.parts(ofComposition: name).map { index.resolve($0, from: scope.name) }
      }
    }
    return adopted
  }

  /// Subclasses that declare a method which the class lacks, the most derived first.
  private static func subclasses(
    of name: String, with method: String, _ index: ModuleIndex
  ) -> [(name: String, member: Member)] {
    var found: [(name: String, member: Member, depth: Int)] = []
    for scope in index.scopes where (scope.kind == .class || scope.kind == .extension) && !scope.cannotBeNamed {
      guard let member = scope.members.first(where: { $0.fullName == method && !$0.isTypeMember }),
        member.modifiers.isDisjoint(with: ["private", "fileprivate"]), !member.isOverride
      else { continue }
      let lineage = index.lineage(of: scope.name)
      guard lineage.dropFirst().contains(name), !found.contains(where: { $0.name == scope.name }) else { continue }
      found.append((scope.name, member, lineage.count))
    }
    return found.sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }.map { ($0.name, $0.member) }
  }

  /// The method by which the class answers for its subclasses; nil where its parameters cannot be passed on.
  private static func witness(_ member: Member, of protocolName: String, _ types: [String]) -> String? {
    guard let function = member.node.as(FunctionDeclSyntax.self), !member.isGeneric,
      let call = ExtensionOverrides.call(function, name: "object." + function.name.text)
    else { return nil }
    let name = dispatchName(protocolName, member.fullName)
    let asked = types.map { "if let object = self as? \(MethodRecords.quoted($0)) { return \(call) }; " }.joined()
    return
      "\(attributes(function))public func \(name)\(ExtensionOverrides.flatSignature(function.signature)) { \(asked)fatalError(\"\\(type(of: self)) lacks \(protocolName).\(member.fullName)\") }"
  }
}

/// The optional methods of a protocol that a type has: a bit a method, 64 in a property.
private struct MethodBits {
  var words: [UInt64]

  init(_ methods: [String], _ has: (String) -> Bool) {
    words = Array(repeating: 0, count: max(1, (methods.count + 63) / 64))
    for (bit, method) in methods.enumerated() where has(method) { words[bit / 64] |= 1 << UInt64(bit % 64) }
  }

  /// The property that holds the bits of a place.
  static func name(_ word: String, _ place: Int) -> String {
    place == 0 ? "_implemented_\(word)" : "_implemented_\(word)_\(place)"
  }

  /// The methods that subclasses add.
  struct Additions {
    private var words: [[String: UInt64]]

    init(count: Int) { words = Array(repeating: [:], count: count) }

    mutating func add(_ type: String, _ bit: Int) { words[bit / 64][type, default: 0] |= 1 << UInt64(bit % 64) }

    func text(_ place: Int) -> String {
      words[place].sorted { $0.key < $1.key }.map { " | (self is \(MethodRecords.quoted($0.key)) ? \($0.value) : 0)" }
        .joined()
    }
  }
}
