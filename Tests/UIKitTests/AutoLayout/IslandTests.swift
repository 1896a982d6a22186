import Testing
@testable import UIKit

/// Who solves what: islands, and what becomes of constraints when views come and go.
@MainActor @Suite struct IslandTests {
  private func filled(_ view: UIView, _ inner: UIView) {
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  @Test func theContentOfACellIsAnIsland() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let inner = placed()
    filled(cell.contentView, inner)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(inner.layoutEngine === cell.contentView.autoLayout?.engine)
    #expect(window.autoLayout?.engine == nil)
    #expect(inner.frame == cell.contentView.bounds)
  }

  @Test func aConstraintOverTheEdgeDissolvesAnIsland() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let inner = placed()
    filled(cell.contentView, inner)
    cell.layoutIfNeeded()
    let outer = placed()
    cell.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 6),
      outer.topAnchor.constraint(equalTo: cell.topAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      outer.heightAnchor.constraint(equalToConstant: 9),
    ])
    cell.layoutIfNeeded()
    #expect(!cell.contentView.isLayoutIsland)
    #expect(inner.layoutEngine === cell.autoLayout?.engine)
    #expect(outer.frame == CGRect(x: 6, y: 0, width: 160, height: 9))
    #expect(inner.frame == cell.contentView.bounds)
  }

  @Test func constraintsMoveWithTheViewsThatTheyConcern() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let box = placed()
    let inner = placed()
    filled(box, inner)
    filled(first, box)
    first.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 100, height: 100))
    filled(second, box)
    second.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 60, height: 40))
    #expect(first.constraints.isEmpty && first.autoLayout?.engine?.constraints.isEmpty != false)
    #expect(box.constraints.count == 4 && second.constraints.count == 4)
    box.removeFromSuperview()
    #expect(second.constraints.isEmpty && box.constraints.count == 4)
    #expect(box.autoLayout?.engine?.constraints.count == 4)
  }

  @Test func viewsThatOutliveTheirRootKeepTheirConstraints() {
    let inner = placed()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    filled(box, inner)
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root?.addSubview(box)
    root?.layoutIfNeeded()
    root = nil
    #expect(box.constraints.count == 4)
    box.frame.size = CGSize(width: 70, height: 80)
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test func whatIsInAScrollViewGivesTheContentItsSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    filled(root, scroll)
    let content = placed()
    scroll.addSubview(content)
    let badge = placed()
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -4),
      badge.widthAnchor.constraint(equalToConstant: 12), badge.heightAnchor.constraint(equalToConstant: 12),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(scroll.contentSize == CGSize(width: 200, height: 930))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 900))
    #expect(badge.frame == CGRect(x: 184, y: 4, width: 12, height: 12))
    scroll.contentOffset.y = 150
    root.layoutIfNeeded()
    #expect(content.frame.minY == 10)
    #expect(badge.frame.minY == 154)
  }

  @Test func theMaskCanBeGivenUpAndTakenBack() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let next = placed()
    root.addSubview(view)
    root.addSubview(next)
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: view.rightAnchor), next.topAnchor.constraint(equalTo: view.bottomAnchor),
      next.widthAnchor.constraint(equalToConstant: 5), next.heightAnchor.constraint(equalToConstant: 6),
    ])
    root.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 4, y: 6))
    view.frame.origin = CGPoint(x: 11, y: 12)
    root.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 14, y: 16))
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60), view.widthAnchor.constraint(equalToConstant: 7),
      view.heightAnchor.constraint(equalToConstant: 8),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 60, width: 7, height: 8))
    #expect(next.frame.origin == CGPoint(x: 57, y: 68))
    NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === view } + view.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 4, y: 6))
  }

  @Test func aTableFooterWithAHeightOfItsOwnIsFound() {
    let footer = placed("footer")
    let inner = placed()
    footer.addSubview(inner)
    inner.topAnchor.constraint(equalTo: footer.topAnchor).isActive = true
    #expect(!footer.hasConstraintsOnItself)
    let height = footer.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    #expect(footer.hasConstraintsOnItself)
    height.isActive = false
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.addSubview(footer)
    #expect(!footer.hasConstraintsOnItself)
    footer.widthAnchor.constraint(equalTo: table.widthAnchor).isActive = true
    #expect(footer.hasConstraintsOnItself)
  }

  @Test func reusedConstraintsDoNotPileUp() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = placed()
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    for round in 0..<50 {
      width.isActive = round.isMultiple(of: 2)
      width.constant = CGFloat(round)
      root.layoutIfNeeded()
    }
    width.isActive = true
    root.layoutIfNeeded()
    let engine = root.autoLayout?.engine
    #expect(engine?.constraints.count == 1 && engine?.items.count == 1 && engine?.hasChanges == false)
    #expect(view.frame.width == 49)
  }

  /// A window that solves for itself, and in it a view of no constraints around one that is placed by its frame and has some inside.
  @Test func anIslandLeavesWithWhatItIsInsideOfIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    filled(window, placed())
    window.layoutIfNeeded()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let island = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    box.addSubview(island)
    let inner = placed()
    island.addSubview(inner)
    let guide = island.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.addSubview(box)
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 30))
    box.removeFromSuperview()
    island.frame.size.width = 120
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 104, height: 30))
    window.addSubview(box)
    island.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 284, height: 30))
  }
}
