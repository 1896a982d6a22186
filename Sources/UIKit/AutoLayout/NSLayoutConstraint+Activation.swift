extension NSLayoutConstraint {
  /// Activates constraints in the order of the array.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private static var lastOrder = 0

  func activate() {
    wasEverActive = true
    guard holder == nil, first != nil else { return }
    guard let view = commonAncestor else { preconditionFailure(noCommonAncestorMessage) }
    install(in: view)
  }

  func install(in view: UIView) {
    wasEverActive = true
    Self.lastOrder += 1
    order = Self.lastOrder
    holder = view
    let item = view.layoutItem
    if item.constraints.isEmpty { item.constraints.reserveCapacity(8) }
    item.constraints.append(self)
    dissolveIslands(below: view)
    view.layoutEngineForWriting.enqueue(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    installation.engine?.remove(self)
    holder = nil
    view.autoLayout?.removeConstraint(self)
  }

  // MARK: Ancestors

  /// An island that is placed, or looked into, from outside is none.
  private func dissolveIslands(below holder: UIView) {
    func dissolve(above item: LayoutItem?) {
      var view = item?.layoutView
      while let current = view, current !== holder {
        if current.autoLayout?.isIsland == true { current.isLayoutIsland = false }
        view = current.superviewStorage
      }
    }
    dissolve(above: first?.item)
    dissolve(above: second?.item)
    if let end = first?.end { dissolve(above: end) }
    if let end = second?.end { dissolve(above: end) }
  }

  /// The views in whose coordinates the sides are placed.
  private var sideViews: [UIView] {
    [first?.item, first?.end, second?.item, second?.end].compactMap { $0?.layoutView }
  }

  /// The nearest view that all sides are in, or nil.
  var commonAncestor: UIView? {
    guard let first, var ancestor = first.item.layoutView else { return nil }
    if let end = first.end {
      guard let view = end.layoutView, let common = ancestor.commonAncestor(with: view) else { return nil }
      ancestor = common
    }
    guard let second else { return ancestor }
    guard let view = second.item.layoutView, let common = ancestor.commonAncestor(with: view) else { return nil }
    guard let end = second.end else { return common }
    return end.layoutView.flatMap { common.commonAncestor(with: $0) }
  }

  /// Why the sides can not be compared; nil when they can.
  var invalidity: String? {
    guard let first else { return nil }
    guard first.item.object != nil else { return "A constraint was made for a view or guide that no longer exists." }
    if let second, second.item.object == nil {
      return "A constraint was made to a view or guide that no longer exists."
    }
    let left = first.quantity
    if left == .none { return "A constraint needs an attribute on its left side, but .notAnAttribute was given." }
    if let second {
      let right = second.quantity
      if left != right {
        return """
          \(words) compares \(Self.quantityName(left)) with \(Self.quantityName(right)). Compare two horizontal \
          places, two vertical places, or two sizes.
          """
      }
      if first.attribute.isDirectional && second.attribute.isAbsolute
        || first.attribute.isAbsolute && second.attribute.isDirectional
      {
        return """
          \(words) mixes a side of the reading direction (leading, trailing) with a fixed side (left, right). Use \
          leading and trailing for both, or neither.
          """
      }
      if multiplier == 0, left != .size {
        return """
          \(words) has the multiplier 0, which makes a place equal to a number. Give it another multiplier, or compare \
          two sizes.
          """
      }
    } else if left != .size {
      return """
        \(words) sets a place equal to a number. A place needs another view or guide to be measured from: give one on \
        the right side.
        """
    }
    guard multiplier.isFinite, constant.isFinite else {
      return "The multiplier and the constant of \(words) have to be finite numbers."
    }
    return nil
  }

  private static func quantityName(_ quantity: Attribute.Quantity) -> String {
    switch quantity {
    case .horizontalPlace: "a horizontal place"
    case .verticalPlace: "a vertical place"
    case .size: "a size"
    case .none: "nothing"
    }
  }

  var noCommonAncestorMessage: String {
    let homeless = sideViews.filter { $0.superviewStorage == nil && !($0 is UIWindow) }.map(\.layoutName)
    let guide = [first?.item, second?.item].compactMap { $0?.guide }.first { $0.owningView == nil }
    var text = "\(words) can not be activated: its two sides have no common ancestor. "
    if let guide {
      text += "\(guide.layoutName) belongs to no view: call addLayoutGuide(_:) before activating."
    } else if homeless.isEmpty {
      text += "The views are in different hierarchies."
    } else {
      text += "\(homeless.joined(separator: " and ")) has no superview: call addSubview(_:) before activating."
    }
    return text
  }
}

extension NSLayoutConstraint.Side {
  var quantity: NSLayoutConstraint.Attribute.Quantity { endAttribute == .notAnAttribute ? attribute.quantity : .size }
}

extension UIView {
  /// The nearest view that both are in, or nil.
  func commonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superviewStorage === self { return self }
    var ancestor = self
    while !other.isInside(ancestor) {
      guard let parent = ancestor.superviewStorage else { return nil }
      ancestor = parent
    }
    return ancestor
  }

  /// Whether this is `view` or in it at any depth.
  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }
}
