/// What the Swift compiler says to `-parseable-output`, as SwiftPM has it called: JSON objects, each after a line with its length.
enum ParseableOutput {
  /// What a person would have read: the texts of `"output"`, in their order; the whole where there is no such object.
  static func text(of said: String) -> String {
    let key = "\"output\""
    var rest = said.utf8[...]
    var texts: [String] = []
    while let found = Substring(rest).firstRange(of: key)?.upperBound {
      rest = said.utf8[found...].drop { $0 == UInt8(ascii: " ") }
      guard rest.popFirst() == UInt8(ascii: ":") else { continue }
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard rest.popFirst() == UInt8(ascii: "\""), let text = string(&rest) else { continue }
      texts.append(text)
    }
    return texts.isEmpty ? said : texts.joined(separator: "\n")
  }

  /// The rest of a JSON string, up to its closing quote; nil where it has none.
  private static func string(_ rest: inout Substring.UTF8View) -> String? {
    var units: [UInt16] = []
    var bytes: [UInt8] = []
    var text = ""
    func close() {
      text += String(decoding: bytes, as: UTF8.self) + String(decoding: units, as: UTF16.self)
      (bytes, units) = ([], [])
    }
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        close()
        return text
      }
      guard byte == UInt8(ascii: "\\") else {
        if !units.isEmpty { close() }
        bytes.append(byte)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      if escaped == UInt8(ascii: "u") {
        guard let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else { return nil }
        rest = rest.dropFirst(4)
        // The halves of a pair stand side by side.
        if !bytes.isEmpty { close() }
        units.append(unit)
      } else {
        if !units.isEmpty { close() }
        let control: [UInt8: UInt8] = [
          UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08,
          UInt8(ascii: "f"): 0x0C,
        ]
        bytes.append(control[escaped] ?? escaped)
      }
    }
    return nil
  }
}
