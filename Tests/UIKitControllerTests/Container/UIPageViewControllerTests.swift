import Testing

@testable import UIKit

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var dots = 0
  var calls: [String] = []
  init(_ pages: [UIViewController]) { self.pages = pages }

  private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? -1 }
  private func page(_ index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(index(viewController) - 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(index(viewController) + 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    calls.append("will \(pendingViewControllers.map { $0.title ?? "" })")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("did \(previousViewControllers.map { $0.title ?? "" }) \(completed)")
  }
}

@Suite(.serialized) @MainActor struct UIPageViewControllerTests {
  private let log = CallLog()
  private let book: Book
  private let pager: UIPageViewController
  private let window: UIWindow

  init() {
    let all = ["a", "b", "c"].map { [log] in LoggedController($0, log) }
    book = Book(all)
    pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    TestScreen.reset(size: CGSize(width: 390, height: 844))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private func start(direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    UIScreen.main.configure(
      bounds: window.bounds, scale: 3, safeAreaInsets: .zero, traits: UITraitCollection(layoutDirection: direction))
    pager.dataSource = book
    pager.delegate = book
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pager
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  private func swipe(from start: CGFloat, to end: CGFloat, duration: Double = 0.2) {
    TouchDriver(window: window).drag(
      from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), duration: duration)
    settle()
  }

  private func place(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: nil as UIView?) }

  @Test func onlyTheShownPageIsLoaded() {
    start()
    #expect(pager.viewControllers == [book.pages[0]])
    #expect(place(book.pages[0]) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(!book.pages[1].isViewLoaded && book.pages[0].parent === pager)
    #expect(log.take().suffix(3) == ["a willAppear false", "a isAppearing false", "a didAppear false"])
  }

  @Test func aFingerTurnsPages() {
    start()
    _ = log.take()
    swipe(from: 350, to: 40)
    #expect(pager.viewControllers == [book.pages[1]])
    #expect(place(book.pages[1]) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(book.calls == ["will [\"b\"]", "did [\"a\"] true"])
    #expect(book.pages[0].parent == nil && book.pages[0].viewIfLoaded?.window == nil)
    let calls = log.take()
    #expect(calls.contains("a didDisappear true") && calls.contains("b didAppear true"))
    swipe(from: 40, to: 350)
    #expect(pager.viewControllers == [book.pages[0]])
  }

  @Test func aPageThatIsLetGoTooEarlyStays() {
    start()
    _ = log.take()
    swipe(from: 350, to: 310, duration: 1)
    #expect(pager.viewControllers == [book.pages[0]] && place(book.pages[0]).minX == 0)
    #expect(book.calls == ["will [\"b\"]", "did [\"a\"] false"])
    #expect(book.pages[1].parent == nil)
    #expect(log.take().last == "a didAppear true")
  }

  @Test func nothingLiesBeyondTheLastPage() {
    start()
    swipe(from: 40, to: 350)
    #expect(pager.viewControllers == [book.pages[0]] && book.calls.isEmpty && place(book.pages[0]).minX == 0)
  }

  @Test func theProgramTurnsPages() {
    start()
    var ends: [Bool] = []
    pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) { ends.append($0) }
    window.updateForFrame()
    DisplayClock.shared.advance(by: 0.1)
    #expect(ends.isEmpty && place(book.pages[2]).minX > 0)
    settle()
    #expect(ends == [true] && pager.viewControllers == [book.pages[2]] && place(book.pages[2]).minX == 0)
    #expect(book.calls.isEmpty && book.pages[0].parent == nil)
    pager.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    settle()
    #expect(place(book.pages[1]).minX == 0)
    swipe(from: 350, to: 40)
    #expect(pager.viewControllers == [book.pages[2]])
  }

  @Test func rightToLeftTheNextPageComesFromTheLeft() {
    start(direction: .rightToLeft)
    swipe(from: 40, to: 350)
    #expect(pager.viewControllers == [book.pages[1]])
  }

  @Test func dotsFollowTheFinger() {
    book.dots = 3
    start()
    #expect(!pager.dots.isHidden && pager.dots.currentPage == 0)
    swipe(from: 350, to: 40)
    #expect(pager.dots.currentPage == 1)
    book.dots = 0
    pager.view.setNeedsLayout()
    settle()
    #expect(pager.dots.isHidden)
  }

  @Test func dotsTurnPagesAndStandBelowThem() {
    book.dots = 3
    start()
    let place = pager.dots.convert(pager.dots.bounds, to: nil as UIView?)
    #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil as UIView?).maxY == place.minY)
    let finger = TouchDriver(window: window)
    let tap = { (x: CGFloat) in
      finger.down(at: CGPoint(x: x, y: place.midY))
      finger.up()
      settle()
    }
    tap(place.midX + 60)
    #expect(pager.viewControllers == [book.pages[1]] && pager.dots.currentPage == 1)
    tap(place.midX - 60)
    #expect(pager.viewControllers == [book.pages[0]] && pager.dots.currentPage == 0)
  }

  @Test func pagesOfAnotherSizeKeepTheirPlace() {
    start()
    swipe(from: 350, to: 40)
    window.frame.size = CGSize(width: 844, height: 390)
    settle()
    #expect(place(book.pages[1]) == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func aPageCurlIsReported() {
    let before = Diagnostics.shared.all.count
    UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical).loadViewIfNeeded()
    #expect(Diagnostics.shared.all.dropFirst(before).map(\.kind) == [.transitionNotShown])
  }
}
