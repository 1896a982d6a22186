/// The limit on the nesting of views.
///
/// Layout, traits, hit tests and the release of views call themselves for each level, with applications' overrides
/// among the calls, so that the stack sets a limit. Nobody meets it who does not add views in a loop by mistake, and a
/// message says so.
extension UIView {
  /// Far more levels than an application has, and far fewer than fit on the stack of a debug build.
  static var deepestNesting: Int32 { 1000 }

  /// Notes the levels of a view added to this one with all its subviews; refuses a nesting too deep.
  ///
  /// Costs the ancestors whose number of levels grows, and those above to count them.
  func noteLevels(of view: UIView) {
    var level: Int32 = 1
    var ancestor: ViewReference? = ViewReference(self)
    while let current = ancestor {
      level += 1
      ancestor = current.superview
    }
    if level + view.levelsBelow > Self.deepestNesting {
      view.countLevels()
      ensure(
        level + view.levelsBelow <= Self.deepestNesting,
        """
        addSubview: \(view) would lie \(level + view.levelsBelow) levels deep with what is in it, in \(self); views can be nested \
        \(Self.deepestNesting) deep. Most likely a loop adds each view to the one before it: add them to one superview.
        """)
    }
    var levels = view.levelsBelow + 1
    ancestor = ViewReference(self)
    while let current = ancestor {
      let isKnown = current.reading { $0.levelsBelow >= levels }
      if isKnown { return }
      current.reading { $0.levelsBelow = levels }
      levels += 1
      ancestor = current.superview
    }
  }

  /// Counts the levels below again, as views may have left.
  private func countLevels() {
    var level = [self]
    levelsBelow = 0
    while true {
      let next = level.flatMap(\.subviewStorage)
      if next.isEmpty { return }
      levelsBelow += 1
      level = next
    }
  }
}
