internal import InterfaceDocuments

/// The views of a document that are placed by their frames, and the lengths of the others that its constraints leave
/// open.
///
/// Interface Builder lets a view stand where it was put until the first constraint names it (`fixedFrame="YES"`): since
/// Xcode 8 the program then resizes it by its mask. For a view whose constraints say too little, the build adds the
/// missing ones from the frame, at the priority 251: logs have such constraints as "IB auto generated at build time for
/// view with ambiguity", `H:|-(137@251)-[UIButton]` and `H:[UIView(258@251)]`. Constraints that are removed at build
/// time count, which is how one keeps the build from adding its own.
struct NibPlacement {
  /// Priority of the constraints that the build adds.
  static let priority = UILayoutPriority(251)

  /// How much constraints say of a view on an axis.
  private struct Axis {
    /// Equations between a place of the view and views outside of it.
    var places = 0
    /// Equations of its width or height.
    var sizes = 0
    /// Equations between its edges and views inside of it.
    var contents = 0
  }

  private struct Said {
    var horizontal = Axis()
    var vertical = Axis()
    /// Whether width and height are related.
    var hasRatio = false
    /// Whether a constraint names the view together with another outside of it.
    var isConstrained = false
  }

  /// The undetermined parts of a view's place and size.
  struct Missing {
    var x = false
    var y = false
    var width = false
    var height = false
    var isEmpty: Bool { !x && !y && !width && !height }
  }

  private var said: [ObjectIdentifier: Said] = [:]

  init(_ document: InterfaceDocument) {
    document.root.visit { element in
      guard element.name == "constraints", let owner = element.parent else { return true }
      for constraint in element.children {
        func view(_ attribute: String) -> DocumentElement? {
          guard let found = constraint[attribute].flatMap({ document.elements[$0] }) else { return nil }
          return found.name == "viewLayoutGuide" ? found.parent : found
        }
        note(constraint, first: constraint["firstItem"] == nil ? owner : view("firstItem"), second: view("secondItem"))
      }
      return false
    }
  }

  private mutating func note(_ constraint: DocumentElement, first: DocumentElement?, second: DocumentElement?) {
    let isEqual = (constraint["relation"] ?? "equal") == "equal"
    let hasSecond = constraint["secondItem"] != nil
    note(constraint["firstAttribute"], of: first, to: second, isEqual, isAlone: !hasSecond, constraint)
    if hasSecond {
      note(constraint["secondAttribute"], of: second, to: first, isEqual, isAlone: false, constraint)
    }
  }

  private mutating func note(
    _ attribute: String?, of view: DocumentElement?, to other: DocumentElement?, _ isEqual: Bool, isAlone: Bool,
    _ constraint: DocumentElement
  ) {
    guard let view, let attribute else { return }
    var entry = said[ObjectIdentifier(view)] ?? Said()
    defer { said[ObjectIdentifier(view)] = entry }
    let isInside = other.map { $0 !== view && $0.ancestor { $0 === view } != nil } ?? false
    if !isInside { entry.isConstrained = true }
    guard isEqual else { return }
    let axis = Self.horizontal.contains(attribute) ? \Said.horizontal : \Said.vertical
    switch attribute {
    case "width", "height":
      if other === view || (isAlone && constraint["multiplier"] != nil) {
        entry.hasRatio = true
      } else {
        entry[keyPath: axis].sizes += 1
      }
    default:
      if isInside { entry[keyPath: axis].contents += 1 } else { entry[keyPath: axis].places += 1 }
    }
  }

  private static let horizontal: Set<String> = [
    "left", "right", "leading", "trailing", "centerX", "width", "leftMargin", "rightMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins",
  ]

  // MARK: Answers

  /// Whether a view stands where its frame is, as no constraint names it.
  func isPlacedByFrame(_ element: DocumentElement) -> Bool {
    guard Self.canBePlaced(element) else { return false }
    return said[ObjectIdentifier(element)]?.isConstrained != true
  }

