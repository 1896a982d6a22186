/// A combination of keys that calls a method.
///
/// The responders from the first one along `next` are asked for their `keyCommands`; the first command that fits is done, by the first of them
/// that has its method. Keys that text takes (without command, control or option) go to the text instead while text is edited, unless the
/// command wants priority.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The characters of the key without modifiers, or one of the names below.
  open private(set) var input: String?
  /// The modifiers that have to be held, and no others.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command is done although the keys mean something to the text that is edited.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether a command of an arrow to the left or right, or of a bracket, is done with the other one where one reads from right to left; true
  /// unless set.
  open var allowsAutomaticMirroring = true

  init(
    input: String?, modifierFlags: UIKeyModifierFlags, action: Selector, title: String, image: UIImage?,
    propertyList: Any?
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Makes a command without keys, which nothing does.
  public init() {
    input = nil
    modifierFlags = []
    super.init(title: "", image: nil, action: Selector(""), propertyList: nil)
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
  /// The key F1.
  public nonisolated class var f1: String { "UIKeyInputF1" }
  /// The key F2.
  public nonisolated class var f2: String { "UIKeyInputF2" }
  /// The key F3.
  public nonisolated class var f3: String { "UIKeyInputF3" }
  /// The key F4.
  public nonisolated class var f4: String { "UIKeyInputF4" }
  /// The key F5.
  public nonisolated class var f5: String { "UIKeyInputF5" }
  /// The key F6.
  public nonisolated class var f6: String { "UIKeyInputF6" }
  /// The key F7.
  public nonisolated class var f7: String { "UIKeyInputF7" }
  /// The key F8.
  public nonisolated class var f8: String { "UIKeyInputF8" }
  /// The key F9.
  public nonisolated class var f9: String { "UIKeyInputF9" }
  /// The key F10.
  public nonisolated class var f10: String { "UIKeyInputF10" }
  /// The key F11.
  public nonisolated class var f11: String { "UIKeyInputF11" }
  /// The key F12.
  public nonisolated class var f12: String { "UIKeyInputF12" }
}

/// The meaning of keys pressed together.
@MainActor enum KeyCommands {
  /// The modifiers that count for commands.
  private static let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Does the command of the application or of editing that a key means; false when it means none.
  ///
  /// - Parameter withPriority: whether only commands that want priority over the system are looked at, or only the others.
  static func perform(_ key: UIKey, from responder: UIResponder?, withPriority: Bool) -> Bool {
    guard let responder else { return false }
    for owner in sequence(first: responder, next: \.next) {
      let added = (owner as? UIViewController)?.addedKeyCommands ?? []
      for command in (owner.keyCommands ?? []) + added
      where command.wantsPriorityOverSystemBehavior == withPriority {
        if let isDone = perform(command, key, responder) { return isDone }
      }
    }
    for command in responder.responderStage.application.mainMenu.keyCommands
    where command.wantsPriorityOverSystemBehavior == withPriority {
      if let isDone = perform(command, key, responder) { return isDone }
    }
    return !withPriority && edit(key, responder)
  }

  /// Does a command that a key means; nil for another key.
  private static func perform(_ command: UIKeyCommand, _ key: UIKey, _ responder: UIResponder) -> Bool? {
    let isMirrored =
      command.allowsAutomaticMirroring
      && responder.responderStage.application.userInterfaceLayoutDirection == .rightToLeft
    guard let action = action(of: command, key, isMirrored: isMirrored) else { return nil }
    if !command.wantsPriorityOverSystemBehavior, isForText(key, responder) { return nil }
    let target = responder.target(forAction: action, withSender: command)
    (target as? UIResponder)?.validate(command)
    guard !command.attributes.contains(.disabled) else { return true }
    if let target { action.perform(on: target, sender: command, event: nil) }
    return true
  }

  /// The key in place of another in right-to-left interfaces.
  private static func mirrored(_ input: String) -> String {
    switch input {
    case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
    case UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    default: input
    }
  }

  /// The action of a command for a key, or that of an alternate with the held modifiers; nil for another key.
  private static func action(of command: UIKeyCommand, _ key: UIKey, isMirrored: Bool) -> Selector? {
    guard let input = command.input.map({ isMirrored ? mirrored($0) : $0 }),
      input == (name(key.keyCode) ?? key.charactersIgnoringModifiers.lowercased())
        || input == key.charactersIgnoringModifiers
    else { return nil }
    let held = key.modifierFlags.intersection(counted)
    let own = command.modifierFlags.intersection(counted)
    if held == own { return command.action }
    return command.alternates.first { held == own.union($0.modifierFlags.intersection(counted)) }?.action
  }

  /// The commands' name for a key without characters.
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
    case .keyboardF1: UIKeyCommand.f1
    case .keyboardF2: UIKeyCommand.f2
    case .keyboardF3: UIKeyCommand.f3
    case .keyboardF4: UIKeyCommand.f4
    case .keyboardF5: UIKeyCommand.f5
    case .keyboardF6: UIKeyCommand.f6
    case .keyboardF7: UIKeyCommand.f7
    case .keyboardF8: UIKeyCommand.f8
    case .keyboardF9: UIKeyCommand.f9
    case .keyboardF10: UIKeyCommand.f10
    case .keyboardF11: UIKeyCommand.f11
    case .keyboardF12: UIKeyCommand.f12
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

/// The effect of keys on a text input.
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
