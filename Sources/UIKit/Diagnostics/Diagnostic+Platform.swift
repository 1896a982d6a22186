extension Diagnostic {
  /// The diagnostic of a missing property of the platform.
  init(_ property: PlatformProperty) {
    self.init(
      kind: .platformDiffers,
      summary: "\(property.owner) lacks a property that was expected. \(property.expected)",
      object: property.name,
      likelyCause: "This toolchain, processor or Foundation is one that this version was never tried with.",
      cure: "Use Swift 6.3, or a version that knows this one. What is done instead: \(property.instead)")
  }
}
