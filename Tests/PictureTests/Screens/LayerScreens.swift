import UIKit

/// Gradients, shadows, masks, clipping, transforms, drawing.
@MainActor enum LayerScreens {
  static func gradients() -> UIViewController {
    BuiltController { view in
      @MainActor func gradient(_ frame: CGRect, _ colors: [UIColor], _ change: (CAGradientLayer) -> Void = { _ in }) {
        let layer = CAGradientLayer()
        layer.frame = frame
        layer.colors = colors.map(\.cgColor)
        change(layer)
        view.layer.addSublayer(layer)
      }
      gradient(CGRect(x: 16, y: 16, width: 136, height: 100), [.systemRed, .systemYellow])
      gradient(CGRect(x: 168, y: 16, width: 136, height: 100), [.systemBlue, .systemGreen, .systemPink]) {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        $0.locations = [0, 0.2, 1]
        $0.cornerRadius = 30
      }
      gradient(CGRect(x: 16, y: 132, width: 136, height: 100), [.white, .systemIndigo]) {
        $0.type = .radial
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      }
      gradient(CGRect(x: 168, y: 132, width: 136, height: 100), [.systemRed, .systemGreen, .systemBlue, .systemRed]) {
        $0.type = .radial
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.3, y: 0.3), CGPoint(x: 0.9, y: 0.6))
        $0.cornerRadius = 50
      }
      gradient(CGRect(x: 16, y: 248, width: 288, height: 60), [.systemTeal.withAlphaComponent(0), .systemTeal]) {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      }
      gradient(CGRect(x: 16, y: 320, width: 288, height: 200), [.black.withAlphaComponent(0.7), .clear])
      let title = UILabel("On a gradient", size: 28, weight: .bold)
      title.textColor = .white
      title.frame = CGRect(x: 32, y: 330, width: 240, height: 40)
      view.addSubview(title)
    }
  }

  static func shadows() -> UIViewController {
    BuiltController { view in
      view.backgroundColor = .secondarySystemBackground
      @MainActor func card(_ x: CGFloat, _ y: CGFloat, _ change: (UIView) -> Void) {
        let card = UIView.box(x, y, 120, 90, .systemBackground)
        card.layer.shadowOpacity = 0.4
        change(card)
        view.addSubview(card)
      }
      card(24, 24) { _ in }
      card(176, 24) {
        $0.layer.cornerRadius = 20
        $0.layer.shadowRadius = 12
        $0.layer.shadowOffset = CGSize(width: 0, height: 8)
      }
      card(24, 150) {
        $0.layer.cornerRadius = 45
        $0.layer.shadowColor = UIColor.systemRed.cgColor
        $0.layer.shadowOpacity = 1
      }
      card(176, 150) {
        $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 60, width: 120, height: 50)).cgPath
        $0.layer.shadowRadius = 6
      }
      card(24, 276) {
        $0.backgroundColor = nil
        let label = UILabel("Glow", size: 40, weight: .heavy)
        label.frame = $0.bounds
        label.textColor = .systemBlue
        $0.addSubview(label)
        $0.layer.shadowColor = UIColor.systemBlue.cgColor
      }
      card(176, 276) {
        $0.alpha = 0.5
        $0.layer.borderWidth = 4
        $0.layer.borderColor = UIColor.systemGreen.cgColor
        $0.transform = CGAffineTransform(rotationAngle: 0.3)
      }
      card(100, 410) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 12
        $0.addSubview(.box(60, 45, 100, 100, .systemPurple))
      }
    }
  }

  static func masks() -> UIViewController {
    BuiltController { view in
      @MainActor func tile(_ x: CGFloat, _ y: CGFloat) -> UIView {
        let tile = UIView.box(x, y, 136, 120, .systemTeal)
        let stripe = UIView.box(0, 50, 136, 20, .systemRed)
        tile.addSubview(stripe)
        view.addSubview(tile)
        return tile
      }
      let star = CAShapeLayer()
      let path = UIBezierPath()
      for index in 0..<10 {
        let (radius, angle) = (index % 2 == 0 ? 60.0 : 26.0, Double(index) * .pi / 5 - .pi / 2)
        let point = CGPoint(x: 68 + radius * cos(angle), y: 60 + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      star.path = path.cgPath
      tile(16, 16).layer.mask = star
      let fade = CAGradientLayer()
      fade.frame = CGRect(x: 0, y: 0, width: 136, height: 120)
      fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      tile(168, 16).layer.mask = fade
      let hole = CAShapeLayer()
      let outline = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 136, height: 120))
      outline.append(UIBezierPath(ovalIn: CGRect(x: 38, y: 30, width: 60, height: 60)))
      hole.path = outline.cgPath
      hole.fillRule = .evenOdd
      tile(16, 152).layer.mask = hole
      let words = UILabel("MASK", size: 48, weight: .black)
      words.frame = CGRect(x: 0, y: 0, width: 136, height: 120)
      words.textAlignment = .center
      tile(168, 152).mask = words
      let corners = tile(16, 288)
      corners.layer.cornerRadius = 40
      corners.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      corners.clipsToBounds = true
      let capsule = tile(168, 288)
      capsule.layer.cornerRadius = 60
      capsule.layer.cornerCurve = .continuous
      capsule.layer.masksToBounds = true
      capsule.layer.borderWidth = 6
      let nested = tile(16, 424)
      nested.clipsToBounds = true
      nested.layer.cornerRadius = 24
      let inner = UIView.box(60, 40, 120, 120, .systemYellow)
      inner.layer.cornerRadius = 40
      inner.clipsToBounds = true
      inner.addSubview(.box(0, 0, 60, 60, .systemGreen))
      nested.addSubview(inner)
      let group = tile(168, 424)
      group.alpha = 0.4
      group.addSubview(.box(20, 20, 60, 60, .systemBlue))
    }
  }

  static func transforms() -> UIViewController {
    BuiltController { view in
      for (index, angle) in [0.1, 0.5, 1.2, .pi / 2, 2.5].enumerated() {
        let label = UILabel("Rotated \(index)", size: 22, weight: .semibold)
        label.backgroundColor = .systemFill
        label.frame = CGRect(x: 20 + CGFloat(index % 2) * 150, y: 40 + CGFloat(index / 2) * 110, width: 120, height: 30)
        label.transform = CGAffineTransform(rotationAngle: angle)
        view.addSubview(label)
      }
      let big = UILabel("Scaled", size: 17)
      big.frame = CGRect(x: 190, y: 270, width: 60, height: 22)
      big.transform = CGAffineTransform(scaleX: 2, y: 3)
      view.addSubview(big)
      let flipped = UILabel("Mirrored", size: 24)
      flipped.frame = CGRect(x: 20, y: 350, width: 130, height: 30)
      flipped.transform = CGAffineTransform(scaleX: -1, y: 1)
      view.addSubview(flipped)
      let card = UIView.box(60, 410, 200, 110, .systemOrange)
      card.layer.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
      let text = UILabel("Foreshortened", size: 24, weight: .bold)
      text.frame = CGRect(x: 20, y: 30, width: 160, height: 40)
      card.addSubview(text)
      view.addSubview(card)
    }
  }

  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.systemBlue.setStroke()
      let dashed = UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 130, height: 80), cornerRadius: 16)
      dashed.lineWidth = 4
      dashed.setLineDash([12, 6], count: 2, phase: 0)
      dashed.stroke()
      UIColor.systemRed.setFill()
      UIBezierPath(
        arcCenter: CGPoint(x: 220, y: 50), radius: 40, startAngle: 0, endAngle: 4, clockwise: true
      ).fill()
      let curve = UIBezierPath()
      curve.move(to: CGPoint(x: 10, y: 180))
      curve.addCurve(
        to: CGPoint(x: 278, y: 180), controlPoint1: CGPoint(x: 90, y: 60), controlPoint2: CGPoint(x: 190, y: 300))
      curve.lineWidth = 10
      curve.lineCapStyle = .round
      curve.stroke()
      for (index, mode) in [CGBlendMode.normal, .multiply, .screen, .difference, .overlay].enumerated() {
        let x = CGFloat(10 + index * 56)
        UIColor.systemYellow.setFill()
        context.fill(CGRect(x: x, y: 250, width: 36, height: 36))
        UIColor.systemPurple.setFill()
        UIRectFillUsingBlendMode(CGRect(x: x + 14, y: 264, width: 36, height: 36), mode)
      }
      ("Drawn text" as NSString).draw(
        at: CGPoint(x: 10, y: 320), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      context.setLineWidth(0.5)
      for index in 0..<20 {
        context.stroke(CGRect(x: 150.25 + CGFloat(index) * 2.5, y: 320, width: 60, height: 40))
      }
    }
  }

  static func drawing() -> UIViewController {
    BuiltController { view in
      let drawing = Drawing(frame: CGRect(x: 16, y: 16, width: 288, height: 380))
      drawing.backgroundColor = .secondarySystemBackground
      view.addSubview(drawing)
      let patch = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
        UIColor.systemGreen.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 10).fill()
        UIColor.white.setFill()
        context.fill(CGRect(x: 11, y: 0, width: 2, height: 24))
      }
      let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .center, .bottomRight]
      for (index, mode) in modes.enumerated() {
        let view2 = UIImageView(
          image: index == 0
            ? patch.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)) : patch)
        view2.contentMode = mode
        view2.backgroundColor = .systemFill
        view2.frame = CGRect(x: 16 + CGFloat(index) * 74, y: 412, width: 66, height: 44)
        view.addSubview(view2)
      }
    }
  }
}
