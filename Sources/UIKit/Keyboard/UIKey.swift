/// The held modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  // Silent: UIKeyModifierFlags.alphaShift, numericPad | hosts give them and applications compare
  /// Caps lock is on.
  public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
  /// Shift.
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
  /// Control.
  public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
  /// Option.
  public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
  /// Command.
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
  /// The key is on the numeric pad.
  public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}

/// A key of a hardware keyboard that is pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
  private let text: String
  private let plainText: String
  private let flags: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  init(_ code: UIKeyboardHIDUsage, characters: String, plain: String, modifiers: UIKeyModifierFlags) {
    (self.code, text, plainText, flags) = (code, characters, plain, modifiers)
    super.init()
  }

  /// The characters of the key with the modifiers; for keys without characters the names of `UIKeyCommand`, or empty.
  open var characters: String { text }
  /// The characters of the key without modifiers but shift.
  open var charactersIgnoringModifiers: String { plainText }
  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The code of the key, by its place on a keyboard of the United States.
  open var keyCode: UIKeyboardHIDUsage { code }
}
