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

  /// The metadata of a class; without words where they lie in another way than is known, so that nothing is found in them.
  init(_ type: AnyClass) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let count = PlatformProperty.classMetadata.holds ? Self.count(of: pointer) : 0
    words = UnsafeBufferPointer(start: pointer.assumingMemoryBound(to: UInt.self), count: count)
  }

  /// The number of words from the address point on.
  ///
  /// The layout without Objective-C: total size and the distance to the address point are 32-bit numbers at 32 and 36.
  private static func count(of pointer: UnsafeRawPointer) -> Int {
    let size = pointer.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = pointer.load(fromByteOffset: 36, as: UInt32.self)
    return (Int(size) - Int(addressPoint)) / MemoryLayout<UInt>.size
  }

  /// A subclass of a class whose methods no optimisation takes away, as applications override them.
  private class Probe: UIView {
    override func draw(_ rect: CGRect) { setNeedsDisplay() }
  }

  /// Whether a view's class and a subclass lie in memory as is expected: superclass, size, and some overridden methods.
  static func isAsExpected() -> Bool {
    let base = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let subclass = unsafeBitCast(Probe.self as AnyClass, to: UnsafeRawPointer.self)
    let (count, own) = (count(of: base), count(of: subclass))
    guard (headerWords + 1...4096).contains(count), count == own,
      subclass.load(fromByteOffset: 8, as: UnsafeRawPointer.self) == base
    else { return false }
    // The method and two initialisers, at least.
    let differences = (headerWords..<count).count { place in
      let offset = place * MemoryLayout<UInt>.size
      return base.load(fromByteOffset: offset, as: UInt.self) != subclass.load(fromByteOffset: offset, as: UInt.self)
    }
    return (1...16).contains(differences)
  }

  /// The places at which a subclass differs from its base, from `start` on, among those that the base has.
  static func differences(_ base: ClassMetadata, _ subclass: ClassMetadata, from start: Int = headerWords) -> [Int] {
    (min(start, base.words.count)..<base.words.count).filter { base.words[$0] != subclass.words[$0] }
  }

  func function(at index: Int) -> UnsafeRawPointer {
    guard words.indices.contains(index), let function = UnsafeRawPointer(bitPattern: words[index]) else {
      fatalError("The method table has no entry at \(index); this Swift lays classes out in another way")
    }
    return function
  }
}
