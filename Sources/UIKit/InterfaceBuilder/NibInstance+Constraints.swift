internal import InterfaceDocuments

/// The constraint of an element.
struct NibConstraint {
  let firstID: String?
  let first: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondID: String?
  let second: NSLayoutConstraint.Attribute?
  /// Whether a view's width is related to its own height.
  let isRatio: Bool
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority?
  let identifier: String?
}

/// Constraints, and variations for size classes.
extension NibInstance {
  /// Makes the constraints that stand in elements and activates those that are installed.
  func activateConstraints(of objects: [(element: DocumentElement, object: AnyObject)]) {
    var active: [NSLayoutConstraint] = []
    var varied: [VariedConstraints] = []
    for (element, object) in objects {
      guard let view = object as? UIView else { continue }
      active += missingConstraints(of: element, view)
      let elements = element.list("constraints")
      guard !elements.isEmpty else { continue }
      let excluded = excludedReferences(of: element, "constraints")
      var made: [(DocumentElement, NSLayoutConstraint)] = []
      for constraint in elements where !constraint.isSet("placeholder") {
        guard let new = self.constraint(constraint, in: view) else { continue }
        if let id = constraint.id { register(new, id: id) }
        made.append((constraint, new))
        guard !excluded.contains(constraint.id ?? "") else { continue }
        guard new.commonAncestor != nil else {
          tellMissingItem(constraint)
          continue
        }
        active.append(new)
      }
      if !element.variations.isEmpty || elements.contains(where: { !$0.variations.isEmpty }) {
        varied.append(VariedConstraints(owner: element, constraints: made))
      }
    }
    NSLayoutConstraint.activate(active)
    listenToTraits(objects, varied)
  }

  private func constraint(_ element: DocumentElement, in view: UIView) -> NSLayoutConstraint? {
    guard let plan = document.constraint(element, read: { readConstraint(element) }) else { return nil }
    let firstItem: AnyObject? = plan.firstID.map { item($0) } ?? view
    let secondItem: AnyObject? = plan.secondID.map { item($0) } ?? (plan.isRatio ? firstItem : nil)
    guard let firstItem, secondItem != nil || plan.second == nil else {
      tellMissingItem(element)
      return nil
    }
    let other = plan.second.flatMap { second in secondItem.map { (item: $0, attribute: second) } }
    let varied = element.variations.isEmpty ? [:] : variedAttributes(of: element)
    let constant = varied["constant"]
    let constraint = NSLayoutConstraint(
      ofDocument: (firstItem, plan.first), plan.relation, other, multiplier: plan.multiplier,
      constant: constant.flatMap(NibNumbers.number) ?? plan.constant)
    if let problem = constraint.invalidity {
      tell(element, problem, instead: "It is left out", cure: "set the constraint again in Xcode")
      return nil
    }
    if let priority = varied["priority"].flatMap(Self.priority) ?? plan.priority { constraint.priority = priority }
    constraint.identifier = plan.identifier
    return constraint
  }

  private func readConstraint(_ element: DocumentElement) -> NibConstraint? {
    guard let first = Self.attributes[element["firstAttribute"] ?? ""] else {
      tellAttribute(element, "firstAttribute")
      return nil
    }
    let secondID = element["secondItem"]
    // A ratio of a view's own sides may name the view once.
    let isRatio = secondID == nil && element["multiplier"] != nil
    var second: NSLayoutConstraint.Attribute?
    if secondID != nil {
      guard let found = Self.attributes[element["secondAttribute"] ?? ""] else {
        tellAttribute(element, "secondAttribute")
        return nil
      }
      second = found
    } else if isRatio {
      second = first == .width ? .height : .width
    }
    let priority = element["priority"].flatMap(Self.priority)
    return NibConstraint(
      firstID: element["firstItem"], first: first, relation: Self.relations[element["relation"] ?? "equal"] ?? .equal,
      secondID: secondID, second: second, isRatio: isRatio,
      multiplier: element["multiplier"].flatMap(NibNumbers.ratio) ?? 1, constant: element.number("constant") ?? 0,
      priority: priority, identifier: element["identifier"])
  }

  private static func priority(_ text: String) -> UILayoutPriority? {
    NibNumbers.number(text).flatMap { $0 > 0 && $0 <= 1000 ? UILayoutPriority(Float($0)) : nil }
  }

