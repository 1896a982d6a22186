import Foundation
import Testing

@testable import UIKit

/// Scrolls that were recorded on iOS with synthetic touches; the fixture names its source.
@Suite(.serialized) @MainActor struct ScrollTraceTests {
  struct Trace: Decodable {
    let viewport: [CGFloat]
    let contentSize: [CGFloat]
    let touchIntervalMs: Double
    let startOffsetY: CGFloat
    let fingerY: [CGFloat]
    let fingerEndedAtMs: Double
    let releaseOffsetY: CGFloat
    let willEndDraggingVelocityY_ptPerMs: CGFloat
    let willEndDraggingTargetY: CGFloat
    let finalOffsetY: CGFloat
    let frameOffsetsY: [CGFloat]
    let frameMs: Double
    let didEndDecelerating_msAfterBegin: Double
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var endTime: Double?
    private func note(_ event: String) { if log.last != event { log.append(event) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging")
      self.velocity = velocity
      target = targetContentOffset.pointee
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      note("didEndDecelerating")
      endTime = CACurrentMediaTime()
    }
  }

  private func trace(_ name: String) throws -> Trace {
    let url = try #require(
      Bundle.module.url(forResource: "scroll-traces", withExtension: "json", subdirectory: "Fixtures"))
    return try #require(try JSONDecoder().decode([String: Trace].self, from: Data(contentsOf: url))[name])
  }

  /// The frames' phase was not recorded exactly; these are the milliseconds that the first frame's offset stands for.
  @Test(arguments: [("decel_v3000", 1.447), ("edge_impact", 6.556)])
  func recordedScrollsAreReplayed(name: String, firstFrame: Double) throws {
    let trace = try trace(name)
    TestScreen.reset()
    let clock = DisplayClock.shared
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: trace.viewport[0], height: trace.viewport[1]))
    window.isHidden = false
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: trace.contentSize[0], height: trace.contentSize[1])
    scrollView.contentOffset.y = trace.startOffsetY
    window.addSubview(scrollView)
    window.updateForFrame()
    let listener = Listener()
    scrollView.delegate = listener
    let finger = TouchDriver(window: window)
    let begin = clock.now
    finger.down(at: CGPoint(x: 200, y: trace.fingerY[0]))
    #expect(scrollView.isTracking && !scrollView.isDragging)
    for (index, y) in trace.fingerY.enumerated().dropFirst() {
      clock.advance(to: begin + Double(index) * trace.touchIntervalMs / 1000)
      finger.move(to: CGPoint(x: 200, y: y))
    }
    #expect(scrollView.isDragging)
    clock.advance(to: begin + trace.fingerEndedAtMs / 1000)
    finger.up()
    #expect(scrollView.contentOffset.y == trace.releaseOffsetY)
    #expect(abs(listener.velocity.y - trace.willEndDraggingVelocityY_ptPerMs) < 1e-9)
    #expect(abs(listener.target.y - trace.willEndDraggingTargetY) < 1e-6)
    #expect(scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    let release = clock.now
    var (exact, worst) = (0, 0.0)
    for (index, expected) in trace.frameOffsetsY.enumerated() {
      clock.advance(to: release + (firstFrame + Double(index) * trace.frameMs) / 1000)
      let error = Double(abs(scrollView.contentOffset.y - expected))
      worst = max(worst, error)
      if error < 0.01 { exact += 1 }
    }
    // Within a pixel, and mostly the same pixel.
    #expect(worst < 0.34, "\(name): \(worst)")
    #expect(Double(exact) > 0.6 * Double(trace.frameOffsetsY.count), "\(name): \(exact)")
    clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == trace.finalOffsetY)
    let end = try #require(listener.endTime)
    #expect(abs((end - release) * 1000 - trace.didEndDecelerating_msAfterBegin) < 25)
    #expect(
      listener.log == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
    #expect(!scrollView.isDecelerating)
  }

  /// `uikit-facts §11.1`: a finger 590 points past the edge of 852 points pulls the content 235 points.
  @Test func contentPastItsEdgeFollowsLessAndLess() {
    #expect(abs(ScrollPhysics.pulled(590, extent: 852) - 235) < 0.34)
    for pull in stride(from: CGFloat(0), through: 800, by: 40) {
      let excess = ScrollPhysics.pulled(pull, extent: 852)
      #expect(abs(ScrollPhysics.pull(for: excess, extent: 852) - pull) < 1e-6)
    }
  }
}
