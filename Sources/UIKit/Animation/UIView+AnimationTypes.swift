extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: _Enumeration, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }

    var timingFunction: CAMediaTimingFunction {
      // As the keyboard moves, so that what follows it stays at its edge.
      if rawValue == ScreenKeyboard.curve { return CAMediaTimingFunction(name: .easeInEaseOut) }
      return switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      @unknown default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set; curve and transition are numbers inside of it.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views whose size changes are laid out inside of the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
    /// Views take touches while they are animated.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// The new animations begin at the visible values; running ones of the same values go on and are added, as without
    /// the option.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// The animation is repeated without end.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// The animation is run backwards after it was run.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// Inside of another animation's block the animation keeps its own duration.
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }
    /// Inside of another animation's block the animation keeps its own pace.
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }
    // Silent: UIView.AnimationOptions.allowAnimatedContent | what a transition leads to is always drawn again
    //   while it changes
    /// The new content of a transition is drawn again while it changes; here this is always so, and only the old is a
    /// picture.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// `transition(from:to:…)` hides and shows its views instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1 << 8) }
    /// Inside of another animation's block the animation keeps its own options.
    public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 1 << 9) }
    /// Slow at first and at last.
    public static var curveEaseInOut: AnimationOptions { AnimationOptions(rawValue: 0 << 16) }
    /// Slow at first.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Slow at last.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    // Silent: UIView.AnimationOptions.curveLinear | a number in bits 16 and 17; AnimationOptions.curve
    /// As fast at every moment.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    /// A transition in which the view turns over about its vertical axis, its left side towards the reader.
    public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
    /// A transition in which the view turns over about its vertical axis, its right side towards the reader.
    public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
    /// A transition in which the view turns over about its horizontal axis, its upper side towards the reader.
    public static var transitionFlipFromTop: AnimationOptions { AnimationOptions(rawValue: 6 << 20) }
    /// A transition in which the view turns over about its horizontal axis, its lower side towards the reader.
    public static var transitionFlipFromBottom: AnimationOptions { AnimationOptions(rawValue: 7 << 20) }
    /// A transition in which the old fades while the new appears.
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    // Silent: UIView.AnimationOptions.preferredFramesPerSecond60, preferredFramesPerSecond30 | read by their
    //   bits, as a number of frames
    /// The animation shows 60 frames a second, which are all that the display clock has.
    public static var preferredFramesPerSecond60: AnimationOptions { AnimationOptions(rawValue: 3 << 24) }
    /// The animation shows 30 frames a second.
    public static var preferredFramesPerSecond30: AnimationOptions { AnimationOptions(rawValue: 7 << 24) }

    /// How many frames a second are asked for; the options are numbers in bits 24 to 27.
    ///
    /// Nil for all that there are.
    var framesPerSecond: Float? {
      switch rawValue >> 24 & 15 {
      case 3: 60
      case 7: 30
      default: nil
      }
    }

    /// The bits of the transition.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 7 << 20) }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }

    /// The options that a block inside of another takes over.
    static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
  }

  /// How changes in keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set; the calculation mode is a number inside of it.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // Silent: UIView.KeyframeAnimationOptions.layoutSubviews, allowUserInteraction, beginFromCurrentState,
    //   repeat, autoreverse, overrideInheritedDuration, overrideInheritedOptions | have the bits of
    //   AnimationOptions and become them
    /// Views whose size changes are laid out inside of the animation.
    public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
    /// Views take touches while they are animated.
    public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }
    /// Running animations of the same values end, and the new ones begin at the visible values.
    public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }
    /// The animation is repeated without end.
    public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }
    /// The animation is run backwards after it was run.
    public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }
    /// Inside of another animation's block the animation keeps its own duration.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }
    /// Inside of another animation's block the animation keeps its own options.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }
    // Silent: UIView.KeyframeAnimationOptions.calculationModeLinear, calculationModeDiscrete,
    //   calculationModePaced, calculationModeCubic, calculationModeCubicPaced | a number in bits 10 to 12;
    //   calculationMode
    /// Straight lines between keyframes.
    public static var calculationModeLinear: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 0 << 10) }
    /// Jumps from keyframe to keyframe.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 10) }
    /// As fast everywhere; the times of keyframes do not count.
    public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }
    /// A smooth curve through all keyframes.
    public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }
    /// A smooth curve, about as fast everywhere.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
