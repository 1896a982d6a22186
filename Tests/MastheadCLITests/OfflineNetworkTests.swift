import Foundation
import Testing

@testable import masthead_cli

/// Requests end as on a device that is offline, files are read, and a screen's own `URLProtocol` answers first.
@Suite struct OfflineNetworkTests {
  @Test func requestEndsWithTheErrorOfADeviceThatIsOffline() throws {
    let (lines, run) = try Prints.of(
      """
      let url = URL(string: "https://example.invalid/a.json")!
      let start = Date()
      URLSession.shared.dataTask(with: url) { data, response, error in
        let error = error as? URLError
        print(">", data as Any, response as Any, error?.code == .notConnectedToInternet, error?.failingURL == url)
        print(">", error?.localizedDescription ?? "", (Date().timeIntervalSince(start) * 1e6).rounded() / 1e6)
      }.resume()
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      lines == ["nil nil true true", "The Internet connection appears to be offline. 0.05"], "\(run.output)")
    let words = "noNetwork: The screen asked the network for https://example.invalid/a.json"
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test func contentsOfAURLOfTheNetworkAreNotThere() throws {
    let (lines, run) = try Prints.of(
      """
      let url = URL(string: "https://example.invalid/a.png")!
      print(">", (try? Data(contentsOf: url)) as Any, (try? String(contentsOf: url, encoding: .utf8)) as Any, NSData(contentsOf: url) as Any)
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(lines == ["nil nil nil"], "\(run.output)")
  }

  @Test func filesAreRead() throws {
    let (lines, run) = try Prints.of(
      """
      let file = URL(fileURLWithPath: folder + "/a.txt")
      URLSession.shared.dataTask(with: file) { data, response, error in
        print(">", String(decoding: data ?? Data(), as: UTF8.self), response?.expectedContentLength as Any, error as Any)
        URLSession.shared.dataTask(with: URL(fileURLWithPath: folder + "/b.txt")) { _, _, error in
          print(">", (error as? URLError)?.code == .fileDoesNotExist)
        }.resume()
      }.resume()
      print(">", (try? Data(contentsOf: file))?.count as Any)
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(lines == ["Optional(4)", "file Optional(4) nil", "true"], "\(run.output)")
    #expect(!run.output.contains("noNetwork"), "\(run.output)")
  }

  @Test func registeredProtocolAnswersUntilItIsTakenBack() throws {
    let (lines, run) = try Prints.of(
      """
      final class Mock: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "https" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
          client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
        }
        override func stopLoading() {}
      }
      let url = URL(string: "https://example.invalid")!
      func ask(_ then: @escaping () -> Void) {
        URLSession.shared.dataTask(with: url) { _, _, error in print(">", (error as? URLError)?.code.rawValue ?? 0); then() }.resume()
      }
      ask {
        URLProtocol.registerClass(Mock.self)
        ask { URLProtocol.unregisterClass(Mock.self); ask {} }
      }
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(lines == ["-1009", "-1011", "-1009"], "\(run.output)")
  }

  @Test func connectionsOfOtherKindsFail() throws {
    let (lines, run) = try Prints.of(
      """
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(8765).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
      }
      print(">", result, errno == ENETUNREACH)
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(lines == ["-1 true"], "\(run.output)")
  }
}
