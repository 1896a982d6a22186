import Foundation
import Testing

@testable import ListGeometry

/// Table views as Interface Builder laid them out in public storyboards: 27 static ones, 37 with prototype cells.
///
/// Row heights are taken from the recording (self-sizing is not geometry), and so is the number of lines of a footer's
/// text, which has to be a whole number. Everything else follows from `TableMetrics`.
@Suite struct InterfaceBuilderTests {
  /// The sections that are not where the metrics say, as table (its place in the file) and section, with the reason.
  static let unmatchedSections: [String: String] = [
    "19/0": "tools 18122 draw a header for a plain section without title, of 24.5 points (a line of 20.5 and 4)",
    "23/0": "Interface Builder draws a header for a plain section without title, a running table has none",
    "24/0": "the same",
    "58/0": "the same",
    "71/0": "the same",
    "44/1": "Interface Builder draws a footer of 28 for a plain section without one, a running table has none",
    "55/1": "a footer titled with the empty string is 10 tall in tools of 2017, 22 in later ones",
    "74/0": "below a large title the first titled header is as tall as others; the recording lost the bar",
    "75/0": "the same; the table of this storyboard whose largeTitleDisplayMode is never has 55.5",
    "74/9": "the section has a footer (it shows in the header's padding) which the recording lost",
    "74/10":
      "the lost footer: 126 points, which is 7 lines; the storyboard has it as text of 6 lines, one of which wraps",
  ]

  static let unmatchedPrototypes: [Int: String] = [
    0: "tools 18122 draw plain headers of 24.5 points (a line of 20.5 and 4), earlier and later ones 28",
    38: "44.5 in tools 19162, the first with padding: that header and 20 above it, later tools have 28 and 22",
    54: "49 in landscape at 736 points: 27 and 22; the only recording in landscape",
    82: "22 as sectionHeaderHeight says, where later tools draw 28",
  ]

  @Test func sectionsOfStaticTablesBeginWhereTheMetricsSay() throws {
    var matched = 0
    var unmatched: [String] = []
    for table in try RecordedTable.all() where !table.sections.isEmpty {
      for section in table.sections.indices where !table.sections[section].cells.isEmpty {
        let geometry = table.geometry(upTo: section)
        let expected = table.sections[section].cells
        // Sections before this one are taken as recorded, so that one miss is one miss.
        let offset = table.recordedEnd(before: section) - geometry.start(before: section)
        let rows = expected.indices.map { geometry.frame(ofRow: RowIndex(section: section, row: $0)) }
        if zip(rows, expected).allSatisfy({ $0.offsetBy(dx: 0, dy: offset).isNear($1) }) {
          matched += 1
        } else {
          unmatched.append("\(table.place)/\(section)")
        }
      }
    }
    #expect(matched == 67)
    #expect(unmatched.sorted() == Self.unmatchedSections.keys.sorted())
  }

  @Test func prototypesBeginBelowATitledFirstHeader() throws {
    var matched = 0
    var unmatched: [Int] = []
    for table in try RecordedTable.all() where table.sections.isEmpty {
      guard let first = table.prototypes.first else { continue }
      let geometry = table.geometry(titles: ["Prototype Cells"])
      let row = geometry.frame(ofRow: RowIndex(section: 0, row: 0))
      if abs(row.minY - first.minY) < 0.01 && row.minX == first.minX && row.width == first.width {
        matched += 1
      } else {
        unmatched.append(table.place)
      }
    }
    #expect(matched == 33)
    #expect(unmatched == Self.unmatchedPrototypes.keys.sorted())
  }

  @Test func tableFootersFollowTheLastSectionsFooter() throws {
    var checked = 0
    for table in try RecordedTable.all() where table.style != .plain && !table.sections.isEmpty {
      guard let footer = table.tableFooter else { continue }
      var geometry = table.geometry(upTo: table.sections.count - 1, followedBy: footer.minY)
      geometry.tableFooterHeight = footer.height
      let end = table.sections.last!.cells.last!.maxY
      let offset = end - geometry.frame(ofRowsInSection: table.sections.count - 1).maxY
      #expect(abs(geometry.tableFooterFrame.minY + offset - footer.minY) < 0.01, "table \(table.place)")
      checked += 1
    }
    #expect(checked == 3)
  }
}

