import CoreGraphics
import Foundation
import Testing

/// What CoreGraphics documents of rectangles, where Foundation on Linux answers otherwise or might.
struct RectangleTests {
  private static let own = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 5, height: 5), false), (CGRect(x: -5, y: 0, width: 5, height: 5), false),
    (CGRect(x: 0, y: 20, width: 5, height: 5), false), (CGRect(x: 0, y: -5, width: 5, height: 5), false),
    (CGRect(x: 10, y: 20, width: 5, height: 5), false), (CGRect(x: 9, y: 19, width: 1, height: 1), true),
    (CGRect(x: 20, y: 3, width: -10, height: 1), false), (CGRect(x: 20, y: 3, width: -11, height: 1), true),
    (CGRect(x: 5, y: 5, width: 0, height: 0), true), (CGRect(x: 10, y: 5, width: 0, height: 5), false),
    (.null, false), (.infinite, true), (CGRect(x: 50, y: 50, width: 1, height: 1), false),
  ])
  func rectanglesThatShareAnEdgeAloneDoNotIntersect(other: CGRect, intersects: Bool) {
    #expect(Self.own.intersects(other) == intersects)
    #expect(other.intersects(Self.own) == intersects)
    let mirrored = CGRect(x: 10, y: 20, width: -10, height: -20)
    #expect(mirrored.intersects(other) == intersects)
  }

  @Test func negativeSizesAreTakenAsTheAreaThatTheyCover() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect((rect.minX, rect.maxX, rect.midY) == (6, 10, 7))
    #expect((rect.width, rect.height) == (4, 6) && rect.size.width == -4)
    #expect(rect.standardized == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(rect.contains(CGPoint(x: 6, y: 4)) && !rect.contains(CGPoint(x: 10, y: 10)))
    #expect(rect.insetBy(dx: 1, dy: 1) == CGRect(x: 7, y: 5, width: 2, height: 4))
  }

  @Test func insetsThatLeaveNothingGiveTheNullRectangle() {
    #expect(Self.own.insetBy(dx: 5, dy: 0) == CGRect(x: 5, y: 0, width: 0, height: 20))
    #expect(Self.own.insetBy(dx: 5.5, dy: 0).isNull)
  }

  @Test func theNullRectangleAddsNothingAndMeetsNothing() {
    #expect(CGRect.null.union(Self.own) == Self.own && Self.own.union(.null) == Self.own)
    #expect(CGRect.null.intersection(Self.own).isNull && Self.own.intersection(.null).isNull)
    #expect(Self.own.intersection(CGRect(x: 50, y: 0, width: 1, height: 1)).isNull)
    #expect(Self.own.union(CGRect(x: 30, y: 5, width: 0, height: 0)) == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func rectanglesAreRoundedOutwardsAndDivided() {
    #expect(CGRect(x: 0.2, y: -0.2, width: 1.5, height: 1.5).integral == CGRect(x: 0, y: -1, width: 2, height: 3))
    let parts = Self.own.divided(atDistance: 3, from: .maxYEdge)
    #expect(parts.slice == CGRect(x: 0, y: 17, width: 10, height: 3))
    #expect(parts.remainder == CGRect(x: 0, y: 0, width: 10, height: 17))
    #expect(Self.own.divided(atDistance: 40, from: .minXEdge).remainder == CGRect(x: 10, y: 0, width: 0, height: 20))
  }
}
