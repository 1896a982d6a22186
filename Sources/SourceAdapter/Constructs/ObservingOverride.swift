internal import SwiftSyntax

/// `override var x: T { didSet { … } }` in an extension: the observers become a method, which the class's override calls before and after the
/// property is set.
///
/// The method stands where the property stood, `do` in the place of `didSet` or `willSet`; of both, the first is done `if` it is asked for, and the
/// other `else`.
struct ObservingOverride {
  private let variable: VariableDeclSyntax
  private let name: String
  private let type: String
  private let observers: [AccessorDeclSyntax]
  /// The range from the first word of the declaration to the brace.
  private let head: Range<Int>

  init?(_ member: Member) {
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1, !member.isTypeMember,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      case .accessors(let accessors) = block.accessors, !accessors.isEmpty,
      accessors.allSatisfy({ ["didSet", "willSet"].contains($0.accessorSpecifier.text) && $0.body != nil })
    else { return nil }
    self.variable = variable
    observers = Array(accessors)
    name = MethodRecords.quoted(member.base)
    self.type = ExtensionOverrides.flat(type)
    let first = variable.modifiers.first.map { Syntax($0) } ?? Syntax(variable.bindingSpecifier)
    head =
      first.positionAfterSkippingLeadingTrivia
      .utf8Offset..<block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func isBefore(_ observer: AccessorDeclSyntax) -> Bool { observer.accessorSpecifier.text == "willSet" }

  private static func value(of observer: AccessorDeclSyntax) -> String {
    observer.parameters.map { FileReader.plain($0.name) } ?? (isBefore(observer) ? "newValue" : "oldValue")
  }

  /// The class's override.
  func forwarding(to method: String) -> String? {
    guard let head = ExtensionOverrides.head(of: variable) else { return nil }
    var steps = ["super.\(name) = newValue"]
    for observer in observers {
      let isBefore = Self.isBefore(observer)
      let arguments =
        observers.count > 1
        ? "\(isBefore == Self.isBefore(observers[0])), newValue, oldValue" : isBefore ? "newValue" : "oldValue"
      if isBefore { steps.insert("\(method)(\(arguments))", at: 0) } else { steps.append("\(method)(\(arguments))") }
    }
    if observers.contains(where: { !Self.isBefore($0) }) { steps.insert("let oldValue = super.\(name)", at: 0) }
    return "\(head) { get { super.\(name) } set { \(steps.joined(separator: "; ")) } }"
  }

  func adapt(to method: String, in draft: inout FileDraft) {
    let isOne = observers.count == 1
    let values = observers.map { "_ \(Self.value(of: $0)): \(type)" }
    let ordered = observers.count > 1 && !Self.isBefore(observers[0]) ? values.reversed() : values
    draft.claim(head, with: "func \(method)(\(((isOne ? [] : ["_ _f: Bool"]) + ordered).joined(separator: ", "))) ")
    for (place, observer) in observers.enumerated() {
      let end =
        observer.parameters?.endPositionBeforeTrailingTrivia
        ?? observer.accessorSpecifier.endPositionBeforeTrailingTrivia
      draft.claim(
        observer.accessorSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset..<end.utf8Offset,
        with: isOne ? "do" : place == 0 ? "if _f" : "else")
    }
  }
}
