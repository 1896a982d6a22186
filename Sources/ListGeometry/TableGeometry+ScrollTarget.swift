import Foundation

/// The place of a row after `scrollToRow(at:at:animated:)`; the cases are those of `UITableView.ScrollPosition`.
public enum RowScrollPosition: Hashable, Sendable {
  /// The least movement that shows the whole row; none when it is shown.
  case none
  /// At the start of the visible part.
  case top
  /// In the middle of the visible part.
  case middle
  /// At the end of the visible part.
  case bottom
}

extension TableGeometry {
  /// The content offset that shows a row at a place of the viewport, clamped to the content (`uikit-facts §11.2`).
  ///
  /// In the plain style the section's floating header covers the start of the visible part, and its floating footer the
  /// end, so rows are aligned with what these leave. (Which is a rule of ours: the covered part is not documented.)
  public func offset(
    forScrollingTo index: RowIndex, at position: RowScrollPosition, in viewport: Viewport
  ) -> CGFloat {
    let floats = style == .plain
    checkRow(index)
    return offset(
      forScrollingTo: frame(ofRow: index), at: position, in: viewport,
      coveredAtStart: floats ? sections[index.section].header.height : 0,
      coveredAtEnd: floats ? sections[index.section].footer.height : 0)
  }

  /// The content offset that shows a rectangle at a place of the viewport, clamped to the content.
  ///
  /// A rectangle taller than the visible part is shown from its start, but with `.bottom` to its end, and with `.none`
  /// from whichever end is nearer.
  public func offset(
    forScrollingTo rect: CGRect, at position: RowScrollPosition, in viewport: Viewport,
    coveredAtStart: CGFloat = 0, coveredAtEnd: CGFloat = 0
  ) -> CGFloat {
    let leading = viewport.leadingInset + coveredAtStart
    let trailing = viewport.trailingInset + coveredAtEnd
    let room = viewport.length - leading - trailing
    let atTop = rect.minY - leading
    let atBottom = rect.maxY - viewport.length + trailing
    let target: CGFloat
    switch position {
    case .top: target = atTop
    case .bottom: target = atBottom
    case .middle: target = rect.height > room ? atTop : rect.midY - room / 2 - leading
    case .none:
      // Any offset between the two shows the row, or as much of it as fits.
      target = min(max(viewport.offset, min(atTop, atBottom)), max(atTop, atBottom))
    }
    return viewport.clamped(target, contentLength: contentHeight)
  }
}
