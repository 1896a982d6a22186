/// The keys of a hardware keyboard, pressed by a test or a host.
///
/// Each call is a key that goes down and comes up at the present time of the display clock, in a window or in the key window.
@MainActor package struct KeyDriver {
  private weak var given: UIWindow?

  package init(window: UIWindow? = nil) { given = window }

  private var window: UIWindow? { given ?? UIApplication.shared.keyWindow }

  /// Presses a key; the characters are those that it types, by default none.
  package func press(
    _ code: UIKeyboardHIDUsage, characters: String = "", plain: String? = nil, modifiers: UIKeyModifierFlags = []
  ) {
    guard let window else { fatalError("There is no key window to type in; show one by makeKeyAndVisible() first") }
    let key = UIKey(code, characters: characters, plain: plain ?? characters, modifiers: modifiers)
    let now = window.clock.now
    let press = UIPress(key: key, window: window, responder: PressDelivery.receiver(in: window), timestamp: now)
    send(press, window, at: now)
    press.end(.ended, at: now)
    send(press, window, at: now)
  }

  private func send(_ press: UIPress, _ window: UIWindow, at now: Double) {
    window.stage.run {
      window.screen.application.send(UIPressesEvent(presses: [press], timestamp: now), to: window)
    }
  }

  /// Types a text, a key for each character; line ends are the return key.
  package func type(_ text: String) {
    for character in text {
      if character == "\n" {
        press(.keyboardReturnOrEnter, characters: "\n")
      } else {
        press(Self.code(of: character), characters: String(character))
      }
    }
  }

  /// Presses the key that deletes backwards.
  package func delete() { press(.keyboardDeleteOrBackspace) }

  /// Presses a letter with the command key.
  package func command(_ letter: Character, shift: Bool = false) {
    press(
      Self.code(of: letter), characters: String(letter), modifiers: shift ? [.command, .shift] : .command)
  }

  /// The key of a character on a keyboard of the United States; characters that have none come from the key of the space bar.
  private static func code(of character: Character) -> UIKeyboardHIDUsage {
    guard let value = character.lowercased().utf8.first, character.utf8.count == 1 else { return .keyboardSpacebar }
    switch value {
    case 0x61...0x7A: return UIKeyboardHIDUsage(rawValue: Int(value) - 0x61 + 0x04) ?? .keyboardSpacebar
    case 0x31...0x39: return UIKeyboardHIDUsage(rawValue: Int(value) - 0x31 + 0x1E) ?? .keyboardSpacebar
    case 0x30: return .keyboard0
    default: return .keyboardSpacebar
    }
  }
}

extension UIApplication {
  /// Delivers an event of keys through `sendEvent(_:)`, which applications override.
  func send(_ event: UIPressesEvent, to window: UIWindow) {
    windowOfKeys = window
    sendEvent(event)
    windowOfKeys = nil
  }
}
