import QuartzCore
import UIKit

/// The status bar and the home indicator, as in Apple's own pictures of devices: 9:41, full signal, full battery.
///
/// Its parts are as seen on devices from the iPhone 8 on, drawn by a rule. It lies in no window, so that applications do not find it.
@MainActor
final class StatusBarPicture {
  /// The visible parts of the bars, and their looks.
  struct Look: Equatable {
    var isBarShown: Bool
    var isIndicatorShown: Bool
    var isLight: Bool
    var isIndicatorLight: Bool
    var isIndicatorFaint: Bool
    var isLoading: Bool
    var isMirrored: Bool
  }

  private let view: StatusBarView

  init(frame: CGRect, safeArea: UIEdgeInsets, scale: CGFloat, isPad: Bool) {
    view = StatusBarView(frame: frame)
    view.safeArea = safeArea
    view.isPad = isPad
    view.backgroundColor = nil
    view.isOpaque = false
    view.layer.contentsScale = scale
  }

  /// The layer to be drawn in front of everything; `screen` holds the windows.
  func layer(for window: UIWindow, over screen: CALayer) -> CALayer {
    let application = UIApplication.shared
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    // In compact height, phones show no status bar.
    let hasRoom = view.safeArea.top >= 20
    let isBarShown = !application.isStatusBarHidden && hasRoom
    let isIndicatorShown = view.safeArea.bottom > 0 && !window.hidesHomeIndicator
    var isLight = application.statusBarStyle == .lightContent
    if isBarShown, application.statusBarStyle == .default {
      isLight = isLightReadable(over: screen, top: 0, height: view.safeArea.top, isDark: isDark)
    }
    var isIndicatorLight = isDark
    if isIndicatorShown {
      let place = Self.indicator
      isIndicatorLight = isLightReadable(
        over: screen, top: view.bounds.height - place.bottom - place.height, height: place.height, isDark: isDark)
    }
    view.look = Look(
      isBarShown: isBarShown, isIndicatorShown: isIndicatorShown, isLight: isLight, isIndicatorLight: isIndicatorLight,
      isIndicatorFaint: window.edgesDeferringSystemGestures.contains(.bottom),
      isLoading: application.isNetworkActivityIndicatorVisible,
      isMirrored: application.userInterfaceLayoutDirection == .rightToLeft)
    return view.layer
  }

  /// The height of the home indicator, and its distance from the bottom edge.
  static let indicator: (height: CGFloat, bottom: CGFloat) = (5, 8)

  /// Whether light signs are read over a strip of the screen: those of the appearance, unless the strip is nearly as
  /// light or as dark.
  ///
  /// As the default style of iOS 17 does, and as the home indicator always did; at which brightness they change is a rule.
  private func isLightReadable(over screen: CALayer, top: CGFloat, height: CGFloat, isDark: Bool) -> Bool {
    let strip = CALayer()
    strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    strip.bounds.origin.y = top
    strip.addSublayer(screen)
    defer { screen.removeFromSuperlayer() }
    let probe = Compositor(size: strip.frame.size, scale: 0.25, background: CGColor(gray: 0, alpha: 1))
    probe.render(strip)
    var sum = 0
    let count = probe.pixelWidth * probe.pixelHeight
    probe.withUnsafePixels { pixels, bytesPerRow in
      for y in 0..<probe.pixelHeight {
        for x in 0..<probe.pixelWidth {
          let pixel = pixels[y * (bytesPerRow / 4) + x]
          // The weights of BT.601 in 256ths.
          sum += Int(pixel >> 16 & 255) * 77 + Int(pixel >> 8 & 255) * 150 + Int(pixel & 255) * 29
        }
      }
    }
    guard count > 0 else { return isDark }
    let brightness = Double(sum) / Double(count * 256 * 255)
    return isDark ? brightness < 0.6 : brightness < 0.4
  }
}

/// Draws the bars.
private final class StatusBarView: UIView {
  var safeArea = UIEdgeInsets.zero
  var isPad = false
  var look: StatusBarPicture.Look? { didSet { if look != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let look else { return }
    if look.isIndicatorShown {
      // How faint it is is a rule.
      drawIndicator(
        (look.isIndicatorLight ? UIColor.white : .black).withAlphaComponent(look.isIndicatorFaint ? 0.3 : 1))
    }
    guard look.isBarShown else { return }
    let color: UIColor = look.isLight ? .white : .black
    if safeArea.top >= 44, !isPad { drawBesideNotch(color) } else { drawPlain(color, look.isLoading) }
  }

  /// A bar 5 points high, 8 above the lower edge, and a good third of the width wide: 139 points of 390.
  private func drawIndicator(_ color: UIColor) {
    let width = (bounds.width < bounds.height && !isPad ? bounds.width * 139 / 390 : bounds.width * 0.27).rounded()
    let (height, bottom) = StatusBarPicture.indicator
    let place = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - bottom - height, width: width, height: height)
    color.setFill()
    UIBezierPath(roundedRect: place, cornerRadius: height / 2).fill()
  }

