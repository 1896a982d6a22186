/// The places of the first and last baselines of text in a view of a certain size.
struct LayoutBaselines: Equatable {
  /// The distance from the top edge down to the first baseline, in points.
  var first: CGFloat = 0
  /// The distance from the last baseline down to the bottom edge, in points.
  var last: CGFloat = 0
}
