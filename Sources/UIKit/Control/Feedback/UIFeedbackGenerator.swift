/// Lets the user feel something.
///
/// There is nobody to feel it here: the screen keeps the requests.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Prepares for feedback without delay; does nothing here.
  open func prepare() {}

  func give(_ feedback: HapticFeedback) { UIScreen.main.note(feedback) }
}

/// Lets the user feel a knock, as when something comes to its place.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what knocks is.
  public enum FeedbackStyle: _Enumeration, Sendable {
    // Silent: UIImpactFeedbackGenerator.FeedbackStyle.light, heavy, soft, rigid | kept by the screen by their
    //   numbers
    case light
    case medium
    case heavy
    case soft
    case rigid
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  private let style: FeedbackStyle

  /// Makes a generator of knocks of medium weight.
  public convenience override init() { self.init(style: .medium) }

  /// Makes a generator of knocks of a weight.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A knock.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// A knock of a strength from 0 to 1; others are held to that.
  open func impactOccurred(intensity: CGFloat) {
    give(.impact(style.rawValue, intensity: max(0, min(1, intensity))))
  }
}

/// Lets the user feel that a choice changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The choice changed.
  open func selectionChanged() { give(.selection) }
}

/// Lets the user feel how something ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: _Enumeration, Sendable {
    // Silent: UINotificationFeedbackGenerator.FeedbackType.success, warning, error | kept by the screen by
    //   their numbers
    case success
    case warning
    case error
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// Something ended.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    give(.notification(notificationType.rawValue))
  }
}
