import Foundation

extension Snapshotting where Value == String, Format == String {
  /// The text itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes themselves.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, indented, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON, written by the encoder; what it throws stands in the text.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// The value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as a property list, written by the encoder; what it throws stands in the text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .encoded(pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(pathExtension: String, encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "\(type(of: value)) cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
