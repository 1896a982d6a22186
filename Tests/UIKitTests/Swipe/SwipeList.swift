@testable import UIKit

/// A table of named rows with swipe actions, a finger on it, and a log of what the table asks and tells.
@MainActor
final class SwipeList: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A cell that writes down what it is told.
  final class Cell: UITableViewCell {
    var tell: (String) -> Void = { _ in }

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      tell("will state \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      tell("did state \(state.rawValue)")
    }
  }

  let window: UIWindow
  let table: UITableView
  let finger: TouchDriver
  var names: [String]
  var rowHeight: CGFloat = 44
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var deleteTitle: String?
  var log: [String] = []

  init(_ names: [String] = (0..<8).map { "Row \($0)" }, style: UITableView.Style = .plain, scale: CGFloat = 2) {
    TestScreen.reset(scale: scale)
    self.names = names
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    table = UITableView(frame: window.bounds, style: style)
    finger = TouchDriver(window: window)
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    settle()
  }

  func settle() { window.updateForFrame() }

  func advance(by seconds: Double) {
    DisplayClock.shared.advance(by: seconds)
    settle()
  }

  /// Lets time go on until nothing moves any more.
  func finishMotion() {
    DisplayClock.shared.settle(limit: 10)
    settle()
  }

  func cell(_ row: Int) -> Cell? { table.cellForRow(at: .at(0, row)) as? Cell }

  /// The middle of a row, in the window.
  func middle(_ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: .at(0, row))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Where a row's cell is seen, beside where the row is.
  func shift(_ row: Int) -> CGFloat {
    guard let cell = cell(row) else { return .nan }
    return cell.convert(CGPoint.zero, to: table).x - table.rectForRow(at: .at(0, row)).minX
  }

  /// A finger that pulls a row slowly and stays down; the first 10 points do not count.
  func pull(_ row: Int, by x: CGFloat) {
    let start = middle(row)
    finger.down(at: start)
    let slop: CGFloat = x < 0 ? -10 : 10
    for step in 1...10 {
      advance(by: 0.05)
      finger.move(to: CGPoint(x: start.x + slop + x * CGFloat(step) / 10, y: start.y))
    }
    // It rests, so that it is lifted without speed.
    for _ in 0..<10 {
      advance(by: 0.02)
      finger.move(to: CGPoint(x: start.x + slop + x, y: start.y))
    }
  }

  /// A finger that pulls a row slowly and is lifted; then time goes on until nothing moves.
  func swipe(_ row: Int, by x: CGFloat) {
    pull(row, by: x)
    finger.up()
    finishMotion()
  }

  func tap(_ place: CGPoint) {
    finger.down(at: place)
    advance(by: 0.05)
    finger.up()
    settle()
  }

  /// The buttons that are on the screen, from left to right.
  var buttons: [SwipeActionButton] {
    table.swipes.flatMap(\.view.buttons).sorted { frame($0).minX < frame($1).minX }
  }

  /// Where a view is in the table.
  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: table) }

  func tapButton(_ title: String) {
    guard let button = buttons.first(where: { $0.contextualAction.title == title }) else {
      return log.append("no button")
    }
    let place = frame(button)
    tap(table.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
  }

  /// An action that writes down that it was done, and says so at once.
  func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, done in
      self?.log.append("do \(title)")
      done(true)
    }
  }

  // MARK: Data source

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    (cell as? Cell)?.tell = { [weak self] in self?.log.append($0) }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(names[indexPath.row])")
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    style(indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.append("leading \(indexPath.row)")
    return leading(indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.append("trailing \(indexPath.row)")
    return trailing(indexPath)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("will edit \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("did edit \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}
