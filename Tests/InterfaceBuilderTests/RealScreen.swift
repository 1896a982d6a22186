import Foundation
import InterfaceDocuments
@testable import UIKit

/// A tree of a real document on the screen that Interface Builder showed it on: inside of the bars, the table and the device that the
/// document names, with pictures of the sizes that it keeps.
@MainActor final class RealScreen {
  private let document: NibDocument
  private let kind: String
  private let id: String
  private let size: CGSize
  private let scale: CGFloat
  private let device: Device
  private let window: UIWindow
  private var kept: [AnyObject] = []
  /// Whether the document was written by an Xcode whose iOS looks as Masthead does: 13 to 16.
  let isOfProfile: Bool

  init(_ bytes: Data, tree: [String: Any], root: [String: Any], kind: String) throws {
    document = NibDocument(try InterfaceDocument(bytes), name: tree["path"] as? String ?? "")
    self.kind = kind
    id = root["id"] as? String ?? ""
    let frame = root["frame"] as? [Double] ?? [0, 0, 0, 0]
    size = CGSize(width: frame[2], height: frame[3])
    device = Device(tree["device"] as? String, isLandscape: size.width > size.height && kind == "vc")
    scale = device.scale
    let tools = (tree["tools"] as? String).flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    isOfProfile = (19_000..<24_000).contains(tools)
    TestScreen.reset(scale: scale, size: kind == "vc" && size.width > device.size.width ? size : device.size)
    let isPad = device.size.width >= 700 && device.size.height >= 700
    let isWide = isPad || device.size.width >= 736
    UIScreen.main.configure(
      bounds: UIScreen.main.bounds, scale: scale, safeAreaInsets: .zero,
      traits: UITraitCollection(traitsFrom: [
        .system, UITraitCollection(displayScale: scale),
        UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
        UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
        UITraitCollection(verticalSizeClass: isPad || device.size.height > 500 ? .regular : .compact),
      ]))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  /// Makes the tree and lays it out; gives its views by name, nil where it could not be made.
  func layOut() -> ((String) -> UIView?)? {
    guard let element = document.document.elements[id] else { return nil }
    let pictures = RealPictures(document)
    defer { pictures.remove() }
    switch kind {
    case "vc": return layOutController(of: element)
    case "xib":
      let instance = NibInstance(document, bundle: nil, owner: nil)
      kept = instance.instantiateNib().map { $0 as AnyObject }
      guard let view = instance.object(id) as? UIView else { return nil }
      guard !(view is UITableViewCell) else {
        show(view)
        return { instance.object($0) as? UIView }
      }
      // The editor shows the outermost view of a nib as that of a controller.
      if element.children.contains(where: { $0.name == "viewLayoutGuide" && $0.key == "safeArea" }) {
        window.setSafeAreaInsets(device.safeArea)
      }
      let controller = UIViewController()
      view.translatesAutoresizingMaskIntoConstraints = true
      controller.view = view
      kept.append(controller)
      window.rootViewController = controller
      show(view)
      return { instance.object($0) as? UIView }
    default:
      let instance = NibInstance(document, bundle: nil, owner: nil)
      guard let view = instance.instantiate(element) as? UIView else { return nil }
      kept = [view]
      if let cell = view as? UITableViewCell { show(cell, of: element) } else { show(view) }
      return { instance.object($0) as? UIView }
    }
  }

  // MARK: Controllers

  private func layOutController(of element: DocumentElement) -> ((String) -> UIView?)? {
    guard let controllerElement = element.parent, let controllerID = controllerElement.id else { return nil }
    let storyboard = UIStoryboard(document)
    guard let controller = storyboard.controller(ofElement: controllerID, sender: nil) else { return nil }
    kept.append(controller)
    let isWholeScreen = size == device.size
    if isWholeScreen {
      window.setSafeAreaInsets(device.safeArea)
      window.rootViewController = inContainers(controller, controllerElement, storyboard)
      window.isHidden = false
      window.updateForFrame()
    } else {
      var safeArea = device.safeArea
      safeArea.top = 0
      window.setSafeAreaInsets(size.height < device.size.height - 100 ? .zero : safeArea)
    }
    controller.loadViewIfNeeded()
    guard let view = controller.view else { return nil }
    if !isWholeScreen { show(view) }
    return controller.segueState.scene.map { scene in { scene.instance.object($0) as? UIView } }
  }

  /// The controller inside of the bars that the editor infers: those of containers that lead to it, and of controllers that push it.
  private func inContainers(
    _ controller: UIViewController, _ element: DocumentElement, _ storyboard: UIStoryboard
  ) -> UIViewController {
    var seen: Set<String> = []
    let bars = Bars(of: element, in: document.root, seen: &seen)
    var result = controller
    if let bar = bars.navigation {
      let container =
        bar.isEmpty
        ? nil : storyboard.controller(ofElement: bar, sender: nil) as? UINavigationController
      let navigation = container ?? UINavigationController()
      navigation.setViewControllers([result], animated: false)
      result = navigation
    }
    if bars.hasTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [result]
      result = tabs
    }
    return result
  }

  /// What bars are around a controller.
  private struct Bars {
    /// The navigation controller's name; empty for a bar that is only simulated.
    var navigation: String?
    var hasTabs = false