struct RecordedTable {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [CGRect]
  }

  var place: Int
  var name: String
  var tools: Int
  var scale: CGFloat
  var style: TableGeometry.Style
  /// `sectionHeaderHeight` and `sectionFooterHeight`; nil where they are automatic.
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?
  var frame: CGRect
  var tableHeader: CGRect?
  var tableFooter: CGRect?
  var sections: [Section]
  var prototypes: [CGRect]

  static func all() throws -> [RecordedTable] {
    try (fixture("ib-tables") as! [[String: Any]]).enumerated().map { RecordedTable($1, place: $0) }
  }

  init(_ json: [String: Any], place: Int) {
    func number(_ value: Any?) -> CGFloat? {
      (value as? NSNumber).map { CGFloat($0.doubleValue) }
        ?? (value as? String).flatMap { Double($0) }.map { CGFloat($0) }
    }
    func rect(_ value: Any?) -> CGRect? {
      (value as? [Any]).map { $0.map { number($0)! } }.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    func explicit(_ value: Any?) -> CGFloat? { number(value).flatMap { $0 < 0 ? nil : $0 } }
    self.place = place
    name = json["repo"] as! String
    tools = Int(number((json["tools"] as! String).split(separator: ".").first.map(String.init))!)
    // The devices of the recordings at 3×; all others are at 2×.
    scale = ["retina5_5", "retina5_9", "retina6_5"].contains(json["device"] as? String ?? "") ? 3 : 2
    style = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped][json["style"] as! String]!
    headerHeight = explicit(json["hh"])
    footerHeight = explicit(json["fh"])
    frame = rect(json["frame"])!
    tableHeader = rect(json["tableHeaderView"])
    tableFooter = rect(json["tableFooterView"])
    sections = (json["sections"] as! [[String: Any]]).map { section in
      Section(
        header: section["header"] as? String, footer: section["footer"] as? String,
        cells: (section["cells"] as! [[String: Any]]).map { rect($0["frame"])! })
    }
    prototypes = ((json["prototypes"] as? [[String: Any]]) ?? []).map { rect($0["frame"])! }
  }

  /// Xcode 13, with which the padding above plain headers came, writes tools versions from 19000.
  var metrics: TableMetrics {
    var metrics = TableMetrics.iOS15To18(scale: scale)
    if tools < 19_000 { metrics.plainHeaderTopPadding = 0 }
    return metrics
  }

  private func header(_ section: Section, isFirst: Bool) -> CGFloat {
    let title: TableMetrics.Title = section.header.map { .lines($0.isEmpty ? 0 : 1) } ?? .absent
    return metrics.headerHeight(
      style: style, title: title, isFirst: isFirst, untitledHeight: headerHeight,
      padsForFooter: section.footer != nil && !isFirst)
  }

  /// The footer of a section that another one follows at `next`, below a header so tall.
  private func footer(_ section: Section, next: CGFloat, nextHeader: CGFloat) -> CGFloat {
    guard let text = section.footer, !text.isEmpty else {
      return metrics.footerHeight(
        style: style, title: section.footer == nil ? .absent : .lines(0), untitledHeight: footerHeight)
    }
    let gap = next - section.cells.last!.maxY - nextHeader
    let lines = ((gap - metrics.groupedFooterTextPadding) / metrics.groupedTitleLineHeight).rounded()
    return metrics.footerHeight(style: style, title: .lines(max(1, Int(lines))))
  }

  func geometry(titles: [String?]) -> TableGeometry {
    var table = self
    table.sections = titles.map { Section(header: $0, footer: nil, cells: [.zero]) }
    return table.geometry(upTo: titles.count - 1)
  }

  /// The sections up to `last`; its footer is left out unless what follows it is known to begin at `end`.
  func geometry(upTo last: Int, followedBy end: CGFloat? = nil) -> TableGeometry {
    // The side inset is the margin of the device's width (uikit-facts §1.3).
    let inset: CGFloat = style == .insetGrouped ? (frame.width >= 414 ? 20 : 16) : 0
    var geometry = TableGeometry(
      style: style, width: frame.width, leftRowInset: inset, rightRowInset: inset,
      sectionHeaderTopPadding: style == .plain ? metrics.plainHeaderTopPadding : 0,
      sections: (0...last).map { index in
        let section = sections[index]
        var footerHeight: CGFloat = 0
        if index < last, !sections[index + 1].cells.isEmpty {
          footerHeight = footer(
            section, next: sections[index + 1].cells[0].minY, nextHeader: header(sections[index + 1], isFirst: false))
        } else if let end {
          footerHeight = footer(section, next: end, nextHeader: 0)
        }
        return SectionGeometry(
          rows: RowHeights(heights: section.cells.map(\.height), defaultHeight: 44),
          header: .measured(header(section, isFirst: index == 0)), footer: .measured(footerHeight))
      })
    geometry.tableHeaderHeight = tableHeader?.height ?? 0
    return geometry
  }

  /// Where the rows of the section before end, as recorded.
  func recordedEnd(before section: Int) -> CGFloat {
    section == 0 ? tableHeader?.height ?? 0 : sections[section - 1].cells.last!.maxY
  }
}

extension TableGeometry {
  fileprivate func start(before section: Int) -> CGFloat {
    section == 0 ? tableHeaderHeight : frame(ofRowsInSection: section - 1).maxY
  }
}

extension CGRect {
  /// Recordings hold single-precision numbers.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
