import Testing

@testable import UIKit

/// Alert views, action sheets and actions of previews in their forms of old.
@Suite(.serialized) @MainActor struct OldAlertTests {
  private let root = LoggedController("a")
  private let stage: NavigationStage
  private let log = AlertLog()

  init() { stage = NavigationStage(root) }

  private func tap(_ title: String) throws {
    let window = front
    let button = try #require(found(title, in: window))
    let finger = TouchDriver(window: window)
    finger.down(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?))
    finger.up()
    stage.settle()
  }

  private var front: UIWindow { UIApplication.shared.windows.last ?? stage.window }

  private func found(_ title: String, in view: UIView) -> AlertButton? {
    if let button = view as? AlertButton, button.shownText == title { return button }
    return view.subviews.lazy.compactMap { found(title, in: $0) }.first
  }

  @Test func anAlertComesOverAllAndTellsOfItsButtons() throws {
    do {
      let alert = UIAlertView(
        title: "Sign out?", message: "You can sign in again.", delegate: log, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Sign Out", "Help")
      #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 3)
      #expect(alert.addButton(withTitle: "More") == 3 && alert.buttonTitle(at: 2) == "Help")
      #expect(alert.buttonTitle(at: 4) == nil)
      alert.show()
      #expect(alert.isVisible)
    }
    stage.settle()
    #expect(front.windowLevel == .alert)
    #expect(log.take() == ["willPresent", "didPresent"])
    try tap("Help")
    #expect(log.take() == ["clicked 2 true", "willDismiss 2 true", "didDismiss 2 false"])
    #expect(front === stage.window && stage.window.isKeyWindow)
  }

  @Test func anAlertThatIsDismissedTellsNothingOfButtons() {
    let alert = UIAlertView(title: "A", message: nil, delegate: log, cancelButtonTitle: nil)
    alert.cancelButtonIndex = alert.addButton(withTitle: "OK")
    alert.show()
    stage.settle()
    _ = log.take()
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    stage.settle()
    #expect(log.take() == ["willDismiss 0 true", "didDismiss 0 false"])
    #expect(alert.firstOtherButtonIndex == -1)
    alert.show()
    stage.settle()
    #expect(log.take() == ["willPresent", "didPresent"], "it can be shown again")
  }

  @Test func aFieldDecidesWhetherTheFirstOtherButtonCanBeTapped() throws {
    let alert = UIAlertView(
      title: "Sign in", message: "", delegate: log, cancelButtonTitle: "Cancel", otherButtonTitles: "Go")
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 0)?.placeholder == "Login")
    log.isComplete = { !($0.textField(at: 0)?.text ?? "").isEmpty }
    alert.show()
    stage.settle()
    _ = log.take()
    try tap("Go")
    #expect(log.take().isEmpty)
    KeyDriver(window: front).type("a")
    stage.settle()
    try tap("Go")
    #expect(log.take().first == "clicked 1 true" && alert.textField(at: 0)?.text == "a")
  }

  @Test func anActionSheetHasItsDestructiveButtonFirstAndCancelLast() throws {
    let sheet = UIActionSheet(
      title: "Photo", delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share", "Copy")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 3)
    sheet.show(in: root.view)
    stage.settle()
    #expect(sheet.isVisible)
    #expect(log.take() == ["willPresent", "didPresent"])
    try tap("Copy")
    #expect(log.take() == ["clicked 2 true", "willDismiss 2 true", "didDismiss 2 false"])
    sheet.actionSheetStyle = .blackOpaque
    sheet.show(in: root.view)
    stage.settle()
    let shown = try #require(root.navigationController?.presentedViewController)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    _ = log.take()
    stage.window.tap(at: CGPoint(x: 20, y: 100))
    stage.settle()
    #expect(log.take() == ["clicked 3 true", "willDismiss 3 true", "didDismiss 3 false"])
  }

  @Test func anActionSheetOfAViewInNoWindowIsTold() {
    let before = Diagnostics.shared.all.count
    let sheet = UIActionSheet(title: nil, delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
    sheet.show(in: UIView())
    #expect(!sheet.isVisible && log.take().isEmpty)
    #expect(Diagnostics.shared.all.dropFirst(before).map(\.kind) == [.controllerNotPresented])
  }

  @Test func aPreviewsActionsStandInItsMenu() throws {
    let owner = PreviewOwner()
    root.view.addInteraction(UIContextMenuInteraction(delegate: owner))
    let finger = TouchDriver(window: stage.window)
    finger.down(at: CGPoint(x: 100, y: 400))
    stage.advance(1)
    finger.up()
    let menu = try #require(stage.window.subviews.compactMap { $0 as? MenuStage }.first)
    let rows = try #require(menu.presentation?.panels.last?.rows)
    #expect(rows.map(\.row.element.title) == ["Open", "Delete", "More"])
    #expect(rows[1].row.attributes == .destructive)
    stage.tap(rows[0])
    #expect(owner.opened.count == 1 && owner.opened[0] === owner.previewed)
  }
}

@MainActor private final class AlertLog: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
  var lines: [String] = []
  var isComplete: (UIAlertView) -> Bool = { _ in true }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex) \(alertView.isVisible)")
  }
  func willPresent(_ alertView: UIAlertView) { lines.append("willPresent") }
  func didPresent(_ alertView: UIAlertView) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex) \(alertView.isVisible)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex) \(alertView.isVisible)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { isComplete(alertView) }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex) \(actionSheet.isVisible)")
  }
  func willPresent(_ actionSheet: UIActionSheet) { lines.append("willPresent") }
  func didPresent(_ actionSheet: UIActionSheet) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex) \(actionSheet.isVisible)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex) \(actionSheet.isVisible)")
  }
}

@MainActor private final class PreviewOwner: NSObject, UIContextMenuInteractionDelegate {
  var opened: [UIViewController] = []
  private(set) var previewed: UIViewController?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil) { [weak self] in
      let controller = Previewed { self?.opened.append($0) }
      self?.previewed = controller
      return controller
    }
  }

  private final class Previewed: UIViewController {
    private let opened: (UIViewController) -> Void

    init(opened: @escaping (UIViewController) -> Void) {
      self.opened = opened
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Open", style: .default) { [opened] _, controller in opened(controller) },
        UIPreviewAction(title: "Delete", style: .destructive) { _, _ in },
        UIPreviewActionGroup(
          title: "More", style: .default,
          actions: [UIPreviewAction(title: "Pin", style: .selected) { _, _ in }]),
      ]
    }
  }
}
