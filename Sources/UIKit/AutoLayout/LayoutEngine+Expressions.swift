import Cassowary

/// Turns the sides of constraints into sums of unknowns.
extension LayoutEngine {
  /// Builds `first − multiplier × second − constant` into `terms` and `sumConstant`, all in the coordinates of the view
  /// that holds the constraint; gives the relation to zero.
  ///
  /// Views of the application are asked for their alignment and margins; where they take views out meanwhile, it begins again.
  func build(_ constraint: NSLayoutConstraint, notingReads: Bool) -> NSLayoutConstraint.Relation {
    var attempts = 0
    while isHome(of: constraint), attempts < Self.limitOfBuilding {
      attempts += 1
      turn &+= 1
      sumTurn = turn
      let relation = buildOnce(constraint, notingReads: notingReads)
      if turn == sumTurn { return relation }
    }
    // What is left speaks of nothing, so that no unknown that has gone gets into the solver.
    tables.pointee.terms.removeAll()
    sumConstant = 0
    return constraint.relation
  }

  /// The greatest number of attempts to build a sum, more than any view needs that comes to rest.
  private static let limitOfBuilding = 8

  private func buildOnce(_ constraint: NSLayoutConstraint, notingReads: Bool) -> NSLayoutConstraint.Relation {
    tables.pointee.terms.removeAll()
    sumConstant = 0
    guard let first = constraint.first, let holder = constraint.holderReference else { return constraint.relation }
    notedConstraint = notingReads ? Unretained(constraint) : nil
    defer { notedConstraint = nil }
    let second = constraint.second
    // Places in the reading direction run the other way: the constant and the comparison change sides.
    var isRightToLeft = false
    var isMirrored = false
    if constraint.isDirectional, self.isRightToLeft(holder) {
      isRightToLeft = true
      isMirrored =
        first.endRecord == nil
        && (first.attribute.isDirectional || second?.attribute.isDirectional == true && second?.endRecord == nil)
    }
    add(first, 1, holder, isRightToLeft)
    if let second { add(second, -Double(constraint.multiplier), holder, isRightToLeft) }
    sumConstant -= Double(isMirrored ? -constraint.constant : constraint.constant)
    return isMirrored ? constraint.relation.flipped : constraint.relation
  }

  /// The reading direction of a holder; remembered while constraints are installed, as many in a row have the same one.
  private func isRightToLeft(_ holder: ViewReference) -> Bool {
    if let knownDirection, knownDirection.holder == holder { return knownDirection.isRightToLeft }
    let result = holder.reading { $0.isRightToLeft }
    if isInstalling { knownDirection = (holder, result) }
    return result
  }

  private func add(
    _ side: NSLayoutConstraint.Side, _ factor: Double, _ ancestor: ViewReference, _ isRightToLeft: Bool
  ) {
    let attribute = side.attribute.resolved(isRightToLeft: isRightToLeft)
    if let end = side.endRecord {
      let endAttribute = side.endAttribute.resolved(isRightToLeft: isRightToLeft)
      let sign = isRightToLeft && side.attribute.isDirectional ? -factor : factor
      add(end, endAttribute, sign, ancestor)
      add(side.record, attribute, -sign, ancestor)
    } else {
      add(side.record, attribute, factor, ancestor)
    }
  }

  private func add(
    _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ ancestor: ViewReference
  ) {
    // Sides are noted when their constraint becomes active.
    lastNoted = item
    guard let view = item.pointee.view else {
      if let guide = item.pointee.guide { addGuide(guide.object, item, attribute, factor, ancestor) }
      return
    }
    if view.hasOwnAlignment || attribute.isOfMargins {
      view.retain()
      defer { view.release() }
      return add(view, attribute, factor, ancestor)
    }
    add(view, attribute, factor, ancestor)
  }

  private func add(
    _ view: ViewReference, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ ancestor: ViewReference
  ) {
    switch attribute {
    case .left, .right, .centerX: addPlace(view, .horizontal, attribute, factor, ancestor)
    case .top, .bottom, .centerY: addPlace(view, .vertical, attribute, factor, ancestor)
    case .width:
      addSize(view, .horizontal, factor)
      let insets = view.alignmentRectInsets
      sumConstant -= factor * Double(insets.left + insets.right)
    case .height:
      addSize(view, .vertical, factor)
      let insets = view.alignmentRectInsets
      sumConstant -= factor * Double(insets.top + insets.bottom)
    case .firstBaseline:
      let text = ViewReference(retaining: view.object.forFirstBaselineLayout)
      defer { text.release() }
      addOrigin(text, .vertical, factor, ancestor)
      sumConstant += factor * Double(baseline(of: text).first)
    case .lastBaseline:
      let text = ViewReference(retaining: view.object.forLastBaselineLayout)
      defer { text.release() }
      addOrigin(text, .vertical, factor, ancestor)
      addSize(text, .vertical, factor)
      sumConstant -= factor * Double(baseline(of: text).last)
    default: addMargin(view, attribute, factor, ancestor)
    }
  }

