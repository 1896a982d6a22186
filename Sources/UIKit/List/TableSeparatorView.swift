/// The line between two rows.
final class TableSeparatorView: UIView {
  private var effectView: UIVisualEffectView?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
  }

  /// Shows a colour, or an effect in its place: the backdrop blurred, or a line drawn with vibrancy.
  func show(_ color: UIColor?, _ effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      backgroundColor = color
      return
    }
    backgroundColor = nil
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if view.effect !== effect { view.effect = effect }
    // Vibrancy gives what is drawn its own colour.
    view.contentView.backgroundColor = effect is UIBlurEffect ? nil : color
    if view.superview == nil {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    effectView = view
  }
}
