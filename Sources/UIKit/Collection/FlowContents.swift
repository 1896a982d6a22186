import ListGeometry

/// The solution of a flow layout, and how much of it is stale.
struct FlowContents {
  /// The work for the next `prepare()`, from little to everything.
  enum Staleness: Int, Comparable {
    /// Nothing, or some items.
    case items
    /// Lines are packed again from known sizes.
    case places
    /// Counts, sizes, insets and spacings are asked for.
    case metrics

    static func < (left: Staleness, right: Staleness) -> Bool { left.rawValue < right.rawValue }
  }

  /// The room that lines are packed into.
  struct Room: Equatable {
    var isVertical: Bool
    var crossLength: CGFloat
    /// How much of it the adjusted content insets take.
    var crossInset: CGFloat
    /// The additions of the inset reference to section insets, in points: at the beginning and at the end of lines.
    var reference: (start: CGFloat, end: CGFloat)
    var scale: CGFloat

    static func == (left: Room, right: Room) -> Bool {
      left.isVertical == right.isVertical && left.crossLength == right.crossLength
        && left.crossInset == right.crossInset && left.reference == right.reference && left.scale == right.scale
    }
  }

  var solver: FlowLayoutSolver?
  var room: Room?
  /// The metrics of sections, without their items and without the reference of insets.
  var metrics: [FlowSection] = []
  var staleness = Staleness.metrics
  /// Items whose size is asked for again.
  var named: [IndexPath] = []
  /// Sizes that cells asked for, in the order in which they did.
  var preferred: [(indexPath: IndexPath, size: CGSize)] = []
  /// Updates since the layout was solved.
  var plans: [ListUpdatePlan] = []
  /// Whether the sizes that cells asked for mean nothing any more.
  var hasForgottenSizes = false
  /// How long content that begins at the right end was when it was shown last.
  var shownLength: CGFloat?

  mutating func forgetSizes() {
    hasForgottenSizes = true
    preferred = []
    plans = []
  }

  @MainActor mutating func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      staleness = .metrics
      return
    }
    named += context.invalidatedItemIndexPaths ?? []
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    if flow.invalidateFlowLayoutDelegateMetrics {
      staleness = .metrics
    } else if flow.invalidateFlowLayoutAttributes {
      staleness = max(staleness, .places)
    }
  }
}
