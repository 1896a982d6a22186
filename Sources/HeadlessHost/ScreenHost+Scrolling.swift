import UIKit

/// Finding and moving the scroll view that a screen is about.
extension ScreenHost {
  /// The scroll view with the largest area among those that can scroll vertically, or, when none can, among all.
  ///
  /// Hidden views are passed over; of equal ones the first in the order from back to front counts.
  public var mainScrollView: UIScrollView? {
    var best: (view: UIScrollView, scrolls: Bool, area: CGFloat)?
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let scrollView = view as? UIScrollView {
        let inset = scrollView.adjustedContentInset
        let size = scrollView.bounds.size
        let scrolls = scrollView.contentSize.height + inset.top + inset.bottom > size.height
        let area = size.width * size.height
        let isBetter = best.map { scrolls == $0.scrolls ? area > $0.area : scrolls } ?? true
        if isBetter { best = (scrollView, scrolls, area) }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    return best?.view
  }

  /// Scrolls the main scroll view and lets the screen settle.
  ///
  /// An offset counts from the top of the content, below the bars, and is held to the content's end; a negative one shows the list as
  /// it is pulled down beyond its top.
  public func scroll(_ scroll: SnapshotOptions.Scroll) throws {
    guard scroll != .none else { return }
    guard let view = mainScrollView else { throw ScreenHostError.noScrollView }
    switch scroll {
    case .none: break
    case .offset(let distance): Self.scroll(view, by: distance)
    case .row(let section, let row): try Self.scroll(view, toSection: section, row: row)
    }
    settle()
  }

  private static func scroll(_ view: UIScrollView, by distance: CGFloat) {
    let inset = view.adjustedContentInset
    let top = -inset.top
    let bottom = max(top, view.contentSize.height + inset.bottom - view.bounds.height)
    view.setContentOffset(
      CGPoint(x: view.contentOffset.x, y: distance < 0 ? top + distance : min(top + distance, bottom)), animated: false)
  }

  private static func scroll(_ view: UIScrollView, toSection section: Int, row: Int) throws {
    if let table = view as? UITableView {
      let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      try check(section, row, counts)
      table.scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
    } else if let collection = view as? UICollectionView {
      let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      try check(section, row, counts)
      collection.scrollToItem(at: IndexPath(item: row, section: section), at: .top, animated: false)
    } else {
      throw ScreenHostError.noRows(viewName: "\(type(of: view))")
    }
  }

  private static func check(_ section: Int, _ row: Int, _ counts: [Int]) throws {
    guard counts.indices.contains(section), (0..<counts[section]).contains(row) else {
      throw ScreenHostError.noSuchRow(section: section, row: row, counts: counts)
    }
  }

  /// Makes the window so tall that the main scroll view shows all its content, and lets the screen settle.
  ///
  /// Content whose heights become known only as it comes into view may grow meanwhile; the window follows.
  public func showFullContent() throws {
    let limit = SnapshotOptions.largestSideInPixels / options.windowScale
    let rounds = 12
    for _ in 0..<rounds {
      guard let view = mainScrollView else { return }
      let inset = view.adjustedContentInset
      let missing = view.contentSize.height + inset.top + inset.bottom - view.bounds.height
      guard missing > 0 else { return }
      let height = (window.bounds.height + missing).rounded(.up)
      guard height <= limit else { throw ScreenHostError.contentTooTall(height: height, limit: limit) }
      window.frame.size.height = height
      settle()
    }
  }
}
