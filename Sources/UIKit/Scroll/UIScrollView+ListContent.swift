/// How lists say how large their content is.
extension UIScrollView {
  /// Sets the content size of a list through the property, so that overrides in subclasses are called.
  func tellContentSize(_ size: CGSize) {
    let outer = isTellingContentSize
    isTellingContentSize = true
    contentSize = size
    isTellingContentSize = outer
  }
}
