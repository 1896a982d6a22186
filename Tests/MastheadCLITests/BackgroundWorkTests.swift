import Foundation
import Testing

@testable import masthead_cli

/// What a screen starts in the background is in its picture, in the same order every time.
@Suite(.serialized) struct BackgroundWorkTests {
  /// Each controller appends to its label by one of the usual ways to load in the background.
  private static let screens = """
    import UIKit

    class Base: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 30))
      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "loading"
        view.addSubview(label)
        start()
      }
      func start() {}
      func add(_ word: String) { label.text! += " " + word }
    }
    final class QueueViewController: Base {
      override func start() {
        DispatchQueue.global().async { DispatchQueue.main.async { self.add("a") } }
        DispatchQueue.global(qos: .utility).async { DispatchQueue.main.async { self.add("b") } }
        DispatchQueue(label: "own").async { DispatchQueue.main.async { self.add("c") } }
      }
    }
    final class TaskViewController: Base {
      override func start() {
        Task { _ = await Self.load(); self.add("a") }
        Task.detached { await MainActor.run { self.add("b") } }
      }
      nonisolated static func load() async -> Int { (0..<1000).reduce(0, +) }
    }
    final class SleepViewController: Base {
      override func start() {
        Task { try? await Task.sleep(for: .milliseconds(30)); self.add("c") }
        Task { try? await Task.sleep(nanoseconds: 20_000_000); self.add("b") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.add("a") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.04) { DispatchQueue.main.sync { self.add("d") } }
      }
    }
    final class TimerViewController: Base {
      var count = 0
      var source: DispatchSourceTimer?
      override func start() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.0005, repeats: true) { [unowned self] _ in count += 1; label.tag = count }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [unowned self] _ in add("once at \\(count)") }
        source = DispatchSource.makeTimerSource(queue: .main)
        source?.schedule(deadline: .now() + 0.2, repeating: 0.2)
        source?.setEventHandler { [unowned self] in add("tick") }
        source?.resume()
        // Nobody keeps these: they go before they fire.
        for queue in [DispatchQueue.main, .global()] {
          let dropped = DispatchSource.makeTimerSource(queue: queue)
          dropped.schedule(deadline: .now() + 0.3, repeating: 0.1)
          dropped.setEventHandler { DispatchQueue.main.async { self.add("dropped") } }
          dropped.resume()
        }
      }
    }
    final class ThreadViewController: Base {
      override func start() {
        Thread { Thread.sleep(forTimeInterval: 0.2); DispatchQueue.main.async { self.add("b") } }.start()
        Thread { Thread.sleep(forTimeInterval: 0.1); DispatchQueue.main.async { self.add("a") } }.start()
      }
    }
    final class WaitViewController: Base {
      override func start() {
        let group = DispatchGroup()
        for word in ["a", "b", "c"] { DispatchQueue.global().async(group: group) { DispatchQueue.main.async { self.add(word) } } }
        group.notify(queue: .main) { self.add("all") }
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { done.signal() }
        done.wait()
        add("waited")
      }
    }
    final class SyncViewController: Base {
      override func start() {
        let queue = DispatchQueue(label: "own")
        var word = ""
        queue.async { Thread.sleep(forTimeInterval: 0.2); word = "a" }
        queue.sync { word += "b" }
        add(word)
      }
    }
    final class ConditionViewController: Base {
      override func start() {
        let condition = NSCondition()
        var isDone = false
        DispatchQueue.global().async { condition.lock(); isDone = true; condition.signal(); condition.unlock() }
        condition.lock()
        while !isDone { condition.wait() }
        condition.unlock()
        add("signalled")
      }
    }
    final class ReturnViewController: Base {
      override func start() {
        for word in ["a", "b", "c"] {
          DispatchQueue.global().async {
            DispatchQueue.main.sync { self.add(word) }
            DispatchQueue.main.async { self.add(word + word) }
          }
        }
      }
    }
    final class NotifiedViewController: Base {
      override func start() {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.main.async { DispatchQueue.main.async { group.leave() } }
        group.notify(queue: .main) { self.add("a"); Task { @MainActor in self.add("b") } }
      }
    }
    final class LaterViewController: Base {
      override func start() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.add("late") } }
    }

    """

  private static let texts = [
    // A detached task is started when it is made, one of the main actor when the main thread has nothing else to do.
    "QueueViewController": "loading a b c", "TaskViewController": "loading b a",
    "SleepViewController": "loading a b c d",
    "TimerViewController": "loading once at 199 tick tick tick tick tick", "ThreadViewController": "loading a b",
    "WaitViewController": "loading waited a b c all", "NotifiedViewController": "loading a b",
    "SyncViewController": "loading ab", "ConditionViewController": "loading signalled",
    "ReturnViewController": "loading a b c aa bb cc", "LaterViewController": "loading",
  ]

  @Test func picturesShowWhatWasLoadedAndAreTheSameInManyRunsUnderLoad() throws {
    let folder = try TemporaryFolder()
    try folder.write("Screens.swift", Self.screens)
    let first = try CommandRun.run(folder, "Screens.swift", "-o", "first", "--device", "iPhone 15")
    #expect(first.status == 0, "\(first.error)")
    for (name, words) in Self.texts {
      let text = try String(contentsOfFile: folder.path + "/first/\(name).layout.txt", encoding: .utf8)
      #expect(text.contains("text=\"\(words)\""), "\(name): \(text)")
      if name == "TimerViewController" { #expect(text.contains("tag=2000"), "\(text)") }
    }
    #expect(first.output.contains("--after 3 shows the screen with it"), "\(first.output)")
    // More processes than processors, so that threads are held up at different places.
    let parallel = 6
    for round in 0..<4 {
      let runs = try (0..<parallel).map { run in
        try CommandRun.start(
          folder, ["Screens.swift", "-o", "run-\(round)-\(run)", "--device", "iPhone 15", "--timeout", "60"],
          stream: "\(run)")
      }
      for (run, wait) in runs.enumerated() {
        #expect(try wait().status == 0)
        for name in FileSystem.list(folder.path + "/first") {
          #expect(
            FileSystem.read(folder.path + "/first/\(name)")
              == FileSystem.read(folder.path + "/run-\(round)-\(run)/\(name)"),
            "\(name) in run \(round)-\(run)")
        }
      }
    }
  }

  @Test func virtualTimeGoesAsFarAsItIsAskedTo() throws {
    let folder = try TemporaryFolder()
    try folder.write("Screens.swift", Self.screens)
    let run = try CommandRun.run(folder, "Screens.swift", "--show", "LaterViewController()", "--after", "3")
    #expect(run.status == 0, "\(run.error)")
    let text = try String(contentsOfFile: folder.path + "/snapshots/LaterViewController.layout.txt", encoding: .utf8)
    #expect(text.contains("text=\"loading late\""))
    #expect(!run.output.contains("workNotFinished"), "\(run.output)")
  }

  @Test func workThatDoesNotEndIsToldAndNotWaitedForWithoutEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Stuck.swift",
      """
      import UIKit
      final class StuckViewController: UIViewController {
        override func viewDidLoad() { Thread { let lock = NSCondition(); lock.lock(); lock.wait() }.start() }
      }
      """)
    let run = try CommandRun.run(folder, "Stuck.swift", "--timeout", "2")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.output.contains("workNotFinished: The screen started a thread that has not come to an end."), "\(run.output)")
  }
}
