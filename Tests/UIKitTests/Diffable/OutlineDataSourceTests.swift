import Testing

@testable import UIKit

/// Opening and closing items of an outline, as a tap on a disclosure does.
@MainActor @Suite struct OutlineDataSourceTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    return outline
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func itemsKnowTheirPlace() throws {
    let grid = try DiffableGrid()
    var outline = tree()
    outline.expand([1])
    grid.dataSource.apply(outline, to: "tree", animatingDifferences: false)
    let places = (0..<4).map { grid.dataSource.outlinePlace(at: path($0)) }
    #expect(
      places == [
        OutlinePlace(level: 0, isExpanded: true, hasChildren: true),
        OutlinePlace(level: 1, isExpanded: false, hasChildren: true),
        OutlinePlace(level: 1, isExpanded: false, hasChildren: false),
        OutlinePlace(level: 0, isExpanded: false, hasChildren: false),
      ])
    #expect(grid.dataSource.outlinePlace(at: path(4)) == nil)
    grid.dataSource.apply(snapshot(("plain", [7])))
    #expect(grid.dataSource.outlinePlace(at: path(0)) == nil)
  }

  @Test func aToggleOpensAndClosesAndTellsTheHandlers() throws {
    let grid = try DiffableGrid()
    var log: [String] = []
    grid.dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("should expand \(item)")
      return item != 10
    }
    grid.dataSource.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    grid.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      log.append("should collapse \(item)")
      return true
    }
    grid.dataSource.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
    grid.dataSource.apply(tree(), to: "tree", animatingDifferences: false)
    grid.dataSource.toggleExpansion(ofItemAt: path(0))
    grid.host.settle()
    #expect(grid.shownItems == [[1, 10, 11, 2]])
    #expect(grid.dataSource.snapshot(for: "tree").isExpanded(1))
    grid.dataSource.toggleExpansion(ofItemAt: path(1))
    grid.host.settle()
    #expect(grid.shownItems == [[1, 10, 11, 2]])
    grid.dataSource.toggleExpansion(ofItemAt: path(0))
    grid.host.settle()
    #expect(grid.shownItems == [[1, 2]])
    #expect(
      log == ["should expand 1", "will expand 1", "should expand 10", "should collapse 1", "will collapse 1"])
  }

  @Test func childrenMayBeGivenWhenTheirParentIsOpened() throws {
    let grid = try DiffableGrid()
    var given: [[Int]] = []
    grid.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      given.append([parent] + children.items)
      var result = NSDiffableDataSourceSectionSnapshot<Int>()
      result.append([parent * 1000, parent * 1000 + 1])
      return result
    }
    grid.dataSource.apply(tree(), to: "tree", animatingDifferences: false)
    grid.dataSource.toggleExpansion(ofItemAt: path(1))
    grid.host.settle()
    #expect(given == [[2]])
    #expect(grid.shownItems == [[1, 2, 2000, 2001]])
    grid.dataSource.toggleExpansion(ofItemAt: path(0))
    grid.host.settle()
    #expect(given == [[2], [1, 10, 100, 11]])
    #expect(grid.shownItems == [[1, 1000, 1001, 2, 2000, 2001]])
  }
}
