import Foundation

extension UIBezierPath {
  /// The elements as numbers: the kind of each, and then its points.
  func write(to coder: NSCoder) {
    var numbers: [Double] = []
    cgPath.applyWithBlock { element in
      let type = element.pointee.type
      numbers.append(Double(type.rawValue))
      for index in 0..<Self.points(of: type) {
        let point = element.pointee.points[index]
        numbers += [Double(point.x), Double(point.y)]
      }
    }
    coder.encode(Self.data(numbers), forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
    coder.encode(Self.data([Double(dash.phase)] + dash.lengths.map { Double($0) }), forKey: "UIBezierPathDash")
  }

  func read(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBezierPathElements") else { return }
    readElements(Self.numbers("UIBezierPathElements", coder))
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
    miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
    if coder.containsValue(forKey: "UIBezierPathFlatness") {
      flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatness"))
    }
    lineCapStyle = CGLineCap(rawValue: .init(coder.decodeInteger(forKey: "UIBezierPathLineCapStyle"))) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: .init(coder.decodeInteger(forKey: "UIBezierPathLineJoinStyle"))) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
    let lengths = Self.numbers("UIBezierPathDash", coder)
    if let phase = lengths.first { dash = (lengths.dropFirst().map { CGFloat($0) }, CGFloat(phase)) }
  }

  private func readElements(_ numbers: [Double]) {
    var index = 0
    while index < numbers.count, let type = CGPathElementType(rawValue: .init(numbers[index])) {
      let count = Self.points(of: type)
      guard index + 2 * count < numbers.count else { return }
      let points = (0..<count).map { CGPoint(x: numbers[index + 1 + 2 * $0], y: numbers[index + 2 + 2 * $0]) }
      index += 1 + 2 * count
      switch type {
      case .moveToPoint: move(to: points[0])
      case .addLineToPoint: addLine(to: points[0])
      case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
      case .addCurveToPoint: addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
      case .closeSubpath: close()
      @unknown default: move(to: points[0])
      }
    }
  }

  private static func points(of type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    @unknown default: 1
    }
  }

  private static func data(_ numbers: [Double]) -> NSData {
    let data = numbers.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }
    return NSData(data: data)
  }

  private static func numbers(_ key: String, _ coder: NSCoder) -> [Double] {
    guard let data = coder.object(of: NSData.self, key).map({ Data(referencing: $0) }) else { return [] }
    return (0..<data.count / 8).map { index in
      var bits: UInt64 = 0
      for byte in 0..<8 { bits |= UInt64(data[index * 8 + byte]) << UInt64(byte * 8) }
      return Double(bitPattern: bits)
    }
  }
}
