import Testing

@testable import UIKit

/// What slides over the whole screen keeps to whole pixels.
@Suite(.serialized) @MainActor struct SlidingPixelsTests {
  private func columns(snapping: Bool) -> Set<UInt32> {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 4)
    let page = CALayer()
    page.backgroundColor = CGColor(gray: 1, alpha: 1)
    page.frame = CGRect(x: 5.4, y: 0, width: 20, height: 4)
    page.snapsToPixels = snapping
    root.addSublayer(page)
    let compositor = Compositor(size: root.frame.size, scale: 1, background: CGColor(gray: 0, alpha: 1))
    compositor.render(root)
    return compositor.withUnsafePixels { pixels, _ in Set((0..<20).map { pixels[$0] }) }
  }

  private func wrappers(in view: UIView) -> [BarWrapperView] {
    view.subviews.flatMap { ($0 as? BarWrapperView).map { [$0] } ?? wrappers(in: $0) }
  }

  @Test func aLayerThatSnapsHasNoPaleEdge() {
    #expect(columns(snapping: true) == [0xFF00_0000, 0xFFFF_FFFF])
    #expect(columns(snapping: false).count == 3)
  }

  @Test func aPushMovesThePageByWholePixelsAndCastsItsShadowFromTheEdgeAlone() {
    let stage = NavigationStage(LoggedController("a"))
    stage.navigation.pushViewController(LoggedController("b"), animated: true)
    stage.window.updateForFrame()
    stage.advance(0.1)
    let wrappers = self.wrappers(in: stage.navigation.view)
    #expect(wrappers.count == 2 && wrappers.allSatisfy(\.layer.snapsToPixels))
    let shadows = wrappers.compactMap(\.layer.shadowPath).map(\.boundingBoxOfPath)
    #expect(shadows == [CGRect(x: 0, y: 0, width: 40, height: 844)])
    stage.settle()
    #expect(wrappers.allSatisfy { $0.layer.shadowPath == nil })
  }
}
