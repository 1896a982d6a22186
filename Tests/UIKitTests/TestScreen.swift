@testable import UIKit

/// The screen is one for the whole process; tests that count in its pixels say which they mean.
@MainActor
enum TestScreen {
  /// 393 × 852 points at 3x, light, text size Large, and the display clock at its beginning: what a process begins with; or the
  /// same at another scale.
  static func reset(scale: CGFloat = 3) {
    DisplayClock.shared.reset()
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: scale, safeAreaInsets: .zero,
      traits: UITraitCollection(traitsFrom: [.system, UITraitCollection(displayScale: scale)]))
  }
}
