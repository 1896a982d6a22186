extension CGContext {
  /// Makes a context for a picture of a size in points, at which the application's code draws; nil, and told, for one that is larger than any screen could show.
  ///
  /// `maker` is the call that wants it, by its name.
  convenience init?(picture size: CGSize, scale: CGFloat, opaque: Bool = false, of maker: String) {
    guard size.width > 0, size.height > 0 else { return nil }
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let side = CGFloat(ImageLimits.largestSide)
    guard width <= side, height <= side, width * height <= CGFloat(ImageLimits.mostPixels) else {
      Diagnostics.shared.report(.pictureTooLarge(size, scale: scale, maker))
      return nil
    }
    self.init(size: size, scale: scale, opaque: opaque)
  }
}

extension Diagnostic {
  fileprivate static func pictureTooLarge(_ size: CGSize, scale: CGFloat, _ maker: String) -> Diagnostic {
    func number(_ value: CGFloat) -> String { value == value.rounded() && value < 1e15 ? "\(Int(value))" : "\(value)" }
    return Diagnostic(
      kind: .pictureTooLarge,
      summary:
        "A picture of \(number(size.width)) × \(number(size.height)) points at scale \(number(scale)) is not made.",
      object: maker,
      likelyCause: """
        Pictures have at most \(ImageLimits.largestSide) pixels a side and \(ImageLimits.mostPixels) in all, 256 MB; \
        a device would end the application for the memory.
        """,
      cure: "Draw at a smaller size or scale: set format.scale of a renderer to 1, or draw the picture in parts.")
  }
}
