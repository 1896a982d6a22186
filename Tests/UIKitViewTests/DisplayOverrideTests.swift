import Testing

@testable import UIKit

/// Views that fill their layers by `display(_:)`.
@MainActor @Suite struct DisplayOverrideTests {
  private class MovingImageView: UIImageView {
    var calls = 0
    var coming: UIImage?
    override func display(_ layer: CALayer) {
      calls += 1
      image = coming
    }
  }

  private class Plain: UIView {
    var calls = 0
    override func display(_ layer: CALayer) {
      calls += 1
      super.display(layer)
    }
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func imageViewsAreAskedForTheNextPictureAtEachSetNeedsDisplay() {
    let view = MovingImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.displayTreeIfNeeded()
    let before = view.calls
    view.coming = image(.red)
    view.layer.setNeedsDisplay()
    view.layer.displayTreeIfNeeded()
    #expect(view.calls == before + 1)
    #expect(view.image === view.coming)
    // What the view changes of itself does not have it asked again.
    view.layer.displayTreeIfNeeded()
    #expect(view.calls == before + 1)
  }

  @Test func viewsThatDrawGoOnDrawing() {
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.setNeedsDisplay()
    view.layer.displayTreeIfNeeded()
    #expect(view.calls == 1)
    #expect(view.layer.contents != nil)
  }

  @Test func viewsKnowWhetherTheirClassDisplays() {
    #expect(MethodTable.facts(of: MovingImageView.self).contains(.displays))
    #expect(!MethodTable.facts(of: UIImageView.self).contains(.displays))
    #expect(!MethodTable.facts(of: UILabel.self).contains(.displays))
  }
}
