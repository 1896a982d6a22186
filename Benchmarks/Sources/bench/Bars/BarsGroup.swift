import HeadlessHost
import Measuring
import UIKit

/// A push from one list with a large title to another, below blurred bars at both ends: what a frame of it costs, with its drawing into memory.
struct BarsGroup: Group {
  static let name = "bars"
  static let peerPrograms: [String] = []

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let (frames, scrolled) = MainActor.assumeIsolated { Self.run() }
    let sorted = frames.sorted()
    round.record("bars.push.p50", median(of: frames), "ms", bounds: Bounds(must: 4, stretch: 2))
    round.record("bars.push.p90", sorted[sorted.count * 9 / 10], "ms")
    round.record("bars.scroll.p50", median(of: scrolled), "ms", bounds: Bounds(must: 4, stretch: 2))
  }

  /// The milliseconds of processor time of each frame of four pushes and pops, and of frames that scroll below the bars.
  @MainActor private static func run() -> (push: [Double], scroll: [Double]) {
    let host = ScreenHost(options: SnapshotOptions(size: .init(width: 390, height: 844), scale: 3))
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: BarsList())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    host.window.rootViewController = tabs
    host.window.makeKeyAndVisible()
    host.drawFrame()
    host.waitsForAnimations = false
    func frame(_ change: () -> Void) -> Double {
      let begin = Clock.processorSeconds()
      change()
      host.drawFrame()
      return (Clock.processorSeconds() - begin) * 1e3
    }
    var push: [Double] = []
    for turn in 0..<8 {
      if turn % 2 == 0 {
        navigation.pushViewController(BarsList(), animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      host.drawFrame()
      for _ in 0..<20 { push.append(frame { host.advance(by: 1.0 / 60) }) }
      host.advance(by: 1)
      host.drawFrame()
    }
    let table = (navigation.topViewController as? BarsList)?.tableView
    let scroll = (0..<60).map { _ in frame { table?.contentOffset.y += 10 } }
    return (push, scroll)
  }
}

/// Rows of colours.
private final class BarsList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Large title"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.backgroundColor = [UIColor.systemRed, .systemBackground, .systemBlue, .systemYellow][indexPath.row % 4]
    return cell
  }
}
