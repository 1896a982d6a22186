/// Holds a point of an item at a distance from a place, or from a point of another item.
///
/// With a `frequency` it is a spring; without, a rod. The distance is the one at the beginning unless `length` is set.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an item's attachment.
  public enum AttachmentType: _Enumeration, Sendable {
    /// Another item.
    case items
    /// A place.
    case anchor
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  private enum Kind {
    case distance
    /// Not further than the length.
    case limit
    /// At the same point.
    case pin
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let arms: (first: CGVector, second: CGVector)
  private let kind: Kind

  private init(
    _ first: any UIDynamicItem, _ offset: UIOffset, _ second: (any UIDynamicItem)?, _ otherOffset: UIOffset,
    anchor: CGPoint, kind: Kind
  ) {
    (self.first, self.second, self.kind) = (first, second, kind)
    func arm(_ offset: UIOffset, _ item: (any UIDynamicItem)?) -> CGVector {
      let turn = item.map { atan2($0.transform.b, $0.transform.a) } ?? 0
      return CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: -turn)
    }
    arms = (arm(offset, first), arm(otherOffset, second))
    anchorPoint = anchor
    super.init()
    let start = CGPoint(x: first.center.x + offset.horizontal, y: first.center.y + offset.vertical)
    let end = second.map { CGPoint(x: $0.center.x + otherOffset.horizontal, y: $0.center.y + otherOffset.vertical) }
    length = kind == .pin ? 0 : CGVector(from: start, to: end ?? anchor).length
  }

  /// Holds the middle of an item at a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, .zero, nil, .zero, anchor: point, kind: .distance)
  }
  /// Holds a point of an item at a place.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item, offset, nil, .zero, anchor: point, kind: .distance)
  }
  /// Holds the middles of two items at each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item1, .zero, item2, .zero, anchor: .zero, kind: .distance)
  }
  /// Holds points of two items at each other.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, item2, offset2, anchor: .zero, kind: .distance)
  }
  /// Holds points of two items not further from each other than they are, as a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, offset1, item2, offset2, anchor: .zero, kind: .limit)
  }
  /// Holds two items together at a point, about which they turn.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    func offset(_ item: any UIDynamicItem) -> UIOffset {
      UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
    }
    return UIAttachmentBehavior(item1, offset(item1), item2, offset(item2), anchor: point, kind: .pin)
  }

  /// The items that are held: one or two.
  open var items: [any UIDynamicItem] { [first] + [second].compactMap(\.self) }
  /// The other end of the attachment.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }
  /// The place, of an attachment to one.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance, in points.
  open var length: CGFloat = 0 { didSet { didChange() } }
  /// How soon a spring stops swinging: 0 never, 1 at once.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How often a spring swings in a second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }

  override var movedItems: [any UIDynamicItem] { items }

  /// The present ends of the attachment.
  private struct Ends {
    let first: DynamicBody
    let second: DynamicBody?
    let arms: (first: CGVector, second: CGVector)
    let way: CGVector

    /// How fast the ends come apart.
    @MainActor var speed: CGVector {
      (second?.velocity(at: arms.second) ?? .zero) - first.velocity(at: arms.first)
    }

    @MainActor func give(along direction: CGVector) -> CGFloat {
      first.give(at: arms.first, along: direction) + (second?.give(at: arms.second, along: direction) ?? 0)
    }

    @MainActor func push(_ impulse: CGVector) {
      first.push(impulse * -1, at: arms.first)
      second?.push(impulse, at: arms.second)
    }
  }

  private func ends(_ world: DynamicWorld) -> Ends? {
    guard let body = world.body(of: first) else { return nil }
    let other = second.flatMap { world.body(of: $0) }
    let turned = (first: arms.first.turned(by: body.angle), second: arms.second.turned(by: other?.angle ?? 0))
    let start = CGPoint(x: body.position.x + turned.first.dx, y: body.position.y + turned.first.dy)
    let end = other.map { CGPoint(x: $0.position.x + turned.second.dx, y: $0.position.y + turned.second.dy) }
    return Ends(first: body, second: other, arms: turned, way: CGVector(from: start, to: end ?? anchorPoint))
  }

  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard frequency > 0, kind == .distance, let ends = ends(world) else { return }
    let distance = ends.way.length
    guard distance > 1e-6 else { return }
    let direction = ends.way * (1 / distance)
    let give = ends.give(along: direction)
    guard give > 0 else { return }
    let pace = 2 * CGFloat.pi * frequency
    let pull = pace * pace * (distance - length) + 2 * damping * pace * ends.speed.dot(direction)
    ends.push(direction * (-pull * step / give))
  }

  override func hold(_ world: DynamicWorld, step: CGFloat) {
    guard frequency == 0 || kind != .distance, let ends = ends(world) else { return }
    if kind == .pin {
      for direction in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
        hold(ends, direction, off: ends.way.dot(direction), step)
      }
      return
    }
    let distance = ends.way.length
    guard distance > 1e-6, kind == .distance || distance > length else { return }
    hold(ends, ends.way * (1 / distance), off: distance - length, step)
  }

  /// Takes back a fifth of the error of length, and the speed with which the ends come apart.
  private func hold(_ ends: Ends, _ direction: CGVector, off: CGFloat, _ step: CGFloat) {
    let give = ends.give(along: direction)
    guard give > 0 else { return }
    let impulse = -(ends.speed.dot(direction) + 0.2 / step * off) / give
    if kind == .limit, impulse > 0 { return }
    ends.push(direction * impulse)
  }
}
