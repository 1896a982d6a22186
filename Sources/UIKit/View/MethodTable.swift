/// Looks up in class metadata whether a subclass overrides `draw(_:)`.
///
/// UIKit asks the Objective-C runtime, which keeps it from making a backing store for views that draw nothing. Swift
/// keeps a table of methods in the metadata of each class, with inherited methods at the same place in every subclass.
/// Two probe classes show which place belongs to `draw(_:)`: the one in which they differ. If no such place can be
/// found, every class counts as drawing, which costs memory but changes no pixel.
@MainActor enum MethodTable {
  private class PlainProbe: UIView {}
  private class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) { setNeedsDisplay() }
  }

  /// Words before the method table: kind, superclass, flags and sizes (three words), descriptor, field destroyer.
  private static let headerWords = 7

  private static let drawIndex: Int? = {
    let base = words(of: UIView.self)
    let plain = words(of: PlainProbe.self)
    let drawing = words(of: DrawingProbe.self)
    let count = min(base.count, plain.count, drawing.count)
    var found: [Int] = []
    for index in headerWords..<count where drawing[index] != base[index] && plain[index] == base[index] {
      found.append(index)
    }
    return found.count == 1 ? found[0] : nil
  }()

  static func overridesDraw(_ type: UIView.Type) -> Bool {
    guard let index = drawIndex else { return true }
    return words(of: type)[index] != words(of: UIView.self)[index]
  }

  /// The metadata from its address point on. The class size counts from `classAddressPoint` bytes before it.
  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    let classSize = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let count = Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }
}
