import Testing
import UIKit

@MainActor private final class Empty: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

@MainActor private final class Full: NSObject, UITableViewDelegate, UIGestureRecognizerDelegate {
  var calls: [String] = []
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("row \(indexPath.row)") }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Has a property of the name that optional calls use.
@MainActor private final class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource {
  let tableView = UITableView()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func check() -> Int {
    tableView.dataSource = self
    let table = tableView
    return table.numberOfRows(inSection: 0) + tableView(tableView, numberOfRowsInSection: 0)
  }
}

@MainActor @Suite struct OptionalCallTests {
  private let table = UITableView()
  private let path = IndexPath(row: 4, section: 0)

  @Test func whatIsImplementedIsCalled() {
    let full = Full()
    let delegate: (any UITableViewDelegate)? = full
    delegate?.tableView?(table, didSelectRowAt: path)
    delegate?.scrollViewDidScroll?(table)
    delegate?.scrollViewDidEndDragging?(table, willDecelerate: true)
    let height: CGFloat? = delegate?.tableView?(table, heightForRowAt: path)
    #expect(height == 33)
    #expect(full.calls == ["row 4", "scroll", "end true"])
    let gestures: (any UIGestureRecognizerDelegate)? = full
    let begins: Bool? = gestures?.gestureRecognizerShouldBegin?(UITapGestureRecognizer())
    #expect(begins == false)
  }

  @Test func whatIsNotImplementedIsNil() {
    let delegate: (any UITableViewDelegate)? = Empty()
    delegate?.tableView?(table, didSelectRowAt: path)
    let height: CGFloat = delegate?.tableView?(table, heightForRowAt: path) ?? 12
    #expect(height == 12)
    let header: UIView? = delegate?.tableView?(table, viewForHeaderInSection: 0)
    #expect(header == nil)
    let flow: (any UICollectionViewDelegateFlowLayout)? = Empty()
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let size: CGSize? = flow?.collectionView?(list, layout: layout, sizeForItemAt: path)
    #expect(size == nil)
    flow?.collectionView?(list, didSelectItemAt: path)
  }

  @Test func nobodyIsNil() {
    let delegate: (any UITableViewDelegate)? = nil
    let height: CGFloat? = delegate?.tableView?(table, heightForRowAt: path)
    #expect(height == nil)
  }

  @Test func propertiesOfTheSameNameStayThemselves() { #expect(Screen().check() == 6) }
}

@MainActor @Suite struct MetatypeInitializerTests {
  private final class Box: UIView {
    let mark: Int
    override init(frame: CGRect) {
      mark = 5
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("Box is not archived") }
  }
  private final class Cell: UITableViewCell {}

  private func make<View: UIView>(_ type: View.Type = View.self) -> View {
    View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  private func makeCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    Cell(style: .subtitle, reuseIdentifier: "id")
  }

  @Test func viewsAreMadeOfTheirTypeByItsInitialiser() {
    let box = make(Box.self)
    #expect(box.mark == 5)
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Swift.type(of: make(UILabel.self)) == UILabel.self)
    let held: UIView.Type = Box.self
    #expect((held.init(frame: .zero) as? Box)?.mark == 5)
    let cell = makeCell(Cell.self)
    #expect(cell.reuseIdentifier == "id")
    #expect(cell.detailTextLabel != nil)
  }
}

@MainActor @Suite struct FoundationOddsTests {
  @Test func valuesHoldGeometry() {
    #expect(
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func indexPathObjectsHaveRowsAndSections() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 2)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 1, section: 0) == NSIndexPath(row: 1, section: 0))
  }
}
