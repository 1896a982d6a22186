import Cassowary

/// The record that Auto Layout keeps of a view or guide.
///
/// Constraints and anchors name views and guides by their record, which outlives them: a weak reference for each side would
/// cost every view an allocation and slower reference counting. Where the view or guide is gone, `view` and `guide` are nil.
///
/// The unknowns are those of the frame in the superview's (for guides: the owning view's) coordinates. They are made when
/// the first constraint speaks of them, so that a view which is only given a height has one unknown. Views that translate
/// their mask, and the system's guides, have none: their geometry is a known function of the view that they are in.
@MainActor final class LayoutItem {
  /// What belongs to one engine; replaced as a whole while a fitting engine borrows the item.
  struct Membership {
    /// The engine in whose table the unknowns are.
    unowned(unsafe) var engine: LayoutEngine?
    /// The engine that has notes of constraints which read this item; see `LayoutEngine+Notes.swift`.
    unowned(unsafe) var noteEngine: LayoutEngine?
    var firstNote: Int32 = -1
    var lastNote: Int32 = -1
    /// Row in the engine's table.
    var index = -1
    var content = ContentSize()
    /// Ids of the constraints that keep width and height from being negative; added when a solution has one negative.
    var positiveWidth: ConstraintID?
    var positiveHeight: ConstraintID?
    /// What was assumed of the text's baselines; nil while no constraint speaks of them.
    var baselines: LayoutBaselines?
    /// The last solution.
    var frame = CGRect.zero
    var hasVariables = false
  }

  /// The natural size as constraints.
  struct ContentSize {
    /// Whether the natural size was ever asked for.
    var isKnown = false
    var isQueued = false
    /// What the constraints say now, alignment insets included; negative where there is no natural size.
    var heldWidth = -1.0
    var heldHeight = -1.0
    /// What was measured last; negative on an axis without a natural size.
    var size = CGSize(width: -1, height: -1)
    var naturalWidth: CGFloat = -1
    /// The width for which `size` was measured, nil for the natural size.
    var measuredWidth: CGFloat?
    var shrinkWidth: ConstraintID?
    var growWidth: ConstraintID?
    var shrinkHeight: ConstraintID?
    var growHeight: ConstraintID?
  }

  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  var membership = Membership()

  // MARK: Of views

  /// Active constraints held by the view.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: SystemLayoutGuides?
  /// The engine of the island whose root the view is.
  var engine: LayoutEngine?
  /// Whether a constraint was ever built that reads the view's margins, safe area or another of its system guides.
  var insetsAreRead = false
  /// Set on views that are an island of their own although they are in a superview, like the content of cells.
  var isIsland = false
  /// Hugging and compression resistance, horizontal and vertical; negative unless set.
  var huggingHorizontal: Float = -1
  var huggingVertical: Float = -1
  var compressionHorizontal: Float = -1
  var compressionVertical: Float = -1

  init(view: UIView) { self.view = view }

  init(guide: UILayoutGuide) { self.guide = guide }

  /// The view or guide; nil when it is gone.
  var object: AnyObject? { view ?? guide }

  /// The view whose place in the hierarchy counts: the view itself, or a guide's owner.
  var layoutView: UIView? { view ?? guide?.owningView }

  /// The view in whose coordinates the frame is.
  var coordinateView: UIView? { guide == nil ? view?.superviewStorage : guide?.owningView }

  var name: String { view?.layoutName ?? guide?.layoutName ?? "a released view" }

  /// The view was released on another thread and is gone: forgets it without touching it.
  func ownerWasReleasedElsewhere() {
    engine?.abandon()
    engine = nil
    for constraint in constraints {
      constraint.holder = nil
      constraint.installation.engine?.remove(constraint)
    }
    for constraint in dependents { constraint.installation.engine?.remove(constraint) }
    membership.engine?.forget(self)
    forgetContents()
  }

  /// Lets go of what refers back to this record.
  func forgetContents() {
    constraints = []
    guides = []
    systemGuides = nil
  }

  func removeConstraint(_ constraint: NSLayoutConstraint) {
    if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
  }

  /// Takes the constraints that speak of the guide out of force, and its unknowns out of the engine.
  func guideWasReleased() {
    for constraint in dependents { constraint.deactivate() }
    membership.engine?.forget(self)
  }
}

/// The guides that a view has without their being added, as far as they were asked for.
struct SystemLayoutGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?

  /// All of them, in a fixed order.
  @MainActor var all: [UILayoutGuide] { [margins, safeArea, readable, keyboard].compactMap { $0 } }
}

extension UIView {
  /// The engine's record; made when there is none.
  var layoutItem: LayoutItem {
    if let autoLayout { return autoLayout }
    let item = LayoutItem(view: self)
    autoLayout = item
    return item
  }
}

extension UILayoutGuide {
  /// The engine's record; made when there is none.
  var layoutItem: LayoutItem {
    if let itemStorage { return itemStorage }
    let item = LayoutItem(guide: self)
    itemStorage = item
    return item
  }
}
