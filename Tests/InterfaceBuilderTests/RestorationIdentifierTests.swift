import Testing

@testable import UIKit

@MainActor @Suite struct RestorationIdentifierTests {
  private final class Peeked: UIViewController {
    override var previewActionItems: [any UIPreviewActionItem] {
      [UIPreviewAction(title: "Send", style: .default) { action, controller in controller.title = action.title }]
    }
  }

  private final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func namesAreKeptWithTheirViewsAndControllers() {
    let (view, other, controller) = (UIView(), UIView(), UIViewController())
    view.restorationIdentifier = "tides"
    controller.restorationIdentifier = "harbour"
    #expect(view.restorationIdentifier == "tides" && controller.restorationIdentifier == "harbour")
    #expect(other.restorationIdentifier == nil)
    view.restorationIdentifier = nil
    #expect(view.restorationIdentifier == nil)
  }

  @Test func actionsOfPreviewsDoWhatTheySay() throws {
    let controller = Peeked()
    let action = try #require(controller.previewActionItems.first as? UIPreviewAction)
    action.handler(action, controller)
    #expect(controller.title == "Send")
  }

  @Test func aRegistrationForPreviewsNeverRecognizes() {
    let (controller, delegate) = (UIViewController(), Delegate())
    let context = controller.registerForPreviewing(with: delegate, sourceView: controller.view)
    #expect(context.sourceView === controller.view && context.sourceRect == controller.view.bounds)
    let recognizer = context.previewingGestureRecognizerForFailureRelationship
    #expect(recognizer.view === controller.view && !recognizer.isEnabled)
    controller.unregisterForPreviewing(withContext: context)
    #expect(recognizer.view == nil)
  }
}