  /// The time at the left of the notch or island, the signs at the right of it.
  private func drawBesideNotch(_ color: UIColor) {
    let hasIsland = safeArea.top >= 59
    let middle = hasIsland ? CGFloat(32) : safeArea.top / 2 + 2
    let ear: CGFloat = hasIsland ? 72 : 51
    drawTime(UIFont.systemFont(ofSize: 17, weight: .semibold), color, center: CGPoint(x: ear, y: middle))
    drawSigns(color, end: bounds.width - ear + 36, middle: middle)
  }

  /// Draws a plain status bar, 20 or 24 points high: the time in the middle on phones with a home button, at the left
  /// on tablets.
  private func drawPlain(_ color: UIColor, _ isLoading: Bool) {
    let middle = safeArea.top / 2
    // On phones at the leading edge, on tablets behind the time.
    if isLoading {
      let x: CGFloat = isPad ? 66 : 14
      drawLoading(color, center: CGPoint(x: look?.isMirrored == true ? bounds.width - x : x, y: middle))
    }
    let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    drawTime(font, color, center: CGPoint(x: isPad ? 34 : bounds.width / 2, y: middle))
    drawSigns(color, end: bounds.width - 8, middle: middle)
  }

  private func drawTime(_ font: UIFont, _ color: UIColor, center: CGPoint) {
    let text = NSAttributedString(string: "9:41", attributes: [.font: font, .foregroundColor: color])
    let size = text.size()
    let x = look?.isMirrored == true ? bounds.width - center.x : center.x
    text.draw(at: CGPoint(x: x - size.width / 2, y: center.y - size.height / 2))
  }

  /// The signs from the end of the bar on; where one reads from right to left the whole is mirrored, the battery and the bars too.
  private func drawSigns(_ color: UIColor, end: CGFloat, middle: CGFloat) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    defer { context?.restoreGState() }
    if look?.isMirrored == true {
      context?.translateBy(x: bounds.width, y: 0)
      context?.scaleBy(x: -1, y: 1)
    }
    drawBattery(color, end: end, middle: middle)
    drawWiFi(color, center: CGPoint(x: end - 27 - 6 - 8.5, y: middle + 5.5))
    if !isPad { drawSignal(color, end: end - 27 - 6 - 17 - 5, middle: middle) }
  }

  /// Eight spokes, one darker than the other; they stand still, as the bar is drawn for moments.
  private func drawLoading(_ color: UIColor, center: CGPoint) {
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      let (x, y) = (cos(angle), sin(angle))
      let line = UIBezierPath()
      line.move(to: CGPoint(x: center.x + 2.5 * x, y: center.y + 2.5 * y))
      line.addLine(to: CGPoint(x: center.x + 5.5 * x, y: center.y + 5.5 * y))
      line.lineWidth = 1.5
      line.lineCapStyle = .round
      color.withAlphaComponent(1 - CGFloat(spoke) * 0.1).setStroke()
      line.stroke()
    }
  }

  private func drawBattery(_ color: UIColor, end: CGFloat, middle: CGFloat) {
    let body = CGRect(x: end - 27.5, y: middle - 6.5, width: 25, height: 13)
    let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
    color.withAlphaComponent(0.35).setStroke()
    outline.lineWidth = 1
    outline.stroke()
    color.withAlphaComponent(0.4).setFill()
    UIBezierPath(roundedRect: CGRect(x: end - 1.5, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75).fill()
    color.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.5).fill()
  }

  private func drawSignal(_ color: UIColor, end: CGFloat, middle: CGFloat) {
    color.setFill()
    for (index, height) in ([4, 6, 9, 12] as [CGFloat]).enumerated() {
      let bar = CGRect(x: end - 18 + CGFloat(index) * 5, y: middle + 6 - height, width: 3, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
    }
  }

  /// A sector and two arcs over it.
  private func drawWiFi(_ color: UIColor, center: CGPoint) {
    color.set()
    let (from, to) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    let dot = UIBezierPath()
    dot.move(to: center)
    dot.addArc(withCenter: center, radius: 3.6, startAngle: from, endAngle: to, clockwise: true)
    dot.close()
    dot.fill()
    for radius in [6.3, 10.6] as [CGFloat] {
      let arc = UIBezierPath()
      arc.addArc(withCenter: center, radius: radius, startAngle: from, endAngle: to, clockwise: true)
      arc.lineWidth = 2.5
      arc.stroke()
    }
  }
}
