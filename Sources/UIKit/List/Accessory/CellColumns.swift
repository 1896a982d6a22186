/// A cell's parts from side to side: editing control, content, accessory, reorder control.
///
/// A plain value in points; leading is left unless mirrored.
struct CellColumns: Equatable {
  var width: CGFloat
  /// The inset of all columns from the leading edge, in points: the safe area.
  var leadingInset: CGFloat = 0
  /// The inset of all columns from the trailing edge, in points: the safe area and the section index.
  var trailingInset: CGFloat = 0
  /// The width of the editing control at the leading edge.
  var editRoom: CGFloat = 0
  /// The width of the accessory after the content, with the distances around it.
  var accessoryRoom: CGFloat = 0
  /// The width of the reorder control at the trailing edge.
  var reorderRoom: CGFloat = 0
  var isRightToLeft = false

  /// The width left for the content.
  var contentWidth: CGFloat { max(0, innerWidth - editRoom - accessoryRoom - reorderRoom) }

  /// The width left for all columns.
  var innerWidth: CGFloat { width - leadingInset - trailingInset }

  func content(height: CGFloat) -> CGRect { rect(leading: editRoom, width: contentWidth, height: height) }

  /// A full-height part that begins so far from the leading inset.
  func rect(leading: CGFloat, width partWidth: CGFloat, height: CGFloat) -> CGRect {
    let start = leadingInset + leading
    return CGRect(x: isRightToLeft ? width - start - partWidth : start, y: 0, width: partWidth, height: height)
  }
}
