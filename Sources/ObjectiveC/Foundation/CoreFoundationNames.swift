/// Objective-C's name of an integer of the processor's size.
public typealias NSInteger = Int
/// Objective-C's name of an unsigned integer of the processor's size, which Swift sees as `Int` in Apple's declarations
/// too.
public typealias NSUInteger = UInt

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The time now in seconds since the beginning of 2001, by the machine's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// Core Foundation's texts are Foundation's.
public typealias CFString = NSString
/// Core Foundation's lists are Foundation's.
public typealias CFArray = NSArray
/// Core Foundation's dictionaries are Foundation's.
public typealias CFDictionary = NSDictionary
/// Core Foundation's data is Foundation's.
public typealias CFData = NSData
/// Core Foundation's data that can be changed is Foundation's.
public typealias CFMutableData = NSMutableData
/// Core Foundation's truth values are numbers of Foundation.
public typealias CFBoolean = NSNumber
/// The number of the Boolean value true.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The number of the Boolean value false.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
/// Core Foundation's errors are Foundation's.
public typealias CFError = NSError
/// Core Foundation's numbers are Foundation's.
public typealias CFNumber = NSNumber
/// Core Foundation's URLs are Foundation's.
public typealias CFURL = NSURL
/// The type of any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// Returns the bytes of the data, valid as long as the data exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
/// Returns the number of bytes in the data.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

/// The key of a bundle's name in its Info.plist.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of a bundle's version in its Info.plist.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a bundle's identifier in its Info.plist.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of the name of a bundle's program in its Info.plist.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }

/// Core Foundation's run loops are Foundation's.
public typealias CFRunLoop = RunLoop
/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Wakes a waiting run loop, which looks for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

/// Foundation on Linux keeps the initialiser of `ProcessInfo` to itself, and an extension cannot add one to a class.
public protocol _ProcessInfoMadeEmpty {}
extension ProcessInfo: _ProcessInfoMadeEmpty {}

extension _ProcessInfoMadeEmpty where Self: ProcessInfo {
  /// The current process, the same object as `processInfo`.
  public init() {
    guard let process = ProcessInfo.processInfo as? Self else { fatalError("ProcessInfo has no subclasses") }
    self = process
  }
}

extension ProcessInfo {
  /// Whether the application runs on a Mac by Catalyst: no.
  public var isMacCatalystApp: Bool { false }
  /// Whether an application for iOS runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
}

extension CGFloat {
  /// The distance from 0.
  public static func abs(_ value: CGFloat) -> CGFloat { Swift.abs(value) }
}
