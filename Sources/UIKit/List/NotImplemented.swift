/// The return values of optional methods' defaults, by which a list recognizes a missing method.
///
/// Without the Objective-C runtime nobody can be asked whether they respond to a method. "Not implemented" and "implemented,
/// and returns nil" mean different things to a table, so the defaults return values that no application makes.
enum NotImplemented {
  /// A title that no application gives: the private-use character U+F8FE, which no font of ours draws.
  static let title = "\u{F8FE}masthead.not-implemented"
  /// A length that no application gives.
  static let length: CGFloat = -.greatestFiniteMagnitude
  /// A section that no application has.
  static let section = Int.min
  /// An indentation level that no application gives.
  static let level = Int.min
  /// A view that is never shown.
  @MainActor static let view = UIView()
}
