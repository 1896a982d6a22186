import Testing

@testable import UIKit

/// Views in views in views.
@MainActor @Suite struct NestingTests {
  private func chain(_ count: Int) -> (top: UIView, lowest: UIView) {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    var view = top
    for _ in 1..<count {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.addSubview(next)
      view = next
    }
    return (top, view)
  }

  @Test func nineHundredLevelsAreLaidOutHitAndReleased() {
    weak var gone: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      let (top, lowest) = chain(900)
      window.addSubview(top)
      window.updateForFrame()
      #expect(!lowest.needsLayout)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === lowest)
      gone = lowest
      top.removeFromSuperview()
    }
    #expect(gone == nil)
  }

  @Test func deeperNestingIsRefusedInWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let top = UIView()
        var view = top
        for _ in 0..<10_000 {
          let next = UIView()
          view.addSubview(next)
          view = next
        }
        withExtendedLifetime(top) {}
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("views can be nested 1000 deep"))
  }

  @Test func levelsOfViewsThatLeftDoNotCount() {
    let (top, _) = chain(600)
    let rest = UIView()
    rest.addSubview(top)
    top.removeFromSuperview()
    let (deep, lowest) = chain(600)
    lowest.addSubview(rest)
    #expect(deep.levelsBelow >= 600)
  }

  /// A parent that gets a tree built below it counts that too.
  @Test func treesBuiltFromBelowAreCounted() {
    let bottom = UIView()
    var top = bottom
    for _ in 0..<50 {
      let next = UIView()
      next.addSubview(top)
      top = next
    }
    #expect(top.levelsBelow == 50)
    #expect(bottom.levelsBelow == 0)
  }
}
