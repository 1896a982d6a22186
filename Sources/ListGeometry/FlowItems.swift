import Foundation

/// Consecutive items of a flow layout: many of one size as a number, others individually.
enum FlowItems: Sendable {
  /// So many items of the section's base size.
  case base(Int)
  /// Items of sizes of their own.
  case sizes(ArraySlice<CGSize>)

  var count: Int {
    switch self {
    case .base(let count): count
    case .sizes(let sizes): sizes.count
    }
  }
}

/// How items of a section are packed into lines.
struct FlowPacking: Sendable {
  var isVertical: Bool
  /// The room across the scrolling axis.
  var available: ExactLength
  var interitem: ExactLength
  var lineSpacing: ExactLength
  /// The section's number, for messages.
  var section: Int

  /// An item's extents along and across the scrolling axis.
  func extent(_ size: CGSize) -> SolvedFlowSection.Extent {
    let width = ExactLength(height: size.width, of: "the width of an item of section \(section)")
    let height = ExactLength(height: size.height, of: "an item of section \(section)")
    return isVertical
      ? SolvedFlowSection.Extent(main: height, cross: width) : SolvedFlowSection.Extent(main: width, cross: height)
  }

  func cross(_ size: CGSize) -> ExactLength {
    let length = isVertical ? size.width : size.height
    return ExactLength(height: length, of: "the \(isVertical ? "width" : "height") of an item of section \(section)")
  }

  /// Whether a line holds so many items that are so long together, with the spacing between them.
  ///
  /// Items' lengths are rounded to whole units, so that they may exceed the room by one unit each.
  func fits(_ count: Int, _ used: ExactLength) -> Bool { used.units <= available.units + count + 1 }

  /// The number of items of one length in a line: at least one, and `Int.max` without limit.
  ///
  /// It is the largest count that `fits` takes when items are added one by one.
  func capacity(of cross: ExactLength) -> Int {
    let step = cross.units + interitem.units - 1
    let room = available.units + interitem.units + 1
    if step > 0 { return max(1, room >= 0 ? room / step : 1) }
    return 2 * step <= room ? .max : 1
  }
}
