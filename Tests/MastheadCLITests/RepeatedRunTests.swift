import Foundation
import Testing

@testable import masthead_cli

/// Network, timers, queues, conditions, dates and random numbers give the same in all runs.
@Suite(.serialized) struct RepeatedRunTests {
  /// How many times each kind is used in a process, and how many processes there are: a thousand uses of each.
  private static let uses = 100
  private static let processes = 10

  /// Each controller shows a line for each of its uses, and a sum of them.
  private static let screens = """
    import UIKit

    let uses = \(uses)
    let address = URL(string: "https://example.invalid/a.json")!

    class Base: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 30))
      var words: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        for use in 0..<uses { start(use) }
      }
      func start(_ use: Int) {}
      func add(_ word: String) {
        words.append(word)
        var sum: UInt64 = 5381
        for byte in words.joined(separator: "|").utf8 { sum = sum &* 33 &+ UInt64(byte) }
        label.text = "\\(words.count) \\(words.last!) \\(sum)"
      }
      nonisolated func later(_ word: String) { DispatchQueue.main.async { self.add(word) } }
      nonisolated func end(_ error: (any Error)?) -> String { error.map { "\\(($0 as NSError).code)" } ?? "answered" }
    }
    final class DataViewController: Base {
      override func start(_ use: Int) {
        URLSession.shared.dataTask(with: address) { _, _, error in self.later(self.end(error)) }.resume()
      }
    }
    final class AwaitedViewController: Base {
      override func start(_ use: Int) {
        Task {
          do { _ = try await URLSession.shared.data(from: address); add("answered") } catch { add(end(error)) }
        }
      }
    }
    final class TransferViewController: Base {
      override func start(_ use: Int) {
        let session = URLSession(configuration: use % 2 == 0 ? .default : .ephemeral)
        session.downloadTask(with: address) { _, _, error in self.later("down \\(self.end(error))") }.resume()
        session.uploadTask(with: URLRequest(url: address), from: Data([1])) { _, _, error in self.later("up \\(self.end(error))") }.resume()
        let task = session.dataTask(with: address) { _, _, error in self.later("cancelled \\(self.end(error))") }
        task.resume()
        task.cancel()
      }
    }
    final class DelegateViewController: Base, URLSessionDataDelegate {
      lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
      override func start(_ use: Int) { session.dataTask(with: address).resume() }
      nonisolated func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        MainActor.assumeIsolated { add("\\(task.taskIdentifier) \\(end(error))") }
      }
    }
    final class SourceViewController: Base {
      var kept: [DispatchSourceTimer] = []
      override func start(_ use: Int) {
        let queue = DispatchQueue(label: "own")
        DispatchQueue.global().async {
          let timer = DispatchSource.makeTimerSource(queue: queue)
          timer.schedule(deadline: .now() + .milliseconds(use % 7), repeating: .milliseconds(3))
          timer.setEventHandler { self.later("tick") }
          timer.resume()
          // Let go while it fires, at another moment each.
          DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(use % 11)) { timer.cancel() }
        }
      }
    }
    final class TimerViewController: Base {
      override func start(_ use: Int) {
        let start = Date()
        _ = Timer.scheduledTimer(withTimeInterval: Double(use % 9) / 100, repeats: false) { _ in
          MainActor.assumeIsolated { self.add("\\(Date().timeIntervalSince(start))") }
        }
        RunLoop.main.run(until: start + 0.001)
      }
    }
    final class ConditionViewController: Base {
      override func start(_ use: Int) {
        let condition = NSCondition()
        nonisolated(unsafe) var isDone = false
        Thread {
          Thread.sleep(forTimeInterval: 0.01)
          condition.lock()
          isDone = true
          condition.broadcast()
          condition.unlock()
        }.start()
        condition.lock()
        var rounds = 0
        while !isDone { if !condition.wait(until: Date() + 0.004) { rounds += 1 } }
        condition.unlock()
        add("\\(rounds)")
      }
    }
    final class OperationViewController: Base {
      override func start(_ use: Int) {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1 + use % 3
        let first = BlockOperation { self.later("first \\(use)") }
        let second = BlockOperation { self.later("second \\(use)") }
        second.addDependency(first)
        queue.addOperations([second, first], waitUntilFinished: use % 2 == 0)
      }
    }
    final class MockViewController: Base {
      override func viewDidLoad() {
        URLProtocol.registerClass(Mock.self)
        super.viewDidLoad()
      }
      override func start(_ use: Int) {
        let configuration = URLSessionConfiguration.default
        if use % 3 == 0 { configuration.protocolClasses = [Mock.self] }
        let session = use % 3 == 1 ? URLSession.shared : URLSession(configuration: configuration)
        session.dataTask(with: URL(string: "https://mock.invalid/\\(use)")!) { data, response, _ in
          self.later(String(decoding: data ?? Data(), as: UTF8.self) + " \\((response as? HTTPURLResponse)?.statusCode ?? 0)")
        }.resume()
      }
    }
    final class Mock: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "mock.invalid" }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 203, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("mock \\(request.url!.lastPathComponent)".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    actor Counter { var count = 0; func next() -> Int { count += 1; return count } }
    final class TaskViewController: Base {
      let counter = Counter()
      override func start(_ use: Int) {
        Task {
          let stream = AsyncStream<Int> { continuation in
            Task.detached {
              try? await Task.sleep(for: .milliseconds(use % 5))
              continuation.yield(await self.counter.next())
              continuation.finish()
            }
          }
          for await number in stream { add("\\(number)") }
          await withTaskGroup(of: Int.self) { group in
            for _ in 0..<3 { group.addTask { await self.counter.next() } }
            for await number in group { add("\\(number)") }
          }
        }
      }
    }
    final class ChanceViewController: Base {
      override func start(_ use: Int) {
        let order = Set((0..<20).map { "\\($0)" }).joined()
        add("\\(Int.random(in: 0..<1000)) \\(UUID()) \\(arc4random()) \\(order) \\([1, 2, 3].shuffled()) \\(Date()) \\(time(nil))")
      }
    }

    """

