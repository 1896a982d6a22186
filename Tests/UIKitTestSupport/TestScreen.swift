@testable import UIKit

/// The screen is one for the whole process; tests that count in its pixels say which they mean.
@MainActor
public enum TestScreen {
  /// 393 × 852 points at 3x, light, text size Large, and the display clock at its beginning: what a process begins with; or the
  /// same at another scale or size.
  public static func reset(scale: CGFloat = 3, size: CGSize = CGSize(width: 393, height: 852)) {
    DisplayClock.shared.reset()
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: scale, safeAreaInsets: .zero,
      traits: UITraitCollection(traitsFrom: [.system, UITraitCollection(displayScale: scale)]))
  }
}
