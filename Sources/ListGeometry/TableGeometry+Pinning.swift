import Foundation

/// The places of floating headers and footers in the plain style (`uikit-facts §3`).
extension TableGeometry {
  /// The frame of a section's header in a viewport.
  ///
  /// In the plain style a header that would be above the visible part stays at its start, until the end of the
  /// section's rows pushes it out: y = min(max(natural y, visible start), rows' end − height). In the other styles it
  /// is the natural frame.
  public func pinnedHeaderFrame(ofSection section: Int, in viewport: Viewport) -> CGRect {
    let natural = frame(ofHeader: section)
    guard style == .plain else { return natural }
    let rowsEnd = rowsEnd(ofSection: section).points
    return CGRect(
      x: 0, y: min(max(natural.minY, viewport.visibleStart), rowsEnd - natural.height),
      width: width, height: natural.height)
  }

  /// The frame of a section's footer in a viewport.
  ///
  /// The mirror image of the header's: y = max(min(natural y, visible end − height), rows' start) in the plain style.
  public func pinnedFooterFrame(ofSection section: Int, in viewport: Viewport) -> CGRect {
    let natural = frame(ofFooter: section)
    guard style == .plain else { return natural }
    let rowsStart = rowsStart(ofSection: section).points
    return CGRect(
      x: 0, y: max(min(natural.minY, viewport.visibleEnd - natural.height), rowsStart),
      width: width, height: natural.height)
  }

  /// The frame of an element in a viewport: headers and footers float in the plain style.
  public func floatingFrame(of element: TableElement, in viewport: Viewport) -> CGRect {
    switch element {
    case .sectionHeader(let section): pinnedHeaderFrame(ofSection: section, in: viewport)
    case .sectionFooter(let section): pinnedFooterFrame(ofSection: section, in: viewport)
    default: frame(of: element)
    }
  }

  /// The headers that are to be shown in a viewport, floating or not, from top to bottom.
  public func headers(in viewport: Viewport) -> [(section: Int, frame: CGRect)] {
    supplements(in: viewport, height: { $0.header }, frame: pinnedHeaderFrame)
  }

  /// The footers that are to be shown in a viewport, floating or not, from top to bottom.
  public func footers(in viewport: Viewport) -> [(section: Int, frame: CGRect)] {
    supplements(in: viewport, height: { $0.footer }, frame: pinnedFooterFrame)
  }

  private func supplements(
    in viewport: Viewport,
    height: (SectionGeometry) -> SupplementaryHeight,
    frame: (Int, Viewport) -> CGRect
  ) -> [(section: Int, frame: CGRect)] {
    // A header or footer floats within its section, so only sections on the screen can show theirs.
    sections(from: viewport.start, to: viewport.end).compactMap { section in
      guard height(sections[section]).length > .zero else { return nil }
      let frame = frame(section, viewport)
      return frame.maxY > viewport.start && frame.minY < viewport.end ? (section, frame) : nil
    }
  }
}
