@testable import UIKit

/// The screen is one for the whole process; tests that count in its pixels say which they mean.
@MainActor
enum TestScreen {
  /// 393 × 852 points at 3x, light, text size Large, and the display clock at its beginning: what a process begins with.
  static func reset() {
    DisplayClock.shared.reset()
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3, safeAreaInsets: .zero, traits: .system)
  }
}
