import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ButtonImageAdjustmentTests {
  private let white = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  private func shown(_ change: (UIButton) -> Void) -> UIImage? {
    TestScreen.reset()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.setImage(white, for: .normal)
    change(button)
    button.layoutIfNeeded()
    return button.imageView?.image
  }

  private func lightness(_ image: UIImage?) -> UInt32? {
    image?.cgImage?.withUnsafePixels { pixels, _ in pixels[0] & 0xFF }
  }

  @Test func picturesAreDarkerWhileTheButtonIsTouchedUnlessItIsSwitchedOff() throws {
    #expect(lightness(shown { _ in }) == 255)
    #expect(try #require(lightness(shown { $0.isHighlighted = true })) < 200)
    let same = shown {
      $0.adjustsImageWhenHighlighted = false
      $0.isHighlighted = true
    }
    #expect(same === white)
  }

  @Test func aPictureOfTheStateIsShownAsItIs() {
    let own = shown {
      $0.setImage(white, for: .highlighted)
      $0.isHighlighted = true
    }
    #expect(own === white)
  }

  @Test func templatesOfDisabledSystemButtonsAreAsGreyAsTheirTitles() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.isEnabled = false
    let grey = button.imageView?.image
    #expect(grey?.renderingMode == .alwaysOriginal && button.currentTitleColor == .tertiaryLabel)
    let own = UIImage(systemName: "trash.fill")!
    button.setImage(own, for: .disabled)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.isEnabled = true
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
  }

  @Test func picturesArePalerWhileTheButtonIsDisabledUnlessItIsSwitchedOff() throws {
    let pale = shown { $0.isEnabled = false }
    let alpha = pale?.cgImage?.withUnsafePixels { pixels, _ in pixels[0] >> 24 }
    #expect(try #require(alpha) < 140)
    let same = shown {
      $0.adjustsImageWhenDisabled = false
      $0.isEnabled = false
    }
    #expect(same === white)
  }
}
