/// The places of methods in the tables of classes and of conformances, found by comparing probes.
enum MethodPlaces {
  /// The place of the single method that `probe` overrides and `plain` does not, in the tables of subclasses of `base`;
  /// nil if it is not unique.
  static func place(of probe: AnyClass, _ plain: AnyClass, over base: AnyClass) -> Int? {
    let base = ClassMetadata(base)
    let inBoth = Set(ClassMetadata.differences(base, ClassMetadata(plain)))
    let found = ClassMetadata.differences(base, ClassMetadata(probe)).filter { !inBoth.contains($0) }
    return found.count == 1 ? found[0] : nil
  }

  /// How many entries a table has after the first word.
  ///
  /// That word leads to a description of the conformance, which begins with the distance to that of the protocol, or, where the
  /// distance is odd, to its address; the fifth number there counts what the protocol asks for.
  static func count(of methods: UnsafePointer<UnsafeRawPointer>) -> Int {
    let conformance = methods[0]
    let distance = Int(conformance.load(as: Int32.self))
    var protocolDescription = conformance + (distance & ~1)
    if distance & 1 == 1 { protocolDescription = protocolDescription.load(as: UnsafeRawPointer.self) }
    return Int(protocolDescription.load(fromByteOffset: 16, as: UInt32.self))
  }
}
