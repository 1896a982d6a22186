import Foundation
import ListGeometry
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ContextMenuTests {
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
  private let owner = MenuOwner()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.backgroundColor = .red
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private var stage: MenuStage? { window.subviews.last as? MenuStage }
  private func press(_ point: CGPoint) {
    let finger = TouchDriver(window: window)
    finger.down(at: point)
    DisplayClock.shared.advance(by: 1)
    finger.up()
  }
  private func tapFirstRow() throws {
    let row = try #require(stage?.presentation?.panels.last?.rows.first)
    window.tap(at: row.convert(CGPoint(x: 20, y: 20), to: nil))
    DisplayClock.shared.advance(by: 1)
  }

  @Test func aDelegateIsToldInOrder() throws {
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    press(CGPoint(x: 60, y: 220))
    #expect(owner.heard == ["configuration 20.0, 20.0", "highlight", "preview", "actions", "display", "shown"])
    try tapFirstRow()
    #expect(owner.heard.suffix(4) == ["end", "dismissal", "chosen", "gone"])
    #expect(stage == nil)
  }

  @Test func aPressWithoutAMenuIsNotTaken() {
    owner.hasMenu = false
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    press(CGPoint(x: 60, y: 220))
    #expect(owner.heard == ["configuration 20.0, 20.0"])
    #expect(stage == nil)
  }

  @Test func aPictureOfTheViewStandsAboveTheMenu() throws {
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    press(CGPoint(x: 60, y: 220))
    let preview = try #require(stage?.presentation?.preview)
    let panel = try #require(stage?.presentation?.panels.first)
    #expect(preview.frame == view.frame)
    #expect(panel.frame.minY == preview.frame.maxY + 8)
    view.frame.origin.y = 760
    window.tap(at: CGPoint(x: 300, y: 20))
    DisplayClock.shared.advance(by: 1)
    press(CGPoint(x: 60, y: 780))
    let lower = try #require(stage?.presentation?.preview)
    #expect(lower.frame.maxY < 800, "it makes room for its menu")
  }

  @Test func aControllersViewIsShownAndATapOnItIsTold() throws {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    owner.controller = controller
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    press(CGPoint(x: 60, y: 220))
    #expect(interaction.menuAppearance == .rich)
    #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
    window.tap(at: controller.view.convert(CGPoint(x: 100, y: 100), to: nil))
    DisplayClock.shared.advance(by: 1)
    #expect(owner.heard.contains("tapped"))
    #expect(stage == nil)
  }

  @Test func whatWasLiftedGoesWhereTheDelegateSays() throws {
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    let target = UIPreviewTarget(
      container: window, center: CGPoint(x: 300, y: 500), transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
    owner.goal = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    press(CGPoint(x: 60, y: 220))
    let preview = try #require(stage?.presentation?.preview)
    window.tap(at: CGPoint(x: 300, y: 20))
    #expect(preview.frame == CGRect(x: 270, y: 480, width: 60, height: 40))
  }

  @Test func oldRowActionsLieUnderTheRow() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    let source = TableMenus()
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    TouchDriver(window: window).drag(
      from: CGPoint(x: 300, y: 60), to: CGPoint(x: 150, y: 60), duration: 0.5)
    DisplayClock.shared.advance(by: 1)
    let actions = try #require(table.swipeConfiguration(of: RowIndex(section: 0, row: 1), .trailing)?.actions)
    #expect(actions.map(\.title) == ["Remove", "Mark"])
    #expect(actions.map(\.backgroundColor) == [.systemRed, .blue])
    window.tap(at: CGPoint(x: 380, y: 60))
    DisplayClock.shared.advance(by: 1)
    #expect(source.heard == ["removed 1"])
    #expect(table.openSwipe == nil)
  }

  @Test func rowsOfATableHaveMenus() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    let source = TableMenus()
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    press(CGPoint(x: 100, y: 60))
    #expect(source.heard == ["row 1", "display"])
    try tapFirstRow()
    #expect(source.heard == ["row 1", "display", "end", "chosen"])
    #expect(table.indexPathForSelectedRow == nil)
    window.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test func itemsOfACollectionViewHaveMenus() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 400), collectionViewLayout: layout)
    let source = CollectionMenus()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    press(CGPoint(x: 50, y: 50))
    #expect(source.heard == ["items [0]"])
    #expect(stage?.presentation?.panels.first != nil)
  }
}

private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  var heard: [String] = []
  var hasMenu = true
  var controller: UIViewController?
  var goal: UITargetedPreview?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("configuration \(location.x), \(location.y)")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: "x" as NSString) {
      self.heard.append("preview")
      return self.controller
    } actionProvider: { _ in
      self.heard.append("actions")
      return UIMenu(children: [UIAction(title: "A") { _ in self.heard.append("chosen") }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    heard.append("highlight")
    return nil
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    heard.append("dismissal")
    return goal
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    heard.append("tapped")
    animator.preferredCommitStyle = .pop
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("display")
    animator?.addCompletion { self.heard.append("shown") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("end")
    animator?.addCompletion { self.heard.append("gone") }
  }
}

private final class TableMenus: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heard: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    let mark = UITableViewRowAction(style: .normal, title: "Mark") { _, _ in }
    mark.backgroundColor = .blue
    let remove = UITableViewRowAction(style: .destructive, title: "Remove") { _, path in
      self.heard.append("removed \(path.row)")
    }
    return [remove, mark]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("row \(indexPath.row)")
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "A") { _ in self.heard.append("chosen") }])
    })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("display") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("end") }
}

private final class CollectionMenus: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var heard: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("items \(indexPaths.map(\.item))")
    return UIContextMenuConfiguration(identifier: 7 as NSNumber) {
      nil
    } actionProvider: { _ in
      UIMenu(title: "T", children: [UIAction(title: "A") { _ in }])
    }
  }
}
