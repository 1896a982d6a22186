/// The text that developers ask a controller for by name: `controller.perform(Selector(("_printHierarchy")))`.
///
/// A line a controller with its state and its view, indented by what it is in, in the form of iOS as the text references of
/// swift-snapshot-testing (`testViewControllerHierarchy`, at 6bb6c9ae) show it.
extension UIViewController {
  func hierarchyText() -> NSString {
    var lines: [String] = []
    addLines(to: &lines, indent: "")
    return NSString(string: lines.joined(separator: "\n"))
  }

  private func addLines(to lines: inout [String], indent: String) {
    func place(_ object: AnyObject, _ separator: String) -> String {
      let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      return "<\(type(of: object))\(separator)0x\(String(address, radix: 16))>"
    }
    let own = viewIfLoaded.map { place($0, ": ") } ?? "(view not loaded)"
    let isAway = viewIfLoaded.map { $0.window == nil } ?? false
    lines.append(
      "\(indent)\(place(self, " ")), state: \(appearanceState), view: \(own)\(isAway ? " not in the window" : "")")
    for child in children { child.addLines(to: &lines, indent: indent + "   | ") }
    if let presented = presentedViewController, presented.presentingViewController === self {
      var below: [String] = []
      presented.addLines(to: &below, indent: "")
      for (number, line) in below.enumerated() { lines.append(indent + (number == 0 ? "   + " : "     ") + line) }
    }
  }
}
