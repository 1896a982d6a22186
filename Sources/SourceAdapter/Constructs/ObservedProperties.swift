internal import SwiftSyntax

/// `@objc dynamic var x` can be observed by its key: a property wrapper tells the observers.
///
/// `dynamic` alone, in a class with `@objcMembers`, is shorter than the wrapper's name: the rest of the line moves by
/// three columns. Computed, lazy and weak properties keep no wrapper; what they depend on is the class's to say.
enum ObservedProperties {
  /// Whether a class is one of layers, as far as the module and the names of Apple's classes tell.
  private static func isLayer(_ scope: TypeScope, _ index: ModuleIndex) -> Bool {
    guard let root = index.lineage(of: scope.name).last else { return false }
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  /// `@NSManaged var x` of a layer is kept by the layer: the wrapper's name is as long.
  private static func adaptManaged(_ scope: TypeScope, in draft: inout FileDraft) {
    for member in scope.members where member.kind == .property && !member.isTypeMember {
      guard let node = member.node.as(VariableDeclSyntax.self) else { continue }
      for element in node.attributes {
        guard case .attribute(let attribute) = element, Attributes.name(attribute) == "NSManaged" else { continue }
        let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
        draft.append(import: "UIKit")
        draft.claim(start..<attribute.endPositionBeforeTrailingTrivia.utf8Offset, with: "@_LayerVar")
        draft.layerVariables.insert(start)
      }
    }
  }

  static func adapt(_ scope: TypeScope, index: ModuleIndex, in draft: inout FileDraft) {
    guard scope.kind == .class, draft.hasRuntime else { return }
    if isLayer(scope, index) { adaptManaged(scope, in: &draft) }
    for member in scope.members
    where member.kind == .property && member.isPlainStored && member.modifiers.contains("dynamic") {
      guard member.isMarkedObjectiveC || scope.exposesMembers, let node = member.node.as(VariableDeclSyntax.self) else {
        continue
      }
      // From an attribute that is taken out, or from the first modifier, to `dynamic`: attributes stand before modifiers such as `open`.
      var attribute: Range<Int>?
      for element in node.attributes {
        guard case .attribute(let found) = element, Attributes.isRemoved(found) else { continue }
        let range =
          found.positionAfterSkippingLeadingTrivia.utf8Offset..<found.endPositionBeforeTrailingTrivia.utf8Offset
        if attribute == nil || Attributes.name(found) == "objc" { attribute = range }
      }
      guard let dynamic = node.modifiers.first(where: { $0.name.text == "dynamic" }),
        let modifier = node.modifiers.first
      else { continue }
      let first = attribute?.lowerBound ?? modifier.positionAfterSkippingLeadingTrivia.utf8Offset
      let range = first..<dynamic.endPositionBeforeTrailingTrivia.utf8Offset
      let other = node.attributes.filter { element in
        guard case .attribute(let found) = element else { return true }
        return !Attributes.isRemoved(found) && found.positionAfterSkippingLeadingTrivia.utf8Offset > first
      }.map(\.trimmedDescription)
      let modifiers = node.modifiers.filter {
        $0.name.text != "dynamic" && $0.position < dynamic.position
          && $0.positionAfterSkippingLeadingTrivia.utf8Offset > first - 1
      }.map(\.trimmedDescription)
      let text = (["@_Observed"] + other + modifiers).joined(separator: " ")
      let lines = draft.original[range].contains(UInt8(ascii: "\n"))
      draft.append(import: "ObjectiveC")
      if lines, let attribute {
        // Attributes on lines of their own: the wrapper takes the place of the first.
        draft.claim(attribute, with: "@_Observed")
      } else {
        draft.claim(range, with: text)
      }
    }
  }
}
