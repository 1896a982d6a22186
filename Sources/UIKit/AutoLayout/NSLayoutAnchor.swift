/// A measure of a view or guide, from which constraints are made with the types checked.
///
/// Use the subclasses; a horizontal place can be compared only with a horizontal place, and so on.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
  let side: NSLayoutConstraint.Side

  init(side: NSLayoutConstraint.Side) {
    self.side = side
    super.init()
    side.retain()
  }

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    side = NSLayoutConstraint.Side(item, attribute)
    super.init()
    side.retain()
  }

  deinit { side.release() }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutConstraint.Side?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first: side, relation: relation, second: other, multiplier: multiplier, constant: constant)
  }

  /// This measure equals another.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor.side) }

  /// This measure is at least another.
  @discardableResult
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side)
  }

  /// This measure is at most another.
  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side)
  }

  /// This measure equals another plus a number of points.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.side, constant: c)
  }

  /// This measure is at least another plus a number of points.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.side, constant: c)
  }

  /// This measure is at most another plus a number of points.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.side, constant: c)
  }

  /// Two anchors are equal when they mean the same measure of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated {
      side.item === other.side.item && side.attribute == other.side.attribute && side.end === other.side.end
        && side.endAttribute == other.side.endAttribute
    }
  }
}
