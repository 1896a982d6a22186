/// The place of a view in the hierarchy before its removal.
@MainActor struct ViewHome {
  private weak var superview: UIView?
  private let frame: CGRect
  private let fills: Bool
  /// The constraints between the view and views outside of it, which a removal deletes.
  private let constraints: [NSLayoutConstraint]

  init(of view: UIView) {
    superview = view.superview
    frame = view.frameBeforeTransform
    fills = view.superview.map { $0.bounds.size == view.bounds.size } ?? false
    constraints = (view.superview?.constraints ?? []).filter { $0.firstItem === view || $0.secondItem === view }
  }

  /// Puts the view back, below another one in the same superview.
  func take(_ view: UIView, below other: UIView) {
    guard let superview else { return }
    if view.superview !== superview {
      if other.superview === superview {
        superview.insertSubview(view, belowSubview: other)
      } else {
        superview.insertSubview(view, at: 0)
      }
    }
    view.frameBeforeTransform = fills ? superview.bounds : frame
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
  }
}
