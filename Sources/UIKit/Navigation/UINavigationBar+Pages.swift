/// The pages of a bar's items, and the transitions between them.
extension UINavigationBar {
  /// The pages that are in the bar: one, or in a transition two.
  var pages: [NavigationBarPage] {
    var pages = page.map { [$0] } ?? []
    if let old = transition?.old, old !== page { pages.append(old) }
    return pages
  }

  /// The item below one in the stack.
  func item(below item: UINavigationItem) -> UINavigationItem? {
    guard let index = itemStorage.firstIndex(where: { $0 === item }), index > 0 else {
      // An item on its way out stands above the top one.
      return itemStorage.contains { $0 === item } ? nil : topItem
    }
    return itemStorage[index - 1]
  }

  func itemDidChange(_ item: UINavigationItem) {
    for page in pages where page.item === item || self.item(below: page.item) === item { page.itemDidChange() }
    controller?.itemDidChange(item)
    setNeedsLayout()
    if controller == nil { invalidateIntrinsicContentSize() }
  }

  /// Makes a change of the top item, over which the old buttons fade when animated.
  func animateItemChange(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil, let page else { return change() }
    UIView.transition(
      with: page.row, duration: Double(UINavigationController.hideShowBarDuration), options: .transitionCrossDissolve,
      animations: {
        change()
        page.layoutIfNeeded()
      })
  }

  /// Whether an item is shown with a large title.
  func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, !metrics.isCompact(traitCollection) else { return false }
    // Automatic is as with the item below, large for the first.
    let index = itemStorage.firstIndex { $0 === item } ?? itemStorage.endIndex
    var rest = itemStorage[..<index]
    var current: UINavigationItem? = item
    while let item = current {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: current = rest.popLast()
      @unknown default: current = rest.popLast()
      }
    }
    return true
  }

  /// The shape of a bar with an item, with the whole large title and the standard background.
  func shape(for item: UINavigationItem) -> NavigationBarShape {
    var shape = NavigationBarShape()
    shape.row = metrics.row(traitCollection)
    if controller?.isInSheet == true, !metrics.isCompact(shape.row) { shape.row = metrics.sheetRowHeight }
    shape.prompt = item.prompt == nil ? 0 : metrics.promptHeight
    shape.fullLarge = showsLargeTitle(item) ? metrics.largeTitle(traitCollection) : 0
    shape.large = shape.fullLarge
    if let search = item.searchController, item.searchBarPlacement == .inline {
      shape.fullSearch = search.heightInBar
      shape.search = shape.fullSearch
    } else if let search = item.searchController {
      shape.fullSearch = search.heightInBar
      shape.search = item.hidesSearchBarWhenScrolling && !search.isActive ? 0 : shape.fullSearch
      shape.isSearchAlone = search.isActive && search.hidesNavigationBarDuringPresentation
    }
    return shape
  }

  /// Replaces the items of a bar that an application runs itself.
  func replaceItems(_ items: [UINavigationItem], animated: Bool, isForward: Bool) {
    setItemStorage(items)
    let change = beginTransition(isForward: isForward, shape: items.last.map { shape(for: $0) })
    guard animated, window != nil, UIView.areAnimationsEnabled, change.old != nil else { return change.finish() }
    layoutIfNeeded()
    change.prepare()
    let animator = UIViewPropertyAnimator(duration: NavigationTransition.duration, curve: .easeInOut) {
      change.animate()
    }
    animator.addCompletion { _ in change.finish() }
    animator.startAnimation()
  }

  func setItemStorage(_ items: [UINavigationItem]) {
    for item in itemStorage where item.bar === self { item.bar = nil }
    itemStorage = items
    for item in items { item.bar = self }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Puts a page of the top item in, in front of that of the item before; ends a transition that is still under way.
  func beginTransition(isForward: Bool, shape: NavigationBarShape?) -> NavigationBarTransition {
    transition?.finish()
    let old = page
    page = topItem.map { item in
      if let old, old.item === item { return old }
      let new = NavigationBarPage(item: item)
      if let shape { new.shape = shape }
      return new
    }
    let change = NavigationBarTransition(bar: self, old: old === page ? nil : old, new: page, isForward: isForward)
    transition = change
    if let page, page.superview !== self {
      addSubview(page)
      insertSubview(page.background, at: old?.background.superview === self ? 1 : 0)
    }
    setNeedsLayout()
    layoutPages()
    return change
  }

  func layoutPages() {
    if controller == nil, transition == nil {
      if page?.item !== topItem { beginTransition(isForward: true, shape: topItem.map { shape(for: $0) }).finish() }
      if let page { page.shape = ownShape(of: page.item) }
      topExtension = barPosition == .topAttached ? max(0, convert(CGPoint.zero, to: nil as UIView?).y) : 0
    }
    for page in pages {
      page.updateIfNeeded()
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: page.shape.height)
      if page.transform.isIdentity { page.frame = frame }
      let height = controller == nil ? bounds.height : page.shape.height
      page.background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: height + topExtension)
    }
  }

  /// A bar of an application is as high as that made it: the row first, then the large title.
  private func ownShape(of item: UINavigationItem) -> NavigationBarShape {
    var shape = shape(for: item)
    shape.large = max(0, min(shape.fullLarge, bounds.height - shape.prompt - shape.row))
    return shape
  }

  func backButtonWasTapped() {
    if let controller { return controller.backButtonWasTapped() }
    popItem(animated: true)
  }
}

