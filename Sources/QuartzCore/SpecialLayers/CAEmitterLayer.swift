import Foundation
import ObjectiveC

/// The shape on which particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the value; one that is not declared here counts as `point`.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Along x, as wide as `emitterSize`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Around the position, as large as `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The same as `rectangle`, as there is no depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Around the position; the width of `emitterSize` is the radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A circle of which the middle is more, as a sphere is seen.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape on which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; one that is not declared here counts as `volume`.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ends of a line, corners of a rectangle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On the line around the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; one that is not declared here counts as `unordered`.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cell by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest lie behind the others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest lie in front of the others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The same as `unordered`, as there is no depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Particles on each other get brighter.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles.
///
/// What is seen follows from the seed and the layer's time alone. A layer whose `beginTime` is 0 has always emitted, so that particles are there at once;
/// one with another begins then. How ranges are spread, where circles emit to (away from their middle), and colours in 32 steps are rules
/// of this library; at most 20,000 particles are shown. There is no depth.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  private var cellList: [CAEmitterCell]?
  private var cells: [EmitterValues] = []
  private var values = EmitterLayerValues()
  private var order = CAEmitterLayerRenderMode.unordered
  private var past: [EmitterEpoch] = []
  private var epochStart: CFTimeInterval?
  private var motion: EmitterMotion?
  private var seen: (time: CFTimeInterval, version: UInt64, particles: [EmitterParticle])?

  public override init() {
    super.init()
    contentDrawing = self
  }

  /// Makes a layer without reading anything of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDrawing = self
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { take(other) }
    contentDrawing = self
  }

  private func take(_ other: CAEmitterLayer) {
    (cellList, cells, values, order) = (other.cellList, other.cells, other.values, other.order)
    (past, epochStart) = (other.past, other.epochStart)
  }

  /// The descriptions of particles, taken over as they are now.
  open var emitterCells: [CAEmitterCell]? {
    get { cellList }
    set {
      announcing("emitterCells") {
        beginEpoch()
        cellList = newValue
        cells = (newValue ?? []).map { $0.values() }
      }
    }
  }
  /// The factor of birth rates of cells; 1 at first.
  ///
  /// With 0 nothing more is born, and what lives goes on.
  open var birthRate: Float {
    get { values.birthRate }
    set { set(\.birthRate, newValue, "birthRate") }
  }
  /// The factor of lifetimes of cells; 1 at first.
  open var lifetime: Float {
    get { values.lifetime }
    set { set(\.lifetime, newValue, "lifetime") }
  }
  /// The middle of where particles are born, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { values.position }
    set { set(\.position, newValue, "emitterPosition") }
  }
  /// How large the shape is.
  open var emitterSize: CGSize {
    get { values.size }
    set { set(\.size, newValue, "emitterSize") }
  }
  /// The shape on which particles are born; `point` at first.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { values.shape }
    set { set(\.shape, newValue, "emitterShape") }
  }
  /// On which part of the shape; `volume` at first.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { values.mode }
    set { set(\.mode, newValue, "emitterMode") }
  }
  /// In which order particles are drawn; `unordered` at first.
  open var renderMode: CAEmitterLayerRenderMode {
    get { order }
    set {
      announcing("renderMode") {
        order = newValue
        contentChanged()
      }
    }
  }
  /// The factor of velocities of cells; 1 at first.
  open var velocity: Float {
    get { values.velocity }
    set { set(\.velocity, newValue, "velocity") }
  }
  /// The factor of sizes of cells; 1 at first.
  open var scale: Float {
    get { values.scale }
    set { set(\.scale, newValue, "scale") }
  }
  /// The factor of spins of cells; 1 at first.
  open var spin: Float {
    get { values.spin }
    set { set(\.spin, newValue, "spin") }
  }
  /// The seed of random numbers; 0 at first.
  open var seed: UInt32 {
    get { values.seed }
    set { set(\.seed, newValue, "seed") }
  }

  private func set<Value: Equatable>(_ path: WritableKeyPath<EmitterLayerValues, Value>, _ value: Value, _ key: String)
  {
    announcing(key) {
      guard values[keyPath: path] != value else { return }
      beginEpoch()
      values[keyPath: path] = value
    }
  }

  /// The cell, or the value of a cell, at a path that begins with `emitterCells.NAME`; nil for another path.
  final func cellValue(at path: [String]) -> KeyPathAnswer? {
    guard let names = Self.cellNames(path) else { return nil }
    let cell = cell(at: names)
    let rest = path.dropFirst(names.count * 2)
    return KeyPathAnswer(rest.isEmpty ? cell : cell?.value(forKeyPath: rest.joined(separator: ".")))
  }

  /// Sets a property of a cell by `emitterCells.NAME.PROPERTY`, with more names for a cell of a cell; false for another path.
  ///
  /// Particles that live already stay as they are. A number that is not finite, and a cell that is not there, change nothing.
  final func setCellValue(_ value: Any?, at path: [String]) -> Bool {
    guard let names = Self.cellNames(path), path.count == names.count * 2 + 1 else { return false }
    if let number = value as? NSNumber, !number.doubleValue.isFinite { return true }
    guard let cell = cell(at: names) else { return true }
    cell.setValue(value, forKey: path[path.count - 1])
    beginEpoch()
    Self.change(names[...], in: &cells) { $0.take(path[path.count - 1], from: cell.values()) }
    return true
  }

  /// The names of nested cells at the beginning of a path; nil without any.
  private static func cellNames(_ path: [String]) -> [String]? {
    var rest = path[...]
    var names: [String] = []
    while rest.count > 1, rest.first == "emitterCells" {
      names.append(rest[rest.startIndex + 1])
      rest = rest.dropFirst(2)
    }
    return names.isEmpty ? nil : names
  }

  private func cell(at names: [String]) -> CAEmitterCell? {
    var found: CAEmitterCell?
    var list = cellList
    for name in names {
      found = list?.first { $0.name == name }
      list = found?.emitterCells
    }
    return found
  }

  private static func change(
    _ names: ArraySlice<String>, in cells: inout [EmitterValues], _ body: (inout EmitterValues) -> Void
  ) {
    guard let place = cells.firstIndex(where: { $0.name == names.first }) else { return }
    if names.count == 1 { return body(&cells[place]) }
    change(names.dropFirst(), in: &cells[place].cells, body)
  }

  /// Particles that were emitted stay as they were; new ones follow the new values.
  private func beginEpoch() {
    contentChanged()
    let now = ownTime
    if !cells.isEmpty, emits {
      past.append(EmitterEpoch(start: start, end: now, cells: cells, layer: values))
      past.removeAll { epoch in
        now > epoch.end + (epoch.cells.map { EmitterSimulation.reach(of: $0, epoch.layer) }.max() ?? 0)
      }
      // Each change of a layer that changes all the time is an epoch; the oldest go.
      if past.count > 256 { past.removeFirst(past.count - 256) }
      epochStart = now
    }
  }

  private var emits: Bool { values.birthRate > 0 && cells.contains { $0.isEnabled && $0["birthRate"] > 0 } }
  private var start: CFTimeInterval { epochStart ?? (beginTime == 0 ? -.infinity : 0) }
  private var clock: DisplayClock { ((extras?.model) ?? self).displayStage.clock }
  private var ownTime: CFTimeInterval { localTime(at: clock.now) }

  override func makeEmptyPresentation() -> CALayer {
    Swift.type(of: self) == CAEmitterLayer.self ? CAEmitterLayer() : super.makeEmptyPresentation()
  }

  override func copyContent(of model: CALayer) {
    super.copyContent(of: model)
    if let model = model as? CAEmitterLayer { take(model) }
  }

  override func animatableProperty(forKey key: String) -> AnimatableProperty? {
    Self.animatable[key] ?? super.animatableProperty(forKey: key)
  }

  private static let animatable: [String: AnimatableProperty] = {
    @MainActor func number(_ key: String, _ path: ReferenceWritableKeyPath<CAEmitterLayer, Float>) -> AnimatableProperty
    {
      AnimatableProperty(
        key: key, read: { .number(CGFloat(($0 as? CAEmitterLayer)?[keyPath: path] ?? 0)) },
        write: { layer, value in
          if case .number(let number) = value { (layer as? CAEmitterLayer)?[keyPath: path] = Float(number) }
        })
    }
    let all: [AnimatableProperty] = [
      number("birthRate", \.birthRate), number("lifetime", \.lifetime), number("velocity", \.velocity),
      number("scale", \.scale), number("spin", \.spin),
      AnimatableProperty(
        key: "emitterPosition", read: { .point(($0 as? CAEmitterLayer)?.emitterPosition ?? .zero) },
        write: { layer, value in
          if case .point(let point) = value { (layer as? CAEmitterLayer)?.emitterPosition = point }
        }),
      AnimatableProperty(
        key: "emitterSize", read: { .size(($0 as? CAEmitterLayer)?.emitterSize ?? .zero) },
        write: { layer, value in
          if case .size(let size) = value { (layer as? CAEmitterLayer)?.emitterSize = size }
        }),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
  }()

  // MARK: What is seen

  /// The particles of this moment in the order in which they are drawn.
  final func particles() -> [EmitterParticle] {
    let now = ownTime
    if let seen, seen.time == now, seen.version == version { return seen.particles }
    var simulation = EmitterSimulation()
    for epoch in past { simulation.add(epoch, at: now) }
    simulation.add(EmitterEpoch(start: start, end: .infinity, cells: cells, layer: values), at: now)
    var found = simulation.particles
    if order == .oldestFirst || order == .oldestLast {
      let sign: Double = order == .oldestFirst ? 1 : -1
      let places = found.indices.sorted { (found[$0].birth * sign, $0) < (found[$1].birth * sign, $1) }
      found = places.map { found[$0] }
    }
    seen = (now, version, found)
    return found
  }

  /// Whether anything will be seen to move.
  fileprivate final var isMoving: Bool { emits || !particles().isEmpty }
}

