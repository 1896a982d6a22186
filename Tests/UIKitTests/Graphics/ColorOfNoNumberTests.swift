import Testing
import UIKit

/// Colours of components that are no numbers are made, and told where they are shown.
@MainActor @Suite struct ColorOfNoNumberTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aHueThatIsNoNumberEndsNothing(hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: .infinity, brightness: -1, alpha: 2)
    #expect(color.cgColor.components?.allSatisfy(\.isFinite) == false)
    #expect(UIColor(hue: hue, saturation: 0.5, brightness: 0.5, alpha: 1).description.hasPrefix("<UIColor"))
    #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).cgColor.components == [0, 1, 1, 1])
  }
}
