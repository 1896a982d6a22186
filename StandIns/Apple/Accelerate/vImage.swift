import Glibc

/// How many pixels, or rows of pixels, there are.
public typealias vImagePixelCount = UInt
/// 0 where a function of vImage did what it is for.
public typealias vImage_Error = Int
/// How a function of vImage is to work; there are no such wishes here.
public typealias vImage_Flags = UInt32

/// Nothing is wrong.
public let kvImageNoError: vImage_Error = 0
/// The result is larger than the picture that it is made of.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// There is no memory for the picture.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A picture has no memory.
public let kvImageNullPointerArgument: vImage_Error = -21772

/// Memory of a picture, which whoever made it frees.
public struct vImage_Buffer {
  /// The first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// Bytes from one row to the next.
  public var rowBytes: Int

  /// A buffer over memory that is there.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// Makes zeroed memory for pixels of 1 to 128 bits; rows begin at multiples of 16 bytes.
  ///
  /// - Throws: where a side is below 1, a pixel has other bits, or there is no memory.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0, (1...128).contains(bitsPerPixel) else {
      throw vImage.Error.invalidParameter
    }
    let rowBytes = ((width * Int(bitsPerPixel) + 7) / 8 + 15) & ~15
    guard let memory = calloc(height, rowBytes) else { throw vImage.Error.memoryAllocationError }
    self.init(data: memory, height: UInt(height), width: UInt(width), rowBytes: rowBytes)
  }

  /// Frees the memory; the buffer is not used after that.
  public func free() { Glibc.free(data) }
}

/// A place for names of vImage.
public enum vImage {
  /// What is wrong with a call.
  public enum Error: Int, Swift.Error {
    /// There is no memory for the picture.
    case memoryAllocationError = -21771
    /// A value is none that a picture can have.
    case invalidParameter = -21773
  }
}

/// Turns numbers of 16 bits into numbers of 32 bits, one for each pixel of `dest`, which is no larger than `src`.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, result) = (src.pointee, dest.pointee)
  guard let from = source.data, let to = result.data else { return kvImageNullPointerArgument }
  guard result.width <= source.width, result.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for row in 0..<Int(result.height) {
    let halves = (from + row * source.rowBytes).assumingMemoryBound(to: Float16.self)
    let floats = (to + row * result.rowBytes).assumingMemoryBound(to: Float.self)
    for column in 0..<Int(result.width) { floats[column] = Float(halves[column]) }
  }
  return kvImageNoError
}