  /// The parts of a view's place and size for which the build adds constraints.
  func missing(of element: DocumentElement) -> Missing {
    var missing = Missing()
    guard element["translatesAutoresizingMaskIntoConstraints"] == "NO", element["verifyAmbiguity"] != "off",
      let said = said[ObjectIdentifier(element)], said.isConstrained, Self.canBePlaced(element)
    else { return missing }
    missing.x = said.horizontal.places == 0
    missing.y = said.vertical.places == 0
    guard element["verifyAmbiguity"] != "ignoreSizes" else { return missing }
    func isSized(_ axis: Axis, _ name: String) -> Bool {
      axis.sizes > 0 || axis.places > 1 || axis.contents > 1 || Self.hasNaturalSize(element, name)
    }
    let (hasWidth, hasHeight) = (isSized(said.horizontal, "Width"), isSized(said.vertical, "Height"))
    missing.width = !hasWidth && !(said.hasRatio && hasHeight)
    missing.height = !hasHeight && !said.hasRatio
    return missing
  }

  /// Whether a view has a frame of its own among the subviews of another: stacks place what they arrange.
  private static func canBePlaced(_ element: DocumentElement) -> Bool {
    guard element.child(key: "frame") ?? element.child(key: "frameInset") != nil, let list = element.parent,
      list.name == "subviews"
    else { return false }
    return list.parent.map { $0.name != "stackView" } ?? false
  }

  /// Whether the editor knows a view's natural width or height; of classes of the application it knows a placeholder.
  private static func hasNaturalSize(_ element: DocumentElement, _ side: String) -> Bool {
    if element["placeholderIntrinsic" + side] != nil { return true }
    switch element.name {
    case "view", "containerView": return element["customClass"] != nil && element["ambiguous"] != "YES"
    case "imageView": return element["image"] != nil || element.child(key: "image") != nil
    case "textView": return element["scrollEnabled"] == "NO"
    case "stackView": return !element.list("subviews").isEmpty
    case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar": return side == "Height"
    case "scrollView", "tableView", "collectionView", "visualEffectView": return false
    // A width that its text may be wrapped at is its own.
    default: return true
    }
  }
}

extension NibInstance {
  /// The constraints that stand in for those that a view lacks.
  func missingConstraints(of element: DocumentElement, _ view: UIView) -> [NSLayoutConstraint] {
    let missing = document.placement.missing(of: element)
    guard !missing.isEmpty, let superview = view.superview,
      let frame = frame(of: element)
    else { return [] }
    var constraints: [NSLayoutConstraint] = []
    if missing.x { constraints.append(view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX)) }
    if missing.y { constraints.append(view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY)) }
    if missing.width { constraints.append(view.widthAnchor.constraint(equalToConstant: frame.width)) }
    if missing.height { constraints.append(view.heightAnchor.constraint(equalToConstant: frame.height)) }
    for constraint in constraints {
      constraint.priority = NibPlacement.priority
      constraint.identifier = "IB auto generated at build time for view with ambiguity"
    }
    return constraints
  }

  /// The frame that a document has of a view: a rectangle, or the distances to the edges of the view around it with a size.
  ///
  /// Of `frameInset` two of three are there on each axis, and a distance of 0 may be missing.
  func frame(of element: DocumentElement) -> CGRect? {
    if let rect = element.child(key: "frame") {
      guard let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
        let height = rect.number("height"), width >= 0, height >= 0
      else { return nil }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    guard let inset = element.child(key: "frameInset") else { return nil }
    let around = element.parent.flatMap { $0.name == "subviews" ? $0.parent : $0 }.flatMap { frame(of: $0)?.size }
    func axis(_ least: String, _ greatest: String, _ length: String, _ room: CGFloat?) -> (CGFloat, CGFloat)? {
      let (start, end, length) = (inset.number(least), inset.number(greatest), inset.number(length))
      if let length, start != nil || end == nil { return (start ?? 0, length) }
      guard let room else { return nil }
      if let length { return (room - (end ?? 0) - length, length) }
      return (start ?? 0, room - (start ?? 0) - (end ?? 0))
    }
    guard let (x, width) = axis("minX", "maxX", "width", around?.width),
      let (y, height) = axis("minY", "maxY", "height", around?.height), width >= 0, height >= 0
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
