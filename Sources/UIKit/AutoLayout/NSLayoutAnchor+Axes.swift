/// The distance that the system keeps between neighbouring views, under the current traits: constraints are made without a view's.
///
/// 8 points; a rule, not a measurement.
var systemSpacing: CGFloat { UITraitCollection.current.metricsProfile.margins.systemSpacing }

/// A horizontal place of a view or guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, positive in the reading direction.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// This place lies the system's spacing after another, times a factor.
  @discardableResult
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// This place lies at least the system's spacing after another, times a factor.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// This place lies at most the system's spacing after another, times a factor.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical place of a view or guide.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place down to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// This place lies the system's spacing below another, times a factor; between baselines that is the line height of
  /// the text, as far as the views tell it.
  @discardableResult
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// This place lies at least the system's spacing below another, times a factor.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// This place lies at most the system's spacing below another, times a factor.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard side.attribute == .firstBaseline, anchor.side.attribute == .lastBaseline else { return systemSpacing }
    let lower = side.item.view?.forFirstBaselineLayout.layoutLineHeight
    let upper = anchor.side.item.view?.forLastBaselineLayout.layoutLineHeight
    return max(lower ?? systemSpacing, upper ?? systemSpacing)
  }
}

/// A width or height of a view or guide, or a distance between two places.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from start: NSLayoutConstraint.Side, to end: NSLayoutConstraint.Side) {
    var side = start
    side.end = end.item
    side.endAttribute = end.attribute
    self.init(side: side)
  }

  /// This size is a number of points.
  @discardableResult
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil as NSLayoutConstraint.Side?, constant: c)
  }

  /// This size is at least a number of points.
  @discardableResult
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil as NSLayoutConstraint.Side?, constant: c)
  }

  /// This size is at most a number of points.
  @discardableResult
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil as NSLayoutConstraint.Side?, constant: c)
  }

  /// This size equals another times a factor.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }

  /// This size is at least another times a factor.
  @discardableResult
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// This size is at most another times a factor.
  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// This size equals another times a factor plus a number of points.
  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }

  /// This size is at least another times a factor plus a number of points.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// This size is at most another times a factor plus a number of points.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
