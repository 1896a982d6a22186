/// A combination of keys that calls a method.
///
/// The responders from the first one along `next` are asked for their `keyCommands`; the first command that fits is done, by the first of them
/// that has its method. Keys that text takes (without command, control or option) go to the text instead while text is edited, unless the
/// command wants priority.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// What the key types without modifiers, or one of the names below.
  open private(set) var input: String?
  /// The modifiers that have to be held, and no others.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command is done although the keys mean something to the text that is edited.
  open var wantsPriorityOverSystemBehavior = false

  init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, title: String, image: UIImage?,
    propertyList: Any?
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Makes a command; only action and input have to be given.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      input: input, modifierFlags: modifierFlags, action: action, title: title, image: image, propertyList: propertyList
    )
    set(alternates, discoverabilityTitle, attributes, state)
  }

  /// Makes a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with a title for people who look for its keys.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow that points up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The arrow that points down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The arrow that points to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The arrow that points to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// Page up.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// Page down.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// Home.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// End.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes backwards.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
}

/// What keys mean that are pressed together.
@MainActor enum KeyCommands {
  /// The modifiers that count for commands.
  private static let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Does the command of the application or of editing that a key means; false when it means none.
  static func perform(_ key: UIKey, from responder: UIResponder?) -> Bool {
    guard let responder else { return false }
    for owner in sequence(first: responder, next: \.next) {
      for command in owner.keyCommands ?? [] {
        guard let action = action(of: command, key) else { continue }
        if !command.wantsPriorityOverSystemBehavior, isForText(key, responder) { continue }
        guard !command.attributes.contains(.disabled) else { return true }
        if let target = responder.target(forAction: action, withSender: command) {
          action.perform(on: target, sender: command, event: nil)
        }
        return true
      }
    }
    return edit(key, responder)
  }

  /// What a key means to a command: its action, or that of an alternate whose modifiers are held as well; nil for another key.
  private static func action(of command: UIKeyCommand, _ key: UIKey) -> Selector? {
    guard let input = command.input,
      input == (name(key.keyCode) ?? key.charactersIgnoringModifiers.lowercased())
        || input == key.charactersIgnoringModifiers
    else { return nil }
    let held = key.modifierFlags.intersection(counted)
    let own = command.modifierFlags.intersection(counted)
    if held == own { return command.action }
    return command.alternates.first { held == own.union($0.modifierFlags.intersection(counted)) }?.action
  }

  /// What commands call a key that types nothing.
  static func name(_ code: UIKeyboardHIDUsage) -> String? {
    switch code {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete
    default: nil
    }
  }

  /// Whether the text that is edited takes the key.
  private static func isForText(_ key: UIKey, _ responder: UIResponder) -> Bool {
    guard responder is any UIKeyInput, key.keyCode != .keyboardEscape else { return false }
    return key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
  }

  /// The shortcuts of editing: cut, copy, paste, select all, undo, redo, bold, italic, underline.
  private static func edit(_ key: UIKey, _ responder: UIResponder) -> Bool {
    let modifiers = key.modifierFlags.intersection(counted)
    guard modifiers == .command || modifiers == [.command, .shift] else { return false }
    let isShifted = modifiers.contains(.shift)
    switch (key.charactersIgnoringModifiers.lowercased(), isShifted) {
    case ("x", false): return send("cut:", from: responder) { $0.cut(nil) }
    case ("c", false): return send("copy:", from: responder) { $0.copy(nil) }
    case ("v", false): return send("paste:", from: responder) { $0.paste(nil) }
    case ("a", false): return send("selectAll:", from: responder) { $0.selectAll(nil) }
    case ("b", false): return send("toggleBoldface:", from: responder) { $0.toggleBoldface(nil) }
    case ("i", false): return send("toggleItalics:", from: responder) { $0.toggleItalics(nil) }
    case ("u", false): return send("toggleUnderline:", from: responder) { $0.toggleUnderline(nil) }
    case ("z", false):
      guard let manager = responder.undoManager, manager.canUndo else { return false }
      manager.undo()
      return true
    case ("z", true):
      guard let manager = responder.undoManager, manager.canRedo else { return false }
      manager.redo()
      return true
    default: return false
    }
  }

  private static func send(_ name: String, from responder: UIResponder, _ call: (UIResponder) -> Void) -> Bool {
    let action = Selector(name)
    guard let target = responder.target(forAction: action, withSender: nil) as? UIResponder else { return false }
    call(target)
    return true
  }
}

/// What keys do to what takes text.
@MainActor enum KeyInput {
  /// Gives the characters of keys to the text; false when it takes none of them.
  static func handle(_ presses: Set<UIPress>, by input: any UIKeyInput) -> Bool {
    var isTaken = false
    for key in presses.compactMap(\.key) where handle(key, by: input) { isTaken = true }
    return isTaken
  }

  private static func handle(_ key: UIKey, by input: any UIKeyInput) -> Bool {
    if let host = input as? any TextEditorHost, host.editor.move(by: key) { return true }
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    case .keyboardTab: input.insertText("\t")
    default:
      guard KeyCommands.name(key.keyCode) == nil, !key.characters.isEmpty else { return false }
      input.insertText(key.characters)
    }
    return true
  }
}
