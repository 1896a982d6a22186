/// How lists say how large their content is.
extension UIScrollView {
  /// Sets the content size as a list has found it: by the property, so that a subclass that overrides it hears of it.
  func tellContentSize(_ size: CGSize) {
    let outer = isTellingContentSize
    isTellingContentSize = true
    contentSize = size
    isTellingContentSize = outer
  }
}
