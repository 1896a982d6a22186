import HeadlessHost
import Testing
import UIKit

private final class Plain: UIViewController {
  var style = UIStatusBarStyle.default
  var hidesBar = false
  var hidesIndicator = false
  var edges: UIRectEdge = []
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesBar }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
  }
}

@Suite(.serialized) @MainActor struct StatusBarTests {
  private func picture(
    _ controller: UIViewController, shown: Bool?, direction: SnapshotOptions.Direction = .ltr
  ) throws -> [UInt8] {
    var options = SnapshotOptions(device: try #require(DeviceCatalogue.standard.device(named: "iPhone 14")))
    options.showsStatusBar = shown
    options.scale = 1
    options.direction = direction
    let host = ScreenHost(options: options)
    defer { host.close() }
    try host.show(controller)
    let image = host.image()
    return (0..<image.height).flatMap { y in (0..<image.width).map { x in grey(image, x, y) } }
  }

  private func grey(_ image: CGImage, _ x: Int, _ y: Int) -> UInt8 {
    image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)).map { part in
      part.withUnsafePixels { pixels, _ in UInt8(pixels[0] & 255) }
    } ?? 0
  }

  /// The darkest and the lightest of the status bar's pixels, and of the home indicator's.
  private func range(_ pixels: [UInt8], rows: Range<Int>) -> (UInt8, UInt8) {
    let part = pixels[(rows.lowerBound * 390)..<(rows.upperBound * 390)]
    return (part.min() ?? 0, part.max() ?? 0)
  }

  @Test func barsAreDrawnWhereTheyAreAskedFor() throws {
    let without = try picture(Plain(), shown: nil)
    #expect(Set(without).count == 1)
    let with = try picture(Plain(), shown: true)
    #expect(range(with, rows: 0..<47).0 < 40 && range(with, rows: 830..<838).0 < 40)
    #expect(Set(with[(60 * 390)..<(800 * 390)]).count == 1)
  }

  @Test func theDefaultStyleIsReadOnDarkGround() throws {
    let dark = Plain()
    dark.loadViewIfNeeded()
    dark.view.backgroundColor = .black
    let pixels = try picture(dark, shown: true)
    #expect(range(pixels, rows: 0..<47).1 > 240 && range(pixels, rows: 830..<838).1 > 240)
  }

  /// The time is at the beginning of the bar and the signs at its end, in either direction of reading.
  @Test func theBarIsMirroredFromRightToLeft() throws {
    let left = try picture(Plain(), shown: true)
    let right = try picture(Plain(), shown: true, direction: .rtl)
    // The battery's tip is the sign next to the edge.
    func ink(_ pixels: [UInt8]) -> [Int] {
      (0..<390).filter { x in (0..<47).contains { y in pixels[y * 390 + x] != pixels[0] } }
    }
    let (from, to) = (ink(left), ink(right))
    #expect(try #require(from.last) == 389 - (try #require(to.first)))
    #expect(from != to)
    // The time itself can be read: only the place of its box is mirrored.
    let digits = from.filter { $0 < 120 }
    let mirrored = to.filter { $0 > 270 }
    #expect(abs(digits.count - mirrored.count) <= 1 && !digits.isEmpty)
  }

  @Test func controllersSayHowTheyLook() throws {
    let controller = Plain()
    controller.style = .lightContent
    controller.hidesIndicator = true
    let light = try picture(controller, shown: true)
    #expect(range(light, rows: 0..<47).1 > 240 && range(light, rows: 0..<47).0 > 120)
    #expect(range(light, rows: 830..<838).0 == range(light, rows: 830..<838).1)
    let hidden = Plain()
    hidden.hidesBar = true
    let pixels = try picture(hidden, shown: true)
    #expect(range(pixels, rows: 0..<47).0 == range(pixels, rows: 0..<47).1)
  }

  @Test func theHomeIndicatorIsFaintWhereTheSystemsGesturesWait() throws {
    let controller = Plain()
    controller.edges = .bottom
    let faint = try picture(UINavigationController(rootViewController: controller), shown: true)
    #expect(range(faint, rows: 830..<838).0 > 60 && range(faint, rows: 830..<838).0 < 140)
  }
}
