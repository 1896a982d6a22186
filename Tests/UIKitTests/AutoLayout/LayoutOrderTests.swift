import Testing
import UIKit

/// Which callbacks layout makes, how often, and in which order.
@MainActor @Suite struct LayoutOrderTests {
  final class Log {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  final class LoggedView: UIView {
    let name: String
    let log: Log
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override var intrinsicContentSize: CGSize {
      log.calls.append("\(name).intrinsicContentSize")
      return natural
    }

    override func updateConstraints() {
      log.calls.append("\(name).updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.calls.append("\(name).layoutSubviews")
      super.layoutSubviews()
    }
  }

  final class LoggedController: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
    override func updateViewConstraints() {
      log.calls.append("controller.updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.calls.append("controller.viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.calls.append("controller.viewDidLayoutSubviews") }
    override func loadView() { view = LoggedView("root", log) }
  }

  private let log = Log()

  private func family() -> (root: LoggedView, child: LoggedView, leaf: LoggedView) {
    let root = LoggedView("root", log)
    let child = LoggedView("child", log)
    let leaf = LoggedView("leaf", log)
    root.addSubview(child.with(leaf))
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return (root, child, leaf)
  }

  @Test func constraintsAreUpdatedFromBelowAndViewsLaidOutFromAbove() {
    let (root, child, leaf) = family()
    root.layoutIfNeeded()
    #expect(
      log.take() == [
        "leaf.updateConstraints", "child.updateConstraints", "root.updateConstraints", "root.layoutSubviews",
        "child.layoutSubviews", "leaf.layoutSubviews",
      ])
    root.layoutIfNeeded()
    #expect(log.take() == [])
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["leaf.layoutSubviews"])
    child.setNeedsUpdateConstraints()
    #expect(child.needsUpdateConstraints() && !root.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.take() == ["child.updateConstraints"])
    leaf.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(log.take() == ["leaf.updateConstraints"])
  }

  @Test func layoutBeginsAtTheTopmostOfARowOfViewsThatAsked() {
    let (root, child, leaf) = family()
    root.layoutIfNeeded()
    _ = log.take()
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    // The view between did not ask, so that the topmost is not reached from below.
    leaf.layoutIfNeeded()
    #expect(log.take() == ["leaf.layoutSubviews"])
    child.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.take() == ["root.layoutSubviews", "child.layoutSubviews", "leaf.layoutSubviews"])
  }

  @Test func aChangedConstantLaysOutTheSuperviewAndWhatChangesSize() {
    let (root, child, leaf) = family()
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalToConstant: 40)
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, width, child.topAnchor.constraint(equalTo: root.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    _ = log.take()
    width.constant = 50
    root.layoutIfNeeded()
    #expect(log.take() == ["root.layoutSubviews", "child.layoutSubviews"])
    // Being moved is no reason for a view to lay out its own subviews.
    left.constant = 7
    root.layoutIfNeeded()
    #expect(log.take() == ["root.layoutSubviews"])
    #expect(child.frame == CGRect(x: 7, y: 0, width: 50, height: 20) && leaf.frame == .zero)
  }

  @Test func theNaturalSizeIsAskedOnceForEachInvalidation() {
    let (root, child, _) = family()
    child.translatesAutoresizingMaskIntoConstraints = false
    child.natural = CGSize(width: 30, height: 20)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor), child.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(log.take().filter { $0 == "child.intrinsicContentSize" }.count == 1)
    child.natural = CGSize(width: 35, height: 20)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame.width == 30)
    _ = log.take()
    child.invalidateIntrinsicContentSize()
    child.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(log.take() == ["root.layoutSubviews", "child.intrinsicContentSize", "child.layoutSubviews"])
    #expect(child.frame.width == 35)
  }

  @Test func aControllerIsToldAroundTheLayoutOfItsView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = LoggedController(log)
    window.makeKeyAndVisible()
    _ = log.take()
    window.rootViewController?.view.setNeedsUpdateConstraints()
    window.rootViewController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "controller.updateViewConstraints", "root.updateConstraints", "controller.viewWillLayoutSubviews",
        "root.layoutSubviews", "controller.viewDidLayoutSubviews",
      ])
    window.isHidden = true
  }

  // MARK: What layout sets

  final class PlacedView: UIView {
    var changes: [String] = []
    override var frame: CGRect { didSet { changes.append("frame") } }
    override var bounds: CGRect { didSet { changes.append("bounds") } }
    override var center: CGPoint { didSet { changes.append("center") } }
  }

  @Test func layoutSetsCentreAndBoundsNotTheFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = PlacedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6), view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.changes = []
    root.layoutIfNeeded()
    #expect(view.changes == ["bounds", "center"])
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
  }

  @Test func constraintsOfATransformedViewActOnCentreAndBounds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = placed()
    let next = placed()
    root.addSubview(view)
    root.addSubview(next)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20),
      next.leftAnchor.constraint(equalTo: view.rightAnchor), next.topAnchor.constraint(equalTo: view.topAnchor),
      next.widthAnchor.constraint(equalTo: view.widthAnchor), next.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.center == CGPoint(x: 65, y: 70))
    #expect(view.frame == CGRect(x: 35, y: 50, width: 60, height: 40))
    // Others see it as it is without the transform.
    #expect(next.frame == CGRect(x: 80, y: 60, width: 30, height: 1))
  }
}
