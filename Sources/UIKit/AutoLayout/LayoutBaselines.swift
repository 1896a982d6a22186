/// The places of the first and last baselines of text in a view of a certain size.
struct LayoutBaselines: Equatable {
  /// From the top edge down to the first baseline, in points.
  var first: CGFloat = 0
  /// From the last baseline down to the bottom edge, in points.
  var last: CGFloat = 0
}
