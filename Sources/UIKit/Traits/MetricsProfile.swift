import ListGeometry

/// The numbers of one generation of iOS: the standard lengths of lists, their cells and the contents of these.
///
/// A profile is a value, and another generation is another value. It comes to a view with its traits
/// (`UIView.metricsProfile`), so that a view, a screen or a test may have another one. All lengths are in points; the
/// values that stand here are those of iOS 15 to 18. Sources are sections of `uikit-facts`; numbers called rules have
/// not been measured.
struct MetricsProfile: Hashable, Sendable {
  var margins = Margins()
  var table = TableLengths.iOS15To18
  var cell = Cell()
  var supplement = Supplement()
  var accessory = Accessory()
  var editing = Editing()
  var sectionIndex = SectionIndex()
  var swipe = Swipe()
  var listContent = ListContent()
  var listBackground = ListBackground()

  /// iOS 15 to 18 ("P2" in the facts).
  static let iOS15To18 = MetricsProfile()

  /// Layout margins.
  struct Margins: Hashable, Sendable {
    /// Of a view on all sides (`uikit-facts §8`).
    var view: CGFloat = 8
    /// At the sides of a controller's view, of lists and of their cells (`uikit-facts §8`).
    var side: CGFloat = 16
    /// The same on wide screens.
    var wideSide: CGFloat = 20
    /// The shorter side of a window that counts as wide, as those of regular width on iPads do (`uikit-facts §8`).
    var wideWindow: CGFloat = 414
    /// Of a table above and below.
    var listVertical: CGFloat = 8
    /// Of cells above and below (`uikit-facts §6.3`).
    var cellVertical: CGFloat = 11
    /// Of headers and footers above and below.
    var supplementVertical: CGFloat = 8
    /// Between the views of a stack that leaves it to the system.
    var systemSpacing: CGFloat = 8
    /// Of a content view beside an accessory (`uikit-facts §6.1`).
    var atAccessory: CGFloat = 8

    /// The side margins in a window of a size; one on an iPad that is compact, as beside another application, has those of phones.
    func side(in size: CGSize, traits: UITraitCollection) -> CGFloat {
      if traits.userInterfaceIdiom == .pad { return traits.horizontalSizeClass == .compact ? side : wideSide }
      return min(size.width, size.height) >= wideWindow ? wideSide : side
    }
  }

  /// The contents of cells without content configuration.
  struct Cell: Hashable, Sendable {
    /// The least height (`uikit-facts §1.1`).
    var height: CGFloat = 44
    /// A cell's width before a list gives it another.
    var initialWidth: CGFloat = 320
    /// The sum of the distances above and below one line of text.
    var linePadding: CGFloat = 22
    /// The sum of the distances above, below and between two lines of text (`uikit-facts §6.1`).
    var twoLinePadding: CGFloat = 21
    /// Between two lines below each other, at 3x and at other scales (`uikit-facts §6.1`).
    var lineGapAt3x: CGFloat = 2
    var lineGap: CGFloat = 1
    /// The sum of the distances above and below an image.
    var imagePadding: CGFloat = 12
    /// From an image to the text (`uikit-facts §6.1`, folklore).
    var imageGap: CGFloat = 16
    /// How wide the titles of `value2` are (`uikit-facts §6.1`, folklore).
    var titleColumn: CGFloat = 91
    /// Between a title and its detail side by side.
    var textGap: CGFloat = 6
    /// How much of a cell's content is left to see where its row was dragged away; a rule, not measured.
    var draggedAlpha: CGFloat = 0.5
  }

  /// The titles of headers and footers.
  struct Supplement: Hashable, Sendable {
    /// From a grouped title to the rows (`uikit-facts §1.3`).
    var titleDistance: CGFloat = 7
    /// The sum of the distances above and below a plain title higher than usual, a rule.
    var plainTitlePadding: CGFloat = 8
    /// The height that grouped headers and footers of lists are taken to have before they are measured.
    var groupedEstimate: CGFloat = 38
  }

  /// The standard accessories.
  struct Accessory: Hashable, Sendable {
    /// The room of a chevron: at 2x, and at 3x beside narrow and wide margins (`uikit-facts §6.1`, recorded 736 points
    /// wide).
    var chevronWidth: CGFloat = 10.5
    var chevronWidthAt3x: CGFloat = 31 / 3
    var chevronWidthAt3xBesideWideMargin: CGFloat = 29 / 3
    /// From where on a margin is wide.
    var wideMargin: CGFloat = 20
    var chevronHeight: CGFloat = 14
    /// Measured on iOS 26 (`uikit-facts §6.1`); those of iOS 15 to 18 are not known.
    var checkmark = CGSize(width: 19, height: 18)
    /// The room of a check mark beyond its width and the margin (`uikit-facts §6.1`).
    var checkmarkRoom: CGFloat = 5
    var detail = CGSize(width: 22, height: 22)
    /// The chevron of an outline turns in it; a rule.
    var outline = CGSize(width: 14, height: 14)
    /// From a detail button to the chevron beside it.
    var detailDistance: CGFloat = 11
    /// How far around a button a finger counts.
    var touchSlack: CGFloat = 11
  }

  /// The controls of editing mode; seen on screen, not measured.
  struct Editing: Hashable, Sendable {
    /// Of all circles.
    var circle: CGFloat = 22
    /// From the circle to where the content begins, 40 points from the edge at a margin of 16.
    var circleDistance: CGFloat = 2
    /// The lines of a reorder control.
    var reorderLines = CGSize(width: 22, height: 14)
    /// How far the control reaches over the content's margin.
    var reorderOverlap: CGFloat = 8
  }