  /// What the last use of each kind adds, after how many.
  private static let ends = [
    "Data": "100 -1009", "Awaited": "100 -1009", "Transfer": "300", "Delegate": "100 100 -1009", "Operation": "200",
    "Mock": "100 mock 97 203", "Task": "400", "Condition": "100 2", "Source": "", "Timer": "100 0.08", "Chance": "100",
  ]

  @Test func thousandUsesOfEachKindHaveOneResult() throws {
    let folder = try TemporaryFolder()
    try folder.write("Screens.swift", Self.screens)
    func texts(_ run: String) throws -> [String: String] {
      var texts: [String: String] = [:]
      for name in Self.ends.keys {
        let text = try String(
          contentsOfFile: folder.path + "/\(run)/\(name)ViewController.layout.txt", encoding: .utf8)
        let start = try #require(text.range(of: "text=\"")).upperBound
        texts[name] = String(text[start...].prefix { $0 != "\"" })
      }
      return texts
    }
    let first = try CommandRun.run(folder, "Screens.swift", "-o", "first", "--timeout", "60")
    #expect(first.status == 0, "\(first.error)")
    let expected = try texts("first")
    for (name, end) in Self.ends {
      #expect(expected[name]?.hasPrefix(end) == true, "\(name): \(expected[name] ?? "")")
    }
    // The world of the one who looks makes no difference.
    let worlds = [
      ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
      ["DISPLAY": ":7", "TZ": "America/New_York"],
    ]
    for start in stride(from: 1, to: Self.processes, by: 3) {
      let runs = try (start..<min(start + 3, Self.processes)).map { run in
        try CommandRun.start(
          folder, ["Screens.swift", "-o", "run-\(run)", "--timeout", "60"], stream: "\(run)",
          environment: worlds[run % worlds.count])
      }
      for (run, wait) in zip(start..., runs) {
        let result = try wait()
        #expect(result.status == 0, "\(result.error)")
        #expect(try texts("run-\(run)") == expected, "run \(run)")
      }
    }
  }

  /// A thread of the system's takes no turns: it lets timers go while the main thread fires them.
  @Test func timersThatAThreadLetsGoWhileTheyFireDoNotEndTheProgram() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Screen.swift",
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var threads = [pthread_t](repeating: 0, count: 3)
          for index in threads.indices {
            pthread_create(&threads[index], nil, { _ in
              for use in 0..<1000 {
                let queue = DispatchQueue(label: "own")
                let timer = DispatchSource.makeTimerSource(queue: queue)
                timer.schedule(deadline: .now() + .milliseconds(use % 7), repeating: .milliseconds(1 + use % 3))
                timer.setEventHandler {}
                timer.resume()
                for _ in 0..<(use * 37 % 500) { pthread_testcancel() }
                timer.cancel()
              }
              return nil
            }, nil)
          }
          // Time passes meanwhile.
          for _ in 0..<2000 { RunLoop.main.run(until: Date() + 0.001) }
          for thread in threads { pthread_join(thread, nil) }
        }
      }
      """)
    for _ in 0..<5 {
      let run = try CommandRun.run(folder, "Screen.swift", "--timeout", "30")
      #expect(run.status == 0, "\(run.error)")
    }
  }
}
