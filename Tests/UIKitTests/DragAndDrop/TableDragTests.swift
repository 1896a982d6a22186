import Foundation
import Testing

@testable import UIKit

/// A table of texts, 50 points a row, whose rows are dragged; it writes down what it is told.
@MainActor private class DragRows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  final class Cell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  let window: UIWindow
  let table: UITableView
  lazy var finger = TouchDriver(window: window)
  var rows: [String]
  var log: [String] = []

  init(_ rows: [String] = ["a", "b", "c", "d", "e"]) {
    self.rows = rows
    TestScreen.reset(scale: 2, size: CGSize(width: 300, height: 600))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.rowHeight = 50
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.register(Cell.self, forCellReuseIdentifier: "placeholder")
    table.dataSource = self
    table.dragDelegate = self
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
  }

  func cell(_ row: Int) -> Cell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell }
  /// Where the rows are seen.
  var places: [CGFloat] { rows.indices.map { cell($0)?.frame.minY ?? -1 } }
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "?" } }
  var platter: DragPlatter? { DragStage.all(in: window).first?.drag?.platters.first }

  /// Presses the middle of a row until it is lifted, and moves it on to heights, a step at a time.
  func drag(_ row: Int, to heights: CGFloat...) {
    finger.down(at: CGPoint(x: 100, y: CGFloat(row) * 50 + 25))
    DisplayClock.shared.advance(by: 0.6)
    for y in heights { move(to: y) }
  }

  func move(to y: CGFloat) {
    finger.move(to: CGPoint(x: 100, y: y))
    DisplayClock.shared.advance(by: 0.5)
  }

  func drop() {
    finger.up()
    DisplayClock.shared.settle(limit: 5)
    window.updateForFrame()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))
    item.localObject = rows[indexPath.row]
    return [item]
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }
}

/// A data source whose rows are moved, as an object of its own: conformances of subclasses are those of their class.
@MainActor private final class Mover: NSObject, UITableViewDataSource {
  let list: DragRows
  init(_ list: DragRows) { self.list = list }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    list.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    list.log.append("move \(source.row) \(destination.row)")
    list.rows.insert(list.rows.remove(at: source.row), at: destination.row)
  }
}

/// Takes drops as it is told.
@MainActor private final class Dropper: NSObject, UITableViewDropDelegate {
  var log: [String] = []
  var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("end") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("update \(destinationIndexPath.map { "\($0.row)" } ?? "-")")
    return proposal
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    log.append("perform \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "-")")
    perform(coordinator)
  }
}

@MainActor @Suite("Drags in tables") struct TableDragTests {
  @Test func withoutADropDelegateRowsAreMovedWhereTheDataSourceMovesThem() {
    let list = DragRows()
    let mover = Mover(list)
    list.table.dataSource = mover
    list.window.updateForFrame()
    list.drag(0, to: 40, 75, 125)
    #expect(list.table.hasActiveDrag && list.table.hasActiveDrop)
    #expect(list.places[1...] == [0, 50, 150, 200])
    #expect(list.cell(0)?.alpha == 0)
    list.drop()
    #expect(list.rows == ["b", "c", "a", "d", "e"])
    #expect(list.shown == list.rows)
    #expect(list.places == [0, 50, 100, 150, 200])
    #expect(list.log == ["begin", "move 0 2", "end"])
    #expect(list.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.contentView.alpha == 1 })
    #expect(!list.table.hasActiveDrag && !list.table.hasActiveDrop)
  }

  @Test func withoutADropDelegateNorMovesTheRowFliesBack() {
    let list = DragRows()
    list.drag(0, to: 40, 125)
    #expect(list.places == [0, 50, 100, 150, 200])
    list.finger.up()
    #expect(list.platter?.center.y == 25)
    DisplayClock.shared.settle(limit: 5)
    #expect(list.log == ["begin", "end"])
  }