extension CAEmitterLayer: LayerContentDrawing {
  package func contentExtent(of layer: CALayer) -> CGRect {
    let shown = layer as? CAEmitterLayer ?? self
    keepMoving()
    let extent = shown.particles().reduce(CGRect.null) { extent, particle in
      let reach = particle.reach
      let place = particle.place
      guard place.x.isFinite, place.y.isFinite, reach.isFinite else { return extent }
      return extent.union(CGRect(x: place.x - reach, y: place.y - reach, width: reach * 2, height: reach * 2))
    }
    return extent.isNull ? .zero : extent
  }

  /// Draws again with each frame while there is something to be seen.
  private func keepMoving() {
    guard motion == nil, isMoving, let root = stage else { return }
    let motion = EmitterMotion(self, root)
    self.motion = motion
    clock.add(motion)
  }

  fileprivate func motionEnded() { motion = nil }

  package func drawContent(of layer: CALayer, in context: CGContext) {
    let shown = layer as? CAEmitterLayer ?? self
    var tinted = TintedPictures()
    for particle in shown.particles() {
      guard let image = tinted.picture(of: particle) else { continue }
      context.saveGState()
      if shown.order == .additive { context.setBlendMode(.plusLighter) }
      context.setAlpha(CGFloat(particle.color.alpha))
      context.translateBy(x: particle.place.x, y: particle.place.y)
      context.rotate(by: CGFloat(particle.angle))
      let scale = CGFloat(particle.scale) / particle.imageScale
      let (width, height) = (CGFloat(image.width) * scale, CGFloat(image.height) * scale)
      context.drawUpright(image, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
      context.restoreGState()
    }
  }
}

/// Draws an emitter layer again for each frame, as long as the layer is on the screen and particles move.
@MainActor private final class EmitterMotion: FrameDriver {
  private weak var layer: CAEmitterLayer?
  private weak var root: CALayer?

