import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

@Suite struct TableGeometryTests {
  @Test func partsAreStackedFromTopToBottom() {
    var table = TableGeometry(
      width: 320, sectionHeaderTopPadding: 22,
      sections: [
        SectionGeometry(
          rows: RowHeights(count: 2, defaultHeight: 44), header: .measured(28), footer: .measured(10)),
        SectionGeometry(rows: RowHeights(count: 3, defaultHeight: 50)),
      ])
    table.tableHeaderHeight = 100
    table.tableFooterHeight = 60
    table.bottomPadding = 20
    #expect(table.tableHeaderFrame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.frame(ofHeader: 0) == CGRect(x: 0, y: 122, width: 320, height: 28))
    #expect(table.frame(ofRow: RowIndex(section: 0, row: 1)) == CGRect(x: 0, y: 194, width: 320, height: 44))
    #expect(table.frame(ofFooter: 0) == CGRect(x: 0, y: 238, width: 320, height: 10))
    #expect(table.frame(ofSection: 0) == CGRect(x: 0, y: 122, width: 320, height: 126))
    #expect(table.frame(ofHeader: 1) == CGRect(x: 0, y: 248, width: 320, height: 0))
    #expect(table.frame(ofRowsInSection: 1) == CGRect(x: 0, y: 248, width: 320, height: 150))
    #expect(table.tableFooterFrame == CGRect(x: 0, y: 418, width: 320, height: 60))
    #expect(table.contentSize == CGSize(width: 320, height: 478))
  }

  @Test func rowsOfAnInsetGroupedTableAreInsetAndHeadersAreNot() {
    let table = TableGeometry(
      style: .insetGrouped, width: 375, leftRowInset: 16, rightRowInset: 20,
      sections: [SectionGeometry(rows: RowHeights(count: 1, defaultHeight: 44), header: .measured(55.5))])
    #expect(table.frame(ofRow: RowIndex(section: 0, row: 0)) == CGRect(x: 16, y: 55.5, width: 339, height: 44))
    #expect(table.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 375, height: 55.5))
    #expect(table.row(at: CGPoint(x: 15.9, y: 60)) == nil)
    #expect(table.row(at: CGPoint(x: 16, y: 60)) == RowIndex(section: 0, row: 0))
    #expect(table.row(at: CGPoint(x: 355, y: 60)) == nil)
    #expect(table.rows(in: CGRect(x: 356, y: 0, width: 10, height: 900)).isEmpty)
  }

  @Test func anEmptyTableHasNothingAnywhere() {
    let table = TableGeometry(width: 320)
    #expect(table.contentHeight == 0)
    #expect(table.row(at: .zero) == nil)
    #expect(table.rows(from: -1000, to: 1000).isEmpty)
    #expect(table.element(at: 0) == nil)
    #expect(table.anchor(in: Viewport(offset: 0, length: 500)) == nil)
    table.checkInvariants()
  }

  @Test(arguments: 1...10)
  func randomTablesAgreeWithAPlainList(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 77)
    var model = TableModel(random: &random)
    var table = model.table()
    for _ in 0..<60 {
      model.change(&table, &random)
      table.checkInvariants()
      model.compare(table, &random)
    }
  }

  @Test func aMillionRowsInOneSectionTakeLogarithmicSteps() {
    var table = TableGeometry(
      width: 390, sections: [SectionGeometry(rows: RowHeights(count: 1_000_000, defaultHeight: 44))])
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      table.setMeasured(
        random.height(), for: .row(RowIndex(section: 0, row: random.below(1_000_000))))
    }
    table.checkInvariants()
    // 2,000 windows of 64 rows and the runs between them: the depth of the tree bounds the steps of every question.
    let tree = table.sections[0].rows.tree
    #expect(tree.nodes.count < 4_001)
    #expect(tree.depth() < 40)
  }
}

extension RunTree {
  /// The number of nodes on the longest way down.
  func depth() -> Int {
    func depth(_ index: Int32) -> Int {
      index == Self.none ? 0 : 1 + max(depth(nodes[Int(index)].left), depth(nodes[Int(index)].right))
    }
    return depth(all.root)
  }
}

/// A table as a list of everything in it, from top to bottom: obvious and slow.
///
/// All heights in units.
struct TableModel {
  struct Section {
    var header: Int
    var headerIsMeasured = true
    var rows: [RunTree.Entry?]
    var fallback: Int
    var footer: Int
  }

  struct Part {
    var element: TableElement
    var start: Int
    var end: Int
  }

  var tableHeader = 0
  var tableFooter = 0
  var bottom = 0
  var padding: Int
  var sections: [Section] = []

  init(random: inout SeededGenerator) {
    padding = random.below(2) * units(22)
    for _ in 0..<random.below(8) { sections.append(Self.section(&random)) }
  }

