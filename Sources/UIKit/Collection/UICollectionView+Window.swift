import ListGeometry
import QuartzCore

typealias CollectionAnchor = ListAnchor<ElementKey>

/// Bounds that are about to change.
struct BoundsBefore {
  /// The value of `bounds` while the layout is asked about the change.
  var whileAsking: CGRect?
  /// Whether the layout itself moves the offset: it is not asked about that.
  var isAdjusting = false
  /// The size that the layout was asked about.
  var asked: CGSize?
  /// The bounds from before a change of the size inside of an animation that was not shown yet.
  var animated: CGRect?
}

/// The inputs of a window pass.
struct ShownState: Equatable {
  var bounds: CGRect
  var generation: Int
  var isRightToLeft: Bool
}

/// Pass: the list window of collections. Decides the elements on the screen, their places and their views.
///
/// Reads the bounds; asks the layout for the elements in them and the data source for the views of new ones; changes
/// the content size, the offset (by the errors of estimates) and the subviews.
extension UICollectionView {
  func updateWindow() {
    guard elements.phase == .resting, !batch.isOpen else { return elements.oweUnlessResting() }
    if !elements.staleSizes.views.isEmpty { sizeStaleViews() }
    if let before = boundsBefore.animated {
      elements.withholding { showResized(from: before) }
      return prefetchItems()
    }
    if isShownAsItIs { return prefetchItems() }
    // Views that are made to be measured are in no superview yet, and have the current traits.
    traitCollection.performAsCurrent { runWindowPass() }
    if window != nil { elements.wasShownInWindow = true }
    prefetchItems()
  }

  /// Whether the inputs of the window pass are unchanged since the last one: views that come and go ask for layout,
  /// too.
  private var isShownAsItIs: Bool {
    guard let shownState, layoutStorage.state == .valid, elements.anchor == nil, !contentDidShrink else { return false }
    return shownState == currentState && (dataSource != nil || counts?.isEmpty == true)
  }

  private var currentState: ShownState {
    ShownState(bounds: bounds, generation: elements.generation, isRightToLeft: isRightToLeft)
  }

  func setNeedsPass() { setNeedsWindow() }

  /// Requests that the next layout asks for the elements in the bounds again.
  func setNeedsWindow() {
    shownState = nil
    setNeedsLayout()
  }

  /// Shows and sizes the elements in the bounds, round by round.
  func runWindowPass() {
    shownState = nil
    var sizes = PassSizes()
    // The bounds that the last round shows: who is told of its views may change them again.
    var read: ShownState?
    let isSettled = elements.settle {
      prepareLayout()
      followAnchor()
      clampOffsetToContent()
      // Who observes the content size or the offset may have changed the contents.
      if elements.isStale { return false }
      read = currentState
      return showElements() && !sizeElements(&sizes) && !layoutStorage.needsPrepare
    }
    elements.anchor = nil
    hasUnshownData = false
    shownState = read
    guard isSettled else {
      elements.reportRestless(self, layout: layoutStorage)
      // This layout does not go on with it.
      return needsLayout = false
    }
    #if CHECKS_INVARIANTS
      if change == nil { checkInvariants() }
    #endif
  }

  // MARK: The layout

  /// Brings counts and layout up to date, and the content size with them.
  func prepareLayout() {
    guard elements.phase != .arranging else { return }
    // A data source that is gone has no items any more.
    if dataSource == nil, let counts, !counts.isEmpty { reloadData() }
    _ = loadedCounts()
    guard layoutStorage.needsPrepare else { return }
    elements.during(.arranging) { layoutStorage.prepareIfNeeded() }
    adoptContentSize()
  }

  func adoptContentSize() {
    let old = knownContentSize
    var new = elements.during(.arranging) { layoutStorage.collectionViewContentSize }
    if !new.width.isFinite || !new.height.isFinite || new.width < 0 || new.height < 0 {
      reportContentSize(new)
      new = CGSize(
        width: new.width.isFinite ? max(0, new.width) : 0, height: new.height.isFinite ? max(0, new.height) : 0)
    }
    if new != old { knownContentSize = new }
    guard new.width < old.width || new.height < old.height else { return }
    contentDidShrink = true
    keepGlideInContent()
  }

