import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct TintTests {
  private final class TintedView: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private let root = TintedView()
  private let child = TintedView()
  private let grandchild = TintedView()

  init() {
    TestScreen.reset()
    root.addSubview(child)
    child.addSubview(grandchild)
  }

  private var counts: [Int] { [root.changes, child.changes, grandchild.changes] }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func modesAreTakenFromTheSuperview() {
    #expect(grandchild.tintAdjustmentMode == .normal)
    root.tintAdjustmentMode = .dimmed
    #expect(grandchild.tintAdjustmentMode == .dimmed)
    child.tintAdjustmentMode = .normal
    #expect(grandchild.tintAdjustmentMode == .normal)
    child.tintAdjustmentMode = .automatic
    #expect(child.tintAdjustmentMode == .dimmed)
  }

  @Test func dimmedColoursAreGreyAndFainter() {
    root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.tintAdjustmentMode = .dimmed
    let dimmed = components(grandchild.tintColor)
    #expect(dimmed[0] == dimmed[1] && dimmed[1] == dimmed[2])
    #expect(abs(dimmed[0] - 0.2126) < 0.001)
    #expect(abs(dimmed[3] - 0.8) < 0.001)
    root.tintAdjustmentMode = .normal
    #expect(grandchild.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func aDimmedColourIsSetAsItIs() {
    child.tintAdjustmentMode = .dimmed
    child.tintColor = .green
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .green)
  }

  @Test func viewsThatFollowTheModeAreTold() {
    child.tintColor = .red
    (root.changes, child.changes, grandchild.changes) = (0, 0, 0)
    root.tintAdjustmentMode = .dimmed
    #expect(counts == [1, 1, 1])
    root.tintAdjustmentMode = .dimmed
    #expect(root.changes == 1)
    child.tintAdjustmentMode = .dimmed
    #expect(child.changes == 1)
    root.tintAdjustmentMode = .normal
    #expect(counts == [2, 1, 1])
  }

  @Test func buttonsAreDrawnDimmed() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    child.addSubview(button)
    root.tintAdjustmentMode = .dimmed
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == button.tintColor)
    #expect(components(button.tintColor)[3] == 0.8)
  }
}
