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

  /// Makes a constraint as the method above, with another anchor on the right side.
  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let keeps = side.end != nil || other.side.end != nil
    return NSLayoutConstraint(
      first: side, relation: relation, second: other.side, multiplier: multiplier, constant: constant,
      distances: keeps ? [self, other] : nil)
  }

  /// Returns an anchor of any kind as constraints hand it out.
  ///
  /// On iOS the parameter exists for the compiler alone; here it has no part in the object's layout either.
  static func untyped(_ anchor: AnyObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }

  /// This measure equals another.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }

  /// This measure is at least another.
  @discardableResult
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// This measure is at most another.
  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// This measure equals another plus a number of points.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// This measure is at least another plus a number of points.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// This measure is at most another plus a number of points.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }

  /// Two anchors are equal when they mean the same measure of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { side == other.side }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(ObjectIdentifier(side.item))
      hasher.combine(side.attribute)
      return hasher.finalize()
    }
  }
}
