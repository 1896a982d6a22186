@testable import UIKit

/// What controllers of one screen were told of appearance, and what was told out of order.
@MainActor final class AppearanceRecord {
  var faults: [String] = []
  var journal: [String] = []
  private var known: [() -> AppearanceWitness?] = []

  func add(_ witness: AppearanceWitness) { known.append { [weak witness] in witness } }

  /// The witnesses whose controllers are still there.
  var alive: [AppearanceWitness] { known.compactMap { $0() } }
}

/// Hears of the appearance callbacks of one controller, and notes each that may not follow the one before.
@MainActor final class AppearanceWitness {
  enum State: String {
    case gone = "did disappear", coming = "will appear", there = "did appear", going = "will disappear"
  }

  private let record: AppearanceRecord
  let name: String
  private(set) var state = State.gone
  weak var controller: UIViewController?

  init(_ name: String, _ record: AppearanceRecord) {
    (self.name, self.record) = (name, record)
    record.add(self)
  }

  func note(_ next: State) {
    let allowed: [State]
    switch state {
    case .gone: allowed = [.coming]
    case .coming: allowed = [.there, .going]
    case .there: allowed = [.going]
    case .going: allowed = [.gone, .coming]
    }
    record.journal.append("\(name) \(next.rawValue)")
    if !allowed.contains(next) { record.faults.append("\(name): \(next.rawValue) after \(state.rawValue)") }
    state = next
  }

  /// Whether what was told last is the end of a coming or going, and the right one.
  func check() {
    guard let controller else { return }
    let isShown = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
    if state != (isShown ? .there : .gone) {
      record.faults.append("\(name): left at \(state.rawValue), and is \(isShown ? "shown" : "not shown")")
    }
    if controller.transitionCoordinator != nil { record.faults.append("\(name): has a transition coordinator at rest") }
  }
}

@MainActor protocol Witnessed: UIViewController {
  var witness: AppearanceWitness { get }
}

final class WitnessedPage: UIViewController, Witnessed {
  let witness: AppearanceWitness

  init(_ name: String, _ record: AppearanceRecord) {
    witness = AppearanceWitness(name, record)
    super.init(nibName: nil, bundle: nil)
    witness.controller = self
    title = name
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness.note(.coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness.note(.there)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness.note(.going)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness.note(.gone)
  }
}

final class WitnessedStack: UINavigationController, Witnessed {
  let witness: AppearanceWitness

  init(_ name: String, _ record: AppearanceRecord, _ controllers: [UIViewController]) {
    witness = AppearanceWitness(name, record)
    super.init(nibName: nil, bundle: nil)
    witness.controller = self
    viewControllers = controllers
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness.note(.coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness.note(.there)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness.note(.going)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness.note(.gone)
  }
}

final class WitnessedTabs: UITabBarController, Witnessed {
  let witness: AppearanceWitness

  init(_ name: String, _ record: AppearanceRecord, _ controllers: [UIViewController]) {
    witness = AppearanceWitness(name, record)
    super.init(nibName: nil, bundle: nil)
    witness.controller = self
    viewControllers = controllers
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness.note(.coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness.note(.there)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness.note(.going)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness.note(.gone)
  }
}

final class WitnessedBook: UIPageViewController, Witnessed {
  let witness: AppearanceWitness

  init(_ name: String, _ record: AppearanceRecord) {
    witness = AppearanceWitness(name, record)
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    witness.controller = self
    setViewControllers([WitnessedPage("\(name) 1", record)], direction: .forward, animated: false)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness.note(.coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness.note(.there)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness.note(.going)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness.note(.gone)
  }
}

final class WitnessedSplit: UISplitViewController, Witnessed {
  let witness: AppearanceWitness

  init(_ name: String, _ record: AppearanceRecord) {
    witness = AppearanceWitness(name, record)
    super.init(style: .doubleColumn)
    witness.controller = self
    setViewController(WitnessedPage("\(name) list", record), for: .primary)
    setViewController(WitnessedPage("\(name) detail", record), for: .secondary)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness.note(.coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness.note(.there)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness.note(.going)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness.note(.gone)
  }
}
