import Testing

@testable import UIKit

/// Titles of a toolbar that are wider than it.
@MainActor @Suite(.serialized) struct ToolbarTitleTests {
  private func bar(_ titles: [String], width: CGFloat) -> (bar: UIToolbar, buttons: [CGRect]) {
    TestScreen.reset(size: CGSize(width: width, height: 600))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let items = titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    bar.items = Array(items.flatMap { [$0, .flexibleSpace()] }.dropLast())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.addSubview(bar)
    window.isHidden = false
    window.updateForFrame()
    return (bar, items.map { $0.button.convert($0.button.bounds, to: bar) })
  }

  @Test func theWidestAreCutAndNoneTouchesAnother() {
    let (bar, frames) = bar(["Auswählen", "Alle löschen und schließen", "Teilen"], width: 320)
    #expect(frames[0].minX >= 16 && frames[2].maxX <= 304)
    // Buttons lie at whole pixels.
    let gap: CGFloat = 16 - 1 / 3 - 0.01
    #expect(frames[1].minX >= frames[0].maxX + gap && frames[2].minX >= frames[1].maxX + gap)
    let wide = bar.items?[2].button
    #expect(frames[1].width < (wide?.contentSize(height: 44).width ?? 0))
    let narrow = bar.items?[0].button.contentSize(height: 44).width ?? 0
    #expect(abs(frames[0].width - narrow) < 0.01, "what is narrow keeps its width")
    let label = wide?.subviews.compactMap { $0 as? UILabel }.first
    #expect(abs((label?.frame.width ?? 0) - frames[1].width) < 0.01)
  }

  @Test func titlesThatFitKeepTheirWidth() {
    let (bar, frames) = bar(["One", "Two"], width: 320)
    for (index, frame) in frames.enumerated() {
      let wanted = bar.items?[2 * index].button.contentSize(height: 44).width ?? 0
      #expect(abs(frame.width - wanted) < 0.01)
    }
  }
}
