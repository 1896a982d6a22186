import HeadlessHost
import Testing
import UIKitTestSupport

@testable import UIKit

/// Colours that the reader has turned over, and views that keep theirs.
@MainActor @Suite(.ownStage) struct InvertedColorsTests {
  private func colour(_ view: UIView, at point: CGPoint) -> UInt32 {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.addSubview(view)
    window.isHidden = false
    window.updateForFrame()
    let compositor = Compositor(size: CGSize(width: 40, height: 40), scale: 1)
    _ = compositor.render(window.layer)
    let image = compositor.makeImage()
    return image.withUnsafePixels { pixels, bytesPerRow in pixels[Int(point.y) * bytesPerRow / 4 + Int(point.x)] }
  }

  private func views(photoKeepsColours: Bool) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    photo.backgroundColor = .red
    photo.accessibilityIgnoresInvertColors = photoKeepsColours
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inside.backgroundColor = .blue
    inside.accessibilityIgnoresInvertColors = photoKeepsColours
    photo.addSubview(inside)
    view.addSubview(photo)
    return view
  }

  @Test func photographsKeepTheirsWhereOthersAreTurned() {
    let (inside, photo, other) = (CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 30), CGPoint(x: 30, y: 30))
    #expect(colour(views(photoKeepsColours: true), at: photo) == 0xFFFF_0000)
    UIScreen.main.accessibility.set(.invertColors, true)
    #expect(colour(views(photoKeepsColours: true), at: other) == 0xFF00_0000)
    #expect(colour(views(photoKeepsColours: true), at: photo) == 0xFFFF_0000)
    #expect(colour(views(photoKeepsColours: true), at: inside) == 0xFF00_00FF)
    #expect(colour(views(photoKeepsColours: false), at: photo) == 0xFF00_FFFF)
    #expect(!UIView().accessibilityIgnoresInvertColors)
  }

  @Test func photographsKeepTheirsUnderPerspective() {
    let view = views(photoKeepsColours: true)
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 100
    view.subviews[0].layer.transform = CATransform3DRotate(turn, 0.3, 1, 0, 0)
    UIScreen.main.accessibility.set(.invertColors, true)
    #expect(colour(view, at: CGPoint(x: 12, y: 20)) == 0xFFFF_0000)
    #expect(colour(view, at: CGPoint(x: 35, y: 20)) == 0xFF00_0000)
    view.subviews[0].accessibilityIgnoresInvertColors = false
    #expect(colour(view, at: CGPoint(x: 12, y: 20)) == 0xFF00_FFFF)
  }
}
