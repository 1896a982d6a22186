import Foundation

/// The standard heights and insets of a table, for one generation of iOS and one screen scale.
///
/// A profile is a value: another generation is another value. All lengths in points. Sources are sections of
/// `uikit-facts`; "measured" there means geometry that real UIKit or Interface Builder gave.
///
/// Text heights in grouped headers and footers count 16 points a line: with them every discriminating table at 2× and
/// 3× adds up (`uikit-facts §1.3`).
public struct TableMetrics: Hashable, Sendable {
  /// Pixels a point.
  public var scale: CGFloat

  /// The height of a row with a default cell, and the automatic estimate (`uikit-facts §1.1, §5`: 44).
  public var rowHeight: CGFloat

  // Plain style.

  /// The height of a plain header or footer with a title (`uikit-facts §1.2`: 28), and their automatic estimate (§5).
  public var plainTitledHeight: CGFloat

  /// The padding above each plain header (`uikit-facts §1.2`: 22 since iOS 15).
  public var plainHeaderTopPadding: CGFloat

  // Grouped and inset grouped style.

  /// The height of a line of a header's or footer's title (`uikit-facts §1.3`: footers of 16 · n + 14).
  public var groupedTitleLineHeight: CGFloat

  /// The addition of a titled header to its text's height (`uikit-facts §1.3`: a header titled "" is 22 tall, one line
  /// 38).
  public var groupedHeaderTextPadding: CGFloat

  /// The further addition of a table's first header, if titled (`uikit-facts §1.3`: 17.5, at 3× 17.333; 55.5 and 55.333
  /// in all).
  public var groupedFirstHeaderPadding: CGFloat

  /// The addition of a titled footer to its text's height (`uikit-facts §1.3`: 14; 30 for one line, 46 for two).
  public var groupedFooterTextPadding: CGFloat

  /// The height of a footer whose title is the empty string (`uikit-facts §1.3`: 22).
  public var groupedEmptyFooterHeight: CGFloat

  /// The height of a header without title (`uikit-facts §1.3`: 17.5, at 3× 17.667).
  public var groupedUntitledHeaderHeight: CGFloat

  /// The height of a footer without title (`uikit-facts §1.3`: 17.5, at 3× 17.333; a gap of 35 between untitled
  /// sections).
  public var groupedUntitledFooterHeight: CGFloat

  /// Empty space below the last section when its footer has its default height (`uikit-facts §1.3`: 20; none below a
  /// footer of the app's own height).
  public var groupedBottomPadding: CGFloat

  /// The addition of Interface Builder to a titled header, except the table's first, of a section with a footer.
  ///
  /// (`uikit-facts §1.3`: 7.5, at 3× 7.333; all 20 such headers in storyboards have it.) One screenshot of a running
  /// app has it after a section with a footer instead. `UITableView` follows the recordings, of which there are more.
  public var groupedHeaderPaddingWithFooter: CGFloat

  /// The corner radius of an inset grouped section's card (`uikit-facts §1.3`: 10 before iOS 26).
  public var cardCornerRadius: CGFloat

  /// The lengths of a generation at a scale: 17.5 and 7.5 are no whole pixels at 3×, where headers without title round up and
  /// everything else rounds down.
  public init(_ lengths: TableLengths, scale: CGFloat) {
    func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
    func down(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / scale }
    self.scale = scale
    rowHeight = lengths.rowHeight
    plainTitledHeight = lengths.plainTitledHeight
    plainHeaderTopPadding = lengths.plainHeaderTopPadding
    groupedTitleLineHeight = lengths.groupedTitleLineHeight
    groupedHeaderTextPadding = lengths.groupedHeaderTextPadding
    groupedFirstHeaderPadding = down(lengths.groupedGap)
    groupedFooterTextPadding = lengths.groupedFooterTextPadding
    groupedEmptyFooterHeight = lengths.groupedEmptyFooterHeight
    groupedUntitledHeaderHeight = up(lengths.groupedGap)
    groupedUntitledFooterHeight = down(lengths.groupedGap)
    groupedBottomPadding = lengths.groupedBottomPadding
    groupedHeaderPaddingWithFooter = down(lengths.groupedHeaderPaddingWithFooter)
    cardCornerRadius = lengths.cardCornerRadius
  }

