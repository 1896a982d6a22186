import Testing

@testable import UIKit

/// What becomes of views whose constraints say too little (`uikit-facts §8`): sizes are 0 before places are, and inequalities
/// between places are tight.
@MainActor @Suite struct UnderConstrainedTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func frame(_ view: UIView, _ constraints: [NSLayoutConstraint]) -> CGRect {
    defer { Diagnostics.shared.removeAll() }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  private func added() -> UIView {
    let view = placed()
    root.addSubview(view)
    return view
  }

  @Test func aViewHeldAtItsFarEdgesHasNoSizeThere() {
    let view = added()
    let frame = frame(
      view,
      [
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
      ])
    #expect(frame == CGRect(x: 295, y: 477, width: 0, height: 0))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func aViewHeldAtItsTrailingEdgeHasNoWidth(direction: UISemanticContentAttribute) {
    root.semanticContentAttribute = direction
    let view = added()
    let frame = frame(view, [view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)])
    #expect(frame.width == 0)
    #expect(frame.minX == (direction == .forceLeftToRight ? 290 : 10))
  }

  @Test func aLonePlaceInequalityIsTight() {
    let (top, left, right) = (added(), added(), added())
    let topFrame = frame(top, [top.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)])
    let leftFrame = frame(left, [left.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72)])
    let rightFrame = frame(
      right,
      [
        right.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74),
        right.widthAnchor.constraint(equalToConstant: 100),
      ])
    #expect(topFrame.minY == 10)
    #expect(leftFrame.minX == 72)
    #expect(agree(rightFrame, [300 - 174, 0, 100, 0]))
  }

  @Test func neighboursAtMostSoFarApartAreThatFarApart() {
    let (first, second) = (added(), added())
    _ = frame(
      first,
      [
        first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        first.widthAnchor.constraint(equalToConstant: 20), second.widthAnchor.constraint(equalToConstant: 20),
        second.leftAnchor.constraint(lessThanOrEqualTo: first.rightAnchor, constant: 25),
      ])
    #expect(second.frame.minX == 55)
  }

  @Test func aLoneSizeInequalityIsTightOnlyFromBelow() {
    let view = added()
    let frame = frame(
      view,
      [
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
      ])
    #expect(frame.size == CGSize(width: 0, height: 24))
  }

  /// Between a held edge and an inequality for the other one it is the size that decides.
  @Test func aSizeIsLeastBeforeInequalitiesAreTight() {
    let view = added()
    let frame = frame(
      view,
      [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23),
      ])
    #expect(frame.minY == 10 && frame.height == 0)
  }

  /// So it is in the order of activation, whenever the solver sees them.
  @Test func ofTwoInequalitiesTheOneActivatedFirstIsTight() {
    let view = added()
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let left = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 20)
    let right = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20)
    #expect(frame(view, [width, left, right]).minX == 20)
    left.isActive = false
    #expect(frame(view, []).minX == 180)
    left.isActive = true
    #expect(frame(view, []).minX == 180)
    NSLayoutConstraint.deactivate([left, right])
    #expect(frame(view, [left, right]).minX == 20)
  }

  @Test func framesAreRoundedByTheirEdges() {
    #expect(
      agree(
        PixelGrid.round(CGRect(x: 107.2, y: 146.5, width: 105.6, height: 137.5), scale: 3),
        [107.0 + 1.0 / 3, 146.0 + 2.0 / 3, 105.0 + 1.0 / 3, 137.0 + 1.0 / 3]))
  }
}
