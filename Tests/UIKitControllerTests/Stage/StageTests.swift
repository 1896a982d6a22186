import Foundation
import HeadlessHost
import QuartzCore
import Testing

@testable import UIKit

/// Screens that are shown in one process side by side.
@MainActor struct StageTests {
  private static let count = 100

  /// What a screen does where it is alone.
  private func alone(_ number: Int) async throws -> ScreenOutcome {
    let stage = Stage.make(inWorldOf: .first)
    defer { stage.strike() }
    return try await stage.perform { try await ScreenProgram.run(number) {} }
  }

  private func takingTurns(_ number: Int, _ turns: Turns) async throws -> ScreenOutcome {
    let stage = Stage.make(inWorldOf: .first)
    defer { stage.strike() }
    return try await stage.perform { try await ScreenProgram.run(number) { await turns.passOn(from: number) } }
  }

  @Test func aHundredScreensThatTakeTurnsAreEachAsIfTheyWereAlone() async throws {
    var expected: [ScreenOutcome] = []
    for number in 0..<Self.count { expected.append(try await alone(number)) }
    let turns = Turns()
    var found: [Int: ScreenOutcome] = [:]
    try await withThrowingTaskGroup(of: (Int, ScreenOutcome).self) { group in
      for number in 0..<Self.count {
        group.addTask { (number, try await takingTurns(number, turns)) }
      }
      for try await (number, outcome) in group { found[number] = outcome }
    }
    for number in 0..<Self.count {
      let outcome = try #require(found[number])
      #expect(outcome.log == expected[number].log, "log of screen \(number)")
      #expect(outcome.texts == expected[number].texts, "texts of screen \(number)")
      #expect(outcome.pictures == expected[number].pictures, "pictures of screen \(number)")
      #expect(outcome.diagnostics == expected[number].diagnostics, "diagnostics of screen \(number)")
      #expect(!outcome.diagnostics.isEmpty)
      #expect(outcome.diagnostics.allSatisfy { $0.contains("'mistake \(number)'") })
      #expect(outcome.pictures.count > 10)
      #expect(outcome.log.count > 15)
    }
    // Else nothing was shown by that.
    #expect(turns.changes > 20 * Self.count)
    #expect(Set(expected.map(\.pictures)).count == Self.count)
  }

  @Test func onTheProcessesOwnStageAScreenIsTheSame() async throws {
    TestScreen.reset()
    let screen = UIScreen.main
    let before = (screen.locale, screen.dateAtStart)
    defer { (screen.locale, screen.dateAtStart) = before }
    Diagnostics.shared.removeAll()
    let found = try await ScreenProgram.run(6) {}
    Diagnostics.shared.removeAll()
    TestScreen.reset()
    #expect(found == (try await alone(6)))
  }

  /// Counts how often another screen has its turn.
  @MainActor private final class Turns {
    private(set) var changes = 0
    private var last = -1

    /// Lets others go on, some screens more often than others.
    func passOn(from number: Int) async {
      for _ in 0...(number % 3) { await Task.yield() }
      if last != number { changes += 1 }
      last = number
    }
  }
}

/// Which stage is meant.
@MainActor struct CurrentStageTests {
  private func makeStage(width: CGFloat) -> Stage {
    let stage = Stage.make(inWorldOf: .first)
    stage.screen.configure(
      bounds: CGRect(x: 0, y: 0, width: width, height: 400), scale: 2, safeAreaInsets: .zero, traits: .system)
    return stage
  }

  private var width: CGFloat { UIScreen.main.bounds.width }

