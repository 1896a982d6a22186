import SeededRandom
import Testing

@testable import UIKit

/// Rows by keys of a hardware keyboard.
@MainActor @Suite struct TableFocusTests {
  /// A delegate that writes down what it is asked and told of focus.
  final class Delegate: NSObject, UITableViewDelegate {
    var tells: [String] = []
    var canFocus: (IndexPath) -> Bool = { _ in true }
    var allows = true
    var preferred: IndexPath?

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { canFocus(indexPath) }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      tells.append("should \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
      return allows
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { tells.append("did \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))") }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tells.append("select \(name(indexPath))")
    }

  }

  final class List: NamedList {
    let delegate = Delegate()

    /// The name of the row that has the focus, by what its cell shows.
    var focused: String? {
      let cells = table.visibleCells.filter(\.isFocused)
      #expect(cells.count <= 1)
      return (cells.first as? Cell)?.label.text
    }
  }

  private func list(_ sections: [[String]]) -> List {
    let list = List(sections, isSelfSizing: false)
    list.table.delegate = list.delegate
    list.window.makeKeyAndVisible()
    list.settle()
    return list
  }

  private func letters(_ count: Int) -> [String] { (0..<count).map { "r\($0)" } }

  private func press(_ list: NamedList, _ codes: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) {
    for code in codes { KeyDriver(window: list.window).press(code, modifiers: modifiers) }
    list.settle()
  }

  @Test func nothingIsFocusedUntilAKeyMovesIt() {
    let list = list([letters(3)])
    #expect(list.focused == nil)
    #expect(UIFocusSystem(for: list.table)?.focusedItem == nil)
    press(list, .keyboardDownArrow)
    #expect(list.focused == "r0")
    #expect(UIFocusSystem(for: list.table)?.focusedItem === list.cell(0))
    #expect(list.cell(0)?.configurationState.isFocused == true)
  }

  @Test func arrowsGoThroughSectionsAndPastRowsThatRefuse() {
    let list = list([["a", "b"], [], ["c", "d", "e"]])
    list.delegate.canFocus = { $0 != .at(2, 1) }
    var seen: [String?] = []
    for _ in 0..<5 {
      press(list, .keyboardDownArrow)
      seen.append(list.focused)
    }
    #expect(seen == ["a", "b", "c", "e", "e"])
    press(list, .keyboardUpArrow, .keyboardUpArrow)
    #expect(list.focused == "b")
  }

  @Test func theTableScrollsToTheFocusedRow() {
    let list = list([letters(40)])
    press(list, .keyboardDownArrow)
    for _ in 0..<20 { press(list, .keyboardDownArrow) }
    #expect(list.focused == "r20")
    #expect(abs(list.table.contentOffset.y - (21 * 50 - 400)) < 0.01)
    for _ in 0..<20 { press(list, .keyboardUpArrow) }
    #expect(list.focused == "r0")
    #expect(list.table.contentOffset.y == 0)
  }

  @Test func returnAndSpaceDoWhatATapDoes() {
    let list = list([letters(4)])
    press(list, .keyboardDownArrow, .keyboardDownArrow)
    list.delegate.tells = []
    press(list, .keyboardReturnOrEnter)
    #expect(list.delegate.tells == ["select 0.1"])
    #expect(list.table.indexPathForSelectedRow == .at(0, 1))
    press(list, .keyboardDownArrow, .keyboardSpacebar)
    #expect(list.table.indexPathForSelectedRow == .at(0, 2))
  }

  @Test func delegatesAreAskedAndTold() {
    let list = list([letters(4)])
    press(list, .keyboardDownArrow, .keyboardDownArrow)
    #expect(list.delegate.tells == ["should - 0.0", "did - 0.0", "should 0.0 0.1", "did 0.0 0.1"])
    list.delegate.allows = false
    press(list, .keyboardDownArrow)
    #expect(list.focused == "r1")
  }

  @Test func selectionFollowsWhereItIsSwitchedOn() {
    let list = list([letters(4)])
    list.table.selectionFollowsFocus = true
    press(list, .keyboardDownArrow, .keyboardDownArrow)
    #expect(list.table.indexPathForSelectedRow == .at(0, 1))
    #expect(list.delegate.tells.suffix(3) == ["should 0.0 0.1", "did 0.0 0.1", "select 0.1"])
  }

  @Test func focusBeginsWhereItIsPreferred() {
    let list = list([letters(30)])
    list.delegate.preferred = .at(0, 20)
    press(list, .keyboardTab)
    #expect(list.focused == "r20")
    let other = self.list([letters(5)])
    other.table.selectRow(at: .at(0, 3), animated: false, scrollPosition: .none)
    press(other, .keyboardTab)
    #expect(other.focused == "r3")
  }

