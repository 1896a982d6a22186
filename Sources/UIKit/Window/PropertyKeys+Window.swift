// Written by Scripts/property-keys: Apple's properties by key.

extension UIScreen {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("bounds", \UIScreen.bounds)
    table.add("scale", \UIScreen.scale)
    table.add("availableModes", \UIScreen.availableModes)
    table.add("preferredMode", \UIScreen.preferredMode)
    table.add("overscanCompensationInsets", \UIScreen.overscanCompensationInsets)
    table.add("mirrored", \UIScreen.mirrored)
    table.add("captured", \UIScreen.isCaptured)
    table.add("brightness", \UIScreen.brightness)
    table.add("coordinateSpace", \UIScreen.coordinateSpace)
    table.add("fixedCoordinateSpace", \UIScreen.fixedCoordinateSpace)
    table.add("nativeBounds", \UIScreen.nativeBounds)
    table.add("nativeScale", \UIScreen.nativeScale)
    table.add("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
    table.add("calibratedLatency", \UIScreen.calibratedLatency)
    table.add("referenceDisplayModeStatus", \UIScreen.referenceDisplayModeStatus)
    table.add("currentEDRHeadroom", \UIScreen.currentEDRHeadroom)
    table.add("potentialEDRHeadroom", \UIScreen.potentialEDRHeadroom)
    table.add("traitCollection", \UIScreen.traitCollection)
  }
}

extension UIScreenMode {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("size", \UIScreenMode.size)
    table.add("pixelAspectRatio", \UIScreenMode.pixelAspectRatio)
  }
}

extension UIWindow {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("windowScene", \UIWindow.windowScene)
    table.add("windowLevel", \UIWindow.windowLevel)
    table.add("keyWindow", \UIWindow.isKeyWindow)
    table.add("canBecomeKey", \UIWindow.canBecomeKey)
    table.add("rootViewController", \UIWindow.rootViewController)
    table.add("hidden", \UIWindow.isHidden)
    table.add("next", \UIWindow.next)
    table.add("parentFocusEnvironment", \UIWindow.parentFocusEnvironment)
    table.add("preferredFocusEnvironments", \UIWindow.preferredFocusEnvironments)
    table.add("screen", \UIWindow.screen)
    table.add("traitCollection", \UIWindow.traitCollection)
    table.add("undoManager", \UIWindow.undoManager)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIScreen.self, UIScreen.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIScreenMode.self, UIScreenMode.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIWindow.self, UIWindow.keys2) }, 0, 0
)
