import Testing

@testable import UIKit

/// A list is laid out and drawn as the table of the same style and content.
@MainActor @Suite("Lists equal tables", .serialized)
struct ListEqualsTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var style: UITableView.Style
    var headers = false
    var footers = false
    var dark = false
    var rightToLeft = false
    var scale: CGFloat = 2
    var testDescription: String {
      let name = ["plain", "grouped", "insetGrouped"][style.rawValue]
      return "\(name)\(headers ? " headers" : "")\(footers ? " footers" : "")\(dark ? " dark" : "")"
        + "\(rightToLeft ? " right to left" : "") @\(Int(scale))x"
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance {
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }

    static let all: [Case] = [UITableView.Style.plain, .grouped, .insetGrouped].flatMap { style in
      [
        Case(style: style), Case(style: style, headers: true), Case(style: style, headers: true, footers: true),
        Case(style: style, footers: true), Case(style: style, headers: true, footers: true, dark: true),
        Case(style: style, headers: true, rightToLeft: true), Case(style: style, headers: true, scale: 3),
      ]
    }
  }

  private func twins(
    _ one: Case, _ content: TwinContent? = nil, act: (TwinStage) -> Void = { _ in }
  ) -> (table: (parts: [String], pixels: [UInt32]), list: (parts: [String], pixels: [UInt32])) {
    let content = content ?? .mixed(headers: one.headers, footers: one.footers)
    func look(_ show: (TwinStage) -> Void) -> ([String], [UInt32]) {
      let stage = TwinStage(content, scale: one.scale, dark: one.dark, rightToLeft: one.rightToLeft)
      show(stage)
      act(stage)
      stage.settle()
      return (stage.parts(), stage.pixels())
    }
    return (look { $0.showTable(one.style) }, look { $0.showList(one.appearance) })
  }

  private func expectSame(_ one: Case, _ content: TwinContent? = nil, act: (TwinStage) -> Void = { _ in }) {
    let (table, list) = twins(one, content, act: act)
    for (expected, found) in zip(table.parts, list.parts) where expected != found {
      Issue.record("table: \(expected), list: \(found)")
    }
    #expect(table.parts.count == list.parts.count && !table.parts.isEmpty)
    let differing = zip(table.pixels, list.pixels).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    let width = Int(375 * one.scale)
    #expect(
      differing.isEmpty,
      "\(differing.count) pixels differ, in rows \(Set(differing.map { $0 / width }).sorted().prefix(8))")
  }

  @Test(arguments: Case.all) func rowsHeadersFootersAndLines(_ one: Case) { expectSame(one) }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func selectedRowsAndTheLinesBesideThem(_ style: UITableView.Style) {
    expectSame(Case(style: style, headers: true)) { stage in
      let path = IndexPath(row: 1, section: 0)
      stage.table?.selectRow(at: path, animated: false, scrollPosition: .none)
      stage.collection?.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func controlsOfEditingMode(_ style: UITableView.Style) {
    for rightToLeft in [false, true] {
      expectSame(Case(style: style, rightToLeft: rightToLeft)) { stage in
        stage.isEditing = true
        stage.table?.setEditing(true, animated: false)
        UIView.performWithoutAnimation { stage.collection?.isEditing = true }
        stage.collection?.reloadData()
      }
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func scrolledContentWithFloatingHeaders(_ style: UITableView.Style) {
    let row = TwinContent.Row(text: "Row", secondary: "more", style: .subtitle)
    let section = TwinContent.Section(header: "Head", rows: Array(repeating: row, count: 12), footer: nil)
    expectSame(Case(style: style, headers: true), TwinContent(sections: [section, section])) { stage in
      (stage.table ?? stage.collection as UIScrollView?)?.contentOffset.y = 130
    }
  }
}
