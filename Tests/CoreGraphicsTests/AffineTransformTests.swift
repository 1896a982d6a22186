import CoreGraphics
import SeededRandom
import Testing

@Suite struct AffineTransformTests {
  private func randomTransform(_ random: inout SeededGenerator) -> CGAffineTransform {
    func entry() -> CGFloat { CGFloat.random(in: -4...4, using: &random) }
    while true {
      let transform = CGAffineTransform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
      if abs(transform.determinant) > 0.2 { return transform }
    }
  }

  private func near(_ left: CGAffineTransform, _ right: CGAffineTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
    let pairs = [
      (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d), (left.tx, right.tx),
      (left.ty, right.ty),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test func pointIsARowVectorTimesTheMatrix() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
    #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
    let moveThenScale = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 63))
  }

  @Test func derivedTransformsActBeforeTheOriginal() {
    let original = CGAffineTransform(translationX: 10, y: 20)
    #expect(original.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3).concatenating(original))
    #expect(
      CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        == CGAffineTransform(translationX: 5, y: 7).concatenating(CGAffineTransform(scaleX: 2, y: 3)))
    #expect(
      original.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3).concatenating(original))
  }

  @Test func quarterTurnTakesXToY() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    #expect(near(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
  }

  @Test func lawsHoldForRandomTransforms() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let (a, b, c) = (randomTransform(&random), randomTransform(&random), randomTransform(&random))
      let point = CGPoint(x: CGFloat.random(in: -9...9, using: &random), y: CGFloat.random(in: -9...9, using: &random))
      #expect(near(a.concatenating(b).concatenating(c), a.concatenating(b.concatenating(c)), 1e-8))
      #expect(near(a.concatenating(a.inverted()), .identity))
      #expect(near(a.inverted().inverted(), a, 1e-8))
      #expect(a.concatenating(.identity) == a)
      let stepwise = point.applying(a).applying(b)
      let atOnce = point.applying(a.concatenating(b))
      #expect(abs(stepwise.x - atOnce.x) < 1e-8 && abs(stepwise.y - atOnce.y) < 1e-8)
      #expect(near(CGAffineTransform(a.decomposed()), a))
    }
  }

  @Test func transformWithoutInverseIsItsOwn() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    #expect(flat.inverted() == flat)
  }

  @Test func rectangleMapsToTheBoxAroundItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -2, y: 1)) == CGRect(x: -8, y: 2, width: 6, height: 4))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(turned.minX + 2.0.squareRoot()) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 5, y: 5)).isNull)
  }

  @Test func componentsAreThoseThatWereGiven() {
    let given = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 5, dy: 6))
    let found = CGAffineTransform(given).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height - 3) < 1e-12)
    #expect(abs(found.horizontalShear - 0.5) < 1e-12 && abs(found.rotation - 0.7) < 1e-12)
    #expect(found.translation == given.translation)
  }

  @Test func functionsOfTheCInterfaceAgree() {
    let t = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(t == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(CGAffineTransformTranslate(t, 1, 2) == t.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(t, 1, 2) == t.scaledBy(x: 1, y: 2))
    #expect(CGAffineTransformRotate(t, 1) == t.rotated(by: 1))
    #expect(CGAffineTransformConcat(t, CGAffineTransformMakeScale(2, 2)) == t.concatenating(.init(scaleX: 2, y: 2)))
    #expect(CGAffineTransformInvert(t) == t.inverted())
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMakeRotation(0)))
    #expect(!CGAffineTransformIsIdentity(CGAffineTransformMakeTranslation(0, 1)))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func codingKeepsAllEntries() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode([transform])
    #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
    let vector = try JSONDecoder().decode([CGVector].self, from: Data("[[1,2]]".utf8))
    #expect(vector == [CGVector(dx: 1, dy: 2)])
  }
}
