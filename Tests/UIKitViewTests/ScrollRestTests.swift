import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite struct ScrollRestTests {
  private let window: UIWindow
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let delegate = Delegate()

  final class Delegate: NSObject, UIScrollViewDelegate {
    weak var view: UIView?
    var told: [String] = []
    var goesToTop = true
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      note("end \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("scrolled") }
    private func note(_ text: String) { if told.last != text { told.append(text) } }
  }

  init() {
    TestScreen.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
    window.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = picture.bounds.size
    scroll.addSubview(picture)
    delegate.view = picture
    scroll.delegate = delegate
    scroll.maximumZoomScale = 3
    scroll.minimumZoomScale = 0.5
  }

  @Test func theScaleIsHeldBetweenTheLimitsAndTheMiddleStays() {
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    #expect(delegate.told == ["zoom"])
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func withoutAViewNothingIsZoomed() {
    delegate.view = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
  }

  @Test func aRectangleIsShownAsLargeAsItFits() {
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 150), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 150))
  }

  @Test func animatedZoomsTellTheirEnd() {
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.isZoomAnimating)
    #expect(delegate.told == ["begin", "zoom"])
    DisplayClock.shared.advance(by: 0.4)
    #expect(delegate.told == ["begin", "zoom", "end 2.0"])
    #expect(!scroll.isZoomAnimating)
  }

  /// Two fingers at a height, so far from the middle; `farther` more in the end.
  private func pinch(from start: CGFloat, to end: CGFloat, lift: Bool = true) -> [TouchDriver] {
    let fingers = [TouchDriver(window: window), TouchDriver(window: window)]
    fingers[0].down(at: CGPoint(x: 150 - start, y: 200))
    fingers[1].down(at: CGPoint(x: 150 + start, y: 200))
    let steps = 12
    for step in 1...steps {
      let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
      fingers[0].move(to: CGPoint(x: 150 - distance, y: 200))
      fingers[1].move(to: CGPoint(x: 150 + distance, y: 200))
    }
    if lift { for finger in fingers { finger.up() } }
    return fingers
  }

  @Test func fingersZoomAboutTheirMiddle() {
    let fingers = pinch(from: 40, to: 80, lift: false)
    #expect(scroll.isZooming)
    #expect(scroll.zoomScale > 1.6 && scroll.zoomScale < 2)
    let middle = picture.convert(CGPoint(x: 150, y: 200), to: window)
    // The fingers move one after the other: when the second one begins, their middle has moved already.
    #expect(abs(middle.x - 150) < 4 && abs(middle.y - 200) < 1)
    for finger in fingers { finger.up() }
    #expect(!scroll.isZooming)
    #expect(delegate.told.first == "begin")
    #expect(delegate.told.last == "end \(scroll.zoomScale)")
  }

  @Test func beyondTheLimitsTheContentResistsAndGoesBack() {
    let fingers = pinch(from: 20, to: 140, lift: false)
    #expect(scroll.zoomScale > 3)
    #expect(scroll.zoomScale < 5)
    for finger in fingers { finger.up() }
    #expect(scroll.isZoomBouncing)
    #expect(scroll.zoomScale == 3)
    DisplayClock.shared.advance(by: 0.4)
    #expect(!scroll.isZoomBouncing)
    #expect(delegate.told.last == "end 3.0")
  }

  @Test func withoutBounceTheLimitsHold() {
    scroll.bouncesZoom = false
    let fingers = pinch(from: 20, to: 140, lift: false)
    #expect(scroll.zoomScale == 3)
    for finger in fingers { finger.up() }
    #expect(!scroll.isZoomBouncing)
  }

  @Test func viewsThatConstraintsPlaceAreZoomedToo() {
    picture.removeFromSuperview()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 300), view.heightAnchor.constraint(equalToConstant: 400),
    ])
    delegate.view = view
    window.updateForFrame()
    scroll.zoomScale = 2
    scroll.setNeedsLayout()
    view.setNeedsLayout()
    window.updateForFrame()
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
  }

  @Test func pinchesAndRotationsAreRecognized() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let pinchRecognizer = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinchRecognizer)
    let fingers = pinch(from: 50, to: 100, lift: false)
    #expect(pinchRecognizer.state == .changed)
    #expect(pinchRecognizer.scale > 1.5)
    for finger in fingers { finger.up() }
    view.removeGestureRecognizer(pinchRecognizer)
    let rotation = UIRotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    let (first, second) = (TouchDriver(window: window), TouchDriver(window: window))
    first.down(at: CGPoint(x: 150, y: 200))
    second.down(at: CGPoint(x: 250, y: 200))
    for step in 1...9 {
      let angle = CGFloat(step) * .pi / 18
      second.move(to: CGPoint(x: 150 + 100 * cos(angle), y: 200 + 100 * sin(angle)))
    }
    #expect(rotation.state == .changed)
    #expect(abs(rotation.rotation - .pi / 2) < .pi / 17)
    first.up()
    #expect(rotation.state == .ended)
    second.up()
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    scroll.contentSize.height = 2000
    scroll.contentOffset.y = 900
    window.tapStatusBar()
    DisplayClock.shared.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 0)
    #expect(delegate.told == ["top"])
    scroll.contentOffset.y = 900
    delegate.goesToTop = false
    window.tapStatusBar()
    DisplayClock.shared.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 900)
    delegate.goesToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    window.addSubview(other)
    window.tapStatusBar()
    DisplayClock.shared.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 900)
    other.scrollsToTop = false
    window.tapStatusBar()
    DisplayClock.shared.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 0)
  }
}
