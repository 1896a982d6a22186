import Testing
import UIKit
import UIKitTestSupport

/// What code sets on a view's layer is seen and read, whatever the view's class does with its layer, before and after the view comes into a window, and when traits
/// change.
@MainActor @Suite(.ownStage) struct LayerOwnershipTests {
  /// An attribute of a layer: how it is set, and whether it is as set.
  struct Attribute: CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor (CALayer) -> Void
    let isKept: @MainActor (CALayer) -> Bool
    /// Whether the view reads it so; true where the view has no such property.
    var isRead: @MainActor (UIView) -> Bool = { _ in true }

    init<Value: Equatable>(
      _ name: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, _ value: Value,
      _ isRead: @escaping @MainActor (UIView) -> Bool = { _ in true }
    ) {
      testDescription = name
      nonisolated(unsafe) let path = path
      nonisolated(unsafe) let value = value
      set = { $0[keyPath: path] = value }
      isKept = { $0[keyPath: path] == value }
      self.isRead = isRead
    }

    init(
      _ name: String, set: @escaping @MainActor (CALayer) -> Void, isKept: @escaping @MainActor (CALayer) -> Bool,
      _ isRead: @escaping @MainActor (UIView) -> Bool = { _ in true }
    ) {
      (testDescription, self.set, self.isKept, self.isRead) = (name, set, isKept, isRead)
    }
  }

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }.cgImage
  private static let shape = CAShapeLayer()

  static let attributes: [Attribute] = [
    Attribute("backgroundColor", \.backgroundColor, red, { $0.backgroundColor?.cgColor == red }),
    Attribute("cornerRadius", \.cornerRadius, 7),
    Attribute("cornerCurve", \.cornerCurve, .continuous),
    Attribute("maskedCorners", \.maskedCorners, [.layerMinXMinYCorner]),
    Attribute("borderWidth", \.borderWidth, 2),
    Attribute("borderColor", \.borderColor, red),
    Attribute("opacity", \.opacity, 0.5, { $0.alpha == 0.5 }),
    Attribute("isHidden", \.isHidden, true, { $0.isHidden }),
    Attribute(
      "affineTransform", set: { $0.setAffineTransform(CGAffineTransform(rotationAngle: 1)) },
      isKept: { $0.affineTransform() == CGAffineTransform(rotationAngle: 1) },
      { $0.transform == CGAffineTransform(rotationAngle: 1) }),
    Attribute(
      "transform", set: { $0.transform = CATransform3DMakeScale(2, 2, 1) },
      isKept: { CATransform3DEqualToTransform($0.transform, CATransform3DMakeScale(2, 2, 1)) },
      { CATransform3DEqualToTransform($0.transform3D, CATransform3DMakeScale(2, 2, 1)) }),
    Attribute("mask", \.mask, shape),
    Attribute("shadowColor", \.shadowColor, red),
    Attribute("shadowOpacity", \.shadowOpacity, 0.5),
    Attribute("shadowOffset", \.shadowOffset, CGSize(width: 1, height: 2)),
    Attribute("shadowRadius", \.shadowRadius, 9),
    Attribute("shadowPath", \.shadowPath, CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)),
    Attribute("zPosition", \.zPosition, 3),
    Attribute("masksToBounds", \.masksToBounds, true, { $0.clipsToBounds }),
    Attribute("anchorPoint", \.anchorPoint, CGPoint(x: 0, y: 1), { $0.layer.anchorPoint == CGPoint(x: 0, y: 1) }),
    Attribute("position", \.position, CGPoint(x: 33, y: 44), { $0.center == CGPoint(x: 33, y: 44) }),
    Attribute(
      "bounds", \.bounds, CGRect(x: 0, y: 0, width: 90, height: 50), { $0.bounds.size == CGSize(width: 90, height: 50) }
    ),
    Attribute(
      "frame", \.frame, CGRect(x: 5, y: 6, width: 90, height: 50),
      { $0.frame == CGRect(x: 5, y: 6, width: 90, height: 50) }),
    Attribute("name", \.name, "own"),
    Attribute("rasterizationScale", \.rasterizationScale, 2),
  ]

  /// A class of views, some of which show something in their layers themselves.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether its layer has no content of the view's own.
    var isPlain = false
    let make: @MainActor () -> UIView
  }

  final class DrawnView: UIView {
    override func draw(_ rect: CGRect) { UIRectFill(rect) }
  }

  nonisolated static let kinds: [Kind] = [
    Kind(testDescription: "view", isPlain: true) { UIView() },
    Kind(testDescription: "view with a colour", isPlain: true) {
      let view = UIView()
      view.backgroundColor = .white
      return view
    },
    Kind(testDescription: "drawn view") { DrawnView() },
    Kind(testDescription: "label") {
      let label = UILabel()
      label.text = "text"
      return label
    },
    Kind(testDescription: "image view") { UIImageView(image: UIImage(systemName: "star")) },
    Kind(testDescription: "image view without image", isPlain: true) { UIImageView() },
    Kind(testDescription: "button") {
      let button = UIButton(type: .system)
      button.setTitle("title", for: .normal)
      return button
    },
    Kind(testDescription: "filled button") { UIButton(configuration: .filled()) },
    Kind(testDescription: "plain button") { UIButton(configuration: .plain()) },
    Kind(testDescription: "bordered button with a background") {
      var configuration = UIButton.Configuration.gray()
      configuration.background.strokeWidth = 1
      return UIButton(configuration: configuration)
    },
    Kind(testDescription: "text field") { UITextField() },
    Kind(testDescription: "rounded text field") {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return field
    },
    Kind(testDescription: "text view") { UITextView() },
    Kind(testDescription: "scroll view", isPlain: true) { UIScrollView() },
    Kind(testDescription: "stack", isPlain: true) { UIStackView(arrangedSubviews: [UIView()]) },
    Kind(testDescription: "switch") { UISwitch() },
    Kind(testDescription: "slider") { UISlider() },
    Kind(testDescription: "segments") { UISegmentedControl(items: ["a", "b"]) },
    Kind(testDescription: "progress") { UIProgressView(progressViewStyle: .default) },
    Kind(testDescription: "page control") { UIPageControl() },
    Kind(testDescription: "table") { UITableView() },
    Kind(testDescription: "collection") {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    Kind(testDescription: "table cell") { UITableViewCell(style: .default, reuseIdentifier: nil) },
    Kind(testDescription: "collection cell", isPlain: true) { UICollectionViewCell() },
    Kind(testDescription: "header") { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    Kind(testDescription: "blur") { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
  ]

  enum Moment: CaseIterable, Sendable { case beforeTheWindow, inTheWindow, afterTheFirstFrame }

  /// All attributes but the one that a control sets by itself: what it draws is as large as it is.
  private func attributes(of kind: Kind) -> [Attribute] {
    let ownSize = ["switch", "progress"].contains(kind.testDescription)
    return ownSize ? Self.attributes.filter { !["bounds", "frame"].contains($0.testDescription) } : Self.attributes
  }

  @Test(arguments: kinds, Moment.allCases)
  func whatIsSetOnTheLayerStays(kind: Kind, moment: Moment) {
    for attribute in attributes(of: kind) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = false
      let view = kind.make()
      view.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
      if moment == .beforeTheWindow { attribute.set(view.layer) }
      window.addSubview(view)
      if moment == .inTheWindow { attribute.set(view.layer) }
      window.layoutIfNeeded()
      if moment == .afterTheFirstFrame {
        attribute.set(view.layer)
        window.layoutIfNeeded()
      }
      #expect(attribute.isKept(view.layer), "\(attribute.testDescription) is lost")
      #expect(attribute.isRead(view), "\(attribute.testDescription) is not read")
      // A colour of the view's own that is another in the dark comes back with it.
      let own = kind.make().backgroundColor
      let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
      if attribute.testDescription == "backgroundColor",
        own?.resolvedColor(with: light) != own?.resolvedColor(with: dark)
      {
        continue
      }
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      #expect(attribute.isKept(view.layer), "\(attribute.testDescription) is lost in the dark")
      #expect(attribute.isRead(view), "\(attribute.testDescription) is not read in the dark")
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(attribute.isKept(view.layer), "\(attribute.testDescription) is lost at another text size")
    }
  }

  @Test(arguments: kinds.filter(\.isPlain), Moment.allCases)
  func contentsStay(kind: Kind, moment: Moment) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let view = kind.make()
    view.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
    func set() {
      view.layer.contents = Self.picture
      view.layer.contentsGravity = .center
      view.layer.contentsScale = 1
    }
    if moment == .beforeTheWindow { set() }
    window.addSubview(view)
    if moment == .inTheWindow { set() }
    window.layoutIfNeeded()
    if moment == .afterTheFirstFrame { set() }
    for style in [UIUserInterfaceStyle.dark, .light] {
      window.overrideUserInterfaceStyle = style
      window.layoutIfNeeded()
      #expect(view.layer.contents as? CGImage === Self.picture)
      #expect(view.layer.contentsGravity == .center && view.layer.contentsScale == 1)
    }
  }

  @Test func aDynamicColourOfTheViewComesBackWhenItComesOutDifferently() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    view.layer.backgroundColor = Self.red
    #expect(view.backgroundColor?.cgColor == Self.red)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(view.layer.backgroundColor == Self.red)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func theViewHasTheLastWordWhereItIsTheLastToBeSet() {
    let view = UIView()
    view.layer.backgroundColor = Self.red
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil && view.backgroundColor == nil)
    view.backgroundColor = .blue
    view.layer.backgroundColor = Self.red
    view.backgroundColor = .blue
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor && view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    view.layer.mask = Self.shape
    view.mask = nil
    #expect(view.layer.mask === Self.shape)
  }

  @Test func aButtonsOwnLayerIsTheApplications() throws {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.backgroundColor = .blue
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 0 && button.layer.backgroundColor == UIColor.blue.cgColor)
    let fill = try #require(button.layer.sublayers?.first)
    #expect(fill.frame == button.bounds && fill.cornerRadius > 0)
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(fill.superlayer == nil)
  }

  @Test func cellsInTablesKeepWhatWasSetOnTheirLayers() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.contentView.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.layer.cornerRadius = 4
        cell.layer.masksToBounds = true
        return cell
      }
    }
    let source = Source()
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = false
      let table = UITableView(frame: window.bounds, style: style)
      table.dataSource = source
      window.addSubview(table)
      table.layoutIfNeeded()
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 3)
      for cell in table.visibleCells {
        #expect(cell.layer.backgroundColor == Self.red && cell.contentView.layer.backgroundColor == Self.red)
        #expect(cell.layer.cornerRadius == 4 && cell.layer.masksToBounds)
      }
    }
  }
}
