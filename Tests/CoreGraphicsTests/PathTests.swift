import CoreGraphics
import SeededRandom
import Testing

@Suite struct PathTests {
  @Test func elementsAreHandedOutInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var seen: [(CGPathElementType, [CGPoint])] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      let count = counts[element.pointee.type] ?? 0
      seen.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
    }
    #expect(seen.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(seen[2].1 == [CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6)])
    #expect(seen[3].1 == [CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 14), CGPoint(x: 9, y: 10)])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func boundingBoxCountsControlPointsAndBoundingBoxOfPathDoesNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    // A quadratic curve rises to half of its control point's height.
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.maxY - 4) < 1e-12 && tight.minX == 0 && tight.maxX == 10 && tight.minY == 0)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func ellipseTouchesItsRectangle() {
    let rect = CGRect(x: 3, y: 4, width: 10, height: 6)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
    #expect(abs(box.minX - 3) < 1e-12 && abs(box.maxX - 13) < 1e-12)
    #expect(abs(box.minY - 4) < 1e-12 && abs(box.maxY - 10) < 1e-12)
  }

  @Test func rectangleIsRecognised() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)])
    #expect(!open.isRect(nil))
    open.closeSubpath()
    #expect(open.isRect(nil))
    open.move(to: .zero)
    #expect(!open.isRect(nil))
  }

  @Test func containmentFollowsTheFillRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    // Half-open at the far sides.
    #expect(path.contains(.zero) && !path.contains(CGPoint(x: 5, y: 10)))
  }

  @Test func containmentOfACircleIsThatOfItsEquation() {
    let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    var random = SeededGenerator(seed: 3)
    var inside = 0
    for _ in 0..<3000 {
      let point = CGPoint(
        x: CGFloat.random(in: -1.2...1.2, using: &random), y: CGFloat.random(in: -1.2...1.2, using: &random))
      let distance = hypot(point.x, point.y)
      // Four cubic curves miss the circle by at most 0.03 %.
      if abs(distance - 1) < 0.0004 { continue }
      #expect(path.contains(point) == (distance < 1))
      inside += distance < 1 ? 1 : 0
    }
    #expect(inside > 1000)
  }

  /// What is filled and what is contained must be the same: pixels fully covered or untouched against their centres.
  @Test func containmentAgreesWithFilledPixels() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<12 {
      let path = CGMutablePath()
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0...60, using: &random), y: CGFloat.random(in: 0...60, using: &random))
      }
      for _ in 0..<2 {
        path.move(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: point(), control: point())
        path.addLine(to: point())
        if round % 2 == 0 { path.closeSubpath() }
      }
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let context = CGContext(width: 60, height: 60, scale: 1)
        context.addPath(path)
        context.fillPath(using: rule)
        let pixels = context.allPixels
        for y in 0..<60 {
          for x in 0..<60 {
            let alpha = pixels[y * 60 + x] >> 24
            guard alpha == 0 || alpha == 255 else { continue }
            let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
            // An outline may graze a pixel by less than the rasterizer sees, but not through its centre.
            #expect(path.contains(center, using: rule) == (alpha == 255), "round \(round) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func arcsLieOnTheirCircle() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0.3, endAngle: 4, clockwise: clockwise)
      var last = CGPoint.zero
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: last = points[0]
        case .addCurveToPoint:
          for step in 0...10 {
            let t = CGFloat(step) / 10
            let u = 1 - t
            let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let corners = [last, points[0], points[1], points[2]]
            let x = zip(weights, corners).map { $0 * $1.x }.reduce(0, +)
            let y = zip(weights, corners).map { $0 * $1.y }.reduce(0, +)
            #expect(abs(hypot(x - 5, y - 5) - 4) < 0.002)
          }
          last = points[2]
        default: Issue.record("an arc from nowhere has no lines")
        }
      }
      #expect(abs(last.x - (5 + 4 * cos(4))) < 1e-9 && abs(last.y - (5 + 4 * sin(4))) < 1e-9)
      // Counter-clockwise the arc passes through π, clockwise it does not.
      #expect((path.boundingBoxOfPath.minX < 1.01) == !clockwise)
    }
  }

  @Test func arcOverAFullTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(path.boundingBoxOfPath.insetBy(dx: 1e-9, dy: 1e-9).width > 1.999)
    let none = CGMutablePath()
    none.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
    #expect(none.boundingBoxOfPath.width == 0)
  }

  @Test func tangentArcRoundsACorner() {
    for flipped in [1, -1] as [CGFloat] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * flipped), radius: 3)
      #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 3 * flipped) < 1e-9)
      path.addLine(to: CGPoint(x: 0, y: 10 * flipped))
      // The point on the arc is 3 from (7, 3): the corner (9.5, 0.5) is cut off, (9, 1) is not.
      #expect(!path.contains(CGPoint(x: 9.6, y: 0.4 * flipped)))
      #expect(path.contains(CGPoint(x: 9, y: 1 * flipped)))
    }
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test func segmentAfterACloseStartsWhereTheSubpathDid() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 1), CGPoint(x: 4, y: 4)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.elements.suffix(2) == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 9, y: 9))])
  }

  @Test func copiesDoNotChangeWithTheOriginal() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy.boundingBox.maxX == 1 && path.boundingBox.maxX == 6)
    #expect(copy != path && copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy.copy(using: &double)?.boundingBox.maxX == 2)
    let grown = try #require(copy.mutableCopy(using: &double))
    grown.addLine(to: CGPoint(x: 50, y: 0))
    #expect(grown.boundingBox.maxX == 50 && copy.boundingBox.maxX == 1)
  }
}