  @Test func cellsAreToldOfTheirDrag() {
    let list = DragRows()
    list.drag(1)
    #expect(list.cell(1)?.states == [.lifting])
    #expect(list.cell(1)?.configurationState.cellDragState == .lifting)
    list.move(to: 100)
    #expect(list.cell(1)?.states == [.lifting, .dragging])
    #expect(list.window.hitTest(CGPoint(x: 100, y: 75), with: nil) === list.table)
    list.cell(1)?.userInteractionEnabledWhileDragging = true
    #expect(list.window.hitTest(CGPoint(x: 100, y: 75), with: nil)?.isDescendant(of: list.cell(1)!) == true)
    list.drop()
    #expect(list.cell(1)?.states == [.lifting, .dragging, .none])
  }

  @Test func aTableThatDoesNotDragLeavesPressesAlone() {
    let list = DragRows()
    list.table.dragInteractionEnabled = false
    list.drag(1, to: 120)
    #expect(list.platter == nil && list.log.isEmpty)
    list.drop()
  }

  @Test func theDropDelegateMovesByUpdates() {
    let list = DragRows()
    let dropper = Dropper()
    list.table.dropDelegate = dropper
    dropper.perform = { coordinator in
      guard let source = coordinator.items[0].sourceIndexPath, let target = coordinator.destinationIndexPath else {
        return
      }
      #expect(coordinator.items[0].previewSize == CGSize(width: 300, height: 50))
      list.table.performBatchUpdates {
        list.rows.insert(list.rows.remove(at: source.row), at: target.row)
        list.table.deleteRows(at: [source], with: .automatic)
        list.table.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: target)
    }
    list.drag(3, to: 150, 125, 75)
    #expect(list.places[0...2] == [0, 100, 150])
    list.finger.up()
    #expect(list.platter?.center == CGPoint(x: 150, y: 75))
    DisplayClock.shared.settle(limit: 5)
    list.window.updateForFrame()
    #expect(list.rows == ["a", "d", "b", "c", "e"])
    #expect(list.shown == list.rows)
    #expect(dropper.log.last == "end" && dropper.log.contains("perform 1"))
  }

