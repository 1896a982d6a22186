/// Bytes from a provider, such as those of a picture's pixels.
public final class CGDataProvider: @unchecked Sendable {
  // Data that nobody changes.
  private let bytes: NSData

  /// A provider of data.
  public init?(data: NSData) { bytes = NSData(data: data as Data) }

  /// All bytes.
  public var data: NSData? { bytes }
}

extension CGImage {
  /// The picture's pixels in rows from the top, `bytesPerRow` bytes each: four bytes a pixel, as `bitmapInfo` says.
  public var dataProvider: CGDataProvider? {
    let length = (height - 1) * bytesPerRow + width * 4
    return withUnsafePixels { pixels, _ in CGDataProvider(data: NSData(bytes: pixels, length: length)) }
  }
}
