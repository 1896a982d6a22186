extension NSLayoutConstraint {
  private static var lastOrder = 0

  func activate() {
    wasEverActive = true
    guard holderReference == nil, first != nil else { return }
    guard let view = commonAncestor else { fatalError(noCommonAncestorMessage) }
    install(in: view)
  }

  func install(in view: ViewReference) {
    wasEverActive = true
    Self.lastOrder += 1
    order = Self.lastOrder
    holderReference = view
    dissolveIslands(below: view)
    // Before the constraint is held: an engine that is made takes in what is held and in none.
    let engine = view.layoutEngineForWriting
    view.item.pointee.object.reading { $0.hold(self) }
    engine.reading { $0.enqueue(self) }
  }

  func deactivate() {
    guard let view = holderReference else { return }
    installation.engine?.object.remove(self)
    holderReference = nil
    view.knownItem?.pointee.object.object.removeConstraint(self)
  }

  // MARK: Ancestors

  /// An island that is placed, or looked into, from outside is none.
  private func dissolveIslands(below holder: ViewReference) {
    func dissolve(above item: ItemReference) {
      var view = item.pointee.layoutView
      while let current = view, current != holder {
        if current.isIsland { current.object.isLayoutIsland = false }
        view = current.superview
      }
    }
    if let record = first?.record { dissolve(above: record) }
    if let record = second?.record { dissolve(above: record) }
    if let end = first?.endRecord { dissolve(above: end) }
    if let end = second?.endRecord { dissolve(above: end) }
  }

  /// The views in whose coordinates the sides are placed.
  private var sideViews: [UIView] {
    [first?.item, first?.end, second?.item, second?.end].compactMap { $0?.layoutView }
  }

  /// The nearest view that all sides are in, or nil.
  var commonAncestor: ViewReference? {
    guard var ancestor = first?.record.pointee.layoutView else { return nil }
    if let end = first?.endRecord {
      guard let view = end.pointee.layoutView, let common = ancestor.commonAncestor(with: view) else { return nil }
      ancestor = common
    }
    guard let other = second?.record else { return ancestor }
    guard let view = other.pointee.layoutView, let common = ancestor.commonAncestor(with: view) else {
      return nil
    }
    guard let end = second?.endRecord else { return common }
    guard let view = end.pointee.layoutView else { return nil }
    return common.commonAncestor(with: view)
  }

  /// The reason why the sides cannot be compared; nil when they can.
  var invalidity: String? {
    guard let first else { return nil }
    let left = first.quantity
    if left == .none { return "A constraint needs an attribute on its left side, but .notAnAttribute was given." }
    if let second {
      let right = second.quantity
      // A horizontal place and a vertical one are two numbers to UIKit (`uikit-facts §8`).
      if left != right, left == .size || right == .size || right == .none {
        return """
          \(words) compares \(Self.quantityName(left)) with \(Self.quantityName(right)). Compare two places, or two sizes.
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
    let isGone = [first?.item, first?.end, second?.item, second?.end].contains {
      $0.map { !$0.record.pointee.hasObject } ?? false
    }
    if isGone {
      return """
        \(words) cannot be activated: a view or guide that it speaks of no longer exists. Keep the view, or its \
        superview, for as long as the constraint is needed.
        """
    }
    var text = "\(words) cannot be activated: its two sides have no common ancestor. "
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

@MainActor extension Unretained where Object == UIView {
  /// The nearest view that both are in, or nil.
  func commonAncestor(with other: ViewReference) -> ViewReference? {
    if other == self { return self }
    // Mostly they are a view and its superview, or lie in the same one: then the cost does not depend on how deep that is.
    let parent = superview
    if let parent, parent == other { return parent }
    if let otherParent = other.superview {
      if otherParent == self { return self }
      if let parent, parent == otherParent { return parent }
    }
    var ancestor = self
    while !other.isInside(ancestor) {
      guard let parent = ancestor.superview else { return nil }
      ancestor = parent
    }
    return ancestor
  }

  /// Whether this is `view` or in it at any depth.
  func isInside(_ view: ViewReference) -> Bool {
    var current: ViewReference? = self
    while let candidate = current {
      if candidate == view { return true }
      current = candidate.superview
    }
    return false
  }
}

extension UIView {
  /// The nearest view that both are in, or nil.
  func commonAncestor(with other: UIView) -> UIView? {
    ViewReference(self).commonAncestor(with: ViewReference(other))?.object
  }

  /// Whether this is `view` or in it at any depth.
  func isInside(_ view: UIView) -> Bool { ViewReference(self).isInside(ViewReference(view)) }
}
