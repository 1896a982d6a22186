import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

@MainActor
@Suite struct LayerValueTests {
  private func close(_ a: CATransform3D, _ b: CATransform3D, _ bound: CGFloat = 1e-9) -> Bool {
    let keys: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    return keys.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < bound }
  }

  @Test func turnsTurnWithoutShrinking() {
    let from = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let to = CATransform3DMakeRotation(2.1, 0, 0, 1)
    #expect(close(TransformMixing.mix(from, to, 0.5), CATransform3DMakeRotation(1.2, 0, 0, 1)))
    #expect(close(TransformMixing.mix(from, to, 1.5), CATransform3DMakeRotation(3.0, 0, 0, 1)))
  }

  @Test func turnsTakeTheShorterWay() {
    let from = CATransform3DMakeRotation(3, 0, 0, 1)
    let to = CATransform3DMakeRotation(-3, 0, 0, 1)
    #expect(close(TransformMixing.mix(from, to, 0.5), CATransform3DMakeRotation(.pi, 0, 0, 1)))
    let half = TransformMixing.mix(CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 0, 1), 0.5)
    #expect(close(half, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
  }

  @Test func scalesAndTranslationsAreMixedEntryByEntry() {
    let from = CATransform3DMakeScale(1, 2, 1)
    let to = CATransform3DTranslate(CATransform3DMakeScale(-1, 4, 1), 10, 20, 0)
    let mixed = TransformMixing.mix(from, to, 0.25)
    #expect(mixed.m11 == 0.5)
    #expect(mixed.m22 == 2.5)
    #expect(mixed.m41 == -2.5)
    #expect(mixed.m42 == 20)
  }

  @Test func turnsInSpaceTurnAboutTheirAxis() {
    for axis: (CGFloat, CGFloat, CGFloat) in [(1, 0, 0), (0, 1, 0), (1, 2, 3)] {
      let to = CATransform3DMakeRotation(1.2, axis.0, axis.1, axis.2)
      let mixed = TransformMixing.mix(CATransform3DIdentity, to, 0.5)
      #expect(close(mixed, CATransform3DMakeRotation(0.6, axis.0, axis.1, axis.2)))
    }
  }

  /// Taking apart and putting together again gives the same at the ends, for any map.
  @Test func mixingReachesItsEndsContinuously() {
    var random = SeededGenerator(seed: 5)
    func number() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
    for _ in 0..<500 {
      let plane = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let other = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      var from = CATransform3DMakeAffineTransform(plane)
      let to = CATransform3DMakeAffineTransform(other)
      if Bool.random(using: &random) { from = CATransform3DRotate(from, number(), number(), number(), 1) }
      #expect(close(TransformMixing.mix(from, to, 1e-12), from, 1e-6))
      #expect(close(TransformMixing.mix(from, to, 1 - 1e-12), to, 1e-6))
    }
  }

  @Test func coloursAreMixedWithTheirAlpha() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let clearBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)
    guard case .color(let mixed?) = LayerValue.color(red).mixed(with: .color(clearBlue), at: 0.5) else {
      Issue.record("no colour")
      return
    }
    #expect(mixed.sRGB == SRGBComponents(red: 1, green: 0, blue: 0, alpha: 0.5))
    guard case .color(let fromNothing?) = LayerValue.color(nil).mixed(with: .color(red), at: 0.25) else {
      Issue.record("no colour")
      return
    }
    #expect(fromNothing.sRGB == SRGBComponents(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func pathsOfTheSameElementsAreMixed() {
    let from = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let to = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 10), transform: nil)
    #expect(PathMixing.mix(from, to, 0.5)?.boundingBox == CGRect(x: 5, y: 10, width: 20, height: 10))
    #expect(PathMixing.mix(from, CGPath(ellipseIn: .zero, transform: nil), 0.5) == nil)
  }

  @Test func partsAreReadAndWritten() {
    let layer = makeLayer(10, 20, 30, 40)
    layer.transform = CATransform3DTranslate(CATransform3DMakeRotation(0.5, 0, 0, 1), 5, 6, 0)
    func read(_ path: String) -> CGFloat? { AnimatablePath(path, of: layer)?.read(layer).boxed as? CGFloat }
    func write(_ path: String, _ value: CGFloat) { AnimatablePath(path, of: layer)?.write(layer, .number(value)) }
    #expect(read("position.x") == 25)
    #expect(read("bounds.size.height") == 40)
    #expect(abs(read("transform.rotation.z")! - 0.5) < 1e-12)
    write("position.y", 7)
    #expect(layer.position == CGPoint(x: 25, y: 7))
    write("bounds.size.width", 8)
    #expect(layer.bounds.size == CGSize(width: 8, height: 40))
    let moved = (layer.transform.m41, layer.transform.m42)
    write("transform.rotation", 1.25)
    #expect(abs(read("transform.rotation.z")! - 1.25) < 1e-12)
    #expect((layer.transform.m41, layer.transform.m42) == moved)
    write("transform.scale.x", 3)
    #expect(abs(read("transform.scale.x")! - 3) < 1e-12)
    #expect(abs(read("transform.rotation.z")! - 1.25) < 1e-12)
    write("transform.translation.x", 9)
    #expect(layer.transform.m41 == 9)
    #expect(AnimatablePath("position.z", of: layer) == nil)
    #expect(AnimatablePath("frame", of: layer) == nil)
  }
}
