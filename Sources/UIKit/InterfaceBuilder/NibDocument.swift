internal import InterfaceDocuments

/// A nib or storyboard as read, with facts about its elements: shared by all its instances.
@MainActor final class NibDocument {
  let document: InterfaceDocument
  /// The file's name in messages.
  let name: String
  /// The texts of the application's language, by `OBJECT.property`.
  let strings: [String: String]
  private var chains: [ObjectIdentifier: NibChain] = [:]
  private var plans: [ObjectIdentifier: NibPlan] = [:]
  private var types: [ObjectIdentifier: AnyClass?] = [:]
  private var constraints: [ObjectIdentifier: NibConstraint?] = [:]
  private var namedColors: [String: UIColor] = [:]
  /// The views placed by their frames, and the places and sizes that constraints leave open.
  private(set) lazy var placement = NibPlacement(document)

  init(_ document: InterfaceDocument, name: String, strings: [String: String] = [:]) {
    self.document = document
    self.name = name
    self.strings = strings
  }

  var root: DocumentElement { document.root }

  /// The rules for objects of a class.
  func chain(of type: AnyClass) -> NibChain {
    if let chain = chains[ObjectIdentifier(type)] { return chain }
    let chain = NibTable.chain(of: type)
    chains[ObjectIdentifier(type)] = chain
    return chain
  }

  /// The steps for an object of an element, worked out once.
  func plan(_ element: DocumentElement, _ chain: NibChain) -> NibPlan {
    if let plan = plans[ObjectIdentifier(element)], plan.chain === chain { return plan }
    let plan = NibPlan(element, chain)
    plans[ObjectIdentifier(element)] = plan
    NibProblems.tellUnknownParts(of: element, chain, in: self)
    return plan
  }

  /// The class of an element's objects, looked for once.
  func type(of element: DocumentElement, find: () -> AnyClass?) -> AnyClass? {
    if let known = types[ObjectIdentifier(element)] { return known }
    let found: AnyClass? = find()
    types[ObjectIdentifier(element)] = .some(found)
    return found
  }

  /// The constraint of an element, read once; nil for an unreadable one.
  func constraint(_ element: DocumentElement, read: () -> NibConstraint?) -> NibConstraint? {
    if let known = constraints[ObjectIdentifier(element)] { return known }
    let found: NibConstraint? = read()
    constraints[ObjectIdentifier(element)] = .some(found)
    return found
  }

  /// The document's copy of a catalogue's colour, for a missing catalogue; nil without such a copy.
  func resourceColor(_ kind: String, _ name: String) -> DocumentElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }?.child("color")
  }

  /// A colour that was made of a name.
  func color(_ name: String, make: () -> UIColor?) -> UIColor? {
    if let color = namedColors[name] { return color }
    let color = make()
    namedColors[name] = color
    return color
  }
}

/// The rules of an element that have something to do, with what they are given.
@MainActor final class NibPlan {
  struct Step {
    let rule: NibRules.Rule
    let attribute: String?
    let element: DocumentElement
  }

  let chain: NibChain
  let steps: [Step]

  init(_ element: DocumentElement, _ chain: NibChain) {
    self.chain = chain
    var steps: [Step] = []
    for rule in chain.rules {
      let child =
        element.child(key: rule.name)
        ?? element.children.first { ($0.key == nil || rule.isTag) && $0.name == rule.name }
      if let child {
        steps.append(Step(rule: rule, attribute: nil, element: child))
      } else if let attribute = element[rule.name] ?? rule.missing {
        steps.append(Step(rule: rule, attribute: attribute, element: element))
      } else if element.variations.contains(where: { variation in
        variation[rule.name] != nil || variation.variedElements.contains { $0.key == rule.name }
      }) {
        // Said for some size classes alone: for the others documents leave what an object has by itself out.
        steps.append(Step(rule: rule, attribute: NibTable.unwritten[rule.name], element: element))
      }
    }
    self.steps = steps
  }
}
