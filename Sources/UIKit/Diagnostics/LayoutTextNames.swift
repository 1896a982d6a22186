extension UIImage {
  /// The name that the image was found by, for the layout text; nil for images without one.
  package var layoutTextName: String? { attributes.name }
}
