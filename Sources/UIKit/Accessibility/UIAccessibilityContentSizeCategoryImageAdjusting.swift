/// A view with images that can grow with the reader's text.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether images are larger at the text sizes for accessibility: as much as body text is larger there than at its standard size (a rule,
  /// that of the accessories of cells). Symbols in the size of a text style grow anyway, and no further.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
