import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct PageControlTests {
  private let window: UIWindow
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
  private let values = Recorded<Int>()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    control.numberOfPages = 4
    let values = values
    control.addAction(UIAction { values.append(($0.sender as! UIPageControl).currentPage) }, for: .valueChanged)
    window.addSubview(control)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func tapsGoAPageOnOrBack() {
    window.tap(at: CGPoint(x: 190, y: 13))
    window.tap(at: CGPoint(x: 190, y: 13))
    window.tap(at: CGPoint(x: 10, y: 13))
    #expect(values.all == [1, 2, 1])
    control.currentPage = 99
    #expect(control.currentPage == 3 && values.all.count == 3)
    window.tap(at: CGPoint(x: 190, y: 13))
    #expect(values.all.count == 3, "no page follows the last")
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test func aFingerAlongTheDotsTakesThePageAlong() {
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 80, y: 13))
    finger.move(to: CGPoint(x: 114, y: 13))
    #expect(control.interactionState == .continuous)
    #expect(values.all == [2])
    control.layoutIfNeeded()
    #expect(!control.ground.isHidden)
    finger.up()
    #expect(control.interactionState == .none)
    #expect(values.all == [2])
  }

  @Test func dotsStandInTheDirectionOfReadingInTheMiddle() {
    let places = control.dots.map(\.center.x)
    #expect(places == places.sorted() && places.count == 4)
    #expect(abs((places[0] + places[3]) / 2 - 100) < 0.5)
    control.direction = .rightToLeft
    control.layoutIfNeeded()
    #expect(control.dots.map(\.center.x) == places.reversed())
    window.tap(at: CGPoint(x: 10, y: 13))
    #expect(values.all == [1])
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize.width == 26)
  }

  @Test func dotsThatDoNotFitAreLeftOutAndTheOutermostAreSmaller() {
    control.numberOfPages = 60
    control.currentPage = 30
    control.layoutIfNeeded()
    let shown = control.dots.filter { !$0.isHidden }
    #expect(shown.count == 12)
    #expect(shown[0].bounds.width < shown[6].bounds.width)
    let areInside = shown.allSatisfy { control.bounds.contains($0.frame) }
    #expect(areInside)
  }

  @Test func oneDotAloneCanBeHidden() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    control.layoutIfNeeded()
    let areHidden = control.dots.allSatisfy(\.isHidden)
    #expect(areHidden)
  }

  @Test func pagesHaveImagesOfTheirOwn() {
    let star = UIImage(systemName: "star")
    control.setIndicatorImage(star, forPage: 2)
    control.preferredCurrentPageIndicatorImage = UIImage(systemName: "heart")
    control.layoutIfNeeded()
    #expect(control.dots.map { $0.image != nil } == [true, false, true, false])
    #expect(control.indicatorImage(forPage: 2) === star)
    #expect(control.size(forNumberOfPages: 4).width > 100)
  }

  @Test func aBarFollowsTheProgressThatItObserves() {
    let bar = UIProgressView(progressViewStyle: .default)
    let progress = Progress(totalUnitCount: 10)
    window.addSubview(bar)
    bar.observedProgress = progress
    progress.completedUnitCount = 4
    DisplayClock.shared.advance(by: 0.1)
    #expect(bar.progress == 0.4)
    bar.observedProgress = nil
    progress.completedUnitCount = 8
    DisplayClock.shared.advance(by: 0.1)
    #expect(bar.progress == 0.4)
  }

  @Test func imagesOfABarAreAsLongAsWhatTheyStandFor() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    #expect(bar.subviews.isEmpty)
    bar.progress = 0.5
    bar.progressImage = UIImage(systemName: "star")
    bar.trackImage = UIImage(systemName: "circle")
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.width) == [100, 50])
  }
}
