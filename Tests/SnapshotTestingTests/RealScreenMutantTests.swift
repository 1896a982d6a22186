import CoreGraphics
import Foundation
import SeededRandom
import SnapshotComparison
import Testing
import UIKit

@testable import MastheadSnapshotTesting

/// Screens as applications have them, with something small changed when they have been laid out: no change may pass.
@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct RealScreenMutantTests {
  /// What is changed.
  enum Mutation: CaseIterable {
    case oneLevel, onePixel, missingSeparator, swappedRows, otherWeight, halfAPoint, otherFontFile, oneLetter,
      missingView, empty
  }

  /// What was changed in a screen.
  @MainActor private final class Applied {
    var mutation = Mutation.oneLevel
  }

  private let folder = ReferenceFolder()
  private static let config = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize(width: 240, height: 320),
    traits: UITraitCollection(displayScale: 2))

  private func verify(
    _ controller: UIViewController, _ name: String, _ record: SnapshotTestingConfiguration.Record,
    change: @escaping @MainActor (ScreenPicture, UIView) -> Void = { _, _ in }
  ) -> String? {
    let setting = ScreenPicture.Setting(config: Self.config, traits: .init())
    let strategy = Snapshotting<UIViewController, UIImage>.screen(PictureDifference.Tolerance()) { controller in
      let picture = try ScreenPicture(controller, setting: setting)
      if let window = controller.view.window { change(picture, window) }
      return picture
    }
    return verifySnapshot(
      of: controller, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: "screen()")
  }

  @Test func noneOf200MutantsPasses() throws {
    var count = 0
    var told: [Mutation: Int] = [:]
    for screen in RealScreen.allCases {
      let name = "\(screen)"
      #expect(verify(screen.controller(), name, .missing) != nil)
      #expect(verify(screen.controller(), name, .never) == nil, "\(screen) is not the same twice")
      for seed in 0..<4 {
        for mutation in Mutation.allCases {
          let applied = Applied()
          let number = UInt64(seed * 31 + count)
          let words = verify(screen.controller(), name, .never) { picture, window in
            var mutant = Mutant(window: window, image: picture.image, scale: 2, seed: number)
            // A screen without separators has a pixel changed in place of one.
            if mutant.change(mutation) { applied.mutation = mutation } else { _ = mutant.change(.oneLevel) }
          }
          #expect(words != nil, "\(applied.mutation) of \(screen) passes (seed \(seed))")
          count += 1
          told[applied.mutation, default: 0] += 1
        }
      }
    }
    #expect(count == 200)
    for mutation in Mutation.allCases { #expect(told[mutation, default: 0] >= 8, "\(mutation)") }
  }
}

/// Changes a window that has been laid out.
@MainActor private struct Mutant {
  let window: UIView
  let image: CGImage
  let scale: CGFloat
  private var random: SeededGenerator

  init(window: UIView, image: CGImage, scale: CGFloat, seed: UInt64) {
    (self.window, self.image, self.scale) = (window, image, scale)
    random = SeededGenerator(seed: seed)
  }

