/// A switch of the settings for who does not see, hear or touch as others do.
package enum AccessibilitySetting: String, CaseIterable, Sendable {
  case voiceOver, switchControl, assistiveTouch, guidedAccess
  case reduceMotion, crossFadeTransitions, reduceTransparency, boldText, darkerColors, invertColors, grayscale
  case differentiateWithoutColor, onOffLabels, buttonShapes
  case monoAudio, closedCaptioning, noVideoAutoplay, speakSelection, speakScreen, noShakeToUndo

  /// The notification of the turned switch; the names are Apple's.
  var notification: NSNotification.Name {
    let name =
      switch self {
      case .voiceOver: "VoiceOverStatusDidChangeNotification"
      case .switchControl: "SwitchControlStatusDidChangeNotification"
      case .assistiveTouch: "AssistiveTouchStatusDidChangeNotification"
      case .guidedAccess: "GuidedAccessStatusDidChangeNotification"
      case .reduceMotion: "ReduceMotionStatusDidChangeNotification"
      case .crossFadeTransitions: "PrefersCrossFadeTransitionsStatusDidChangeNotification"
      case .reduceTransparency: "ReduceTransparencyStatusDidChangeNotification"
      case .boldText: "BoldTextStatusDidChangeNotification"
      case .darkerColors: "DarkerSystemColorsStatusDidChangeNotification"
      case .invertColors: "InvertColorsStatusDidChangeNotification"
      case .grayscale: "GrayscaleStatusDidChangeNotification"
      case .differentiateWithoutColor: "DifferentiateWithoutColorDidChangeNotification"
      case .onOffLabels: "OnOffSwitchLabelsDidChangeNotification"
      case .buttonShapes: "ButtonShapesEnabledStatusDidChangeNotification"
      case .monoAudio: "MonoAudioStatusDidChangeNotification"
      case .closedCaptioning: "ClosedCaptioningStatusDidChangeNotification"
      case .noVideoAutoplay: "VideoAutoplayStatusDidChangeNotification"
      case .speakSelection: "SpeakSelectionStatusDidChangeNotification"
      case .speakScreen: "SpeakScreenStatusDidChangeNotification"
      case .noShakeToUndo: "ShakeToUndoDidChangeNotification"
      }
    return NSNotification.Name("UIAccessibility" + name)
  }
}

/// The accessibility settings of a screen's reader, with the announcements and the read element.
@MainActor package final class AccessibilityEnvironment {
  /// Something that the application told.
  package struct Told {
    package let notification: UIAccessibility.Notification
    package let argument: Any?
  }

  private weak var screen: UIScreen?
  private var settings: Set<AccessibilitySetting> = []
  /// The announcements of the application, in order.
  package private(set) var told: [Told] = []
  /// The element that is read.
  package private(set) weak var focused: NSObject?

  init(screen: UIScreen) { self.screen = screen }

  /// Whether a setting is on; bold text and contrast are the screen's traits.
  package func isOn(_ setting: AccessibilitySetting) -> Bool {
    switch setting {
    case .boldText: return screen?.traitCollection.legibilityWeight == .bold
    case .darkerColors: return screen?.traitCollection.accessibilityContrast == .high
    default: return settings.contains(setting)
    }
  }

  /// Turns a setting on or off; who listens is told when it changed.
  package func set(_ setting: AccessibilitySetting, _ isOn: Bool) {
    guard isOn != settings.contains(setting) else { return }
    if isOn { settings.insert(setting) } else { settings.remove(setting) }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    told.append(Told(notification: notification, argument: argument))
    guard notification == .screenChanged || notification == .layoutChanged, let element = argument as? NSObject,
      !(element is NSString)
    else {
      return
    }
    focus(element)
  }

  /// Makes an element the read one.
  package func focus(_ element: NSObject?) {
    let before = focused
    guard before !== element else { return }
    focused = element
    (before as? UIResponder)?.accessibilityElementDidLoseFocus()
    (element as? UIResponder)?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [:]
    if let element { information[UIAccessibility.focusedElementUserInfoKey] = element }
    if let before { information[UIAccessibility.unfocusedElementUserInfoKey] = before }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
  }

  /// Activates an element as a double tap does: by its own method, else by a finger at its activation point.
  package func activate(_ element: UIResponder, in window: UIWindow) {
    focus(element)
    if element.accessibilityActivate() { return }
    let finger = TouchDriver(window: window)
    finger.down(at: window.convert(element.accessibilityActivationPoint, from: nil as UIWindow?))
    finger.up()
  }
}
