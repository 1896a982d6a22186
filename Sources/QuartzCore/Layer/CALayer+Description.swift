extension CALayer {
  /// One line: class, name or number, frame and what differs from the defaults.
  package final var summary: String {
    var parts = ["\(type(of: self))" + (name.map { " \"\($0)\"" } ?? " #\(identity)")]
    parts.append(Self.describe(frame))
    if bounds.origin != .zero { parts.append("origin (\(Self.describe(bounds.minX)), \(Self.describe(bounds.minY)))") }
    if isHidden { parts.append("hidden") }
    if opacity != 1 { parts.append("opacity \(opacity)") }
    if flags.contains(.isTransformed) { parts.append("transformed") }
    if masksToBounds { parts.append("clips") }
    if cornerRadius != 0 { parts.append("corner \(Self.describe(cornerRadius))") }
    if zPosition != 0 { parts.append("z \(Self.describe(zPosition))") }
    if contents != nil { parts.append("contents") }
    if mask != nil { parts.append("masked") }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The tree below this layer, a line a layer, indented by depth, backmost first.
  package final var treeDescription: String {
    var lines: [String] = []
    describeTree(into: &lines, depth: 0, prefix: "")
    return lines.joined(separator: "\n")
  }

  private func describeTree(into lines: inout [String], depth: Int, prefix: String) {
    lines.append(String(repeating: "  ", count: depth) + prefix + summary)
    extras?.mask?.describeTree(into: &lines, depth: depth + 1, prefix: "mask ")
    for child in children { child.describeTree(into: &lines, depth: depth + 1, prefix: "") }
  }

  private static func describe(_ rect: CGRect) -> String {
    "(\(describe(rect.minX)), \(describe(rect.minY)), \(describe(rect.width)), \(describe(rect.height)))"
  }

  /// At most three decimals, none where there is nothing to say.
  private static func describe(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    return thousandths.truncatingRemainder(dividingBy: 1000) == 0
      ? "\(Int(thousandths / 1000))" : "\(thousandths / 1000)"
  }
}
