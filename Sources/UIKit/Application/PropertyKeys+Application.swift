// Written by Scripts/property-keys: Apple's properties by key.

extension NSUserActivity {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("activityType", \NSUserActivity.activityType)
    table.add("delegate", \NSUserActivity.delegate)
    table.add("expirationDate", \NSUserActivity.expirationDate)
    table.add("eligibleForHandoff", \NSUserActivity.isEligibleForHandoff)
    table.add("eligibleForPrediction", \NSUserActivity.isEligibleForPrediction)
    table.add("eligibleForPublicIndexing", \NSUserActivity.isEligibleForPublicIndexing)
    table.add("eligibleForSearch", \NSUserActivity.isEligibleForSearch)
    table.add("keywords", \NSUserActivity.keywords)
    table.add("needsSave", \NSUserActivity.needsSave)
    table.add("persistentIdentifier", \NSUserActivity.persistentIdentifier)
    table.add("referrerURL", \NSUserActivity.referrerURL)
    table.add("requiredUserInfoKeys", \NSUserActivity.requiredUserInfoKeys)
    table.add("targetContentIdentifier", \NSUserActivity.targetContentIdentifier)
    table.add("title", \NSUserActivity.title)
    table.add("userInfo", \NSUserActivity.userInfo)
    table.add("webpageURL", \NSUserActivity.webpageURL)
  }
}