  /// iOS 15 to 18 ("P2" in the facts).
  public static func iOS15To18(scale: CGFloat) -> TableMetrics { TableMetrics(.iOS15To18, scale: scale) }
}

/// The inputs of `TableMetrics` for each scale; the properties of the same names have descriptions and sources.
public struct TableLengths: Hashable, Sendable {
  /// The height of a row.
  public var rowHeight: CGFloat
  /// The height of a plain header or footer with a title.
  public var plainTitledHeight: CGFloat
  /// The padding above each plain header.
  public var plainHeaderTopPadding: CGFloat
  /// The height of a line of a grouped title.
  public var groupedTitleLineHeight: CGFloat
  /// The addition of a titled grouped header to its text's height.
  public var groupedHeaderTextPadding: CGFloat
  /// The height of a grouped header or footer without title, and what the first titled header has more than others.
  public var groupedGap: CGFloat
  /// The addition of a titled grouped footer to its text's height.
  public var groupedFooterTextPadding: CGFloat
  /// The height of a grouped footer whose title is empty.
  public var groupedEmptyFooterHeight: CGFloat
  /// Empty space below the last grouped section.
  public var groupedBottomPadding: CGFloat
  /// The addition of a titled header in a section with a footer.
  public var groupedHeaderPaddingWithFooter: CGFloat
  /// The corner radius of a card.
  public var cardCornerRadius: CGFloat

  /// iOS 15 to 18 ("P2" in the facts).
  public static let iOS15To18 = TableLengths(
    rowHeight: 44, plainTitledHeight: 28, plainHeaderTopPadding: 22, groupedTitleLineHeight: 16,
    groupedHeaderTextPadding: 22, groupedGap: 17.5, groupedFooterTextPadding: 14, groupedEmptyFooterHeight: 22,
    groupedBottomPadding: 20, groupedHeaderPaddingWithFooter: 7.5, cardCornerRadius: 10)
}

extension TableMetrics {
  /// The content of a section header or footer, as far as its height depends on it.
  public enum Title: Hashable, Sendable {
    /// No title at all (nil).
    case absent
    /// A title of so many lines; the empty string has none.
    case lines(Int)
    /// A title whose text is so tall, where the app's text size is not the default one.
    case text(height: CGFloat)
  }

  /// The automatic height of a section header that has a title or nothing, but no view of the app's own.
  ///
  /// - Parameters:
  ///   - untitledHeight: the height of a grouped header without title; `sectionHeaderHeight` where the app has set it.
  ///   - isFirst: whether it belongs to the table's first section.
  ///   - padsForFooter: adds `groupedHeaderPaddingWithFooter`, which see.
  public func headerHeight(
    style: TableGeometry.Style, title: Title, isFirst: Bool, untitledHeight: CGFloat? = nil, padsForFooter: Bool = false
  ) -> CGFloat {
    if style == .plain { return plainHeight(title) }
    guard let text = groupedTextHeight(title) else { return untitledHeight ?? groupedUntitledHeaderHeight }
    let padding = groupedHeaderTextPadding + (isFirst ? groupedFirstHeaderPadding : 0)
    // Thirds of a point are added up without an error in the last bit.
    return ExactLength(position: text + padding + (padsForFooter ? groupedHeaderPaddingWithFooter : 0)).points
  }

  /// The automatic height of a section footer that has a title or nothing, but no view of the app's own.
  ///
  /// - Parameter untitledHeight: the height of a grouped footer without title;
  ///   `sectionFooterHeight` where the app has set it.
  public func footerHeight(style: TableGeometry.Style, title: Title, untitledHeight: CGFloat? = nil) -> CGFloat {
    if style == .plain { return plainHeight(title) }
    guard let text = groupedTextHeight(title) else { return untitledHeight ?? groupedUntitledFooterHeight }
    return text > 0 ? text + groupedFooterTextPadding : groupedEmptyFooterHeight
  }

  /// A plain header or footer is not there without a title (`uikit-facts §1.2`); a taller text makes it taller.
  private func plainHeight(_ title: Title) -> CGFloat {
    switch title {
    case .absent: 0
    case .lines: plainTitledHeight
    case .text(let height): max(plainTitledHeight, height)
    }
  }

  private func groupedTextHeight(_ title: Title) -> CGFloat? {
    switch title {
    case .absent: nil
    case .lines(let count): CGFloat(count) * groupedTitleLineHeight
    case .text(let height): height
    }
  }
}
