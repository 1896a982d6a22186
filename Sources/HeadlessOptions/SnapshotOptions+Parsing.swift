extension SnapshotOptions {
  /// Parses `WIDTHxHEIGHT` in points, such as `320x568`.
  public static func parseSize(_ text: String) throws -> Device.Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = finite(parts[0]), let height = finite(parts[1]), width >= 1, height >= 1 else {
      throw SnapshotOptionsError("--size '\(text)': not a size; write WIDTHxHEIGHT in points, such as 320x568")
    }
    return Device.Size(width: width, height: height)
  }

  /// Parses a scale in pixels a point, above 0 and at most 10.
  public static func parseScale(_ text: String) throws -> Double {
    guard let scale = finite(text), scale > 0, scale <= 10 else {
      throw SnapshotOptionsError(
        "--scale '\(text)': not a scale; write the pixels a point, such as 2 (above 0, at most 10)")
    }
    return scale
  }

  /// Parses the distance of `--scroll` in points.
  public static func parseOffset(_ text: String) throws -> Scroll {
    guard let offset = finite(text) else {
      throw SnapshotOptionsError("--scroll '\(text)': not a number; write the points to scroll, such as 120")
    }
    return .offset(offset)
  }

  /// Parses the seconds of `--after`, 0 to 3600.
  public static func parseAfter(_ text: String) throws -> Double {
    guard let seconds = finite(text), seconds >= 0, seconds <= 3600 else {
      throw SnapshotOptionsError("--after '\(text)': not a time; write seconds, such as 2.5 (0 to 3600)")
    }
    return seconds
  }

  /// Parses the seconds of `--timeout`, above 0 and at most a day.
  public static func parseTimeout(_ text: String) throws -> Double {
    guard let seconds = finite(text), seconds > 0, seconds <= 86400 else {
      throw SnapshotOptionsError("--timeout '\(text)': not a time; write seconds, such as 30 (above 0, at most 86400)")
    }
    return seconds
  }

  /// Parses `SECTION,ROW`, both counted from 0.
  public static func parseRow(_ text: String) throws -> Scroll {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let row = Int(parts[1]), section >= 0, row >= 0 else {
      throw SnapshotOptionsError("--scroll-to '\(text)': not a row; write SECTION,ROW counted from 0, such as 2,0")
    }
    return .row(section: section, row: row)
  }

  /// Parses the language of `--language`: letters, digits and dashes, as folders of strings are named.
  public static func parseLanguage(_ text: String) throws -> String {
    let letters = text.replacing("_", with: "-")
    let isName = letters.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    guard isName, letters.utf8.count >= 2, letters.first?.isLetter == true else {
      throw SnapshotOptionsError("--language '\(text)': not a language; write its code, such as ko or pt-BR")
    }
    return letters
  }

  /// Parses when references are written: one of never, missing, failed, all.
  public static func parseRecord(_ text: String) throws -> String {
    let words = ["never", "missing", "failed", "all"]
    guard words.contains(text.lowercased()) else {
      throw SnapshotOptionsError("--record '\(text)': not one of \(words.joined(separator: ", "))")
    }
    return text.lowercased()
  }

  /// The direction in which the language is read; from left to right without one.
  public var directionOfLanguage: Direction {
    let code = language?.split(separator: "-").first.map { $0.lowercased() }
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "ckb", "dv"].contains(code) ? .rtl : .ltr
  }

  /// Parses one of the words of an option such as `--appearance`.
  public static func parseWord<Word: RawRepresentable & CaseIterable>(_ text: String, option: String) throws -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: text.lowercased()) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw SnapshotOptionsError("\(option) '\(text)': not one of \(words)")
    }
    return word
  }

  /// Finds a device by name, or says which names are near.
  public static func parseDevice(_ name: String, in catalogue: DeviceCatalogue = .standard) throws -> Device {
    if let device = catalogue.device(named: name) { return device }
    let near = catalogue.names(nearest: name).map { "'\($0)'" }.joined(separator: ", ")
    throw SnapshotOptionsError("--device '\(name)': no such device; nearest are \(near) (all: masthead devices)")
  }

  /// Checks the options together: that the picture is not larger than can be drawn.
  public func validate() throws {
    let (size, scale) = (windowSize, windowScale)
    guard max(size.width, size.height) * scale <= Self.largestSideInPixels else {
      throw SnapshotOptionsError(
        "--size \(Self.text(size.width))x\(Self.text(size.height)) at scale \(Self.text(scale)): a picture has at most "
          + "\(Int(Self.largestSideInPixels)) pixels a side; ask for a smaller size or scale")
    }
  }

  private static func finite(_ text: some StringProtocol) -> Double? {
    guard let value = Double(String(text)), value.isFinite else { return nil }
    return value
  }

  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