extension UIApplication {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("delegate", \UIApplication.delegate)
    table.add("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    table.add("applicationState", \UIApplication.applicationState)
    table.add("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining)
    table.add("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus)
    table.add("protectedDataAvailable", \UIApplication.isProtectedDataAvailable)
    table.add("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
    table.add("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
    table.add("connectedScenes", \UIApplication.connectedScenes)
    table.add("openSessions", \UIApplication.openSessions)
    table.add("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
    table.add("registeredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications)
    table.add("shortcutItems", \UIApplication.shortcutItems)
    table.add("supportsAlternateIcons", \UIApplication.supportsAlternateIcons)
    table.add("alternateIconName", \UIApplication.alternateIconName)
    table.add("ignoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents)
    table.add("statusBarHidden", \UIApplication.isStatusBarHidden)
    table.add("keyWindow", \UIApplication.keyWindow)
    table.add("next", \UIApplication.next)
    table.add("statusBarFrame", \UIApplication.statusBarFrame)
    table.add("statusBarOrientation", \UIApplication.statusBarOrientation)
    table.add("statusBarStyle", \UIApplication.statusBarStyle)
    table.add("windows", \UIApplication.windows)
  }
}

extension UIApplicationShortcutItem {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("icon", \UIApplicationShortcutItem.icon)
    table.add("localizedSubtitle", \UIApplicationShortcutItem.localizedSubtitle)
    table.add("localizedTitle", \UIApplicationShortcutItem.localizedTitle)
    table.add("targetContentIdentifier", \UIApplicationShortcutItem.targetContentIdentifier)
    table.add("type", \UIApplicationShortcutItem.type)
    table.add("userInfo", \UIApplicationShortcutItem.userInfo)
  }
}

extension UIDevice {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("name", \UIDevice.name)
    table.add("model", \UIDevice.model)
    table.add("localizedModel", \UIDevice.localizedModel)
    table.add("systemName", \UIDevice.systemName)
    table.add("systemVersion", \UIDevice.systemVersion)
    table.add("orientation", \UIDevice.orientation)
    table.add("identifierForVendor", \UIDevice.identifierForVendor)
    table.add("generatingDeviceOrientationNotifications", \UIDevice.isGeneratingDeviceOrientationNotifications)
    table.add("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
    table.add("batteryState", \UIDevice.batteryState)
    table.add("batteryLevel", \UIDevice.batteryLevel)
    table.add("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
    table.add("proximityState", \UIDevice.proximityState)
    table.add("multitaskingSupported", \UIDevice.isMultitaskingSupported)
    table.add("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
  }
}

extension UIMutableApplicationShortcutItem {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("icon", \UIMutableApplicationShortcutItem.icon)
    table.add("localizedSubtitle", \UIMutableApplicationShortcutItem.localizedSubtitle)
    table.add("localizedTitle", \UIMutableApplicationShortcutItem.localizedTitle)
    table.add("targetContentIdentifier", \UIMutableApplicationShortcutItem.targetContentIdentifier)
    table.add("type", \UIMutableApplicationShortcutItem.type)
    table.add("userInfo", \UIMutableApplicationShortcutItem.userInfo)
  }
}

extension UIOpenURLContext {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("options", \UIOpenURLContext.options)
    table.add("url", \UIOpenURLContext.url)
  }
}

extension UIPasteboard {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("changeCount", \UIPasteboard.changeCount)
    table.add("color", \UIPasteboard.color)
    table.add("colors", \UIPasteboard.colors)
    table.add("hasColors", \UIPasteboard.hasColors)
    table.add("hasImages", \UIPasteboard.hasImages)
    table.add("hasStrings", \UIPasteboard.hasStrings)
    table.add("hasURLs", \UIPasteboard.hasURLs)
    table.add("image", \UIPasteboard.image)
    table.add("images", \UIPasteboard.images)
    table.add("items", \UIPasteboard.items)
    table.add("name", \UIPasteboard.name)
    table.add("numberOfItems", \UIPasteboard.numberOfItems)
    table.add("string", \UIPasteboard.string)
    table.add("strings", \UIPasteboard.strings)
    table.add("types", \UIPasteboard.types)
    table.add("url", \UIPasteboard.url)
    table.add("urls", \UIPasteboard.urls)
  }
}

extension UIScene {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("session", \UIScene.session)
    table.add("delegate", \UIScene.delegate)
    table.add("activationState", \UIScene.activationState)
    table.add("title", \UIScene.title)
    table.add("subtitle", \UIScene.subtitle)
    table.add("next", \UIScene.next)
  }
}

extension UISceneConfiguration {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("delegateClass", \UISceneConfiguration.delegateClass)
    table.add("name", \UISceneConfiguration.name)
    table.add("role", \UISceneConfiguration.role)
    table.add("sceneClass", \UISceneConfiguration.sceneClass)
    table.add("storyboard", \UISceneConfiguration.storyboard)
  }
}

extension UISceneSession {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("scene", \UISceneSession.scene)
    table.add("role", \UISceneSession.role)
    table.add("configuration", \UISceneSession.configuration)
    table.add("persistentIdentifier", \UISceneSession.persistentIdentifier)
    table.add("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
    table.add("userInfo", \UISceneSession.userInfo)
  }
}

extension UISceneSizeRestrictions {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("maximumSize", \UISceneSizeRestrictions.maximumSize)
    table.add("minimumSize", \UISceneSizeRestrictions.minimumSize)
  }
}

extension UIStatusBarManager {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("statusBarHidden", \UIStatusBarManager.isStatusBarHidden)
    table.add("statusBarFrame", \UIStatusBarManager.statusBarFrame)
    table.add("statusBarStyle", \UIStatusBarManager.statusBarStyle)
  }
}

extension UIWindowScene {
  fileprivate static func keys12(_ table: _MethodTable) {
    table.add("screen", \UIWindowScene.screen)
    table.add("interfaceOrientation", \UIWindowScene.interfaceOrientation)
    table.add("coordinateSpace", \UIWindowScene.coordinateSpace)
    table.add("traitCollection", \UIWindowScene.traitCollection)
    table.add("effectiveGeometry", \UIWindowScene.effectiveGeometry)
    table.add("sizeRestrictions", \UIWindowScene.sizeRestrictions)
    table.add("windows", \UIWindowScene.windows)
    table.add("keyWindow", \UIWindowScene.keyWindow)
    table.add("fullScreen", \UIWindowScene.isFullScreen)
    table.add("focusSystem", \UIWindowScene.focusSystem)
    table.add("statusBarManager", \UIWindowScene.statusBarManager)
    table.add("traitOverrides", \UIWindowScene.traitOverrides)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSUserActivity.self, NSUserActivity.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIApplication.self, UIApplication.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIApplicationShortcutItem.self, UIApplicationShortcutItem.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDevice.self, UIDevice.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIMutableApplicationShortcutItem.self, UIMutableApplicationShortcutItem.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIOpenURLContext.self, UIOpenURLContext.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPasteboard.self, UIPasteboard.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIScene.self, UIScene.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISceneConfiguration.self, UISceneConfiguration.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISceneSession.self, UISceneSession.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISceneSizeRestrictions.self, UISceneSizeRestrictions.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIStatusBarManager.self, UIStatusBarManager.keys11) }, 0, 0
)
@section("swift5_tests") @used private let record12: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIWindowScene.self, UIWindowScene.keys12) }, 0, 0
)
