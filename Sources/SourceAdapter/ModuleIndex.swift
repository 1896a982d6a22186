internal import SwiftSyntax

/// The declarations in the parsed files of a module: types, extensions and their members.
struct ModuleIndex {
  private(set) var scopes: [TypeScope] = []
  private var byName: [String: [Int]] = [:]
  /// Other names for types, with the parts of the types.
  var aliases: [String: [String]] = [:]

  /// Whether a class that was read describes itself.
  var hasClassDescription: Bool {
    scopes.contains { $0.members.contains { $0.isTypeMember && $0.fullName == "description()" } }
  }

  /// Returns the types in `A & B`, without the text behind them.
  static func parts(ofComposition text: String) -> [String] {
    text.split(separator: "&").map { part in
      String(part.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "<" })
    }
  }

  mutating func add(_ scope: TypeScope) -> Int {
    scopes.append(scope)
    byName[scope.name, default: []].append(scopes.count - 1)
    return scopes.count - 1
  }

  /// Adds the declarations of another file and returns the number that its scopes moved by.
  ///
  /// Extensions of generic types, and types in them, cannot be named at the end of a file.
  mutating func append(_ other: ModuleIndex) -> Int {
    let first = scopes.count
    var generic: [String] = []
    for var scope in other.scopes {
      if scope.kind == .extension, scopes(named: scope.name).contains(where: \.isGeneric) {
        generic.append(scope.name + ".")
        scope.cannotBeNamed = true
      } else if generic.contains(where: scope.name.hasPrefix) {
        scope.cannotBeNamed = true
      }
      _ = add(scope)
    }
    aliases.merge(other.aliases) { $1 }
    return first
  }

  subscript(scope: Int) -> TypeScope {
    get { scopes[scope] }
    set { scopes[scope] = newValue }
  }

  /// Declaration and extensions of the type of that name, the declaration first.
  func scopes(named name: String) -> [TypeScope] { indices(named: name).map { scopes[$0] } }

  func indices(named name: String) -> [Int] {
    (byName[name] ?? []).sorted {
      (scopes[$0].kind == .extension ? 1 : 0, $0) < (scopes[$1].kind == .extension ? 1 : 0, $1)
    }
  }

  /// The scope that declares a type, not one of its extensions.
  func declaration(named name: String) -> Int? {
    indices(named: name).first { scopes[$0].kind != .extension }
  }

  /// The full name of the type that `name` means inside of a scope: the innermost one wins.
  func resolve(_ name: String, from scope: String = "") -> String {
    var path = scope.split(separator: ".")
    while true {
      let qualified = (path + [Substring(name)]).joined(separator: ".")
      if byName[qualified] != nil { return qualified }
      guard !path.isEmpty else { return name }
      path.removeLast()
    }
  }

  /// Returns the names of a class and its superclasses declared by the module; the last may be declared elsewhere.
  func lineage(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while !result.contains(current) {
      result.append(current)
      guard let declaration = declaration(named: current), scopes[declaration].kind == .class,
        let parent = scopes[declaration].inherited.first
      else { break }
      current = resolve(parent, from: current)
    }
    return result
  }

  /// Members of all types that have the base name, in their order.
  func members(named base: String) -> [Member] { scopes.flatMap(\.members).filter { $0.base == base } }

  /// Members of a class, its extensions and its superclasses that have the base name.
  func members(named base: String, of type: String) -> [Member] {
    lineage(of: type).flatMap { scopes(named: $0) }.flatMap(\.members).filter { $0.base == base }
  }
}

/// A type's declaration or an extension, with its members.
struct TypeScope {
  enum Kind { case `class`, `protocol`, `extension`, other }

  var kind: Kind
  /// The name with the types that it is declared in, such as `Outer.Inner`.
  var name: String
  var file: Int
  var inherited: [String]
  /// Offset of the closing brace; nil where it is missing.
  var closingBrace: Int?
  var openingBrace: Int?
  /// The offset behind the name or the list of inherited types, before a `where`.
  var headEnd: Int
  /// Conditions that it stands in.
  var guards: [String]
  /// `public`, `open`, `fileprivate`, `private`, or empty.
  var access: String
  /// Whether the type cannot be named at the end of the file: in a function, generic, or private in another type.
  var cannotBeNamed: Bool
  var isGeneric: Bool
  /// Whether the type has parameters of its own; in another generic type it is generic, too.
  var hasParameters: Bool
  /// Whether the type is declared in a function.
  var isLocal: Bool
  /// Whether other files cannot name it.
  var isPrivate: Bool
  /// Offset of the word that declares it.
  var keyword: Int
  /// `@objcMembers` classes.
  var exposesMembers: Bool
  /// `@objc` extensions and protocols.
  var isObjectiveC: Bool
  /// Global actor attributes, such as `@MainActor`.
  var isolation: String
  var offset: Int
  var members: [Member] = []
}

/// A method, property or initialiser.
struct Member {
  enum Kind { case method, property, initializer }

  var kind: Kind
  var base: String
  /// Argument labels, `_` where there is none.
  var labels: [String] = []
  var node: Syntax
  var modifiers: Set<String>
  var attributes: Set<String>
  /// The name in `@objc(name)`.
  var objectiveCName: String?
  var guards: [String]
  var isAsync = false
  var isThrowing = false
  var isGeneric = false
  /// Whether a property can be observed: stored, and neither lazy nor weak.
  var isPlainStored = false
  /// Offset of the name, and where the declaration begins without its attributes' comments.
  var nameRange: Range<Int>
  var offset: Int

  var fullName: String { kind == .property ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }
  /// The full name with the types of the parameters as they are written, which tells overloads apart.
  var signature: String {
    kind == .method ? "\(fullName) \(parameterTypes.joined(separator: ","))" : fullName
  }

  var isTypeMember: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptional: Bool { modifiers.contains("optional") }

  /// Whether an attribute brings it to Objective-C.
  var isMarkedObjectiveC: Bool {
    !attributes.isDisjoint(with: [
      "objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
    ])
  }

  /// The types of a method's parameters as they are written.
  var parameterTypes: [String] {
    node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map {
      ExtensionOverrides.flat($0.type) + ($0.ellipsis?.text ?? "")
    } ?? []
  }

  var selector: String {
    objectiveCName ?? UIKitDelegates.methods(self).first?.selector
      ?? (kind == .property
        ? base : ObjectiveCName.selector(base: base, labels: labels, throwing: isThrowing, isAsync: isAsync))
  }
}
