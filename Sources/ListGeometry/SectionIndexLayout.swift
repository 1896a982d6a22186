import Foundation

/// The places of the titles of a section index in a bar, and the title for a finger.
///
/// Titles are a fixed distance apart, in the middle of the bar. Where they do not fit, as many as do are shown, evenly
/// chosen, with a bullet between each two for those left out; the first and the last are always among them. A finger
/// means all titles, shown or not, evenly spread over the length of the shown ones.
public struct SectionIndexLayout: Hashable, Sendable {
  /// The mark drawn at a place.
  public enum Mark: Hashable, Sendable {
    /// The title of this index.
    case title(Int)
    /// Titles that are left out.
    case bullet
  }

  /// A mark and its middle, from the upper end of the bar.
  public struct Entry: Hashable, Sendable {
    /// The title, or a bullet for titles left out.
    public var mark: Mark
    /// The distance of its middle from the top of the bar, in points.
    public var middle: CGFloat
  }

  /// From the first to the last mark.
  public let entries: [Entry]
  /// The upper end of the first mark.
  public let start: CGFloat
  /// The lower end of the last mark.
  public let end: CGFloat
  /// How many titles there are, shown or not.
  public let titleCount: Int

  /// - Parameters:
  ///   - length: the length of the bar, in points.
  ///   - distance: that of two marks, in points.
  public init(titleCount: Int, length: CGFloat, distance: CGFloat) {
    let places = distance > 0 ? max(0, Int(length / distance)) : 0
    let marks = Self.marks(titleCount, places: places)
    let start = (length - CGFloat(marks.count) * distance) / 2
    self.titleCount = titleCount
    self.start = start
    end = start + CGFloat(marks.count) * distance
    entries = marks.enumerated().map { Entry(mark: $1, middle: start + (CGFloat($0) + 0.5) * distance) }
  }

  private static func marks(_ count: Int, places: Int) -> [Mark] {
    guard count > places else { return (0..<count).map { .title($0) } }
    // Titles and bullets take turns; the first and the last mark are titles.
    let shown = (places + 1) / 2
    guard shown > 0 else { return [] }
    guard shown > 1 else { return [.title(0)] }
    var marks: [Mark] = []
    for place in 0..<shown {
      if place > 0 { marks.append(.bullet) }
      marks.append(.title((place * (count - 1) + (shown - 1) / 2) / (shown - 1)))
    }
    return marks
  }

  /// The title for a finger at a place of the bar; above and below the shown titles the first and the last.
  ///
  /// Nil where there are no titles.
  public func title(at place: CGFloat) -> Int? {
    guard titleCount > 0, end > start else { return nil }
    let part = (place - start) / (end - start)
    return min(max(Int((part * CGFloat(titleCount)).rounded(.down)), 0), titleCount - 1)
  }
}
