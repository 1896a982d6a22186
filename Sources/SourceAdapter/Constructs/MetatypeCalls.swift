internal import SwiftSyntax

/// Objects of classes that are only known as types: `T()` in generic code, `type.init(nibName: nil, bundle: nil)`.
///
/// Objective-C's initialisers are found by the class that a type holds. Swift asks for a `required` one, which Foundation's `NSObject` has not, and takes the one of the class
/// that is written where an extension has it. `_new` finds the class's own; it stands in the place of `init`, and `T()` becomes `_newObject(T.self)`, as
/// `type.init()` becomes `_newObject(type)` where the file says that `type` is a `UIView.Type`.
enum MetatypeCalls {
  /// A call, with the name of the type parameter that it makes an object of, or the place of the word `init`.
  struct Place {
    enum Kind {
      /// The whole call, and the classes that the parameter is bound by, as they are written.
      case parameter(name: String, call: Range<Int>, bounds: [String])
      case initializer(Range<Int>)
      /// `type.init()`, with the value that holds the class, its place and that of the rest of the call.
      case value(ExprSyntax, base: Range<Int>, rest: Range<Int>)
      /// `Self()`, with the type around it.
      case itself(String, call: Range<Int>)
      /// `T(type: .system)`: where the name of the parameter ends, the labels, and the classes that the parameter is bound by.
      case labelled(end: Int, labels: [String], bounds: [String])
    }

    var kind: Kind
  }

  /// Labels of the initialisers that `_new` stands for where a value holds the class.
  private static let labels: [[String?]] = [
    ["nibName", "bundle"], ["style", "reuseIdentifier"], ["identifier", "source", "destination"],
  ]

  /// Labels of the initialisers that `_new` stands for where a type parameter holds the class.
  private static let parameterLabels: [[String?]] = [["type"], ["target", "action"], ["rootViewController"]]

