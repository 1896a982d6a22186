import ListGeometry

/// The sizes that views got in a pass, to end the questions to a layout that gives other sizes.
struct PassSizes {
  var sizes: [ElementKey: CGSize] = [:]
  /// How often the layout had been invalidated when they were adopted.
  var staleCount = 0
}

/// Sizes by content: views on the screen are asked for preferred attributes, which the layout may take.
extension UICollectionView {
  /// Asks the views that came on the screen, or whose size the layout changed, from the first to the last; true when the layout has to
  /// be asked again.
  ///
  /// A view is asked once for a size; it is not asked again for one that it got because it asked for it. Where something else than
  /// sizes invalidates the layout meanwhile (a content size that scrolls gets other insets), all are asked again.
  ///
  /// - Parameter got: what views got in this pass.
  func sizeElements(_ got: inout PassSizes) -> Bool {
    let layout = layoutStorage
    guard layout.asksForPreferredSizes else { return false }
    // A layout that is about to be prepared would forget what it takes now.
    guard !layout.needsPrepare else { return true }
    if got.staleCount != layout.staleCount { got.sizes = [:] }
    let generation = elements.generation
    let offset = bounds.origin
    var place: CollectionAnchor?
    var changed = false
    for number in elements.shown.indices {
      let shown = elements.shown[number]
      let known = shownAttributes[number]
      if shown.sized == known.size || shown.element.isDecoration { continue }
      guard layout.mayPrefer(known) else {
        elements.setSized(known.size, at: number)
        continue
      }
      // What the ones before pushed out of sight is not measured.
      guard let original = changed ? stillVisible(shown.element) : known else { continue }
      let asked = preferredAttributes(of: shown.view, original)
      guard generation == elements.generation else { return true }
      elements.setSized(original.size, at: number)
      if got.sizes[shown.element] == asked.size { continue }
      if !changed { place = elements.anchor ?? readersPlace(in: bounds) }
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: asked, withOriginalAttributes: original),
        layout.adopt(asked, for: original)
      else { continue }
      elements.setSized(asked.size, at: number)
      got.sizes[shown.element] = asked.size
      changed = true
    }
    got.staleCount = layout.staleCount
    guard changed else { return false }
    // A layout that moved the offset itself keeps the reader's place.
    elements.anchor = bounds.origin == offset ? place : nil
    if !layout.needsPrepare {
      adoptContentSize()
      followAnchor()
    }
    return true
  }

  /// An element's attributes after others changed their size; nil where it is out of sight.
  ///
  /// A layout that has to be prepared first cannot be asked: it says where the element is as it is.
  private func stillVisible(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard !layoutStorage.needsPrepare else {
      return shownAttributes.first { $0.key == element }
    }
    guard let attributes = layoutAttributes(of: element) else { return nil }
    return host(of: attributes) !== self || attributes.frame.overlaps(bounds) ? attributes : nil
  }

  /// The preferred attributes of a view; invalid sizes are reported, and leave the view as it is.
  private func preferredAttributes(
    of view: UICollectionReusableView, _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let asked = view.askedWithListsLaidOut(size: { $0.isSized ? $0.size : nil }) {
      () -> UICollectionViewLayoutAttributes in
      guard let given = original.copy() as? UICollectionViewLayoutAttributes else { return original }
      return view.preferredLayoutAttributesFitting(given)
    }
    if asked.isSized { return asked }
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: """
          \(type(of: view)) asked for \(asked.size.width) × \(asked.size.height) points for \(original.key), which is no size; \
          it keeps \(original.size.width) × \(original.size.height).
          """,
        object: diagnosticName, likelyCause: "preferredLayoutAttributesFitting(_:) divides by a width that is zero.",
        cure: "Return a finite size from 0."))
    return original
  }

  // MARK: Later changes

  /// Requests new sizing of a view on the screen at the next layout.
  func selfSizeDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, elements.sizeDidChange(of: view) else { return }
    setNeedsLayout()
  }

  /// The content of a view was laid out again by Auto Layout.
  func constraintsDidChange(in view: UICollectionReusableView) {
    if selfSizingInvalidation == .enabledIncludingConstraints { selfSizeDidChange(of: view) }
  }

  /// Sizes views again on their request, and moves all elements to their new places after a change.
  func sizeStaleViews() {
    let stale = elements.takeStaleSizes()
    guard counts != nil, layoutStorage.asksForPreferredSizes else { return }
    guard !stale.views.isEmpty else { return }
    for view in stale.views { elements.forgetSizes(of: view) }
    shownState = nil
    guard stale.isAnimated, animatesUpdates else { return }
    elements.withholding { _ = showMoving(LayoutChange.sameElements(self)) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether a view can ask for the attributes.
  fileprivate var isSized: Bool { isFinite && size.width >= 0 && size.height >= 0 }
}
