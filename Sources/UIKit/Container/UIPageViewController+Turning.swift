/// Hears of the scroll view of a page view controller, which is no delegate itself as applications may make theirs one.
final class PageTurner: NSObject, UIScrollViewDelegate {
  private unowned let controller: UIPageViewController

  init(controller: UIPageViewController) {
    self.controller = controller
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller.pagesDidMove() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller.land() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller.land() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller.land() }
  }
}

/// The frames of pages, and their coming and going.
extension UIPageViewController {
  private var isVertical: Bool { navigationOrientation == .vertical }

  /// The pages in the scroll view, from its left or upper end.
  private var row: [UIViewController] {
    let pages = [neighbours.before, current, neighbours.after].compactMap { $0 }
    return !isVertical && view.isRightToLeft ? pages.reversed() : pages
  }

  /// How far it is from a page to the next.
  private var step: CGFloat { (isVertical ? pageArea.height : pageArea.width) + spacing }

  /// The frame of pages: all of the view but the room of dots at its bottom.
  private var pageArea: CGRect {
    var area = view.bounds
    if !dots.isHidden { area.size.height = max(0, dots.frame.minY) }
    return area
  }

  private var offset: CGFloat { isVertical ? pages.contentOffset.y : pages.contentOffset.x }

  private func point(_ length: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
  }

  private func frame(ofPage index: Int) -> CGRect {
    let place = point(CGFloat(index) * step + spacing / 2)
    return CGRect(origin: place, size: pageArea.size)
  }

  // MARK: Layout

  func layoutPages() {
    layoutDots()
    guard step > 0 else { return }
    let area = pageArea
    let place = isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    let isResized = pages.frame != place
    if isResized {
      pages.frame = place
      // Where the page was to stop is another place now.
      stopTurning()
    }
    let row = row
    let length = CGFloat(row.count) * step
    let size =
      isVertical
      ? CGSize(width: area.width, height: length) : CGSize(width: length, height: area.height)
    if pages.contentSize != size { pages.contentSize = size }
    for (index, page) in row.enumerated() {
      if let content = page.viewIfLoaded, content.superview === pages {
        content.frameBeforeTransform = frame(ofPage: index)
      }
    }
    guard isResized || !isMoving, let index = row.firstIndex(where: { $0 === current }) else { return }
    pages.contentOffset = point(CGFloat(index) * step)
  }

  private var isMoving: Bool { pages.isDragging || pages.isDecelerating || isTurningByProgram }

