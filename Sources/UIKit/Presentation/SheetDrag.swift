/// A pan that moves a sheet, unless the content takes it.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether the finger may move the sheet: which way, and on what content.
  var mayBegin: ((_ isDownwards: Bool, _ content: UIView?) -> Bool)?

  override func frameworkShouldBegin() -> Bool {
    let way = windowTranslation
    guard abs(way.y) > abs(way.x) else { return false }
    return mayBegin?(way.y > 0, tracked.first?.view) ?? false
  }

  /// Whether another recognizer waits for this one: scrolling content waits until the finger cannot move the sheet.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? ScrollPanGestureRecognizer, let view, let content = other.view else {
      return false
    }
    return content.isDescendant(of: view)
  }
}

/// Moves a sheet with a finger, and brings it to rest when that is lifted.
///
/// The sheet rests at the detent that is nearest to where the stroke would carry it; nearer to the bottom edge than to the lowest detent it goes. Past the
/// highest, and downwards where it may not be dismissed, it follows less and less.
@MainActor final class SheetDrag {
  private unowned let sheet: UISheetPresentationController
  private let pan = SheetPanGestureRecognizer()
  private var begin: CGFloat = 0
  private var mayGo = true
  /// Whether a finger holds the sheet.
  private var isHeld = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    pan.mayBegin = { [weak self] in self?.mayBegin(isDownwards: $0, content: $1) ?? false }
    pan.addTarget(self, action: Selector(SheetDrag.moved(_:)))
  }

  func attach(to view: UIView) {
    if pan.view !== view { view.addGestureRecognizer(pan) }
  }

  /// A tap on the grabber: to the next larger detent, from the largest to the smallest.
  func toggle() {
    let heights = sheet.geometry.heights
    guard heights.count > 1 else { return }
    let present = heights.firstIndex { $0.identifier == sheet.selectedDetentIdentifier } ?? 0
    settle(to: heights[(present + 1) % heights.count].identifier, velocity: 0)
  }

  private func mayBegin(isDownwards: Bool, content: UIView?) -> Bool {
    guard sheet.presentation?.phase == .shown, sheet.isCard else { return false }
    let geometry = sheet.geometry
    let top = geometry.top(height: geometry.height(of: sheet.selectedDetentIdentifier))
    let isLargest = top <= geometry.top(height: geometry.largest) + 0.5
    var view = content
    while let current = view, current !== sheet.sheetView {
      // A wheel keeps what it turns for, and what a finger picks colours on what it slides over.
      if current is PickerWheel || current.keepsFingers { return false }
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.scrollsUpAndDown {
        if isDownwards {
          // What is pulled down to be refreshed is not pulled away.
          guard scroll.isAtTop, scroll.refreshControl == nil else { return false }
        } else {
          guard scroll.isAtTop, !isLargest, sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
        }
      }
      view = current.superview
    }
    return true
  }

  private func moved(_ pan: SheetPanGestureRecognizer) {
    // The sheet may have been dismissed by code, or something else have overtaken the finger.
    guard let container = sheet.containerView, sheet.presentation?.phase == .shown, isHeld || pan.state == .began else {
      return
    }
    switch pan.state {
    case .began:
      isHeld = true
      // One that springs back is caught.
      sheet.presentation?.pullIsOver()
      begin = sheet.sheetView.center.y - sheet.sheetView.bounds.height / 2
      mayGo = sheet.presentation?.mayBeDismissedByHand ?? false
      move(pan.translation(in: container).y)
    case .changed: move(pan.translation(in: container).y)
    case .ended:
      isHeld = false
      letGo(velocity: pan.velocity(in: container).y)
    case .cancelled, .failed: settle(to: nil, velocity: 0)
    case .possible: break
    @unknown default: break
    }
  }

  private func move(_ way: CGFloat) {
    let geometry = sheet.geometry
    let (high, low) = (geometry.top(height: geometry.largest), geometry.top(height: geometry.smallest))
    var top = begin + way
    let extent = geometry.bounds.height
    if top < high { top = high - ScrollPhysics.pulled(high - top, extent: extent) / 4 }
    if top > low, !mayGo { top = low + ScrollPhysics.pulled(top - low, extent: extent) / 2 }
    sheet.heldTop = top
    if mayGo, top > low + 0.5 { sheet.presentation?.pullBegan() }
    sheet.presentation?.pull?.update((top - low) / max(1, geometry.bounds.maxY - low))
    sheet.place()
  }

  /// Something else overtakes the finger: the sheet is back at its detent, now.
  func giveUp() {
    guard isHeld else { return }
    isHeld = false
    sheet.heldTop = nil
    sheet.presentation?.pullWasTakenBack()
    sheet.place()
  }

  private func letGo(velocity: CGFloat) {
    let geometry = sheet.geometry
    let top = sheet.heldTop ?? begin
    guard let rest = geometry.rest(top: top, velocity: velocity) else {
      guard mayGo else {
        sheet.presentation?.attemptedByHand()
        return settle(to: geometry.heights.first?.identifier, velocity: 0)
      }
      sheet.presentation?.dismissByHand()
      return
    }
    // Somebody who pulls hard at what may not go is told of it too.
    let low = geometry.top(height: geometry.smallest)
    if !mayGo, begin + pan.translation(in: sheet.containerView).y > (low + geometry.bounds.maxY) / 2 {
      sheet.presentation?.attemptedByHand()
    }
    settle(to: rest, velocity: velocity)
  }

  /// Brings the sheet to a detent; nil is the one that is selected.
  private func settle(to identifier: UISheetPresentationController.Detent.Identifier?, velocity: CGFloat) {
    guard let container = sheet.containerView else { return }
    let from = sheet.heldTop ?? begin
    sheet.heldTop = nil
    isHeld = false
    let presentation = sheet.presentation
    presentation?.pullWasTakenBack()
    if let identifier { sheet.select(identifier) }
    let geometry = sheet.geometry
    let way = geometry.top(height: geometry.height(of: sheet.selectedDetentIdentifier)) - from
    let speed = abs(way) > 1 ? max(0, velocity / way) : 0
    UIView.animate(
      withDuration: sheet.systemDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: speed,
      options: .allowUserInteraction
    ) {
      self.sheet.place()
      container.layoutIfNeeded()
    } completion: { [weak self, weak presentation] _ in
      // Another finger may hold it by now.
      if self?.isHeld != true { presentation?.pullIsOver() }
    }
  }
}

extension UIScrollView {
  /// Whether a finger could move the content up and down.
  fileprivate var scrollsUpAndDown: Bool {
    let inset = adjustedContentInset
    return alwaysBounceVertical && bounces || contentSize.height + inset.top + inset.bottom > bounds.height + 0.5
  }

  /// Whether the beginning of the content is seen.
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
