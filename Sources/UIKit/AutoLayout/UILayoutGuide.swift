/// A rectangle that takes part in Auto Layout without being a view.
///
/// Add one with `UIView.addLayoutGuide(_:)`, or use a view's own guides: margins, safe area, readable content, and a
/// scroll view's content and frame.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The kind of rectangle.
  enum Kind {
    /// A rectangle that its constraints define.
    case custom
    case margins, safeArea, readable
    /// The area of the keyboard.
    case keyboard
    /// The content of a scroll view: at the origin, as large as its constraints make it.
    case scrollContent
    /// The visible area of a scroll view.
    case scrollFrame

    /// The property that gives the guide; nil for guides of the application.
    var name: String? {
      switch self {
      case .custom: nil
      case .margins: "layoutMarginsGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .readable: "readableContentGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .scrollContent: "contentLayoutGuide"
      case .scrollFrame: "frameLayoutGuide"
      }
    }
  }

  let kind: Kind
  /// The record of the view that the guide belongs to.
  private var ownerItem: LayoutItem?
  var itemStorage: LayoutItem?
  /// Whether a framework class made the guide for its own use.
  var isInternal = false

  /// Makes a guide that belongs to no view yet.
  public override init() {
    kind = .custom
    super.init()
  }

  init(kind: Kind, owner: UIView) {
    self.kind = kind
    ownerItem = owner.layoutItem
    super.init()
  }

  /// The view that the guide belongs to; nil when it is gone.
  var owner: UIView? {
    get { ownerItem?.view }
    set { ownerItem = newValue?.layoutItem }
  }

  var ownerReference: ViewReference? { ownerItem?.record.pointee.view }

  deinit {
    guard let item = itemStorage else { return }
    item.record.pointee.guide = nil
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { item.guideWasReleased() }
    } else {
      Task { @MainActor in item.guideWasReleased() }
    }
  }

  /// The view that owns the guide; setting the property adds the guide to the view.
  ///
  /// The system's guides keep their view.
  open var owningView: UIView? {
    get { owner }
    set {
      guard kind == .custom, newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// A name that diagnostics print; empty unless set.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    let bounds = owner.bounds
    switch kind {
    case .custom:
      return itemStorage.map { PixelGrid.round($0.membership.frame, scale: owner.displayScale) } ?? .zero
    case .scrollContent: return CGRect(origin: .zero, size: owner.layoutScrollContentSize)
    case .scrollFrame: return bounds
    case .margins, .safeArea, .readable, .keyboard: return bounds.inset(by: systemInsets(of: owner))
    }
  }

  /// The place where the guide begins in the reading direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
  /// The place where the guide ends in the reading direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { layoutItem.dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { layoutItem.dimension(.height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }

  /// Returns the insets of a system guide from its view's bounds.
  func systemInsets(of view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: view.layoutMargins
    case .safeArea: view.safeAreaInsets
    case .readable: view.readableContentInsets
    case .keyboard: view.keyboardInsets
    case .custom, .scrollContent, .scrollFrame: .zero
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let rect = layoutFrame
      return "<\(layoutName): layoutFrame = (\(rect.minX) \(rect.minY); \(rect.width) \(rect.height))>"
    }
  }

  // MARK: Ambiguity

  /// The active constraints that have a say in the guide's place or size on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutEngine.constraints(affecting: itemStorage, axis)
  }

  /// Whether the constraints leave the guide's rectangle open; for looking into, as it solves a copy.
  open var hasAmbiguousLayout: Bool {
    guard kind == .custom, let owner else { return false }
    owner.updateConstraintsIfNeeded()
    let engine = owner.layoutEngineForWriting
    engine.update()
    guard let item = itemStorage, engine.isHome(of: item.record) else { return true }
    let missing = LayoutEngine.Unknown.all.contains { engine.variableIfKnown(of: item.record, $0) == nil }
    return missing || !engine.openParts(of: item, holdingContent: false).isEmpty
  }
}
