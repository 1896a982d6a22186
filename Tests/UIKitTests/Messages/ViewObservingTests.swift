import Testing
import UIKit

@MainActor @Suite struct ViewObservingTests {
  private final class Log {
    var entries: [String] = []
    func note(_ old: CGFloat?, _ new: CGFloat?) {
      entries.append("\(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
    }
    func note(_ entry: String?) { entries.append(entry ?? "-") }
  }
  private let log = Log()

  @Test func contentOffsetOfListsIsTold() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let token = table.observe(\.contentOffset, options: [.new, .old]) { [log] _, change in
      log.note(change.oldValue?.y, change.newValue?.y)
    }
    table.contentOffset = CGPoint(x: 0, y: 30)
    table.bounds.origin.y = 40
    #expect(log.entries == ["0.0 30.0", "30.0 40.0"])
    token.invalidate()
    table.contentOffset.y = 0
    #expect(log.entries.count == 2)
  }

  @Test func contentSizeIsTold() {
    let view = UIScrollView()
    let token = view.observe(\.contentSize, options: [.new, .old]) { [log] _, change in
      log.note(change.oldValue?.height, change.newValue?.height)
    }
    view.contentSize = CGSize(width: 100, height: 500)
    #expect(log.entries == ["0.0 500.0"])
    token.invalidate()
  }

  @Test func contentSizeOfATableIsToldAsItLoads() {
    final class Rows: NSObject, UITableViewDataSource {
      var count = 3
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    table.dataSource = rows
    let token = table.observe(\.contentSize, options: [.old, .new]) { [log] _, change in
      log.note(change.oldValue?.height, change.newValue?.height)
    }
    table.layoutIfNeeded()
    rows.count = 5
    table.reloadData()
    table.layoutIfNeeded()
    #expect(log.entries.last?.hasSuffix(" 250.0") == true)
    #expect(log.entries.contains { $0.hasSuffix(" 150.0") })
    token.invalidate()
  }

  @Test func geometryIsToldWhicheverWayItChanges() {
    let view = UIView()
    let frame = view.observe(\.frame) { [log] _, _ in log.note("frame") }
    let bounds = view.observe(\.bounds) { [log] _, _ in log.note("bounds") }
    let center = view.observe(\.center) { [log] _, _ in log.note("center") }
    let tokens = [frame, bounds, center]
    view.center = CGPoint(x: 5, y: 5)
    #expect(log.entries == ["frame", "center"])
    log.entries = []
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(log.entries == ["frame", "bounds"])
    log.entries = []
    view.bounds.origin.x = 3
    #expect(log.entries == ["bounds"])
    tokens.forEach { $0.invalidate() }
  }

  @Test func whatAutoLayoutDoesIsTold() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    let token = view.observe(\.bounds, options: .new) { [log] _, change in
      log.note(change.newValue?.width, change.newValue?.height)
    }
    container.layoutIfNeeded()
    #expect(log.entries == ["20.0 30.0"])
    token.invalidate()
  }

  @Test func otherPropertiesAreTold() {
    let label = UILabel()
    let button = UIButton()
    let controller = UIViewController()
    let text = label.observe(\.text, options: .new) { [log] _, change in log.note(change.newValue ?? nil) }
    let hidden = label.observe(\.isHidden) { [log] view, _ in log.note("hidden \(view.isHidden)") }
    let alpha = label.observe(\.alpha) { [log] view, _ in log.note("alpha \(view.alpha)") }
    let enabled = button.observe(\.isEnabled) { [log] view, _ in log.note("enabled \(view.isEnabled)") }
    let title = controller.observe(\.title) { [log] controller, _ in log.note(controller.title) }
    let tokens = [text, hidden, alpha, enabled, title]
    label.text = "t"
    label.isHidden = true
    label.alpha = 0.5
    button.isEnabled = false
    controller.title = "title"
    #expect(log.entries == ["t", "hidden true", "alpha 0.5", "enabled false", "title"])
    tokens.forEach { $0.invalidate() }
  }

  @Test func flagIsSetOnlyWhileSomebodyObserves() {
    let view = UIView()
    #expect(!view.hasKeyValueObservers)
    let token = view.observe(\.frame) { _, _ in }
    #expect(view.hasKeyValueObservers)
    token.invalidate()
    #expect(!view.hasKeyValueObservers)
  }

  @Test func respondersOverrideObserveValue() {
    let watcher = WatchingView()
    let view = UIScrollView()
    view.addObserver(watcher, forKeyPath: "contentOffset", options: [.new], context: nil)
    view.contentOffset = CGPoint(x: 0, y: 7)
    #expect(watcher.told == ["contentOffset 7.0"])
    view.removeObserver(watcher, forKeyPath: "contentOffset")
  }

  @Test func viewsAreReadAndSetByKey() {
    let label = UILabel()
    label.setValue("x", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(NSNumber(value: 0.25), forKey: "alpha")
    #expect(label.text == "x")
    #expect(label.isHidden)
    #expect(label.alpha == 0.25)
    #expect(label.value(forKeyPath: "layer") as? CALayer === label.layer)
    #expect(WatchingView().value(forKey: "unknown") as? String == "undefined unknown")
  }

  private final class WatchingView: UIView {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let point = change?[.newKey] as? CGPoint
      told.append("\(keyPath ?? "") \(point?.y ?? -1)")
    }
    override func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
  }
}
