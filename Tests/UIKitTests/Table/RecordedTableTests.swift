import Foundation
import Testing

@testable import UIKit

/// Table views as Interface Builder laid them out in public storyboards (fixture `ib-tables` of the tests of `ListGeometry`), made again
/// as views: with the recorded `sectionHeaderHeight` and `sectionFooterHeight`, titles and row heights.
///
/// What is compared is the distance of each section's rows from those of the section before, so that one miss is one miss.
@MainActor @Suite("Recorded tables", .serialized)
struct RecordedTableTests {
  private final class Recorded: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Section {
      var header: String?
      var footer: String?
      var rows: [CGRect]
      var contents: [CGRect]
      var accessories: [UITableViewCell.AccessoryType]
    }

    let style: UITableView.Style
    let scale: CGFloat
    let tools: Int
    let frame: CGRect
    let headerHeight: CGFloat?
    let footerHeight: CGFloat?
    let tableHeader: CGFloat
    let sections: [Section]

    init(_ json: [String: Any]) {
      func number(_ value: Any?) -> CGFloat? {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        return (value as? String).flatMap { Double($0) }.map { CGFloat($0) }
      }
      func rect(_ value: Any?) -> CGRect {
        let parts = (value as? [Any] ?? []).compactMap { number($0) }
        return parts.count == 4 ? CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : .zero
      }
      func explicit(_ value: Any?) -> CGFloat? { number(value).flatMap { $0 < 0 ? nil : $0 } }
      style = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped][json["style"] as? String ?? ""]!
      scale = ["retina5_5", "retina5_9", "retina6_5"].contains(json["device"] as? String ?? "") ? 3 : 2
      tools = Int((json["tools"] as! String).prefix { $0 != "." })!
      frame = rect(json["frame"])
      headerHeight = explicit(json["hh"])
      footerHeight = explicit(json["fh"])
      tableHeader = rect(json["tableHeaderView"]).height
      sections = (json["sections"] as! [[String: Any]]).map { section in
        Section(
          header: section["header"] as? String, footer: section["footer"] as? String,
          rows: (section["cells"] as! [[String: Any]]).map { rect($0["frame"]) },
          contents: (section["cells"] as! [[String: Any]]).map { rect($0["content"]) },
          accessories: (section["cells"] as! [[String: Any]]).map { cell in
            switch cell["accessory"] as? String {
            case "disclosureIndicator": .disclosureIndicator
            case "checkmark": .checkmark
            default: .none
            }
          })
      }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessoryType = sections[indexPath.section].accessories[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      sections[indexPath.section].rows[indexPath.row].height
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }

    func makeTable(propertiesCount: Bool) -> UITableView {
      // Side margins depend on the shorter side of the screen; a table that is wider than tall is one of a phone on its side.
      let screen = frame.width > frame.height ? frame.size : CGSize(width: frame.width, height: 2 * frame.width)
      TestScreen.reset(scale: scale, size: screen)
      let height = (sections.last?.rows.last?.maxY ?? 0) + 400
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
      let table = UITableView(frame: window.bounds, style: style)
      if let headerHeight, propertiesCount { table.sectionHeaderHeight = headerHeight }
      if let footerHeight, propertiesCount { table.sectionFooterHeight = footerHeight }
      // Xcode 13, with which the padding came, writes tools versions from 19000.
      if tools < 19_000 { table.sectionHeaderTopPadding = 0 }
      if tableHeader > 0 {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: tableHeader))
      }
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
      window.isHidden = false
      window.updateForFrame()
      table.removeFromSuperview()
      return table
    }
  }

  private func recordings() throws -> [Recorded] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("ListGeometryTests/Fixtures/ib-tables.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]]).map { Recorded($0) }
  }

  private func count(propertiesCount: Bool = true) throws -> (matched: Int, missed: [String]) {
    defer { TestScreen.reset() }
    var matched = 0
    var missed: [String] = []
    for (place, recorded) in try recordings().enumerated() where !recorded.sections.isEmpty {
      let table = recorded.makeTable(propertiesCount: propertiesCount)
      for (number, section) in recorded.sections.enumerated() {
        guard let first = section.rows.first else { continue }
        let above = number > 0 ? recorded.sections[number - 1].rows.last : nil
        let before = above?.maxY ?? (number > 0 ? .nan : 0)
        let wanted = first.minY - before
        let end = above.map { _ in
          table.rectForRow(at: .at(number - 1, recorded.sections[number - 1].rows.count - 1)).maxY
        }
        let found = table.rectForRow(at: .at(number, 0))
        let distance = found.minY - (end ?? 0)
        let isNear = abs(distance - wanted) < 0.35 && abs(found.minX - first.minX) < 0.01
        if isNear { matched += 1 } else { missed.append("\(place)/\(number): \(distance), recorded \(wanted)") }
      }
    }
    return (matched, missed)
  }

  @Test func sectionsLieWhereInterfaceBuilderPutsThem() throws {
    let (matched, missed) = try count()
    #expect(matched == 67, "\(matched) of \(matched + missed.count): \(missed.joined(separator: "\n"))")
  }

  /// Where the content of each row begins and ends, beside its accessory.
  ///
  /// Those that differ are of Xcode 9 and 10, where disclosure
  /// indicators took 34 points and checkmarks 32 in a table 375 points wide.
  @Test func contentsKeepOutOfAccessoriesAsInterfaceBuilderHasThem() throws {
    defer { TestScreen.reset() }
    var matched = 0
    var missed: [String] = []
    for (place, recorded) in try recordings().enumerated() where !recorded.sections.isEmpty {
      let table = recorded.makeTable(propertiesCount: true)
      for (number, section) in recorded.sections.enumerated() {
        for (row, wanted) in section.contents.enumerated() {
          let cell = try #require(table.cellForRow(at: .at(number, row)))
          cell.layoutIfNeeded()
          let found = cell.contentView.frame
          let isNear = abs(found.minX - wanted.minX) < 0.35 && abs(found.width - wanted.width) < 0.35
          if isNear { matched += 1 } else { missed.append("\(place)/\(number)/\(row): \(found), recorded \(wanted)") }
        }
      }
    }
    #expect(matched == 215, "\(matched) of \(matched + missed.count): \(missed.joined(separator: "\n"))")
  }
}
