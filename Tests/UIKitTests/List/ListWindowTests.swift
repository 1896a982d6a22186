import ListGeometry
import Testing

@testable import UIKit

/// The list window with an owner that has neither rows nor items: elements are numbers, those from 100 on lie in front.
@MainActor private final class Numbers: ListWindowOwner {
  final class NumberView: UIView {
    var identifier: String? = "number"
  }

  let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let window = ListWindow<Int, NumberView>()
  /// What the window said, in order.
  var log: [String] = []
  /// Numbers without a view.
  var absent: Set<Int> = []
  /// A view that is given for a number instead of one of the pool.
  var own: [Int: NumberView] = [:]
  var whenDisplayed: (Int) -> Void = { _ in }
  var whenEnded: (Int) -> Void = { _ in }
  var madeCount = 0

  private let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.owner = self
    screen.addSubview(list)
    screen.isHidden = false
  }

  func setNeedsPass() { log.append("needs a pass") }

  func makeView(of element: Int, at place: Int?) -> NumberView? {
    if absent.contains(element) { return nil }
    if let own = own[element] { return own }
    if let waiting = window.pool.takeWaiting(.cell("number")) { return waiting }
    madeCount += 1
    return NumberView()
  }

  func insert(
    _ view: NumberView, of element: Int, at place: Int, after others: ArraySlice<ListWindow<Int, NumberView>.Shown>
  ) { list.addSubview(view) }

  func reuseKey(of view: NumberView, _ element: Int) -> ReuseKey? { view.identifier.map { .cell($0) } }

  func willDisplay(_ view: NumberView, _ element: Int) {
    log.append("+\(element)")
    whenDisplayed(element)
  }

  func willLeave(_ view: NumberView, _ element: Int) {}

  func didEndDisplaying(_ view: NumberView, _ element: Int) {
    log.append("-\(element)")
    whenEnded(element)
  }

  /// Shows numbers; true when nobody changed anything meanwhile.
  @discardableResult func show(_ wanted: [Int], replacing part: Range<Int>? = nil) -> Bool {
    window.show(wanted, replacing: part, { place, view in view.tag = wanted[place] })
  }

  /// Lets everything that goes fade.
  func fade(completion: @escaping (Bool) -> Void = { _ in }) {
    let motions = (window.going + window.slidingOut).map { shown in
      let look = ViewLook(rect: shown.view.frame)
      return ViewMotion(view: shown.view, from: look, to: ViewLook(rect: look.rect, alpha: 0), alphaAtRest: 1)
    }
    window.animate(motions, duration: 0.3, completion: completion)
  }

  /// What happened since this was asked last.
  func takeLog() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }

  var shown: [Int] { window.shown.map(\.element) }
  var broken: [String] { window.brokenInvariants(in: list) { _ in true } }
}

@MainActor @Suite("The list window")
struct ListWindowTests {
  // MARK: Showing

  @Test func aLayoutInTheMiddleOfAPassIsMadeUpForAtItsEnd() {
    let numbers = Numbers()
    numbers.window.during(.showing) {
      numbers.window.during(.asking) { numbers.window.oweUnlessResting() }
      #expect(numbers.log.isEmpty)
    }
    #expect(numbers.log == ["needs a pass"])
    numbers.window.oweUnlessResting()
    numbers.window.during(.showing) {}
    #expect(numbers.log == ["needs a pass"])
  }

  @Test func eachElementIsToldOfOnceWhenItComesAndOnceWhenItLeaves() {
    let numbers = Numbers()
    #expect(numbers.show([1, 2, 3]))
    #expect(numbers.takeLog() == "+1 +2 +3")
    numbers.show([1, 2, 3])
    #expect(numbers.takeLog() == "")
    numbers.show([2, 3, 4])
    #expect(numbers.takeLog() == "-1 +4")
    numbers.show([0, 1, 2, 3, 4])
    #expect(numbers.takeLog() == "+0 +1")
    #expect(numbers.shown == [0, 1, 2, 3, 4])
    #expect(numbers.window.shown.map(\.view.tag) == [0, 1, 2, 3, 4])
    #expect(numbers.broken == [])
  }

