import Foundation

/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little more.
///
/// The first instance is the sublayers as they are. Each further one has `instanceTransform` applied once more, about
/// the layer's anchor point; its colours are multiplied by `instanceColor` and the offsets, and its animations run
/// `instanceDelay` later. There is no common depth: instances lie in the order in which they are counted. Touches find
/// the first instance only.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  private var values = ReplicaValues()
  private var replicas: [ReplicaLayer] = []

  public override init() {
    super.init()
    flags.insert(.replicates)
  }

  /// Makes a layer like one without arguments, as archives hold no layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.replicates)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.replicates)
    if let other = layer as? CAReplicatorLayer { values = other.values }
  }

  /// How many times the sublayers are shown, themselves included; 1 at first.
  ///
  /// Fewer than 1 shows nothing of them, and never are more than 10,000 shown.
  open var instanceCount: Int {
    get { values.count }
    set { change(\.count, newValue, "instanceCount") { .number(CGFloat($0)) } }
  }

  /// The delay of each instance's animations after those of the one before, in seconds; 0 at first.
  open var instanceDelay: CFTimeInterval {
    get { values.delay }
    set { change(\.delay, newValue, "instanceDelay") { .number(CGFloat($0)) } }
  }

  /// Applied to each instance once more than to the one before it, about the layer's anchor point; the identity at first.
  open var instanceTransform: CATransform3D {
    get { values.transform }
    set {
      announcing("instanceTransform") {
        let old = values.transform
        guard !CATransform3DEqualToTransform(newValue, old) else { return }
        values.transform = newValue
        contentChanged("instanceTransform", .transform(old))
      }
    }
  }

  /// The factor on the colours of the first instance; opaque white at first, and for nil.
  open var instanceColor: CGColor? {
    get { values.color }
    set {
      announcing("instanceColor") {
        let old = values.color
        guard newValue != old else { return }
        values.color = newValue
        contentChanged("instanceColor", .color(old))
      }
    }
  }

  /// Added to the red of the colour from instance to instance; 0 at first.
  open var instanceRedOffset: Float {
    get { values.red }
    set { change(\.red, newValue, "instanceRedOffset") { .number(CGFloat($0)) } }
  }
  /// Added to the green of the colour from instance to instance; 0 at first.
  open var instanceGreenOffset: Float {
    get { values.green }
    set { change(\.green, newValue, "instanceGreenOffset") { .number(CGFloat($0)) } }
  }
  /// Added to the blue of the colour from instance to instance; 0 at first.
  open var instanceBlueOffset: Float {
    get { values.blue }
    set { change(\.blue, newValue, "instanceBlueOffset") { .number(CGFloat($0)) } }
  }
  /// Added to the alpha of the colour from instance to instance; 0 at first.
  open var instanceAlphaOffset: Float {
    get { values.alpha }
    set { change(\.alpha, newValue, "instanceAlphaOffset") { .number(CGFloat($0)) } }
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<ReplicaValues, Value>, _ value: Value, _ key: String, _ old: (Value) -> LayerValue
  ) {
    announcing(key) {
      let present = values[keyPath: path]
      if present == value { return }
      values[keyPath: path] = value
      contentChanged(key, old(present))
    }
  }

  override var contentPropertyThatIsNotFinite: String? {
    if !values.delay.isFinite { return "instanceDelay" }
    if !(values.red + values.green + values.blue + values.alpha).isFinite { return "instance…Offset" }
    return super.contentPropertyThatIsNotFinite
  }

  override func makeEmptyPresentation() -> CALayer {
    Swift.type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer() : super.makeEmptyPresentation()
  }

  override func copyContent(of model: CALayer) {
    super.copyContent(of: model)
    if let model = model as? CAReplicatorLayer { values = model.values }
  }

  override func animatableProperty(forKey key: String) -> AnimatableProperty? {
    Self.animatable[key] ?? super.animatableProperty(forKey: key)
  }

  private static let animatable: [String: AnimatableProperty] = {
    @MainActor func number(
      _ key: String, _ read: @escaping (CAReplicatorLayer) -> CGFloat,
      _ write: @escaping (CAReplicatorLayer, CGFloat) -> Void
    ) -> AnimatableProperty {
      AnimatableProperty(key: key, read: { .number(($0 as? CAReplicatorLayer).map(read) ?? 0) }) { layer, value in
        if case .number(let number) = value, let layer = layer as? CAReplicatorLayer { write(layer, number) }
      }
    }
    @MainActor func offset(
      _ key: String, _ path: ReferenceWritableKeyPath<CAReplicatorLayer, Float>
    ) -> AnimatableProperty {
      number(key, { CGFloat($0[keyPath: path]) }, { $0[keyPath: path] = Float($1) })
    }
    let all: [AnimatableProperty] = [
      // Between whole numbers of instances the lower one is shown.
      number("instanceCount", { CGFloat($0.instanceCount) }, { $0.instanceCount = Int(min(max($1, 0), 1e6)) }),
      number("instanceDelay", { CGFloat($0.instanceDelay) }, { $0.instanceDelay = CFTimeInterval($1) }),
      offset("instanceRedOffset", \.instanceRedOffset), offset("instanceGreenOffset", \.instanceGreenOffset),
      offset("instanceBlueOffset", \.instanceBlueOffset), offset("instanceAlphaOffset", \.instanceAlphaOffset),
      AnimatableProperty(
        key: "instanceTransform",
        read: { .transform(($0 as? CAReplicatorLayer)?.instanceTransform ?? CATransform3DIdentity) },
        write: { layer, value in
          if case .transform(let transform) = value { (layer as? CAReplicatorLayer)?.instanceTransform = transform }
        }),
      AnimatableProperty(
        key: "instanceColor", read: { .color(($0 as? CAReplicatorLayer)?.instanceColor) },
        write: { layer, value in
          if case .color(let color) = value { (layer as? CAReplicatorLayer)?.instanceColor = color }
        }),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
  }()

  /// The instances of this layer's sublayers as another layer of the class, such as its presentation, shows them.
  final func replicas(shownAs shown: CALayer) -> [CALayer] {
    guard let shown = shown as? CAReplicatorLayer else { return childrenByDepth }
    let count = max(0, min(shown.values.count, Self.limit))
    while replicas.count < count { replicas.append(ReplicaLayer(of: self, number: replicas.count)) }
    if replicas.count > count { replicas.removeLast(replicas.count - count) }
    let anchor = CGPoint(
      x: shown.bounds.minX + shown.anchorPoint.x * shown.bounds.width,
      y: shown.bounds.minY + shown.anchorPoint.y * shown.bounds.height)
    var transform = CATransform3DIdentity
    for replica in replicas {
      replica.update(shown.values, transform: transform, about: anchor)
      transform = CATransform3DConcat(transform, shown.values.transform)
    }
    return replicas
  }

  /// More instances than this are not shown: each costs a walk over the sublayers.
  private static let limit = 10_000
}
