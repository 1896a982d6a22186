extension TableGeometry {
  /// Stops the program with a message where the structure contradicts itself; O(all).
  public func checkInvariants() {
    precondition(offsets.count == sections.count, "every section has its place in the sums")
    var start = tableHeader
    for (index, section) in sections.enumerated() {
      section.rows.checkInvariants()
      precondition(section.header.length >= .zero && section.footer.length >= .zero, "no height is negative")
      precondition(self.start(ofSection: index) == start, "a section begins where the one before it ends")
      start += section.total(topPadding: topPadding)
    }
    precondition(sectionsEnd == start, "the sections are as tall as their sum")
  }
}
