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
  /// The record that solving reads and writes; see `ItemRecord`.
  nonisolated(unsafe) let record: ItemReference

  // MARK: Of views

  /// Active constraints held by the view, in the order of activation, counted by hand; see `constraints`.
  @exclusivity(unchecked) private nonisolated(unsafe) var held = FlatTable<Unretained<NSLayoutConstraint>>()
  /// The anchors that were asked for, counted by hand; see `LayoutItem+Anchors.swift`.
  @exclusivity(unchecked) nonisolated(unsafe) var anchors = FlatTable<KnownAnchor>()
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  var systemGuides: SystemLayoutGuides?
  /// The engine of the island whose root the view is.
  var engine: LayoutEngine?
  /// Whether a constraint was ever built that reads the view's margins, safe area or another of its system guides.
  var insetsAreRead = false
  /// Whether they were read since the view was laid out last: the views around it may have had no place yet.
  var insetsAreUnconfirmed = false
  /// Set on views that are an island of their own although they are in a superview, like the content of cells.
  var isIsland = false
  /// Hugging and compression resistance, horizontal and vertical; negative unless set.
  var huggingHorizontal: Float = -1
  var huggingVertical: Float = -1
  var compressionHorizontal: Float = -1
  var compressionVertical: Float = -1

  init(view: UIView) {
    record = .allocate(capacity: 1)
    record.initialize(to: ItemRecord(object: Unretained(self), view: Unretained(view)))
  }

  init(guide: UILayoutGuide) {
    record = .allocate(capacity: 1)
    record.initialize(to: ItemRecord(object: Unretained(self), guide: Unretained(guide)))
  }

  deinit {
    for index in 0..<held.count { held[index].release() }
    held.deallocate()
    anchors.deallocate()
    if let engine = record.pointee.membership.engine {
      // Nothing may read the record after it is gone; from another thread it can only be left behind.
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { engine.object.forget(record) }
    }
    record.deallocate()
  }

  /// The view or guide; nil when it is gone.
  var object: AnyObject? { view ?? guide }
  nonisolated var view: UIView? { record.pointee.view?.object }
  nonisolated var guide: UILayoutGuide? { record.pointee.guide?.object }
  var membership: ItemRecord.Membership { record.pointee.membership }

  /// The view whose place in the hierarchy counts: the view itself, or a guide's owner.
  var layoutView: UIView? { view ?? guide?.owningView }

  var name: String { view?.layoutName ?? guide?.layoutName ?? "a released view" }

  // MARK: Constraints that are held

  /// Active constraints held by the view, in the order of activation.
  var constraints: [NSLayoutConstraint] { held.elements.map(\.object) }

  /// A constraint was built that reads the view's margins, safe area or another of its system guides.
  func noteInsetsRead() {
    insetsAreRead = true
    insetsAreUnconfirmed = true
  }

  func hold(_ constraint: NSLayoutConstraint) {
    let reference = Unretained(constraint)
    reference.retain()
    held.append(reference)
  }

  func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let index = held.elements.lastIndex(where: { $0 == constraint }) else { return }
    held.remove(at: index)
    Unretained(constraint).release()
  }

  /// Whether a constraint that is held is in no engine.
  var holdsHomelessConstraint: Bool {
    for constraint in held.elements where constraint.reading({ $0.installation.engine == nil }) { return true }
    return false
  }

  /// Clears the holder of the constraints that the view holds.
  func forgetHolder() {
    for index in 0..<held.count { held[index].reading { $0.holderReference = nil } }
  }

  // MARK: The end of a view

  /// The view was released on another thread and is gone: forgets it without touching it.
  func ownerWasReleasedElsewhere() {
    engine?.abandon()
    engine = nil
    for constraint in constraints {
      constraint.holderReference = nil
      constraint.installation.engine?.object.remove(constraint)
    }
    for constraint in record.dependents { constraint.installation.engine?.object.remove(constraint) }
    record.pointee.membership.engine?.object.forget(record)
    forgetContents()
  }

  /// Releases the objects that refer back to this record.
  func forgetContents() {
    let count = held.count
    let released = held
    held = FlatTable()
    for index in 0..<count { released[index].release() }
    released.deallocate()
    forgetAnchors()
    if !guides.isEmpty { guides = [] }
    systemGuides = nil
  }

  /// Takes the constraints that speak of the guide out of force, and its unknowns out of the engine.
  func guideWasReleased() {
    forgetAnchors()
    record.endLoans()
    for constraint in record.dependents { constraint.deactivate() }
    record.pointee.membership.engine?.object.forget(record)
  }
}

