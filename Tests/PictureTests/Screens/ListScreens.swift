import HeadlessHost
import UIKit

/// Tables: styles, editing, swipes, index, configurations.
@MainActor enum ListScreens {
  private static let names = [
    "Alder", "Ash", "Aspen", "Beech", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Holly", "Larch", "Lime", "Maple", "Oak",
    "Pine", "Poplar", "Rowan", "Spruce", "Willow", "Yew",
  ]

  private static func plainRows(_ range: Range<Int>) -> [@MainActor (UITableViewCell) -> Void] {
    range.map { index in
      { cell in
        cell.textLabel?.text = names[index % names.count]
        cell.detailTextLabel?.text = "\(index * 7) m"
        let accessories: [UITableViewCell.AccessoryType] = [
          .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
        ]
        cell.accessoryType = accessories[index % 5]
        cell.imageView?.image = index % 3 == 0 ? UIImage(systemName: "leaf") : nil
      }
    }
  }

  static func settings(_ style: UITableView.Style, _ cellStyle: UITableViewCell.CellStyle = .value1) -> BuiltTable {
    let table = BuiltTable(
      style,
      [
        .init(header: "Trees", footer: "Heights are those of full-grown trees on open ground.", rows: plainRows(0..<5)),
        .init(header: nil, footer: nil, rows: plainRows(5..<7)),
        .init(header: "Elsewhere", footer: nil, rows: plainRows(7..<20)),
      ])
    table.cellStyle = cellStyle
    return table
  }

  static func editing() -> UIViewController {
    let table = settings(.plain, .subtitle)
    table.editingStyle = { [UITableViewCell.EditingStyle.delete, .insert, .none][$0.row % 3] }
    table.prepare = { $0.isEditing = true }
    return table
  }

  static func multipleSelection() -> UIViewController {
    let table = settings(.insetGrouped, .default)
    table.prepare = {
      $0.allowsMultipleSelectionDuringEditing = true
      $0.isEditing = true
    }
    return table
  }

  /// Selects rows of the first section.
  static func select(_ rows: [Int], _ host: ScreenHost) {
    let table = (host.window.rootViewController as? UITableViewController)?.tableView
    for row in rows {
      table?.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    host.settle()
  }

  static func swiped() -> UIViewController {
    let table = settings(.plain, .default)
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    flag.backgroundColor = .systemOrange
    table.trailing = UISwipeActionsConfiguration(actions: [delete, flag])
    return table
  }

  /// A finger that pulls the second row to the left and is lifted.
  static func swipe(_ host: ScreenHost) {
    let finger = TouchDriver(window: host.window)
    finger.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 120, y: 100), duration: 0.3)
    host.settle()
  }

  static func index() -> UIViewController {
    let letters = Array(Set(names.map { String($0.prefix(1)) })).sorted()
    let table = BuiltTable(
      .plain,
      letters.map { letter in
        .init(
          header: letter, footer: nil,
          rows: names.filter { $0.hasPrefix(letter) }.map { name in { $0.textLabel?.text = name } })
      })
    table.indexTitles = letters
    return table
  }

  static func configurations() -> UIViewController {
    let configurations: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .plainHeader(),
      .groupedHeader(), .prominentInsetGroupedHeader(), .groupedFooter(),
    ]
    let table = BuiltTable(
      .insetGrouped,
      [
        .init(
          header: nil, footer: nil,
          rows: configurations.map { base in
            { cell in
              var content = base
              content.text = "Configuration"
              content.secondaryText = "second"
              content.image = UIImage(systemName: "tray")
              cell.contentConfiguration = content
            }
          })
      ])
    table.prepare = { $0.separatorStyle = .singleLine }
    return table
  }

  static func longText() -> UIViewController {
    let texts = ["Short", "A text that needs two lines at the usual size of text", "One\ntwo\nthree"]
    let table = BuiltTable(
      .plain,
      [
        .init(
          header: "Self-sizing rows", footer: nil,
          rows: (0..<9).map { index in
            { cell in
              cell.textLabel?.text = texts[index % 3]
              cell.textLabel?.numberOfLines = 0
              cell.detailTextLabel?.text = "Detail \(index)"
              cell.accessoryType = index % 2 == 0 ? .disclosureIndicator : .none
              cell.imageView?.image = index > 4 ? UIImage(systemName: "star") : nil
            }
          })
      ])
    table.cellStyle = .subtitle
    return table
  }
}
