import Foundation
import QuartzCore

/// How an effect of a symbol ended.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
  /// The view that showed the effect.
  public private(set) weak var sender: AnyObject?
  // Silent: UISymbolEffectCompletionContext.isFinished | handed to the block of the application
  /// Whether the effect ran to its end; false where it was removed before, or could not be shown.
  public let isFinished: Bool

  init(sender: AnyObject, isFinished: Bool) {
    self.sender = sender
    self.isFinished = isFinished
  }
}

/// Called when an effect of a symbol has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Effects of symbols: animations of the view's layer on the display clock.
///
/// How far, how fast and how symbols move is chosen here after the looks on iOS; Apple tells none of it. Other content
/// of the same view moves along with the symbol. Views that show no symbol show no effect, as on iOS, and their blocks
/// are called at once.
extension UIImageView {
  /// Adds an effect that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, lasts: options.isRepeating ?? true, animated, completion)
  }

  /// Adds an effect until its removal, unless its options limit the repetitions; a bounce or wiggle runs once unless
  /// they ask for more.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    let runsOnce: Set<SymbolEffectConfiguration.Kind> = [.bounce, .wiggle]
    let lasts = options.isRepeating ?? !runsOnce.contains(effect.configuration.kind)
    add(effect.configuration, options, lasts: lasts, animated, completion)
  }

  /// Runs an effect once, or as often as its options say.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, lasts: options.isRepeating ?? false, animated, completion)
  }

  /// Ends the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated, completion)
  }

  /// Ends the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated, completion)
  }

  /// Ends the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated, completion)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for kind in SymbolEffectConfiguration.Kind.allCases { remove(kind, options, animated, nil) }
  }

  /// Shows another image, which grows in the place of the symbol before.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    add(contentTransition.configuration, options, lasts: false, true, completion)
  }

  // MARK: Animations

  private func add(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, lasts: Bool, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard image?.isSymbolImage == true, animated || effect.stays else {
      completion?(UISymbolEffectCompletionContext(sender: self, isFinished: image?.isSymbolImage == true))
      return
    }
    if effect.kind == .appear { drop(.disappear) }
    if effect.kind == .disappear { drop(.appear) }
    CATransaction.begin()
    if let completion {
      CATransaction.setCompletionBlock { [weak self] in
        guard let self else { return }
        completion(UISymbolEffectCompletionContext(sender: self, isFinished: true))
      }
    }
    for (place, frames) in effect.frames.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: frames.path)
      animation.values = frames.values
      animation.timingFunctions = frames.values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
      animation.duration = (animated ? effect.duration : 0.001) / options.pace
      if effect.stays {
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
      } else if let count = options.count {
        animation.repeatCount = Float(count)
      } else if lasts {
        animation.repeatCount = .infinity
      }
      layer.add(animation, forKey: effect.kind.key(place))
    }
    CATransaction.commit()
  }

  /// Takes the animations of a kind away at once.
  private func drop(_ kind: SymbolEffectConfiguration.Kind) {
    for place in 0..<2 { layer.removeAnimation(forKey: kind.key(place)) }
  }

  private func remove(
    _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let context = UISymbolEffectCompletionContext(
      sender: self, isFinished: layer.animation(forKey: kind.key(0)) != nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?(context) }
    for place in 0..<2 {
      guard let old = layer.animation(forKey: kind.key(place)) as? CAKeyframeAnimation else { continue }
      layer.removeAnimation(forKey: kind.key(place))
      guard animated, !old.isRemovedOnCompletion, let path = old.keyPath, let last = old.values?.last else { continue }
      let back = CABasicAnimation(keyPath: path)
      back.fromValue = last
      back.toValue = 1.0
      back.duration = 0.3 / options.pace
      layer.add(back, forKey: nil)
    }
    CATransaction.commit()
  }
}

extension SymbolEffectConfiguration.Kind {
  /// The name of the animation of a layer.
  fileprivate func key(_ place: Int) -> String { "symbolEffect.\(self).\(place)" }
}

extension SymbolEffectConfiguration {
  /// Whether the symbol stays as it is at the end.
  fileprivate var stays: Bool { kind == .scale || kind == .appear || kind == .disappear }

  /// Seconds that it takes once.
  fileprivate var duration: CFTimeInterval {
    switch kind {
    case .bounce: 0.6
    case .scale, .appear, .disappear, .replace: 0.3
    case .pulse, .variableColor: 1.5
    case .wiggle: 0.8
    case .rotate: 2
    case .breathe: 3
    }
  }

  /// The animated properties: the key path of a layer, and the values one after the other.
  fileprivate var frames: [(path: String, values: [Double])] {
    let dimmed = kind == .variableColor && isDown ? 0 : 0.35
    switch kind {
    case .bounce: return [("transform.scale", isDown ? [1, 0.8, 1.05, 1] : [1, 1.25, 0.95, 1])]
    case .pulse: return [("opacity", [1, 0.4, 1])]
    case .variableColor: return [("opacity", reverses ? [dimmed, 1, dimmed] : [dimmed, 1, 1])]
    case .scale: return [("transform.scale", [1, isDown ? 0.8 : 1.2])]
    case .appear: return [("opacity", [0, 1]), ("transform.scale", [isDown ? 1.4 : 0.6, 1])]
    case .disappear: return [("opacity", [1, 0]), ("transform.scale", [1, isDown ? 0.6 : 1.4])]
    case .replace: return [("opacity", [0, 1]), ("transform.scale", [0.5, 1])]
    case .breathe: return [("transform.scale", [1, 1.12, 1]), ("opacity", [1, 0.75, 1])]
    case .rotate: return [("transform.rotation.z", [0, (isDown ? -2 : 2) * Double.pi])]
    case .wiggle:
      let turn = (isDown ? -1 : 1) * 0.18
      return [("transform.rotation.z", [0, turn, -turn, turn / 2, -turn / 2, 0])]
    }
  }
}
