import ListGeometry

/// The scroll view of a section that scrolls across its layout's axis.
///
/// It shows the collection view's own cells, which the collection view puts in and takes out.
final class OrthogonalRowView: UIScrollView, UIScrollViewDelegate {
  private weak var collection: UICollectionView?
  var section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The offset of the row when the touch began.
  private var dragStart: CGFloat = 0
  private var isPlaced = false
  /// How much longer than the row the content was when the row was updated last.
  private var hiddenLength: CGFloat = 0

  init(collection: UICollectionView, section: Int) {
    self.collection = collection
    self.section = section
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delegateStorage = self
  }

  required init?(coder: NSCoder) { fatalError("A row of a collection view is not read from archives") }

  /// The collection view whose cells it shows.
  var collectionView: UICollectionView? { collection }

  private var isVertical: Bool { collection?.scrollsHorizontally ?? false }
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }
  private var position: CGFloat { isVertical ? contentOffset.y : contentOffset.x }

  /// Brings place, size and behaviour up to date.
  func update(_ row: CompositionalRow, _ description: NSCollectionLayoutSection) {
    behavior = description.orthogonalScrollingBehavior
    if frame != row.frame { frame = row.frame }
    let size =
      isVertical
      ? CGSize(width: row.frame.width, height: row.contentLength)
      : CGSize(width: row.contentLength, height: row.frame.height)
    // Content that gets shorter clamps the offset.
    let offset = bounds.origin.x
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    let properties = description.orthogonalScrollingProperties
    bounces = properties.bounce != .never
    let alwaysBounces = properties.bounce == .always
    if isVertical { alwaysBounceVertical = alwaysBounces } else { alwaysBounceHorizontal = alwaysBounces }
    let isPaged = behavior == .paging || behavior == .groupPaging || behavior == .groupPagingCentered
    let rate = properties.decelerationRate
    decelerationRate =
      rate == .automatic ? (isPaged ? .fast : .normal) : DecelerationRate(rawValue: rate.rawValue)
    updateCentringInset()
    let isMirrored = collection?.isRightToLeft ?? false
    let hidden = max(0, (isVertical ? size.height : size.width) - length)
    // What begins at the right stays there while cells turn out to be longer or shorter than estimated.
    if isPlaced, isMirrored, !isVertical, hidden != hiddenLength {
      bounds.origin.x = offset + hidden - hiddenLength
    }
    hiddenLength = hidden
    if !isPlaced {
      isPlaced = true
      let start = isMirrored ? CGPoint(x: size.width, y: 0) : CGPoint(x: -contentInset.left, y: -contentInset.top)
      contentOffset = clampedContentOffset(start)
    }
  }

  /// Room at both ends, so that the first and the last group can come to rest in the middle.
  private func updateCentringInset() {
    guard behavior == .groupPagingCentered else {
      contentInset = .zero
      return
    }
    let groups = groups(from: 0, to: .greatestFiniteMagnitude / 4, onlyEnds: true)
    guard let first = groups.first, let last = groups.last else { return }
    let extent = isVertical ? contentSize.height : contentSize.width
    let before = (length - (first.upperBound - first.lowerBound)) / 2 - first.lowerBound
    let after = (length - (last.upperBound - last.lowerBound)) / 2 - (extent - last.upperBound)
    contentInset =
      isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  private func groups(from start: CGFloat, to end: CGFloat, onlyEnds: Bool = false) -> [ClosedRange<CGFloat>] {
    guard let layout = collection?.layoutStorage.rowedLayout else { return [] }
    let groups =
      onlyEnds ? layout.rowEnds(ofSection: section) : layout.rowGroups(ofSection: section, from: start, to: end)
    guard !isVertical, collection?.isRightToLeft ?? false else { return groups }
    let width = contentSize.width
    return groups.map { width - $0.upperBound...width - $0.lowerBound }.reversed()
  }

  // MARK: Where it comes to rest

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsWindow() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = position }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = isVertical ? targetContentOffset.pointee.y : targetContentOffset.pointee.x
    let speed = isVertical ? velocity.y : velocity.x
    guard let rest = restingPosition(proposed: proposed, speed: speed) else { return }
    let target = clampedContentOffset(isVertical ? CGPoint(x: 0, y: rest) : CGPoint(x: rest, y: 0))
    targetContentOffset.pointee = target
  }

  /// The resting offset at a group's beginning or middle; nil if the row may rest anywhere.
  ///
  /// A stroke turns to the next group; without one the nearest is taken (a rule, not measured).
  private func restingPosition(proposed: CGFloat, speed: CGFloat) -> CGFloat? {
    switch behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary:
      return stops(around: proposed).min { abs($0 - proposed) < abs($1 - proposed) }
    case .groupPaging, .groupPagingCentered:
      let stops = stops(around: dragStart).sorted()
      guard let current = stops.min(by: { abs($0 - dragStart) < abs($1 - dragStart) }) else { return nil }
      let isStroke = abs(speed) * 1000 > ScrollDragging.pagingVelocity
      if isStroke {
        let next = speed > 0 ? stops.first { $0 > current + 0.5 } : stops.last { $0 < current - 0.5 }
        return next ?? current
      }
      let here = position
      return self.stops(around: here).min { abs($0 - here) < abs($1 - here) }
    @unknown default: return nil
    }
  }

  private func stops(around place: CGFloat) -> [CGFloat] {
    let inset = isVertical ? contentInset.top : contentInset.left
    return groups(from: place - 2 * length, to: place + 3 * length).map { group in
      if behavior == .groupPagingCentered { return (group.lowerBound + group.upperBound - length) / 2 }
      // The first group rests with the section's inset before it.
      let leading = leadingInset
      return max(-inset, group.lowerBound - leading)
    }
  }

  /// The section's inset before the row, which stays before a group that comes to rest.
  private var leadingInset: CGFloat {
    guard let description = collection?.layoutStorage.rowedLayout?.description(ofSection: section) else { return 0 }
    if isVertical { return description.contentInsets.top }
    let insets = description.contentInsets.resolved(isRightToLeft: collection?.isRightToLeft ?? false)
    return insets.left
  }
}
