import Foundation
import SnapshotComparison

/// How something that is kept in a file is written, read and compared.
public struct Diffing<Value> {
  /// The bytes of the file.
  public var toData: (Value) -> Data
  /// Reads the content of a file; its bytes came from `toData`, perhaps on another machine.
  public var fromData: (Data) -> Value
  /// The difference: a message and pictures for people; nil for none.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])?
  /// Reads a file that may be anything; throws in words.
  var read: (Data) throws -> Value

  /// Makes a way to write, read and compare.
  ///
  /// `diff` gets the kept value first and the present one second.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    read = fromData
  }

  init(
    toData: @escaping (Value) -> Data, read: @escaping (Data) throws -> Value,
    fallback: @escaping @autoclosure () -> Value,
    diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
  ) {
    self.init(toData: toData, fromData: { (try? read($0)) ?? fallback() }, diff: diff)
    self.read = read
  }
}

extension Diffing where Value == String {
  /// Texts are compared line by line; the message shows the lines that went (−) and came (+), with three around them.
  public static var lines: Diffing<String> {
    Diffing(
      toData: { Data($0.utf8) },
      read: { data in
        guard let text = String(data: data, encoding: .utf8) else {
          throw SnapshotError("the reference is no UTF-8 text")
        }
        return text
      },
      fallback: "",
      diff: { old, new in
        guard let words = TextDifference.words(from: old, to: new) else { return nil }
        return (words, [SnapshotAttachment(name: "difference.txt", data: Data(words.utf8))])
      })
  }
}

extension Diffing where Value == Data {
  /// Bytes have to be the same; the message says how many there are and where the first differs.
  public static var data: Diffing<Data> {
    Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
      return (
        "\(old.count) bytes were recorded, there are \(new.count) now; the first that differs is byte \(place)", []
      )
    }
  }
}
