/// The conversions that Foundation has for `Double`, for the numbers of geometry too: `width as NSNumber`,
/// `value as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the number out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes the number out of an object; false where the number is not exact as a `CGFloat`.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    var number: Double?
    let isExact = Double._conditionallyBridgeFromObjectiveC(source, result: &number)
    result = number.map { CGFloat($0) }
    return isExact
  }

  /// Takes the number out of an object; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// The number of an object, as `Double` has it; numbers that are too large are infinite.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
  /// The number of an object, as near as a number of the kind comes.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// The number of an object; nil where a `CGFloat` cannot hold the number exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
