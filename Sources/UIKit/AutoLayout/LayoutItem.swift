import Cassowary

/// The record that Auto Layout keeps of a view or guide.
///
/// The unknowns are those of the frame in the superview's (for guides: the owning view's) coordinates. They are made when
/// the first constraint speaks of them, so that a view which is only given a height has one unknown. Views that translate
/// their mask, and the system's guides, have none: their geometry is a known function of the view that they are in.
@MainActor final class LayoutItem {
  /// What belongs to one engine; replaced as a whole while a fitting engine borrows the item.
  struct Membership {
    unowned(unsafe) var engine: LayoutEngine?
    /// Place in the engine's list.
    var index = -1
    var left: Variable?
    var top: Variable?
    var width: Variable?
    var height: Variable?
    var content: ContentSize?
    /// Ids of the constraints that keep width and height from being negative; added when a solution has one negative.
    var positiveWidth: ConstraintID?
    var positiveHeight: ConstraintID?
    /// What was assumed of the text's baselines; nil while no constraint speaks of them.
    var baselines: LayoutBaselines?
    /// The last solution.
    var frame = CGRect.zero
    /// Installed constraints that read this item's geometry.
    var dependents: [NSLayoutConstraint] = []

    var hasVariables: Bool { left != nil || top != nil || width != nil || height != nil }
  }

  /// The natural size as constraints.
  struct ContentSize {
    /// What the constraints say now, alignment insets included; negative where there is no natural size.
    var size = CGSize(width: -1, height: -1)
    var naturalWidth: CGFloat = -1
    /// The width for which `size` was measured, nil for the natural size.
    var measuredWidth: CGFloat?
    var shrinkWidth: ConstraintID?
    var growWidth: ConstraintID?
    var shrinkHeight: ConstraintID?
    var growHeight: ConstraintID?
    var isQueued = false
  }

  unowned(unsafe) let view: UIView?
  unowned(unsafe) let guide: UILayoutGuide?
  var membership = Membership()

  init(view: UIView) {
    self.view = view
    guide = nil
  }

  init(guide: UILayoutGuide) {
    view = nil
    self.guide = guide
  }

  /// Takes the constraints that speak of the guide out of force, and its unknowns out of the engine.
  func guideWasReleased() {
    for constraint in membership.dependents { constraint.deactivate() }
    membership.engine?.forget(self)
  }

  /// The view in whose coordinates the frame is.
  var coordinateView: UIView? { guide == nil ? view?.superviewStorage : guide?.owningView }

  var name: String { view?.layoutName ?? guide?.layoutName ?? "a released view" }
}
