import Foundation

/// A particle at a moment.
struct EmitterParticle {
  var birth: CFTimeInterval
  var place: CGPoint
  var angle: Double
  var scale: Double
  /// 0…1, not multiplied by alpha.
  var color: (red: Double, green: Double, blue: Double, alpha: Double)
  var image: CGImage
  var imageScale: CGFloat

  /// The rectangle that the particle covers, even if turned.
  var reach: CGFloat {
    let size = hypot(CGFloat(image.width), CGFloat(image.height)) / imageScale
    return size * CGFloat(abs(scale)) / 2
  }
}

/// A stretch of time in which a layer emits in the same way.
struct EmitterEpoch {
  /// In the layer's time; before everything where it has always emitted.
  var start: CFTimeInterval
  var end: CFTimeInterval
  var cells: [EmitterValues]
  var layer: EmitterLayerValues
}

/// The values of an emitter layer for all its particles.
struct EmitterLayerValues {
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0
}

/// Finds the particles that live at a moment.
///
/// Every particle follows from the seed, its cell and its number, so that a moment looks the same however it was come to.
struct EmitterSimulation {
  private(set) var particles: [EmitterParticle] = []
  /// Particles beyond so many are left out.
  static let limit = 20_000

  mutating func add(_ epoch: EmitterEpoch, at time: CFTimeInterval) {
    for (index, cell) in epoch.cells.enumerated() where cell.isEnabled {
      let key = Self.mix(UInt64(epoch.layer.seed) &+ 0x1_0000 &* UInt64(index + 1))
      let start = epoch.start == -.infinity ? epoch.start : epoch.start + cell.begin
      let end = min(epoch.end, start == -.infinity ? .infinity : start + cell.duration)
      emit(cell, key, epoch.layer, from: start, to: end, at: time) { dice in
        Self.source(epoch.layer, &dice)
      }
    }
  }

  /// How long after its birth the last of a cell's particles, and of those that they emit, is gone.
  static func reach(of cell: EmitterValues, _ layer: EmitterLayerValues) -> CFTimeInterval {
    let own = (cell["lifetime"] + abs(cell["lifetimeRange"])) * Double(layer.lifetime)
    return max(0, own) + (cell.cells.map { reach(of: $0, layer) }.max() ?? 0)
  }

  private mutating func emit(
    _ cell: EmitterValues, _ key: UInt64, _ layer: EmitterLayerValues, from start: CFTimeInterval,
    to end: CFTimeInterval, at time: CFTimeInterval, source: (inout Dice) -> (place: CGPoint, normal: Double)
  ) {
    let rate = cell["birthRate"] * Double(layer.birthRate)
    let reach = Self.reach(of: cell, layer)
    guard rate > 0, reach > 0, rate.isFinite, reach.isFinite else { return }
    // Births are counted from the start, or from the time 0 where it has always emitted.
    let zero = start == -.infinity ? 0 : start
    let first = ((max(start, time - reach) - zero) * rate).rounded(.up)
    let last = ((min(end, time) - zero) * rate).rounded(.down)
    guard first <= last, abs(first) < 1e15, abs(last) < 1e15 else { return }
    var number = max(Int64(first), Int64(last) - Int64(Self.limit))
    while number <= Int64(last) {
      defer { number += 1 }
      guard particles.count < Self.limit else { return }
      let birth = zero + Double(number) / rate
      guard birth < end else { return }
      var dice = Dice(state: Self.mix(key &+ UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15))
      let origin = source(&dice)
      live(Particle(cell, layer, birth: birth, origin: origin, &dice), cell, dice.state, layer, at: time)
    }
  }

  private mutating func live(
    _ particle: Particle, _ cell: EmitterValues, _ key: UInt64, _ layer: EmitterLayerValues, at time: CFTimeInterval
  ) {
    let age = time - particle.birth
    for (index, inner) in cell.cells.enumerated() where inner.isEnabled && particle.life > 0 {
      let start = particle.birth + inner.begin
      let end = min(particle.birth + particle.life, start + inner.duration)
      // Births lie on the particle's way, which is why each asks for its own.
      emitAlong(particle, inner, Self.mix(key &+ UInt64(index + 1)), layer, from: start, to: end, at: time)
    }
    guard age >= 0, age < particle.life, let image = cell.image else { return }
    func part(_ start: Double, _ speed: Double) -> Double { min(max(start + speed * age, 0), 1) }
    let color = (
      red: part(particle.color.red, cell["redSpeed"]), green: part(particle.color.green, cell["greenSpeed"]),
      blue: part(particle.color.blue, cell["blueSpeed"]), alpha: part(particle.color.alpha, cell["alphaSpeed"])
    )
    let scale = (particle.scale + cell["scaleSpeed"] * age) * Double(layer.scale)
    guard color.alpha > 0, scale != 0 else { return }
    particles.append(
      EmitterParticle(
        birth: particle.birth, place: particle.place(at: age), angle: particle.spin * age, scale: scale, color: color,
        image: image, imageScale: cell.imageScale))
  }

