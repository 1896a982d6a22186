extension CALayer {
  /// Checks the invariants of this tree; a message for each violation, empty when all is well.
  package final func invariantViolations() -> [String] {
    var violations: [String] = []
    var seen: Set<ObjectIdentifier> = []
    collectViolations(&violations, &seen)
    return violations
  }

  /// Stops the program when the tree is broken.
  package final func checkInvariants() {
    let violations = invariantViolations()
    ensure(violations.isEmpty, violations.joined(separator: "\n"))
  }

  private func collectViolations(_ violations: inout [String], _ seen: inout Set<ObjectIdentifier>) {
    if !seen.insert(ObjectIdentifier(self)).inserted {
      violations.append("\(summary) is in the tree twice")
      return
    }
    var inner = children
    if let mask = extras?.mask {
      inner.append(mask)
      if !mask.flags.contains(.isMask) { violations.append("\(mask.summary) is a mask without knowing") }
    }
    for child in children {
      if child.flags.contains(.isMask) { violations.append("\(child.summary) is a sublayer but marked as a mask") }
      if child.zPosition != 0, !flags.contains(.sublayersHaveDepth) {
        violations.append("\(summary) does not know that \(child.summary) has a depth")
      }
    }
    for child in inner {
      if child.parent !== self { violations.append("\(child.summary) does not point back to \(summary)") }
      let marks: [(LayerFlags, LayerFlags, String)] = [
        ([.needsLayout, .subtreeNeedsLayout], .subtreeNeedsLayout, "layout"),
        ([.needsDisplay, .subtreeNeedsDisplay], .subtreeNeedsDisplay, "display"),
        ([.subtreeChanged], .subtreeChanged, "change"),
      ]
      for (below, here, what) in marks where !child.flags.isDisjoint(with: below) && !flags.contains(here) {
        violations.append("\(summary) does not know of the \(what) that \(child.summary) waits for")
      }
      child.collectViolations(&violations, &seen)
    }
  }
}
