@_exported import Metal
import UIKit

/// Whether the shaders run on a graphics processor: no, since there is none.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A shader that makes pixels black or as bright as is asked for; needs a device for which `MPSSupportsMTLDevice(_:)` is true, of which there is none.
open class MPSImageThresholdBinary: NSObject {
  private let device: Never

  /// Ends the program with a message, as on Apple's systems with a device that is not supported.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    fatalError("MPSImageThresholdBinary: there is no graphics processor here; ask MPSSupportsMTLDevice(_:) first")
  }

  /// Runs the shader.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {
    switch device {}
  }
}
