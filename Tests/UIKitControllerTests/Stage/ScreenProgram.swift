import Foundation
import HeadlessHost
import QuartzCore

@testable import UIKit

/// What a screen showed and was told while its program ran.
struct ScreenOutcome: Equatable {
  var pictures: [PixelHash] = []
  var texts: [String] = []
  var log: [String] = []
  var diagnostics: [String] = []
}

/// A screen with a list, animations, timers, touches, a keyboard, an alert window and mistakes; each number gives another.
@MainActor final class ScreenProgram {
  private let number: Int
  private var outcome = ScreenOutcome()
  private let pause: @MainActor () async -> Void

  /// `pause` is called between all steps: other screens may go on meanwhile.
  init(_ number: Int, pause: @escaping @MainActor () async -> Void) {
    (self.number, self.pause) = (number, pause)
  }

  /// Runs the program on the current stage and tells what came of it.
  static func run(_ number: Int, pause: @escaping @MainActor () async -> Void) async throws -> ScreenOutcome {
    let program = ScreenProgram(number, pause: pause)
    try await program.run()
    return program.outcome
  }

  private var options: SnapshotOptions {
    var options = SnapshotOptions(
      size: Device.Size(width: 300 + Double(number % 7) * 10, height: 420 + Double(number % 5) * 20),
      scale: number % 10 == 0 ? 3 : Double(number % 2 + 1))
    options.appearance = number % 2 == 0 ? .light : .dark
    options.direction = number % 4 == 1 ? .rtl : .ltr
    return options
  }

  private func log(_ words: String) {
    let size = UIScreen.main.bounds.size
    let day = UIScreen.main.currentDate.timeIntervalSince1970.rounded()
    outcome.log.append(
      "\(words) at \(CACurrentMediaTime()), \(day), \(UIScreen.main.locale.identifier), \(size.width) × \(size.height)@\(UIScreen.main.scale), "
        + "\(UIApplication.shared.windows.count) windows, dark \(UITraitCollection.current.userInterfaceStyle == .dark)"
    )
  }

  private func look(_ host: ScreenHost) {
    outcome.pictures.append(host.pixelHash())
    outcome.texts.append(host.layoutText())
  }

  private func run() async throws {
    let host = ScreenHost(options: options)
    defer { host.close() }
    host.waitsForAnimations = false
    await pause()
    UIScreen.main.locale = Locale(identifier: ["en_US", "de_DE", "ar_EG", "ja_JP"][number % 4])
    UIScreen.main.dateAtStart = Date(timeIntervalSince1970: 1_000_000_000 + Double(number) * 86_400)
    await pause()
    let controller = ProgramController(number: number) { [weak self] in self?.log($0) }
    await pause()
    try host.show(controller)
    look(host)
    await pause()
    try await scroll(host, controller)
    try await animate(host, controller)
    await callBack(host, controller)
    try await alert(host, controller)
    await type(host, controller)
    outcome.diagnostics = Diagnostics.shared.all.map(\.description)
  }

  private func scroll(_ host: ScreenHost, _ controller: ProgramController) async throws {
    let table: UITableView = controller.tableView
    let finger = TouchDriver(window: host.window)
    let middle = host.window.bounds.width / 2
    finger.down(at: CGPoint(x: middle, y: 300))
    for step in 1...6 {
      await pause()
      DisplayClock.shared.advance(by: 0.016)
      await pause()
      finger.move(to: CGPoint(x: middle, y: 300 - CGFloat(step) * CGFloat(10 + number % 9)))
    }
    finger.up()
    look(host)
    for _ in 0..<4 {
      await pause()
      host.advance(by: 0.1)
      log("offset \(table.contentOffset.y)")
    }
    await pause()
    finger.down(at: CGPoint(x: middle, y: 200))
    await pause()
    DisplayClock.shared.advance(by: 0.05)
    await pause()
    finger.up()
    log("selected \(String(describing: table.indexPathForSelectedRow))")
    table.setContentOffset(CGPoint(x: 0, y: 40 + number), animated: true)
    await pause()
    host.advance(by: 0.1)
    look(host)
  }

