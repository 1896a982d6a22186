import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIAlertControllerTests {
  private let root = LoggedController("a")
  private let stage: NavigationStage
  private let log = CallLog()

  init() { stage = NavigationStage(root) }

  private func alert(_ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)]) -> UIAlertController {
    let alert = UIAlertController(title: "Sign out?", message: "You can sign in again.", preferredStyle: style)
    let log = log
    for (title, style) in titles {
      alert.addAction(UIAlertAction(title: title, style: style) { log.calls.append($0.title ?? "") })
    }
    root.present(alert, animated: true)
    stage.settle()
    return alert
  }

  private func buttons(of alert: UIAlertController) -> [AlertButton] {
    func all(in view: UIView) -> [AlertButton] {
      view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? AlertButton).map { [$0] } ?? all(in: $0) }
    }
    return all(in: alert.view)
  }

  private func button(_ title: String, of alert: UIAlertController) -> AlertButton {
    buttons(of: alert).first { $0.shownText == title }!
  }

  @Test func twoButtonsStandSideBySideWithCancelLeft() {
    let alert = alert(.alert, [("Sign Out", .destructive), ("Cancel", .cancel)])
    let card: UIView = alert.view
    #expect(card.frame.width == 270 && card.frame.minX == 60)
    #expect(abs(card.frame.midY - 422) < 0.4)
    #expect(card.subviews[0].frame == card.bounds)
    #expect(stage.place(button("Cancel", of: alert)).minX == 60)
    #expect(stage.place(button("Sign Out", of: alert)).minX == 195)
    #expect(button("Cancel", of: alert).frame.height == 44)
  }

  @Test func twoButtonsThatDoNotFitStandBelowEachOtherWithCancelLast() {
    let alert = alert(.alert, [("Abbrechen und verwerfen", .cancel), ("Änderungen übernehmen", .default)])
    let (cancel, other) = (button("Abbrechen und verwerfen", of: alert), button("Änderungen übernehmen", of: alert))
    #expect(stage.place(cancel).minY == stage.place(other).minY + 44)
    #expect(stage.place(cancel).maxY == stage.place(alert.view).maxY && cancel.bounds.width == 270)
  }

  @Test func aViewThatIsAddedLiesInTheCard() {
    let alert = UIAlertController(title: "Wait", message: "\n\nIt takes a while", preferredStyle: .alert)
    let bar = UIView(frame: CGRect(x: 20, y: 60, width: 230, height: 10))
    alert.view.addSubview(bar)
    alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
    #expect(alert.view.bounds.width == 270)
    root.present(alert, animated: false)
    stage.settle()
    #expect(stage.place(bar).minX == 80 && stage.place(bar).minY == stage.place(alert.view).minY + 60)
    let middle = CGPoint(x: stage.place(bar).midX, y: stage.place(bar).midY)
    #expect(stage.window.hitTest(middle, with: nil) === bar)
  }

  @Test func constraintsMakeTheCardHigher() {
    let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done", style: .default))
    alert.view.heightAnchor.constraint(equalToConstant: 320).isActive = true
    root.present(alert, animated: true)
    stage.settle()
    #expect(stage.place(alert.view) == CGRect(x: 60, y: 262, width: 270, height: 320))
    #expect(stage.place(button("Done", of: alert)).maxY == 582)
  }

  @Test func threeButtonsStandBelowEachOtherWithCancelLast() {
    let alert = alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    let places = ["One", "Two", "Cancel"].map { stage.place(button($0, of: alert)).minY }
    #expect(places[1] == places[0] + 44 && places[2] == places[1] + 44)
  }

  @Test func aTapDismissesAndCallsTheHandler() {
    let alert = alert(.alert, [("Sign Out", .destructive), ("Cancel", .cancel)])
    stage.tap(button("Sign Out", of: alert))
    #expect(log.calls == ["Sign Out"])
    #expect(alert.presentingViewController == nil && alert.view.window == nil)
  }

  @Test func returnLeadsThroughTheFieldsToTheButton() {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addTextField() }
    let log = log
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in log.calls.append("Go") })
    root.present(alert, animated: true)
    stage.settle()
    #expect(alert.textFields?[0].isFirstResponder == true)
    KeyDriver(window: stage.window).type("a\n")
    stage.settle()
    #expect(alert.textFields?[1].isFirstResponder == true && log.calls.isEmpty)
    KeyDriver(window: stage.window).type("b\n")
    stage.settle()
    #expect(log.calls == ["Go"] && alert.presentingViewController == nil)
  }

  @Test func theCardIsBlurredButForTheCancelButtonApart() {
    let sheet = alert(.actionSheet, [("Sign Out", .destructive), ("Cancel", .cancel)])
    let cards = sheet.view.subviews.compactMap { $0 as? AlertCard }
    let blurs = cards.map { card in card.subviews.contains { $0 is UIVisualEffectView && !$0.isHidden } }
    #expect(blurs == [true, false])
    #expect(cards[0].backgroundColor == nil && cards[1].backgroundColor != nil)
  }

  @Test func aButtonThatIsNotEnabledDoesNothing() {
    let alert = alert(.alert, [("Go", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    stage.settle()
    stage.tap(button("Go", of: alert))
    #expect(log.calls == [] && alert.view.window != nil)
  }

  @Test func anActionSheetStandsAtTheBottomWithCancelApart() {
    let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    let (card, cancel) = (sheet.view.subviews[0], sheet.view.subviews[1])
    #expect(stage.place(cancel) == CGRect(x: 8, y: 753, width: 374, height: 57))
    #expect(abs(stage.place(card).maxY - 745) < 0.4)
    #expect(button("Delete", of: sheet).frame.height == 57)
  }

  @Test func aTapBesideAnActionSheetCancels() {
    let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    stage.finger.down(at: CGPoint(x: 200, y: 100))
    stage.finger.up()
    stage.settle()
    #expect(log.calls == ["Cancel"])
    #expect(sheet.view.window == nil)
  }

  @Test func manyButtonsScroll() {
    let titles: [(String, UIAlertAction.Style)] = (1...14).map { ("Action \($0)", .default) }
    let sheet = alert(.actionSheet, titles + [("Cancel", .cancel)])
    let card = sheet.view.subviews[0]
    #expect(stage.place(card).minY >= 47 + 8 - 0.4 && abs(stage.place(card).maxY - 745) < 0.4)
    stage.finger.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), duration: 0.2)
    stage.settle()
    let last = button("Action 14", of: sheet)
    #expect(abs(stage.place(last).maxY - 745) < 0.4)
    stage.tap(last)
    #expect(log.calls == ["Action 14"])
  }

  @Test func onlyTheFirstButtonThatIsTappedCounts() {
    let alert = alert(.alert, [("Sign Out", .destructive), ("Cancel", .cancel)])
    let buttons = ["Sign Out", "Cancel"].map { stage.place(button($0, of: alert)) }
    for frame in buttons {
      stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.finger.up()
    }
    stage.settle()
    #expect(log.calls == ["Sign Out"])
  }

  @Test func anAlertWithoutATitleSaysItsMessageBold() {
    let alert = UIAlertController(title: nil, message: "Saved", preferredStyle: .alert)
    root.present(alert, animated: false)
    stage.settle()
    func label(in view: UIView) -> UILabel? {
      (view as? UILabel).flatMap { $0.text == "Saved" ? $0 : nil }
        ?? view.subviews.lazy.compactMap { label(in: $0) }.first
    }
    #expect(label(in: alert.view)?.font == UIFont.preferredFont(forTextStyle: .headline))
  }
}
