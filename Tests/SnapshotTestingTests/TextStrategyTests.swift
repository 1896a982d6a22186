import Foundation
import FoundationNetworking
import MastheadSnapshotTesting
import Testing
import UIKit

/// What values of all kinds are as text.
@Suite @MainActor struct TextStrategyTests {
  private func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) -> String {
    var found: String?
    strategy.snapshot(value).run { found = $0 }
    return found ?? "(nothing came)"
  }

  @Test func aDumpHasPropertiesByNameAndNoAddresses() {
    struct Person: Hashable { var name: String, age: Int?, tags: Set<String> }
    final class Node {
      var next: Node?
      let names = ["b": 1, "a": 2]
    }
    let person = Person(name: "Ada", age: nil, tags: ["z", "y"])
    #expect(
      text(of: person, as: .dump) == """
        ▿ Person
          - age: Optional<Int>.none
          - name: "Ada"
          ▿ tags: 2 members
            - "y"
            - "z"

        """)
    let node = Node()
    node.next = node
    #expect(
      text(of: node, as: .dump) == """
        ▿ Node
          ▿ names: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 2
            ▿ (2 elements)
              - key: "b"
              - value: 1
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    #expect(text(of: [1, 2], as: .dump) == "▿ 2 elements\n  - 1\n  - 2\n")
    #expect(text(of: NSObject(), as: .dump) == "- <NSObject>\n")
    #expect(text(of: Date(timeIntervalSinceReferenceDate: 0), as: .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(text(of: Data([1, 2, 3]), as: .dump) == "- 3 bytes\n")
  }

  @Test func aTypeSaysItselfWhatItIs() {
    struct Secret: AnySnapshotStringConvertible {
      var value = 5
      var snapshotDescription: String { "secret" }
    }
    struct Open: AnySnapshotStringConvertible {
      static let renderChildren = true
      var value = 5
      var snapshotDescription: String { "open" }
    }
    #expect(text(of: Secret(), as: .dump) == "- secret\n")
    #expect(text(of: Open(), as: .dump) == "▿ open\n  - value: 5\n")
  }

  @Test func jsonIsMadeOfWhatJSONKnows() {
    let value: Any = ["b": [1, 2], "a": "x"] as [String: Any]
    #expect(text(of: value, as: .json).contains("\"a\" : \"x\",\n  \"b\" : ["))
    #expect(text(of: UIColor.red as Any, as: .json).contains("is not made of what JSON knows"))
  }

  @Test func elementsOfPathsAreLines() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: 1.23456, y: 2), controlPoint: CGPoint(x: -3, y: 4))
    path.close()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let words =
      "MoveTo (0.0, 0.5)\nQuadCurveTo (-3.0, 4.0) (1.235, 2.0)\nClose \n\nMoveTo (0.0, 0.0)\nLineTo (10.0, 0.0)\n"
    #expect(text(of: path, as: .elementsDescription) == words)
    #expect(text(of: path.cgPath, as: .elementsDescription) == words)
    let whole = NumberFormatter()
    whole.maximumFractionDigits = 0
    #expect(text(of: path.cgPath, as: .elementsDescription(numberFormatter: whole)).contains("LineTo (10, 0)"))
  }

  @Test func aPathIsDrawnAsTheModeSays() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    func alpha(_ mode: CGPathDrawingMode) throws -> UInt32 {
      var image: UIImage?
      Snapshotting<CGPath, UIImage>.image(drawingMode: mode).snapshot(path).run { image = $0 }
      let picture = try #require(image?.cgImage)
      return picture.withUnsafePixels { $0[4 * $1 / 4 + 4] >> 24 }
    }
    #expect(try alpha(.eoFill) == 0 && alpha(.fill) == 255)
  }

  @Test func aRequestIsWhatGoesOverTheWire() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/a?z=1&b=2")))
    request.httpMethod = "POST"
    request.allHTTPHeaderFields = ["Cookie": "k=\"v\"", "Accept": "text/html"]
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    #expect(
      text(of: request, as: .raw)
        == "POST https://example.com/a?b=2&z=1\nAccept: text/html\nCookie: k=\"v\"\n\n{\"b\":1,\"a\":2}")
    #expect(text(of: request, as: .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
    #expect(
      text(of: request, as: .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "k=\\"v\\"" \\
        \t"https://example.com/a?b=2&z=1"
        """)
  }

  @Test func aFunctionIsATableOfItsCases() {
    enum Direction: String, CaseIterable { case up, down }
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<String, String>.lines)
    #expect(strategy.pathExtension == "csv")
    #expect(
      text(of: { (direction: Direction) in direction.rawValue + "!" }, as: strategy)
        == "\"up\",\"up!\"\n\"down\",\"down!\"")
  }

  @Test func partsOfAnIPadAreThoseBesideAnotherApplication() {
    func size(_ config: ViewImageConfig) -> String {
      let size = config.size ?? .zero
      return "\(Int(size.width))×\(Int(size.height))\(config.traits.horizontalSizeClass == .compact ? " compact" : "")"
    }
    #expect(size(.iPad9_7(.landscape(splitView: .oneThird))) == "320×768 compact")
    #expect(size(.iPad9_7(.landscape(splitView: .oneHalf))) == "507×768 compact")
    #expect(size(.iPad9_7(.landscape(splitView: .twoThirds))) == "694×768")
    #expect(size(.iPad9_7(.portrait(splitView: .twoThirds))) == "438×1024 compact")
    #expect(size(.iPadPro11(.landscape(splitView: .oneThird))) == "375×834 compact")
    #expect(size(.iPadPro12_9(.landscape(splitView: .oneHalf))) == "678×1024")
    #expect(size(.iPadPro12_9(.portrait(splitView: .twoThirds))) == "639×1366 compact")
    #expect(size(.iPadMini(.portrait(splitView: .full))) == size(.iPadMini(.portrait)))
  }
}
