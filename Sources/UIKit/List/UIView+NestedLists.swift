/// Views of lists in which other lists lie: how tall those are shows only when they are laid out.
extension UIView {
  /// How often a view is asked for its size before the last answer holds.
  private static let nestedListRounds = 4

  /// Whether a list lies somewhere in the view.
  private var holdsList: Bool {
    subviewStorage.contains { $0.findsContentSizeInLayout || $0.holdsList }
  }

  /// The answer of a view about its size, once the lists in it are laid out at that size.
  ///
  /// The natural size of a list, or the constraint that an application makes of its content size, follows from how wide it is. So a view
  /// with a list in it gets the size that it asks for, is laid out, and is asked again, until it asks for the same. Other views are
  /// asked once.
  ///
  /// - Parameters:
  ///   - size: the size that an answer is; nil for one that is none.
  ///   - ask: asks the view.
  func askedWithListsLaidOut<Answer>(size: (Answer) -> CGSize?, _ ask: () -> Answer) -> Answer {
    var answer = ask()
    guard holdsList else { return answer }
    for _ in 1..<Self.nestedListRounds {
      guard let given = size(answer) else { break }
      if bounds.size != given { bounds.size = given }
      layoutIfNeeded()
      answer = ask()
      if size(answer) == given { break }
    }
    return answer
  }
}
