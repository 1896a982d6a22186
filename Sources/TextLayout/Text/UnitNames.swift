import CTextShims

/// Numbers with their units, in the words of a language, as ICU has them.
package enum UnitNames {
  /// The lengths of the words.
  package enum Width: Int32 {
    case full, short, narrow

    var skeleton: String {
      switch self {
      case .full: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }
  }

  private static let capacity = 256

  /// A number as an ICU skeleton says; nil where the system's ICU does not know how.
  package static func text(_ number: Double, skeleton: String, locale: String) -> String? {
    var text = [UInt16](repeating: 0, count: capacity)
    let length = masthead_format_number(locale, skeleton, number, &text, Int32(capacity))
    return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF16.self) : nil
  }

  /// A number of a unit that ICU names, such as `duration-hour`.
  package static func text(_ number: Double, unit: String, width: Width, digits: String = "", locale: String)
    -> String?
  {
    let skeleton = ["measure-unit/\(unit)", width.skeleton, digits].filter { !$0.isEmpty }.joined(separator: " ")
    return text(number, skeleton: skeleton, locale: locale)
  }

  /// Quantities of several units as one; joined by blanks where the system's ICU does not know how.
  package static func list(_ parts: [String], width: Width, locale: String) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    let units = parts.map { Array($0.utf16) }
    let all = units.flatMap { $0 }
    var text = [UInt16](repeating: 0, count: all.count + capacity)
    let length = all.withUnsafeBufferPointer { buffer -> Int32 in
      var start = 0
      var pointers: [UnsafePointer<UInt16>?] = []
      for unit in units {
        pointers.append(buffer.baseAddress.map { $0 + start })
        start += unit.count
      }
      return masthead_join_units(
        locale, width.rawValue, pointers, units.map { Int32($0.count) }, Int32(units.count), &text, Int32(text.count))
    }
    return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF16.self) : parts.joined(separator: " ")
  }
}
