import UIKit

extension UIEdgeInsets {
  init(_ insets: Device.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UITraitCollection {
  /// The traits that the options ask for.
  ///
  /// Size classes are those of the device as it is held; a window of another size keeps them on a phone, while on an iPad its width
  /// decides, as beside another application.
  package convenience init(_ options: SnapshotOptions) {
    let device = options.device
    let size = CGSize(width: options.windowSize.width, height: options.windowSize.height)
    let isWide =
      device.idiom == .pad
      ? Self.sizeClasses(for: size, traits: UITraitCollection(userInterfaceIdiom: .pad)).horizontalSizeClass == .regular
      : device.hasRegularWidth(options.orientation)
    self.init(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: device.idiom == .pad ? .pad : .phone),
      UITraitCollection(userInterfaceStyle: options.appearance == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: options.direction == .rtl ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(options.textSize)),
      UITraitCollection(accessibilityContrast: options.contrast == .high ? .high : .normal),
      UITraitCollection(legibilityWeight: options.hasBoldText ? .bold : .regular),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: device.hasRegularHeight(options.orientation) ? .regular : .compact),
    ])
  }
}

extension UIContentSizeCategory {
  init(_ size: SnapshotOptions.TextSize) {
    self =
      switch size {
      case .xs: .extraSmall
      case .s: .small
      case .m: .medium
      case .l: .large
      case .xl: .extraLarge
      case .xxl: .extraExtraLarge
      case .xxxl: .extraExtraExtraLarge
      case .ax1: .accessibilityMedium
      case .ax2: .accessibilityLarge
      case .ax3: .accessibilityExtraLarge
      case .ax4: .accessibilityExtraExtraLarge
      case .ax5: .accessibilityExtraExtraExtraLarge
      }
  }
}