  @Test func viewsThatLeftAreUsedAgain() {
    let numbers = Numbers()
    for first in 0..<20 { numbers.show(Array(first..<first + 4)) }
    #expect(numbers.madeCount == 4)
    #expect(numbers.list.subviews.count == 4)
    #expect(numbers.broken == [])
  }

  @Test func aViewWithoutAnIdentifierIsNotKept() {
    let numbers = Numbers()
    numbers.show([1])
    numbers.window.view(of: 1)?.identifier = nil
    numbers.show([])
    #expect(numbers.window.pool.waitingViews.isEmpty)
    #expect(numbers.takeLog() == "+1 -1")
  }

  @Test func elementsInAnotherOrderKeepTheirViews() {
    let numbers = Numbers()
    numbers.show([1, 2, 3])
    let views = numbers.window.shown.map(\.view)
    numbers.show([3, 1, 2])
    let order = numbers.window.shown.map { ObjectIdentifier($0.view) }
    #expect(order == [views[2], views[0], views[1]].map { ObjectIdentifier($0) })
    #expect(numbers.takeLog() == "+1 +2 +3")
  }

  @Test func aPartIsReplacedWithoutTheOthers() {
    let numbers = Numbers()
    numbers.show([1, 2, 3])
    numbers.show([101, 102], replacing: 3..<3)
    numbers.show([2, 3, 4, 5], replacing: 0..<3)
    #expect(numbers.shown == [2, 3, 4, 5, 101, 102])
    numbers.show([102, 103], replacing: 4..<6)
    #expect(numbers.shown == [2, 3, 4, 5, 102, 103])
    #expect(numbers.takeLog() == "+1 +2 +3 +101 +102 -1 +4 +5 -101 +103")
    #expect(numbers.window.shown.map(\.view.tag) == numbers.shown)
  }

  @Test func elementsWithoutAViewAreLeftOut() {
    let numbers = Numbers()
    numbers.absent = [2]
    numbers.show([1, 2, 3])
    #expect(numbers.shown == [1, 3])
    numbers.absent = []
    numbers.show([1, 2, 3])
    #expect(numbers.shown == [1, 2, 3])
    #expect(numbers.takeLog() == "+1 +3 +2")
  }

  @Test func whatIsTakenAwayFirstIsThereForReuse() {
    let numbers = Numbers()
    numbers.show([1, 2, 3])
    numbers.window.takeAway { $0 == 1 }
    numbers.show([2, 3, 4])
    #expect(numbers.madeCount == 3)
    #expect(numbers.takeLog() == "+1 +2 +3 -1 +4")
  }

  // MARK: Measuring

  @Test func aPreparedViewIsShownWithoutBeingMadeAgain() {
    let numbers = Numbers()
    let view = numbers.window.prepareView(of: 1)
    #expect(numbers.window.prepareView(of: 1) === view)
    #expect(numbers.takeLog() == "" && view?.superview == nil)
    numbers.show([1])
    #expect(numbers.window.view(of: 1) === view && numbers.madeCount == 1)
    #expect(numbers.window.prepareView(of: 1) === view, "the one on the screen is measured")
    #expect(numbers.broken == [])
  }

  @Test func whatWasPreparedAndIsNotShownWaitsForReuse() {
    let numbers = Numbers()
    let view = numbers.window.prepareView(of: 1)
    #expect(numbers.broken == ["views that were measured were not shown and not put back"])
    numbers.window.putBackPrepared()
    #expect(numbers.window.prepareView(of: 2) === view)
    numbers.window.putBackPrepared()
    #expect(numbers.takeLog() == "" && numbers.broken == [])
  }

  // MARK: Changes meanwhile

  @Test func aChangeWhileOneIsToldOfStopsAndTheOthersAreToldLater() {
    let numbers = Numbers()
    numbers.whenDisplayed = { if $0 == 2 { numbers.window.contentsDidChange() } }
    #expect(!numbers.show([1, 2, 3, 4]))
    #expect(numbers.takeLog() == "+1 +2")
    #expect(numbers.shown == [1, 2, 3, 4], "everything is in order")
    numbers.whenDisplayed = { _ in }
    #expect(numbers.show([2, 3]))
    #expect(numbers.takeLog() == "-1 +3", "who was not told of 4 is not told that it left")
  }