  private mutating func emitAlong(
    _ particle: Particle, _ cell: EmitterValues, _ key: UInt64, _ layer: EmitterLayerValues,
    from start: CFTimeInterval, to end: CFTimeInterval, at time: CFTimeInterval
  ) {
    let rate = cell["birthRate"] * Double(layer.birthRate)
    let reach = Self.reach(of: cell, layer)
    guard rate > 0, reach > 0, rate.isFinite, start <= min(end, time) else { return }
    let first = max(0, ((time - reach - start) * rate).rounded(.up))
    let last = ((min(end, time) - start) * rate).rounded(.down)
    guard first <= last, last < 1e9 else { return }
    var number = max(Int64(first), Int64(last) - Int64(Self.limit))
    while number <= Int64(last), particles.count < Self.limit {
      let birth = start + Double(number) / rate
      if birth >= end, number > 0 { return }
      var dice = Dice(state: Self.mix(key &+ UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15))
      let origin = (place: particle.place(at: birth - particle.birth), normal: 0.0)
      live(Particle(cell, layer, birth: birth, origin: origin, &dice), cell, dice.state, layer, at: time)
      number += 1
    }
  }

  /// The properties of a particle from its birth.
  private struct Particle {
    let birth: CFTimeInterval
    let life: Double
    let start: CGPoint
    let speed: CGPoint
    let acceleration: CGPoint
    let spin: Double
    let scale: Double
    let color: (red: Double, green: Double, blue: Double, alpha: Double)

    init(
      _ cell: EmitterValues, _ layer: EmitterLayerValues, birth: CFTimeInterval,
      origin: (place: CGPoint, normal: Double), _ dice: inout Dice
    ) {
      self.birth = birth
      start = origin.place
      life = dice.around(cell["lifetime"], cell["lifetimeRange"]) * Double(layer.lifetime)
      let velocity = dice.around(cell["velocity"], cell["velocityRange"]) * Double(layer.velocity)
      let direction = origin.normal + dice.around(cell["emissionLongitude"], cell["emissionRange"] / 2)
      let flat = velocity * cos(cell["emissionLatitude"])
      speed = CGPoint(x: flat * cos(direction), y: flat * sin(direction))
      acceleration = CGPoint(x: cell["xAcceleration"], y: cell["yAcceleration"])
      spin = dice.around(cell["spin"], cell["spinRange"]) * Double(layer.spin)
      scale = dice.around(cell["scale"], cell["scaleRange"])
      color = (
        red: dice.around(cell["red"], cell["redRange"]), green: dice.around(cell["green"], cell["greenRange"]),
        blue: dice.around(cell["blue"], cell["blueRange"]), alpha: dice.around(cell["alpha"], cell["alphaRange"])
      )
    }

    func place(at age: Double) -> CGPoint {
      CGPoint(
        x: start.x + speed.x * age + acceleration.x * age * age / 2,
        y: start.y + speed.y * age + acceleration.y * age * age / 2)
    }
  }

  // MARK: Where particles are born

  private static func source(_ layer: EmitterLayerValues, _ dice: inout Dice) -> (place: CGPoint, normal: Double) {
    let (x, y) = (dice.next(), dice.next())
    let (width, height) = (layer.size.width, layer.size.height)
    func at(_ x: CGFloat, _ y: CGFloat, _ normal: Double = 0) -> (place: CGPoint, normal: Double) {
      (CGPoint(x: layer.position.x + x, y: layer.position.y + y), normal)
    }
    switch layer.shape {
    case .line:
      let share = layer.mode == .points ? x.rounded() : x
      // A line emits upwards, as confetti shows that falls from one at a longitude of half a turn
      // (https://www.hackingwithswift.com/example-code/calayer/how-to-emit-particles-using-caemitterlayer).
      return at((share - 0.5) * width, 0, -.pi / 2)
    case .rectangle, .cuboid:
      switch layer.mode {
      case .points: return at((x.rounded() - 0.5) * width, (y.rounded() - 0.5) * height)
      case .outline:
        let way = x * (width + height) * 2
        if way < width { return at(way - width / 2, -height / 2) }
        if way < width + height { return at(width / 2, way - width - height / 2) }
        if way < width * 2 + height { return at(way - width - height - width / 2, height / 2) }
        return at(-width / 2, way - width * 2 - height - height / 2)
      default: return at((x - 0.5) * width, (y - 0.5) * height)
      }
    case .circle, .sphere:
      let angle = x * 2 * .pi
      let radius: CGFloat
      switch (layer.mode, layer.shape) {
      case (.points, _), (.outline, .circle): radius = width
      // Of a sphere what is seen of its surface, and of its inside, from above.
      case (.outline, _), (.surface, .sphere): radius = width * (1 - (2 * y - 1) * (2 * y - 1)).squareRoot()
      case (.volume, .sphere):
        let height = 2 * dice.next() - 1
        radius = width * pow(y, 1.0 / 3) * (1 - height * height).squareRoot()
      default: radius = width * y.squareRoot()
      }
      return at(radius * cos(angle), radius * sin(angle), angle)
    default: return at(0, 0)
    }
  }

  // MARK: Chance

  /// Numbers that look random and follow from a state (SplitMix64; Steele, Lea and Flood, 2014).
  struct Dice {
    var state: UInt64

    /// 0 up to 1.
    mutating func next() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      return Double(EmitterSimulation.mix(state) >> 11) * 0x1p-53
    }

    /// A value, or up to a range more or less.
    mutating func around(_ value: Double, _ range: Double) -> Double { value + (next() * 2 - 1) * range }
  }

  static func mix(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
