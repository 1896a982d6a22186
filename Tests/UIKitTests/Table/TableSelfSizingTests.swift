import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct TableSelfSizingTests {
  private let list = NamedList(rows: 20)

  init() { list.settle() }

  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()!.frame }

  @Test func aCellThatAsksForItIsSizedAnewInAnAnimation() throws {
    let cell = try #require(list.cell(1))
    let below = try #require(list.cell(2))
    cell.wantedHeight = 90
    list.settle()
    #expect(cell.frame.height == 50)
    cell.invalidateIntrinsicContentSize()
    list.settle()
    #expect(cell.frame.height == 90)
    #expect(below.frame.minY == 140)
    #expect(seen(below).minY == 100)
    #expect(abs(list.table.contentSize.height - 968) < 0.001)
    DisplayClock.shared.advance(by: 0.15)
    #expect(abs(seen(below).minY - 120) < 1)
    list.finishMotion()
    #expect(seen(below).minY == 140)
  }

  @Test func itsContentViewMayAskToo() throws {
    let cell = try #require(list.cell(1))
    cell.wantedHeight = 90
    cell.contentView.invalidateIntrinsicContentSize()
    list.settle()
    #expect(cell.frame.height == 90)
  }

  @Test func withoutAnimationTheRowsAreThereAtOnce() throws {
    let cell = try #require(list.cell(1))
    let below = try #require(list.cell(2))
    UIView.performWithoutAnimation {
      cell.wantedHeight = 90
      cell.invalidateIntrinsicContentSize()
    }
    list.settle()
    #expect(cell.frame.height == 90)
    #expect(seen(below).minY == 140)
  }

  @Test func disabledNothingIsSizedAnew() throws {
    list.table.selfSizingInvalidation = .disabled
    let cell = try #require(list.cell(1))
    cell.wantedHeight = 90
    cell.invalidateIntrinsicContentSize()
    list.settle()
    #expect(cell.frame.height == 50)
  }

  @Test func includingConstraintsEveryChangeCounts() throws {
    list.table.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try #require(list.cell(1))
    cell.wantedHeight = 90
    list.settle()
    #expect(cell.frame.height == 90)
    cell.wantedHeight = nil
    cell.label.text = String(repeating: "word ", count: 60)
    list.settle()
    #expect(cell.frame.height > 100)
    list.finishMotion()
  }

  @Test func theReadersPlaceIsKept() throws {
    list.scroll(to: 220)
    let place = try #require(list.place(of: "6"))
    let cell = try #require(list.cell(4))
    cell.wantedHeight = 90
    cell.invalidateIntrinsicContentSize()
    list.settle()
    #expect(list.place(of: "4") == -20)
    #expect(list.place(of: "6") == place + 40)
    list.finishMotion()
  }

  @Test func fixedHeightsStay() throws {
    let list = NamedList(rows: 20, isSelfSizing: false)
    list.settle()
    let cell = try #require(list.cell(1))
    cell.wantedHeight = 90
    cell.invalidateIntrinsicContentSize()
    list.settle()
    #expect(cell.frame.height == 50)
  }

  @Test func headersAreSizedAnewToo() throws {
    list.headerHeight = { _ in 30 }
    list.table.reloadData()
    list.settle()
    let header = try #require(list.table.headerView(forSection: 0) as? NamedList.Header)
    let first = try #require(list.cell(0))
    let top = header.frame.minY
    header.height.constant = 70
    header.invalidateIntrinsicContentSize()
    list.settle()
    #expect(header.frame.height == 70)
    #expect(first.frame.minY == top + 70)
    #expect(seen(first).minY == top + 30)
    list.finishMotion()
  }

  @Test func anotherConfigurationIsSizedAnewInAnAnimation() throws {
    let table = ConfiguredTable()
    let cell = try #require(table.view.cellForRow(at: .at(0, 0)))
    let below = try #require(table.view.cellForRow(at: .at(0, 1)))
    let before = below.frame.minY
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 30)
    cell.contentConfiguration = content
    table.window.updateForFrame()
    #expect(below.frame.minY > before)
    #expect(seen(below).minY == before)
    DisplayClock.shared.advance(by: 0.4)
    #expect(seen(below) == below.frame)
  }

  private final class ConfiguredTable: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    override init() {
      super.init()
      view.dataSource = self
      window.addSubview(view)
      window.isHidden = false
      window.updateForFrame()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }
}
