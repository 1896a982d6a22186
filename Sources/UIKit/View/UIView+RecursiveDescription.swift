/// The text that developers ask a view for by name: `view.perform(Selector(("recursiveDescription")))`.
///
/// A line a view, indented by what it is in, in the form of iOS as the text references of swift-snapshot-testing (`testUIView`, at 6bb6c9ae)
/// show it; what iOS says beside of single classes is not in it.
extension UIView {
  func recursiveDescriptionText() -> NSString {
    var lines: [String] = []
    addLines(to: &lines, indent: "")
    return NSString(string: lines.joined(separator: "\n"))
  }

  private func addLines(to lines: inout [String], indent: String) {
    lines.append(indent + debugLine)
    for subview in subviews { subview.addLines(to: &lines, indent: indent + "   | ") }
  }

  private var debugLine: String {
    let rect = frame
    func number(_ value: CGFloat) -> String { String(format: "%g", locale: nil, Double(value)) }
    func place(_ object: AnyObject) -> String {
      let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      return "\(type(of: object)): 0x\(String(address, radix: 16))"
    }
    var parts = [
      place(self),
      "frame = (\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))",
    ]
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    let masks: KeyValuePairs<String, AutoresizingMask> = [
      "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin, "TM": .flexibleTopMargin,
      "H": .flexibleHeight, "BM": .flexibleBottomMargin,
    ]
    let flexible = masks.filter { autoresizingMask.contains($0.value) }.map(\.key)
    if !flexible.isEmpty { parts.append("autoresize = " + flexible.joined(separator: "+")) }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<" + parts.joined(separator: "; ") + "; layer = <\(place(layer))>>"
  }
}
