/// The visible columns of a split view, and their frames: a function of the size, the columns' widths, and the
/// preferences.
///
/// The behaviours and the display modes that each of them allows are Apple's (documentation of
/// `UISplitViewController.SplitBehavior`). The meaning of `automatic` is seen on iOS for two columns: held upright the
/// sidebar lies over the other column, which stands alone at first, and held sideways it stands beside it. For three it
/// is a rule: they are tiled where the rest for the last one is of regular width.
struct SplitArrangement: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// The least width of the last column where three are tiled; with less they are displaced (a rule).
  static let leastSecondary: CGFloat = 320

  /// The size of the whole.
  var size: CGSize
  /// The widths of the columns before the last one, one or two, the outermost first.
  var sidebars: [CGFloat]
  /// How wide the line beside a column is.
  var line: CGFloat
  var preferredBehavior = Behavior.automatic
  var preferredMode = Mode.automatic
  /// How many sidebars the reader or the application has shown or hidden since; nil where nobody did.
  var chosen: Int?

  /// How the last column gives way; never `automatic`.
  var behavior: Behavior {
    var wanted = preferredBehavior == .automatic ? behaviorOfPreferredMode : preferredBehavior
    if wanted == .tile, sidebars.count > 1, rest < Self.leastSecondary { wanted = .displace }
    return wanted
  }

  /// The visible columns; never `automatic`.
  var mode: Mode {
    switch (behavior, count) {
    case (_, 0): .secondaryOnly
    case (.overlay, 1): .oneOverSecondary
    case (.overlay, _): .twoOverSecondary
    case (_, 1): .oneBesideSecondary
    case (.displace, _): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// How many sidebars are seen, the innermost first.
  var count: Int {
    let wanted = chosen ?? preferredMode.sidebars ?? (behavior == .overlay ? 0 : 1)
    return min(max(wanted, 0), sidebars.count)
  }

  /// Whether the last column is unusable until the sidebars over or beside it are gone.
  var dimsSecondary: Bool { count > 0 && (behavior == .overlay || mode == .twoDisplaceSecondary) }

  /// The number of sidebars after a tap on the button of the bar.
  var countAfterTap: Int {
    if sidebars.count == 1 { return 1 - count }
    return count == 1 ? 2 : 1
  }

  /// The number of sidebars after a tap on the dimmed column.
  var countAfterTapBeside: Int { behavior == .overlay ? 0 : 1 }

  private var isUpright: Bool { size.height > size.width }
  /// The width that all columns leave for the last column beside them.
  private var rest: CGFloat { size.width - sidebars.reduce(0) { $0 + $1 + line } }

  private var automaticBehavior: Behavior {
    if isUpright { return .overlay }
    if sidebars.count < 2 { return .tile }
    return rest >= IdiomMetrics.iOS15To18.regularWidth ? .tile : .displace
  }

  /// The behaviour of the preferred mode.
  private var behaviorOfPreferredMode: Behavior {
    switch preferredMode {
    case .automatic, .secondaryOnly: automaticBehavior
    case .oneBesideSecondary: automaticBehavior == .overlay ? .tile : automaticBehavior
    case .twoBesideSecondary: .tile
    case .twoDisplaceSecondary: sidebars.count > 1 ? .displace : .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    @unknown default: automaticBehavior
    }
  }

  // MARK: Frames

  /// The frames of the columns before the last one as they are given, and of the last one.
  ///
  /// Those that are not seen lie outside, at the edge that they come in at.
  func frames(fromLeft: Bool) -> (sidebars: [CGRect], secondary: CGRect, lines: [CGRect]) {
    let hidden = sidebars.count - count
    var edge: CGFloat = 0
    var frames = [CGRect](repeating: .zero, count: sidebars.count)
    for index in (0..<hidden).reversed() {
      edge -= sidebars[index]
      frames[index] = column(edge, sidebars[index])
    }
    var lines: [CGRect] = []
    edge = 0
    for index in hidden..<sidebars.count {
      frames[index] = column(edge, sidebars[index])
      edge += sidebars[index]
      lines.append(column(edge, line))
      edge += line
    }
    var secondary = column(0, size.width)
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: secondary = column(edge, max(0, size.width - edge))
    case .twoDisplaceSecondary: secondary = column(edge, max(0, size.width - (sidebars.last ?? 0) - line))
    default: break
    }
    func turned(_ frame: CGRect) -> CGRect {
      fromLeft ? frame : CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
    }
    return (frames.map(turned), turned(secondary), lines.map(turned))
  }

  private func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: size.height)
  }
}

extension UISplitViewController.DisplayMode {
  /// How many sidebars the mode has; nil where that is not said.
  var sidebars: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    @unknown default: nil
    }
  }
}
