import Foundation

// Geometry in keyed archives, as the texts that `string(for:)` makes; points, sizes and rectangles are written by Foundation's own methods.
extension NSCoder {
  /// Encodes a vector as its text.
  public func encode(_ vector: CGVector, forKey key: String) { write(Self.string(for: vector), key) }
  /// Encodes a transform as its text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) { write(Self.string(for: transform), key) }
  /// Encodes insets as their text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { write(Self.string(for: insets), key) }
  /// Encodes directional insets as their text.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { write(Self.string(for: insets), key) }
  /// Encodes an offset as its text.
  public func encode(_ offset: UIOffset, forKey key: String) { write(Self.string(for: offset), key) }

  /// The point that was encoded under the key; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
  /// The vector that was encoded under the key; zero without one.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  /// The size that was encoded under the key; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
  /// The rectangle that was encoded under the key; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }
  /// The transform that was encoded under the key; the identity without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }
  /// The insets that were encoded under the key; zero without any.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }
  /// The insets that were encoded under the key; zero without any.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }
  /// The offset that was encoded under the key; zero without one.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  private func write(_ text: String, _ key: String) { encode(NSString(string: text), forKey: key) }

  private func text(_ key: String) -> String {
    object(of: NSString.self, key).map { String(describing: $0) } ?? ""
  }
}
