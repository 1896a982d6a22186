/// Replacements on Linux for modules and names that only Apple has.
enum Replacements {
  /// Apple's modules that are not part of Swift on Linux.
  static let modules: [String: String] = [
    "os": "log with print(_:), or with the package swift-log",
    "OSLog": "log with print(_:), or with the package swift-log",
    "Darwin": "import Foundation brings the C library",
    "SwiftUI": "Masthead draws UIKit; show the UIKit views, and keep SwiftUI's in files of their own",
    "Combine": "call closures, or use AsyncStream and Observation, which are part of Swift",
    "QuartzCore": "import UIKit brings what is there of it",
    "CoreGraphics": "import UIKit brings what is there of it",
    "CoreText": "UILabel and NSAttributedString lay text out",
    "CoreData": "hand the screen plain values",
    "SwiftData": "hand the screen plain values",
    "XCTest": "tests belong into a test target, not to the files of a screen",
    "Security": "hand the screen plain values",
    "CryptoKit": "use the package swift-crypto",
    "UserNotifications": unavailable, "WebKit": unavailable, "MapKit": unavailable, "AVFoundation": unavailable,
    "AVKit": unavailable,
    "CoreLocation": unavailable, "Photos": unavailable, "PhotosUI": unavailable, "StoreKit": unavailable,
    "Contacts": unavailable,
    "ContactsUI": unavailable, "EventKit": unavailable, "LocalAuthentication": unavailable, "MessageUI": unavailable,
    "SafariServices": unavailable, "CoreImage": unavailable, "Vision": unavailable, "CoreML": unavailable,
    "ARKit": unavailable,
    "SceneKit": unavailable, "SpriteKit": unavailable, "Metal": unavailable, "MetalKit": unavailable,
    "CoreMotion": unavailable,
    "CoreBluetooth": unavailable, "HealthKit": unavailable, "GameKit": unavailable, "CallKit": unavailable,
    "PassKit": unavailable,
    "WidgetKit": unavailable, "Intents": unavailable, "UniformTypeIdentifiers": unavailable,
    "LinkPresentation": unavailable,
    "QuickLook": unavailable, "PDFKit": unavailable, "Network": unavailable, "MultipeerConnectivity": unavailable,
    "ImageIO": unavailable, "MobileCoreServices": unavailable, "Accelerate": unavailable,
    "AuthenticationServices": unavailable,
    "CloudKit": unavailable, "NaturalLanguage": unavailable, "SystemConfiguration": unavailable,
    "AudioToolbox": unavailable, "CoreAudio": unavailable, "CoreServices": unavailable, "CoreMedia": unavailable,
    "CoreVideo": unavailable, "MediaPlayer": unavailable, "CoreTelephony": unavailable, "CoreSpotlight": unavailable,
    "Messages": unavailable, "ReplayKit": unavailable, "Speech": unavailable, "VisionKit": unavailable,
    "GLKit": unavailable, "OpenGLES": unavailable, "JavaScriptCore": unavailable, "NotificationCenter": unavailable,
    "AdSupport": unavailable, "AppTrackingTransparency": unavailable, "PencilKit": unavailable,
    "BackgroundTasks": unavailable, "GameplayKit": unavailable, "IOKit": unavailable, "Social": unavailable,
    "iAd": unavailable, "AddressBook": unavailable, "AssetsLibrary": unavailable, "CoreHaptics": unavailable,
    "MetalPerformanceShaders": unavailable, "Compression": unavailable,
    "CommonCrypto": "use the package swift-crypto",
    "MetricKit": unavailable, "SoundAnalysis": unavailable, "ActivityKit": unavailable, "AppIntents": unavailable,
    "ObjectiveC": "import UIKit brings what is there of it",
  ]
  private static let unavailable = "Apple's framework is not part of Swift on Linux"

  /// Modules that a type's first letters name.
  static let prefixes: KeyValuePairs<String, String> = [
    "WK": "WebKit", "MK": "MapKit", "AV": "AVFoundation", "CL": "CoreLocation", "PH": "Photos",
    "SK": "StoreKit or SpriteKit",
    "CN": "Contacts", "EK": "EventKit", "MF": "MessageUI", "UN": "UserNotifications", "SF": "SafariServices",
    "CI": "CoreImage",
    "MTK": "MetalKit", "PDF": "PDFKit", "LA": "LocalAuthentication",
  ]

  /// Names of Foundation, os and SwiftUI, each with its replacement.
  static let names: [String: String] = [
    "os_log": "import os", "Logger": "import os", "OSLog": "import os", "os_signpost": "import os",
    "UIHostingController": "SwiftUI is not there; show the UIKit views",
    "UINib": "nib files are not read; register the class",
    "UIStoryboard": "storyboards are not read; make the controller in code",
    "UIImpactFeedbackGenerator": "nothing is felt on Linux; hand the screen a closure to call",
    "UISelectionFeedbackGenerator": "nothing is felt on Linux; hand the screen a closure to call",
    "UINotificationFeedbackGenerator": "nothing is felt on Linux; hand the screen a closure to call",
  ]
}
