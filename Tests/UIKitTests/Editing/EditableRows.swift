import Foundation

@testable import UIKit

/// A table of texts in a window, 375 points wide at 2x, whose rows can be edited; it writes down what the table asks and tells.
@MainActor
class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    var log: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      log.append("set \(editing) \(animated)")
      super.setEditing(editing, animated: animated)
    }
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue) as \(isEditing)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue)")
    }
  }

  let window: UIWindow
  let table: UITableView
  let finger: TouchDriver
  var sections: [[String]]
  var log: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var canMove: (IndexPath) -> Bool = { _ in false }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var takesTwoFingers = true
  var didMove: () -> Void = {}
  var heights: ((IndexPath) -> CGFloat)?
  var titles: [String]?
  var indents: (IndexPath) -> Bool = { _ in true }
  var willCommit: (UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _ in }
  var prepare: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  /// Whether there is one row more in the first section while editing.
  var hasRowForNew = false

  init(_ sections: [[String]], style: UITableView.Style = .plain, height: CGFloat = 600) {
    TestScreen.reset(scale: 2)
    self.sections = sections
    let frame = CGRect(x: 0, y: 0, width: 375, height: height)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    finger = TouchDriver(window: window)
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
  }

  func cell(_ row: Int, section: Int = 0) -> Cell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
  }

  func content(_ row: Int, section: Int = 0) -> CGRect? { cell(row, section: section)?.contentView.frame }

  func name(_ indexPath: IndexPath) -> String { "\(indexPath.section)-\(indexPath.row)" }

  /// The texts on the screen from top to bottom.
  var texts: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  /// Begins editing with reorder controls on all rows.
  func edit() {
    canMove = { _ in true }
    table.setEditing(true, animated: false)
    window.updateForFrame()
    log = []
  }

  /// The finger on a row's reorder control.
  func grip(_ row: Int, section: Int = 0) {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    finger.down(at: CGPoint(x: 350, y: frame.midY - table.contentOffset.y))
  }

  func move(by y: CGFloat, from start: CGFloat) { finger.move(to: CGPoint(x: 350, y: start + y)) }

  func settle() {
    DisplayClock.shared.advance(by: 1)
    window.updateForFrame()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count + (section == 0 && hasRowForNew && tableView.isEditing ? 1 : 0)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let rows = sections[indexPath.section]
    cell.textLabel?.text = indexPath.row < rows.count ? rows[indexPath.row] : "New"
    prepare(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    precondition(indexPath.row < self.tableView(tableView, numberOfRowsInSection: indexPath.section))
    log.append("canEdit \(indexPath.section)-\(indexPath.row)")
    return canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    style(indexPath)
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    indents(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.section)-\(indexPath.row)")
    willCommit(editingStyle, indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log.append("move \(name(sourceIndexPath)) to \(name(destinationIndexPath))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    didMove()
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("target \(name(proposedDestinationIndexPath))")
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("detail \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("primary \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("begins \(name(indexPath))")
    return takesTwoFingers
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    log.append("began \(name(indexPath))")
    table.setEditing(true, animated: true)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("ended") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDe \(indexPath.row)")
  }
}
