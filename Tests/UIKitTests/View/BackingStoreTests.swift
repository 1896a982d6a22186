import QuartzCore
import Testing

@testable import UIKit

/// Which views keep a bitmap: those that draw for themselves, and no other.
///
/// A bitmap of a cell is a quarter of a megabyte at 3x, and one behind a list keeps the compositor from moving pixels.
@MainActor @Suite(.serialized) struct BackingStoreTests {
  private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private let window: UIWindow

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.makeKeyAndVisible()
  }

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    window.addSubview(view)
    display()
  }

  private func display() {
    window.updateForFrame()
    window.layer.displayTreeIfNeeded()
  }

  private func bitmaps(below layer: CALayer) -> Int {
    (layer.sublayers ?? []).reduce(layer.contents == nil ? 0 : 1) { $0 + bitmaps(below: $1) }
  }

  @Test func plainViewHasNone() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    show(view)
    #expect(bitmaps(below: window.layer) == 0)
  }

  @Test func plainViewThatAsksForDisplayHasNone() {
    let view = UIView()
    show(view)
    view.setNeedsDisplay()
    display()
    #expect(bitmaps(below: window.layer) == 0)
  }

  @Test func labelHasNone() {
    let label = UILabel()
    label.text = "text"
    show(label)
    #expect(bitmaps(below: window.layer) == 0)
  }

  @Test func viewThatDrawsHasOne() {
    let view = DrawingView()
    show(view)
    #expect(bitmaps(below: window.layer) == 1)
    #expect(view.layer.contents != nil)
  }

  @Test func viewThatDrawsDrawsAgainInTheDark() {
    let view = DrawingView()
    show(view)
    let before = CALayer.backingStoresDrawn
    window.overrideUserInterfaceStyle = .dark
    display()
    #expect(CALayer.backingStoresDrawn == before + 1)
  }

  @Test func tableOfCellsAndHeadersHasNone() {
    let controller = LongListViewController(sections: 3, rows: 10)
    window.rootViewController = controller
    display()
    #expect(controller.tableView.visibleCells.count > 5)
    #expect(bitmaps(below: window.layer) == 0)
  }
}
