extension UIView {
  /// Makes changes in a view behind a picture of its old look, which fades away (`transitionCrossDissolve`) or turns
  /// over (flips).
  ///
  /// Where both pictures are opaque each pixel goes straight from the old to the new; new content in a view that one
  /// can look through fades in. Without a transition in the options, and for views without a window, the changes are
  /// made as by `animate`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: 0, options: options, pace: .curve(options.curve.timingFunction),
      completion: completion)
    let isSeen = view.window != nil && areAnimationsEnabled && block.duration > 0
    let flip = FlipAxis(options.transition)
    guard isSeen, flip != nil || options.transition == .transitionCrossDissolve,
      let cover = TransitionCover(of: view, in: block)
    else { return block.run { animations?() } }
    block.run {
      animations?()
      if let flip { cover.flip(flip) } else { cover.dissolve() }
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

/// How a view turns over: about which axis, and which way.
struct FlipAxis {
  let isVertical: Bool
  /// 1 where the left or the lower side comes towards the reader first.
  let sign: CGFloat

  /// Nil for transitions that do not turn.
  init?(_ transition: UIView.AnimationOptions) {
    switch transition {
    case .transitionFlipFromLeft: (isVertical, sign) = (true, 1)
    case .transitionFlipFromRight: (isVertical, sign) = (true, -1)
    case .transitionFlipFromTop: (isVertical, sign) = (false, -1)
    case .transitionFlipFromBottom: (isVertical, sign) = (false, 1)
    default: return nil
    }
  }

  /// How far the eye is from what turns, in its lengths across the axis; a rule.
  private static let eye: CGFloat = 2.5

  /// A layer's transform, turned by a part of a half turn and seen under perspective.
  func turned(_ transform: CATransform3D, of size: CGSize, by part: CGFloat) -> CATransform3D {
    let turn = CATransform3DMakeRotation(sign * part * .pi, isVertical ? 0 : 1, isVertical ? 1 : 0, 0)
    if part == 0 { return transform }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(1, Self.eye * (isVertical ? size.width : size.height))
    return CATransform3DConcat(CATransform3DConcat(turn, perspective), transform)
  }
}

/// A picture over a view, which fades away or turns over with the view.
@MainActor private struct TransitionCover {
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

  /// The picture turns away, and the view comes from behind it.
  func flip(_ axis: FlipAxis) {
    view.layoutIfNeeded()
    cover.opacity = 0
    let steps = 16
    let (old, new) = (cover.transform, view.layer.transform)
    let parts = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    let size = cover.bounds.size
    turn(cover, parts.map { axis.turned(old, of: size, by: min($0, 0.5)) })
    turn(view.layer, parts.map { axis.turned(new, of: size, by: max($0, 0.5) - 1) })
    let isLeaving = keyframes("opacity", [1.0, 0.0])
    isLeaving.calculationMode = .discrete
    let isComing = keyframes("opacity", [0.0, Double(view.layer.opacity)])
    isComing.calculationMode = .discrete
    block.start(isComing, on: view.layer, forKey: "flip opacity")
    block.start(isLeaving, on: cover, forKey: "flip opacity") { [cover] in cover.removeFromSuperlayer() }
  }

  private func turn(_ layer: CALayer, _ transforms: [CATransform3D]) {
    block.start(keyframes("transform", transforms), on: layer, forKey: "flip")
  }

  private func keyframes(_ key: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    if case .curve(let function) = block.pace { animation.timingFunction = function }
    block.setTiming(of: animation, on: view.layer)
    return animation
  }

  func dissolve() {
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