  /// Adds an edge or a centre; as seen from inside, a scroll view's edges are those of its content.
  private func addPlace(
    _ view: ViewReference, _ axis: NSLayoutConstraint.Axis, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ ancestor: ViewReference
  ) {
    if view == ancestor, attribute != .centerX, attribute != .centerY,
      let content = view.reading({ $0.layoutScrollContentGuide })
    {
      return addGuide(content, content.layoutItem.record, attribute, factor, ancestor)
    }
    let insets = view.alignmentRectInsets
    let before = Double(axis == .horizontal ? insets.left : insets.top)
    let after = Double(axis == .horizontal ? insets.right : insets.bottom)
    addOrigin(view, axis, factor, ancestor)
    switch attribute {
    case .left, .top: sumConstant += factor * before
    case .right, .bottom:
      addSize(view, axis, factor)
      sumConstant -= factor * after
    default:
      addSize(view, axis, factor / 2)
      sumConstant += factor * (before - after) / 2
    }
  }

  private func addMargin(
    _ view: ViewReference, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ ancestor: ViewReference
  ) {
    let margins = view.object.layoutMargins
    view.object.layoutItem.noteInsetsRead()
    if view == ancestor, let content = view.object.layoutScrollContentGuide {
      return addContentMargin(content, margins, attribute, factor, ancestor)
    }
    switch attribute {
    case .leftMargin:
      addOrigin(view, .horizontal, factor, ancestor)
      sumConstant += factor * Double(margins.left)
    case .rightMargin:
      addOrigin(view, .horizontal, factor, ancestor)
      addSize(view, .horizontal, factor)
      sumConstant -= factor * Double(margins.right)
    case .centerXWithinMargins:
      addOrigin(view, .horizontal, factor, ancestor)
      addSize(view, .horizontal, factor / 2)
      sumConstant += factor * Double(margins.left - margins.right) / 2
    case .topMargin:
      addOrigin(view, .vertical, factor, ancestor)
      sumConstant += factor * Double(margins.top)
    case .bottomMargin:
      addOrigin(view, .vertical, factor, ancestor)
      addSize(view, .vertical, factor)
      sumConstant -= factor * Double(margins.bottom)
    case .centerYWithinMargins:
      addOrigin(view, .vertical, factor, ancestor)
      addSize(view, .vertical, factor / 2)
      sumConstant += factor * Double(margins.top - margins.bottom) / 2
    default: break
    }
  }

  /// As seen from inside, a scroll view's margins lie in its content, like its edges.
  private func addContentMargin(
    _ content: UILayoutGuide, _ margins: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ ancestor: ViewReference
  ) {
    addGuide(content, content.layoutItem.record, attribute, factor, ancestor)
    let inset: CGFloat =
      switch attribute {
      case .leftMargin: margins.left
      case .rightMargin: -margins.right
      case .topMargin: margins.top
      case .bottomMargin: -margins.bottom
      case .centerXWithinMargins: (margins.left - margins.right) / 2
      case .centerYWithinMargins: (margins.top - margins.bottom) / 2
      default: 0
      }
    sumConstant += factor * Double(inset)
  }

