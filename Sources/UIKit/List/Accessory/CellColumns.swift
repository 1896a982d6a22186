/// A cell's parts from side to side: editing control, content, accessory, reorder control.
///
/// A plain value in points; leading is left unless mirrored.
struct CellColumns: Equatable {
  var width: CGFloat
  /// What all of it keeps from the leading edge: the safe area.
  var leadingInset: CGFloat = 0
  /// What all of it keeps from the trailing edge: the safe area and the section index.
  var trailingInset: CGFloat = 0
  /// What the editing control takes at the leading edge.
  var editRoom: CGFloat = 0
  /// What the accessory takes after the content, the distance to what follows included.
  var accessoryRoom: CGFloat = 0
  /// What the reorder control takes at the trailing edge.
  var reorderRoom: CGFloat = 0
  var isRightToLeft = false

  /// What is left for the content.
  var contentWidth: CGFloat { max(0, innerWidth - editRoom - accessoryRoom - reorderRoom) }

  /// What is left for all parts.
  var innerWidth: CGFloat { width - leadingInset - trailingInset }

  func content(height: CGFloat) -> CGRect { rect(leading: editRoom, width: contentWidth, height: height) }

  /// A full-height part that begins so far from the leading inset.
  func rect(leading: CGFloat, width partWidth: CGFloat, height: CGFloat) -> CGRect {
    let start = leadingInset + leading
    return CGRect(x: isRightToLeft ? width - start - partWidth : start, y: 0, width: partWidth, height: height)
  }
}
