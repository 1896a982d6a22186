import Foundation

/// Parts of values by key path, as animations name them: `position.x`, `bounds.size.width`, `transform.rotation.z`.
extension CALayer {
  /// The part of a property at a path; nil where the layer has no such path.
  ///
  /// Numbers come as `NSNumber`, points and sizes as they are.
  package final func part(at path: String) -> Any? {
    guard let found = partFound(at: path) else { return nil }
    guard case .number(let number) = found.read else { return found.read.boxed }
    return NSNumber(value: Double(number))
  }

  /// Sets the part of a property at a path; false where the layer has no such path, or the value is of another kind.
  package final func setPart(_ value: Any?, at path: String) -> Bool {
    guard let found = partFound(at: path), let value, let new = LayerValue(value, like: found.read) else {
      return false
    }
    found.write(new)
    return true
  }

  private func partFound(at path: String) -> (read: LayerValue, write: (LayerValue) -> Void)? {
    let pieces = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { return nil }
    // The frame is no property that animations move.
    if pieces[0] == "frame" {
      guard let part = LayerValuePart(pieces[1], of: .rect(frame)) else { return nil }
      return (
        part.read(.rect(frame)),
        { value in if case .rect(let rect) = part.written(value, into: .rect(self.frame)) { self.frame = rect } }
      )
    }
    guard let found = AnimatablePath(path, of: self), found.part != nil else { return nil }
    return (found.read(self), { found.write(self, $0) })
  }
}
