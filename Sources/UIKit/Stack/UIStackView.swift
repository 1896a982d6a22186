/// Lays views out in a row or a column by constraints of its own.
///
/// The constraints are those that were measured on UIKit (`uikit-facts §9`), so that a stack takes part in Auto Layout like any
/// other view: arranged views fill the stack along its axis or are spread in it, and are aligned across it. Hidden arranged views
/// take no room but stay arranged. Subviews that are not arranged are left alone.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged views share the room along the axis.
  public enum Distribution: _Enumeration, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: _Enumeration, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 6 }

    /// The same as `leading`, for rows.
    public static var top: Alignment { .leading }
    /// The same as `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// Custom spacing that means: the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Custom spacing that means: the system's distance of views that belong together, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The present constraints of the arranged views.
  var installed = StackConstraints()
  private var isArrangementCurrent = true

  /// Makes an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack of a nib or storyboard; an empty one with any other coder.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.finishDecoding(self, as: UIStackView.self)
  }

  /// The views that the stack places, in their order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts a view at the end; adds it as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Puts a view at a place of the arrangement; adds it as a subview if it is none.
  ///
  /// Raises for an index out of range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    ensure(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "insertArrangedSubview: \(stackIndex) is not among 0...\(arranged.count); the stack arranges \(arranged.count) views"
    )
    arranged = others
    arranged.insert(view, at: min(stackIndex, others.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How arranged views share the room along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// The alignment of arranged views across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The distance of neighbours, in points; the least one for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 {
    willSet { willAnnounce("spacing") }
    didSet {
      didAnnounce("spacing")
      if spacing != oldValue { arrangementDidChange() }
    }
  }
  /// Whether the spacing of a column counts from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views keep to the stack's margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance after an arranged view; kept until the view leaves the arrangement.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance set after an arranged view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Changes

  func arrangementDidChange() {
    isArrangementCurrent = false
    superview?.contentBelowDidChange()
    setNeedsUpdateConstraints()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Brings the stack's own constraints up to date.
  open override func updateConstraints() {
    super.updateConstraints()
    guard !isArrangementCurrent else { return }
    isArrangementCurrent = true
    rebuildConstraints()
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    AnimationBlock.current?.rearrange(self, after: subview)
  }

  /// The constraints of a filled stack depend on which views have a natural length and which wrap their text.
  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    guard distribution == .fill, isArrangementCurrent,
      let index = arranged.firstIndex(where: { $0 === subview }), index < installed.kinds.count
    else { return }
    if installed.kinds[index] != StackItemKind(subview, axis) { arrangementDidChange() }
  }

  /// Shares in proportion follow the natural sizes, those of views in nested stacks too.
  override func contentBelowDidChange() {
    super.contentBelowDidChange()
    if distribution == .fillProportionally, isArrangementCurrent { arrangementDidChange() }
  }

  override func subviewPrioritiesDidChange(_ subview: UIView) {
    super.subviewPrioritiesDidChange(subview)
    if distribution == .fill, axis == .horizontal, subview.wrapsText, isArrangementCurrent { arrangementDidChange() }
  }

  /// Places the arranged views; natural lengths that are others now, as text has wrapped, are shared out again.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard distribution == .fillProportionally, isArrangementCurrent else { return }
    if installed.lengths != StackConstraintBuilder(self).naturalLengths() { arrangementDidChange() }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Baselines

  override var arrangesSubviews: Bool { true }

  /// In a column the first view's, in a row the tallest view's.
  open override var forFirstBaselineLayout: UIView { baselineView(first: true)?.forFirstBaselineLayout ?? self }
  /// In a column the last view's, in a row the tallest view's.
  open override var forLastBaselineLayout: UIView { baselineView(first: false)?.forLastBaselineLayout ?? self }

  private func baselineView(first: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return first ? visible.first : visible.last }
    return visible.enumerated().max {
      let (a, b) = ($0.element.intrinsicContentSize.height, $1.element.intrinsicContentSize.height)
      return a != b ? a < b : $0.offset > $1.offset
    }?.element
  }
}
