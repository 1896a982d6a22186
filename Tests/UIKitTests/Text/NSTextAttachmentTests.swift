import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NSTextAttachmentTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      UIColor.red.setFill()
      $0.fill($0.format.bounds)
    }
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  @Test func picturesTakeTheirRoomAndStandOnTheBaseline() throws {
    let attachment = NSTextAttachment(image: picture(30, 12))
    let plain = ("H" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = text(attachment).size()
    #expect(abs(size.width - plain.width - 30) < 1e-6)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.attributedText = text(attachment)
    let drawn = label.drawnContent()
    let red = try #require(drawn.inkBounds { $0 == 0xFFFF_0000 })
    let black = try #require(drawn.inkBounds { $0 == 0xFF00_0000 })
    #expect(abs(red.maxY - black.maxY) < 0.4)
    #expect(abs(red.width - 30) < 0.7 && abs(red.height - 12) < 0.4)
    #expect(red.minX >= black.maxX)
  }

  @Test func boundsSetSizeAndPlace() {
    let attachment = NSTextAttachment(image: picture(30, 12))
    attachment.bounds = CGRect(x: 0, y: -10, width: 8, height: 8)
    let plain = ("H" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = text(attachment).size()
    #expect(abs(size.width - plain.width - 8) < 1e-6)
    #expect(size.height > plain.height + 5)
  }

  @Test func symbolsHaveTheColourOfTheText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.textColor = .blue
    label.attributedText = NSAttributedString(
      attachment: NSTextAttachment(image: try #require(UIImage(systemName: "star.fill"))))
    #expect(label.drawnContent().inkBounds { $0 == 0xFF00_00FF } != nil)
  }

  @Test func picturesWithATintColourKeepIt() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.textColor = .blue
    let star = try #require(UIImage(systemName: "star.fill")).withTintColor(.red)
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: star))
    let drawn = label.drawnContent()
    #expect(drawn.inkBounds { $0 == 0xFFFF_0000 } != nil)
    #expect(drawn.inkBounds { $0 == 0xFF00_00FF } == nil)
  }
}
