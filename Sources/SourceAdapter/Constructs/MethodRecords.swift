internal import SwiftSyntax

/// Records by which the runtime finds methods and properties of a class by their names in Objective-C.
///
/// A record is a constant in a section that Swift's runtime registers for each library, so that no code runs at the start of a
/// program. It names members of one type that stand in one file; several records of a class add up. Generic types and those inside of
/// functions have none: they cannot be named behind the file's last line.
enum MethodRecords {
  /// Adds the record of a type's declaration or extension.
  static func append(scope: TypeScope, index: ModuleIndex, witnesses: Set<String>, to draft: inout FileDraft) {
    guard draft.hasRuntime, !scope.cannotBeNamed, !isGeneric(scope, index),
      scope.kind == .class || scope.kind == .extension
    else {
      return
    }
    if let declaration = index.declaration(named: scope.name), index[declaration].kind != .class { return }
    let exposes = scope.isObjectiveC || scope.exposesMembers
    var lines: [(text: String, guards: [String], place: Int)] = []
    var names: Set<String> = []
    for member in scope.members {
      if member.isTypeMember, member.labels.isEmpty, member.base.hasPrefix(affecting), member.base != affecting,
        !member.isGeneric
      {
        let name = member.base.dropFirst(affecting.count)
        let key = name.prefix(1).lowercased() + name.dropFirst()
        let value = "\(quoted(scope.name)).\(member.base)"
        lines.append(
          (
            "t.addAffecting(\(GeneratedText.swift(key)), \(member.kind == .property ? "{ \(value) }" : value))",
            Array(member.guards.dropFirst(scope.guards.count)), member.nameRange.lowerBound
          ))
      }
    }
    for member in scope.members
    where (!member.isOverride || isMissing(member, in: scope, index))
      && (isRecorded(member, exposes: exposes, witnesses: witnesses)
        || AddedMethods.contains(member, of: scope, index) && isPlain(member) && member.labels.count <= 4)
    {
      let overloads = scope.members.filter { $0.fullName == member.fullName && $0.kind == member.kind }.count
      guard overloads == 1 || member.kind == .method, names.insert(member.selector).inserted else { continue }
      let guards = Array(member.guards.dropFirst(scope.guards.count))
      lines.append((line(member, in: scope, index), guards, member.nameRange.lowerBound))
    }
    guard !lines.isEmpty else { return }
    // A property that overrides one has a key path of its own, which leads to the same key.
    for member in scope.members where member.isOverride && member.kind == .property && scope.kind == .class {
      guard !member.isTypeMember, !member.attributes.contains("available") else { continue }
      let above = index.lineage(of: scope.name).dropFirst().flatMap { index.scopes(named: $0) }.flatMap(\.members)
      let own = above.first { $0.base == member.base && $0.kind == .property && !$0.isOverride }
      let key = own?.selector ?? keyOfUIKit(member.base)
      guard names.insert(key).inserted else { continue }
      lines.append(
        (
          "t.add(\(GeneratedText.swift(key)), \\\(quoted(scope.name)).\(quoted(member.base)))",
          Array(member.guards.dropFirst(scope.guards.count)), member.nameRange.lowerBound
        ))
    }
    let method = draft.name("m")
    let record = draft.name("r")
    draft.append(import: "ObjectiveC")
    // What is deprecated may be named in what is deprecated: the user is told where the user names it.
    let body = lines.map { line in
      (line.guards.map { "#if \($0)" } + [draft.located("    " + line.text, at: line.place)]
        + line.guards.map { _ in "#endif" }).joined(separator: "\n")
    }
    let swiftName = quoted(scope.name)
    draft.append(
      """
      @available(*, deprecated) extension \(swiftName) {
        fileprivate static func \(method)(_ t: _MethodTable) {
      \(body.joined(separator: "\n"))
      #sourceLocation()
        }
      }
      @available(*, deprecated) @section("swift5_tests") @used private let \(record): _ClassRecord = (0x6d73_6864, 0, { _describe($0, \(swiftName).self, { \(swiftName).\(method)($0) }) }, 0, 0)
      """, guards: scope.guards)
  }