@Suite struct RoundedCornerTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  /// Every corner of a shape is the mirror image of the others.
  private func expectSymmetric(_ path: CGPath) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let point = CGPoint(
        x: CGFloat.random(in: 8...60, using: &random), y: CGFloat.random(in: 18...50, using: &random))
      let inside = path.contains(point)
      #expect(path.contains(CGPoint(x: 120 - point.x, y: point.y)) == inside)
      #expect(path.contains(CGPoint(x: point.x, y: 100 - point.y)) == inside)
    }
  }

  @Test func roundedRectanglesAreSymmetric() {
    expectSymmetric(CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 8, transform: nil))
    expectSymmetric(CGPath.rounded(rect, radius: 12, corners: .all))
    expectSymmetric(CGPath.continuousRounded(rect, radius: 12))
    expectSymmetric(CGPath.continuousRounded(rect, radius: 28))
  }

  @Test func cornersLieInsideOfTheRectangleAndItsSidesStay() {
    for path in [CGPath.rounded(rect, radius: 12, corners: .all), CGPath.continuousRounded(rect, radius: 12)] {
      let box = path.boundingBoxOfPath
      #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 110) < 1e-9)
      #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 80) < 1e-9)
      #expect(!path.contains(CGPoint(x: 11, y: 21)))
      #expect(path.contains(CGPoint(x: 60, y: 20.5)))
    }
  }

  @Test func onlyNamedCornersAreRounded() {
    let near: [(RectCorners, CGPoint)] = [
      (.topLeft, CGPoint(x: 10.5, y: 20.5)), (.topRight, CGPoint(x: 109.5, y: 20.5)),
      (.bottomLeft, CGPoint(x: 10.5, y: 79.5)), (.bottomRight, CGPoint(x: 109.5, y: 79.5)),
    ]
    for raw in 0..<16 {
      let corners = RectCorners(rawValue: UInt(raw))
      for path in [
        CGPath.rounded(rect, radius: 12, corners: corners),
        CGPath.continuousRounded(rect, radius: 12, corners: corners),
      ] {
        for (corner, point) in near { #expect(path.contains(point) == !corners.contains(corner)) }
      }
    }
  }

  /// The curve leaves the edge 1.528665 radii before the corner, passes near the circle on the diagonal, and is cut to a circle where
  /// there is no room.
  @Test func continuousCornerIsFlatterThanTheCircleAtItsEnds() {
    let smooth = CGPath.continuousRounded(CGRect(x: 0, y: 0, width: 200, height: 200), radius: 20)
    guard case .move(let start) = smooth.elements[0] else {
      Issue.record("a shape starts with a move")
      return
    }
    #expect(start == CGPoint(x: 200 - 20 * 1.528665, y: 0))
    let round = CGPath.rounded(CGRect(x: 0, y: 0, width: 200, height: 200), radius: 20, corners: .all)
    // At x = 1.2 r the circle has not begun; the smooth corner has left the edge already.
    #expect(round.contains(CGPoint(x: 24, y: 0.01)) && !smooth.contains(CGPoint(x: 24, y: 0.01)))
    // On the diagonal both are within 0.02 r of each other: (1 - 1/√2) r = 0.2929 r.
    #expect(!smooth.contains(CGPoint(x: 5.4, y: 5.4)) && smooth.contains(CGPoint(x: 6.3, y: 6.3)))
  }

  @Test func continuousCornerWithoutRoomIsACircle() {
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    for radius in [1, 5] as [CGFloat] {
      let path = CGPath.continuousRounded(square, radius: radius)
      var random = SeededGenerator(seed: 6)
      for _ in 0..<1000 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...2, using: &random), y: CGFloat.random(in: 0...2, using: &random))
        let distance = hypot(point.x - 1, point.y - 1)
        if abs(distance - 1) < 0.0004 { continue }
        #expect(path.contains(point) == (distance < 1))
      }
    }
  }

  @Test func radiusIsCutToTheShorterSide() {
    #expect(CGPath.rounded(rect, radius: 500, corners: .all) == CGPath.rounded(rect, radius: 30, corners: .all))
    #expect(CGPath.rounded(rect, radius: 0, corners: .all).isRect(nil))
    #expect(CGPath.continuousRounded(rect, radius: -3).isRect(nil))
  }
}
