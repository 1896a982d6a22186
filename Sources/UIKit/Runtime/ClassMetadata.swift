/// The part of a class's metadata in which its methods stand.
///
/// UIKit leans on the Objective-C runtime in two places that Swift's language does not cover: making an object of a class that
/// is only known at run time (`register(_:forCellReuseIdentifier:)`; the classes of applications do not mark their initialisers
/// `required`), and asking whether a method is overridden. Both are answered by the table of methods in class metadata: an
/// inherited method stands at the same place in every subclass. The places are not written down here but found by comparing probe
/// classes, and a test pins them; nothing depends on the order of methods.
struct ClassMetadata {
  let pointer: UnsafeRawPointer
  let words: UnsafeBufferPointer<UInt>

  /// Words before the first method: kind, superclass, flags and sizes (three words), descriptor, field destroyer.
  static let headerWords = 7

  init(_ type: AnyClass) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The layout without Objective-C: total size and the distance to the address point are 32-bit numbers at 32 and 36.
    let size = pointer.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = pointer.load(fromByteOffset: 36, as: UInt32.self)
    let count = Int(size - addressPoint) / MemoryLayout<UInt>.size
    words = UnsafeBufferPointer(start: pointer.assumingMemoryBound(to: UInt.self), count: count)
  }

  /// The places at which a subclass differs from its base, from `start` on, among those that the base has.
  static func differences(_ base: ClassMetadata, _ subclass: ClassMetadata, from start: Int = headerWords) -> [Int] {
    (start..<base.words.count).filter { base.words[$0] != subclass.words[$0] }
  }

  func function(at index: Int) -> UnsafeRawPointer {
    guard let function = UnsafeRawPointer(bitPattern: words[index]) else {
      fatalError("The method table has no entry at \(index); this Swift lays classes out in another way")
    }
    return function
  }
}
