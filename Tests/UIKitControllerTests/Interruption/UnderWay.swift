@testable import UIKit

/// A transition that something else overtakes.
enum UnderWay: String, CaseIterable, Sendable {
  case push, pop, popByFinger, popByFingerTakenBack, stackReplaced
  case fullScreen, sheet, formSheet, popover, overCurrentContext, currentContext, overFullScreen, alert
  case dismissal, sheetDismissal, contextDismissal
  case tabChange, rootExchange, splitDetail, pageTurn, pageByFinger, childAdded, childrenExchanged, childRemoved
  case searchActive, sheetDrag, sheetDragLetGo, turn

  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .fullScreen, .sheet, .formSheet, .popover, .overCurrentContext, .currentContext, .overFullScreen, .dismissal,
      .sheetDismissal, .contextDismissal:
      0.4
    case .alert: 0.25
    case .childrenExchanged: 0.5
    default: 0.35
    }
  }

  @MainActor func begin(on stage: InterruptionStage) {
    guard let stack = stage.stack, let tabs = stage.tabs, let top = stage.top else { return }
    switch self {
    case .push: stack.pushViewController(stage.page("pushed"), animated: true)
    case .pop: stack.popViewController(animated: true)
    case .stackReplaced: stack.setViewControllers([stage.page("x"), stage.page("y")], animated: true)
    case .popByFinger, .popByFingerTakenBack:
      stage.finger.down(at: CGPoint(x: 2, y: 400))
      for x in [20.0, 40, 80, 100] {
        DisplayClock.shared.advance(by: 0.1)
        stage.finger.move(to: CGPoint(x: x, y: 400))
      }
      guard self == .popByFingerTakenBack else { break }
      DisplayClock.shared.advance(by: 0.5)
      stage.finger.move(to: CGPoint(x: 99, y: 400))
      stage.finger.up()
    case .fullScreen: present(.fullScreen, stage)
    case .sheet: present(.pageSheet, stage)
    case .formSheet: present(.formSheet, stage)
    case .overFullScreen: present(.overFullScreen, stage)
    case .popover:
      let page = stage.page("presented", .popover)
      page.popoverPresentationController?.sourceView = top.view
      page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 20, height: 20)
      top.present(page, animated: true)
    case .overCurrentContext, .currentContext:
      top.definesPresentationContext = true
      present(self == .currentContext ? .currentContext : .overCurrentContext, stage)
    case .alert:
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      top.present(alert, animated: true)
    case .dismissal: dismiss(.fullScreen, stage)
    case .sheetDismissal: dismiss(.pageSheet, stage)
    case .contextDismissal:
      top.definesPresentationContext = true
      dismiss(.currentContext, stage)
    case .tabChange: tabs.selectedIndex = 1
    case .rootExchange:
      stage.kept.append(tabs)
      stage.window.rootViewController = WitnessedStack("new", stage.record, [stage.page("new root")])
    case .splitDetail:
      let split = WitnessedSplit("split", stage.record)
      tabs.viewControllers?.append(split)
      tabs.selectedIndex = 2
      stage.settle()
      split.show(.primary)
      stage.settle()
      split.show(.secondary)
    case .pageTurn:
      turn(stage) { book in
        book.setViewControllers([stage.page("page 2")], direction: .forward, animated: true)
      }
    case .pageByFinger:
      turn(stage) { book in
        let source = NextPage(stage.record)
        stage.kept.append(source)
        book.dataSource = source
        stage.settle()
        stage.finger.down(at: CGPoint(x: 300, y: 400))
        for x in [280.0, 250, 200, 150] {
          DisplayClock.shared.advance(by: 0.1)
          stage.finger.move(to: CGPoint(x: x, y: 400))
        }
      }
    case .childAdded: addChild(stage, "child")
    case .childRemoved:
      let child = addChild(stage, "child")
      stage.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case .childrenExchanged:
      let child = addChild(stage, "child")
      stage.settle()
      let next = stage.page("child 2")
      next.view.frame = top.view.bounds
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      top.addChild(next)
      child.willMove(toParent: nil)
      top.transition(
        from: child, to: next, duration: 0.5, options: [], animations: { child.view.alpha = 0 },
        completion: { _ in
          child.removeFromParent()
          next.didMove(toParent: top)
        })
    case .searchActive:
      top.navigationItem.searchController = UISearchController(searchResultsController: stage.page("results"))
      stage.settle()
      top.navigationItem.searchController?.isActive = true
    case .sheetDrag, .sheetDragLetGo:
      present(.pageSheet, stage)
      stage.settle()
      let grip = stage.gripOfSheet
      stage.finger.down(at: grip)
      for way in [20.0, 40, 80, 100] {
        DisplayClock.shared.advance(by: 0.1)
        stage.finger.move(to: CGPoint(x: grip.x, y: grip.y + way))
      }
      guard self == .sheetDragLetGo else { break }
      DisplayClock.shared.advance(by: 0.5)
      stage.finger.move(to: CGPoint(x: grip.x, y: grip.y + 99))
      stage.finger.up()
    case .turn: WhatComes.turn.happen(on: stage)
    }
  }

  @MainActor private func present(_ style: UIModalPresentationStyle, _ stage: InterruptionStage) {
    stage.top?.present(stage.page("presented", style), animated: true)
  }

  @MainActor private func dismiss(_ style: UIModalPresentationStyle, _ stage: InterruptionStage) {
    stage.top?.present(stage.page("presented", style), animated: false)
    stage.settle()
    stage.top?.dismiss(animated: true)
  }

  @MainActor private func turn(_ stage: InterruptionStage, _ turn: (WitnessedBook) -> Void) {
    let book = WitnessedBook("book", stage.record)
    stage.stack?.pushViewController(book, animated: false)
    stage.settle()
    turn(book)
  }

  @MainActor @discardableResult
  private func addChild(_ stage: InterruptionStage, _ name: String) -> UIViewController {
    let child = stage.page(name)
    guard let top = stage.top else { return child }
    top.addChild(child)
    child.view.frame = top.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.view.addSubview(child.view)
    child.didMove(toParent: top)
    return child
  }
}

