import Foundation
import SnapshotComparison

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as it goes over the wire: method and address, headers by name, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// The request as it goes over the wire; with `pretty` a body of JSON is indented, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(RequestText.address(of: request))"]
      lines += RequestText.headers(of: request).map { "\($0.name): \($0.value)" }
      if let body = request.httpBody {
        lines += ["", (pretty ? RequestText.indented(body) : nil) ?? String(decoding: body, as: UTF8.self)]
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The request as a command of `curl`, an argument a line.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var arguments = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": arguments.append("--head")
      case let method: arguments.append("--request \(method)")
      }
      let headers = RequestText.headers(of: request)
      for header in headers where header.name != "Cookie" {
        arguments.append("--header \(RequestText.quoted("\(header.name): \(header.value)"))")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        arguments.append("--data \(RequestText.quoted(body.replacingOccurrences(of: "\\\"", with: "\\\\\"")))")
      }
      for header in headers where header.name == "Cookie" {
        arguments.append("--cookie \(RequestText.quoted(header.value))")
      }
      arguments.append("\"\(RequestText.address(of: request))\"")
      return arguments.joined(separator: " \\\n\t")
    }
  }
}

/// Parts of requests as text.
private enum RequestText {
  /// The address with the items of its query by name, whose order says nothing.
  static func address(of request: URLRequest) -> String {
    guard let url = request.url else { return "(null)" }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
      return url.absoluteString
    }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? url.absoluteString
  }

  /// The headers by name, then by value.
  static func headers(of request: URLRequest) -> [(name: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).map { (name: $0.key, value: $0.value) }.sorted {
      ($0.name, $0.value) < ($1.name, $1.value)
    }
  }

  /// JSON, indented, with sorted keys; nil where the body is something else.
  static func indented(_ body: Data) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  static func quoted(_ text: String) -> String { "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"" }
}
