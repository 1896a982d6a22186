/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With each other.
    public static var items: Mode { Mode(rawValue: 1) }
    /// With boundaries.
    public static var boundaries: Mode { Mode(rawValue: 1 << 1) }
    /// With both.
    public static var everything: Mode { Mode(rawValue: .max) }
  }

  /// A boundary: lines, both sides of which stop items.
  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [[CGPoint]]
  }

  private var storage: DynamicItems
  private var boundaries: [Boundary] = []
  private var insets: UIEdgeInsets?
  private var meetings = DynamicMeetings()

  /// Makes a behavior that lets items collide with everything.
  public init(items: [any UIDynamicItem]) {
    storage = DynamicItems(items)
    super.init()
  }
  /// Makes a behavior without items, which are added later.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { storage.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    storage.add(item)
    didChange()
  }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.remove(item)
    didChange()
  }
  /// The objects with which items collide.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// The delegate, which is told of beginnings and ends of contacts after each frame.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether items stay in the bounds of the reference view; false unless set.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      didChange()
    }
  }
  /// Lets items stay in the bounds of the reference view without insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    didChange()
  }
  /// Adds a boundary along a path; one of the same name makes room.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let points = bezierPath.dynamicPoints
    guard let first = points.first else { return }
    var lines = zip(points, points.dropFirst()).map { [$0, $1] }
    if bezierPath.isClosedForDynamics, let last = points.last, last != first { lines.append([last, first]) }
    add(Boundary(identifier: identifier, path: bezierPath, lines: lines.filter { $0[0] != $0[1] }))
  }
  /// Adds a boundary along a line; one of the same name makes room.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(Boundary(identifier: identifier, path: path, lines: [[p1, p2]]))
  }
  private func add(_ boundary: Boundary) {
    boundaries.removeAll { Self.same($0.identifier, boundary.identifier) }
    boundaries.append(boundary)
    didChange()
  }
  /// The path of a boundary; nil where there is none of the name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.same($0.identifier, identifier) }?.path
  }
  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.same($0.identifier, identifier) }
    didChange()
  }
  /// The names of the boundaries, in the order in which they were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Takes all boundaries away.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  private static func same(_ left: any NSCopying, _ right: any NSCopying) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  // MARK: Contacts

  override var movedItems: [any UIDynamicItem] { storage.all }

  /// The contacts of a step.
  func contacts(in world: DynamicWorld, reference: UIView?) -> [DynamicContact] {
    let bodies = storage.all.compactMap { world.body(of: $0) }
    var found: [DynamicContact] = []
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] {
          guard first.box.intersects(second.box), let overlap = DynamicOverlap(first.corners, second.corners) else {
            continue
          }
          meetings.note(first, second, at: overlap.points[0].place)
          found += overlap.points.map { DynamicContact(first, second, overlap.normal, $0) }
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return found }
    let walls = walls(of: reference)
    for body in bodies {
      for wall in walls where wall.box.intersects(body.box) {
        guard let overlap = DynamicOverlap(wall.corners, body.corners) else { continue }
        meetings.note(body, wall.identifier, at: overlap.points[0].place)
        found += overlap.points.map { DynamicContact(nil, body, overlap.normal, $0) }
      }
    }
    return found
  }

  private struct Wall {
    let identifier: (any NSCopying)?
    let corners: [CGPoint]
    let box: CGRect
  }

  /// How thick the walls around the reference view are: nothing flies through them.
  private static let thickness: CGFloat = 100_000

  private func walls(of reference: UIView?) -> [Wall] {
    var walls = boundaries.flatMap { boundary in
      boundary.lines.map { line in
        let box = CGRect(origin: line[0], size: .zero).union(CGRect(origin: line[1], size: .zero)).insetBy(
          dx: -1, dy: -1)
        return Wall(identifier: boundary.identifier, corners: line, box: box)
      }
    }
    guard let insets, let reference else { return walls }
    let room = reference.bounds.inset(by: insets)
    let far = Self.thickness
    let outside = [
      CGRect(x: room.minX - far, y: room.minY - far, width: far, height: room.height + 2 * far),
      CGRect(x: room.maxX, y: room.minY - far, width: far, height: room.height + 2 * far),
      CGRect(x: room.minX - far, y: room.minY - far, width: room.width + 2 * far, height: far),
      CGRect(x: room.minX - far, y: room.maxY, width: room.width + 2 * far, height: far),
    ]
    walls += outside.map { Wall(identifier: nil, corners: DynamicShape(rect: $0).corners, box: $0) }
    return walls
  }

  /// Tells the delegate of contacts that began or ended in the frame.
  func tellDelegate() {
    let (begun, ended) = meetings.takeChanges()
    guard let collisionDelegate else { return }
    for meeting in begun {
      switch meeting.other {
      case .item(let other):
        collisionDelegate.collisionBehavior(self, beganContactFor: meeting.item, with: other, at: meeting.place)
      case .boundary(let name):
        collisionDelegate.collisionBehavior(
          self, beganContactFor: meeting.item, withBoundaryIdentifier: name, at: meeting.place)
      }
    }
    for meeting in ended {
      switch meeting.other {
      case .item(let other): collisionDelegate.collisionBehavior(self, endedContactFor: meeting.item, with: other)
      case .boundary(let name):
        collisionDelegate.collisionBehavior(self, endedContactFor: meeting.item, withBoundaryIdentifier: name)
      }
    }
  }
}