/// A transition between items in a bar: the titles slide with the direction and fade, the buttons fade.
///
/// That titles go by a third of the bar's width, and large titles by the whole, is a rule of this library after the
/// looks on iOS.
@MainActor final class NavigationBarTransition {
  private unowned let bar: UINavigationBar
  let old: NavigationBarPage?
  let new: NavigationBarPage?
  private let isForward: Bool
  private var isOver = false

  init(bar: UINavigationBar, old: NavigationBarPage?, new: NavigationBarPage?, isForward: Bool) {
    (self.bar, self.old, self.new, self.isForward) = (bar, old, new, isForward)
  }

  /// The side from which pages come: 1 is the right.
  private var side: CGFloat { (isForward ? 1 : -1) * (bar.isRightToLeft ? -1 : 1) }

  /// How far beyond nothing buttons fade: those that go are hardly seen any more when those that come begin to be, as they lie over
  /// each other (a rule, as seen on iOS).
  private static let buttonFade: CGFloat = -0.6

  private func move(_ page: NavigationBarPage, by part: CGFloat, alpha: CGFloat) {
    let width = bar.bounds.width
    page.titleLabel.transform = CGAffineTransform(translationX: part * width / 3, y: 0)
    page.item.titleView?.transform = page.titleLabel.transform
    page.largeLabel.transform = CGAffineTransform(translationX: part * width, y: 0)
    page.alpha = alpha
    // A view's own alpha ends at 0.
    for button in page.buttonViews { button.layer.opacity = Float(alpha < 1 ? Self.buttonFade : 1) }
  }

  /// Sets the views to where they come from.
  func prepare() {
    guard let new, let old else { return }
    UIView.performWithoutAnimation {
      move(new, by: side, alpha: 0)
      new.background.alpha = hasSameBackground ? 1 : 0
      if hasSameBackground { old.background.isHidden = true }
    }
  }

  /// Sets the views to where they go; called in an animation's block.
  func animate() {
    guard let new, let old else { return }
    move(new, by: 0, alpha: 1)
    move(old, by: -side, alpha: 0)
    new.background.alpha = 1
    // What shines through fades out; behind what does not, the old background stays.
    if !new.background.showsSomething { old.background.alpha = 0 }
  }

  private var hasSameBackground: Bool {
    guard let old, let new, old.background.progress == new.background.progress else { return false }
    let (before, after) = (bar.looksInForce(for: old.item), bar.looksInForce(for: new.item))
    return before.standard === after.standard && (old.background.progress == 1 || before.edge === after.edge)
      || !old.background.showsSomething && !new.background.showsSomething
  }

  /// Takes the old page out.
  func finish() {
    guard !isOver else { return }
    isOver = true
    if let old {
      move(old, by: 0, alpha: 1)
      old.background.removeFromSuperview()
      old.removeFromSuperview()
    }
    if let new {
      move(new, by: 0, alpha: 1)
      new.background.alpha = 1
    }
    if bar.transition === self { bar.transition = nil }
    bar.setNeedsLayout()
  }
}
