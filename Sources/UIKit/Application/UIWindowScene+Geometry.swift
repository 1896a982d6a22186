import Foundation

extension UIWindowScene {
  /// How a scene lies.
  @preconcurrency @MainActor open class Geometry: NSObject, @MainActor NSCopying {
    private let orientation: UIInterfaceOrientation

    init(orientation: UIInterfaceOrientation) {
      self.orientation = orientation
      super.init()
    }

    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }

    /// A geometry of the same.
    open func copy(with zone: NSZone? = nil) -> Any { Geometry(orientation: orientation) }
  }

  /// How a scene is to lie: see `iOS`.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// How a scene of an iPhone or iPad is to lie.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// Makes preferences that say nothing.
      public override init() { super.init() }
      /// Makes preferences of orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
      /// The orientations that are wanted; nil are those that are in force.
      open var interfaceOrientations: UIInterfaceOrientationMask?
    }
  }

  func turn(by geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let application = stage.application
    let allowed = wanted.intersection(application.supportedInterfaceOrientations(for: keyWindow ?? windows.last))
    if allowed.contains(interfaceOrientation) { return }
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let next = order.first(where: { allowed.contains($0) }) else {
      errorHandler?(OrientationsNotSupported(wanted: wanted))
      return
    }
    let turned = TurnedScreen(screen, to: next)
    if !application.turn(to: next, size: turned.size, safeAreaInsets: turned.safeAreaInsets) {
      errorHandler?(OrientationsNotSupported(wanted: wanted))
    }
  }
}

/// Why a scene does not turn.
private struct OrientationsNotSupported: LocalizedError {
  let wanted: UIInterfaceOrientationMask
  var errorDescription: String? {
    "None of the requested orientations are supported by the view controller. Requested: \(wanted.rawValue)"
  }
}

/// The size and safe area of a screen that is turned.
@MainActor private struct TurnedScreen {
  /// The room of a home indicator below a phone that lies on its side, in points (Apple's device list).
  private static let indicator: CGFloat = 21

  let size: CGSize
  let safeAreaInsets: UIEdgeInsets

  init(_ screen: UIScreen, to orientation: UIInterfaceOrientation) {
    let (old, insets) = (screen.bounds.size, screen.safeAreaInsets)
    let wasLandscape = old.width > old.height
    guard wasLandscape != orientation.isLandscape else {
      (size, safeAreaInsets) = (old, insets)
      return
    }
    size = CGSize(width: old.height, height: old.width)
    let isPad = screen.traitCollection.userInterfaceIdiom == .pad
    if isPad {
      safeAreaInsets = insets
    } else if orientation.isLandscape {
      // Without an indicator there is no notch either: a status bar goes, and nothing is covered.
      let side = insets.bottom > 0 ? insets.top : 0
      safeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: insets.bottom > 0 ? Self.indicator : 0, right: side)
    } else {
      let side = max(insets.left, insets.right)
      safeAreaInsets = UIEdgeInsets(top: side > 0 ? side : 20, left: 0, bottom: insets.bottom > 0 ? 34 : 0, right: 0)
    }
  }
}

/// How small and large a scene may be made.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  // Silent: UISceneSizeRestrictions.minimumSize, maximumSize | scenes fill the screen and have none
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
