import SeededRandom

@testable import QuartzCore

/// A tree of layers that changes at random, one attribute at a time.
@MainActor
final class RandomTree {
  let root: CALayer
  private(set) var layers: [CALayer] = []
  private var random: SeededGenerator
  private let size: CGSize
  private let scale: CGFloat
  private var drawings: [ClosureDrawing] = []
  private let image: CGImage
  private(set) var log: [String] = []

  private let hasBackdrops: Bool

  init(seed: Int, size: CGSize, scale: CGFloat, hasBackdrops: Bool = false) {
    self.hasBackdrops = hasBackdrops
    random = SeededGenerator(seed: seed)
    self.size = size
    self.scale = scale
    root = makeLayer(0, 0, size.width, size.height, .white)
    image = makeImage(width: 3, [.red, .green, .blue, .white, .black, .halfRed, .clear, .red, .white])
    for _ in 0..<(6 + random.below(10)) { addLayer() }
  }

  func mutate() {
    for _ in 0...random.below(3) { mutateOnce() }
  }

  private func mutateOnce() {
    guard let layer = layers.isEmpty ? nil : layers[random.below(layers.count)] else { return addLayer() }
    let choice = random.below(30)
    log.append("\(choice) \(layer.summary)")
    switch choice {
    case 0: addLayer()
    case 1:
      layer.removeFromSuperlayer()
      layers.removeAll { $0 === layer || $0.isInside(of: layer) }
    case 2, 3, 4: place(layer)
    case 5, 6, 7, 8: scroll(layer)
    case 9: layer.backgroundColor = color()
    case 10: layer.opacity = Float(random.number(0...1.2))
    case 11: layer.isHidden.toggle()
    case 12: layer.masksToBounds.toggle()
    case 13: layer.cornerRadius = random.chance(30) ? 0 : length(0...20)
    case 14: layer.cornerCurve = random.chance(50) ? .continuous : .circular
    case 15: layer.borderWidth = random.chance(40) ? 0 : length(0...6)
    case 16: layer.borderColor = color()
    case 17:
      layer.shadowOpacity = random.chance(50) ? 0 : 0.7
      layer.shadowRadius = length(0...6)
      layer.shadowOffset = CGSize(width: length(-5...5), height: length(-5...5))
    case 18: layer.zPosition = CGFloat(random.below(3))
    case 19:
      layer.transform =
        random.chance(50)
        ? CATransform3DIdentity
        : CATransform3DMakeAffineTransform(
          CGAffineTransform(rotationAngle: random.number(0...6)).scaledBy(x: random.number(0.5...1.5), y: 1))
    case 20: layer.contents = random.chance(30) ? nil : image
    case 21: layer.contentsGravity = random.chance(50) ? .resize : .topLeft
    case 22: layer.mask = random.chance(50) ? nil : mask()
    case 23: setDrawing(of: layer)
    case 24: layer.setNeedsDisplay()
    case 25: layer.maskedCorners = CACornerMask(rawValue: UInt(random.below(16)))
    case 26: layer.allowsGroupOpacity.toggle()
    case 27: layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
    case 28:
      let parent = layer.superlayer!
      parent.insertSublayer(layer, at: UInt32(random.below(5)))
    default:
      let target = layers[random.below(layers.count)]
      if target !== layer, !target.isInside(of: layer) { target.addSublayer(layer) }
    }
  }

  private func addLayer() {
    let layer: CALayer
    switch random.below(hasBackdrops ? 10 : 8) {
    case 8:
      let backdrop = BackdropLayer()
      backdrop.effect = BackdropEffect(radius: length(0...12), saturation: 1.8, tint: .halfRed)
      layer = backdrop
    case 9:
      let recoloured = RecolouredLayer()
      recoloured.colour = color()
      layer = recoloured
    case 0:
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 3, y: 2, width: 30, height: 21))
      shape.path = path
      shape.fillColor = color()
      shape.strokeColor = random.chance(50) ? .black : nil
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.red, CGColor.blue]
      gradient.type = random.chance(50) ? .radial : .axial
      layer = gradient
    default: layer = CALayer()
    }
    layer.backgroundColor = random.chance(70) ? color() : nil
    layer.masksToBounds = random.chance(40)
    layer.contentsScale = scale
    place(layer)
    if random.chance(20) { setDrawing(of: layer) }
    let parent = layers.isEmpty || random.chance(30) ? root : layers[random.below(layers.count)]
    parent.addSublayer(layer)
    layers.append(layer)
  }

  /// Stable drawing on whole pixels, as of a label, or an oval that is not.
  private func setDrawing(of layer: CALayer) {
    let isStable = random.chance(50)
    let drawing = ClosureDrawing(isStable: isStable) { layer, context in
      context.setFillColor(.black)
      if isStable {
        let box = CGRect(x: layer.bounds.minX, y: layer.bounds.minY, width: 10, height: 3)
        context.fill(box)
      } else {
        context.fillEllipse(in: layer.bounds.insetBy(dx: 1, dy: 1))
      }
    }
    drawings.append(drawing)
    layer.contentDrawing = drawing
  }

  private func mask() -> CALayer {
    let mask = makeLayer(length(-5...10), length(-5...10), length(5...60), length(5...60), .black)
    mask.cornerRadius = length(0...15)
    return mask
  }

  /// Moves what is inside, by whole pixels more often than not.
  private func scroll(_ layer: CALayer) {
    var origin = layer.bounds.origin
    let pixels = CGFloat(random.below(60) - 30)
    if random.chance(80) { origin.y += pixels / scale } else { origin.x += pixels / scale }
    if random.chance(15) { origin.y += 0.21 }
    layer.bounds.origin = origin
  }

  private func place(_ layer: CALayer) {
    layer.frame = CGRect(
      x: length(-20...size.width), y: length(-20...size.height), width: length(0...size.width),
      height: length(0...size.height))
  }

  /// A length on a whole pixel most of the time.
  private func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = random.number(range)
    return random.chance(75) ? (value * scale).rounded() / scale : value
  }

  private func color() -> CGColor {
    CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.chance(60) ? 1 : random.number(0...1))
  }
}

extension CALayer {
  func isInside(of other: CALayer) -> Bool {
    var layer = superlayer
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }
}
