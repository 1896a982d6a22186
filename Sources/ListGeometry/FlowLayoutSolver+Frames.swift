import Foundation

extension FlowLayoutSolver {
  /// The frame of an item.
  public func frame(ofItem item: Int, inSection section: Int) -> CGRect {
    checkSection(section)
    let solved = sections[section]
    ensure(
      item >= 0 && item < solved.count, "Item \(item) is not among the \(solved.count) items of section \(section).")
    let start = start(ofSection: section).points
    var frame = CGRect.zero
    solved.forEachItem(in: solved.line(ofItem: item)) { other, size, main, cross in
      if other == item { frame = rect(main: start + main, cross: cross, size: size) }
    }
    return frame
  }

  /// The natural frame of a section's header; nil where it has none.
  public func frame(ofHeader section: Int) -> CGRect? {
    checkSection(section)
    let solved = sections[section]
    guard solved.header > .zero else { return nil }
    return supplement(at: start(ofSection: section).points, solved.main(solved.headerSize))
  }

  /// The natural frame of a section's footer; nil where it has none.
  public func frame(ofFooter section: Int) -> CGRect? {
    checkSection(section)
    let solved = sections[section]
    guard solved.footer > .zero else { return nil }
    return supplement(at: (start(ofSection: section) + solved.footerStart).points, solved.main(solved.footerSize))
  }

  /// The frame of a section's header that sticks to the start of the visible part, within its section (`uikit-facts
  /// §7`).
  ///
  /// y = min(max(natural y, visible start), footer's y − height); the other axis when scrolling horizontally.
  public func pinnedHeaderFrame(ofSection section: Int, in viewport: Viewport) -> CGRect? {
    guard let natural = frame(ofHeader: section) else { return nil }
    let end = (start(ofSection: section) + sections[section].footerStart).points
    let length = sections[section].main(natural.size)
    let position = min(max(mainRange(of: natural).start, viewport.visibleStart), end - length)
    return supplement(at: max(position, mainRange(of: natural).start), length)
  }

  /// The frame of a section's footer that sticks to the end of the visible part, within its section.
  ///
  /// y = max(min(natural y, visible end − height), header's end).
  public func pinnedFooterFrame(ofSection section: Int, in viewport: Viewport) -> CGRect? {
    guard let natural = frame(ofFooter: section) else { return nil }
    let start = (start(ofSection: section) + sections[section].header).points
    let length = sections[section].main(natural.size)
    let position = max(min(mainRange(of: natural).start, viewport.visibleEnd - length), start)
    return supplement(at: min(position, mainRange(of: natural).start), length)
  }

  func start(ofSection section: Int) -> ExactLength { ExactLength(units: offsets.start(of: section)) }

  private func supplement(at main: CGFloat, _ length: CGFloat) -> CGRect {
    rect(main: main, cross: 0, size: size(main: length, cross: crossLength))
  }
}