/// A record that lives as long as its item.
typealias ItemReference = UnsafeMutablePointer<ItemRecord>

/// The values of a view or guide that solving reads and writes.
///
/// It lies in memory by itself, made and freed with its `LayoutItem`, so that going over all items of an engine counts no
/// references and checks no accesses. A constraint keeps the items of its sides alive, a view its own; an item that goes takes
/// itself out of its engine.
@MainActor struct ItemRecord {
  /// The part of the record that belongs to one engine; replaced as a whole while a fitting engine borrows the item.
  struct Membership {
    /// The engine in whose table the unknowns are.
    var engine: Unretained<LayoutEngine>?
    /// The engine that has notes of constraints which read this item; see `LayoutEngine+Notes.swift`.
    var noteEngine: Unretained<LayoutEngine>?
    var firstNote: Int32 = -1
    var lastNote: Int32 = -1
    /// Row in the engine's table.
    var index = -1
    var content = ContentSize()
    /// Ids of the constraints that keep width and height from being negative; added when a solution has one negative.
    var positiveWidth: ConstraintID?
    var positiveHeight: ConstraintID?
    /// The assumed baselines of the text; nil while no constraint speaks of them.
    var baselines: LayoutBaselines?
    /// The last solution.
    var frame = CGRect.zero
    var hasVariables = false

    nonisolated init() {}
  }

  /// The natural size as constraints.
  struct ContentSize {
    /// Whether the natural size was ever asked for.
    var isKnown = false
    var isQueued = false
    /// The lengths that the constraints hold now, alignment insets included; negative without a natural size.
    var heldWidth = -1.0
    var heldHeight = -1.0
    /// The size that was measured last; negative on an axis without a natural size.
    var size = CGSize(width: -1, height: -1)
    var naturalWidth: CGFloat = -1
    /// The width for which `size` was measured, nil for the natural size.
    var measuredWidth: CGFloat?
    var shrinkWidth: ConstraintID?
    var growWidth: ConstraintID?
    var shrinkHeight: ConstraintID?
    var growHeight: ConstraintID?
  }

  nonisolated(unsafe) let object: Unretained<LayoutItem>
  nonisolated(unsafe) var view: ViewReference?
  nonisolated(unsafe) var guide: Unretained<UILayoutGuide>?
  nonisolated(unsafe) var membership = Membership()

  nonisolated init(object: Unretained<LayoutItem>, view: ViewReference? = nil, guide: Unretained<UILayoutGuide>? = nil)
  {
    self.object = object
    self.view = view
    self.guide = guide
  }

  /// Whether the view or guide is still there.
  var hasObject: Bool { view != nil || guide != nil }

  /// The view in whose coordinates the frame is.
  var coordinateView: ViewReference? {
    if let view { return view.superview }
    return guide?.reading { $0.ownerReference }
  }

  /// The view whose place in the hierarchy counts: the view itself, or a guide's owner.
  var layoutView: ViewReference? {
    if let view { return view }
    // Subclasses may say otherwise.
    return guide?.object.owningView.map { ViewReference($0) }
  }

  var name: String { object.object.name }
}

/// The guides that a view has without their being added, as far as they were asked for.
struct SystemLayoutGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?

  /// All guides that were made, in a fixed order.
  @MainActor var all: [UILayoutGuide] { [margins, safeArea, readable, keyboard].compactMap { $0 } }
}

extension UIView {
  /// The engine's record, made on first use.
  var layoutItem: LayoutItem {
    if let autoLayout { return autoLayout }
    let item = LayoutItem(view: self)
    autoLayout = item
    itemReference = item.record
    return item
  }
}

extension UILayoutGuide {
  /// The engine's record, made on first use.
  var layoutItem: LayoutItem {
    if let itemStorage { return itemStorage }
    let item = LayoutItem(guide: self)
    itemStorage = item
    return item
  }
}
