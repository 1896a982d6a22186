import HeadlessHost
import SnapshotComparison
import UIKit

/// The shown part of a screen's main scroll view: of all that scroll, the largest.
public struct ScreenPart: Sendable {
  enum Part {
    case screen, fullContent
    case scrolled(SnapshotOptions.Scroll)
  }
  let part: Part

  /// The screen as it shows itself.
  public static let screen = ScreenPart(part: .screen)
  /// A window so tall that all the content shows.
  public static let fullContent = ScreenPart(part: .fullContent)
  /// So many points below the top of the content, at most its end.
  public static func offset(_ points: Double) -> ScreenPart { ScreenPart(part: .scrolled(.offset(points))) }
  /// A row of a table or an item of a collection view at the top.
  ///
  /// The comparison fails in words where there is no such row.
  public static func row(_ indexPath: IndexPath) -> ScreenPart {
    guard indexPath.count == 2 else { return ScreenPart(part: .scrolled(.row(section: -1, row: -1))) }
    return ScreenPart(part: .scrolled(.row(section: indexPath[0], row: indexPath[1])))
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// A picture of a part of the controller's main scroll view, and its layout text.
  ///
  /// - Parameters:
  ///   - config: The screen: size, safe area, traits.
  ///   - part: All the content, or the part at a row or an offset.
  ///   - steps: The steps of fingers and keys before, as `docs/Steps.md` tells: `tap Edit; type abc`. A step with a
  ///     missing target fails the comparison, with the names on the screen.
  ///   - traits: Traits beside the device's.
  public static func image(
    on config: ViewImageConfig, showing part: ScreenPart, after steps: String = "", traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let setting = ScreenPicture.Setting(config: config, traits: traits, part: part, steps: steps)
    return .screen(PictureDifference.Tolerance()) { try ScreenPicture($0, setting: setting) }
  }

  /// A picture of the controller after what fingers and keys do, and its layout text.
  public static func image(
    on config: ViewImageConfig, after steps: String, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(on: config, showing: .screen, after: steps, traits: traits)
  }
}

/// Compares a controller in all variants of a matrix, each with a reference of its own.
///
/// The value is made again for each variant. The references are named by their difference:
/// `TEST.iPhone-16-dark-ax3.png`.
///
/// - Parameters:
///   - value: The controller; an error that it throws is a failure.
///   - matrix: Devices, appearances, text sizes and the like; the rest is as on a new phone.
///   - part: All the content, or the part at a row or an offset.
///   - steps: The steps of fingers and keys before (`docs/Steps.md`).
@MainActor public func assertSnapshots(
  of value: @autoclosure @MainActor () throws -> UIViewController, matrix: SnapshotMatrix,
  showing part: ScreenPart = .screen, after steps: String = "", record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let device: Device
  do { device = try SnapshotOptions.parseDevice(DeviceCatalogue.defaultDeviceName) } catch { fatalError("\(error)") }
  for variant in matrix.variants(of: SnapshotOptions(device: device)) {
    let setting = ScreenPicture.Setting(
      config: ViewImageConfig(), traits: .init(), part: part, steps: steps, variant: variant)
    let strategy = Snapshotting<UIViewController, UIImage>.screen(PictureDifference.Tolerance()) {
      try ScreenPicture($0, setting: setting)
    }
    func compare() {
      assertSnapshot(
        of: try value(), as: strategy, named: variant.variantName, record: record, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
    }
    // Texts are looked up while a controller is made, too.
    ScreenPicture.withLanguage(of: variant, compare)
  }
}