/// One more page behind each.
@MainActor private final class NextPage: NSObject, UIPageViewControllerDataSource {
  private let record: AppearanceRecord
  init(_ record: AppearanceRecord) { self.record = record }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController.title == "next" ? nil : WitnessedPage("next", record) }
}

/// What overtakes it.
enum WhatComes: String, CaseIterable, Sendable {
  case push, pushAtOnce, pop, popToRoot, setStack, fullScreen, fullScreenAtOnce, sheet, dismissal, dismissalAtOnce
  case alert, tab, tabAndBack, rootExchange, turn, resize, dark, textSize, hiddenWindow, removedFromTabs, removedView

  @MainActor func happen(on stage: InterruptionStage) {
    let (window, stack, tabs) = (stage.window, stage.stack, stage.tabs)
    switch self {
    case .push: stack?.pushViewController(stage.page("next"), animated: true)
    case .pushAtOnce: stack?.pushViewController(stage.page("next"), animated: false)
    case .pop: stack?.popViewController(animated: true)
    case .popToRoot: stack?.popToRootViewController(animated: false)
    case .setStack: stack?.setViewControllers([stage.page("set 1"), stage.page("set 2")], animated: true)
    case .fullScreen: stage.front?.present(stage.page("full", .fullScreen), animated: true)
    case .fullScreenAtOnce: stage.front?.present(stage.page("full", .fullScreen), animated: false)
    case .sheet: stage.front?.present(stage.page("sheet", .pageSheet), animated: true)
    case .alert:
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addTextField()
      stage.front?.present(alert, animated: true)
    case .dismissal: window.rootViewController?.dismiss(animated: true)
    case .dismissalAtOnce: window.rootViewController?.dismiss(animated: false)
    case .tab: tabs?.selectedIndex = tabs?.selectedIndex == 1 ? 0 : 1
    case .tabAndBack:
      let index = tabs?.selectedIndex ?? 0
      tabs?.selectedIndex = index == 1 ? 0 : 1
      stage.advance(0.05)
      tabs?.selectedIndex = index
    case .rootExchange: window.rootViewController = WitnessedStack("exchanged", stage.record, [stage.page("fresh")])
    case .turn:
      let isUpright = window.bounds.width < window.bounds.height
      let size = stage.place.size
      UIApplication.shared.turn(
        to: isUpright ? .landscapeRight : .portrait,
        size: isUpright ? CGSize(width: size.height, height: size.width) : size,
        safeAreaInsets: stage.place.safeArea(isUpright: !isUpright))
    case .resize:
      UIApplication.shared.resize(
        to: CGSize(width: 375, height: 700), safeAreaInsets: stage.place.safeArea(isUpright: true))
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .textSize: UIApplication.shared.changeTextSize(to: .accessibilityLarge)
    case .hiddenWindow:
      window.isHidden = true
      stage.advance(0.5)
      window.isHidden = false
    case .removedFromTabs: tabs?.viewControllers = tabs.map { Array($0.viewControllers!.dropFirst()) }
    case .removedView:
      guard let view = stage.top?.viewIfLoaded else { return }
      let place = view.superview
      view.removeFromSuperview()
      stage.advance(0.05)
      place?.addSubview(view)
    }
  }
}