  @Test func codeOfATaskFindsItsStageAfterOthersHadTheirs() async {
    let (one, other) = (makeStage(width: 100), makeStage(width: 200))
    await one.perform {
      #expect(width == 100)
      await other.perform {
        #expect(width == 200)
        await Task.yield()
        #expect(width == 200)
      }
      #expect(width == 100)
      let task = Task { () -> CGFloat in
        await Task.yield()
        return width
      }
      other.run { #expect(width == 200) }
      #expect(await task.value == 100)
    }
  }

  @Test func whatAStageCallsBackRunsOnIt() async {
    let (one, other) = (makeStage(width: 100), makeStage(width: 200))
    var widths: [CGFloat] = []
    var task: Task<CGFloat, Never>?
    one.perform {
      DisplayClock.shared.schedule(after: 0.1) {
        widths.append(width)
        task = Task {
          await Task.yield()
          return width
        }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.isHidden = false
      UIView.animate(withDuration: 0.1) {
        window.alpha = 0.5
      } completion: { _ in
        MainActor.assumeIsolated { widths.append(width) }
      }
    }
    other.perform { one.clock.advance(by: 0.2) }
    #expect(widths == [100, 100])
    #expect(await task?.value == 100)
    await withCheckedContinuation { continuation in
      one.perform {
        Stage.async {
          widths.append(width)
          continuation.resume()
        }
      }
    }
    #expect(widths == [100, 100, 100])
  }

  @Test func blocksOnQueuesKeepTheirStage() async {
    let (one, other) = (makeStage(width: 100), makeStage(width: 200))
    let tasks = [(one, 100), (other, 200)].map { stage, expected in
      Task {
        await stage.perform {
          let found: [CGFloat] = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
              let first = UIScreen.main.bounds.width
              DispatchQueue.global().async {
                let time = CACurrentMediaTime()
                DispatchQueue.main.asyncAfter(deadline: .now()) {
                  MainActor.assumeIsolated {
                    continuation.resume(returning: [first, UIScreen.main.bounds.width, time])
                  }
                }
              }
            }
          }
          return found == [expected, expected, stage.clock.now]
        }
      }
    }
    one.clock.advance(by: 5)
    for task in tasks { #expect(await task.value) }
  }

  @Test func aViewMovesByTheClockOfItsWindow() throws {
    let (one, other) = (makeStage(width: 100), makeStage(width: 200))
    let window = one.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(scroll)
    window.isHidden = false
    #expect(window.screen === one.screen)
    other.perform {
      other.clock.advance(by: 3)
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      UIView.animate(withDuration: 1, delay: 1) { scroll.alpha = 0 }
      other.clock.advance(by: 10)
      #expect(scroll.contentOffset.y < 500)
    }
    #expect(scroll.layer.presentedValue(forKey: "opacity") as? CGFloat == 1)
    one.clock.advance(by: 1.5)
    #expect(scroll.contentOffset.y == 500)
    let opacity = try #require(scroll.layer.presentedValue(forKey: "opacity") as? CGFloat)
    #expect(opacity > 0.2 && opacity < 0.8)
  }

  @Test func aDriverThatMovedToAnotherStageIsTakenFromItsClock() {
    let (one, other) = (makeStage(width: 100), makeStage(width: 200))
    other.clock.advance(by: 0.1)
    let driver = EndlessDriver()
    one.clock.add(driver)
    driver.leaveClock()
    one.clock.advance(by: 0.1)
    #expect(driver.frames == 0)
  }

  @Test func twoStagesSpeakTwoLanguages() {
    let (german, french) = (makeStage(width: 320), makeStage(width: 375))
    (german.language, french.language) = ("de", "fr")
    func show(on stage: Stage) -> (UIWindow, UISearchBar, UINavigationController) {
      stage.perform {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        bar.showsCancelButton = true
        let list = UITableViewController(style: .plain)
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        let navigation = UINavigationController(rootViewController: list)
        let window = UIWindow()
        window.rootViewController = navigation
        window.addSubview(bar)
        window.makeKeyAndVisible()
        return (window, bar, navigation)
      }
    }
    let (one, other) = (show(on: german), show(on: french))
    for window in [one.0, other.0] { window.updateForFrame() }
    /// The titles of all buttons below a view.
    func titles(_ view: UIView) -> Set<String> {
      var found: Set<String> = []
      if let title = (view as? UIButton)?.title(for: .normal) { found.insert(title) }
      for subview in view.subviews { found.formUnion(titles(subview)) }
      return found
    }
    #expect(titles(one.1) == ["Abbrechen"])
    #expect(titles(other.1) == ["Annuler"])
    /// The texts of all labels below a view.
    func texts(_ view: UIView) -> Set<String> {
      var found: Set<String> = []
      if let text = (view as? UILabel)?.text { found.insert(text) }
      for subview in view.subviews { found.formUnion(texts(subview)) }
      return found
    }
    #expect(texts(one.2.navigationBar).contains("Bearbeiten"))
    #expect(texts(other.2.navigationBar).contains("Modifier"))
    // Words that are looked up later, outside of any call of the stage.
    one.2.topViewController?.setEditing(true, animated: false)
    other.2.topViewController?.setEditing(true, animated: false)
    for window in [one.0, other.0] { window.updateForFrame() }
    #expect(texts(one.2.navigationBar).contains("Fertig"))
    #expect(texts(other.2.navigationBar).contains("OK"))
    #expect(Stage.first.language == nil)
  }

  @Test func hostsAreEachOthersGuestsAndLeaveInAnyOrder() throws {
    TestScreen.reset()
    let before = width
    func host(_ width: Double) -> ScreenHost {
      ScreenHost(options: SnapshotOptions(size: Device.Size(width: width, height: 300), scale: 1))
    }
    let first = host(320)
    try first.show(UIViewController())
    first.advance(by: 2)
    let time = first.stage.clock.now
    let second = host(400)
    try second.show(UIViewController())
    #expect(width == 400 && first.window.screen.bounds.width == 320)
    #expect(first.window.isKeyWindow && second.window.isKeyWindow)
    #expect(UIApplication.shared.windows == [second.window])
    second.advance(by: 1)
    #expect(first.stage.clock.now == time)
    first.close()
    #expect(width == 400)
    second.close()
    #expect(width == before)
  }

  @Test func aStageGoesWithItsHost() async throws {
    TestScreen.reset()
    let first = ScreenHost(options: SnapshotOptions(size: Device.Size(width: 100, height: 300), scale: 1))
    weak var stage: Stage?
    do {
      let second = ScreenHost(options: SnapshotOptions(size: Device.Size(width: 200, height: 300), scale: 1))
      stage = second.stage
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      try second.show(indicator)
      // Never taken back: it holds its target.
      CADisplayLink(target: indicator, selector: Selector(UIActivityIndicatorView.stopAnimating))
        .add(to: .main, forMode: .common)
      second.close()
    }
    // Windows stay to the end of the turn.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(stage == nil)
    first.close()
  }

  @Test func windowsShownBeforeTheHostsOwnAreComposedByLevel() throws {
    TestScreen.reset()
    let host = ScreenHost(options: SnapshotOptions(size: Device.Size(width: 100, height: 100), scale: 1))
    defer { host.close() }
    // Lies behind the host's.
    let early = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    early.isHidden = false
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    alert.windowLevel = .alert
    alert.accessibilityIdentifier = "early"
    alert.isHidden = false
    try host.show(UIViewController())
    #expect(host.window.windowsOnScreen == [host.window, alert])
    #expect(host.layoutText().contains("early"))
  }

  @Test func aReferenceToAStageEndsWithIt() {
    #expect(StageReference(.first).stage === Stage.first)
    var stage: Stage? = Stage()
    let reference = stage.map { StageReference($0) }
    #expect(reference?.stage === stage)
    stage = nil
    #expect(reference?.stage == nil)
  }
}

@MainActor private final class EndlessDriver: FrameDriver {
  private(set) var frames = 0
  func frame(at time: CFTimeInterval) { frames += 1 }
}