  /// The views that are seen whole and of which `isWanted` holds.
  private func views(_ isWanted: (UIView) -> Bool) -> [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if window.bounds.contains(view.convert(view.bounds, to: window)), !view.bounds.isEmpty, isWanted(view) {
        found.append(view)
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    return found
  }

  private mutating func label() -> UILabel? {
    views { ($0 as? UILabel)?.text?.isEmpty == false }.randomElement(using: &random) as? UILabel
  }

  /// False where the screen has nothing that could be changed so.
  mutating func change(_ mutation: RealScreenMutantTests.Mutation) -> Bool {
    switch mutation {
    case .oneLevel: dot { $0 ^ 1 << (8 * UInt32.random(in: 0...2, using: &$1)) }
    case .onePixel: dot { pixel, _ in ~pixel }
    case .missingSeparator:
      guard let line = views({ $0.bounds.height <= 1 || $0.bounds.width <= 1 }).randomElement(using: &random) else {
        return false
      }
      line.isHidden = true
    case .swappedRows:
      guard let one = label(),
        let other = views({ ($0 as? UILabel)?.text.map { $0 != one.text && !$0.isEmpty } == true })
          .randomElement(using: &random) as? UILabel
      else { return false }
      (one.text, other.text) = (other.text, one.text)
    case .otherWeight: return withLabel { $0.font = .systemFont(ofSize: $0.font.pointSize, weight: .black) }
    case .halfAPoint: return withLabel { $0.frame.origin.x += 0.5 }
    case .otherFontFile:
      return withLabel { $0.font = .monospacedSystemFont(ofSize: $0.font.pointSize, weight: .regular) }
    case .oneLetter: return withLabel { $0.text = $0.text.map { "\($0.dropLast())\($0.last == "x" ? "y" : "x")" } }
    case .missingView:
      guard
        let view = views({ $0.subviews.isEmpty && ($0 is UILabel || $0 is UIImageView || $0 is UISwitch) })
          .randomElement(using: &random)
      else { return false }
      view.isHidden = true
    case .empty: for view in window.subviews { view.isHidden = true }
    }
    return true
  }

  private mutating func withLabel(_ change: (UILabel) -> Void) -> Bool {
    guard let label = label() else { return false }
    change(label)
    return true
  }

  /// Paints one pixel in another colour.
  private mutating func dot(_ change: (UInt32, inout SeededGenerator) -> UInt32) {
    let (x, y) = (Int.random(in: 0..<image.width, using: &random), Int.random(in: 0..<image.height, using: &random))
    let pixel = image.withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] }
    let color = change(pixel, &random)
    let layer = CALayer()
    layer.frame = CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale)
    layer.backgroundColor = CGColor(
      red: CGFloat(color >> 16 & 255) / 255, green: CGFloat(color >> 8 & 255) / 255, blue: CGFloat(color & 255) / 255,
      alpha: 1)
    layer.zPosition = 1000
    window.layer.addSublayer(layer)
  }
}

/// Screens as applications have them.
private enum RealScreen: CaseIterable {
  case list, settings, grid, form, tabs

  @MainActor func controller() -> UIViewController {
    switch self {
    case .list:
      let list = Rows(style: .plain)
      list.title = "Pantry"
      return UINavigationController(rootViewController: list)
    case .settings: return Rows(style: .insetGrouped, hasSwitches: true)
    case .grid: return Grid()
    case .form: return Form()
    case .tabs:
      let tabs = UITabBarController()
      let (first, second) = (Form(), Rows(style: .grouped))
      first.tabBarItem = UITabBarItem(title: "Form", image: UIImage(systemName: "star"), tag: 0)
      second.tabBarItem = UITabBarItem(title: "Rows", image: UIImage(systemName: "leaf"), tag: 1)
      tabs.viewControllers = [first, second]
      return tabs
    }
  }
}

@MainActor private final class Rows: UITableViewController {
  private var hasSwitches = false
  private let names = ["Olives", "Bread", "Figs", "Rice", "Salt", "Tea", "Honey", "Plums", "Mint"]

  convenience init(style: UITableView.Style, hasSwitches: Bool) {
    self.init(style: style)
    self.hasSwitches = hasSwitches
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasSwitches ? "Reminders" : nil
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: hasSwitches ? .default : .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row + 2) left"
    cell.imageView?.image = UIImage(systemName: "leaf")
    if hasSwitches {
      let control = UISwitch()
      control.isOn = indexPath.row % 2 == 0
      cell.accessoryView = control
    } else {
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}

@MainActor private final class Grid: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 60)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.backgroundColor = .systemBackground
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = self
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 12, saturation: 0.4, brightness: 0.9, alpha: 1)
    cell.contentView.layer.cornerRadius = 8
    let label = UILabel(frame: CGRect(x: 6, y: 6, width: 58, height: 20))
    label.text = "No. \(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }
}

@MainActor private final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 16, y: 30, width: 208, height: 200)
    stack.distribution = .fillEqually
    for (title, text) in [("Name", "Ada"), ("Street", "Analytical Way 3"), ("City", "London")] {
      let row = UIStackView()
      row.distribution = .fillEqually
      let label = UILabel()
      label.text = title
      let field = UITextField()
      field.text = text
      field.borderStyle = .roundedRect
      for part in [label, field] { row.addArrangedSubview(part) }
      stack.addArrangedSubview(row)
    }
    let button = UIButton(type: .system)
    button.setTitle("Deliver", for: .normal)
    stack.addArrangedSubview(button)
    view.addSubview(stack)
    let line = UIView(frame: CGRect(x: 16, y: 240, width: 208, height: 1))
    line.backgroundColor = .separator
    view.addSubview(line)
  }
}
