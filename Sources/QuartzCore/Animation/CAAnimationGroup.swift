import Foundation

/// A group of animations that run together, in the time of the group.
///
/// An animation without a duration of its own takes the group's; what would go on after the group's end is cut off. Delegates and
/// `isRemovedOnCompletion` of the animations inside do not count.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  public override init() {
    super.init()
  }

  /// The animations; later ones act on what earlier ones show.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func apply(_ position: RunPosition, to values: inout PresentedValues) {
    let time = duration > 0 ? CFTimeInterval(paced(position)) * duration : position.time
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(at: time, begin: animation.beginTime, to: &values)
    }
  }
}