  private func layoutDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count == 0 || transitionStyle == .pageCurl
    if dots.numberOfPages != count {
      dots.numberOfPages = count
      showDot(dataSource?.presentationIndex(for: self) ?? 0)
    }
    let height = dots.size(forNumberOfPages: count).height
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
  }

  private func showDot(_ index: Int) {
    dots.currentPage = index
    shownDot = dots.currentPage
  }

  /// A finger on the dots turns a page; where there is no neighbour they go back.
  func turnByDots() {
    let forward = dots.currentPage > shownDot
    guard dots.currentPage != shownDot, let page = forward ? neighbours.after : neighbours.before, !isMoving else {
      return showDot(shownDot)
    }
    let wanted = shownDot + (forward ? 1 : -1)
    show(page, forward ? .forward : .reverse, true, nil)
    showDot(wanted)
  }

  // MARK: Pages

  func reloadNeighbours() {
    guard let current, let dataSource else {
      neighbours = (nil, nil)
      return
    }
    neighbours = (
      dataSource.pageViewController(self, viewControllerBefore: current),
      dataSource.pageViewController(self, viewControllerAfter: current)
    )
    viewIfLoaded?.setNeedsLayout()
  }

  private func add(_ page: UIViewController, animated: Bool) {
    guard page.parent !== self || page.viewIfLoaded?.superview !== pages else { return }
    if page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    page.loadViewIfNeeded()
    if isInView { page.beginAppearance(true, animated: animated) }
    if let index = row.firstIndex(where: { $0 === page }) { page.view.frameBeforeTransform = frame(ofPage: index) }
    pages.addSubview(page.view)
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.beginAppearance(false, animated: false)
    page.viewIfLoaded?.removeFromSuperview()
    page.didGoOutOfView()
    page.removeFromParent()
  }

  func show(
    _ page: UIViewController, _ direction: NavigationDirection, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    if isTurningByProgram { land(completed: false) }
    let old = current
    let moves = animated && old != nil && old !== page && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    showDot(dataSource?.presentationIndex(for: self) ?? 0)
    guard moves, let old else {
      current = page
      if let old, old !== page { remove(old) }
      loadViewIfNeeded()
      add(page, animated: false)
      reloadNeighbours()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      if appearanceState == .appeared { page.didComeIntoView() }
      completion?(true)
      return
    }
    neighbours = direction == .forward ? (nil, page) : (page, nil)
    layoutPages()
    isTurningByProgram = true
    pendingCompletion = completion
    add(page, animated: true)
    old.beginAppearance(false, animated: true)
    let index = row.firstIndex { $0 === page } ?? 0
    pages.setContentOffset(point(CGFloat(index) * step), animated: true)
  }

  /// Brings in the neighbour that a finger uncovers.
  func pagesDidMove() {
    guard !isTurningByProgram, pages.isDragging || pages.isDecelerating, step > 0, let current else { return }
    let row = row
    guard let home = row.firstIndex(where: { $0 === current }) else { return }
    let distance = offset - CGFloat(home) * step
    guard abs(distance) > 0.5 else { return }
    let index = home + (distance > 0 ? 1 : -1)
    guard row.indices.contains(index), incoming !== row[index] else { return }
    if let incoming { remove(incoming) } else { current.beginAppearance(false, animated: true) }
    incoming = row[index]
    add(row[index], animated: true)
    delegate?.pageViewController(self, willTransitionTo: [row[index]])
  }

  /// Ends the turn of a page early, at its target or the nearest page.
  func stopTurning() {
    guard isTurningByProgram || incoming != nil else { return }
    land()
    if let index = row.firstIndex(where: { $0 === current }) {
      pages.setContentOffset(point(CGFloat(index) * step), animated: false)
    }
  }

  /// A page rests: it is the current one now, and all others go.
  func land(completed: Bool = true) {
    guard isTurningByProgram || incoming != nil, step > 0, let old = current else { return }
    let row = row
    let byProgram = isTurningByProgram
    let target = byProgram ? neighbours.before ?? neighbours.after : incoming
    let index = max(0, min(row.count - 1, Int((offset / step).rounded())))
    let landed = byProgram ? target ?? old : row[index]
    let other = landed === old ? target : old
    (isTurningByProgram, incoming, current) = (false, nil, landed)
    if landed === old, isInView { old.beginAppearance(true, animated: true) }
    if let other, other !== landed { leave(other, wasCurrent: other === old) }
    if appearanceState == .appeared { landed.didComeIntoView() }
    if !byProgram, landed !== old { turnDots(forward: neighbours.after === landed) }
    neighbours = (nil, nil)
    reloadNeighbours()
    layoutPages()
    if byProgram {
      let completion = pendingCompletion
      pendingCompletion = nil
      completion?(completed)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: landed !== old)
    }
  }

  private func leave(_ page: UIViewController, wasCurrent: Bool) {
    if wasCurrent, page.appearanceState == .disappearing {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.didGoOutOfView()
      page.removeFromParent()
    } else {
      remove(page)
    }
  }

  private func turnDots(forward: Bool) {
    let count = dots.numberOfPages
    guard count > 0 else { return }
    showDot((shownDot + (forward ? 1 : count - 1)) % count)
  }

  func reportCurl() {
    stage.diagnostics.report(
      Diagnostic(
        kind: .transitionNotShown,
        summary: "The pages of a page view controller scroll although a page curl was asked for.",
        object: "\(self)", likelyCause: "it was made with the transition style pageCurl, which is not drawn here",
        cure: "make it with the transition style scroll, or take the pictures of single pages only"))
  }
}
