import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct GeometryTextTests {
  @Test func textsAreThoseOfPropertyLists() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
  }

  @Test func textsAreReadAndOthersAreNothing() {
    #expect(NSCoder.cgPoint(for: "{3.0,  -2e1}") == CGPoint(x: 3, y: -20))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: "{1}") == .zero && NSCoder.cgSize(for: "{a, b}") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
    let offset = UIOffset(horizontal: 1, vertical: -1)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
  }

  @Test func valuesHoldTransforms() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    let moved = CGAffineTransform(translationX: 3, y: 4)
    #expect(NSValue(cgAffineTransform: moved).cgAffineTransformValue == moved)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
  }

  @Test func animationsTakeValuesInObjects() {
    TestScreen.reset()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [
      NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0)),
      NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0)),
    ]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let place = CABasicAnimation(keyPath: "position")
    place.fromValue = NSValue(cgPoint: CGPoint(x: 5, y: 6))
    place.toValue = NSValue(cgPoint: CGPoint(x: 5, y: 6))
    place.duration = 1
    layer.add(place, forKey: nil)
    #expect(layer.presentation()?.transform.m41 == 10 && layer.presentation()?.position == CGPoint(x: 5, y: 6))
  }

  @Test func picturesAreWrittenAsJPEG() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let data = try #require(image.jpegData(compressionQuality: 1))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    let read = try #require(UIImage(data: data)?.cgImage)
    let pixel = read.withUnsafePixels { pixels, _ in pixels[0] }
    #expect(pixel >> 16 & 0xFF > 245 && pixel & 0xFF < 10 && read.width == image.cgImage?.width)
    let small = try #require(image.jpegData(compressionQuality: 0))
    #expect(small.count <= data.count && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func attachmentsMayMakeTheirPictureAndSize() {
    final class Badge: NSTextAttachment, @unchecked Sendable {
      var asked: CGRect?
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 20, height: lineFrag.height / 2) }
      override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
      ) -> UIImage? {
        asked = imageBounds
        return nil
      }
    }
    let badge = Badge()
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: badge)
    #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 100)).width - 20) < 1)
    #expect(badge.asked?.width == 20)
  }

  private final class Screen: UIViewController {}

  private func make<T: UIViewController>(_ type: T.Type, _ name: String?) -> T {
    T(nibName: name, bundle: nil)
  }

  @Test func controllersAreMadeByMetatype() {
    let controller = make(Screen.self, "Board")
    #expect(controller.nibName == "Board" && type(of: controller) == Screen.self)
  }

  @Test func theApplicationIsFoundByName() {
    #expect(UIApplication.responds(to: Selector("sharedApplication")))
    #expect(UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
  }
}
