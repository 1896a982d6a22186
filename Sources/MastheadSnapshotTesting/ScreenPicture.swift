import CoreGraphics
import Foundation
import HeadlessHost
import QuartzCore
import SnapshotComparison
import UIKit

/// A view or controller that is shown by a host, to be compared; and how to show one.
@MainActor struct ScreenPicture: ComparedScreen {
  /// The screen and traits of the picture.
  struct Setting {
    var config: ViewImageConfig
    var traits: UITraitCollection
    /// The shown part of the main scroll view.
    var part = ScreenPart.screen
    /// The steps of fingers and keys before the picture.
    var steps = ""
    /// The whole of a device and its reader, in place of `config`.
    var variant: SnapshotOptions?

    /// Brings the shown screen to the state for the picture.
    @MainActor fileprivate func arrange(_ host: ScreenHost) throws {
      for step in try ScreenScript(steps).steps { try host.perform(step) }
      switch part.part {
      case .screen: break
      case .fullContent: try host.showFullContent()
      case .scrolled(let scroll): try host.scroll(scroll)
      }
    }
  }

  /// Looks texts up in a variant's language while `body` runs.
  static func withLanguage(of variant: SnapshotOptions, _ body: () -> Void) {
    let stage = Stage.current
    let before = stage.language
    _ = PlatformProperty.bundleMethods.holds
    stage.language = variant.language
    defer { stage.language = before }
    body()
  }

  private let host: ScreenHost
  private let content: UIView
  /// The type of the compared value, for messages.
  private let typeName: String
  private let containerBefore: (view: UIView, place: Int)?

  /// Shows a controller in a window as large as the setting says, else as large as its view is.
  init(_ controller: UIViewController, setting: Setting) throws {
    // The screen comes first: a controller's view may ask for it while it is loaded.
    try self.init(content: controller, setting: setting) { controller.view }
  }

  /// Shows a view in a controller of its own.
  init(_ view: UIView, setting: Setting) throws {
    try self.init(content: view, setting: setting) { view }
  }

  private init(content: Any, setting: Setting, view: () -> UIView) throws {
    // Whatever screen the test is on, and whatever other tests do meanwhile.
    let stage = Stage.current.makeGuest()
    var options = setting.variant ?? setting.config.options
    let needsSize: Bool = setting.variant == nil && setting.config.size == nil
    if needsSize {
      let size: CGSize = stage.run { view().frame.size }
      guard size.width > 0, size.height > 0 else {
        throw SnapshotError(
          "\(type(of: content)) has no size (\(size.width) × \(size.height)): give it a frame, or write .image(size:) or .image(on:)"
        )
      }
      options.size = Device.Size(width: size.width, height: size.height)
    }
    do {
      try options.validate()
    } catch {
      throw SnapshotError("\(type(of: content)): \(error)")
    }
    let all = UITraitCollection(traitsFrom: [setting.config.traits, setting.traits])
    if all.displayScale > 0 { options.scale = all.displayScale }
    host = ScreenHost(
      options: options, traits: all, background: CGColor(red: 0, green: 0, blue: 0, alpha: 0), on: stage)
    let view: UIView = stage.run { view() }
    self.content = view
    typeName = "\(type(of: content))"
    let before: UIView? = view.superview
    containerBefore = before.flatMap { container in container.subviews.firstIndex(of: view).map { (container, $0) } }
    if content is UIView { view.frame = CGRect(origin: .zero, size: host.window.bounds.size) }
    do {
      try host.show(content)
      try setting.arrange(host)
      try checkRest()
    } catch {
      close()
      throw error
    }
  }

  /// Throws where the layout of the screen did not come to rest.
  private func checkRest() throws {
    do {
      try host.checkRest()
    } catch {
      throw SnapshotError("\(typeName) \(error)")
    }
  }

  /// Removes the content from the window; a view returns to its old superview.
  func close() {
    host.close()
    host.stage.strike()
    if let (view, place) = containerBefore { view.insertSubview(content, at: place) }
  }

  /// The view tree as text, without what differs from machine to machine.
  var layoutText: String {
    LayoutText.withoutFonts(host.layoutText())
  }

  /// The picture at once after a change, and after each so many seconds of virtual time.
  ///
  /// Throws where a layout on the way does not come to rest.
  func frames(_ count: Int, every seconds: Double, after change: () -> Void) throws -> [CGImage] {
    host.waitsForAnimations = false
    defer { host.waitsForAnimations = true }
    change()
    return try (0..<count).map { frame in
      if frame > 0 { host.advance(by: seconds) }
      host.drawFrame()
      try checkRest()
      return host.image()
    }
  }

  /// The elements for a screen reader, as text.
  var accessibilityText: String { host.accessibilityText() }

  /// The screen with numbers and a legend.
  var accessibilityImage: UIImage {
    UIImage(cgImage: host.accessibilityPicture(), scale: scale, orientation: .up)
  }

  /// The accessibility issues of the screen.
  func accessibilityIssues(_ kinds: Set<AccessibilityIssue.Kind>) -> [AccessibilityIssue] {
    host.accessibilityIssues(kinds)
  }

  /// The fingerprint of size and pixels, without a copy of them.
  var hash: PixelHash { host.pixelHash() }

  /// The pixels.
  var image: CGImage { host.image() }

  /// The file of a reference.
  var png: Data { host.picture().png }

  /// Pixels a point.
  var scale: CGFloat { host.options.windowScale }

  /// The views that lie at these heights (in pixels), draw something and have no views in them; at most a dozen.
  func views(atRows rows: [Range<Int>]) -> [String] {
    let heights = rows.map { CGFloat($0.lowerBound) / scale..<CGFloat($0.upperBound) / scale }
    var found: [String] = []
    var more = 0
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let frame = view.convert(view.bounds, to: host.window)
      if view.subviews.isEmpty, !frame.intersection(host.window.bounds).isEmpty,
        heights.contains(where: { $0.lowerBound < frame.maxY && $0.upperBound > frame.minY })
      {
        if found.count < 12 { found.append(ScreenPicture.words(for: view, at: frame)) } else { more += 1 }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(host.window)
    if more > 0 { found.append("… and \(more) more") }
    return found
  }

  private static func words(for view: UIView, at frame: CGRect) -> String {
    var words =
      "\(type(of: view)) at (\(number(frame.minX)), \(number(frame.minY))), \(number(frame.width)) × \(number(frame.height))"
    if let identifier = view.accessibilityIdentifier { words += " “\(identifier)”" }
    if let label = view as? UILabel, let text = label.text { words += " “\(text.prefix(40))”" }
    return words
  }

  private static func number(_ value: CGFloat) -> String {
    let text = String(format: "%.2f", locale: nil, Double(value))
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}
