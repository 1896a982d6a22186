import SeededRandom
import Testing

@testable import QuartzCore

@Suite struct CATransform3DTests {
  private func rows(_ t: CATransform3D) -> [[CGFloat]] {
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
      [t.m41, t.m42, t.m43, t.m44],
    ]
  }

  private func random(_ random: inout SeededGenerator) -> CATransform3D {
    var t = CATransform3DIdentity
    for _ in 0..<4 {
      switch random.below(3) {
      case 0:
        t = CATransform3DTranslate(t, random.number(-9...9), random.number(-9...9), random.number(-9...9))
      case 1:
        t = CATransform3DScale(t, random.number(0.5...2), random.number(0.5...2), random.number(0.5...2))
      default:
        t = CATransform3DRotate(
          t, random.number(-3...3), random.number(-1...1), random.number(-1...1), random.number(0.1...1))
      }
    }
    t.m34 = random.number(-0.01...0.01)
    return t
  }

  @Test func concatenationIsTheProductOfTheMatrices() {
    var seeded = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let (a, b) = (random(&seeded), random(&seeded))
      let product = rows(CATransform3DConcat(a, b))
      let (left, right) = (rows(a), rows(b))
      for row in 0..<4 {
        for column in 0..<4 {
          let expected = (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
          #expect(abs(product[row][column] - expected) < 1e-9)
        }
      }
    }
  }

  @Test func inverseUndoes() {
    var seeded = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let t = random(&seeded)
      let neutral = rows(CATransform3DConcat(t, CATransform3DInvert(t)))
      for row in 0..<4 {
        for column in 0..<4 { #expect(abs(neutral[row][column] - (row == column ? 1 : 0)) < 1e-9) }
      }
    }
  }

  @Test func aTransformWithoutInverseIsReturnedUnchanged() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func rotationAboutZIsThatOfThePlane() {
    let angle: CGFloat = 0.7
    let t = CATransform3DMakeRotation(angle, 0, 0, 5)
    let plane = CGAffineTransform(rotationAngle: angle)
    let affine = CATransform3DGetAffineTransform(t)
    #expect(CATransform3DIsAffine(t))
    for (mine, theirs) in [(affine.a, plane.a), (affine.b, plane.b), (affine.c, plane.c), (affine.d, plane.d)] {
      #expect(abs(mine - theirs) < 1e-12)
    }
  }

  @Test func rotationAboutYForeshortensWithoutPerspective() {
    let t = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(!CATransform3DIsAffine(t))
    #expect(t.flattensToAffine)
    #expect(abs(t.flattened.a - 0.5) < 1e-12)
    #expect(t.flattened.d == 1)
  }

  @Test func perspectiveDoesNotFlatten() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    #expect(t.flattensToAffine, "a plane at z = 0 that is not turned is seen as it is")
    #expect(!CATransform3DRotate(t, 0.5, 0, 1, 0).flattensToAffine)
  }

  @Test func anAxisOfNoLengthTurnsNothing() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func affineTransformsGoInAndOut() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(m)) == m)
  }

  @Test func theEmptyInitializerIsAllZero() {
    #expect(rows(CATransform3D()).joined().allSatisfy { $0 == 0 })
  }
}
