import Metal
import UIKit

/// A picture that a processor reads.
public protocol CIImageProcessorInput {
  /// What of the picture is there.
  var region: CGRect { get }
  /// The first row, which is the topmost.
  var baseAddress: UnsafeRawPointer { get }
  /// Bytes from one row to the next.
  var bytesPerRow: Int { get }
  /// What a pixel is made of: `RGBAf`.
  var format: CIFormat { get }
  /// The picture in the memory of a graphics processor: nil.
  var metalTexture: (any MTLTexture)? { get }
}

/// A picture that a processor writes.
public protocol CIImageProcessorOutput {
  /// What of the picture is to be written.
  var region: CGRect { get }
  /// The first row, which is the topmost.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// Bytes from one row to the next.
  var bytesPerRow: Int { get }
  /// What a pixel is made of: `RGBAf`.
  var format: CIFormat { get }
  /// The picture in the memory of a graphics processor: nil.
  var metalTexture: (any MTLTexture)? { get }
  /// Work for a graphics processor: nil.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A filter that an application writes: a subclass overrides `process(with:arguments:output:)`.
open class CIImageProcessorKernel: NSObject {
  /// Writes the result of the filter; does nothing unless it is overridden.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  /// The picture that the filter makes of others.
  ///
  /// - Throws: what `process(with:arguments:output:)` throws.
  open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?) throws -> CIImage
  {
    let given = (inputs ?? []).map { Memory($0.pixels(in: $0.extent), region: $0.extent) }
    let empty = CIPixels(width: Int(extent.width), height: Int(extent.height))
    let result = Memory(empty, region: extent)
    try process(with: given, arguments: args, output: Output(memory: result))
    return CIImage(extent: extent) { result.pixels }
  }

  private final class Memory: CIImageProcessorInput {
    let region: CGRect
    let bytes: UnsafeMutablePointer<CIPixels.Pixel>
    let (width, height): (Int, Int)

    init(_ pixels: CIPixels, region: CGRect) {
      self.region = region
      (width, height) = (pixels.width, pixels.height)
      bytes = .allocate(capacity: max(1, width * height))
      bytes.initialize(repeating: CIPixels.Pixel(), count: max(1, width * height))
      for (index, pixel) in pixels.values.enumerated() { bytes[index] = pixel }
    }
    deinit { bytes.deallocate() }

    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(bytes) }
    var bytesPerRow: Int { width * 16 }
    var format: CIFormat { .RGBAf }
    var metalTexture: (any MTLTexture)? { nil }
    var pixels: CIPixels {
      CIPixels(width: width, height: height, values: Array(UnsafeBufferPointer(start: bytes, count: width * height)))
    }
  }

  private struct Output: CIImageProcessorOutput {
    let memory: Memory
    var region: CGRect { memory.region }
    var baseAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(memory.bytes) }
    var bytesPerRow: Int { memory.bytesPerRow }
    var format: CIFormat { .RGBAf }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
  }
}
