import Foundation

/// The first part of a request: its method and target, and the headers that the review looks at.
///
/// Read strictly and with limits (RFC 9112), since any program of this machine and any page in a browser can send bytes to a port. A request that is let through is written down
/// again from its parts, so that the server behind sees one form alone.
struct RequestHead: Equatable, Sendable {
  /// The limits of a request.
  enum Limit {
    /// Bytes of request line and headers together.
    static let head = 16_384
    /// Bytes of the address that is asked for.
    static let target = 2_048
    /// Headers.
    static let headers = 64
    /// Bytes of a request to accept.
    static let body = 1_000_000
  }

  /// The answer to a request that is not let through.
  struct Refusal: Error, Equatable {
    var status: Int
    var words: String
  }

  /// `GET` or `POST`.
  let method: String
  /// Path and query, of visible ASCII.
  let target: String
  /// Headers that are passed on, by their names in small letters.
  let headers: [String: String]
  /// Bytes of the body that follows.
  let bodyLength: Int

  /// Headers that mean something to the review; others are left out.
  private static let known: Set<String> = ["host", "origin", "x-masthead-token", "content-type"]

  /// Reads a head, from the first byte to before the empty line.
  ///
  /// Throws a ``Refusal`` with HTTP's status and the reason in words.
  init(_ bytes: some Collection<UInt8>) throws(Refusal) {
    guard bytes.count <= Limit.head else { throw Refusal(status: 431, words: "the request's headers are too long") }
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      throw Self.malformed("a request is of visible ASCII")
    }
    var lines = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw Self.malformed("a request begins with METHOD ADDRESS HTTP/1.1")
    }
    guard words[0] == "GET" || words[0] == "POST" else {
      throw Refusal(status: 501, words: "there are GET and POST")
    }
    guard words[1].utf8.count <= Limit.target else { throw Refusal(status: 414, words: "the address is too long") }
    guard words[1].hasPrefix("/"), !words[1].contains("\t") else {
      throw Self.malformed("the address begins with /")
    }
    guard lines.count <= Limit.headers else { throw Refusal(status: 431, words: "there are too many headers") }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]), !line.contains("\r") else {
        throw Self.malformed("a header is NAME: VALUE")
      }
      let name = line[..<colon].lowercased()
      guard headers[name] == nil || !(Self.known.contains(name) || name == "content-length") else {
        throw Self.malformed("the header \(name) stands twice")
      }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    guard headers["transfer-encoding"] == nil else {
      throw Refusal(status: 411, words: "write how long the body is, by Content-Length")
    }
    bodyLength = try Self.length(headers["content-length"], isNeeded: words[0] == "POST")
    method = String(words[0])
    target = String(words[1])
    self.headers = headers.filter { Self.known.contains($0.key) }
  }

  /// The head as the server behind gets it; it closes the connection after its answer.
  var bytes: [UInt8] {
    var text = "\(method) \(target) HTTP/1.1\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    text += "content-length: \(bodyLength)\r\nconnection: close\r\n\r\n"
    return Array(text.utf8)
  }

  /// A number of digits alone, few enough for any arithmetic.
  private static func length(_ text: String?, isNeeded: Bool) throws(Refusal) -> Int {
    guard let text else {
      guard !isNeeded else { throw Refusal(status: 411, words: "write how long the body is, by Content-Length") }
      return 0
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw malformed("Content-Length is no number")
    }
    guard text.utf8.count <= 9, let length = Int(text), length <= Limit.body else {
      throw Refusal(status: 413, words: "the body is longer than \(Limit.body) bytes")
    }
    return length
  }

  private static func isToken(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func malformed(_ words: String) -> Refusal { Refusal(status: 400, words: words) }
}
