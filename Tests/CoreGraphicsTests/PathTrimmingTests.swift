import Testing

@testable import CoreGraphics

@Suite struct PathTrimmingTests {
  private func path(_ points: [CGPoint], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  @Test func linesAreCutByTheirLength() {
    let corner = path([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let second = corner.trimmed(from: 0.5, to: 1)
    #expect(second.elements.count == 3 && second.elements.last == .line(CGPoint(x: 30, y: 10)))
    #expect(abs(second.boundingBoxOfPath.minX - 20) < 1e-9 && second.boundingBoxOfPath.maxX == 30)
    let first = corner.trimmed(from: 0, to: 0.25)
    #expect(first.elements.count == 2 && first.elements.first == .move(.zero))
    #expect(abs(first.boundingBoxOfPath.maxX - 10) < 1e-9 && first.boundingBoxOfPath.maxY == 0)
    #expect(corner.trimmed(from: 0.6, to: 0.4).isEmpty && corner.trimmed(from: 0.4, to: 0.4).isEmpty)
    #expect(corner.trimmed(from: -1, to: 2).elements == corner.elements)
  }

  @Test func closedSubpathsStayClosedWhereTheyAreWhole() {
    let square = path([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)], closed: true)
    let open = square.trimmed(from: 0, to: 0.875)
    #expect(!open.elements.contains(.close) && open.elements.count == 5)
    let two = CGMutablePath()
    two.addPath(square)
    two.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 60, y: 0)])
    let cut = two.trimmed(from: 0, to: 0.75)
    #expect(cut.elements.contains(.close) && abs(cut.boundingBoxOfPath.maxX - 40) < 1e-9)
  }

  @Test func aQuarterOfACircleEndsAtItsTop() throws {
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let box = circle.trimmed(from: 0, to: 0.25).boundingBoxOfPath
    #expect(abs(box.minX) < 0.02 && abs(box.maxX - 10) < 0.02 && abs(box.minY) < 0.02 && abs(box.maxY - 10) < 0.02)
    let half = circle.trimmed(from: 0.25, to: 0.75).boundingBoxOfPath
    #expect(abs(half.minX + 10) < 0.02 && abs(half.maxX) < 0.02)
  }
}