  init(_ layer: CAEmitterLayer, _ root: CALayer) {
    (self.layer, self.root) = (layer, root)
  }

  var comesToAnEnd: Bool { false }

  func frame(at time: CFTimeInterval) {
    if let layer, layer.stage === root, layer.isMoving { return layer.contentChanged() }
    // What was seen last is taken away.
    layer?.contentChanged()
    layer?.motionEnded()
    leaveClock()
  }
}

/// Pictures multiplied by colours, in 32 steps of each part.
private struct TintedPictures {
  private struct Key: Hashable {
    let image: ObjectIdentifier
    let color: UInt32
  }

  private var known: [Key: CGImage] = [:]

  @MainActor mutating func picture(of particle: EmitterParticle) -> CGImage? {
    func step(_ value: Double) -> UInt32 { UInt32((value * 31).rounded()) }
    let color = particle.color
    let steps = (step(color.red), step(color.green), step(color.blue))
    if steps == (31, 31, 31) { return particle.image }
    let key = Key(image: ObjectIdentifier(particle.image), color: steps.0 << 16 | steps.1 << 8 | steps.2)
    if let image = known[key] { return image }
    let bounds = CGRect(x: 0, y: 0, width: particle.image.width, height: particle.image.height)
    let context = CGContext(width: particle.image.width, height: particle.image.height, scale: 1)
    context.drawUpright(particle.image, in: bounds)
    context.setBlendMode(.multiply)
    context.setFillColor(
      CGColor(red: CGFloat(steps.0) / 31, green: CGFloat(steps.1) / 31, blue: CGFloat(steps.2) / 31, alpha: 1))
    context.fill(bounds)
    // Where the picture is clear the colour must not stay.
    context.setBlendMode(.destinationIn)
    context.drawUpright(particle.image, in: bounds)
    let image = context.makeImage()
    known[key] = image
    return image
  }
}