  /// The bar of an index.
  struct SectionIndex: Hashable, Sendable {
    /// The least width: the contents of indexed tables are 15 narrower on iOS 7 to 18.
    var width: CGFloat = 15
    /// From title to title, and the size of a bullet; seen on screen, not measured.
    var titleDistance: CGFloat = 14
    var bullet: CGFloat = 4
    /// Of titles, whatever the reader's text size.
    var fontSize: CGFloat = 11
  }

  /// Swipe actions; sources stand at `SwipeLayout` and `SwipeActionButton`.
  struct Swipe: Hashable, Sendable {
    var narrowestButton: CGFloat = 74
    var widestButton: CGFloat = 120
    /// Room on both sides of a title together.
    var titlePadding: CGFloat = 27
    /// How much of the row stays to be seen besides the buttons, however many there are.
    var restOfRow: CGFloat = 44
    /// From where on letting go does the first action: this part of the row, so much farther than open, so much before its end.
    var fullSwipePart: CGFloat = 0.6
    var fullSwipeDistance: CGFloat = 50
    var fullSwipeRest: CGFloat = 20
    /// From this height of the row a picture and words are shown both.
    var heightForBoth: CGFloat = 91
    /// Between a picture and words.
    var gap: CGFloat = 4
    var fontSize: CGFloat = 15
    /// To how much of their size words are made smaller that do not fit.
    var smallestText: CGFloat = 0.7
  }

  /// `UIListContentConfiguration`.
  ///
  /// The margins of cells and grouped headers and the paddings are those that iOS 15 to 17 printed (`uikit-facts §6.5`); one line in a
  /// grouped footer gives its measured height of 30 (`§1.3`), one in a plain header 28 (`§1.2`). The rest are rules.
  struct ListContent: Hashable, Sendable {
    var cell = Sides(11, 16, 11, 8)
    var sidebarCell = Sides(11, 16, 11, 8)
    var accompaniedSidebarCell = Sides(11, 16, 11, 8)
    var plainHeader = Sides(4, 8, 3.5, 8)
    var groupedHeader = Sides(17, 8, 6, 8)
    var footer = Sides(8, 8, 6, 8)
    var prominentHeader = Sides(17, 8, 8, 8)
    var sidebarHeader = Sides(17, 8, 8, 8)
    var imageToText: CGFloat = 16
    var textToSecondaryTextVertical: CGFloat = 3
    /// As much as legacy cells leave between title and value.
    var textToSecondaryTextHorizontal: CGFloat = 6
    /// The least height of a cell (`uikit-facts §1.1`).
    var cellHeight: CGFloat = 44
    /// The side of the square that symbols are reserved at Large, growing as body text does: wide enough for nearly all symbols
    /// next to body text.
    var symbolSide: CGFloat = 28
  }

  /// `UIBackgroundConfiguration`; rules.
  struct ListBackground: Hashable, Sendable {
    var sidebarCornerRadius: CGFloat = 10
    /// How far a sidebar's background keeps from the sides of its cell.
    var sidebarInset: CGFloat = 8
  }

  /// Insets in the reading direction, as a value that can be compared and hashed.
  struct Sides: Hashable, Sendable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat

    init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    var insets: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
}

/// A profile that traits hold on to: collections of traits are copied and compared often, and nearly all have the same one.
final class MetricsReference: Hashable, Sendable {
  let profile: MetricsProfile

  init(_ profile: MetricsProfile) { self.profile = profile }

  /// The profile for traits that specify none.
  static let iOS15To18 = MetricsReference(.iOS15To18)

  static func == (left: MetricsReference, right: MetricsReference) -> Bool {
    left === right || left.profile == right.profile
  }

  func hash(into hasher: inout Hasher) { hasher.combine(profile) }
}

extension UITraitCollection {
  /// Makes a collection with the profile alone.
  convenience init(metrics: MetricsProfile) {
    var values = Values()
    values.metrics = MetricsReference(metrics)
    self.init(values: values)
  }

  var metricsReference: MetricsReference { @inline(__always) get { values.metrics ?? .iOS15To18 } }

  /// The profile; that of iOS 15 to 18 where none is specified.
  ///
  /// Lent, so that asking for one number does not copy all.
  var metricsProfile: MetricsProfile {
    @inline(__always) _read { yield metricsReference.profile }
  }
}

extension UIView {
  private var metricsReference: MetricsReference { (traitState.known ?? traitCollection).metricsReference }

  /// The profile that the view is laid out by.
  var metricsProfile: MetricsProfile {
    @inline(__always) _read { yield metricsReference.profile }
  }

  /// The side margins that the system asks for: wider where the shorter side of the window is long, and in a window of regular width on an iPad.
  var systemSideMargin: CGFloat { systemSideMargin(metricsProfile.margins) }

  /// The system's side margin by a profile: that in the window, or outside of windows on the whole screen.
  func systemSideMargin(_ margins: MetricsProfile.Margins) -> CGFloat {
    guard let window, !window.isOfSystem else { return stage.screen.systemSideMargin(margins) }
    // One that is only longer or shorter than the screen, as with all of its content in it, has the screen's.
    let (size, screen) = (window.bounds.size, window.screen.bounds.size)
    return margins.side(in: size.width == screen.width ? screen : size, traits: window.traitCollection)
  }
}
