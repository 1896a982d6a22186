import CoreGraphics

/// The widths of tabs.
extension LineBreaker {
  /// The interval of tabs without stops: Apple's twelve default stops and those behind them (a rule behind the
  /// twelfth).
  static let tabInterval = 28.0

  /// The pen after a character of a line that begins at `lineStart`; settles the width of tabs.
  func advance(_ unit: Int, _ x: Double, _ paragraph: PreparedText.Paragraph, lineStart: Int) -> Double {
    if analysis.units[unit] == 9 {
      let style = paragraph.style
      let head = paragraph.isFirst(lineStart: lineStart) ? style.firstLineHeadIndent : style.headIndent
      analysis.advances[unit] = tab(unit, at: x + head, paragraph)
    }
    return x + analysis.advances[unit]
  }

  /// The room of a tab whose near edge is `pen` points from the paragraph's margin.
  private func tab(_ unit: Int, at pen: Double, _ paragraph: PreparedText.Paragraph) -> Double {
    let style = paragraph.style
    if let stop = style.tabStops?.first(where: { $0.location > pen + Self.tolerance }) {
      let room = stop.location - pen
      switch stop.alignment {
      case .leading: return room
      case .center: return max(0, room - width(behind: unit, paragraph) / 2)
      case .trailing: return max(0, room - width(behind: unit, paragraph))
      case .decimal: return max(0, room - width(behind: unit, paragraph, upTo: stop.terminators))
      }
    }
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.tabInterval
    return ((pen / interval).rounded(.down) + 1) * interval - pen
  }

  /// Returns the width of the text behind a tab, up to the next one, to a unit of a set, or to the paragraph's end.
  private func width(
    behind unit: Int, _ paragraph: PreparedText.Paragraph, upTo terminators: Set<UInt16> = []
  ) -> Double {
    var end = unit + 1
    while end < paragraph.end, analysis.units[end] != 9, !terminators.contains(analysis.units[end]) { end += 1 }
    while end > unit + 1, Self.isSpace(analysis.units[end - 1]) { end -= 1 }
    return analysis.width(unit + 1..<end)
  }
}
