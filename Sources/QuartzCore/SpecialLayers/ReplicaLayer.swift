import Foundation

/// The settings of a replicator layer for its instances.
struct ReplicaValues {
  var count = 1
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0

  /// The factors on the colours of an instance: red, green, blue and alpha, 0…1.
  func factors(ofInstance number: Int) -> [CGFloat] {
    let first = (color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).sRGB
    let offsets = [red, green, blue, alpha]
    return zip([first.red, first.green, first.blue, first.alpha], offsets).map {
      min(max($0 + CGFloat(number) * CGFloat($1), 0), 1)
    }
  }
}

/// An instance of a replicator layer's content; private to the layer.
final class ReplicaLayer: CALayer {
  private unowned let source: CAReplicatorLayer
  /// Counts the instances from 0.
  let number: Int
  private(set) var delay: CFTimeInterval = 0
  /// The map from the sublayers' places to those of the instance, in the replicator's coordinates.
  private(set) var map = CGAffineTransform.identity
  /// The factors on red, green and blue; nil leaves the colours.
  private(set) var factors: [CGFloat]?

  init(of source: CAReplicatorLayer, number: Int) {
    (self.source, self.number) = (source, number)
    super.init()
    anchorPoint = .zero
    flags.formUnion([.hasNoImplicitActions, .isReplica])
  }

  required init?(coder: NSCoder) {
    fatalError("An instance of a replicator layer is in no archive.")
  }

  override init(layer: Any) {
    fatalError("An instance of a replicator layer is not copied.")
  }

  override func makeEmptyPresentation() -> CALayer { ReplicaLayer(of: source, number: number) }

  func update(_ values: ReplicaValues, transform: CATransform3D, about anchor: CGPoint) {
    delay = values.delay * CFTimeInterval(number)
    map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.flattened)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    let all = values.factors(ofInstance: number)
    if opacity != Float(all[3]) { opacity = Float(all[3]) }
    let new = all[0] == 1 && all[1] == 1 && all[2] == 1 ? nil : Array(all.prefix(3))
    guard new != factors else { return }
    factors = new
    contentChanged()
  }

  /// The sublayers of the replicator.
  var content: [CALayer] { source.childrenByDepth }
}

extension CALayer {
  /// The sublayers to compose while another layer, such as the layer's presentation, is shown in its place.
  final func composedChildren(shownAs shown: CALayer) -> [CALayer] {
    if flags.contains(.isReplica) { return (self as? ReplicaLayer)?.content ?? [] }
    guard flags.contains(.replicates), let replicator = self as? CAReplicatorLayer else { return childrenByDepth }
    return replicator.replicas(shownAs: shown)
  }
}

/// One of the instances in which replicator layers show a layer.
struct LayerInstance {
  /// 0 for the first instance, at the layer's own place; another number for each further one.
  var number: UInt64
  /// The delay of the visible animations, in seconds.
  var delay: CFTimeInterval

  static let none = LayerInstance(number: 0, delay: 0)

  /// The instance in which a replica within this one shows its content.
  @MainActor
  func replica(_ layer: CALayer) -> LayerInstance {
    guard let replica = layer as? ReplicaLayer else { return self }
    return LayerInstance(
      number: (number &* 10_007 &+ UInt64(replica.number)) & 0xFF_FFFF, delay: delay + replica.delay)
  }
}
