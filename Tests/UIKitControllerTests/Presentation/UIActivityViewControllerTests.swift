import Foundation
import Testing

@testable import UIKit

private final class OwnActivity: UIActivity {
  var prepared: [Any] = []
  override var activityType: ActivityType? { ActivityType("own") }
  override var activityTitle: String? { "Pin" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
  override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
  override func perform() { activityDidFinish(true) }
}

private final class Source: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .mail ? "long" : "short" }
}

@Suite(.serialized) @MainActor struct UIActivityViewControllerTests {
  private let root = LoggedController("a")
  private let stage: NavigationStage

  init() { stage = NavigationStage(root) }

  private func row(_ title: String, of controller: UIActivityViewController) -> ActivityRow? {
    func find(_ view: UIView) -> ActivityRow? {
      (view as? ActivityRow).flatMap { $0.shownText == title ? $0 : nil } ?? view.subviews.lazy.compactMap(find).first
    }
    return find(controller.view)
  }

  private func share(_ items: [Any], _ own: [UIActivity] = []) -> (UIActivityViewController, CallLog) {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: own)
    let log = CallLog()
    controller.completionWithItemsHandler = { type, completed, _, _ in
      log.calls.append("\(type?.rawValue ?? "none") \(completed)")
    }
    return (controller, log)
  }

  @Test func whatIsSharedWithOthersIsNoted() throws {
    let url = try #require(URL(string: "https://example.com/recipe"))
    let (controller, log) = share(["Shakshuka", url])
    root.present(controller, animated: true)
    stage.settle()
    #expect(stage.place(controller.view).minY > 400)
    #expect(row("Save Image", of: controller) == nil && row("Add to Reading List", of: controller) != nil)
    stage.tap(try #require(row("Mail", of: controller)))
    let shared = try #require(UIApplication.shared.sharedItems.last)
    #expect(shared.type == .mail && shared.items.count == 2 && shared.items.first as? String == "Shakshuka")
    #expect(log.calls == ["com.apple.UIKit.activity.Mail true"])
    #expect(controller.presentingViewController == nil)
  }

  @Test func ownActivitiesGetTheItemsAndExcludedOnesAreLeftOut() throws {
    let own = OwnActivity()
    let (controller, log) = share(["text", Source()], [own])
    controller.excludedActivityTypes = [.print]
    root.present(controller, animated: false)
    stage.settle()
    #expect(row("Print", of: controller) == nil)
    controller.choose(own)
    stage.settle()
    #expect(own.prepared as? [String] == ["text", "short"] && log.calls == ["own true"])
  }

  @Test func closingTheListIsToldAsNoActivity() {
    let (controller, log) = share(["text"])
    root.present(controller, animated: false)
    stage.settle()
    stage.finger.down(at: CGPoint(x: 195, y: 100))
    stage.finger.up()
    stage.settle()
    #expect(log.calls == ["none false"] && controller.presentingViewController == nil)
  }
}
