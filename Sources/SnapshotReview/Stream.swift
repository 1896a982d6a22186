import Foundation

/// A connected socket whose reads and writes end at a time.
///
/// Belongs to the thread of its connection.
final class Stream {
  /// Seconds from ``begin()`` until reads and writes give up.
  var seconds: Double { didSet { begin() } }
  private let descriptor: Int32
  private var deadline: ContinuousClock.Instant

  init(_ descriptor: Int32, seconds: Double) {
    (self.descriptor, self.seconds) = (descriptor, seconds)
    deadline = .now + .seconds(seconds)
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
  }

  /// Connects to the socket at a path; nil where nobody listens there.
  convenience init?(connectedTo path: String, seconds: Double) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      _ = Glibc.close(descriptor)
      return nil
    }
    self.init(descriptor, seconds: seconds)
  }

  /// Starts the time again.
  func begin() { deadline = .now + .seconds(seconds) }

  func close() { _ = Glibc.close(descriptor) }

  /// Some bytes; none at the end, nil when the time is up or the connection is gone.
  func read(upTo count: Int) -> [UInt8]? {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        result = recv(descriptor, buffer.baseAddress, count, 0)
        filled = max(result, 0)
      }
      if result >= 0 { return bytes }
      guard errno == EAGAIN || errno == EINTR, waits(for: Int16(POLLIN)) else { return nil }
    }
  }

  /// Writes all; false when the time is up or the connection is gone.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else {
        guard errno == EAGAIN || errno == EINTR, waits(for: Int16(POLLOUT)) else { return false }
      }
    }
    return true
  }

  /// Answers in words.
  ///
  /// Bytes that the other side still sends are taken for a moment, since closing with bytes unread would take the answer away from it.
  func answer(_ status: Int, _ words: String, draining: Bool = true) {
    let body = Array("\(words)\n".utf8)
    let head =
      "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Refused")\r\ncontent-type: text/plain; charset=utf-8\r\n"
      + "content-length: \(body.count)\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    if draining { seconds = 1 }
    guard write(Array(head.utf8) + body), draining else { return }
    shutdown(descriptor, Int32(SHUT_WR))
    var taken = 0
    while taken < 262_144, let part = read(upTo: 65_536), !part.isEmpty { taken += part.count }
  }

  private func waits(for events: Int16) -> Bool {
    let left = deadline - .now
    guard left > .zero else { return false }
    var wanted = pollfd(fd: descriptor, events: events, revents: 0)
    let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1
    return poll(&wanted, 1, Int32(clamping: milliseconds)) > 0 || errno == EINTR
  }

  private static let phrases = [
    400: "Bad Request", 408: "Request Timeout", 411: "Length Required", 413: "Content Too Large", 414: "URI Too Long",
    431: "Request Header Fields Too Large", 501: "Not Implemented", 503: "Service Unavailable",
  ]
}
