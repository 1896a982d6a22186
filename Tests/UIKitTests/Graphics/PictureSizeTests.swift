import Testing
import UIKit

/// Pictures that are larger than memory should be given for are told instead of made.
@MainActor @Suite struct PictureSizeTests {
  @Test(arguments: [
    CGSize(width: 1e9, height: 1), CGSize(width: 31_623, height: 31_623), CGSize(width: 1e9, height: 1e9),
  ])
  func picturesThatAreTooLargeAreToldAndEmpty(size: CGSize) {
    var isDrawn = false
    var image: UIImage?
    let found = diagnostics(.pictureTooLarge) {
      image = UIGraphicsImageRenderer(size: size).image { _ in isDrawn = true }
    }
    #expect(found.count == 1 && found.first?.object == "UIGraphicsImageRenderer")
    #expect(found.first?.cure.contains("format.scale") == true)
    #expect(image?.size == .zero && !isDrawn)
  }

  @Test func theOlderCallsAndSnapshotsTellToo() {
    let found = diagnostics(.pictureTooLarge) {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1e6, height: 1e6), false, 1)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 10))
      #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.width == 1e6)
    }
    #expect(found.count == 2)
  }

  @Test func largePicturesAreDrawn() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4960, height: 7016), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.size == CGSize(width: 4960, height: 7016))
  }
}
