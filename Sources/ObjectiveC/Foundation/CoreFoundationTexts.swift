internal import CoreFoundation
import Foundation

/// An encoding of text in bytes, by Core Foundation's numbers.
public typealias CFStringEncoding = UInt32

/// The value of an unknown encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Foundation's number of an encoding (`String.Encoding.rawValue`); that of `kCFStringEncodingInvalidId` is none that Foundation knows.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Core Foundation's number of an encoding of Foundation's; `kCFStringEncodingInvalidId` where there is none.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  CoreFoundation.CFStringConvertNSStringEncodingToEncoding(encoding)
}

/// The encoding of an internet charset (`"iso-8859-1"`); `kCFStringEncodingInvalidId` for an unknown one.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  guard let theString else { return kCFStringEncodingInvalidId }
  // Foundation's texts are Core Foundation's in memory.
  return CoreFoundation.CFStringConvertIANACharSetNameToEncoding(
    unsafeBitCast(theString, to: CoreFoundation.CFString.self))
}

/// The internet's charset name of an encoding; nil for an encoding without one.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding).map { unsafeBitCast($0, to: NSString.self) }
}

/// Core Foundation's texts that can be changed are Foundation's.
public typealias CFMutableString = NSMutableString

/// A part of a text or list.
public struct CFRange: Equatable, Sendable {
  /// The place of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// A part at 0 without elements.
  public init() { self.init(location: 0, length: 0) }
  /// A part of a text or list.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// A part of a text or list.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Writes letters of other scripts in Latin ones.
public var kCFStringTransformToLatin: CFString! { NSString(string: StringTransform.toLatin.rawValue) }
/// Takes marks off letters.
public var kCFStringTransformStripDiacritics: CFString! { NSString(string: StringTransform.stripDiacritics.rawValue) }
/// Takes marks off letters, those that stand alone too.
public var kCFStringTransformStripCombiningMarks: CFString! {
  NSString(string: StringTransform.stripCombiningMarks.rawValue)
}
/// Writes Chinese in Latin letters.
public var kCFStringTransformMandarinLatin: CFString! { NSString(string: StringTransform.mandarinToLatin.rawValue) }

/// Rewrites a text, or the part of it that `range` names, by a transform of ICU; false where the transform is not known, or does not go backwards.
///
/// `range` is afterwards the range of the new text.
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let place =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  // Foundation's own method for texts that can be changed loses letters here.
  let part = NSString(string: string.substring(with: place))
  let name = StringTransform(rawValue: String(describing: transform))
  guard let result = part.applyingTransform(name, reverse: reverse) else { return false }
  string.replaceCharacters(in: place, with: result)
  if let range { range.pointee = CFRange(location: place.location, length: result.utf16.count) }
  return true
}

/// Whether two objects say that they are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
  if let object = cf1 as? NSObject { return object.isEqual(cf2) }
  return cf1 === cf2
}

/// Makes mutable data; `capacity` is the expected length in bytes, 0 for an unknown length.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: max(capacity, 0))
}

@_silgen_name("swift_retainCount")
private func retainCount(of object: UnsafeMutableRawPointer) -> Int

/// Returns the number of references to an object, including those that the compiler adds for itself.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
  cf.map { retainCount(of: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
}
