import Foundation

/// A screen, cell or view of a public storyboard or xib: what Interface Builder wrote, with the frames that it laid out.
struct InterfaceBuilderDocument {
  let repository: String
  let path: String
  /// `vc` for a controller's view, `cell` and `ccell` for prototypes in tables and collections, `xib` for a file of one view.
  let kind: String
  let device: String?
  /// The first number of the version of Interface Builder.
  let tools: Int
  let isPlain: Bool
  let root: InterfaceBuilderElement
  let elements: [InterfaceBuilderElement]

  init?(_ object: [String: Any]) {
    guard let description = object["root"] as? [String: Any] else { return nil }
    repository = object["repo"] as? String ?? ""
    path = object["path"] as? String ?? ""
    kind = object["kind"] as? String ?? ""
    device = object["device"] as? String
    let version = object["tools"] as? String ?? ""
    tools = Int(version.prefix { $0 != "." }) ?? 0
    isPlain = object["plainlyCheckable"] as? Bool == true
    root = InterfaceBuilderElement(description, parent: nil)
    elements = root.all
  }

  /// What a report calls it.
  var name: String { "\(path) \(root.id) (\(kind), \(tools), \(device ?? "no device"))" }

  static func read(_ data: Data) throws -> [InterfaceBuilderDocument] {
    let objects = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    return objects.compactMap(InterfaceBuilderDocument.init)
  }

  /// Pixels for a point: what the device has; 1 where none is named and all frames are whole, else 2.
  var scale: CGFloat {
    switch device {
    case "retina5_5", "retina5_9", "retina6_5", "retina6_3", "retina6_7", "retina6_12", "retina6_72": return 3
    case nil:
      let numbers = elements.compactMap(\.frame).flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      return numbers.allSatisfy { $0 == $0.rounded() } ? 1 : 2
    default: return 2
    }
  }

  /// Whether it was laid out by the SDK of iOS 26, whose controls and margins differ from those before.
  var isOfSystem26: Bool { (24000..<32000).contains(tools) }

  /// The status bar or notch and the home indicator of the device, without the bars of controllers.
  var deviceSafeArea: (top: CGFloat, bottom: CGFloat) {
    switch device {
    case "retina5_9", "retina6_1", "retina6_5": (44, 34)
    case "retina6_3", "retina6_12", "retina6_7", "retina6_72": (59, 34)
    case "ipad11_0rounded", "ipad12_9rounded": (24, 20)
    default: (20, 0)
    }
  }

  /// Whether the root is laid out like a controller's view: with the system's margins and a safe area.
  var rootIsOfController: Bool { kind == "vc" || kind == "xib" && root.tag == "view" && !root.guides.isEmpty }
}

/// A view of a document.
final class InterfaceBuilderElement {
  let tag: String
  let id: String
  /// The frame in the parent's coordinates; nil where the document has none.
  let frame: CGRect?
  private(set) weak var parent: InterfaceBuilderElement?
  private(set) var children: [InterfaceBuilderElement] = []
  private(set) var constraints: [InterfaceBuilderConstraint] = []
  private(set) var guides: [(id: String, key: String)] = []
  private let attributes: [String: Any]

  init(_ description: [String: Any], parent: InterfaceBuilderElement?) {
    attributes = description
    tag = description["tag"] as? String ?? ""
    id = description["id"] as? String ?? ""
    self.parent = parent
    if let numbers = description["frame"] as? [Double], numbers.count == 4 {
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      frame = nil
    }
    for guide in description["guides"] as? [[String: Any]] ?? [] {
      guides.append((guide["id"] as? String ?? "", guide["key"] as? String ?? ""))
    }
    for constraint in description["constraints"] as? [[String: Any]] ?? [] {
      constraints.append(InterfaceBuilderConstraint(constraint, ownerID: id))
    }
    for child in description["subviews"] as? [[String: Any]] ?? [] {
      children.append(InterfaceBuilderElement(child, parent: self))
    }
  }

  /// This and everything below it, parents first.
  var all: [InterfaceBuilderElement] { [self] + children.flatMap(\.all) }

  func text(_ name: String) -> String? { attributes[name] as? String }
  func isSet(_ name: String) -> Bool { text(name) == "YES" }
  func number(_ name: String) -> CGFloat? { InterfaceBuilderConstraint.number(attributes[name]) }
  func object(_ name: String) -> [String: Any]? { attributes[name] as? [String: Any] }
  func list(_ name: String) -> [String] { attributes[name] as? [String] ?? [] }

  var size: CGSize { frame?.size ?? .zero }

  /// Whether its place is its frame and mask, not constraints.
  var translatesMask: Bool {
    parent == nil || text("translatesAutoresizingMaskIntoConstraints") != "NO" || isSet("fixedFrame")
  }

  /// The frame in the root's coordinates; nil where a frame on the way is missing.
  var rootFrame: CGRect? {
    guard let frame else { return nil }
    guard let parent else { return CGRect(origin: .zero, size: frame.size) }
    guard let outer = parent.rootFrame else { return nil }
    return frame.offsetBy(dx: outer.minX, dy: outer.minY)
  }

  /// What a diagnostic calls it.
  var name: String { "\(tag) \(id)" }
}

/// A constraint as the document has it.
struct InterfaceBuilderConstraint {
  let firstID: String
  let firstAttribute: String
  let relation: String
  let secondID: String?
  let secondAttribute: String?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: CGFloat

  init(_ description: [String: Any], ownerID: String) {
    firstID = description["firstItem"] as? String ?? ownerID
    firstAttribute = description["firstAttribute"] as? String ?? ""
    relation = description["relation"] as? String ?? "equal"
    constant = Self.number(description["constant"]) ?? 0
    priority = Self.number(description["priority"]) ?? 1000
    multiplier = Self.number(description["multiplier"]) ?? 1
    let second = description["secondItem"] as? String
    if second == nil, description["multiplier"] != nil {
      // An aspect ratio names its view once.
      secondID = firstID
      secondAttribute = firstAttribute == "width" ? "height" : "width"
    } else {
      secondID = second
      secondAttribute = description["secondAttribute"] as? String
    }
  }

  /// A number, or a ratio written as `2/3` or `2:3`.
  static func number(_ value: Any?) -> CGFloat? {
    if let value = value as? Double { return CGFloat(value) }
    guard let text = value as? String else { return nil }
    let parts = text.split { $0 == "/" || $0 == ":" }.compactMap { Double($0) }
    if parts.count == 2 { return CGFloat(parts[0] / parts[1]) }
    return Double(text).map { CGFloat($0) }
  }

  var words: String {
    let sign = relation == "greaterThanOrEqual" ? "≥" : relation == "lessThanOrEqual" ? "≤" : "="
    let other = secondID.map { "\($0).\(secondAttribute ?? "")" + (multiplier == 1 ? "" : " × \(multiplier)") + " + " }
    return "\(firstID).\(firstAttribute) \(sign) \(other ?? "")\(constant)" + (priority < 1000 ? " @\(priority)" : "")
  }
}
