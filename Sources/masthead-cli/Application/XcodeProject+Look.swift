/// Settings that Xcode writes into the Info.plist (`INFOPLIST_KEY_…`), of those that say how an application looks.
extension XcodeProject {
  static func lookEntries(_ settings: [String: String]) -> [(key: String, value: String)] {
    var entries: [(key: String, value: String)] = []
    func setting(_ key: String) -> String? { settings["INFOPLIST_KEY_" + key] }
    if let style = setting("UIUserInterfaceStyle"), ["Dark", "Light", "Automatic"].contains(style) {
      entries.append(("UIUserInterfaceStyle", "<string>\(style)</string>"))
    }
    for key in ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance"] {
      if let value = setting(key) { entries.append((key, value == "YES" ? "<true/>" : "<false/>")) }
    }
    for (suffix, end) in [("", ""), ("_iPhone", "~iphone"), ("_iPad", "~ipad")] {
      guard let value = setting("UISupportedInterfaceOrientations" + suffix) else { continue }
      // Names of orientations, with spaces between them.
      let names = value.split(whereSeparator: { !$0.isLetter }).map { "<string>\($0)</string>" }
      entries.append(("UISupportedInterfaceOrientations" + end, "<array>\(names.joined())</array>"))
    }
    return entries
  }
}