  private func tellMissingItem(_ element: DocumentElement) {
    // Of elements that are not known it was told that they are left out.
    let ends = [element["firstItem"], element["secondItem"]].compactMap { $0 }
    let isTold = ends.contains { id in
      guard object(id) == nil, let end = document.document.elements[id] else { return false }
      let isUnknown = { (element: DocumentElement) in element.id != nil && NibTable.type(of: element.name) == nil }
      return isUnknown(end)
        || end.ancestor(where: isUnknown).map { $0.name != "scene" && $0.name != "document" } == true
    }
    if isTold { return }
    tell(
      element, "the constraint leads to what is not there", instead: "It is left out",
      cure: "open the document in Xcode, which shows the constraint, and set it again")
  }

  private func item(_ id: String) -> AnyObject? {
    guard let object = object(id), object is UIView || object is UILayoutGuide else { return nil }
    return object
  }

  private func tellAttribute(_ element: DocumentElement, _ name: String) {
    tell(
      element, "\(name)=\"\(element[name] ?? "")\" of the constraint is not known", instead: "It is left out",
      cure: "set the constraint again in Xcode")
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  // MARK: Size classes

  /// Constraints of an element that are not the same in all size classes.
  struct VariedConstraints {
    let owner: DocumentElement
    /// Held here, as those that are not installed are held by nobody else.
    let constraints: [(element: DocumentElement, constraint: NSLayoutConstraint)]
  }

  /// The traits for the objects: those of the controller, or without one of the screen.
  var traits: UITraitCollection { controller?.traitCollection ?? Stage.current.screen.traitCollection }

  /// The attributes of an element that differ in the present size classes.
  func variedAttributes(of element: DocumentElement) -> [String: String] { Varied(element, in: self).attributes }

  /// The names of constraints or views that are not installed in the present size classes.
  func excludedReferences(of element: DocumentElement, _ kind: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in element.variations where matches(variation) {
      for mask in variation.children where mask.name == "mask" && mask.key == kind {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }

  /// Whether a variation is for the present size classes: `default` is for all.
  func matches(_ variation: DocumentElement) -> Bool {
    guard let key = variation.key, key != "default" else { return true }
    let traits = self.traits
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2 else { return false }
      let wanted: UIUserInterfaceSizeClass = sides[1] == "regular" ? .regular : .compact
      switch sides[0] {
      case "widthClass": if traits.horizontalSizeClass != wanted { return false }
      case "heightClass": if traits.verticalSizeClass != wanted { return false }
      case "userInterfaceIdiom":
        let idioms: [String: UIUserInterfaceIdiom] = ["phone": .phone, "pad": .pad]
        if idioms[sides[1]] != traits.userInterfaceIdiom { return false }
      case "displayGamut": if sides[1] != "P3" { return false }
      default: return false
      }
    }
    return true
  }

  /// Takes views out that are not installed.
  func excludeViews(of element: DocumentElement) {
    for id in excludedReferences(of: element, "subviews") { (object(id) as? UIView)?.removeFromSuperview() }
  }

  private func listenToTraits(
    _ objects: [(element: DocumentElement, object: AnyObject)], _ constraints: [VariedConstraints]
  ) {
    let varied = objects.filter { !$0.element.variations.isEmpty }
    guard !constraints.isEmpty || !varied.isEmpty,
      let root = objects.lazy.compactMap({ $0.object as? UIView }).first(where: { $0.superview == nil })
        ?? objects.lazy.compactMap({ $0.object as? UIView }).first
    else { return }
    let elements = varied.map(\.element)
    root.traitState.listener = { [self] previous, traits in
      guard
        previous.horizontalSizeClass != traits.horizontalSizeClass
          || previous.verticalSizeClass != traits.verticalSizeClass
      else { return }
      sizeClassesDidChange(elements, constraints)
    }
  }

  private func sizeClassesDidChange(_ elements: [DocumentElement], _ constraints: [VariedConstraints]) {
    for varied in constraints {
      let excluded = excludedReferences(of: varied.owner, "constraints")
      let inactive = varied.constraints.filter { excluded.contains($0.element.id ?? "") }
      NSLayoutConstraint.deactivate(inactive.map(\.constraint))
      for (element, constraint) in varied.constraints {
        let values = variedAttributes(of: element)
        constraint.constant = (values["constant"] ?? element["constant"]).flatMap(NibNumbers.number) ?? 0
        let priority = (values["priority"] ?? element["priority"]).flatMap(Self.priority) ?? .required
        if constraint.priority != priority {
          // One that is required may not become another while it is active.
          constraint.isActive = false
          constraint.priority = priority
        }
      }
      NSLayoutConstraint.activate(
        varied.constraints.filter { !excluded.contains($0.element.id ?? "") }.map(\.constraint))
    }
    for element in elements {
      guard let id = element.id, let object = object(id) else { continue }
      reapplyVariations(of: element, to: object)
    }
  }
}
