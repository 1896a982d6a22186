import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite struct DrawingRestTests {
  private let window: UIWindow

  init() {
    TestScreen.reset(scale: 1)
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  /// The pixel of an image as RRGGBBAA.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> String {
    guard let image = image?.cgImage, x < image.width, y < image.height else { return "none" }
    return image.withUnsafePixels { pixels, bytesPerRow in
      let start = UnsafeRawPointer(pixels).advanced(by: y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
      let word = String(start.pointee, radix: 16, uppercase: true)
      return String(repeating: "0", count: 8 - word.count) + word
    }
  }

  private func shown(_ view: UIView) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  /// Two pixels, the left one red and the right one blue.
  private var pattern: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  @Test func imageContextsLieInEachOther() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(image?.size == CGSize(width: 4, height: 2))
    #expect(image?.scale == 2)
    #expect(pixel(image, 1, 3) == "FFFF0000")
    #expect(pixel(image, 2, 0) == "00000000")
    #expect(inner?.scale == 1)
  }

  @Test func aScaleOfZeroIsThatOfTheScreenAndOpaqueIsBlack() {
    TestScreen.reset(scale: 3)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 3)
    #expect(pixel(image, 0, 0) == "FF000000")
  }

  @Test func anImageOfNoSizeHasNoContext() {
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
  }

  @Test func patternColoursRepeatTheirImage() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 2), false, 1)
    let context = UIGraphicsGetCurrentContext()
    context?.translateBy(x: 1, y: 0)
    UIColor(patternImage: pattern).setFill()
    context?.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let row = (0..<6).map { pixel(image, $0, 0) }
    #expect(row == ["00000000", "FF0000FF", "FFFF0000", "FF0000FF", "FFFF0000", "FF0000FF"])
    #expect(pixel(image, 2, 1) == "00000000")
  }

  @Test func patternBackgroundsBeginAtTheViewsCorner() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 3, y: 3, width: 5, height: 5))
    inner.backgroundColor = UIColor(patternImage: pattern)
    view.addSubview(inner)
    window.addSubview(view)
    let image = shown(view)
    #expect(
      (2..<9).map { pixel(image, $0, 4) } == [
        "00000000", "FFFF0000", "FF0000FF", "FFFF0000", "FF0000FF", "FFFF0000", "00000000",
      ])
    inner.layer.cornerRadius = 2.5
    #expect(pixel(shown(view), 3, 3) != "FFFF0000")
    inner.layer.cornerRadius = 0
    inner.alpha = 0.5
    #expect(pixel(shown(view), 3, 4).hasPrefix("80"))
  }

  @Test func patternColoursFillTexts() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
    label.font = .systemFont(ofSize: 34, weight: .black)
    label.text = "MM"
    label.textColor = UIColor(patternImage: pattern)
    window.addSubview(label)
    let image = shown(label)
    let words = Set((0..<60).map { pixel(image, $0, 20) })
    #expect(words.contains("FFFF0000"))
    #expect(words.contains("FF0000FF"))
  }

  @Test func patternsAreColoursOfTheirOwn() {
    let color = UIColor(patternImage: pattern)
    #expect(color == color)
    #expect(color != UIColor(patternImage: pattern))
    #expect(color != UIColor.black)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test func transformLayersShowTheirSublayersOnly() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let transform = CATransformLayer()
    transform.frame = host.bounds
    transform.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    transform.borderWidth = 3
    transform.masksToBounds = true
    let inside = CALayer()
    inside.frame = CGRect(x: 2, y: 2, width: 4, height: 20)
    inside.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    transform.addSublayer(inside)
    host.layer.addSublayer(transform)
    window.addSubview(host)
    let image = shown(host)
    #expect(pixel(image, 0, 0) == "00000000")
    #expect(pixel(image, 3, 3) == "FF0000FF")
    #expect(transform.hitTest(CGPoint(x: 9, y: 9)) == nil)
    #expect(transform.hitTest(CGPoint(x: 3, y: 3)) === inside)
  }

  @Test func snapshotsStandStill() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .red
    window.addSubview(view)
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    view.backgroundColor = .blue
    #expect(snapshot?.bounds.size == CGSize(width: 8, height: 8))
    #expect(pixel(snapshot.flatMap(shown), 4, 4) == "FFFF0000")
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 4, height: 2))
    #expect(pixel(part.flatMap(shown), 1, 1) == "FF0000FF")
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test func imageViewsShowFilms() {
    let view = UIImageView(image: square(.red))
    window.addSubview(view)
    view.animationImages = [square(.green), square(.blue)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(pixel(shown(view), 0, 0) == "FF00FF00")
    DisplayClock.shared.advance(by: 0.6)
    #expect(pixel(shown(view), 0, 0) == "FF0000FF")
    DisplayClock.shared.advance(by: 0.5)
    #expect(pixel(shown(view), 0, 0) == "FF00FF00")
    DisplayClock.shared.advance(by: 1)
    #expect(!view.isAnimating)
    #expect(pixel(shown(view), 0, 0) == "FFFF0000")
  }

  @Test func animatedImagesMoveByThemselves() {
    let film = UIImage.animatedImage(with: [square(.green), square(.blue)], duration: 1)
    #expect(film?.images?.count == 2)
    #expect(film?.duration == 1)
    #expect(square(.red).images == nil)
    let view = UIImageView(image: film)
    window.addSubview(view)
    #expect(view.isAnimating)
    DisplayClock.shared.advance(by: 0.6)
    #expect(pixel(shown(view), 0, 0) == "FF0000FF")
    #expect(DisplayClock.shared.settle(limit: 10))
    view.image = square(.red)
    #expect(!view.isAnimating)
    #expect(pixel(shown(view), 0, 0) == "FFFF0000")
  }
}
