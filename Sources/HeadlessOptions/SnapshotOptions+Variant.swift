extension SnapshotOptions {
  /// The name of this variant among pictures of the same screen: the device, and any option that is not as on a new
  /// phone, such as `iPhone-16-dark-ax3`.
  ///
  /// Equal names mean equal options as far as they are seen in a picture. Letters, digits, dashes and dots.
  public var variantName: String {
    var parts: [String] = []
    if let size {
      parts.append("\(Self.text(size.width))x\(Self.text(size.height))")
      if keepsSafeArea { parts.append(device.name) }
    } else {
      parts.append(device.name)
      if !keepsSafeArea { parts.append("no-safe-area") }
    }
    if orientation == .landscape { parts.append("landscape") }
    if let scale { parts.append("at-\(Self.text(scale))") }
    if appearance == .dark { parts.append("dark") }
    if textSize != .l { parts.append(textSize.rawValue) }
    if let language { parts.append(language) }
    if direction != directionOfLanguage { parts.append(direction.rawValue) }
    if contrast == .high { parts.append("high-contrast") }
    if hasBoldText { parts.append("bold") }
    if showsFullContent { parts.append("full") }
    switch scroll {
    case .none: break
    case .offset(let offset): parts.append("\(offset < 0 ? "pulled" : "scrolled")-\(Self.text(abs(offset)))")
    case .row(let section, let row): parts.append("row-\(section)-\(row)")
    }
    if showsKeyboard { parts.append("keyboard") }
    if let showsStatusBar { parts.append(showsStatusBar ? "status-bar" : "no-status-bar") }
    if after != 1 { parts.append("after-\(Self.text(after))") }
    if !script.text.isEmpty { parts.append("steps-\(Self.checkSum(script.text))") }
    return parts.map(Self.fileName).joined(separator: "-")
  }

  private static func fileName(_ text: String) -> String {
    var name = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "." {
        name.append(character)
      } else if !name.hasSuffix("-") {
        name.append("-")
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name
  }

  /// Eight hexadecimal digits (FNV-1a).
  private static func checkSum(_ text: String) -> String {
    var sum: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
