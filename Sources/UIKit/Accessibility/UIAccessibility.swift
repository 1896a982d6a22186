/// The accessibility settings of the reader, and the announcements of an application.
///
/// The switches belong to the screen (`AccessibilityEnvironment`): a host or a test turns them, and observers are told.
public struct UIAccessibility {
  /// Something that an application tells assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that stands for it on iOS.
    public let rawValue: UInt32
    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown; the argument is the element to read, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to read, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled; the argument is a text about the new place.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Names a program that reads or steers.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The program for who uses switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

@MainActor extension UIAccessibility {
  private static var environment: AccessibilityEnvironment { UIScreen.main.accessibility }

  /// Tells assistive technology something; the screen keeps it, and an element that is named gets the focus.
  @preconcurrency public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    environment.post(notification, argument)
  }

  /// The element that is read at present; nil where nothing is.
  ///
  /// There is one reader, so that it does not matter who is asked for.
  @preconcurrency public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  {
    environment.focused
  }

  /// A rectangle of a view in the coordinates of the screen.
  @preconcurrency public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil as UIView?)
    return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }

  /// A path of a view in the coordinates of the screen.
  @preconcurrency public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect(origin: .zero, size: .zero), in: view).origin
    let along = convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin
    let down = convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(
      CGAffineTransform(
        a: along.x - origin.x, b: along.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
        ty: origin.y))
    return copy
  }

  /// Whether a screen reader runs.
  @preconcurrency public static var isVoiceOverRunning: Bool { environment.isOn(.voiceOver) }
  /// Whether switches steer the device.
  @preconcurrency public static var isSwitchControlRunning: Bool { environment.isOn(.switchControl) }
  /// Whether a button on the screen stands for gestures.
  @preconcurrency public static var isAssistiveTouchRunning: Bool { environment.isOn(.assistiveTouch) }
  /// Whether the device is held in one application.
  @preconcurrency public static var isGuidedAccessEnabled: Bool { environment.isOn(.guidedAccess) }
  /// Whether motion is to be left out.
  @preconcurrency public static var isReduceMotionEnabled: Bool { environment.isOn(.reduceMotion) }
  /// Whether pushes are to fade where motion is left out.
  @preconcurrency public static var prefersCrossFadeTransitions: Bool { environment.isOn(.crossFadeTransitions) }
  /// Whether blurs are to be left out.
  @preconcurrency public static var isReduceTransparencyEnabled: Bool { environment.isOn(.reduceTransparency) }
  /// Whether texts are bold; the trait `legibilityWeight` says the same.
  @preconcurrency public static var isBoldTextEnabled: Bool { environment.isOn(.boldText) }
  /// Whether colours have more contrast; the trait `accessibilityContrast` says the same.
  @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { environment.isOn(.darkerColors) }
  /// Whether colours are turned over.
  @preconcurrency public static var isInvertColorsEnabled: Bool { environment.isOn(.invertColors) }
  /// Whether there are no colours.
  @preconcurrency public static var isGrayscaleEnabled: Bool { environment.isOn(.grayscale) }
  /// Whether nothing may be told by colours alone.
  @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
    environment.isOn(.differentiateWithoutColor)
  }
  /// Whether switches show their state by signs.
  @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { environment.isOn(.onOffLabels) }
  /// Whether buttons show that they are.
  @preconcurrency public static var buttonShapesEnabled: Bool { environment.isOn(.buttonShapes) }
  /// Whether sound has one channel.
  @preconcurrency public static var isMonoAudioEnabled: Bool { environment.isOn(.monoAudio) }
  /// Whether subtitles are shown.
  @preconcurrency public static var isClosedCaptioningEnabled: Bool { environment.isOn(.closedCaptioning) }
  /// Whether films begin by themselves; true unless the setting that keeps them from it is on.
  @preconcurrency public static var isVideoAutoplayEnabled: Bool { !environment.isOn(.noVideoAutoplay) }
  /// Whether a selection can be read out.
  @preconcurrency public static var isSpeakSelectionEnabled: Bool { environment.isOn(.speakSelection) }
  /// Whether the screen can be read out.
  @preconcurrency public static var isSpeakScreenEnabled: Bool { environment.isOn(.speakScreen) }
  /// Whether shaking the device undoes a change; true unless a setting prevents it.
  @preconcurrency public static var isShakeToUndoEnabled: Bool { !environment.isOn(.noShakeToUndo) }
}

extension UIAccessibility {
  /// An element was focused; the user info has it under `focusedElementUserInfoKey`.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The element that is focused now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that was before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// `isVoiceOverRunning` changed.
  public static let voiceOverStatusDidChangeNotification = AccessibilitySetting.voiceOver.notification
  /// `isSwitchControlRunning` changed.
  public static let switchControlStatusDidChangeNotification = AccessibilitySetting.switchControl.notification
  /// `isAssistiveTouchRunning` changed.
  public static let assistiveTouchStatusDidChangeNotification = AccessibilitySetting.assistiveTouch.notification
  /// `isGuidedAccessEnabled` changed.
  public static let guidedAccessStatusDidChangeNotification = AccessibilitySetting.guidedAccess.notification
  /// `isReduceMotionEnabled` changed.
  public static let reduceMotionStatusDidChangeNotification = AccessibilitySetting.reduceMotion.notification
  /// `prefersCrossFadeTransitions` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = AccessibilitySetting.crossFadeTransitions.notification
  /// `isReduceTransparencyEnabled` changed.
  public static let reduceTransparencyStatusDidChangeNotification = AccessibilitySetting.reduceTransparency.notification
  /// `isBoldTextEnabled` changed.
  public static let boldTextStatusDidChangeNotification = AccessibilitySetting.boldText.notification
  /// `isDarkerSystemColorsEnabled` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = AccessibilitySetting.darkerColors.notification
  /// `isInvertColorsEnabled` changed.
  public static let invertColorsStatusDidChangeNotification = AccessibilitySetting.invertColors.notification
  /// `isGrayscaleEnabled` changed.
  public static let grayscaleStatusDidChangeNotification = AccessibilitySetting.grayscale.notification
  /// `shouldDifferentiateWithoutColor` changed.
  public static let differentiateWithoutColorDidChangeNotification =
    AccessibilitySetting.differentiateWithoutColor.notification
  /// `isOnOffSwitchLabelsEnabled` changed.
  public static let onOffSwitchLabelsDidChangeNotification = AccessibilitySetting.onOffLabels.notification
  /// `buttonShapesEnabled` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = AccessibilitySetting.buttonShapes.notification
  /// `isMonoAudioEnabled` changed.
  public static let monoAudioStatusDidChangeNotification = AccessibilitySetting.monoAudio.notification
  /// `isClosedCaptioningEnabled` changed.
  public static let closedCaptioningStatusDidChangeNotification = AccessibilitySetting.closedCaptioning.notification
  /// `isVideoAutoplayEnabled` changed.
  public static let videoAutoplayStatusDidChangeNotification = AccessibilitySetting.noVideoAutoplay.notification
  /// `isSpeakSelectionEnabled` changed.
  public static let speakSelectionStatusDidChangeNotification = AccessibilitySetting.speakSelection.notification
  /// `isSpeakScreenEnabled` changed.
  public static let speakScreenStatusDidChangeNotification = AccessibilitySetting.speakScreen.notification
  /// `isShakeToUndoEnabled` changed.
  public static let shakeToUndoDidChangeNotification = AccessibilitySetting.noShakeToUndo.notification
}