  static func section(_ random: inout SeededGenerator) -> Section {
    Section(
      header: random.below(3) == 0 ? 0 : units(random.height()),
      rows: Array(repeating: nil, count: random.below(3) == 0 ? 0 : random.below(90)),
      fallback: units(random.height()), footer: random.below(2) == 0 ? 0 : units(random.height()))
  }

  static func geometry(_ section: Section) -> SectionGeometry {
    SectionGeometry(
      rows: RowHeights(count: section.rows.count, defaultHeight: points(section.fallback)),
      header: .measured(points(section.header)), footer: .measured(points(section.footer)))
  }

  func table() -> TableGeometry {
    TableGeometry(width: 320, sectionHeaderTopPadding: points(padding), sections: sections.map(Self.geometry))
  }

  var parts: [Part] {
    var parts: [Part] = []
    var position = 0
    func add(_ element: TableElement, _ height: Int) {
      parts.append(Part(element: element, start: position, end: position + height))
      position += height
    }
    add(.tableHeader, tableHeader)
    for (index, section) in sections.enumerated() {
      if section.header > 0 { position += padding }
      add(.sectionHeader(index), section.header)
      for (row, entry) in section.rows.enumerated() {
        add(.row(RowIndex(section: index, row: row)), entry?.units ?? section.fallback)
      }
      add(.sectionFooter(index), section.footer)
    }
    position += bottom
    add(.tableFooter, tableFooter)
    return parts
  }

  mutating func change(_ table: inout TableGeometry, _ random: inout SeededGenerator) {
    let height = random.height()
    switch random.below(8) {
    case 0:
      table.tableHeaderHeight = height
      tableHeader = units(height)
    case 1:
      table.tableFooterHeight = height
      tableFooter = units(height)
    case 2:
      table.bottomPadding = height
      bottom = units(height)
    case 3:
      table.sectionHeaderTopPadding = height
      padding = units(height)
    default:
      guard !sections.isEmpty else { return }
      let section = random.below(sections.count)
      switch random.below(4) {
      case 0:
        table.setHeader(.measured(height), ofSection: section)
        sections[section].header = units(height)
      case 1:
        table.setMeasured(height, for: .sectionFooter(section))
        sections[section].footer = units(height)
      case 2:
        table.changeRows(ofSection: section) { $0.insert(count: 3, at: 0) }
        sections[section].rows.insert(contentsOf: [nil, nil, nil], at: 0)
      default:
        guard !sections[section].rows.isEmpty else { return }
        let row = random.below(sections[section].rows.count)
        let growth = table.setMeasured(height, for: .row(RowIndex(section: section, row: row)))
        #expect(growth == points(units(height) - (sections[section].rows[row]?.units ?? sections[section].fallback)))
        sections[section].rows[row] = .init(units: units(height), isMeasured: true)
      }
    }
  }

  func compare(_ table: TableGeometry, _ random: inout SeededGenerator) {
    let parts = parts
    let total = parts.last!.end
    #expect(table.contentHeight == points(total))
    for part in parts where random.below(6) == 0 {
      let frame = table.frame(of: part.element)
      #expect(frame.minY == points(part.start) && frame.height == points(part.end - part.start))
    }
    for _ in 0..<12 {
      let edge = parts[random.below(parts.count)].start
      let offset = random.below(2) == 0 ? points(edge) : CGFloat.random(in: -30...points(total) + 30, using: &random)
      let position = ExactLength(position: offset).units
      let end = ExactLength(position: offset + 200).units
      var covering: TableElement?
      var visible: [RowIndex] = []
      var next: TableElement?
      for part in parts {
        if next == nil, max(position, 0) < part.end, part.element != .tableFooter || tableFooter > 0 {
          next = part.element
        }
        if part.start <= position, position < part.end { covering = part.element }
        if case .row(let index) = part.element, part.start < end, position < part.end, part.start < part.end {
          visible.append(index)
        }
      }
      if case .row(let index) = covering {
        #expect(table.row(at: CGPoint(x: 10, y: offset)) == index)
      } else {
        #expect(table.row(at: CGPoint(x: 10, y: offset)) == nil)
      }
      if case .sectionHeader(let section) = covering {
        #expect(table.header(at: offset) == section)
      } else {
        #expect(table.header(at: offset) == nil)
      }
      if case .sectionFooter(let section) = covering {
        #expect(table.footer(at: offset) == section)
      } else {
        #expect(table.footer(at: offset) == nil)
      }
      // Empty space above the table footer belongs to it only when there is one.
      #expect(table.element(at: offset) == next)
      let found = table.rows(from: offset, to: offset + 200).rowIndices
      #expect(found.filter { table.frame(ofRow: $0).height > 0 } == visible)
    }
  }
}
