extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items that move as one.
///
/// The group's bounds are those of all items as they lie when it is made; it turns about its middle and takes the items along.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private struct Member {
    let item: any UIDynamicItem
    let place: CGPoint
    let transform: CGAffineTransform
  }

  private let members: [Member]
  private let size: CGSize

  /// Makes a group of items.
  public init(items: [any UIDynamicItem]) {
    let frame = items.reduce(CGRect.null) { frame, item in
      let size = item.bounds.size
      let half = CGSize(width: size.width / 2, height: size.height / 2)
      return frame.union(
        CGRect(x: item.center.x - half.width, y: item.center.y - half.height, width: size.width, height: size.height))
    }
    let middle = frame.isNull ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
    members = items.map { item in
      let place = CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y)
      return Member(item: item, place: place, transform: item.transform)
    }
    size = frame.isNull ? .zero : frame.size
    center = middle
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { members.map(\.item) }
  /// The middle of the items.
  open var center: CGPoint { didSet { place() } }
  /// The size of all items together.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How the group is turned.
  open var transform = CGAffineTransform.identity { didSet { place() } }

  private func place() {
    for member in members {
      let turned = member.place.applying(transform)
      member.item.center = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
      member.item.transform = member.transform.concatenating(transform)
    }
  }
}
