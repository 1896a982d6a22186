import ListGeometry

/// How a section scrolls that scrolls across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: _Enumeration, Sendable {
  /// Not at all: groups follow one another along the layout's axis.
  case none
  /// As any scroll view.
  case continuous
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// Comes to rest on multiples of the collection view's width.
  case paging
  /// Goes on by one group.
  case groupPaging
  /// Goes on by one group, which comes to rest in the middle.
  case groupPagingCentered
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 6 }
}

/// Called in each layout with the section's elements on the screen, which it may change, the scrolled distance of the
/// section, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section that scrolls across the layout's axis moves.
@preconcurrency @MainActor public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether a section gives way at its ends.
  public enum Bounce: _Enumeration, Sendable {
    /// Bounces if the section's content is longer than its room.
    case automatic
    case always
    case never
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// How fast a section comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor on the velocity in each millisecond; 0 for the behaviour's own.
    public var rawValue: CGFloat
    /// Makes a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The behaviour's own rate: fast for paging behaviours.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As scroll views do.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the section gives way at its ends.
  public var bounce = Bounce.automatic
  /// How fast it comes to rest.
  public var decelerationRate = DecelerationRate.automatic

  override init() { super.init() }
}

/// A section of a compositional layout: a group repeated for all items, with its surroundings.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// Room around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The edges from which insets across the scrolling axis count; those of the layout unless set.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which the insets of headers and footers count; `none` gives them the whole width.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether groups lie in a row that scrolls across the layout's axis.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How such a row moves.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and other views at the section's edges, each of a kind of its own.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Changes elements on the screen in each layout.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Backgrounds.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers keep the section's insets; true unless set.
  public var supplementariesFollowContentInsets: Bool {
    get { followsInsets }
    set { followsInsets = newValue }
  }
  private var followsInsets = true
  /// The list configuration of a section that looks like a part of a table.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section that repeats a group for all of its items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.makeCopy() as! NSCollectionLayoutGroup
    super.init()
  }

  /// Another section of the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

  func makeCopy() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    copy.followsInsets = followsInsets
    copy.list = list
    return copy
  }

  /// The section for the solver.
  ///
  /// - Parameter reference: the insets of a reference across the scrolling axis.
  func value(
    _ context: CompositionalContext, reference: (UIContentInsetsReference) -> CompositionalInsets
  ) -> CompositionalSection {
    let own = reference(contentInsetsReference)
    var boundaryInsets = followsInsets ? contentInsets.compositional : .zero
    switch supplementaryContentInsetsReference {
    case .automatic: boundaryInsets = boundaryInsets + own
    case .none: boundaryInsets = .zero
    case .safeArea, .layoutMargins, .readableContent:
      boundaryInsets = boundaryInsets + reference(supplementaryContentInsetsReference)
    @unknown default: boundaryInsets = boundaryInsets + own
    }
    return CompositionalSection(
      group: group.value(context), insets: contentInsets.compositional, groupSpacing: interGroupSpacing,
      boundaries: boundarySupplementaryItems.map(\.boundary), decorations: decorationItems.map(\.decoration),
      isOrthogonal: orthogonalScrollingBehavior != .none, referenceInsets: own, boundaryInsets: boundaryInsets)
  }
}

extension CompositionalInsets {
  static func + (a: CompositionalInsets, b: CompositionalInsets) -> CompositionalInsets {
    CompositionalInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}
