import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct UIBezierPathTests {
  private func drawn(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in draw() }
  }

  @Test func pathsFillTheirShape() {
    let rect = CGRect(x: 4, y: 6, width: 20, height: 10)
    let image = drawn {
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
    #expect(image.inkBounds == rect)
    let oval = UIBezierPath(ovalIn: rect)
    #expect(oval.contains(CGPoint(x: 14, y: 11)))
    #expect(!oval.contains(CGPoint(x: 4.5, y: 6.5)))
    #expect(abs(oval.bounds.minX - 4) < 0.01 && abs(oval.bounds.width - 20) < 0.01)
  }

  @Test func arcsGoClockwiseAsTheyAreSeen() {
    let quarter = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // From the right, by way of the lower right, to the bottom.
    #expect(abs(quarter.currentPoint.x - 20) < 0.01 && abs(quarter.currentPoint.y - 30) < 0.01)
    #expect(abs(quarter.bounds.width - 10) < 0.01 && abs(quarter.bounds.minX - 20) < 0.01)
    let rest = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.width - 20) < 0.01)
  }

  @Test func onlyTheNamedCornersAreRounded() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 12, height: 12))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 12)
    #expect(!all.contains(CGPoint(x: 39, y: 39)))
  }

  @Test func strokesHaveWidthAndDashes() {
    let image = drawn {
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
      path.lineWidth = 4
      path.setLineDash([10, 10], count: 2, phase: 0)
      path.stroke()
    }
    #expect(image.inkBounds == CGRect(x: 0, y: 8, width: 30, height: 4))
    #expect(image.pixel(15, 10) == 0)
  }

  @Test func theEvenOddRuleLeavesHoles() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    let image = drawn { path.fill() }
    #expect(image.pixel(15, 15) == 0)
    #expect(image.pixel(5, 5) != 0)
  }

  @Test func clipsCutWhatIsDrawnAfterwards() {
    let image = drawn {
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5)).addClip()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image.inkBounds == CGRect(x: 10, y: 10, width: 5, height: 5))
  }

  @Test func reversedPathsEndWhereTheyBegan() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 2))
    path.addCurve(
      to: CGPoint(x: 20, y: 12), controlPoint1: CGPoint(x: 15, y: 2), controlPoint2: CGPoint(x: 20, y: 7))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.reversing() == path)
    // A hole wound the other way stays a hole.
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    frame.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!frame.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func flatCurvesAreMadeOfFewerChords() {
    func covered(_ flatness: CGFloat) -> Int {
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 90, height: 90))
      path.flatness = flatness
      let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 90), format: format).image { _ in
        (path.copy() as? UIBezierPath)?.fill()
      }
      return image.cgImage.map { picture in
        picture.withUnsafePixels { pixels, bytesPerRow in
          (0..<90 * 90).count { pixels[$0 / 90 * bytesPerRow / 4 + $0 % 90] >> 24 == 255 }
        }
      } ?? 0
    }
    #expect(UIBezierPath().flatness == 0.6)
    #expect(covered(0.6) == covered(0.1))
    #expect(covered(12) < covered(0.6) - 100)
  }
}
