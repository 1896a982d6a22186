internal import SwiftSyntax

/// `override var x: T { didSet { … } }` in an extension: the observer becomes a method, which the class's override calls when the property was set.
///
/// The method stands where the property stood, `do` in the place of `didSet`. Of properties with `willSet` as well no method can be made.
struct ObservingOverride {
  private let variable: VariableDeclSyntax
  private let name: String
  private let type: String
  private let observer: AccessorDeclSyntax
  /// From the first word of the declaration to the brace.
  private let head: Range<Int>

  init?(_ member: Member) {
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1, !member.isTypeMember,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      case .accessors(let accessors) = block.accessors, accessors.count == 1, let observer = accessors.first,
      observer.accessorSpecifier.text == "didSet", observer.body != nil
    else { return nil }
    self.variable = variable
    self.observer = observer
    name = MethodRecords.quoted(member.base)
    self.type = ExtensionOverrides.flat(type)
    let first = variable.modifiers.first.map { Syntax($0) } ?? Syntax(variable.bindingSpecifier)
    head =
      first.positionAfterSkippingLeadingTrivia
      .utf8Offset..<block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The class's override.
  func forwarding(to method: String) -> String? {
    ExtensionOverrides.head(of: variable).map {
      "\($0) { get { super.\(name) } set { let oldValue = super.\(name); super.\(name) = newValue; \(method)(oldValue) } }"
    }
  }

  func adapt(to method: String, in draft: inout FileDraft) {
    let old = observer.parameters.map { FileReader.plain($0.name) } ?? "oldValue"
    draft.claim(head, with: "func \(method)(_ \(old): \(type)) ")
    let end =
      observer.parameters?.endPositionBeforeTrailingTrivia ?? observer.accessorSpecifier.endPositionBeforeTrailingTrivia
    draft.claim(
      observer.accessorSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset..<end.utf8Offset, with: "do")
  }
}