/// Who met whom in this frame and in the one before.
struct DynamicMeetings {
  enum Other {
    case item(any UIDynamicItem)
    case boundary((any NSCopying)?)
  }

  struct Meeting {
    let item: any UIDynamicItem
    let other: Other
    let place: CGPoint

    func isOf(_ meeting: Meeting) -> Bool {
      guard item === meeting.item else { return false }
      switch (other, meeting.other) {
      case (.item(let mine), .item(let theirs)): return mine === theirs
      case (.boundary(nil), .boundary(nil)): return true
      case (.boundary(let mine?), .boundary(let theirs?)):
        return (mine as? AnyHashable) == (theirs as? AnyHashable)
      default: return false
      }
    }
  }

  private var now: [Meeting] = []
  private var before: [Meeting] = []

  @MainActor mutating func note(_ first: DynamicBody, _ second: DynamicBody, at place: CGPoint) {
    add(Meeting(item: first.item, other: .item(second.item), place: place))
  }

  @MainActor mutating func note(_ body: DynamicBody, _ boundary: (any NSCopying)?, at place: CGPoint) {
    add(Meeting(item: body.item, other: .boundary(boundary), place: place))
  }

  private mutating func add(_ meeting: Meeting) {
    if !now.contains(where: { $0.isOf(meeting) }) { now.append(meeting) }
  }

  /// The contacts begun and ended since the last call.
  mutating func takeChanges() -> (begun: [Meeting], ended: [Meeting]) {
    let (now, before) = (now, before)
    self.before = now
    self.now = []
    return (
      now.filter { new in !before.contains { $0.isOf(new) } }, before.filter { old in !now.contains { $0.isOf(old) } }
    )
  }
}

extension UIBezierPath {
  /// Whether the path ends where it began.
  fileprivate var isClosedForDynamics: Bool {
    var isClosed = false
    cgPath.applyWithBlock { isClosed = isClosed || $0.pointee.type == .closeSubpath }
    return isClosed
  }
}

/// The methods by which a behavior tells of contacts; all may be left out.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items began to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item began to touch a boundary; nil is that of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_collisionBehavior_beganContactForItem_withItem_atPoint_")
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    OptionalMethods.call(
      "collisionBehavior:beganContactForItem:withItem:atPoint:", self, behavior, item1, item2, p, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_collisionBehavior_endedContactForItem_withItem_")
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    OptionalMethods.call("collisionBehavior:endedContactForItem:withItem:", self, behavior, item1, item2, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_collisionBehavior_beganContactForItem_withBoundaryIdentifier_atPoint_")
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    OptionalMethods.call(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", self, behavior, item, identifier, p,
      or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_collisionBehavior_endedContactForItem_withBoundaryIdentifier_")
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    OptionalMethods.call(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", self, behavior, item, identifier, or: ())
  }
}
