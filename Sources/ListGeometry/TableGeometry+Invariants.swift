extension TableGeometry {
  /// Stops the program with a message where the structure contradicts itself; O(all).
  public func checkInvariants() {
    ensure(offsets.count == sections.count, "every section has its place in the sums")
    var start = tableHeader
    for (index, section) in sections.enumerated() {
      section.rows.checkInvariants()
      ensure(section.header.length >= .zero && section.footer.length >= .zero, "no height is negative")
      ensure(self.start(ofSection: index) == start, "a section begins where the one before it ends")
      start += section.total(topPadding: topPadding)
    }
    ensure(sectionsEnd == start, "the sections are as tall as their sum")
  }
}