  @Test func contentsThatGoWhileTheyAreToldOfAreToldOfNoMore() {
    let numbers = Numbers()
    numbers.whenDisplayed = {
      guard $0 == 2 else { return }
      numbers.window.contentsDidChange()
      numbers.window.endAll()
    }
    #expect(!numbers.show([1, 2, 3]))
    #expect(numbers.takeLog() == "+1 +2 -1 -2")
    #expect(numbers.shown == [] && numbers.list.subviews.isEmpty && numbers.broken == [])
  }

  @Test func aChangeWhileOneEndsStopsBeforeAnythingIsMade() {
    let numbers = Numbers()
    numbers.show([1, 2])
    numbers.whenEnded = { _ in numbers.window.contentsDidChange() }
    #expect(!numbers.show([2, 3]))
    #expect(numbers.shown == [2] && numbers.broken == [])
  }

  @Test func aPassGoesOnUntilNobodyChangesAnything() {
    let numbers = Numbers()
    var changes = 2
    numbers.whenDisplayed = { _ in
      guard changes > 0 else { return }
      changes -= 1
      numbers.window.contentsDidChange()
    }
    var rounds = 0
    let isSettled = numbers.window.settle(atMost: 10) {
      rounds += 1
      #expect(numbers.window.phase == .showing)
      return numbers.show([1, 2, 3])
    }
    #expect(isSettled && rounds == 3 && !numbers.window.isStale)
    #expect(numbers.takeLog() == "+1 +2 +3")
    #expect(numbers.window.phase == .resting)
  }

  @Test func aPassEndsWhereSomebodyChangesSomethingForEver() {
    let numbers = Numbers()
    var rounds = 0
    let isSettled = numbers.window.settle(atMost: 10) {
      rounds += 1
      numbers.window.contentsDidChange()
      return true
    }
    #expect(!isSettled && rounds == 10 && numbers.window.isStale)
  }

  // MARK: Updates

  @Test func anUpdateRenamesWhatStaysAndKeepsWhatGoesForItsMotion() {
    let numbers = Numbers()
    numbers.show([1, 2, 3])
    let views = numbers.window.shown.map(\.view)
    let gone = numbers.window.rename(by: <) { $0 == 2 ? nil : 10 - $0 }
    #expect(numbers.shown == [7, 9] && gone.map(\.element) == [2])
    numbers.window.keepingWhatLeaves { numbers.show([7, 8]) }
    #expect(numbers.takeLog() == "+1 +2 +3 +8", "what leaves is told of at the end")
    #expect(numbers.window.going.map(\.element) == [2] && numbers.window.slidingOut.map(\.element) == [9])
    #expect(views.allSatisfy { $0.superview === numbers.list })
    var isFinished: Bool?
    numbers.fade { isFinished = $0 }
    #expect(numbers.window.departures.count == 1 && numbers.broken == [])
    numbers.window.endDepartures()
    #expect(numbers.takeLog() == "-2 -9")
    DisplayClock.shared.settle(limit: 5)
    #expect(isFinished != nil && numbers.log == [] && numbers.broken == [])
  }

  @Test func withoutMotionWhatGoesLeavesAtOnce() {
    let numbers = Numbers()
    numbers.show([1, 2, 3])
    numbers.window.rename { $0 == 1 ? nil : $0 }
    numbers.window.keepingWhatLeaves { numbers.show([2]) }
    numbers.window.endLeaving()
    #expect(numbers.takeLog() == "+1 +2 +3 -1 -3" && numbers.broken == [])
  }

  @Test func whatSeemedToSlideOutIsShownAgainWithoutBeingToldOf() {
    let numbers = Numbers()
    numbers.show([1, 2])
    let view = numbers.window.view(of: 2)
    numbers.window.keepingWhatLeaves {
      numbers.show([1])
      numbers.show([1, 2])
    }
    #expect(numbers.window.view(of: 2) === view)
    #expect(numbers.takeLog() == "+1 +2" && numbers.broken == [])
  }

