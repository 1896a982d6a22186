/// A view that cannot grow with large text sizes, and is shown large in the middle of the screen while a finger rests
/// on the view.
///
/// Every view is one; those of bars are shown by themselves.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown while a finger rests on it.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown; nil for none.
  var largeContentTitle: String? { get }
  /// The picture that is shown; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the picture fills its room; else the picture has its own size.
  var scalesLargeContentImage: Bool { get }
  /// The insets around the picture, in points; negative values let it grow beyond its place.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