  private static let affecting = "keyPathsForValuesAffecting"

  /// Members of NSObject that Foundation lacks on Linux, with their names in Objective-C.
  private static let missing = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "value(forKey:)": "valueForKey:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "setNilValueForKey(_:)": "setNilValueForKey:",
    "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "awakeFromNib()": "awakeFromNib",
  ]

  /// Apple's types of the parameters of missing members, for comparison with those of overrides.
  private static let typesOfMissing = [
    "observeValue(forKeyPath:of:change:context:)": [
      "String?", "Any?", "[NSKeyValueChangeKey: Any]?", "UnsafeMutableRawPointer?",
    ],
    "value(forKey:)": ["String"], "value(forUndefinedKey:)": ["String"], "setValue(_:forKey:)": ["Any?", "String"],
    "setValue(_:forUndefinedKey:)": ["Any?", "String"], "setNilValueForKey(_:)": ["String"],
  ]

  /// Returns code that compiles if an override of a missing member has Apple's types; nil for other members.
  static func typeCheck(_ member: Member) -> String? {
    var pairs = Array(zip(typesOfMissing[member.fullName] ?? [], member.parameterTypes))
    if missingOfClasses.contains(member.fullName), let function = member.node.as(FunctionDeclSyntax.self) {
      pairs.append(("String", function.signature.returnClause.map { ExtensionOverrides.flat($0.type) } ?? "Void"))
    }
    let checks = pairs.map { "let _: (\($0)).Type = (\($1)).self" }
    return checks.isEmpty ? nil : checks.joined(separator: "; ")
  }

  /// The missing members that classes have as well.
  private static let classTwins: Set<String> = ["responds(to:)", "value(forKey:)"]

  /// Whether a member overrides a missing method of NSObject that no other class above declares: nothing can be
  /// overridden then, and the runtime calls the recorded method.
  ///
  /// No class of Apple's has its own description in a place that can be overridden.
  static func isMissing(_ member: Member, in scope: TypeScope, _ index: ModuleIndex) -> Bool {
    if member.isOverride, member.isTypeMember, missingOfClasses.contains(member.fullName) {
      let above = index.lineage(of: scope.name).dropFirst().flatMap { index.scopes(named: $0) }.flatMap(\.members)
      return !above.contains { $0.isTypeMember && $0.fullName == member.fullName }
    }
    return isMissingMethod(member, in: scope, index)
  }

  private static let missingOfClasses: Set<String> = ["description()", "debugDescription()"]

  private static func isMissingMethod(_ member: Member, in scope: TypeScope, _ index: ModuleIndex) -> Bool {
    guard member.isOverride, missing[member.fullName] != nil else { return false }
    let lineage = index.lineage(of: scope.name)
    guard lineage.count > 1, lineage.last == "NSObject" else { return false }
    // The first class that has it declares it for those below.
    let above = lineage.dropFirst().flatMap { index.scopes(named: $0) }.filter { $0.kind == .class }.flatMap(\.members)
    return !above.contains { $0.fullName == member.fullName && $0.isTypeMember == member.isTypeMember }
  }

  /// Apple's key of a property: `hidden` for `isHidden`.
  private static func keyOfUIKit(_ name: String) -> String {
    guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else { return name }
    return third.lowercased() + name.dropFirst(3)
  }

  /// Classes of Apple's that have type parameters: without these they name no type.
  private static let genericClasses: Set<String> = [
    "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSCache", "NSMapTable",
    "NSHashTable", "NSMeasurement", "UICollectionView.CellRegistration", "UICollectionView.SupplementaryRegistration",
  ]

  private static func isGeneric(_ scope: TypeScope, _ index: ModuleIndex) -> Bool {
    if scope.kind == .extension, genericClasses.contains(scope.name), index.declaration(named: scope.name) == nil {
      return true
    }
    if index.scopes(named: scope.name).contains(where: { $0.isGeneric || $0.cannotBeNamed }) { return true }
    // A type in an extension of a generic type, which another file may declare.
    var around = scope.name.split(separator: ".").dropLast()
    while !around.isEmpty {
      if let outer = index.declaration(named: around.joined(separator: ".")), index[outer].isGeneric { return true }
      around.removeLast()
    }
    return false
  }

  private static func isRecorded(_ member: Member, exposes: Bool, witnesses: Set<String>) -> Bool {
    guard !member.isGeneric, !member.isAsync, member.labels.count <= 4, !member.attributes.contains("nonobjc"),
      !Attributes.isUnavailable(member.node)
    else { return false }
    if member.isOverride { return isPlain(member) }
    if member.isMarkedObjectiveC || witnesses.contains(member.fullName) { return isPlain(member) }
    return exposes && !member.modifiers.contains("private") && !member.modifiers.contains("fileprivate")
      && isPlain(member)
  }

  private static func isPlain(_ member: Member) -> Bool {
    switch member.kind {
    case .initializer: return false
    case .property: return !member.isTypeMember
    case .method:
      guard let function = member.node.as(FunctionDeclSyntax.self) else { return false }
      return !function.signature.parameterClause.parameters.contains { parameter in
        parameter.ellipsis != nil || parameter.type.trimmedDescription.hasPrefix("inout")
      }
    }
  }

  private static func line(_ member: Member, in scope: TypeScope, _ index: ModuleIndex) -> String {
    let type = quoted(scope.name)
    switch member.kind {
    case .property: return "t.add(\(GeneratedText.swift(member.selector)), \\\(type).\(quoted(member.base)))"
    case .method, .initializer:
      if member.labels.isEmpty, !member.isTypeMember {
        // A name alone would be that of all methods of the name, those of Apple's classes among them.
        let call = member.isThrowing ? "try o.\(quoted(member.base))()" : "o.\(quoted(member.base))()"
        return
          "t.add(_SelectorName(\(GeneratedText.swift(missing[member.fullName] ?? member.selector)))({ (o: \(type)) in { \(call) } }))"
      }
      if member.isOverride || missing[member.fullName] != nil, classTwins.contains(member.fullName),
        !member.isTypeMember
      {
        // `A.responds(to:)` would be that of the class itself.
        let label = member.labels[0] == "_" ? "" : member.labels[0] + ": "
        return
          "t.add(_SelectorName(\(GeneratedText.swift(missing[member.fullName] ?? member.selector)))({ (o: \(type)) in { o.\(member.base)(\(label)$0) } }))"
      }
      if let line = lineByTypes(member, of: scope.name, index) { return line }
      let labels = member.labels.isEmpty ? "" : "(\(member.labels.map { $0 + ":" }.joined()))"
      return
        "t.add(_SelectorName(\(GeneratedText.swift(missing[member.fullName] ?? member.selector)))(\(type).\(quoted(member.base))\(labels)))"
    }
  }

  /// Returns the line of an overloaded method, told apart by its types; nil for other methods.
  private static func lineByTypes(_ member: Member, of type: String, _ index: ModuleIndex) -> String? {
    guard !member.isTypeMember, let function = member.node.as(FunctionDeclSyntax.self),
      Set(index.members(named: member.base, of: type).filter { $0.fullName == member.fullName }.map(\.signature)).count
        > 1
    else { return nil }
    let names = member.labels.indices.map { "a\($0)" }
    let parameters = zip(names, member.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = zip(names, member.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }.joined(separator: ", ")
    let result = function.signature.returnClause.map { " -> " + ExtensionOverrides.flat($0.type) } ?? ""
    let effects = member.isThrowing ? " throws" : ""
    let call = "\(member.isThrowing ? "try " : "")o.\(quoted(member.base))(\(arguments))"
    return
      "t.add(_SelectorName(\(GeneratedText.swift(member.selector)))({ (o: \(quoted(type))) in { (\(parameters))\(effects)\(result) in \(call) } }))"
  }

  static func quoted(_ name: String) -> String {
    name.split(separator: ".").map { GeneratedText.identifier(String($0)) }.joined(separator: ".")
  }
}
