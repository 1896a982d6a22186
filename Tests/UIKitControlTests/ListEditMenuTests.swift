import Foundation
import Testing

@testable import UIKit

/// The edit menus of rows and items, and the menu controller that shows them.
@Suite(.serialized) @MainActor struct ListEditMenuTests {
  private let window: UIWindow
  private let owner = EditMenuOwner()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
  }

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    table.register(EditedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.delegate = owner
    window.addSubview(table)
    window.updateForFrame()
    return table
  }

  private func press(_ view: UIView) {
    let finger = TouchDriver(window: window)
    finger.down(at: view.convert(CGPoint(x: 40, y: 20), to: nil as UIView?))
    DisplayClock.shared.advance(by: 1)
    finger.up()
    DisplayClock.shared.advance(by: 1)
    window.updateForFrame()
  }

  private var bar: EditMenuBar? { window.subviews.compactMap { $0 as? EditMenuBar }.first }
  private var titles: [String?] { bar?.buttons.map { $0.title(for: .normal) } ?? [] }
  private func tap(_ title: String) throws {
    let button = try #require(bar?.buttons.first { $0.title(for: .normal) == title })
    window.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil as UIView?))
    DisplayClock.shared.advance(by: 1)
  }

  @Test func aPressOnARowShowsWhatTheDelegatePerforms() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    press(cell)
    #expect(titles == ["Copy", "Paste"])
    #expect(cell.isHighlighted && UIMenuController.shared.isMenuVisible)
    #expect(owner.heard == ["show 1", "cut: 1", "copy: 1", "paste: 1"])
    #expect(UIMenuController.shared.menuFrame == bar?.frame)
    owner.heard = []
    try tap("Copy")
    #expect(owner.heard == ["perform copy: 1 true"])
    #expect(bar == nil && !cell.isHighlighted && table.indexPathForSelectedRow == nil)
  }

  @Test func theRowIsTheOneThatTheCellIsInNow() throws {
    let table = table()
    press(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    owner.rows += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.updateForFrame()
    DisplayClock.shared.advance(by: 1)
    try tap("Paste")
    #expect(owner.heard.last == "perform paste: 2 true")
  }

  @Test func aPressWithoutAMenuChoosesTheRow() throws {
    let table = table()
    owner.refused = [0]
    press(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
    #expect(bar == nil && table.indexPathForSelectedRow?.row == 0)
    owner.commands = []
    press(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(bar == nil && table.indexPathForSelectedRow?.row == 1)
  }

  @Test func theApplicationsItemsAreTheCells() throws {
    let table = table()
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Mark", action: Selector("mark:")), UIMenuItem(title: "Other", action: Selector("other:")),
    ]
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? EditedCell)
    press(cell)
    #expect(titles == ["Copy", "Paste", "Mark"])
    #expect(cell.senders.allSatisfy { $0 === UIMenuController.shared } && !cell.senders.isEmpty)
    UIMenuController.shared.menuItems = nil
    UIMenuController.shared.update()
    #expect(titles == ["Copy", "Paste"])
    UIMenuController.shared.hideMenu(from: cell)
    DisplayClock.shared.advance(by: 1)
    #expect(bar == nil)
  }

  @Test func aContextMenuComesFirst() throws {
    let table = table()
    owner.hasContextMenu = true
    press(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(bar == nil && owner.heard.isEmpty)
    #expect(window.subviews.last is MenuStage)
  }

  @Test func itemsHaveThemToo() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = owner
    collection.delegate = owner
    window.addSubview(collection)
    window.updateForFrame()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    press(cell)
    #expect(titles == ["Copy", "Paste"] && cell.isHighlighted)
    try tap("Paste")
    #expect(owner.heard.last == "perform paste: 1 true" && !cell.isHighlighted)
  }

  @Test func theMenuControllerShowsWhatTheFirstResponderCanDo() throws {
    let view = EditedView(frame: CGRect(x: 40, y: 300, width: 200, height: 60))
    window.addSubview(view)
    let log = NotificationLog()
    let controller = UIMenuController.shared
    controller.showMenu(from: view, rect: CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(!controller.isMenuVisible, "nobody is first responder")
    view.becomeFirstResponder()
    controller.showMenu(from: view, rect: CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(titles == ["Copy"])
    #expect(abs(controller.menuFrame.midX - 60) < 1 && controller.menuFrame.maxY == 292)
    DisplayClock.shared.advance(by: 1)
    #expect(log.take() == ["WillShow", "DidShow"])
    controller.arrowDirection = .up
    controller.showMenu(from: view, rect: view.bounds)
    #expect(controller.menuFrame.minY == 368)
    DisplayClock.shared.advance(by: 1)
    #expect(log.take().sorted() == ["DidHide", "DidShow", "WillHide", "WillShow"])
    controller.setMenuVisible(false, animated: false)
    DisplayClock.shared.advance(by: 1)
    #expect(log.take() == ["WillHide", "DidHide"])
    #expect(controller.menuFrame == .zero)
    controller.isMenuVisible = true
    try tap("Copy")
    #expect(view.copies == 1)
  }
}

@MainActor private final class NotificationLog: NSObject {
  private var names: [String] = []
  func take() -> [String] {
    defer { names = [] }
    return names
  }
  override init() {
    super.init()
    let all = [
      ("WillShow", UIMenuController.willShowMenuNotification), ("DidShow", UIMenuController.didShowMenuNotification),
      ("WillHide", UIMenuController.willHideMenuNotification), ("DidHide", UIMenuController.didHideMenuNotification),
    ]
    for (short, name) in all {
      _ = NotificationCenter.default.addObserver(forName: name, object: UIMenuController.shared, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.names.append(short) }
      }
    }
  }
}

private final class EditedView: UIView {
  var copies = 0
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }
  override func copy(_ sender: Any?) { copies += 1 }
}

private final class EditedCell: UITableViewCell {
  var senders: [UIMenuController] = []
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard action == Selector("mark:"), let sender = sender as? UIMenuController else { return false }
    senders.append(sender)
    return true
  }
}

@MainActor
private final class EditMenuOwner: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var rows = 6
  var heard: [String] = []
  var refused: Set<Int> = []
  var commands: Set<String> = ["copy:", "paste:"]
  var hasContextMenu = false

  private func canPerform(_ action: Selector, _ path: IndexPath) -> Bool {
    // The menu is asked for once to know whether there is one, and once to show it.
    let line = "\(action) \(path[1])"
    if !heard.contains(line) { heard.append(line) }
    return commands.contains(action.description)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasContextMenu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "A") { _ in }])
    }
  }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    heard.append("show \(indexPath.row)")
    return !refused.contains(indexPath.row)
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { canPerform(action, indexPath) }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { heard.append("perform \(action) \(indexPath.row) \(sender is UIMenuController)") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { canPerform(action, indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { heard.append("perform \(action) \(indexPath.item) \(sender is UIMenuController)") }
}
