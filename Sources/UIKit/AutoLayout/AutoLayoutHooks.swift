/// What Auto Layout keeps for one view.
final class AutoLayoutState {}

/// Where the view tree tells Auto Layout of changes, and asks it for results.
extension UIView {
  /// Whether the autoresizing mask and the frame stand for constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  func autoLayoutFrameInputsDidChange() {}
  func autoLayoutDidDeinitialize() {}
  func autoLayoutWillLeaveSuperview() {}
  func autoLayoutDidEnterSuperview() {}
  func autoLayoutApplyFramesToSubviews() {}
  func autoLayoutIntrinsicSizeDidChange() {}
  func autoLayoutGuideInsetsDidChange() {}
  func autoLayoutDirectionDidChange() {}
  func autoLayoutFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    target
  }
}
