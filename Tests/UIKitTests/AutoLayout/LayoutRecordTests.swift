import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

/// Auto Layout's records and tables refer to each other without counting: who goes has to be taken out everywhere.
@MainActor @Suite struct LayoutRecordTests {
  /// A view that takes a constraint out of force, and so lets it go, when it is asked for its insets.
  private final class MeddlingView: UIView {
    var removesOther: (() -> Void)?

    override var alignmentRectInsets: UIEdgeInsets {
      let remove = removesOther
      removesOther = nil
      remove?()
      return .zero
    }
  }

  private final class Box: @unchecked Sendable {
    nonisolated(unsafe) var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))

  private func stack(_ count: Int) -> [UIView] {
    var rows: [UIView] = []
    for _ in 0..<count {
      let row = placed()
      root.addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor), row.heightAnchor.constraint(equalToConstant: 10),
        row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? root.topAnchor),
      ])
      rows.append(row)
    }
    return rows
  }

  @Test func anIslandOutgrowsTheMemoryInWhichItsTablesBegin() {
    let rows = stack(60)
    root.layoutIfNeeded()
    for (index, row) in rows.enumerated() {
      #expect(row.frame == CGRect(x: 0, y: CGFloat(index) * 10, width: 300, height: 10))
    }
    let engine = root.autoLayout?.engine
    #expect(engine?.constraints.count == 240 && engine?.items.count == 61)
  }

  @Test func aViewThatGoesLeavesNothingBehind() {
    var rows = stack(12)
    root.layoutIfNeeded()
    let engine = root.autoLayout?.engine
    weak let gone = rows[5]
    weak let record = rows[5].autoLayout
    rows[5].removeFromSuperview()
    rows.remove(at: 5)
    #expect(gone == nil && record == nil)
    #expect(engine?.items.count == 12 && engine?.constraints.count == 43)
    rows[5].topAnchor.constraint(equalTo: rows[4].bottomAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(rows[5].frame.minY == 53 && rows[10].frame.minY == 103)
    rows.forEach { $0.removeFromSuperview() }
    #expect(engine?.constraints.isEmpty == true && engine?.hasChanges == false)
  }

  @Test func aConstraintMayGoWhileOthersAreTakenIn() {
    let meddling = MeddlingView()
    meddling.translatesAutoresizingMaskIntoConstraints = false
    let other = placed()
    root.addSubview(meddling)
    root.addSubview(other)
    meddling.widthAnchor.constraint(equalToConstant: 20).isActive = true
    var doomed: NSLayoutConstraint? = other.widthAnchor.constraint(equalToConstant: 30)
    doomed?.isActive = true
    other.heightAnchor.constraint(equalToConstant: 40).isActive = true
    weak let watched = doomed
    meddling.removesOther = {
      doomed?.isActive = false
      doomed = nil
    }
    root.layoutIfNeeded()
    #expect(watched == nil)
    #expect(meddling.frame.width == 20 && other.frame.size == CGSize(width: 0, height: 40))
    #expect(root.autoLayout?.engine?.constraints.count == 2)
  }

  @Test func eachHolderKeepsItsReadingDirection() {
    let (left, right) = (placed(), placed())
    let (inLeft, inRight) = (placed(), placed())
    right.semanticContentAttribute = .forceRightToLeft
    root.addSubview(left.with(inLeft))
    root.addSubview(right.with(inRight))
    for (outer, inner) in [(left, inLeft), (right, inRight), (left, inLeft)] {
      outer.widthAnchor.constraint(equalToConstant: 100).isActive = true
      inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
    }
    root.layoutIfNeeded()
    #expect(inLeft.frame.minX == 5)
    #expect(inRight.frame.minX == 75)
  }

  // MARK: Views that outlive their superview

  /// A view with another in it, as wide as the constraint says, whose superview is gone.
  private func survivor() -> (box: UIView, inner: UIView, width: NSLayoutConstraint) {
    let (box, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), placed())
    let width = inner.widthAnchor.constraint(equalToConstant: 20)
    autoreleased {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      outer.addSubview(box.with(inner))
      NSLayoutConstraint.activate([width, inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3)])
      outer.layoutIfNeeded()
    }
    return (box, inner, width)
  }

  @inline(never) private func autoreleased(_ body: () -> Void) { body() }

  @Test func aSurvivorsConstraintsGoOn() {
    let (box, inner, width) = survivor()
    #expect(box.superview == nil && width.isActive)
    width.constant = 31
    box.layoutIfNeeded()
    #expect(inner.frame.minX == 3 && inner.frame.width == 31)
    #expect(box.autoLayout?.engine?.constraints.count == 2)
  }

  @Test func aSurvivorsConstraintsAreFoundByThoseWhoAsk() {
    let (_, inner, width) = survivor()
    #expect(inner.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
  }

  @Test func aSurvivorsConstraintCanBeTakenOutOfForce() {
    let (box, inner, width) = survivor()
    width.isActive = false
    inner.widthAnchor.constraint(equalToConstant: 8).isActive = true
    box.layoutIfNeeded()
    #expect(inner.frame.width == 8)
    #expect(box.autoLayout?.engine?.constraints.count == 2)
  }

  @Test func aSurvivorEntersAnotherViewWithItsConstraints() {
    let (box, inner, width) = survivor()
    root.addSubview(box)
    width.constant = 17
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 3 && inner.frame.width == 17)
    #expect(box.autoLayout?.engine == nil && root.autoLayout?.engine?.constraints.count == 2)
  }

  @Test func whatLeavesASurvivorTakesItsConstraintsAlong() {
    let (box, inner, width) = survivor()
    inner.removeFromSuperview()
    #expect(box.constraints.isEmpty && width.isActive)
    #expect(inner.autoLayout?.engine?.constraints.count == 1)
  }

  @Test func whatIsReleasedOnAnotherThreadIsForgotten() async {
    let inner = placed()
    var kept: [NSLayoutConstraint] = []
    let box = autoreleasedBox(inner, &kept)
    let gone = Task.detached { box.view = nil }
    await gone.value
    for _ in 0..<100 where inner.autoLayout?.membership.engine != nil { await Task.yield() }
    #expect(kept.allSatisfy { !$0.isActive })
    #expect(inner.autoLayout?.membership.engine == nil)
    inner.widthAnchor.constraint(equalToConstant: 12).isActive = true
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 12)
  }

  private func autoreleasedBox(_ inner: UIView, _ kept: inout [NSLayoutConstraint]) -> Box {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    kept = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
    ]
    NSLayoutConstraint.activate(kept)
    outer.layoutIfNeeded()
    return Box(outer)
  }

  // MARK: Pieces

  @Test func aTableKeepsItsOrderAsItGrowsAndShrinks() {
    var table = FlatTable<Int32>()
    for value in 0..<20 { table.append(Int32(value)) }
    table.remove(at: 4)
    table.removeFirst(2)
    table.removeLast(1)
    table.removeAll { $0 % 5 == 0 }
    #expect(Array(table.elements) == [2, 3, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18])
    table.deallocate()
  }

  @Test func theMainQueueIsKnownFromOthers() async {
    #expect(MainQueue.isCurrent)
    let elsewhere = await Task.detached { MainQueue.isCurrent }.value
    #expect(!elsewhere)
    let onMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(onMain)
  }
}
