import Foundation
import HeadlessOptions

/// A trait of a `#Preview`, with Apple's names: `#Preview("Card", traits: .sizeThatFitsLayout) { … }`.
///
/// Of several that say the same thing the last one counts. What a preview says goes before the options of the run.
public struct PreviewTrait: Hashable, Sendable {
  fileprivate enum Wish: Hashable, Sendable {
    case screen
    case content
    case size(width: Double, height: Double)
    case orientation(Device.Orientation)
  }
  fileprivate var wish: Wish

  /// The whole screen of the device.
  public static let defaultLayout = PreviewTrait(wish: .screen)
  /// A window as large as the view, or the controller's view, wants to be, without a safe area; a controller's
  /// `preferredContentSize` goes before.
  public static let sizeThatFitsLayout = PreviewTrait(wish: .content)
  /// A size in points, without a safe area.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(wish: .size(width: Double(width), height: Double(height)))
  }

  /// The device held upright.
  public static let portrait = PreviewTrait(wish: .orientation(.portrait))
  /// The device held upright, its lower edge up, which its screen does not show.
  public static let portraitUpsideDown = PreviewTrait(wish: .orientation(.portrait))
  /// The device on its side.
  public static let landscapeLeft = PreviewTrait(wish: .orientation(.landscape))
  /// The device on its other side, which looks the same.
  public static let landscapeRight = PreviewTrait(wish: .orientation(.landscape))
}

extension SnapshotOptions {
  /// Returns the options with a screen's own traits, and whether the window is as large as the content wants to be.
  ///
  /// Throws, in words, for a size that cannot be drawn.
  func applying(_ traits: [PreviewTrait]) throws -> (options: SnapshotOptions, fitsContent: Bool) {
    var options = self
    var fitsContent = false
    for trait in traits {
      switch trait.wish {
      case .orientation(let orientation): options.orientation = orientation
      case .screen: (options.size, options.keepsSafeArea, fitsContent) = (nil, true, false)
      case .content: (options.size, options.keepsSafeArea, fitsContent) = (nil, false, true)
      case .size(let width, let height):
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else {
          throw SnapshotOptionsError(
            "fixedLayout(width: \(width), height: \(height)): not a size; both sides are 1 point or more")
        }
        (options.size, options.keepsSafeArea, fitsContent) = (Device.Size(width: width, height: height), false, false)
      }
    }
    try options.validate()
    return (options, fitsContent)
  }
}
