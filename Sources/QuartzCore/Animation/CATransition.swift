import Foundation

/// How a transition goes from the old picture of a layer to the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the value; a name that is not declared here fades.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new picture becomes visible in the place of the old one: both are mixed (a rule of this library).
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out; both fade on the way.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides out and shows the new one below.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge at which the motion of a transition begins.
///
/// The directions are rules of this library, from what is remembered of iOS; they have not been measured. As of contents' gravity, "top" is the edge of maximum y, so that in views, where y points down, a transition from the top moves up the screen.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the value; a name that is not declared here counts as `fromRight`.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the right edge: layers move to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// At the left edge: layers move to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// At the edge of maximum y: layers move to smaller y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// At the edge of minimum y: layers move to larger y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of the animation of a layer's order, contents or visibility that is a transition.
public let kCATransition = "transition"

/// A change from how a layer looks when the transition is added to how it looks from then on.
///
/// `CALayer.add(_:forKey:)` takes a picture of the layer, with all that is in it and inside of its bounds, and moves or fades the picture and the layer
/// as `type` says. Add the transition before the changes it is to show (at Apple those of the same turn of the run loop that came before it are shown
/// as well); as an action of a property it shows the change of the property. A layer has one transition at a time, whose key is always `kCATransition`. The
/// picture is not cut at the layer's edges: a superlayer that masks to its bounds does that.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  public override init() {
    super.init()
  }

  /// The kind of the transition; `.fade` at first.
  open var type = CATransitionType.fade
  /// The edge at which the motion begins; nil counts as `fromRight`, and fades ignore the edge.
  open var subtype: CATransitionSubtype?
  /// The part of the way, 0…1, that the transition begins at; 0 at first.
  open var startProgress: Float = 0
  /// The part of the way, 0…1, that the transition ends at; 1 at first.
  ///
  /// One below `startProgress` counts as that.
  open var endProgress: Float = 1

  /// How the layer looked before; of the copy that a layer runs.
  private(set) var cover: CALayer?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
    cover = other.cover
  }

  override func makeEmpty() -> CAAnimation { CATransition() }

  /// Takes the picture of a layer that the transition goes on from.
  final func takePicture(of layer: CALayer) {
    layer.layoutIfNeeded()
    var root = layer
    while let parent = root.parent { root = parent }
    let scale = max(root.contentsScale, layer.contentsScale)
    let bounds = layer.bounds
    // Hidden layers show nothing, and other layers come from there.
    guard !layer.isHidden, scale > 0, bounds.width * scale >= 1, bounds.height * scale >= 1,
      (bounds.width * bounds.height).isFinite
    else { return }
    let context = CGContext(size: bounds.size, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.withValueBeforeChange { layer.render(in: context) }
    let cover = CALayer()
    cover.flags.insert(.hasNoImplicitActions)
    cover.contents = context.makeImage()
    cover.contentsScale = scale
    cover.bounds = bounds
    self.cover = cover
  }

  /// The picture at a place in a run.
  final func step(_ position: RunPosition, of layer: CALayer) -> TransitionStep {
    let start = min(max(CGFloat(startProgress), 0), 1)
    let end = max(start, min(CGFloat(endProgress), 1))
    let part = start + (end - start) * paced(position)
    let way = direction(in: layer.bounds.size)
    func shift(_ factor: CGFloat) -> CGPoint { CGPoint(x: way.x * factor, y: way.y * factor) }
    var step = TransitionStep()
    switch type {
    case .moveIn:
      step.isCoverBehind = true
      step.shift = shift(part - 1)
    case .push:
      (step.shift, step.coverShift) = (shift(part - 1), shift(part))
      (step.opacity, step.coverOpacity) = (Float(part), Float(1 - part))
    case .reveal: step.coverShift = shift(part)
    default:
      // Where the new picture hides what is behind it each pixel goes straight from the old to the new.
      if !(layer.backgroundColor.map { $0.alpha >= 1 } ?? false) { step.opacity = Float(part) }
      step.coverOpacity = Float(1 - part)
    }
    return step
  }

  private func direction(in size: CGSize) -> CGPoint {
    switch subtype {
    case .fromLeft: CGPoint(x: size.width, y: 0)
    case .fromTop: CGPoint(x: 0, y: -size.height)
    case .fromBottom: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: -size.width, y: 0)
    }
  }
}

/// A moment of a transition: where the layer and the picture of how it looked before are, in points, and how much of them is seen.
struct TransitionStep: Equatable {
  var shift = CGPoint.zero
  var opacity: Float = 1
  var coverShift = CGPoint.zero
  var coverOpacity: Float = 1
  var isCoverBehind = false
}

extension CALayer {
  /// The transition that is under way at a time before the clock's, and the moment of it.
  final func transition(delayedBy delay: CFTimeInterval) -> (cover: CALayer, step: TransitionStep)? {
    guard let animations = extras?.animations else { return nil }
    for running in animations.running {
      guard let transition = running.animation as? CATransition, let cover = transition.cover else { continue }
      let now = localTime(at: animations.now - delay)
      guard let position = transition.timing.position(at: now, begin: running.begin, duration: transition.duration)
      else { continue }
      return (cover, transition.step(position, of: self))
    }
    return nil
  }

  /// Gives the layer its look from before the change whose action is carried out, while `body` runs.
  fileprivate final func withValueBeforeChange(_ body: () -> Void) {
    guard let change = LayerActions.change, change.layer === self, let property = animatableProperty(forKey: change.key)
    else { return body() }
    let new = property.read(self)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    property.write(self, change.old)
    body()
    property.write(self, new)
    CATransaction.commit()
  }
}
