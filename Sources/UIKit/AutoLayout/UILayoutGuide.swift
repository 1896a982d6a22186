/// A rectangle that takes part in Auto Layout without being a view.
///
/// Add one with `UIView.addLayoutGuide(_:)`, or use a view's own guides: margins, safe area, readable content, and a
/// scroll view's content and frame.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What the rectangle is.
  enum Kind {
    /// What its constraints make it.
    case custom
    case margins, safeArea, readable
    /// The content of a scroll view: at the origin, as large as its constraints make it.
    case scrollContent
    /// What a scroll view shows.
    case scrollFrame

    /// The property that gives the guide; nil for guides of the application.
    var name: String? {
      switch self {
      case .custom: nil
      case .margins: "layoutMarginsGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .readable: "readableContentGuide"
      case .scrollContent: "contentLayoutGuide"
      case .scrollFrame: "frameLayoutGuide"
      }
    }
  }

  let kind: Kind
  weak var owner: UIView?
  var itemStorage: LayoutItem?
  /// Made by a framework class for its own use.
  var isInternal = false

  /// Makes a guide that belongs to no view yet.
  public override init() {
    kind = .custom
    super.init()
  }

  init(kind: Kind, owner: UIView) {
    self.kind = kind
    self.owner = owner
    super.init()
  }

  deinit {
    guard let item = itemStorage else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { item.guideWasReleased() }
    } else {
      Task { @MainActor in item.guideWasReleased() }
    }
  }

  /// The view that the guide belongs to; setting it adds the guide there.
  ///
  /// The system's guides keep theirs.
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
    case .margins, .safeArea, .readable: return bounds.inset(by: systemInsets(of: owner))
    }
  }

  /// The place where the guide begins in the reading direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The place where the guide ends in the reading direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// How far a guide of the system lies inside its view's bounds.
  func systemInsets(of view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: view.layoutMargins
    case .safeArea: view.safeAreaInsets
    case .readable: view.readableContentInsets
    case .custom, .scrollContent, .scrollFrame: .zero
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let rect = layoutFrame
      return "<\(layoutName): layoutFrame = (\(rect.minX) \(rect.minY); \(rect.width) \(rect.height))>"
    }
  }
}
