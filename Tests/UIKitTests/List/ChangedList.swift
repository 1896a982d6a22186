@testable import UIKit

/// What a list calls while it works: its application may change it in each.
enum ListCall: String, CaseIterable {
  case scroll, offset, size, inset, willDisplay, didEnd, cell, height, header, willDisplayHeader, didEndHeader, select
  case layout, cellLayout, reuse, prefetch, endScroll, endDrag

}

/// What makes a list work.
enum ListCause: String, CaseIterable {
  case firstLayout, finger, code, animatedCode, clamp, update, reload, resize, inset, select, comeBack
}

/// What an application does to a list.
enum ListOperation: String, CaseIterable {
  case reload, insert, append, delete, move, batch, emptyBatch, reloadRows, reconfigure, offset, animatedOffset,
    scrollTo
  case animatedScrollTo, editing, inset, hide, remove, snapshot

  /// Whether it changes the contents by announcing it.
  var announces: Bool {
    [.insert, .append, .delete, .move, .batch, .emptyBatch, .reloadRows, .reconfigure, .snapshot].contains(self)
  }
}

/// A list of names that is changed in one of its calls, once, and says afterwards what does not hold.
@MainActor class ChangedList: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let finger: TouchDriver
  var names = (0..<40).map { "\($0)" }
  /// What went wrong while the list worked.
  var problems: [String] = []
  private(set) var isReached = false
  private var trigger: (call: ListCall, moment: Int, operation: ListOperation)?
  private var heard = 0
  private var displayed: [ObjectIdentifier: (view: UIView, count: Int)] = [:]
  private var observations: [NSKeyValueObservation] = []
  private var more = 100
  /// How often things began that have to end.
  private(set) var begun: [String: Int] = [:]

  override init() {
    finger = TouchDriver(window: window)
    super.init()
  }

  // MARK: What tables and collections do in their ways

  var scrollView: UIScrollView { fatalError("A list is in a subclass") }
  var visibleViews: [UIView] { [] }
  /// Whether the list asks for its contents just now.
  var isAsking: Bool { false }
  func perform(_ operation: ListOperation) {}
  /// Deletes the first and the third name and adds one before the second, as one update.
  func update() {}
  func reload() {}
  /// What does not hold of the list.
  func broken() -> [String] { [] }

  // MARK: Running

  /// Has the list be changed when a call comes for the given time; where nil it works undisturbed.
  func run(_ cause: ListCause, _ call: ListCall? = nil, at moment: Int = 1, _ operation: ListOperation = .reload) {
    window.addSubview(scrollView)
    window.isHidden = false
    observe()
    if cause != .firstLayout { settle() }
    if cause == .clamp {
      scrollView.contentOffset.y = 1200
      settle()
    }
    if let call { trigger = (call, moment, operation) }
    bringAbout(cause)
    settle()
    finish()
    trigger = nil
    scrollView.isHidden = false
    if scrollView.superview == nil { window.addSubview(scrollView) }
    finish()
  }

  /// Lets time go on until nothing moves.
  func finish() {
    settle()
    for _ in 0..<3 {
      DisplayClock.shared.advance(by: 0.1)
      settle()
    }
    DisplayClock.shared.settle(limit: 10)
    settle()
  }

  func settle() { window.updateForFrame() }

  private func bringAbout(_ cause: ListCause) {
    switch cause {
    case .firstLayout: break
    case .finger: finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 80), duration: 0.1)
    case .code:
      scrollView.contentOffset.y = 400
      settle()
      scrollView.contentOffset.y = 250
    case .animatedCode: scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    case .clamp:
      names = Array(names.prefix(15))
      reload()
    case .update: update()
    case .reload: reload()
    case .resize:
      window.frame.size = CGSize(width: 300, height: 200)
      scrollView.frame = window.bounds
    case .inset: scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    case .select:
      finger.down(at: CGPoint(x: 100, y: 150))
      DisplayClock.shared.advance(by: 0.2)
      finger.up()
    case .comeBack:
      scrollView.removeFromSuperview()
      settle()
      window.addSubview(scrollView)
    }
  }

  func hear(_ call: ListCall) {
    guard let trigger, trigger.call == call else { return }
    heard += 1
    guard heard == trigger.moment else { return }
    self.trigger = nil
    // The contents must not be changed while they are asked for; the list raises, as UIKit does.
    if isAsking, trigger.operation.announces { return }
    isReached = true
    switch trigger.operation {
    case .offset: scrollView.contentOffset.y = 330
    case .animatedOffset: scrollView.setContentOffset(CGPoint(x: 0, y: 130), animated: true)
    case .inset: scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 80, right: 0)
    case .hide: scrollView.isHidden = true
    case .remove: scrollView.removeFromSuperview()
    default: perform(trigger.operation)
    }
  }

  func newName() -> String {
    more += 1
    return "\(more)"
  }

  private func observe() {
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.hear(.offset) } },
      scrollView.observe(\.contentSize) { [weak self] _, _ in MainActor.assumeIsolated { self?.hear(.size) } },
    ]
  }

  /// The menu of each row or item.
  var menu: UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
  }

  // MARK: What holds

  func willDisplay(_ view: UIView) {
    let count = displayed[ObjectIdentifier(view)]?.count ?? 0
    displayed[ObjectIdentifier(view)] = (view, count + 1)
  }

  func didEnd(_ view: UIView) {
    let count = displayed[ObjectIdentifier(view)]?.count ?? 0
    if count < 1 { problems.append("a view ended that was not displayed") }
    displayed[ObjectIdentifier(view)] = count == 1 ? nil : (view, count - 1)
  }

  /// Something began that has to end, or ended.
  func note(_ what: String, begins: Bool) { begun[what, default: 0] += begins ? 1 : -1 }

  /// What does not hold when everything has come to rest.
  func allProblems() -> [String] {
    var all = problems + broken()
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { all.append(what()) } }
    let visible = Set(visibleViews.map { ObjectIdentifier($0) })
    for (view, entry) in displayed {
      check(entry.count == 1, "a view was displayed \(entry.count) times more than it ended")
      check(visible.contains(view), "a view is displayed and not visible")
    }
    for view in visible { check(displayed[view] != nil, "a view is visible and not displayed") }
    check(!scrollView.isDragging && !scrollView.isTracking, "a finger is on the list")
    check(!scrollView.isDecelerating && !scrollView.isScrollAnimating, "the list scrolls")
    check(!DisplayClock.shared.isInMotion, "something moves")
    let rest = scrollView.clampedContentOffset(scrollView.contentOffset)
    check(abs(rest.y - scrollView.contentOffset.y) < 0.4, "offset \(scrollView.contentOffset.y), rest \(rest.y)")
    for (what, count) in begun.sorted(by: { $0.key < $1.key }) {
      check(count == 0, "\(what) began \(count) times more than it ended")
    }
    for diagnostic in Diagnostics.shared.all { all.append("told: \(diagnostic.summary)") }
    return all
  }

  func end() {
    observations = []
    window.isHidden = true
    displayed = [:]
  }
}
