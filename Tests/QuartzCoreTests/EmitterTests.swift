import CoreGraphics
import Testing

@testable import QuartzCore

/// Particles, which follow from the seed and the layer's time.
@MainActor @Suite(.serialized) struct EmitterTests {
  private let root = CALayer()
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    DisplayClock.shared.reset()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.becomeRoot(of: .current)
    root.addSublayer(emitter)
    emitter.frame = root.bounds
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.beginTime = DisplayClock.now
    cell.name = "dot"
    cell.contents = Self.dot
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 10
  }

  private static let dot: CGImage = {
    let context = CGContext(width: 4, height: 4, scale: 1)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context.makeImage()!
  }()

  private func advance(_ seconds: Double) { DisplayClock.shared.advance(by: seconds) }

  @Test func particlesAreBornMoveAndDie() {
    emitter.emitterCells = [cell]
    #expect(emitter.particles().count == 1)
    advance(1)
    #expect(emitter.particles().count == 11)
    // The first has gone ten points to the right.
    let first = emitter.particles().min { $0.birth < $1.birth }
    #expect(abs((first?.place.x ?? 0) - 60) < 1e-6 && first?.place.y == 50)
    advance(9)
    #expect(emitter.particles().count == 20)
  }

  @Test func aLineEmitsUpwardsAndByHalfATurnDown() throws {
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 40, height: 1)
    emitter.emitterCells = [cell]
    advance(1)
    let up = try #require(emitter.particles().min { $0.birth < $1.birth })
    #expect(abs(up.place.y - 40) < 1e-6 && (30...70).contains(up.place.x))
    cell.emissionLongitude = .pi
    emitter.emitterCells = [cell]
    advance(3)
    let down = try #require(emitter.particles().max { $0.place.y < $1.place.y })
    #expect(down.place.y > 60 && emitter.particles().allSatisfy { $0.place.y >= 50 - 1e-6 })
  }

  @Test func whatLivesGoesOnWhenNothingMoreIsBorn() {
    emitter.emitterCells = [cell]
    advance(1)
    emitter.birthRate = 0
    advance(0.05)
    #expect(emitter.particles().count == 11 || emitter.particles().count == 10)
    advance(1.5)
    let left = emitter.particles().count
    #expect(left > 0 && left < 10)
    advance(1)
    #expect(emitter.particles().isEmpty)
  }

  @Test func aMomentLooksTheSameHoweverItWasComeTo() {
    (cell.velocityRange, cell.emissionRange, cell.scaleRange, cell.redRange) = (5, .pi * 2, 0.5, 0.5)
    emitter.emitterCells = [cell]
    emitter.emitterShape = .circle
    emitter.emitterSize = CGSize(width: 10, height: 10)
    advance(1.5)
    let once = emitter.particles().map(\.place)
    let other = CAEmitterLayer()
    root.addSublayer(other)
    (other.emitterPosition, other.emitterShape, other.emitterSize) = (
      emitter.emitterPosition, .circle, emitter.emitterSize
    )
    other.beginTime = emitter.beginTime
    other.emitterCells = [cell]
    #expect(other.particles().map(\.place) == once && Set(once.map(\.x)).count == once.count)
    other.seed = 5
    advance(0.01)
    #expect(other.particles().last.map(\.place) != emitter.particles().last.map(\.place) || other.particles().isEmpty)
  }

  @Test func aLayerWithoutBeginningHasAlwaysEmitted() {
    emitter.beginTime = 0
    emitter.emitterCells = [cell]
    #expect((19...21).contains(emitter.particles().count))
  }

  @Test func rangesSpreadInBothDirections() {
    (cell.velocity, cell.velocityRange, cell.birthRate) = (20, 200, 500)
    emitter.emitterCells = [cell]
    advance(1)
    let speeds = emitter.particles().map { ($0.place.x - 50) / (1 - $0.birth) }
    #expect(
      speeds.allSatisfy { $0.isNaN || ($0 > -181 && $0 < 221) } && speeds.contains { $0 < 0 }
        && speeds.contains { $0 > 150 })
  }

  @Test func particlesEmitParticles() {
    let spark = CAEmitterCell()
    (spark.contents, spark.birthRate, spark.lifetime) = (Self.dot, 10, 0.5)
    cell.contents = nil
    cell.emitterCells = [spark]
    cell.birthRate = 1
    emitter.emitterCells = [cell]
    advance(0.95)
    // Along the way of the one particle, at most half a second old.
    let places = emitter.particles().map(\.place.x).sorted()
    #expect(places.count == 5 && abs(places[0] - 55) < 1e-6 && abs((places.last ?? 0) - 59) < 1e-6)
  }

  @Test func numbersOfCellsAreSetByName() {
    emitter.emitterCells = [cell]
    #expect(emitter.setCellValue(0, at: ["emitterCells", "dot", "birthRate"]))
    #expect(emitter.setCellValue(1, at: ["emitterCells", "no", "scale"]))
    #expect(!emitter.setCellValue(1, at: ["birthRate"]))
    #expect(cell.birthRate == 0)
    advance(3)
    #expect(emitter.particles().isEmpty)
  }

  @Test func framesAreDrawnWithColours() {
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    cell.birthRate = 1
    emitter.emitterCells = [cell]
    let compositor = Compositor(size: CGSize(width: 100, height: 100), scale: 1, background: CGColor(gray: 0, alpha: 1))
    func red() -> [Int] {
      _ = compositor.render(root)
      return compositor.withUnsafePixels { pixels, bytesPerRow in
        (0..<100).filter { pixels[50 * bytesPerRow / 4 + $0] & 0xFFFFFF == 0xFF0000 }
      }
    }
    #expect(red() == [48, 49, 50, 51])
    advance(0.5)
    #expect(red() == [53, 54, 55, 56])
  }
}
