extension CAEmitterLayer {
  /// Sets a number of a cell while the layer emits, by `emitterCells.NAME.PROPERTY`; other paths are those of every object.
  ///
  /// Particles that live already stay as they are. A number that is not finite, and a cell that is not there, change nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    if keys.count == 3, keys[0] == "emitterCells" {
      let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
      let plain = number ?? (value as? Float).map { Double($0) } ?? (value as? Int).map { Double($0) }
      if let plain, plain.isFinite { setCellValue(plain, named: keys[1], key: keys[2]) }
      return
    }
    (self as CALayer).setValue(value, forKeyPath: keyPath)
  }
}
