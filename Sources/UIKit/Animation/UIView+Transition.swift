extension UIView {
  /// Makes changes in a view behind a picture of how it looked, which fades away (`transitionCrossDissolve`).
  ///
  /// Where both pictures are opaque each pixel goes straight from the old to the new; what is new in a view that one can look
  /// through fades in. Without a transition in the options, and for views without a window, the changes are made as by `animate`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: 0, options: options, pace: .curve(options.curve.timingFunction),
      completion: completion)
    let dissolves = options.contains(.transitionCrossDissolve) && view.window != nil && areAnimationsEnabled
    guard dissolves, block.duration > 0, let cover = Dissolve(of: view, in: block) else {
      return block.run { animations?() }
    }
    block.run {
      animations?()
      cover.start()
    }
  }

  /// Puts one view in the place of another while a picture of the old one fades away.
  ///
  /// The old view is taken out of its superview and the new one put into it, or with `showHideTransitionViews` hidden and shown.
  /// Both stay as they are when the old view is in no superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return transition(with: fromView, duration: duration, options: options, animations: nil, completion: completion)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        UIView.performWithoutAnimation {
          if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
          } else {
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
          }
        }
      }, completion: completion)
  }
}

/// A picture of a view that fades away over it.
@MainActor private struct Dissolve {
  let view: UIView
  let cover = CALayer()
  let block: AnimationBlock

  /// Nil for a view of no size.
  init?(of view: UIView, in block: AnimationBlock) {
    self.view = view
    self.block = block
    view.layoutIfNeeded()
    let bounds = view.bounds
    let scale = view.displayScale
    guard bounds.width >= 1 / scale, bounds.height >= 1 / scale, let holder = view.layer.superlayer else { return nil }
    let context = CGContext(size: bounds.size, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    view.layer.render(in: context)
    cover.hasImplicitActions = false
    cover.contents = context.makeImage()
    cover.contentsScale = scale
    cover.bounds = bounds
    cover.position = view.layer.position
    cover.anchorPoint = view.layer.anchorPoint
    cover.transform = view.layer.transform
    holder.insertSublayer(cover, above: view.layer)
  }

  func start() {
    view.layoutIfNeeded()
    if !view.isOpaqueForDissolve { block.start(fade(from: 0, to: 1), on: view.layer, forKey: "dissolve") }
    cover.opacity = 0
    block.start(fade(from: 1, to: 0), on: cover, forKey: "dissolve") { [cover] in cover.removeFromSuperlayer() }
  }

  private func fade(from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    if case .curve(let function) = block.pace { animation.timingFunction = function }
    block.setTiming(of: animation, on: view.layer)
    return animation
  }
}

extension UIView {
  /// Whether nothing is seen through the view wherever its background is.
  fileprivate var isOpaqueForDissolve: Bool { layer.backgroundColor.map { $0.alpha >= 1 } ?? false }
}
