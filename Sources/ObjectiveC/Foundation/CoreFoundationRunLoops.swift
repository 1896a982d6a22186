internal import CoreFoundation
import Foundation

/// The allocator of an object of Core Foundation; only one exists, so that nil and the default are the same.
public typealias CFAllocator = AnyObject
/// The default allocator: nil.
public var kCFAllocatorDefault: CFAllocator! { nil }
/// Number of elements, or place of one.
public typealias CFIndex = Int
/// Options in bits.
public typealias CFOptionFlags = UInt

/// A mode of a run loop, by its name: the sources and timers that the loop listens to while it runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name; the run loop's of Foundation have the same.
  public let rawValue: CFString

  /// A mode by its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A mode by its name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The mode of all sources and timers that have no other mode.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(NSString(string: RunLoop.Mode.default.rawValue))
  /// All modes that say that they are common ones.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(NSString(string: RunLoop.Mode.common.rawValue))

  var mode: RunLoop.Mode { RunLoop.Mode(rawValue: String(describing: rawValue)) }
}

/// Core Foundation's timers are Foundation's.
public typealias CFRunLoopTimer = Timer

/// Makes a timer that calls `block` at `fireDate`, in seconds since the beginning of 2001, and then each `interval` seconds; once where that is not above 0.
///
/// It runs when it is added to a run loop. `allocator`, `flags` and `order` are not used at Apple either, where they have to be nil or 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(interval, 0), repeats: interval > 0
  ) { timer in block?(timer) }
}

/// Adds a timer to a run loop for a mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let timer, let mode else { return }
  rl?.add(timer, forMode: mode.mode)
}

/// Ends a timer; it calls nobody from then on.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
/// Whether a timer may still call.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Calls a block at a run loop's next turn in a mode.
///
/// `mode` is a `CFRunLoopMode`, or its name.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!) {
  guard let block else { return }
  let name = (mode as? NSString).map { String(describing: $0) } ?? RunLoop.Mode.default.rawValue
  rl?.perform(inModes: [RunLoop.Mode(rawValue: name)], block: block)
}

/// Runs the run loop of this thread until somebody stops it.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }
/// Ends the innermost `CFRunLoopRun()` of a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  switch rl {
  case nil: return
  case RunLoop.main: CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetMain())
  case RunLoop.current: CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetCurrent())
  // Foundation does not say which loop of Core Foundation another thread's is; that thread knows.
  default: rl?.perform { CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetCurrent()) }
  }
}