  static func place(_ node: FunctionCallExprSyntax) -> Place? {
    guard node.trailingClosure == nil else { return nil }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      if node.arguments.isEmpty {
        return name.baseName.text == "Self" ? itself(node) : parameter(FileReader.plain(name.baseName), node)
      }
      let labels = node.arguments.map { $0.label?.text }
      guard parameterLabels.contains(labels), let bounds = bounds(of: name.baseName.text, at: Syntax(node)) else {
        return nil
      }
      return Place(
        kind: .labelled(
          end: name.endPositionBeforeTrailingTrivia.utf8Offset, labels: labels.map { $0 ?? "_" }, bounds: bounds))
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init", member.declName.argumentNames == nil
    else { return nil }
    if node.arguments.isEmpty {
      if let place = value(base, node) { return place }
      guard let name = base.as(DeclReferenceExprSyntax.self) else { return nil }
      return parameter(FileReader.plain(name.baseName), node)
    }
    guard labels.contains(node.arguments.map { $0.label?.text }), isValue(base) else { return nil }
    let word = member.declName.baseName
    return Place(
      kind: .initializer(
        word.positionAfterSkippingLeadingTrivia.utf8Offset..<word.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// `type.init()`, `types[0].init()`, `type(of: view).init()`.
  private static func value(_ base: ExprSyntax, _ node: FunctionCallExprSyntax) -> Place? {
    guard isValue(base) else { return nil }
    let start = base.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = base.endPositionBeforeTrailingTrivia.utf8Offset
    return Place(kind: .value(base, base: start..<end, rest: end..<node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  private static func itself(_ node: FunctionCallExprSyntax) -> Place? {
    guard let type = HeldClass.typeAround(Syntax(node)) else { return nil }
    return Place(
      kind: .itself(
        type,
        call: node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  private static func parameter(_ name: String, _ node: FunctionCallExprSyntax) -> Place? {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A, let bounds = bounds(of: name, at: Syntax(node))
    else { return nil }
    let call = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    return Place(kind: .parameter(name: name, call: call, bounds: bounds))
  }

  /// Whether an expression is a value that holds a type, as far as is seen by how it is written: not a type's name, `self` or `super`.
  private static func isValue(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      return !["self", "super", "Self"].contains(text) && isLowercase(text)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let text = member.declName.baseName.text
      return text != "self" && text != "init" && isLowercase(text)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isValue(only.expression) || only.expression.is(SequenceExprSyntax.self)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isValue(forced.expression) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return isValue(chained.expression) }
    return expression.is(SubscriptCallExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
  }

  private static func isLowercase(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first == UInt8(ascii: "_") || first == UInt8(ascii: "$")
      || first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
  }

  /// Returns the bounds of a type parameter at a piece of code; nil for a name that no code around declares as
  /// parameter.
  private static func bounds(of name: String, at node: Syntax) -> [String]? {
    var current = node.parent
    while let scope = current {
      let clause = scope.asProtocol(WithGenericParametersSyntax.self)
      if let parameter = clause?.genericParameterClause?.parameters.first(where: { FileReader.plain($0.name) == name })
      {
        var types = parameter.inheritedType.map { ModuleIndex.parts(ofComposition: $0.trimmedDescription) } ?? []
        for requirement in clause?.genericWhereClause?.requirements ?? [] {
          guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
            conformance.leftType.trimmedDescription == name
          else { continue }
          types += ModuleIndex.parts(ofComposition: conformance.rightType.trimmedDescription)
        }
        return types
      }
      current = scope.parent
    }
    return nil
  }

  /// Classes that a place says are made there, as they are written.
  static func classes(at place: Place, _ held: HeldClass) -> [String] {
    switch place.kind {
    case .value(let value, _, _):
      guard let type = held.name(heldBy: value) else { return [] }
      return bounds(of: type, at: Syntax(value)) ?? ModuleIndex.parts(ofComposition: type)
    case .itself(let type, _): return [type]
    case .parameter(_, _, let bounds), .labelled(_, _, let bounds): return bounds
    case .initializer: return []
    }
  }

  /// Rewrites a call in place, and moves longer text along its line.
  static func adapt(_ place: Place, index: ModuleIndex, in draft: inout FileDraft) {
    if case .initializer(let range) = place.kind {
      draft.claim(range, with: "_new")
      draft.append(import: "UIKit")
      return
    }
    var labels: [String] = []
    if case .labelled(_, let own, _) = place.kind { labels = own }
    guard classes(at: place, HeldClass(index: index)).contains(where: { isObject($0, labels, index) }) else { return }
    switch place.kind {
    case .value(_, let base, let rest):
      draft.insert("_newObject(", at: base.lowerBound)
      draft.replace(rest, with: ")")
    case .parameter(let name, let call, _): draft.replace(call, with: "_newObject(\(name).self)")
    case .itself(_, let call): draft.replace(call, with: "_newObject(Self.self)")
    case .labelled(let end, _, _): draft.insert("._new", at: end)
    case .initializer: return
    }
    draft.append(import: "UIKit")
  }

  /// Whether a type is a class that Objective-C knows, and Swift knows no `required` initialiser of with these labels.
  private static func isObject(_ type: String, _ labels: [String], _ index: ModuleIndex, steps: Int = 4) -> Bool {
    let lineage = index.lineage(of: index.resolve(type))
    for name in lineage {
      if index.members(named: "init", of: name).contains(where: {
        $0.kind == .initializer && $0.modifiers.contains("required") && $0.labels == labels
      }) {
        return false
      }
    }
    guard let root = lineage.last, steps > 0 else { return false }
    if let protocolScope = index.declaration(named: root), index[protocolScope].kind == .protocol {
      // `protocol Reusable: UIView`
      return index[protocolScope].inherited.contains { isObject($0, labels, index, steps: steps - 1) }
    }
    if index.declaration(named: root) == nil, let parts = index.aliases[root] {
      return parts.contains { $0 != root && isObject($0, labels, index, steps: steps - 1) }
    }
    guard root == "NSObject" || !protocolEndings.contains(where: root.hasSuffix) else { return false }
    return isApples(root)
  }

  /// Whether a name is one that classes of Apple's have.
  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }

  /// The endings of Apple's protocol names.
  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "ing", "able", "Responder", "Environment",
  ]
}

extension ConstructMarks {
  /// Whether a file may hold an object of a class that is only known as a type.
  static func mentionsMetatypeCalls(_ text: ByteSearch, _ bytes: [UInt8]) -> Bool {
    for word in [".init(nibName", ".init(style"] {
      let isFound = text.places(of: word).contains { place in
        place < 5
          || !bytes[place - 5..<place].elementsEqual("super".utf8)
            && !bytes[place - 4..<place].elementsEqual("self".utf8)
      }
      if isFound { return true }
    }
    let isMade = text.places(of: ".init()").contains { place in
      var start = place
      while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
      guard start < place else {
        // Behind a bracket, a `!` or a `?`; `.init()` alone stands behind other signs.
        return place > 0 && "])!?".utf8.contains(bytes[place - 1])
      }
      guard bytes[start] == UInt8(ascii: "_") || bytes[start] >= 0x61 || bytes[start] <= 0x39 else { return false }
      let word = bytes[start..<place]
      return !word.elementsEqual("super".utf8) && !word.elementsEqual("self".utf8)
    }
    if isMade || text.containsWord("Self()") { return true }
    return text.places(of: "<").contains { place in
      parameters(bytes, behind: place).contains {
        text.contains($0 + "()") || text.contains($0 + ".init()") || text.contains($0 + "(type:")
          || text.contains($0 + "(target:") || text.contains($0 + "(rootViewController:")
      }
    }
  }

  /// Returns the names before colons between angle brackets, as far as the list looks like one of type parameters.
  private static func parameters(_ bytes: [UInt8], behind open: Int) -> [String] {
    var names: [String] = []
    var place = open + 1
    while place < bytes.count {
      while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
      let start = place
      while place < bytes.count, isLetter(bytes[place]) { place += 1 }
      guard place > start, place < bytes.count, bytes[start] >= 0x41, bytes[start] <= 0x5A else { return names }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      while place < bytes.count, bytes[place] == 0x20 { place += 1 }
      guard place < bytes.count else { return names }
      // A bound may stand in a `where` clause.
      names.append(name)
      while place < bytes.count,
        ![UInt8(ascii: ","), UInt8(ascii: ">"), UInt8(ascii: "{"), 0x0A].contains(bytes[place])
      {
        place += 1
      }
      guard place < bytes.count, bytes[place] == UInt8(ascii: ",") else { return names }
      place += 1
    }
    return names
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }
}