    @MainActor init(of element: DocumentElement, in root: DocumentElement, seen: inout Set<String>) {
      guard let id = element.id, seen.insert(id).inserted else { return }
      var inferred: Bars?
      root.visit { segue in
        guard inferred == nil, segue.name == "segue", segue["destination"] == id,
          let source = segue.ancestor(where: { $0.parent?.name == "objects" })
        else { return inferred == nil }
        switch (segue["kind"], source.name) {
        case ("relationship", "navigationController"):
          var bars = Bars(of: source, in: root, seen: &seen)
          bars.navigation = source["navigationBarHidden"] == "YES" ? nil : source.id
          inferred = bars
        case ("relationship", "tabBarController"):
          var bars = Bars(of: source, in: root, seen: &seen)
          bars.hasTabs = true
          inferred = bars
        case ("show", _), ("push", _):
          inferred = Bars(of: source, in: root, seen: &seen)
        default: break
        }
        return true
      }
      if let inferred { self = inferred }
      if element["hidesBottomBarWhenPushed"] == "YES" { hasTabs = false }
      for child in element.children {
        switch (child.key, child.name) {
        case ("simulatedTopBarMetrics", "nil"): navigation = nil
        case ("simulatedTopBarMetrics", _): navigation = navigation ?? ""
        case ("simulatedBottomBarMetrics", "nil"): hasTabs = false
        case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): hasTabs = true
        default: break
        }
      }
    }
  }

  // MARK: Views

  private func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    if view.window == nil { window.addSubview(view) }
    window.isHidden = false
    window.updateForFrame()
  }

  /// Shows a cell as a row of its table, as wide as the document has that.
  private func show(_ cell: UITableViewCell, of element: DocumentElement) {
    let tableElement = element.ancestor { $0.name == "tableView" }
    let width = tableElement?.child(key: "frame")?.number("width") ?? Double(size.width)
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let style = tableElement?["style"].flatMap { styles[$0] } ?? .plain
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 4000), style: style)
    let rows = OneRow(cell, height: size.height)
    kept += [table, rows]
    table.dataSource = rows
    table.delegate = rows
    window.frame = table.frame
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
    if let content = element.child(key: "contentView")?.child(key: "frame") {
      // Accessories are of other sizes on other systems.
      cell.contentView.frame = CGRect(
        x: content.number("x") ?? 0, y: content.number("y") ?? 0, width: content.number("width") ?? 0,
        height: content.number("height") ?? 0)
      cell.contentView.layoutIfNeeded()
    }
  }

  func takeDown() {
    window.isHidden = true
    window.rootViewController = nil
    kept = []
  }

  func agrees(_ a: CGRect, _ b: CGRect) -> Bool {
    let distance = 1 / scale + 0.01
    return abs(a.minX - b.minX) <= distance && abs(a.minY - b.minY) <= distance && abs(a.width - b.width) <= distance
      && abs(a.height - b.height) <= distance
  }

  static func elements(of root: [String: Any]) -> [[String: Any]] {
    ((root["subviews"] as? [[String: Any]]) ?? []).flatMap { [$0] + elements(of: $0) }
  }

  /// A table's only row.
  private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
    let cell: UITableViewCell
    let height: CGFloat

    init(_ cell: UITableViewCell, height: CGFloat) {
      self.cell = cell
      self.height = height
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }
}

/// A device as documents name it.
struct Device {
  var size: CGSize
  var scale: CGFloat
  var safeArea: UIEdgeInsets

  init(_ name: String?, isLandscape: Bool) {
    func portrait(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> Device {
      Device(
        size: CGSize(width: width, height: height), scale: scale,
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
    self =
      switch name {
      case "retina3_5": portrait(320, 480, 2, 20, 0)
      case "retina4_0": portrait(320, 568, 2, 20, 0)
      case "retina5_5": portrait(414, 736, 3, 20, 0)
      case "retina5_9": portrait(375, 812, 3, 44, 34)
      case "retina6_1": portrait(414, 896, 2, 48, 34)
      case "retina6_5": portrait(414, 896, 3, 44, 34)
      case "retina6_3", "retina6_12": portrait(393, 852, 3, 59, 34)
      case "retina6_7", "retina6_72": portrait(430, 932, 3, 59, 34)
      case "ipad9_7": portrait(768, 1024, 2, 20, 0)
      case "ipad10_5": portrait(834, 1112, 2, 20, 0)
      case "ipad11_0rounded": portrait(834, 1194, 2, 24, 20)
      case "ipad12_9rounded": portrait(1024, 1366, 2, 24, 20)
      default: portrait(375, 667, 2, 20, 0)
      }
    guard isLandscape else { return }
    size = CGSize(width: size.height, height: size.width)
    if safeArea.top >= 44 {
      safeArea = UIEdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
    } else if size.height < 700 {
      safeArea = .zero
    }
  }

  private init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }
}

/// Pictures of the sizes that a document keeps of its own, since the catalogues are not beside it.
@MainActor struct RealPictures {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
  private let before = ResourceSearchPath.folders

  init(_ document: NibDocument) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for image in document.root.list("resources") where image.name == "image" && image["catalog"] == nil {
      guard let name = image["name"], !name.contains("/"), let width = image.number("width"),
        let height = image.number("height"), width >= 1, height >= 1, width <= 2048, height <= 2048
      else { continue }
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: width.rounded(), height: height.rounded())
      let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
      let file = name.hasSuffix(".png") ? name : "\(name).png"
      try? picture.pngData()?.write(to: folder.appendingPathComponent(file))
    }
    ResourceSearchPath.folders = [folder.path]
  }

  func remove() {
    ResourceSearchPath.folders = before
    try? FileManager.default.removeItem(at: folder)
  }
}
