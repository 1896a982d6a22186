/// An expression of `--show`.
struct ScreenExpression: Equatable {
  var text: String

  /// The expressions in the order given, or the reason why one cannot be used.
  static func checked(_ texts: [String]) throws -> [ScreenExpression] {
    try texts.map { text in
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw CommandFailure(
          "--show '\(text)': empty; write what makes the screen, such as --show 'MyViewController()'")
      }
      return ScreenExpression(text: text)
    }
  }
}