  /// A data source that keeps its views gives the same one for an element that goes and one that comes.
  @Test(arguments: [false, true]) func aViewThatGoesMayComeBackForAnotherElement(isInMotion: Bool) {
    let numbers = Numbers()
    let kept = Numbers.NumberView()
    numbers.own = [1: kept, 2: kept]
    numbers.show([1])
    numbers.window.rename { _ in nil }
    if isInMotion {
      numbers.fade()
      #expect(kept.alpha == 0)
    }
    numbers.show([2])
    #expect(numbers.window.view(of: 2) === kept && kept.alpha == 1)
    #expect(numbers.broken == [])
    numbers.window.endLeaving()
    DisplayClock.shared.settle(limit: 5)
    #expect(kept.superview === numbers.list && numbers.takeLog() == "+1 +2")
  }

  @Test func aMotionGivesAViewBackTheLookThatItHasInItself() {
    let numbers = Numbers()
    numbers.show([1])
    guard let view = numbers.window.view(of: 1) else { return }
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    numbers.window.rename { _ in nil }
    var out = ViewMotion(
      view: view, from: ViewLook(frame: view.frame), to: ViewLook(frame: view.frame.offsetBy(dx: 0, dy: 9)))
    out.to.alpha = 0
    out.alphaAtRest = 0.5
    numbers.window.animate([out], duration: 0.3) { _ in }
    #expect(view.alpha == 0 && view.transform.d == -1 && view.frame.minY == 9)
    DisplayClock.shared.settle(limit: 5)
    #expect(view.alpha == 0.5 && view.transform.d == -1 && view.superview == nil)
  }

  @Test func everythingLeavesWhereContentsAreLoadedAgain() {
    let numbers = Numbers()
    numbers.show([1, 2, 3, 4])
    _ = numbers.window.prepareView(of: 5)
    numbers.window.rename { $0 == 1 ? nil : $0 }
    numbers.fade()
    numbers.window.rename { $0 == 2 ? nil : $0 }
    numbers.window.keepingWhatLeaves {
      numbers.show([4])
      numbers.window.endAll()
    }
    #expect(numbers.takeLog() == "+1 +2 +3 +4 -2 -3 -1 -4")
    #expect(numbers.list.subviews.isEmpty && numbers.broken == [])
    #expect(numbers.window.pool.waitingViews.count == 5)
  }

  // MARK: Sizes

  @Test func onlyViewsOnTheScreenAskToBeSizedAndNotWhileOthersCome() throws {
    let numbers = Numbers()
    numbers.show([1, 2])
    let view = try #require(numbers.window.view(of: 1))
    #expect(!numbers.window.sizeDidChange(of: Numbers.NumberView()))
    numbers.window.during(.showing) { #expect(!numbers.window.sizeDidChange(of: view)) }
    UIView.performWithoutAnimation { #expect(numbers.window.sizeDidChange(of: view)) }
    #expect(numbers.window.sizeDidChange(of: view))
    let sizes = numbers.window.takeStaleSizes()
    #expect(sizes.views == [view] && sizes.isAnimated)
    #expect(numbers.window.takeStaleSizes().views.isEmpty)
    _ = numbers.window.sizeDidChange(of: view)
    numbers.show([2])
    #expect(numbers.window.takeStaleSizes().views.isEmpty, "it left meanwhile")
  }

  // MARK: Invariants

  @Test func aViewInTwoPlacesIsFound() throws {
    let numbers = Numbers()
    numbers.show([1, 2])
    let view = try #require(numbers.window.view(of: 1))
    numbers.window.pool.putBack(view, .cell("number"))
    #expect(
      numbers.broken == [
        "a view is shown as 1 and waiting for reuse", "a view that is waiting for reuse is in the list",
      ])
  }

  @Test func aViewThatIsNotInTheListIsFound() {
    let numbers = Numbers()
    numbers.show([1])
    numbers.window.view(of: 1)?.removeFromSuperview()
    #expect(numbers.broken == ["a view that is shown as 1 is not in the list"])
  }

  @Test func anIndexOfWhatIsNotThereIsFound() {
    let numbers = Numbers()
    let goal = ScrollGoal(RowIndex(section: 0, row: 3))
    numbers.window.holders.add(goal)
    #expect(numbers.window.brokenInvariants(in: numbers.list) { $0.row < 3 } == ["[0, 3] is held and not there"])
    withExtendedLifetime(goal) {}
  }
}