  @Test func whatComesFromElsewhereHasRowsMakeRoom() {
    let list = DragRows()
    let dropper = Dropper()
    dropper.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    list.table.dropDelegate = dropper
    list.table.frame = CGRect(x: 0, y: 100, width: 300, height: 500)
    let other = DragSource(CGRect(x: 0, y: 0, width: 300, height: 100), "new")
    list.window.addSubview(other)
    list.window.updateForFrame()
    list.finger.down(at: CGPoint(x: 100, y: 50))
    DisplayClock.shared.advance(by: 0.6)
    list.move(to: 90)
    #expect(dropper.log.isEmpty)
    list.move(to: 160)
    #expect(list.places == [0, 100, 150, 200, 250])
    dropper.perform = { coordinator in
      #expect(coordinator.items[0].sourceIndexPath == nil)
      guard let target = coordinator.destinationIndexPath else { return }
      list.rows.insert("new", at: target.row)
      list.table.insertRows(at: [target], with: .automatic)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: target)
    }
    list.drop()
    #expect(list.shown == ["a", "new", "b", "c", "d", "e"])
    #expect(list.places == [0, 50, 100, 150, 200, 250])
  }

  @Test func leavingTheTableClosesTheRoom() {
    let list = DragRows()
    let dropper = Dropper()
    list.table.dropDelegate = dropper
    list.table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    list.window.updateForFrame()
    list.drag(0, to: 60, 125)
    #expect(list.places[1] == 0)
    list.move(to: 450)
    #expect(list.places == [0, 50, 100, 150, 200])
    #expect(dropper.log.last == "exit")
    list.drop()
  }

  @Test func intoARowHighlightsIt() {
    let list = DragRows()
    let dropper = Dropper()
    dropper.proposal = UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    list.table.dropDelegate = dropper
    list.drag(0, to: 60, 125)
    #expect(list.cell(2)?.configurationState.cellDropState == .targeted)
    #expect(list.places == [0, 50, 100, 150, 200])
    #expect(dropper.log.last == "update 2")
    list.move(to: 500)
    #expect(dropper.log.last == "update -")
    #expect(list.cell(2)?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
    list.drop()
  }

  @Test func severalRowsComeTogether() {
    let list = DragRows()
    let dropper = Dropper()
    list.table.dropDelegate = dropper
    var dropped: [Int?] = []
    dropper.perform = { dropped = $0.items.map { $0.sourceIndexPath?.row } }
    list.drag(0, to: 60)
    let other = TouchDriver(window: list.window)
    other.down(at: CGPoint(x: 250, y: 225))
    other.up()
    list.move(to: 100)
    list.drop()
    #expect(dropped == [0, 4])
  }

  @Test func aPlaceholderStandsUntilItsRowComes() {
    let list = DragRows()
    let dropper = Dropper()
    dropper.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    list.table.dropDelegate = dropper
    var context: (any UITableViewDropPlaceholderContext)?
    dropper.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "placeholder", rowHeight: 70)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "coming" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    list.drag(3, to: 100, 75)
    list.drop()
    #expect(list.table.hasUncommittedUpdates)
    #expect(list.places == [0, 120, 170, 220, 270])
    #expect(list.rows.count == 5 && list.table.numberOfRows(inSection: 0) == 5)
    let isDone = context?.commitInsertion { path in
      #expect(path == IndexPath(row: 1, section: 0))
      list.rows.insert("d2", at: path.row)
    }
    list.window.updateForFrame()
    #expect(isDone == true && !list.table.hasUncommittedUpdates)
    #expect(list.shown == ["a", "d2", "b", "c", "d", "e"])
    #expect(list.places == [0, 50, 100, 150, 200, 250])
    #expect(context?.deletePlaceholder() == false)
  }

  @Test func nearAnEdgeTheTableScrollsUnderTheFinger() {
    let list = DragRows((0..<40).map { "\($0)" })
    let mover = Mover(list)
    list.table.dataSource = mover
    list.window.updateForFrame()
    list.drag(2, to: 200, 590)
    DisplayClock.shared.advance(by: 1)
    #expect(list.table.contentOffset.y > 100)
    list.drop()
    #expect(list.rows.firstIndex(of: "2")! > 12)
    #expect(Set(list.rows).count == 40)
  }

  @Test func aReloadDuringADragForgetsTheRoom() {
    let list = DragRows()
    let mover = Mover(list)
    list.table.dataSource = mover
    list.window.updateForFrame()
    list.drag(0, to: 60, 125)
    list.rows = ["x", "y"]
    list.table.reloadData()
    list.window.updateForFrame()
    #expect(list.places == [0, 50])
    list.drop()
    #expect(Set(list.rows) == ["x", "y"])
    #expect(list.shown == list.rows)
  }
}

/// A view that a text is dragged from.
private final class DragSource: UIView, UIDragInteractionDelegate {
  private let text: String
  init(_ frame: CGRect, _ text: String) {
    self.text = text
    super.init(frame: frame)
    addInteraction(UIDragInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { nil }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
  }
}

/// Rows that open when a drag is held over them.
@MainActor @Suite("Spring loading of rows") struct SpringLoadingTests {
  private final class Opener: NSObject, UITableViewDelegate {
    var log: [String] = []
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.append("ask \(indexPath.row) \(context.targetView === tableView.cellForRow(at: indexPath))")
      return indexPath.row != 2
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("open \(indexPath.row)")
    }
  }

  @Test func aRowOpensAfterAMomentUnlessTheDelegateObjects() {
    let list = DragRows()
    let opener = Opener()
    list.table.delegate = opener
    list.table.isSpringLoaded = true
    list.drag(0, to: 40, 75)
    #expect(opener.log == ["ask 1 true"])
    list.move(to: 125)
    #expect(opener.log == ["ask 1 true", "ask 2 true"])
    DisplayClock.shared.advance(by: 1)
    list.move(to: 175)
    #expect(opener.log.suffix(1) == ["ask 3 true"])
    DisplayClock.shared.advance(by: 0.4)
    #expect(opener.log.suffix(1) == ["open 3"])
    DisplayClock.shared.advance(by: 2)
    #expect(opener.log.filter { $0 == "open 3" }.count == 1)
    #expect(!list.table.hasActiveDrop)
    list.drop()
  }
}
