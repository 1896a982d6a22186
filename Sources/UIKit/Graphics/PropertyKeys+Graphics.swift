// Written by Scripts/property-keys: Apple's properties by key.

extension CIColor {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("alpha", \CIColor.alpha)
    table.add("blue", \CIColor.blue)
    table.add("components", \CIColor.components)
    table.add("green", \CIColor.green)
    table.add("numberOfComponents", \CIColor.numberOfComponents)
    table.add("red", \CIColor.red)
    table.add("stringRepresentation", \CIColor.stringRepresentation)
  }
}

extension NSDataAsset {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("data", \NSDataAsset.data)
    table.add("name", \NSDataAsset.name)
    table.add("typeIdentifier", \NSDataAsset.typeIdentifier)
  }
}

extension UIBezierPath {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("cgPath", \UIBezierPath.cgPath)
    table.add("empty", \UIBezierPath.isEmpty)
    table.add("bounds", \UIBezierPath.bounds)
    table.add("currentPoint", \UIBezierPath.currentPoint)
    table.add("lineWidth", \UIBezierPath.lineWidth)
    table.add("lineCapStyle", \UIBezierPath.lineCapStyle)
    table.add("lineJoinStyle", \UIBezierPath.lineJoinStyle)
    table.add("miterLimit", \UIBezierPath.miterLimit)
    table.add("flatness", \UIBezierPath.flatness)
    table.add("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
  }
}

extension UIColor {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("cgColor", \UIColor.cgColor)
    table.add("accessibilityName", \UIColor.accessibilityName)
    table.add("prominence", \UIColor.prominence)
  }
}

extension UIGraphicsImageRenderer {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("allowsImageOutput", \UIGraphicsImageRenderer.allowsImageOutput)
  }
}

extension UIGraphicsImageRendererContext {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("currentImage", \UIGraphicsImageRendererContext.currentImage)
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("scale", \UIGraphicsImageRendererFormat.scale)
    table.add("opaque", \UIGraphicsImageRendererFormat.opaque)
  }
}

extension UIGraphicsRenderer {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("format", \UIGraphicsRenderer.format)
    table.add("allowsImageOutput", \UIGraphicsRenderer.allowsImageOutput)
  }
}

extension UIGraphicsRendererContext {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("cgContext", \UIGraphicsRendererContext.cgContext)
    table.add("format", \UIGraphicsRendererContext.format)
  }
}

extension UIGraphicsRendererFormat {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("bounds", \UIGraphicsRendererFormat.bounds)
  }
}

extension UIImage {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("baselineOffsetFromBottom", \UIImage.baselineOffsetFromBottom)
    table.add("size", \UIImage.size)
    table.add("cgImage", \UIImage.cgImage)
    table.add("imageOrientation", \UIImage.imageOrientation)
    table.add("scale", \UIImage.scale)
    table.add("symbolImage", \UIImage.isSymbolImage)
    table.add("images", \UIImage.images)
    table.add("duration", \UIImage.duration)
    table.add("capInsets", \UIImage.capInsets)
    table.add("resizingMode", \UIImage.resizingMode)
    table.add("alignmentRectInsets", \UIImage.alignmentRectInsets)
    table.add("renderingMode", \UIImage.renderingMode)
    table.add("imageRendererFormat", \UIImage.imageRendererFormat)
    table.add("traitCollection", \UIImage.traitCollection)
    table.add("imageAsset", \UIImage.imageAsset)
    table.add("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection)
    table.add("configuration", \UIImage.configuration)
    table.add("symbolConfiguration", \UIImage.symbolConfiguration)
    table.add("highDynamicRange", \UIImage.isHighDynamicRange)
  }
}

extension UIImageView {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("image", \UIImageView.image)
    table.add("highlightedImage", \UIImageView.highlightedImage)
    table.add("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
    table.add("userInteractionEnabled", \UIImageView.isUserInteractionEnabled)
    table.add("highlighted", \UIImageView.isHighlighted)
    table.add("animationImages", \UIImageView.animationImages)
    table.add("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
    table.add("animationDuration", \UIImageView.animationDuration)
    table.add("animationRepeatCount", \UIImageView.animationRepeatCount)
    table.add("animating", \UIImageView.isAnimating)
    table.add("imageDynamicRange", \UIImageView.imageDynamicRange)
    table.add(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    table.add("alignmentRectInsets", \UIImageView.alignmentRectInsets)
    table.add("contentMode", \UIImageView.contentMode)
    table.add("intrinsicContentSize", \UIImageView.intrinsicContentSize)
  }
}

extension UISymbolEffectCompletionContext {
  fileprivate static func keys12(_ table: _MethodTable) {
    table.add("finished", \UISymbolEffectCompletionContext.isFinished)
    table.add("sender", \UISymbolEffectCompletionContext.sender)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CIColor.self, CIColor.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSDataAsset.self, NSDataAsset.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBezierPath.self, UIBezierPath.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIColor.self, UIColor.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGraphicsImageRenderer.self, UIGraphicsImageRenderer.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGraphicsImageRendererContext.self, UIGraphicsImageRendererContext.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGraphicsImageRendererFormat.self, UIGraphicsImageRendererFormat.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGraphicsRenderer.self, UIGraphicsRenderer.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGraphicsRendererContext.self, UIGraphicsRendererContext.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIGraphicsRendererFormat.self, UIGraphicsRendererFormat.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIImage.self, UIImage.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIImageView.self, UIImageView.keys11) }, 0, 0
)
@section("swift5_tests") @used private let record12: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISymbolEffectCompletionContext.self, UISymbolEffectCompletionContext.keys12) }, 0, 0
)
