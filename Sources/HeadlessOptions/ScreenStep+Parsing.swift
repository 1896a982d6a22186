extension ScreenStep {
  /// Reads a step such as `tap Settings`; throws an error in words for any other text.
  init(parsing text: String) throws {
    self.text = text
    let (verb, rest) = text.firstWord
    switch verb {
    case "tap": action = .tap(try Self.target(rest, text))
    case "double":
      let (word, target) = rest.firstWord
      guard word == "tap" else { throw Self.unknown(text) }
      action = .doubleTap(try Self.target(target, text))
    case "hold": action = .hold(try Self.target(rest, text))
    case "swipe": action = try Self.swipe(rest, text)
    case "drag": action = try Self.drag(rest, text)
    case "scroll":
      let (word, target) = rest.firstWord
      guard word == "to" else { throw Self.wrong(text, "write scroll to NAME") }
      action = .scroll(try Self.target(target, text))
    case "type":
      guard !rest.isEmpty else { throw Self.wrong(text, "write the text behind it, such as type egg") }
      action = .type(rest.unquoted)
    case "press": action = try Self.press(rest, text)
    case "move": action = try Self.move(rest, text)
    case "lift" where rest.isEmpty: action = .fingerUp
    case "turn":
      guard let turn = Turn(rawValue: rest) else {
        throw Self.wrong(text, "write turn and one of \(Turn.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      action = .turn(turn)
    case "resize": action = try Self.resize(rest, text)
    case "wait":
      guard let seconds = Double(rest), seconds >= 0, seconds <= 3600 else {
        throw Self.wrong(text, "write seconds, such as wait 0.5 (0 to 3600)")
      }
      action = .wait(seconds)
    case "text":
      let (word, given) = rest.firstWord
      guard word == "size", let size = SnapshotOptions.TextSize(rawValue: given) else {
        let sizes = SnapshotOptions.TextSize.allCases.map(\.rawValue).joined(separator: ", ")
        throw Self.wrong(text, "write text size and one of \(sizes)")
      }
      action = .textSize(size)
    case "picture": action = .picture(try Self.pictureName(rest, text))
    case "back" where rest.isEmpty: action = .back
    case "shake" where rest.isEmpty: action = .shake
    default: throw Self.unknown(text)
    }
  }

  private static func wrong(_ text: String, _ cure: String) -> SnapshotOptionsError {
    SnapshotOptionsError("--do '\(text)': \(cure)")
  }

  private static func unknown(_ text: String) -> SnapshotOptionsError {
    wrong(
      text,
      "not a step; steps are tap, double tap, hold, swipe, drag, press, move, lift, scroll to, back, type, shake, text size, "
        + "turn, resize, wait and picture")
  }

  /// `NAME`, `"NAME"`, `NAME #2` or `X,Y`.
  private static func target(_ text: String, _ step: String) throws -> Target {
    if let (x, y) = numbers(text) { return .place(x: x, y: y) }
    var (name, number) = (text, 1)
    if let mark = text.lastIndex(of: "#"), !text.hasSuffix("\""), let given = Int(text[text.index(after: mark)...]) {
      guard given >= 1 else { throw wrong(step, "count from 1, such as #2") }
      (name, number) = (String(text[..<mark]).trimmed, given)
    }
    name = name.unquoted
    guard !name.isEmpty else { throw wrong(step, "write the name of what is meant, or a place such as 20,300") }
    return .named(name, number: number)
  }

  /// Two numbers with a comma between them.
  private static func numbers(_ text: String) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(String(parts[0]).trimmed), let y = Double(String(parts[1]).trimmed),
      x.isFinite, y.isFinite
    else { return nil }
    return (x, y)
  }

  private static func swipe(_ text: String, _ step: String) throws -> Action {
    var (word, rest) = text.firstWord
    let isFar = word == "far"
    if isFar { (word, rest) = rest.firstWord }
    guard let direction = Direction(rawValue: word) else {
      throw wrong(step, "write where to: swipe left, right, up or down, and on what: swipe left on NAME")
    }
    guard !rest.isEmpty else { return .swipe(direction, isFar: isFar, on: nil) }
    let (on, target) = rest.firstWord
    guard on == "on" else { throw wrong(step, "write swipe \(word) on NAME") }
    return .swipe(direction, isFar: isFar, on: try Self.target(target, step))
  }

  private static func drag(_ text: String, _ step: String) throws -> Action {
    for (word, isDistance) in [(" by ", true), (" to ", false)] {
      guard let range = text.lastRange(of: word) else { continue }
      let start = String(text[..<range.lowerBound]).trimmed
      let end = String(text[range.upperBound...]).trimmed
      if isDistance {
        guard let (x, y) = numbers(end) else { continue }
        return .drag(try target(start, step), .distance(x: x, y: y))
      }
      return .drag(try target(start, step), .target(try target(end, step)))
    }
    throw wrong(step, "write drag NAME by X,Y or drag NAME to NAME")
  }

  private static func press(_ text: String, _ step: String) throws -> Action {
    if let key = Key(rawValue: text) { return .press(key) }
    if text.hasPrefix("cmd+"), text.count == 5, let letter = text.last { return .command(letter) }
    guard text.isEmpty || isKeyOfAKeyboard(text) else { return .fingerDown(try target(text, step)) }
    let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
    throw wrong(step, "not a key; write one of \(keys), or cmd+f, or what a finger goes down on: press NAME")
  }

  /// Whether somebody means a key that steps do not know, such as `F13` or `shift+a`.
  private static func isKeyOfAKeyboard(_ text: String) -> Bool {
    if text.first == "F", text.count > 1, text.dropFirst().allSatisfy(\.isNumber) { return true }
    return ["cmd+", "ctrl+", "shift+", "alt+", "opt+"].contains { text.hasPrefix($0) }
  }

  /// `move by X,Y`, `move to NAME`, `move NAME` or `move X,Y`.
  private static func move(_ text: String, _ step: String) throws -> Action {
    let (word, rest) = text.firstWord
    if word == "by" {
      guard let (x, y) = numbers(rest) else { throw wrong(step, "write move by X,Y or move to NAME") }
      return .fingerMove(.distance(x: x, y: y))
    }
    return .fingerMove(.target(try target(word == "to" ? rest : text, step)))
  }

  private static func resize(_ text: String, _ step: String) throws -> Action {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(String($0).trimmed) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...4096).contains(width),
      (1...4096).contains(height)
    else { throw wrong(step, "write width and height in points, such as resize 375x667 (1 to 4096)") }
    return .resize(width: width, height: height)
  }

  private static func pictureName(_ text: String, _ step: String) throws -> String {
    let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isName else { throw wrong(step, "write a name of letters, digits and dashes, such as picture search") }
    return text
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text before the first space, and the text behind it.
  fileprivate var firstWord: (word: String, rest: String) {
    guard let space = firstIndex(where: \.isWhitespace) else { return (self, "") }
    return (String(self[..<space]), String(self[space...]).trimmed)
  }

  /// The text without quotation marks at both ends.
  fileprivate var unquoted: String {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }

  /// Returns the range of the last occurrence of a word outside of quotes.
  fileprivate func lastRange(of word: String) -> Range<Index>? {
    var found: Range<Index>?
    var isQuoted = false
    for index in indices {
      if self[index] == "\"" { isQuoted.toggle() }
      guard !isQuoted, self[index...].hasPrefix(word) else { continue }
      found = index..<self.index(index, offsetBy: word.count)
    }
    return found
  }
}
