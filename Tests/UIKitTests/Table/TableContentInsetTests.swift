import Testing

@testable import UIKit

/// Margins are 16 points where the shorter side of the window is below 414, in landscape too, and 20 where it is longer (`uikit-facts §8`).
@Suite(.serialized) @MainActor struct TableContentInsetTests {
  private func makeList(_ style: UITableView.Style = .plain, width: CGFloat = 844) -> NamedList {
    let list = NamedList([["a", "b"], ["c"]], style: style, size: CGSize(width: width, height: 390))
    list.headers = true
    list.window.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    list.table.separatorStyle = .singleLine
    list.settle()
    return list
  }

  @Test func contentViewsKeepOutOfTheSafeArea() throws {
    let list = makeList()
    let cell = try #require(list.cell(0))
    #expect(cell.frame.width == 844)
    #expect(cell.contentView.frame.minX == 47)
    #expect(cell.contentView.frame.maxX == 797)
    #expect(cell.contentView.layoutMargins.left == 16)
    #expect(cell.bottomSeparator?.frame.minX == 63)
    #expect(cell.bottomSeparator?.frame.maxX == 844)
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame.width == 844)
    #expect(header.contentView.frame.minX == 47)
    #expect(header.textLabel?.frame.minX == 16)
  }

  @Test func withoutInsetsTheMarginsHaveTheSafeArea() throws {
    let list = makeList()
    list.table.insetsContentViewsToSafeArea = false
    list.settle()
    let cell = try #require(list.cell(0))
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.contentView.frame.maxX == 844)
    #expect(cell.contentView.layoutMargins.left == 63)
    #expect(cell.bottomSeparator?.frame.minX == 63)
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.contentView.frame.minX == 0)
    #expect(header.textLabel?.frame.minX == 63)
  }

  @Test func accessoriesStandInsideTheSafeAreaEitherWay() throws {
    let list = makeList()
    let cell = try #require(list.cell(0))
    cell.accessoryType = .disclosureIndicator
    list.settle()
    #expect(abs((cell.shownAccessory?.frame.maxX ?? 0) - 781) < 0.001)
    #expect(cell.contentView.frame.maxX == cell.shownAccessory?.frame.minX)
    list.table.insetsContentViewsToSafeArea = false
    list.settle()
    #expect(abs((cell.shownAccessory?.frame.maxX ?? 0) - 781) < 0.001)
    #expect(cell.contentView.frame.maxX == cell.shownAccessory?.frame.minX)
  }

  @Test func cardsKeepOutOfTheSafeAreaByThemselves() throws {
    let list = makeList(.insetGrouped)
    let cell = try #require(list.cell(0))
    #expect(cell.frame.minX == 63)
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.contentView.layoutMargins.left == 16)
    #expect(cell.bottomSeparator?.frame.minX == 16)
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.contentView.frame.minX == 63)
    #expect(header.textLabel?.frame.minX == 16)
  }

  @Test func turningTheDeviceGivesCellsTheirNewInsets() throws {
    let list = makeList(width: 390)
    list.window.setSafeAreaInsets(.zero)
    list.settle()
    let cell = try #require(list.cell(0))
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.bottomSeparator?.frame.minX == 16)
    list.resize(to: CGSize(width: 844, height: 390))
    list.window.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    list.settle()
    #expect(list.cell(0) === cell)
    #expect(cell.contentView.frame.minX == 47)
    #expect(cell.bottomSeparator?.frame.minX == 63)
  }

  @Test func marginsFollowTheReadableWidthWhenAsked() throws {
    let list = NamedList([["a", "b"]], size: CGSize(width: 1200, height: 800))
    list.headers = true
    list.settle()
    let cell = try #require(list.cell(0))
    #expect(cell.contentView.layoutMargins.left == 20)
    list.table.cellLayoutMarginsFollowReadableWidth = true
    list.settle()
    let readable = list.table.readableContentGuide.layoutFrame
    #expect(readable.width < 1160)
    #expect(cell.contentView.layoutMargins.left == readable.minX)
    #expect(cell.contentView.layoutMargins.right == 1200 - readable.maxX)
    #expect(list.table.separatorInset.left == readable.minX)
    #expect(list.table.headerView(forSection: 0)?.textLabel?.frame.minX == readable.minX)
    list.resize(to: CGSize(width: 800, height: 800))
    list.settle()
    #expect(cell.contentView.layoutMargins.left == 20)
  }

  @Test func cardsFollowTheReadableWidthToo() throws {
    let list = NamedList([["a", "b"]], style: .insetGrouped, size: CGSize(width: 1200, height: 800))
    list.table.cellLayoutMarginsFollowReadableWidth = true
    list.settle()
    let cell = try #require(list.cell(0))
    #expect(cell.frame.minX == list.table.readableContentGuide.layoutFrame.minX)
    #expect(cell.contentView.layoutMargins.left == 20)
  }
}
