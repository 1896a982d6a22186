import Testing

@testable import UIKit

/// What is under way in a list, and what comes, at three moments: each ends in order.
@MainActor @Suite("What overtakes what in lists", .serialized)
struct ListPairTests {
  enum UnderWay: String, CaseIterable {
    case drag, deceleration, animatedScroll, scrollToRow, swipe, openSwipe, reorder, menu, update, press
  }

  enum Coming: String, CaseIterable {
    case reload, update, deleteIt, deleteAll, resize, textSize, dark, removal, hiding, disabling, disablingTouches
    case scrollByCode, animatedScroll, editing, window, insets
  }

  @Test(arguments: ListChangesTests.lists, UnderWay.allCases)
  func everythingEndsInOrder(_ list: ListChangesTests.Changed, _ underWay: UnderWay) {
    for coming in Coming.allCases {
      for moment in [0, 0.05, 0.25] {
        let cell = "\(list.name) \(underWay) \(coming) \(moment)"
        let problems = run(list.make(false), underWay, coming, after: moment)
        if !problems.isEmpty {
          Issue.record("\(cell): \(Array(Set(problems)).sorted().prefix(4).joined(separator: "; "))")
        }
      }
    }
  }

  private func run(_ make: @autoclosure () -> ChangedList, _ underWay: UnderWay, _ coming: Coming, after moment: Double)
    -> [String]
  {
    TestScreen.reset(scale: 2, size: CGSize(width: 200, height: 300))
    Diagnostics.shared.removeAll()
    weak var view: UIView?
    var problems: [String] = []
    do {
      let list = make()
      view = list.scrollView
      list.window.addSubview(list.scrollView)
      list.window.isHidden = false
      list.settle()
      list.scrollView.contentOffset.y = 100
      list.settle()
      begin(underWay, list)
      if moment > 0 {
        DisplayClock.shared.advance(by: moment)
        list.settle()
      }
      come(coming, list)
      list.settle()
      goOn(underWay, list)
      takeBack(coming, list)
      list.finish()
      // A row that rests open, or a menu, goes when something else is touched.
      for _ in 0..<2 {
        list.finger.down(at: CGPoint(x: 2, y: 2))
        list.finger.up()
        list.finish()
      }
      problems = list.allProblems()
      if let table = (list as? ChangedTable)?.table {
        if !table.swipes.isEmpty { problems.append("a row is aside") }
        if table.subviews.contains(where: { $0 is SwipedRowView }) { problems.append("what held a row is left") }
        if table.editing.reordering != nil { problems.append("a row is lifted") }
      }
      if (list as? ChangedCollection)?.view.movement != nil { problems.append("an item is lifted") }
      list.end()
    }
    DisplayClock.shared.advance(by: 2)
    if view != nil { problems.append("the list is not let go") }
    return problems
  }

  private func begin(_ underWay: UnderWay, _ list: ChangedList) {
    switch underWay {
    case .drag, .deceleration:
      list.finger.down(at: CGPoint(x: 100, y: 280))
      for step in 1...6 {
        DisplayClock.shared.advance(by: 0.016)
        list.finger.move(to: CGPoint(x: 100, y: 280 - CGFloat(step) * 20))
        list.settle()
      }
      if underWay == .deceleration { list.finger.up() }
    case .animatedScroll: list.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    case .scrollToRow: list.perform(.animatedScrollTo)
    case .swipe, .openSwipe:
      list.finger.down(at: CGPoint(x: 180, y: 150))
      for step in 1...8 {
        DisplayClock.shared.advance(by: 0.05)
        list.finger.move(to: CGPoint(x: 180 - CGFloat(step) * 12, y: 150))
        list.settle()
      }
      if underWay == .openSwipe {
        list.finger.up()
        list.finish()
      }
    case .reorder:
      if let list = list as? ChangedTable {
        list.table.setEditing(true, animated: false)
        list.settle()
        guard let cell = list.table.cellForRow(at: .at(0, 4)) else { return }
        list.table.lift(cell, at: CGPoint(x: 190, y: cell.frame.midY))
        list.table.moveLifted(cell, to: CGPoint(x: 190, y: cell.frame.midY + 60))
      } else if let list = list as? ChangedCollection {
        guard list.view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)) else { return }
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 300))
      }
    case .menu:
      list.finger.down(at: CGPoint(x: 100, y: 150))
      for _ in 0..<10 {
        DisplayClock.shared.advance(by: 0.1)
        list.settle()
      }
    case .update: list.update()
    case .press:
      list.finger.down(at: CGPoint(x: 100, y: 150))
      DisplayClock.shared.advance(by: 0.2)
      list.settle()
    }
    list.settle()
  }

  /// What a finger that knows nothing of it goes on to do.
  private func goOn(_ underWay: UnderWay, _ list: ChangedList) {
    if underWay == .reorder {
      if let table = (list as? ChangedTable)?.table, let cell = table.editing.reordering?.cell {
        table.moveLifted(cell, to: CGPoint(x: 190, y: cell.frame.midY + 30))
        table.drop(cell, isCancelled: false)
      } else if let view = (list as? ChangedCollection)?.view {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 350))
        view.endInteractiveMovement()
      }
    }
    guard list.finger.isDown else { return }
    let (x, y): (CGFloat, CGFloat) = underWay == .swipe ? (60, 150) : (100, 120)
    DisplayClock.shared.advance(by: 0.05)
    list.finger.move(to: CGPoint(x: x, y: y))
    list.settle()
    DisplayClock.shared.advance(by: 0.05)
    list.finger.up()
    list.settle()
  }

  private func come(_ coming: Coming, _ list: ChangedList) {
    switch coming {
    case .reload:
      list.names = Array(list.names.dropFirst(2))
      list.reload()
    case .update: list.update()
    case .deleteIt:
      list.names.remove(at: 4)
      if let table = (list as? ChangedTable)?.table {
        table.deleteRows(at: [.at(0, 4)], with: .fade)
      } else {
        (list as? ChangedCollection)?.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
      }
    case .deleteAll:
      list.names = []
      list.reload()
    case .resize:
      list.window.frame.size = CGSize(width: 300, height: 200)
      list.scrollView.frame = list.window.bounds
    case .textSize: list.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    case .dark: list.window.overrideUserInterfaceStyle = .dark
    case .removal: list.scrollView.removeFromSuperview()
    case .hiding: list.scrollView.isHidden = true
    case .disabling: list.scrollView.isScrollEnabled = false
    case .disablingTouches: list.scrollView.isUserInteractionEnabled = false
    case .scrollByCode: list.scrollView.contentOffset.y = 300
    case .animatedScroll: list.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    case .editing: list.perform(.editing)
    case .window: list.window.isHidden = true
    case .insets: list.scrollView.contentInset.bottom = 100
    }
  }

  private func takeBack(_ coming: Coming, _ list: ChangedList) {
    if list.scrollView.superview == nil { list.window.addSubview(list.scrollView) }
    list.scrollView.isHidden = false
    list.scrollView.isScrollEnabled = true
    list.scrollView.isUserInteractionEnabled = true
    list.window.isHidden = false
  }
}
