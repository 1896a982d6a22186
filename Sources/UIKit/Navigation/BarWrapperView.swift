/// The wrapper of a controller's view in a container with bars: it fills the container, and knows the insets under
/// bars.
final class BarWrapperView: UIView {
  let controller: UIViewController
  /// How high the bar above is with the controller.
  var shape = NavigationBarShape()
  /// Whether the view was placed once, so that its content has a place of its own.
  var wasPlaced = false
  /// Whether a tab bar goes where the controller is shown.
  var hidesBottomBar = false
  /// The insets of the wrapper under bars and the safe area.
  var coveredInsets = UIEdgeInsets.zero {
    didSet {
      guard coveredInsets != oldValue else { return }
      for view in subviewStorage { view.notifyInsetsIfChanged() }
      setNeedsLayout()
    }
  }

  init(controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    layer.snapsToPixels = true
  }

  required init?(coder: NSCoder) { fatalError("Wrappers are made by their container and not read from archives") }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { coveredInsets }

  /// The frame of the controller's view: as much as it extends below the bars.
  func contentFrame(
    barIsTranslucent: Bool, barHeight: CGFloat, bottomHeight: CGFloat, bottomIsTranslucent: Bool
  ) -> CGRect {
    let edges = controller.edgesForExtendedLayout
    let includesOpaque = controller.extendedLayoutIncludesOpaqueBars
    var insets = UIEdgeInsets.zero
    if barHeight > 0, !edges.contains(.top) || !(barIsTranslucent || includesOpaque) { insets.top = coveredInsets.top }
    if bottomHeight > 0, !edges.contains(.bottom) || !(bottomIsTranslucent || includesOpaque) {
      insets.bottom = coveredInsets.bottom
    }
    return bounds.inset(by: insets)
  }
}
