import Foundation
import FoundationNetworking
import Testing

@testable import SnapshotReport
@testable import SnapshotReview

/// The server that a page of failures is looked at through.
@Suite(.serialized) struct ReviewServerTests {
  private let folder = RunFolder()

  /// Two failures: one that can be accepted, one whose reference has changed since, and one without a reference.
  private func run() throws -> SnapshotRun {
    for name in ["a", "b"] {
      try folder.draw("old", "f/\(name)/expected.png")
      try folder.draw("new", "f/\(name)/actual.png")
    }
    try folder.draw("old", "__Snapshots__/A/a.png")
    try folder.draw("another", "__Snapshots__/A/b.png")
    try folder.draw("first", "f/c/actual.png")
    return SnapshotRun(
      records: ["a", "b", "c"].map { name in
        record(
          "A", "t()", name, .failed, "differs", reference: folder.path("__Snapshots__/A/\(name).png"),
          pictures: ["expected", "actual"].filter { name != "c" || $0 == "actual" }.map {
            .init(name: "\($0).png", path: folder.path("f/\(name)/\($0).png"))
          })
      })
  }

  /// Serves while `body` runs.
  private func serving(
    limits: RequestGate.Limits = .init(), _ body: @escaping @Sendable (URL) async throws -> Void
  ) async throws {
    let server = ReviewServer(
      try run(), references: ReferenceFolder(around: folder.url), port: 0, token: "secret", limits: limits)
    let (addresses, continuation) = AsyncStream<URL>.makeStream()
    let task = Task { try await server.run { continuation.yield($0) } }
    defer { task.cancel() }
    for await url in addresses {
      try await body(url)
      break
    }
  }

  private func ask(
    _ url: URL, _ path: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil
  ) async throws -> (status: Int, text: String, headers: [AnyHashable: Any]) {
    var request = URLRequest(url: try #require(URL(string: path, relativeTo: url)))
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    return (answer.statusCode, String(decoding: data, as: UTF8.self), answer.allHeaderFields)
  }

  @Test func whoHasTheTokenSeesThePage() async throws {
    try await serving { url in
      #expect(url.host == "127.0.0.1" && url.absoluteString.hasSuffix("?token=secret"))
      let page = try await ask(url, "/?token=secret")
      #expect(page.status == 200 && page.text.contains("data-accept=\"1\"") && page.text.contains("connect-src 'self'"))
      #expect(page.headers["X-Frame-Options"] as? String == "DENY")
    }
  }

  @Test(
    arguments: [
      ("/", "GET", [:]), ("/?token=secreT", "GET", [:]), ("/?token=", "GET", [:]),
      ("/?token=secret", "GET", ["Origin": "http://evil.example"]), ("/?token=secret", "GET", ["Host": "evil.example"]),
      ("/accept", "POST", [:]), ("/accept?token=secret", "POST", [:]),
      ("/accept", "POST", ["X-Masthead-Token": "other"]),
      ("/accept", "POST", ["X-Masthead-Token": "secret", "Origin": "http://evil.example"]),
      ("/accept", "POST", ["X-Masthead-Token": "secret", "Origin": "null"]),
      ("/accept", "POST", ["X-Masthead-Token": "secret", "Host": "evil.example:80"]),
    ] as [(String, String, [String: String])])
  func othersAreRefused(_ path: String, _ method: String, _ headers: [String: String]) async throws {
    try await serving { url in
      let body = method == "POST" ? "{\"numbers\":[1]}" : nil
      let answer = try await ask(url, path, method: method, headers: headers, body: body)
      #expect(answer.status == 403 && !answer.text.contains("<html"))
      #expect(folder.data("__Snapshots__/A/a.png") == Sample.picture("old"))
    }
  }

  @Test func whatIsAcceptedIsTheReference() async throws {
    try await serving { url in
      let headers = ["X-Masthead-Token": "secret"]
      let one = try await ask(url, "/accept", method: "POST", headers: headers, body: "{\"numbers\":[1,2,3,9]}")
      let answers = try JSONDecoder().decode([ReviewSession.Answer].self, from: Data(one.text.utf8))
      #expect(answers.map(\.accepted) == [true, false, true, false])
      #expect(answers[1].why?.contains("is another one") == true && answers[3].why?.contains("no failure 9") == true)
      #expect(folder.data("__Snapshots__/A/a.png") == Sample.picture("new"))
      #expect(folder.data("__Snapshots__/A/b.png") == Sample.picture("another"))
      #expect(folder.data("__Snapshots__/A/c.png") == Sample.picture("first"), "there was no reference")
      let page = try await ask(url, "/?token=secret")
      #expect(page.text.contains("data-accept=\"1\" disabled") && page.text.contains("data-accept=\"2\">"))
      for body in ["", "{}", "[1]", "{\"numbers\":\"all\"}"] {
        #expect(try await ask(url, "/accept", method: "POST", headers: headers, body: body).status == 400)
      }
      #expect(try await ask(url, "/etc/passwd?token=secret").status == 404)
    }
  }

  @Test func tokensAreLongAndNeverTheSame() {
    let tokens = Set((0..<100).map { _ in ReviewServer.freshToken() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }
}
