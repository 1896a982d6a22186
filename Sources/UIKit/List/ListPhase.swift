/// The present activity of a list, on which the permitted calls depend.
enum ListPhase: Hashable {
  /// Nothing: contents, bounds and layout may change.
  case resting
  /// Views come and go, and delegates that hear of it may change the contents.
  case showing
  /// The data source or the delegate is asked for counts, sizes or views; the contents must not change.
  case asking
  /// The layout computes, or a table loads counts and heights; the contents must not change.
  case arranging

  /// Whether contents that change now would belong to other rows than those that are asked about.
  var keepsContents: Bool { self == .asking || self == .arranging }
}
