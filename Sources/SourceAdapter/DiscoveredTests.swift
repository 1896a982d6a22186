/// Lists of tests that SwiftPM writes for XCTest, a line a test: `("testA", testA)`.
///
/// XCTest on Linux casts each method to `(XCTestCase) -> () throws -> Void`, which ends the program where the method, or its class, is of the
/// main actor. Tests run on the main thread; a function around each method says so.
public enum DiscoveredTests {
  /// The list with its methods wrapped; nil where the file is no such list.
  public static func adapted(_ bytes: [UInt8]) -> [UInt8]? {
    guard ByteSearch(bytes).contains("__allTests__") else { return nil }
    var isChanged = false
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> String in
      guard let wrapped = wrapped(line) else { return String(line) }
      isChanged = true
      return wrapped
    }
    guard isChanged else { return nil }
    return Array((lines.joined(separator: "\n") + "\n" + wrapper).utf8)
  }

  /// `("name", name)` with the method wrapped; nil for other lines, those of asynchronous tests among them.
  private static func wrapped(_ line: Substring) -> String? {
    let indent = line.prefix { $0 == " " }
    var rest = line.dropFirst(indent.count)
    guard rest.hasPrefix("(\"") else { return nil }
    rest = rest.dropFirst(2)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    let method = "\", " + name + ")"
    guard !name.isEmpty, rest.hasPrefix(method) else { return nil }
    return "\(indent)(\"\(name)\", _onMainActor(\(name)))\(rest.dropFirst(method.count))"
  }

  private static let wrapper = """
    private func _onMainActor<T: XCTestCase>(
      _ test: @escaping (T) -> @MainActor () throws -> Void
    ) -> (T) -> () throws -> Void {
      { object in
        nonisolated(unsafe) let call = test(object)
        return { try MainActor.assumeIsolated { try call() } }
      }
    }

    """
}
