import Cassowary

/// A relation between two measures of views and guides: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A constraint does nothing until it is active. Then it is held by the nearest common ancestor of its views (see
/// `UIView.constraints`) and taken into account at the next layout. `constant`, `priority` and `isActive` may be changed
/// at any time; everything else is fixed when the constraint is made.
///
/// A constraint that was made but is released without ever having been active is told to `Diagnostics`: nothing else
/// shows that mistake.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A side of a constraint; who keeps it longer than a call retains and releases its items.
  struct Side: @unchecked Sendable {
    private let itemReference: Unretained<LayoutItem>
    private var endReference: Unretained<LayoutItem>?
    let record: ItemReference
    let attribute: Attribute
    var endAttribute = Attribute.notAnAttribute

    init(_ item: LayoutItem, _ attribute: Attribute) {
      itemReference = Unretained(item)
      record = item.record
      self.attribute = attribute
    }

    var item: LayoutItem { itemReference.object }

    /// The end of a distance between two places, of which `attribute` is the beginning; nil for any other side.
    var end: LayoutItem? {
      get { endReference?.object }
      set { endReference = newValue.map { Unretained($0) } }
    }

    var endRecord: ItemReference? { endReference?.reading { $0.record } }

    var isDirectional: Bool { attribute.isDirectional || endAttribute.isDirectional }

    static func == (left: Side, right: Side) -> Bool {
      left.itemReference == right.itemReference && left.attribute == right.attribute
        && left.endReference?.object === right.endReference?.object && left.endAttribute == right.endAttribute
    }

    nonisolated func retain() {
      itemReference.retain()
      endReference?.retain()
    }

    nonisolated func release() {
      itemReference.release()
      endReference?.release()
    }
  }

  /// The engine's record of an active constraint.
  struct Installation {
    var engine: Unretained<LayoutEngine>?
    var id: ConstraintID?
    /// The first of the notes of items whose geometry the expression reads.
    var firstNote: Int32 = -1
    /// Place in the engine's list.
    var index = -1
    var isBroken = false
    var isPending = false
    var isChangeQueued = false
    /// The constant in force; a change of it alone is an edit, of a coefficient a new constraint.
    var sum = 0.0
  }

  @exclusivity(unchecked) private(set) nonisolated(unsafe) var first: Side?
  @exclusivity(unchecked) private(set) nonisolated(unsafe) var second: Side?
  /// The anchors that the constraint was made from where a view does not know them: distances between two places.
  private var distances: [AnyObject]?
  private var relationStorage = Relation.equal
  private var multiplierStorage: CGFloat = 1
  private var constantStorage: CGFloat = 0
  private var priorityStorage = UILayoutPriority.required
  var installation = Installation()
  /// The view that holds the constraint in its `constraints` while it is active.
  var holderReference: ViewReference?
  /// The order of activation, counted over all constraints.
  var order = 0
  var wasEverActive = false
  /// Whether a framework class made the constraint for its own use.
  var isInternal = false
  /// Names the stack that made the constraint to arrange its views.
  var stack: ObjectIdentifier?
  /// Whether a stack made the constraint to take a hidden view's length away.
  var hidesView: Bool { isInternal && identifier == StackConstraints.hidingIdentifier }
  /// Whether a stack made the constraint to hold its views inside its margins.
  var holdsToMargins: Bool { isInternal && (Self.isMargins(first) || Self.isMargins(second)) }

  private static func isMargins(_ side: Side?) -> Bool { side?.record.pointee.guide?.object.kind == .margins }
  /// Whether a side depends on the reading direction.
  private(set) var isDirectional = false

  /// Makes a constraint that relates nothing; it can be set active and inactive without any effect.
  ///
  /// It is the only designated initialiser, so that subclasses inherit them all, as on iOS.
  public override init() { super.init() }

  convenience init(
    first: Side, relation: Relation, second: Side?, multiplier: CGFloat, constant: CGFloat,
    distances: [AnyObject]? = nil, raises: Bool = true
  ) {
    self.init()
    self.first = first
    self.second = second
    self.distances = distances
    relationStorage = relation
    multiplierStorage = multiplier
    constantStorage = constant
    isDirectional = first.isDirectional || second?.isDirectional == true
    first.retain()
    second?.retain()
    if raises, let problem = invalidity { fatalError(problem) }
  }

  /// Makes a constraint of a document, which may be invalid: `invalidity` then says why.
  convenience init(
    ofDocument first: (item: AnyObject, attribute: Attribute), _ relation: Relation,
    _ second: (item: AnyObject, attribute: Attribute)?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first: Side(Self.item(of: first.item), first.attribute), relation: relation,
      second: second.map { Side(Self.item(of: $0.item), $0.attribute) }, multiplier: multiplier, constant: constant,
      raises: false)
    wasEverActive = true
  }

  /// Makes a constraint between a view or guide and another, or a constant when `view2` is nil.
  ///
  /// A side that is neither a view nor a guide, and sides that cannot be compared, stop the program with a message.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { Side(Self.item(of: $0), attr2) }
    self.init(
      first: Side(Self.item(of: view1), attr1), relation: relation, second: attr2 == .notAnAttribute ? nil : second,
      multiplier: multiplier, constant: c)
  }

  private static func item(of object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.layoutItem }
    if let guide = object as? UILayoutGuide { return guide.layoutItem }
    fatalError(
      "A constraint can be made between views and layout guides, not with \(Swift.type(of: object)).")
  }

  deinit {
    if !wasEverActive, !isInternal, first != nil, MainQueue.isCurrent {
      MainActor.assumeIsolated { reportNeverActivated() }
    }
    first?.release()
    second?.release()
  }

  var holder: UIView? { holderReference?.object }

  /// The engine of the constraint while it is active.
  private var activeEngine: LayoutEngine? { installation.engine?.object ?? holder?.layoutEngine }

  /// The priority of the constraint; at 1000 it has to hold.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      ensure(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        "The priority of a constraint lies above 0 and up to 1000, but \(newValue.rawValue) was set on \(words).")
      priorityStorage = newValue
      activeEngine?.priorityDidChange(of: self)
    }
  }

  /// The constant added to the right side, in points.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      ensure(newValue.isFinite, "The constant of \(words) cannot be \(newValue).")
      willAnnounce("constant")
      constantStorage = newValue
      didAnnounce("constant")
      activeEngine?.queueRefresh(self)
    }
  }

  /// Called when the constraint was made of a nib or storyboard, with all its values; an override calls `super`.
  open func awakeFromNib() {}

  /// Called by Xcode when it draws the constraint in the editor; nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  /// A name that diagnostics print.
  open var identifier: String?

  /// The view or guide on the left side.
  open var firstItem: AnyObject? { first?.item.object }
  /// The view or guide on the right side; nil where the right side is a constant.
  open var secondItem: AnyObject? { second?.item.object }
  /// The attribute of the left side's view or guide.
  open var firstAttribute: NSLayoutConstraint.Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute of the right side's view or guide.
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }
  /// The left side as an anchor: the given anchor, which is the view's or guide's own.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first else { fatalError("A constraint made by init() has no anchors.") }
    return anchor(of: first)
  }
  /// The right side as an anchor, as `firstAnchor`; nil where it is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { anchor(of: $0) } }

  private func anchor(of side: Side) -> NSLayoutAnchor<AnyObject> {
    for case let distance as NSLayoutDimension in distances ?? [] where distance.side == side {
      return NSLayoutAnchor<AnyObject>.untyped(distance)
    }
    return side.item.anchor(side.attribute)
  }
  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation { relationStorage }
  /// The factor of the right side.
  open var multiplier: CGFloat { multiplierStorage }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating one whose views have no common ancestor stops the program with a message.
  open var isActive: Bool {
    get { holderReference != nil }
    set { newValue ? activate() : deactivate() }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(Swift.type(of: self)): \(words)\(isActive ? "" : " (inactive)")>" }
  }

  // MARK: Keys

  /// Returns the value of a key without a property; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Takes the value for a key without a property; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.setUndefined(value, key, of: self) }

  // MARK: Visual format

  /// Makes the constraints that a visual format describes: `H:|-[title(>=50@750)]-gap-[close]|`.
  ///
  /// Names stand for `views` (views and guides) and `metrics` (numbers). Between views `-` is 8 points, at the superview's
  /// edge its margin. A format that cannot be read, an unknown name and options that do not suit the axis stop the
  /// program with a message that points at the place.
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.build(format, opts, metrics ?? [:], views)
    } catch {
      fatalError("\(error)")
    }
  }

  // MARK: Activation

  /// Activates constraints in the order of the array.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
