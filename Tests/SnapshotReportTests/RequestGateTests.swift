import Foundation
import SeededRandom
import Testing

@testable import SnapshotReport
@testable import SnapshotReview

/// The heads of requests, read with limits.
@Suite struct RequestHeadTests {
  private func head(_ text: String) -> Result<RequestHead, RequestHead.Refusal> {
    do { return .success(try RequestHead(text.utf8)) } catch { return .failure(error) }
  }

  private func status(_ text: String) -> Int {
    if case .failure(let refusal) = head(text) { return refusal.status }
    return 200
  }

  @Test func aPlainRequestIsRead() throws {
    let read = try head("POST /accept?a=1 HTTP/1.1\r\nHost: h:1\r\nX-Other: o\r\nCONTENT-LENGTH: 12").get()
    #expect(read.method == "POST" && read.target == "/accept?a=1" && read.bodyLength == 12)
    #expect(read.headers == ["host": "h:1"], "headers that mean nothing here are left out")
    #expect(
      String(decoding: read.bytes, as: UTF8.self)
        == "POST /accept?a=1 HTTP/1.1\r\nhost: h:1\r\ncontent-length: 12\r\nconnection: close\r\n\r\n")
  }

  @Test(arguments: [
    ("", 400), ("GET / HTTP/2", 400), ("GET  / HTTP/1.1", 400), ("GET / HTTP/1.1\r\nHost", 400),
    ("GET / HTTP/1.1\r\n Host: a", 400), ("GET http://a/ HTTP/1.1", 400), ("GET /é HTTP/1.1", 400),
    ("DELETE / HTTP/1.1", 501), ("GET /\(String(repeating: "a", count: 3_000)) HTTP/1.1", 414),
    ("GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 20_000))", 431),
    ("GET / HTTP/1.1" + String(repeating: "\r\nA: b", count: 65), 431),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b", 400), ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked", 411),
    ("POST / HTTP/1.1", 411), ("POST / HTTP/1.1\r\nContent-Length: -1", 400),
    ("POST / HTTP/1.1\r\nContent-Length: +1", 400), ("POST / HTTP/1.1\r\nContent-Length: 1000001", 413),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999", 413),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\ncontent-length: 2", 400), ("GET / HTTP/1.1\r\nA: b\rc", 400),
  ])
  func whatIsOddIsRefused(text: String, status: Int) { #expect(self.status(text) == status) }
}

/// The server under requests that are malformed, too long or slow.
@Suite(.serialized) struct RequestGateTests {
  private let folder = RunFolder()

  @Test func numbersThatNoFailureHasAreAnswered() async throws {
    let session = ReviewSession(
      SnapshotRun(records: [record("A", "t()", "1", .failed)]), references: ReferenceFolder(around: folder.url),
      token: "secret")
    let answers = await session.accept([.min, -1, 0, 2, .max])
    #expect(answers.count == 5 && answers.allSatisfy { !$0.accepted && $0.why?.contains("no failure") == true })
  }

  /// Ten thousand requests that are none, some of which never end; meanwhile and afterwards the page comes at once.
  @Test func whatIsNoRequestKeepsNobodyOut() async throws {
    let server = ReviewServer(
      SnapshotRun(records: [record("A", "t()", "1", .passed)]), references: ReferenceFolder(around: folder.url),
      port: 0, token: "secret", limits: .init(connections: 64, request: 0.3, answer: 5))
    let (addresses, continuation) = AsyncStream<URL>.makeStream()
    let task = Task { try await server.run { continuation.yield($0) } }
    defer { task.cancel() }
    for await url in addresses {
      let port = UInt16(try #require(url.port))
      let pages = await Task.detached { Flood(port: port).run(requests: 10_000) }.value
      #expect(pages.count == 20 && pages.allSatisfy(\.isPage))
      #expect(pages.allSatisfy { $0.seconds < 3 }, "\(pages.map(\.seconds))")
      break
    }
  }
}

/// Sends what is no request, and asks for the page now and then.
private struct Flood {
  struct Page {
    var isPage: Bool
    var seconds: Double
  }
  let port: UInt16

  func run(requests: Int) -> [Page] {
    var random = SeededGenerator(seed: 42)
    var held: [Int32] = []
    var pages: [Page] = []
    let whole = Array(
      "POST /accept?token=secret HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 9\r\n\r\n{\"n\":[1]}".utf8)
    for number in 0..<requests {
      var bytes = whole
      switch number % 5 {
      case 0:
        bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1: bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      case 3 where number % 50 == 3: bytes = Array("GET /".utf8) + Array(repeating: UInt8(ascii: "a"), count: 200_000)
      case 3: bytes.replaceSubrange(60..<61, with: Array("99999999999999999999".utf8))
      default: bytes = Array("GET / HTTP/1.1\r\nHost: x\r\n".utf8)
      }
      if let socket = Self.connect(port) {
        Self.send(bytes, to: socket)
        // Some stay open and say nothing more.
        if number % 400 == 2 { held.append(socket) } else { close(socket) }
      }
      if number % 500 == 499 { pages.append(page()) }
    }
    for socket in held { close(socket) }
    return pages
  }

  private func page() -> Page {
    let start = ContinuousClock.now
    var text = ""
    // Where all places are taken the server says to come back.
    for _ in 0..<50 {
      guard let socket = Self.connect(port) else { continue }
      Self.send(Array("GET /?token=secret HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8), to: socket)
      text = Self.receive(from: socket)
      close(socket)
      if !text.contains(" 503 ") { break }
      usleep(20_000)
    }
    let parts = (ContinuousClock.now - start).components
    return Page(
      isPage: text.hasPrefix("HTTP/1.1 200") && text.contains("<html"),
      seconds: Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
  }

  private static func connect(_ port: UInt16) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var time = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  private static func send(_ bytes: [UInt8], to socket: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent <= 0 { return }
      rest = rest.dropFirst(sent)
    }
  }

  private static func receive(from socket: Int32) -> String {
    var bytes: [UInt8] = []
    while true {
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = recv(socket, &part, part.count, 0)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }
}