  @Test func aTableMayRefuseFocus() {
    let list = list([letters(3)])
    list.delegate.canFocus = { _ in list.table.allowsFocusNow }
    list.table.allowsFocus = false
    press(list, .keyboardDownArrow)
    #expect(list.focused == nil)
    list.table.allowsFocus = true
    list.table.allowsFocusDuringEditing = false
    list.table.isEditing = true
    press(list, .keyboardDownArrow)
    #expect(list.focused == nil)
    list.table.isEditing = false
    press(list, .keyboardDownArrow)
    #expect(list.focused == "r0")
  }

  @Test func focusStaysWithItsRowThroughUpdatesReloadsAndScrolls() {
    let list = list([letters(40)])
    press(list, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    #expect(list.focused == "r2")
    list.sections[0].rows.insert(.init(name: "new"), at: 0)
    list.table.insertRows(at: [.at(0, 0)], with: .none)
    list.settle()
    #expect(list.focused == "r2")
    list.table.reloadRows(at: [.at(0, 3)], with: .none)
    list.finishMotion()
    #expect(list.focused == "r2")
    list.table.reloadData()
    list.settle()
    #expect(list.focused == "r2")
    list.scroll(to: 1000)
    #expect(list.focused == nil)
    list.scroll(to: 0)
    #expect(list.focused == "r2")
    list.scroll(to: 1000)
    press(list, .keyboardDownArrow)
    #expect(list.focused == "r3")
  }

  @Test func theNeighbourOfARowThatIsDeletedGetsTheFocus() {
    let list = list([["a", "b", "c"], ["d"]])
    press(list, .keyboardDownArrow, .keyboardDownArrow)
    func delete(_ path: IndexPath) {
      list.sections[path.section].rows.remove(at: path.row)
      list.table.deleteRows(at: [path], with: .none)
      list.finishMotion()
    }
    delete(.at(0, 1))
    #expect(list.focused == "c")
    delete(.at(0, 1))
    #expect(list.focused == "a")
    delete(.at(0, 0))
    #expect(list.focused == "d")
    delete(.at(1, 0))
    #expect(list.focused == nil)
    #expect(UIFocusSystem(for: list.table)?.focusedItem == nil)
  }

  @Test func aFocusedRowLooksSo() throws {
    let list = list([letters(3)])
    press(list, .keyboardDownArrow)
    let cell = try #require(list.cell(0))
    #expect(cell.showsSelection)
    #expect(cell.focusEffect == nil)
    cell.focusStyle = .custom
    #expect(!cell.showsSelection)
    press(list, .keyboardDownArrow)
    #expect(list.cell(1)?.showsSelection == true)
  }

  /// Batches, reloads, scrolls and keys against the names of the rows.
  @Test(arguments: seeds(20)) func randomUpdates(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = list([["a", "b", "c", "d"], [], ["e", "f"]])
    var names = 0
    for step in 0..<60 {
      let index = list.table.focus.index
      let name = index.map { list.sections[$0.section].rows[$0.row].name }
      var isKey = false
      var kept: Set<String>?
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let batch = RandomBatch(
          list.sections,
          newName: {
            names += 1
            return "n\(names)"
          }, using: &random)
        kept = batch.kept
        UIView.performWithoutAnimation { batch.perform(on: list, using: &random) }
      case 2:
        list.table.contentOffset.y = CGFloat.random(
          in: 0...max(0, list.table.contentSize.height - 400), using: &random)
      case 3: list.table.reloadData()
      default:
        isKey = true
        let keys: [UIKeyboardHIDUsage] = [.keyboardDownArrow, .keyboardUpArrow, .keyboardTab, .keyboardReturnOrEnter]
        KeyDriver(window: list.window).press(keys.randomElement(using: &random)!)
      }
      list.finishMotion()
      list.table.checkInvariants()
      let now = list.table.focus.index.map { list.sections[$0.section].rows[$0.row].name }
      if !isKey, let name {
        // What is gone passes the focus on to a neighbour, as long as there is one.
        if kept?.contains(name) ?? true { #expect(now == name, "seed \(seed), step \(step)") }
        if list.sections.contains(where: { !$0.rows.isEmpty }) { #expect(now != nil, "seed \(seed), step \(step)") }
      }
      if let path = list.table.focus.index.map({ IndexPath($0) }), let cell = list.table.cellForRow(at: path) {
        #expect(cell.isFocused, "seed \(seed), step \(step)")
      }
      #expect(list.table.visibleCells.filter(\.isFocused).count <= 1, "seed \(seed), step \(step)")
    }
  }
}
