extension UIView {
  /// An animation that looks as the system's does.
  public enum SystemAnimation: _UnsignedEnumeration, Sendable {
    /// The views vanish, and are taken out of their superviews at the end.
    case delete
    @available(*, unavailable) case unnamed(UInt)
    /// The number of cases that have a name.
    public static var _count: Int { 1 }
  }

  /// Lets views vanish like deleted ones, and removes them from their superviews at the end.
  ///
  /// `parallelAnimations` runs in the same animation. The views become small and fade in a quarter of a second (a
  /// rule).
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      })
  }
}