  private func animate(_ host: ScreenHost, _ controller: ProgramController) async throws {
    let badge: UIView = controller.badge
    UIView.animate(withDuration: 0.3 + Double(number % 10) / 50, delay: 0.02) {
      badge.frame.origin.x += 40
      badge.backgroundColor = .systemRed
    } completion: { [weak self] in
      let isFinished: Bool = $0
      MainActor.assumeIsolated { self?.log("animated \(isFinished)") }
    }
    await pause()
    host.advance(by: 0.11)
    look(host)
    // What is open while others run is theirs no more than their own is ours.
    let old: any OldAnimationCalls.Type = OldAnimations.self
    old.begin(0.2 + Double(number % 4) / 10)
    await pause()
    badge.alpha = 0.3
    await pause()
    old.commit()
    UIView.setAnimationsEnabled(number % 3 != 0)
    await pause()
    UIView.animate(withDuration: 0.5) { badge.frame.origin.y += 20 }
    log("enabled \(UIView.areAnimationsEnabled)")
    UIView.setAnimationsEnabled(true)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.1 + Double(number % 5) / 10)
    CATransaction.setCompletionBlock { [weak self] in self?.log("committed") }
    await pause()
    controller.plain.opacity = 0.5
    log("lasts \(CATransaction.animationDuration())")
    await pause()
    CATransaction.commit()
    host.advance(by: 0.09)
    look(host)
    await pause()
    host.advance(by: 1)
    look(host)
  }

  private func callBack(_ host: ScreenHost, _ controller: ProgramController) async {
    controller.perform(Selector(ProgramController.wake), with: nil, afterDelay: 0.05 + Double(number % 3) / 10)
    let link = CADisplayLink(target: controller, selector: Selector(ProgramController.tick))
    link.add(to: .main, forMode: .common)
    await pause()
    host.advance(by: 0.3)
    // Whoever else has a turn: what the task writes comes at one place.
    await controller.task?.value
    link.invalidate()
    log("\(controller.ticks) ticks")
    let image = UIImage(systemName: "star")
    await withCheckedContinuation { continuation in
      image?.prepareForDisplay { _ in MainActor.assumeIsolated { continuation.resume() } }
    }
    UIPasteboard.general.string = "copied by \(number)"
    await pause()
    log(UIPasteboard.general.string ?? "nothing copied")
  }

  private func alert(_ host: ScreenHost, _ controller: ProgramController) async throws {
    let window = UIWindow(frame: CGRect(x: 10, y: 30, width: 120, height: 60))
    window.windowLevel = .alert
    window.backgroundColor = number % 2 == 0 ? .systemYellow : .systemPurple
    window.makeKeyAndVisible()
    await pause()
    log("key \(UIApplication.shared.keyWindow === window)")
    look(host)
    window.isHidden = true
    await pause()
    log("key \(UIApplication.shared.keyWindow === host.window)")
    let alert = UIAlertController(title: "Screen \(number)", message: "Go on?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.log("yes") })
    controller.present(alert, animated: true) { [weak self] in self?.log("presented") }
    await pause()
    host.advance(by: 0.2)
    look(host)
    await pause()
    host.advance(by: 1)
    look(host)
    for step in try ScreenScript("tap \"Yes\"").steps { try host.perform(step) }
    await pause()
    host.advance(by: 1)
    look(host)
  }

  private func type(_ host: ScreenHost, _ controller: ProgramController) async {
    controller.field.becomeFirstResponder()
    await pause()
    host.advance(by: 0.1)
    KeyDriver().type("n\(number)")
    await pause()
    host.advance(by: 0.5)
    log("typed \(controller.field.text ?? "")")
    look(host)
    await pause()
    controller.field.resignFirstResponder()
    host.advance(by: 0.5)
    await pause()
    controller.makeMistake()
    host.advance(by: 0.1)
    await pause()
    look(host)
  }
}

/// The calls from before blocks, which warn where they are called by name.
@MainActor private protocol OldAnimationCalls {
  static func begin(_ duration: Double)
  static func commit()
}

private enum OldAnimations: OldAnimationCalls {
  @available(*, deprecated)
  static func begin(_ duration: Double) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(duration)
  }

  @available(*, deprecated)
  static func commit() { UIView.commitAnimations() }
}