  private func addGuide(
    _ guide: UILayoutGuide, _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ ancestor: ViewReference
  ) {
    guard let owner = guide.owner else { return }
    read(item)
    let ownerReference = ViewReference(owner)
    read(ownerReference.item)
    if guide.kind != .custom { owner.layoutItem.noteInsetsRead() }
    let axis: NSLayoutConstraint.Axis = attribute.isHorizontal ? .horizontal : .vertical
    let insets = guide.systemInsets(of: owner)
    let before = Double(axis == .horizontal ? insets.left : insets.top)
    let after = Double(axis == .horizontal ? insets.right : insets.bottom)
    func addStart() {
      switch guide.kind {
      case .custom: add(item, axis == .horizontal ? .left : .top, factor)
      case .scrollContent: break
      case .keyboard where axis == .vertical:
        addSize(ownerReference, axis, factor)
        sumConstant += factor * Double(owner.layer.bounds.origin.y - owner.keyboardHeight)
      case .margins, .safeArea, .readable, .keyboard, .scrollFrame:
        let origin = owner.layer.bounds.origin
        sumConstant += factor * (before + Double(axis == .horizontal ? origin.x : origin.y))
      }
      addInner(ownerReference, axis, factor, ancestor)
    }
    func addLength(_ factor: Double) {
      switch guide.kind {
      case .custom, .scrollContent: add(item, axis == .horizontal ? .width : .height, factor)
      case .keyboard where axis == .vertical: sumConstant += factor * Double(owner.restingKeyboardHeight)
      case .margins, .safeArea, .readable, .keyboard, .scrollFrame:
        addSize(ownerReference, axis, factor)
        sumConstant -= factor * (before + after)
      }
    }
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: addStart()
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline:
      addStart()
      addLength(factor)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      addStart()
      addLength(factor / 2)
    case .width, .height: addLength(factor)
    default: addStart()
    }
  }

  // MARK: Geometry of views

  @inline(__always)
  private func read(_ item: ItemReference) {
    // Where something left meanwhile the constraint may be another engine's.
    guard let notedConstraint, item != lastNoted, turn == sumTurn else { return }
    lastNoted = item
    note(item, reads: notedConstraint)
  }

  /// Adds where the view's own coordinates begin, as seen from the ancestor's coordinates.
  private func addInner(
    _ view: ViewReference, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ ancestor: ViewReference
  ) {
    guard view != ancestor else { return }
    let origin = view.bounds.origin
    sumConstant -= factor * Double(axis == .horizontal ? origin.x : origin.y)
    addOrigin(view, axis, factor, ancestor)
  }

  /// Adds the left or top edge in the ancestor's coordinates.
  private func addOrigin(
    _ view: ViewReference, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ ancestor: ViewReference
  ) {
    if view == ancestor {
      if view.reading({ $0.layoutScrollContentGuide }) == nil {
        let origin = view.bounds.origin
        sumConstant += factor * Double(axis == .horizontal ? origin.x : origin.y)
      }
      return
    }
    let item = view.item
    read(item)
    guard let parent = view.superview else { return }
    if view.translatesMask {
      let place = MaskGeometry(view, in: parent, axis)
      sumConstant += factor * place.origin
      if place.originSlope != 0 { addSize(parent, axis, factor * place.originSlope) }
    } else {
      add(item, axis == .horizontal ? .left : .top, factor)
    }
    addInner(parent, axis, factor, ancestor)
  }

  private func addSize(_ view: ViewReference, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    let item = view.item
    read(item)
    if view != rootReference, view.translatesMask, let parent = view.superview {
      let place = MaskGeometry(view, in: parent, axis)
      sumConstant += factor * place.length
      if place.lengthSlope != 0 { addSize(parent, axis, factor * place.lengthSlope) }
      return
    }
    add(item, axis == .horizontal ? .width : .height, factor)
  }

  @inline(__always)
  private func add(_ item: ItemReference, _ unknown: Unknown, _ factor: Double) {
    // Where something left meanwhile the sum is built again, and the item may be what left.
    guard turn == sumTurn else { return }
    let variable = variable(of: item, unknown)
    let terms = tables.pointee.terms
    for index in 0..<terms.count where terms[index].variable == variable {
      terms.base[index].coefficient += factor
      return
    }
    tables.pointee.terms.append(Term(variable: variable, coefficient: factor))
  }

  // MARK: Baselines

  private func baseline(of view: ViewReference) -> LayoutBaselines {
    let item = view.item
    read(item)
    if let known = item.pointee.membership.baselines { return known }
    let natural = view.object.autoLayoutIntrinsicSize(forWidth: nil)
    let baselines = view.object.layoutBaselines(in: natural)
    item.pointee.membership.baselines = baselines
    return baselines
  }
}

/// The geometry of a view by its autoresizing mask: a constant plus a slope times the superview's size.
struct MaskGeometry {
  let origin: Double
  let originSlope: Double
  let length: Double
  let lengthSlope: Double

  @MainActor init(_ reference: ViewReference, in parentReference: ViewReference, _ axis: NSLayoutConstraint.Axis) {
    let (view, parent) = (reference.object, parentReference.object)
    let layer = view.ownLayer
    let size = layer.bounds.size
    let extent: Double
    let start: Double
    let inner: Double
    let mask = view.autoresizingMask
    let flexible: (before: Bool, inside: Bool, after: Bool)
    if axis == .horizontal {
      inner = Double(size.width)
      start = Double(layer.position.x - layer.anchorPoint.x * size.width)
      extent = Double(parent.layer.bounds.size.width)
      flexible = (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      )
    } else {
      inner = Double(size.height)
      start = Double(layer.position.y - layer.anchorPoint.y * size.height)
      extent = Double(parent.layer.bounds.size.height)
      flexible = (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      )
    }
    guard flexible.before || flexible.inside, parent.autoresizesSubviews else {
      (origin, originSlope, length, lengthSlope) = (start, 0, inner, 0)
      return
    }
    // One step of the springs and struts tells the slopes; the rule is linear.
    let (movedStart, movedLength) = UIView.autoresize(
      origin: CGFloat(start), length: CGFloat(inner), from: CGFloat(extent), to: CGFloat(extent + 1),
      before: flexible.before, inside: flexible.inside, after: flexible.after)
    originSlope = Double(movedStart) - start
    lengthSlope = Double(movedLength) - inner
    origin = start - originSlope * extent
    length = inner - lengthSlope * extent
  }
}
