import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct BarBackgroundTests {
  private func materials(in view: UIView) -> [UIVisualEffectView] {
    view.subviews.flatMap { subview -> [UIVisualEffectView] in
      if let effect = subview as? UIVisualEffectView { return effect.isHidden ? [] : [effect] }
      return subview.isHidden ? [] : materials(in: subview)
    }
  }

  @Test func theStandardBackgroundIsBlurredWhereContentLiesBelow() {
    let rows = RowsController()
    let stage = NavigationStage(rows)
    #expect(materials(in: stage.page.background).isEmpty)
    rows.tableView.contentOffset.y = 100
    stage.settle()
    #expect(materials(in: stage.page.background).count == 1)
    #expect(materials(in: stage.page.background).first?.frame.height == 91)
    // Faded in, it has still what lies behind.
    rows.tableView.contentOffset.y = -91 + 4
    stage.settle()
    #expect(stage.page.background.progress == 0.5)
    #expect(!stage.page.background.layer.allowsGroupOpacity)
  }

  @Test func appearancesHaveTheirEffect() throws {
    let look = UINavigationBarAppearance()
    #expect(look.backgroundEffect != nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil && look.baseColor(isTranslucent: true) == .systemBackground)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.isEmpty)
    look.backgroundEffect = UIBlurEffect(style: .dark)
    #expect(!look.isEmpty && UINavigationBarAppearance(barAppearance: look).backgroundEffect === look.backgroundEffect)
    let stage = NavigationStage(RowsController())
    stage.bar.scrollEdgeAppearance = look
    stage.settle()
    #expect(materials(in: stage.page.background).first?.effect === look.backgroundEffect)
    stage.bar.scrollEdgeAppearance?.backgroundEffect = nil
    stage.settle()
    #expect(materials(in: stage.page.background).isEmpty)
  }

  @Test func barsThatAreNotTranslucentDoWithout() {
    let rows = RowsController()
    let stage = NavigationStage(rows)
    stage.bar.isTranslucent = false
    rows.tableView.contentOffset.y = 100
    stage.settle()
    #expect(materials(in: stage.page.background).isEmpty)
  }
}
