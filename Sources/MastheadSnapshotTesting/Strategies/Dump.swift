import Foundation
import SnapshotComparison

/// A type that says itself how `.dump` writes it.
public protocol AnySnapshotStringConvertible {
  /// Whether the children of a value are written below its description; false unless given.
  static var renderChildren: Bool { get }

  /// The text of `.dump`: the same for equal values, in every run.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Nothing is written below.
  public static var renderChildren: Bool { false }
}

extension Snapshotting where Format == String {
  /// The value and its children, a line each, like Swift's `dump`, without addresses.
  ///
  /// Properties, and the elements of sets and dictionaries, are written in the order of their texts. A type that
  /// conforms to ``AnySnapshotStringConvertible`` gives its text itself. Takes as long as the text is, and for objects
  /// that are reached in several ways once for each.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { DumpText.text(of: $0) } }

  /// The value, made of what JSON knows (dictionaries, arrays, texts, numbers), as JSON with sorted keys.
  ///
  /// Where it is made of something else the text says so. Values that are `Encodable` are encoded instead.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else {
        return
          "\(type(of: value)) is not made of what JSON knows: dictionaries with texts for keys, arrays, texts, numbers, null"
      }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// Writes values as `.dump` does.
private enum DumpText {
  static func text(of value: Any) -> String { lines(of: value, name: nil, depth: 0, above: []).joined() }

  /// The text of a value's line, and the children below.
  private struct Entry {
    var words: String
    var children: [Mirror.Child] = []
  }

  private static func lines(of value: Any, name: String?, depth: Int, above: Set<ObjectIdentifier>) -> [String] {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: "  ", count: depth)
    let mark = mirror.children.isEmpty ? "-" : "▿"
    var above = above
    let isPlainObject =
      mirror.displayStyle == .class && !(value is any AnySnapshotStringConvertible)
      && !(value is any CustomStringConvertible)
    if isPlainObject {
      guard above.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return ["\(indent)\(mark) \(name ?? "value") (circular reference detected)\n"]
      }
    }
    let entry = entry(for: value, mirror, above)
    let said = value is any AnySnapshotStringConvertible && entry.children.isEmpty
    var lines = ["\(indent)\(said ? "-" : mark) \(name.map { "\($0): " } ?? "")\(entry.words)\n"]
    for child in entry.children {
      lines += self.lines(of: child.value, name: child.label, depth: depth + 1, above: above)
    }
    return lines
  }

  private static func entry(for value: Any, _ mirror: Mirror, _ above: Set<ObjectIdentifier>) -> Entry {
    let children = Array(mirror.children)
    let type = typeName(mirror)
    func count(_ one: String, _ many: String) -> String {
      children.count == 1 ? "1 \(one)" : "\(children.count) \(many)"
    }
    switch mirror.displayStyle {
    case .collection: return Entry(words: count("element", "elements"), children: children)
    case .dictionary:
      return Entry(words: count("key/value pair", "key/value pairs"), children: sorted(children, above))
    case .set: return Entry(words: count("member", "members"), children: sorted(children, above))
    case .tuple: return Entry(words: "(\(count("element", "elements")))", children: children)
    case .optional: return Entry(words: children.isEmpty ? "\(type).none" : type, children: children)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return Entry(words: value.snapshotDescription, children: Swift.type(of: value).renderChildren ? children : [])
    }
    if let value = value as? any CustomStringConvertible { return Entry(words: value.description, children: children) }
    switch mirror.displayStyle {
    case .class, .struct: return Entry(words: type, children: sorted(children, above))
    case .enum: return Entry(words: children.isEmpty ? "\(type).\(value)" : type, children: children)
    default: return Entry(words: String(describing: value), children: children)
    }
  }

  /// Sorts children by name, then by their texts.
  private static func sorted(_ children: [Mirror.Child], _ above: Set<ObjectIdentifier>) -> [Mirror.Child] {
    let texts = children.map { child in
      (child, child.label ?? "", lines(of: child.value, name: nil, depth: 0, above: above).joined())
    }
    return texts.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// The type's name; those of functions are numbered, which says where they stand.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// Day and second in UTC, as ISO 8601 has them.
  public var snapshotDescription: String { ISO8601Format() }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's own description, without addresses.
  public var snapshotDescription: String { debugDescription.replacing(#/:? *0x[0-9a-fA-F]+/#, with: "") }
}
