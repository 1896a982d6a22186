import Testing

@testable import UIKit

/// Presentations, pushes and scrolls whose ends bring about the next one: none may stand on the one before.
@MainActor @Suite(.serialized) struct ControllerChainTests {
  private static let length = 2_000

  private func chain(_ stage: NavigationStage, _ change: @escaping (@escaping () -> Void) -> Void) -> Int {
    var ends = 0
    func next() {
      ends += 1
      if ends < Self.length { change(next) }
    }
    change(next)
    for _ in 0..<Self.length where ends < Self.length { stage.settle() }
    return ends
  }

  @Test func presentationsAndDismissals() {
    let root = UIViewController()
    let stage = NavigationStage(root)
    stage.settle()
    let ends = chain(stage) { next in
      let above = UIViewController()
      above.modalPresentationStyle = .overFullScreen
      root.present(above, animated: false) { root.dismiss(animated: false, completion: next) }
    }
    #expect(ends == Self.length)
    stage.settle()
    #expect(root.presentedViewController == nil && root.view.window != nil)
  }

  /// Pushes the next controller, or goes back to the first, each time that it has appeared.
  private final class Pusher: UIViewController {
    var appeared: (Pusher) -> Void = { _ in }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared(self)
    }
  }

  @Test func pushesAndPopsOnceAControllerHasAppeared() {
    var count = 0
    func make() -> Pusher {
      let result = Pusher()
      result.appeared = { pusher in
        guard let navigation = pusher.navigationController, count < Self.length else { return }
        count += 1
        if navigation.viewControllers.count > 1 {
          navigation.popToRootViewController(animated: false)
        } else {
          navigation.pushViewController(make(), animated: false)
        }
      }
      return result
    }
    let stage = NavigationStage(make())
    for _ in 0..<Self.length where count < Self.length { stage.settle() }
    stage.settle()
    #expect(count == Self.length)
    #expect(stage.navigation.topViewController?.viewIfLoaded?.window != nil)
  }

  private final class Scroller: NSObject, UIScrollViewDelegate {
    var ended: (UIScrollView) -> Void = { _ in }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended(scrollView) }
  }

  @Test func animatedScrolls() {
    let root = UIViewController()
    let stage = NavigationStage(root)
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 3000)
    let scroller = Scroller()
    scroll.delegate = scroller
    root.view.addSubview(scroll)
    stage.settle()
    let ends = chain(stage) { next in
      scroller.ended = { _ in next() }
      scroll.setContentOffset(CGPoint(x: 0, y: scroll.contentOffset.y == 40 ? 0 : 40), animated: true)
    }
    #expect(ends == Self.length)
  }
}
