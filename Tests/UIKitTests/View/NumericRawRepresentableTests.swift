import Testing
import UIKit

@MainActor @Suite("Arithmetic of priorities, weights and levels")
struct NumericRawRepresentableTests {
  @Test func prioritiesAreMovedByNumbers() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority -= 9
    priority += 4
    #expect(priority == UILayoutPriority(994))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
  }

  @Test func levelsAndWeightsAreComparedAndMoved() {
    #expect(UIWindow.Level.statusBar < .alert && UIWindow.Level.alert >= .alert)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect((UIFont.Weight.bold - 0.1).rawValue == UIFont.Weight.bold.rawValue - 0.1)
  }
}
