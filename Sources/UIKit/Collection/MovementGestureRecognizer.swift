/// A long press on an item to move it; installed by `UICollectionViewController`.
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?
  private var scrolling: EdgeScrolling?
  /// From the finger to the centre of the item.
  private var grip = CGPoint.zero

  init(collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
  }

  override func frameworkShouldBegin() -> Bool {
    guard let collection, let item = collection.indexPathForItem(at: location(in: collection)) else { return false }
    // What is dragged is moved by the drag, unless a finger is on the reorder control.
    if minimumPressDuration > 0, collection.drags?.drag.isEnabled == true { return false }
    return collection.mayBeginMovement(item)
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard let collection else { return }
    let place = location(in: collection)
    switch state {
    case .began: begin(in: collection, at: place)
    case .changed:
      scrolling?.move(to: place)
      follow()
    case .ended:
      scrolling?.stop()
      collection.endInteractiveMovement()
    case .cancelled:
      scrolling?.stop()
      collection.cancelInteractiveMovement()
    default: break
    }
  }

  private func begin(in collection: UICollectionView, at place: CGPoint) {
    guard let indexPath = collection.indexPathForItem(at: place),
      collection.beginInteractiveMovementForItem(at: indexPath)
    else { return }
    let center = collection.layoutAttributesForItem(at: indexPath).map { collection.seenCenter(of: $0) } ?? place
    grip = CGPoint(x: center.x - place.x, y: center.y - place.y)
    scrolling = EdgeScrolling(collection, at: place) { [weak self] in self?.follow() }
  }

  private func follow() {
    guard let collection else { return }
    let place = location(in: collection)
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + grip.x, y: place.y + grip.y))
  }
}
