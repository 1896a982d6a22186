import Testing

@testable import QuartzCore
@testable import UIKit

/// What clients do with declarations that have to be as Apple's: inherit, override, copy and archive.
@Suite(.serialized) @MainActor struct DeclarationTests {
  init() { TestScreen.reset() }

  // MARK: Inheriting

  private final class Tone: UIColor, @unchecked Sendable {}
  private final class Picture: UIImage, @unchecked Sendable {}
  private final class Face: UIFont, @unchecked Sendable {}
  private final class Choice: UIAlertAction {}

  @Test func subclassesInheritInitialisers() {
    #expect(Tone(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Tone { $0.userInterfaceStyle == .dark ? .white : .black }.resolvedColor(with: .current) == .black)
    #expect(Picture(systemName: "star")?.isSymbolImage == true)
    #expect(Face(name: ".SFUI-Bold", size: 20)?.pointSize == 20)
    #expect(Choice(title: "Yes", style: .destructive).style == .destructive)
  }

  // MARK: Overriding

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }  // swift-format-ignore: NeverForceUnwrap
    override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      super.setContentHuggingPriority(priority - 1, for: axis)
    }
  }

  private final class RoundLayer: CALayer {
    override var cornerRadius: CGFloat {
      get { super.cornerRadius }
      set { super.cornerRadius = newValue * 2 }
    }
    var frames: [CGRect] = []
    override var frame: CGRect {
      get { super.frame }
      set {
        frames.append(newValue)
        super.frame = newValue
      }
    }
  }

  @Test func whatStandsInTheClassIsOverridden() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.lineWidth = 3
    #expect((view as UIView).layer === view.ownLayer)
    #expect((view as UIView).topAnchor === view.bottomAnchor)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect((view as UIView).contentHuggingPriority(for: .vertical).rawValue == 999)
    let layer: CALayer = RoundLayer()
    layer.cornerRadius = 4
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.cornerRadius == 8)
    #expect((layer as? RoundLayer)?.frames == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  private final class Meter: UIView {
    @Invalidating(.layout, .display, .intrinsicContentSize) var level = 1
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func aMarkedPropertyAsksForLayoutWhenItChanges() {
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    meter.layoutIfNeeded()
    let before = meter.layouts
    meter.level = 1
    meter.layoutIfNeeded()
    #expect(meter.layouts == before)
    meter.level = 2
    meter.layoutIfNeeded()
    #expect(meter.level == 2 && meter.layouts == before + 1)
  }

  // MARK: Archives and copies

  private func archived<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func coloursAreArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(try archived(color) == color)
    let label = try #require(try archived(UIColor.label))
    #expect(label == .label)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(label.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
  }

  @Test func fontsAndDescriptorsAreArchived() throws {
    let font = UIFont.systemFont(ofSize: 21, weight: .heavy)
    #expect(try archived(font) == font)
    let body = try #require(try archived(UIFont.preferredFont(forTextStyle: .body)))
    #expect(body.origin == .style(.body))
    #expect(try archived(font.fontDescriptor) == font.fontDescriptor)
  }

  @Test func imagesAreArchivedWithTheirPixels() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let read = try #require(
      try archived(image.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets)))
    #expect(read.size == image.size && read.scale == image.scale)
    #expect(read.renderingMode == .alwaysTemplate && read.capInsets == insets)
    #expect(read.pngData() == image.pngData())
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    let star = try #require(try archived(symbol))
    #expect(star.isSymbolImage && star.size == symbol.size)
  }

  @Test func pathsAndParagraphStylesAreArchived() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5)
    path.lineWidth = 3
    path.lineJoinStyle = .round
    let read = try #require(try archived(path))
    #expect(read.bounds == path.bounds && read.lineWidth == 3 && read.lineJoinStyle == .round)
    #expect(read.contains(CGPoint(x: 20, y: 10)) && !read.contains(CGPoint(x: 0.1, y: 0.1)))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    #expect(try archived(style) == style)
  }

  @Test func encodingAViewIsTold() {
    Diagnostics.shared.removeAll()
    UIView().encode(with: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(Diagnostics.shared.all.contains { $0.kind == .objectNotArchived })
  }

  @Test func anActionIsCopied() throws {
    let action = UIAction(title: "One") { _ in }
    let copy = try #require(action.copy() as? UIAction)
    copy.title = "Two"
    #expect(action.title == "One" && copy.identifier == action.identifier)
  }

  // MARK: Font descriptors

  @Test func descriptorsAreMadeOfAttributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: ".AppleSystemUIFontMonospaced", .size: CGFloat(12),
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.familyName == ".AppleSystemUIFontMonospaced" && font.pointSize == 12 && font.weight == .bold)
    #expect(descriptor.object(forKey: .face) as? String == "Bold")
    #expect(descriptor.withFace("Light Italic").postscriptName == ".AppleSystemUIFontMonospaced-LightItalic")
    #expect(UIFontDescriptor(name: ".SFUI-Semibold", size: 15).fontAttributes[.name] as? String == ".SFUI-Semibold")
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
    #expect(UIFont.fontNames(forFamilyName: ".AppleSystemUIFont").contains(".SFUI-Regular"))
  }

  // MARK: Text size limits

  @Test func aViewLimitsTheTextSizeOfWhatIsInIt() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (outer, inner) = (UIView(), UILabel())
    window.addSubview(outer)
    outer.addSubview(inner)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
    outer.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  // MARK: Controls and recognizers

  @Test func aControlNamesItsTargets() {
    final class Target: NSObject {
      func pressed() {}
    }
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Selector("pressed"), for: .touchUpInside)
    control.addAction(UIAction(title: "Action") { _ in }, for: .valueChanged)
    #expect(control.allTargets == [target])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, _, isOver in
      seen.append(action?.title ?? method?.1.description ?? "")
      isOver = seen.count == 1
    }
    #expect(seen == ["pressed"])
  }

  @Test func aRecognizerLooksAtTouchesOfItsKindsOnly() {
    final class EventDelegate: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { false }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let touch = UITouch(window: window, view: window, location: .zero, tapCount: 1, timestamp: 0)
    let event = UIEvent(touches: [touch], timestamp: 0)
    let tap = UITapGestureRecognizer()
    #expect(tap.receives(touch, event))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    #expect(!tap.receives(touch, event))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    let delegate = EventDelegate()
    tap.delegate = delegate
    #expect(!tap.receives(touch, event))
    #expect(event.coalescedTouches(for: touch)?.count == 1 && event.predictedTouches(for: touch)?.isEmpty == true)
  }

  // MARK: The application and the system

  @Test func workInTheBackgroundEndsWhenItsTimeIsOver() {
    let application = UIApplication.shared
    var ended: [Int] = []
    let first = application.beginBackgroundTask { ended.append(1) }
    let second = application.beginBackgroundTask(withName: "second") { ended.append(2) }
    #expect(first != second && first != .invalid)
    application.endBackgroundTask(first)
    #expect(application.backgroundTasks == [second])
    application.expireBackgroundTasks()
    #expect(ended == [2] && application.backgroundTasks.isEmpty)
  }

  @Test func aScreenHasTheModeOfItsPixels() {
    let mode = UIScreen.main.preferredMode
    #expect(mode?.size.width == UIScreen.main.bounds.width * UIScreen.main.scale)
  }

  @Test func aRendererRunsItsActionsInItsOwnContext() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 4))
    var size: CGSize?
    try renderer.runDrawingActions {
      UIColor.blue.setFill(); $0.fill(CGRect(x: 5, y: 5, width: 4, height: 4))
    } completionActions: {
      size = ($0 as? UIGraphicsImageRendererContext)?.currentImage.size
    }
    #expect(size == CGSize(width: 4, height: 4))
    #expect(throws: (any Error).self) { try UIGraphicsRenderer(bounds: .zero).runDrawingActions { _ in } }
  }
}
