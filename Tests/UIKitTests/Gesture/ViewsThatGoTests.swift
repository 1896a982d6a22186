import Testing

@testable import UIKit

/// Views that go while a finger is on them.
@Suite(.serialized) @MainActor struct ViewsThatGoTests {
  private final class Log: NSObject {
    var states: [UIGestureRecognizer.State] = []
    @MainActor func pan(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  }

  /// A scroll view or table of 400 × 400 points with long contents, in the stage's window alone.
  private func place(_ view: UIScrollView, in stage: Stage) {
    view.frame = stage.window.bounds
    view.contentSize = CGSize(width: 400, height: 4000)
    stage.window.addSubview(view)
    stage.window.updateForFrame()
  }

  @Test(arguments: [0, 1, 2]) func aScrollViewThatGoesEndsTheTouch(after moves: Int) {
    let stage = Stage()
    let finger = TouchDriver(window: stage.window)
    var view: UIScrollView? = UIScrollView()
    weak let gone = view
    place(view!, in: stage)
    finger.down(at: CGPoint(x: 200, y: 300))
    for move in 0..<moves {
      stage.advance(by: 0.02)
      finger.move(to: CGPoint(x: 200, y: 260 - 40 * CGFloat(move)))
    }
    view?.removeFromSuperview()
    view = nil
    #expect(gone == nil)
    stage.advance(by: 0.3)
    finger.move(to: CGPoint(x: 200, y: 100))
    finger.up()
    stage.advance(by: 1)
    // The window is ready for the next finger.
    let next = UIScrollView()
    place(next, in: stage)
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 250))
    finger.move(to: CGPoint(x: 200, y: 200))
    #expect(next.isDragging)
    finger.up()
  }

  @Test func aTableThatGoesEndsTheTouch() {
    let stage = Stage()
    let finger = TouchDriver(window: stage.window)
    let second = TouchDriver(window: stage.window)
    var list: NamedList? = NamedList(rows: 40)
    list?.table.allowsMultipleSelection = true
    list?.settle()
    let table = list!.table
    stage.window.addSubview(table)
    stage.window.updateForFrame()
    finger.down(at: CGPoint(x: 100, y: 200))
    second.down(at: CGPoint(x: 150, y: 200))
    finger.move(to: CGPoint(x: 40, y: 200))
    second.move(to: CGPoint(x: 90, y: 200))
    table.removeFromSuperview()
    list = nil
    finger.move(to: CGPoint(x: 20, y: 200))
    second.up()
    finger.up()
    stage.advance(by: 1)
    #expect(!finger.isDown)
  }

  @Test func aContentViewThatOutlivesItsScrollViewStillHearsOfTheEnd() {
    final class Content: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let stage = Stage()
    let finger = TouchDriver(window: stage.window)
    let content = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    var view: UIScrollView? = UIScrollView()
    view?.addSubview(content)
    place(view!, in: stage)
    finger.down(at: CGPoint(x: 200, y: 300))
    stage.advance(by: 0.3)
    #expect(content.log == ["began"])
    view?.removeFromSuperview()
    view = nil
    finger.up()
    #expect(content.log == ["began", "ended"])
  }
}
