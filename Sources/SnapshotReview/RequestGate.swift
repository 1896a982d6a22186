import Foundation

/// Stands on the port in front of the server, and lets through requests that are whole, small and in time.
///
/// The HTTP library reads lines of any length and waits for them for ever, and a few of these keep it from everybody else. So a connection has a time in which its request has to be
/// there, a request has limits, and connections are few; an accepted request goes to the server by a socket in a folder that only this user can open. One request a connection.
final class RequestGate: Sendable {
  /// The limits of connections.
  struct Limits: Sendable {
    /// The greatest number of connections at one time; others are told to come back.
    var connections = 32
    /// The seconds in which a request has to come from its first byte to its last.
    var request: Double = 10
    /// Seconds that the answer may stand still.
    var answer: Double = 60
  }

  /// The port on 127.0.0.1.
  let port: UInt16
  private let listener: Int32
  private let server: String
  private let limits: Limits
  private let connections: Connections

  /// Listens on a port of 127.0.0.1, 0 for any that is free, for the server at a socket's path.
  ///
  /// Throws where the port is taken.
  init(port: UInt16, server: String, limits: Limits = Limits()) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard listener >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let fails = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) != 0 || listen(listener, SOMAXCONN) != 0
          || getsockname(listener, pointer, &length) != 0
      }
    }
    guard !fails else {
      let reason = errno
      close(listener)
      throw POSIXError(.init(rawValue: reason) ?? .EIO)
    }
    self.port = UInt16(bigEndian: address.sin_port)
    (self.listener, self.server, self.limits) = (listener, server, limits)
    connections = Connections(most: limits.connections)
  }

  /// Takes connections until ``end()``, each on a thread of its own.
  func open() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          // A connection that went away before it was taken, or no descriptors for the moment.
          guard [EINTR, ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EAGAIN].contains(errno) else { break }
          if errno == EMFILE || errno == ENFILE { usleep(10_000) }
          continue
        }
        guard connections.begin() else {
          // Nobody is waited for here: this thread takes all connections.
          Stream(connection, seconds: 0).answer(503, "too many connections at one time: try again", draining: false)
          close(connection)
          continue
        }
        Thread.detachNewThread { [self] in
          serve(connection)
          close(connection)
          connections.end()
        }
      }
      close(listener)
    }
  }

  /// Stops accepting connections; open connections come to their end.
  func end() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ connection: Int32) {
    let client = Stream(connection, seconds: limits.request)
    do {
      guard let (head, body) = try Self.request(from: client) else { return }
      guard let behind = Stream(connectedTo: server, seconds: limits.answer) else {
        return client.answer(503, "the server is ending")
      }
      defer { behind.close() }
      client.seconds = limits.answer
      guard behind.write(head.bytes + body) else { return client.answer(503, "the server is ending") }
      while let part = behind.read(upTo: 65_536), !part.isEmpty {
        behind.begin()
        client.begin()
        guard client.write(part) else { return }
      }
    } catch {
      client.answer(error.status, error.words)
    }
  }

  /// Reads a request; nil where nothing came.
  private static func request(from client: Stream) throws(RequestHead.Refusal) -> (RequestHead, [UInt8])? {
    var bytes: [UInt8] = []
    var searched = 0
    while true {
      if let end = emptyLine(in: bytes, from: searched) {
        let head = try RequestHead(bytes[..<end.lowerBound])
        var body = Array(bytes[end.upperBound...])
        while body.count < head.bodyLength {
          guard let part = client.read(upTo: head.bodyLength - body.count), !part.isEmpty else {
            throw RequestHead.Refusal(status: 408, words: "the request did not come to its end")
          }
          body += part
        }
        return (head, Array(body.prefix(head.bodyLength)))
      }
      guard bytes.count <= RequestHead.Limit.head else {
        throw RequestHead.Refusal(status: 431, words: "the request's headers are too long")
      }
      searched = max(bytes.count - 3, 0)
      guard let part = client.read(upTo: 4_096), !part.isEmpty else {
        if bytes.isEmpty { return nil }
        throw RequestHead.Refusal(status: 408, words: "the request did not come to its end")
      }
      bytes += part
    }
  }

  private static func emptyLine(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard bytes.count >= mark.count else { return nil }
    for index in start...(bytes.count - mark.count) where bytes[index..<(index + mark.count)].elementsEqual(mark) {
      return index..<(index + mark.count)
    }
    return nil
  }

  /// The number of connections; locked, since each has a thread.
  private final class Connections: @unchecked Sendable {
    private let lock = NSLock()
    private let most: Int
    private var count = 0

    init(most: Int) { self.most = most }

    func begin() -> Bool {
      lock.withLock {
        count < most
          ? {
            count += 1; return true
          }() : false
      }
    }
    func end() { lock.withLock { count -= 1 } }
  }
}
