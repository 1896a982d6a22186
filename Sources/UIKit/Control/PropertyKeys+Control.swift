// Written by Scripts/property-keys: Apple's properties by key.

extension UIActivityIndicatorView {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("style", \UIActivityIndicatorView.style)
    table.add("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    table.add("color", \UIActivityIndicatorView.color)
    table.add("animating", \UIActivityIndicatorView.isAnimating)
    table.add("intrinsicContentSize", \UIActivityIndicatorView.intrinsicContentSize)
  }
}

extension UIButton {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("pointerStyleProvider", \UIButton.pointerStyleProvider)
    table.add("configuration", \UIButton.configuration)
    table.add("behavioralStyle", \UIButton.behavioralStyle)
    table.add("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
    table.add("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
    table.add("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    table.add("buttonType", \UIButton.buttonType)
    table.add("role", \UIButton.role)
    table.add("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
    table.add("menu", \UIButton.menu)
    table.add("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    table.add("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    table.add("currentTitle", \UIButton.currentTitle)
    table.add("currentTitleColor", \UIButton.currentTitleColor)
    table.add("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
    table.add("currentImage", \UIButton.currentImage)
    table.add("currentBackgroundImage", \UIButton.currentBackgroundImage)
    table.add("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration)
    table.add("currentAttributedTitle", \UIButton.currentAttributedTitle)
    table.add("titleLabel", \UIButton.titleLabel)
    table.add("imageView", \UIButton.imageView)
    table.add("subtitleLabel", \UIButton.subtitleLabel)
    table.add(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)
    table.add("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    table.add("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    table.add("contentEdgeInsets", \UIButton.contentEdgeInsets)
    table.add("forFirstBaselineLayout", \UIButton.forFirstBaselineLayout)
    table.add("forLastBaselineLayout", \UIButton.forLastBaselineLayout)
    table.add("imageEdgeInsets", \UIButton.imageEdgeInsets)
    table.add("intrinsicContentSize", \UIButton.intrinsicContentSize)
    table.add("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction)
    table.add("titleEdgeInsets", \UIButton.titleEdgeInsets)
  }
}

extension UIControl {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("enabled", \UIControl.isEnabled)
    table.add("selected", \UIControl.isSelected)
    table.add("highlighted", \UIControl.isHighlighted)
    table.add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    table.add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    table.add("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment)
    table.add("state", \UIControl.state)
    table.add("tracking", \UIControl.isTracking)
    table.add("touchInside", \UIControl.isTouchInside)
    table.add("allTargets", \UIControl.allTargets)
    table.add("allControlEvents", \UIControl.allControlEvents)
    table.add("contextMenuInteraction", \UIControl.contextMenuInteraction)
    table.add("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
    table.add("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
  }
}

extension UIPageControl {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("numberOfPages", \UIPageControl.numberOfPages)
    table.add("currentPage", \UIPageControl.currentPage)
    table.add("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    table.add("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    table.add("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    table.add("backgroundStyle", \UIPageControl.backgroundStyle)
    table.add("direction", \UIPageControl.direction)
    table.add("interactionState", \UIPageControl.interactionState)
    table.add("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
    table.add("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    table.add("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
    table.add("intrinsicContentSize", \UIPageControl.intrinsicContentSize)
  }
}

extension UIProgressView {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("progressViewStyle", \UIProgressView.progressViewStyle)
    table.add("progress", \UIProgressView.progress)
    table.add("progressTintColor", \UIProgressView.progressTintColor)
    table.add("trackTintColor", \UIProgressView.trackTintColor)
    table.add("progressImage", \UIProgressView.progressImage)
    table.add("trackImage", \UIProgressView.trackImage)
    table.add("observedProgress", \UIProgressView.observedProgress)
    table.add("intrinsicContentSize", \UIProgressView.intrinsicContentSize)
  }
}

extension UIRefreshControl {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("refreshing", \UIRefreshControl.isRefreshing)
    table.add("tintColor", \UIRefreshControl.tintColor)
    table.add("attributedTitle", \UIRefreshControl.attributedTitle)
    table.add("intrinsicContentSize", \UIRefreshControl.intrinsicContentSize)
  }
}

extension UISegmentedControl {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("momentary", \UISegmentedControl.isMomentary)
    table.add("numberOfSegments", \UISegmentedControl.numberOfSegments)
    table.add("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    table.add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    table.add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    table.add("alignmentRectInsets", \UISegmentedControl.alignmentRectInsets)
    table.add("intrinsicContentSize", \UISegmentedControl.intrinsicContentSize)
  }
}

extension UISlider {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("behavioralStyle", \UISlider.behavioralStyle)
    table.add("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
    table.add("value", \UISlider.value)
    table.add("minimumValue", \UISlider.minimumValue)
    table.add("maximumValue", \UISlider.maximumValue)
    table.add("minimumValueImage", \UISlider.minimumValueImage)
    table.add("maximumValueImage", \UISlider.maximumValueImage)
    table.add("continuous", \UISlider.isContinuous)
    table.add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    table.add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    table.add("thumbTintColor", \UISlider.thumbTintColor)
    table.add("currentThumbImage", \UISlider.currentThumbImage)
    table.add("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
    table.add("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
    table.add("accessibilityActivationPoint", \UISlider.accessibilityActivationPoint)
    table.add("alignmentRectInsets", \UISlider.alignmentRectInsets)
    table.add("intrinsicContentSize", \UISlider.intrinsicContentSize)
  }
}

extension UIStepper {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("continuous", \UIStepper.isContinuous)
    table.add("autorepeat", \UIStepper.autorepeat)
    table.add("wraps", \UIStepper.wraps)
    table.add("value", \UIStepper.value)
    table.add("minimumValue", \UIStepper.minimumValue)
    table.add("maximumValue", \UIStepper.maximumValue)
    table.add("stepValue", \UIStepper.stepValue)
    table.add("accessibilityElements", \UIStepper.accessibilityElements)
    table.add("intrinsicContentSize", \UIStepper.intrinsicContentSize)
  }
}

extension UISwitch {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("onTintColor", \UISwitch.onTintColor)
    table.add("thumbTintColor", \UISwitch.thumbTintColor)
    table.add("onImage", \UISwitch.onImage)
    table.add("offImage", \UISwitch.offImage)
    table.add("title", \UISwitch.title)
    table.add("style", \UISwitch.style)
    table.add("preferredStyle", \UISwitch.preferredStyle)
    table.add("on", \UISwitch.isOn)
    table.add("alignmentRectInsets", \UISwitch.alignmentRectInsets)
    table.add("intrinsicContentSize", \UISwitch.intrinsicContentSize)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIActivityIndicatorView.self, UIActivityIndicatorView.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIButton.self, UIButton.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIControl.self, UIControl.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPageControl.self, UIPageControl.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIProgressView.self, UIProgressView.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIRefreshControl.self, UIRefreshControl.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISegmentedControl.self, UISegmentedControl.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISlider.self, UISlider.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIStepper.self, UIStepper.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISwitch.self, UISwitch.keys9) }, 0, 0
)