  private func reportContentSize(_ size: CGSize) {
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: "\(type(of: layoutStorage)) gave the content size \(size.width) × \(size.height), which is no size.",
        object: diagnosticName, likelyCause: "collectionViewContentSize divides by a length that is zero.",
        cure: "Return finite numbers from 0; the size is taken as 0 meanwhile."))
  }

  /// A context of the layout takes effect: its adjustments do at once.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    // Whoever asks for attributes has the layout prepared again, before what it says is shown.
    shownState = nil
    let size = context.contentSizeAdjustment
    if size != .zero {
      knownContentSize = CGSize(
        width: max(0, knownContentSize.width + size.width), height: max(0, knownContentSize.height + size.height))
    }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      // The layout keeps what the reader looks at in its place.
      elements.anchor = nil
      boundsBefore.isAdjusting = true
      defer { boundsBefore.isAdjusting = false }
      bounds.origin = CGPoint(x: bounds.minX + shift.x, y: bounds.minY + shift.y)
    }
    setNeedsLayout()
  }

  /// The layout's elements in a rectangle, mirrored if the layout wants this; elements with invalid attributes are
  /// reported and left out.
  func layoutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let isFlipped = isFlipped
    let asked = isFlipped ? flipped(rect) : rect
    let found = elements.during(.arranging) { layoutStorage.layoutAttributesForElements(in: asked) } ?? []
    let valid = found.allSatisfy({ $0.isFinite }) ? found : found.filter { isShowable($0) }
    return isFlipped ? valid.map { flipped($0) } : valid
  }

  /// The layout's attributes of an element.
  func layoutAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutStorage.attributes(of: element), attributes.isFinite else { return nil }
    return isFlipped ? flipped(attributes) : attributes
  }

  private func isShowable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.isFinite { return true }
    let rect = attributes.ownRect
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: """
          \(type(of: layoutStorage)) placed \(attributes.key) at \(rect.minX), \(rect.minY) with \(rect.width) × \
          \(rect.height) points, which cannot be shown.
          """,
        object: diagnosticName, likelyCause: "A division by zero, or a width that is not known yet.",
        cure: "Return finite numbers; the element is left out meanwhile."))
    return false
  }

  /// The problem with attributes that a layout returned; nil for attributes of an existing element.
  func problem(with attributes: UICollectionViewLayoutAttributes) -> ListProblem? {
    let element = attributes.key
    let counts = loadedCounts()
    if element.isDecoration || element.item < 0 { return nil }
    let isThere = element.isCell ? isShown(at: element.index) : counts.indices.contains(element.section)
    guard !isThere else { return nil }
    return .attributesOfNothing(
      element: "\(element)", layout: "\(type(of: layoutStorage))", sections: counts.count,
      items: counts.indices.contains(element.section) ? counts[element.section] : nil)
  }

  // MARK: Mirroring

  /// Whether what the layout says is mirrored.
  var isFlipped: Bool {
    guard layoutStorage.flipsHorizontallyInOppositeLayoutDirection, !layoutStorage.mirrorsByItself else { return false }
    return isRightToLeft != (layoutStorage.developmentLayoutDirection == .rightToLeft)
  }

  private func flipped(_ rect: CGRect) -> CGRect {
    let width = max(knownContentSize.width, bounds.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.center = CGPoint(x: max(knownContentSize.width, bounds.width) - attributes.center.x, y: attributes.center.y)
    return copy
  }

  // MARK: Showing

  /// Shows what the layout has in the bounds; false where contents changed meanwhile.
  func showElements() -> Bool {
    let generation = elements.generation
    updateRowViews()
    var found = layoutElements(in: bounds)
    if generation != elements.generation { return false }
    // Nobody makes views for what a layout has without data.
    if dataSource == nil { found.removeAll { !$0.key.isDecoration } }
    addTypedElement(to: &found)
    layoutStorage.willApply(found)
    if let movement { found = movement.attributes(found, in: self) }
    var keys = found.map(\.key)
    // What is shown already in this order has no element twice, and none that is hidden.
    if keys != elements.shown.map(\.element) || found.contains(where: \.isHidden) {
      var known = Set<ElementKey>()
      found = found.filter { !$0.isHidden && known.insert($0.key).inserted }
      keys = found.map(\.key)
    }
    shownAttributes = found
    let isShown = elements.show(
      keys, { place, view in self.apply(found[place], to: view) }, arranged: { self.orderByZIndex(found) })
    return isShown && generation == elements.generation
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let host = host(of: attributes)
    let placed = placedView(of: view)
    if placed.superview !== host, placed.superview != nil { host.addSubview(placed) }
    look(of: attributes, in: host).apply(to: placed)
    layoutStorage.willShow(
      view, ofKind: attributes.representedElementKind, at: attributes.indexPath, attributes)
    if let applied = view.appliedAttributes, applied.isEqual(attributes) { return }
    // A layout may change its objects and return them again.
    view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    view.apply(attributes)
  }

  /// How a view with some attributes looks in the view that it lies in.
  func look(of attributes: UICollectionViewLayoutAttributes, in host: UIView) -> ViewLook {
    var rect = attributes.ownRect
    if host !== self { rect = rect.offsetBy(dx: -host.frame.minX, dy: -host.frame.minY) }
    guard attributes.isTransformed else { return ViewLook(rect: rect, alpha: attributes.alpha) }
    return ViewLook(rect: rect, transform: attributes.transform3D, alpha: attributes.alpha)
  }

  /// Orders views by z index, higher ones in front; equal ones keep the order of the attributes.
  ///
  /// Rows that scroll by themselves are ordered with the views beside them.
  private func orderByZIndex(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard attributes.contains(where: { $0.zIndex != 0 }) else { return }
    let order = layers(attributes)
    guard !isOrdered(order.map(\.zIndex), order.map(\.view)) else { return }
    for layer in order where layer.zIndex > 0 { layer.view.superview?.bringSubviewToFront(layer.view) }
    for layer in order.reversed() where layer.zIndex < 0 { layer.view.superview?.sendSubviewToBack(layer.view) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// The views of elements, and the rows that scroll by themselves, from the hindmost to the foremost.
  func layers(_ attributes: [UICollectionViewLayoutAttributes]) -> [(zIndex: Int, view: UIView)] {
    var layers: [(rank: (Int, Int, Int), view: UIView)] = []
    for (place, shown) in elements.shown.enumerated() {
      layers.append(((attributes[place].zIndex, place, 0), shown.view))
    }
    for (section, row) in rowViews where row.superview === self {
      // Behind everything of the same index but the section's backgrounds.
      let background = attributes.lastIndex {
        $0.representedElementCategory == .decorationView && $0.indexPath.first == section
      }
      layers.append(((zIndex(ofRow: section), background ?? -1, section + 1), row))
    }
    return layers.sorted { $0.rank < $1.rank }.map { ($0.rank.0, $0.view) }
  }

  /// Whether views lie behind one another already as their indexes have it.
  func isOrdered(_ zIndexes: [Int], _ views: [UIView]) -> Bool {
    var known: [ObjectIdentifier: Int] = [:]
    for (zIndex, view) in zip(zIndexes, views) { known[ObjectIdentifier(view)] = zIndex }
    let hosts: [UIView] = [self] + rowViews.values.map { $0 as UIView }
    for host in hosts {
      var last = Int.min
      for view in host.subviews {
        // What an application put in lies where it likes.
        guard let zIndex = known[ObjectIdentifier(view)] else { continue }
        if zIndex < last { return false }
        last = zIndex
      }
    }
    return true
  }

  // MARK: What is on the screen

  /// The cell of an item that is on the screen now.
  func shownCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.view(of: ElementKey(kind: nil, indexPath: shownPath(of: indexPath))) as? UICollectionViewCell
  }

  private func updateWindowIfNeeded() {
    if needsLayout, elements.phase == .resting { layoutIfNeeded() }
  }

  /// Lays out the visible elements if data was loaded since the last layout, so that questions find their views.
  func showIfLoadedAgain() {
    if hasUnshownData, !batch.isOpen { updateWindowIfNeeded() }
  }

  var shownItems: [ListWindow<ElementKey, UICollectionReusableView>.Shown] {
    updateWindowIfNeeded()
    return elements.shown.filter(\.element.isCell).sorted { $0.element.index < $1.element.index }
  }

  func shownSupplements(_ kind: String) -> [ListWindow<ElementKey, UICollectionReusableView>.Shown] {
    updateWindowIfNeeded()
    return elements.shown.filter { $0.element.kind == kind && !$0.element.isDecoration }
      .sorted { $0.element.index < $1.element.index }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the element can be placed.
  var isFinite: Bool {
    let rect = ownRect
    return (rect.origin.x + rect.origin.y).isFinite && (rect.size.width + rect.size.height).isFinite
  }
}
