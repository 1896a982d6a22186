import UIKit

/// A graphics processor, of which there is none.
public protocol MTLDevice: NSObjectProtocol {}
/// Work for a graphics processor.
public protocol MTLCommandBuffer: NSObjectProtocol {}
/// A picture in the memory of a graphics processor.
public protocol MTLTexture: NSObjectProtocol {}

/// The graphics processor: nil, as on an Apple machine that has none that Metal knows.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
