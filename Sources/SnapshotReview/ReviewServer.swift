import FlyingFox
import FlyingSocks
import Foundation
import SnapshotReport

/// Serves a session's page on this machine's loopback address.
///
/// Whatever runs in a browser can ask a server on loopback. So a request has to name this server as its host (a foreign name that leads here does not), come from its page
/// or from no page, and know the token: in the address for the page, in a header for what changes files. A ``RequestGate`` stands in front, so that the library sees no request
/// that is too long, half or malformed.
public struct ReviewServer: Sendable {
  /// The header that holds the token.
  public static let tokenHeader = "X-Masthead-Token"
  private let session: ReviewSession
  private let token: String
  private let port: UInt16
  private let limits: RequestGate.Limits

  /// Makes a server of a run, by which references below a folder can be accepted; port 0 takes any that is free.
  public init(
    _ run: SnapshotRun, references: ReferenceFolder, port: UInt16 = 0, token: String = ReviewServer.freshToken()
  ) {
    self.init(run, references: references, port: port, token: token, limits: .init())
  }

  init(_ run: SnapshotRun, references: ReferenceFolder, port: UInt16, token: String, limits: RequestGate.Limits) {
    session = ReviewSession(run, references: references, token: token)
    (self.token, self.port, self.limits) = (token, port, limits)
  }

  /// Returns a token of 32 letters and digits that nobody can guess.
  public static func freshToken() -> String {
    var random = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<32).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  /// Serves until the task is cancelled; `whenListening` is called with the address of the page.
  ///
  /// Throws when the port is taken.
  public func run(whenListening: @escaping @Sendable (URL) -> Void) async throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let socket = folder + "/server"
    let gate = try RequestGate(port: port, server: socket, limits: limits)
    defer { gate.end() }
    let server = HTTPServer(address: .unix(path: socket), logger: .disabled)
    let handler = Handler(session: session, token: token, port: gate.port)
    await server.appendRoute("*") { request in await handler.response(to: request) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask { [token] in
        try await server.waitUntilListening()
        gate.open()
        guard let url = URL(string: "http://127.0.0.1:\(gate.port)/?token=\(token)") else { return }
        whenListening(url)
      }
      while try await group.next() != nil {}
    }
  }

  /// A new folder that only this user can open.
  private static func makeFolder() throws -> String {
    var name = Array(NSTemporaryDirectory().utf8CString.dropLast())
    // A socket's path has room for 107 bytes.
    if name.count > 70 { name = Array("/tmp/".utf8CString.dropLast()) }
    name += Array("masthead-review-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Answers requests.
  private struct Handler {
    let session: ReviewSession
    let token: String
    let port: UInt16

    func response(to request: HTTPRequest) async -> HTTPResponse {
      let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
      guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else {
        return Self.refusal(.forbidden, "this server is for 127.0.0.1 alone")
      }
      if let origin = request.headers[HTTPHeader("Origin")], origin.lowercased() != "http://\(host)" {
        return Self.refusal(.forbidden, "requests of other pages are refused")
      }
      switch (request.method, request.path) {
      case (.GET, "/"):
        guard isToken(request.query["token"]) else { return Self.missingToken }
        return HTTPResponse(
          statusCode: .ok, headers: Self.headers("text/html; charset=utf-8"), body: Data(await session.page.utf8))
      case (.POST, "/accept"):
        guard isToken(request.headers[HTTPHeader(ReviewServer.tokenHeader)]) else { return Self.missingToken }
        return await accept(request)
      default: return Self.refusal(.notFound, "there is / and, by POST, /accept")
      }
    }

    private func accept(_ request: HTTPRequest) async -> HTTPResponse {
      struct Wish: Decodable { var numbers: [Int] }
      guard let data = try? await request.bodyData, let wish = try? JSONDecoder().decode(Wish.self, from: data)
      else { return Self.refusal(.badRequest, "write {\"numbers\": [1, 2]}") }
      let answers = await session.accept(wish.numbers)
      return HTTPResponse(
        statusCode: .ok, headers: Self.headers("application/json"), body: (try? JSONEncoder().encode(answers)) ?? Data()
      )
    }

    /// Compares all characters, so that the time tells nothing of where they differ.
    private func isToken(_ text: String?) -> Bool {
      let (given, wanted) = (Array((text ?? "").utf8), Array(token.utf8))
      guard given.count == wanted.count else { return false }
      return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static var missingToken: HTTPResponse {
      refusal(.forbidden, "the token is missing or another one: open the address that the command printed")
    }

    private static func refusal(_ status: HTTPStatusCode, _ words: String) -> HTTPResponse {
      HTTPResponse(statusCode: status, headers: headers("text/plain; charset=utf-8"), body: Data("\(words)\n".utf8))
    }

    private static func headers(_ type: String) -> HTTPHeaders {
      [
        .contentType: type, .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("X-Frame-Options"): "DENY", HTTPHeader("Referrer-Policy"): "no-referrer",
      ]
    }
  }
}
