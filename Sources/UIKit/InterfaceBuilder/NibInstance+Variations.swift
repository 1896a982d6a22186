internal import InterfaceDocuments

/// The variation of an element for the present size classes.
@MainActor struct Varied {
  private(set) var attributes: [String: String] = [:]
  /// Inner elements, such as a font, by what they are meant as.
  private(set) var elements: [String: DocumentElement] = [:]

  init(_ element: DocumentElement, in instance: NibInstance) {
    for variation in element.variations where instance.matches(variation) {
      for attribute in variation.attributes where attribute.name != "key" {
        attributes[attribute.name] = attribute.value
      }
      for child in variation.variedElements {
        if let key = child.key { elements[key] = child }
      }
    }
  }
}

extension DocumentElement {
  /// The inner elements of a variation that replace others; masks give the installed ones.
  var variedElements: [DocumentElement] { children.filter { $0.name != "mask" } }
}

extension NibTable {
  /// The values of attributes that documents leave out, among those with variations for size classes.
  static let unwritten: [String: String] = [
    "hidden": "NO", "axis": "horizontal", "distribution": "fill", "alignment": "fill", "spacing": "0", "alpha": "1",
    "numberOfLines": "1", "textAlignment": "natural", "contentMode": "scaleToFill", "userInteractionEnabled": "YES",
    "baselineRelativeArrangement": "NO", "navigationBarHidden": "NO", "hidesBottomBarWhenPushed": "NO",
  ]
}

extension NibInstance {
  /// Carries a rule out with what the present size classes say.
  func apply(_ step: NibPlan.Step, to object: AnyObject, _ element: DocumentElement, _ varied: Varied) {
    let name = step.rule.name
    let value: NibValue
    if let inner = varied.elements[name] {
      value = NibValue(name: name, attribute: nil, element: inner, owner: element, instance: self)
    } else {
      let attribute = varied.attributes[name] ?? step.attribute
      // Nothing is said for these size classes, and nothing is known that would have been left out.
      if attribute == nil, step.element === element { return }
      // An attribute takes the place of an inner element, such as a text that is short here.
      let source = varied.attributes[name] == nil ? step.element : element
      value = NibValue(name: name, attribute: attribute, element: source, owner: element, instance: self)
    }
    step.rule.apply(object, value)
  }

  /// Sets again what size classes have a say in.
  func reapplyVariations(of element: DocumentElement, to object: AnyObject) {
    let names = Set(element.variations.flatMap { $0.attributes.map(\.name) + $0.variedElements.compactMap(\.key) })
    let varied = Varied(element, in: self)
    for step in document.plan(element, document.chain(of: Swift.type(of: object))).steps
    where names.contains(step.rule.name) {
      apply(step, to: object, element, varied)
    }
  }
}
