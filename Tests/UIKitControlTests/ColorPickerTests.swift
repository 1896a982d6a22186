import Foundation
import Testing

@testable import UIKit

/// Colour pickers, colour wells and font pickers.
@Suite(.serialized) @MainActor struct ColorPickerTests {
  private let window: UIWindow
  private let root = UIViewController()
  private let log = PickerLog()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  private func tap(_ view: UIView, _ point: CGPoint? = nil) {
    let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    window.tap(at: view.convert(place, to: nil as UIView?))
    settle()
  }

  private func shown(_ color: UIColor = .white) -> UIColorPickerViewController {
    let controller = UIColorPickerViewController()
    controller.delegate = log
    controller.selectedColor = color
    root.present(controller, animated: true)
    settle()
    return controller
  }

  private func hex(_ color: UIColor?) -> String? { color.map { PickedColor($0, UITraitCollection.current).hex } }

  @Test func theGridGivesTheColorUnderTheFinger() {
    let controller = shown()
    let grid = controller.picker.grid
    let cell = CGSize(width: grid.bounds.width / 12, height: grid.bounds.height / 10)
    tap(grid, CGPoint(x: cell.width * 5.5, y: cell.height * 5.5))
    #expect(hex(controller.selectedColor) == "FF4015")
    #expect(log.lines == ["FF4015 true", "FF4015 false"])
    let finger = TouchDriver(window: window)
    finger.down(at: grid.convert(CGPoint(x: 2, y: 2), to: nil as UIView?))
    finger.move(to: grid.convert(CGPoint(x: 2, y: grid.bounds.height + 40), to: nil as UIView?))
    finger.up()
    #expect(hex(controller.selectedColor) == "CBF0FF", "beside the grid the nearest colour counts")
    #expect(controller.picker.preview.picked?.hex == "CBF0FF")
  }

  @Test func theSpectrumGoesFromWhiteToBlack() {
    let controller = shown()
    controller.picker.segments.selectedSegmentIndex = 1
    controller.picker.setNeedsLayout()
    settle()
    let spectrum = controller.picker.spectrum
    let (width, height) = (spectrum.bounds.width, spectrum.bounds.height)
    tap(spectrum, CGPoint(x: width / 3, y: height / 2))
    #expect(hex(controller.selectedColor) == "00FF00")
    tap(spectrum, CGPoint(x: width / 3, y: height * 0.2))
    #expect(hex(controller.selectedColor) == "99FF99")
    tap(spectrum, CGPoint(x: width / 3, y: height * 0.8))
    #expect(hex(controller.selectedColor) == "006600")
  }

  @Test func everyColorOfTheSpectrumIsFoundAgain() {
    for step in 0..<200 {
      let (hue, depth) = (CGFloat(step % 20) / 20 + 0.01, CGFloat(step / 20) / 10 + 0.05)
      let place = PickedColor(hue: hue, depth: depth, alpha: 1).placeInSpectrum
      #expect(abs(place.hue - hue) < 1e-6 && abs(place.depth - depth) < 1e-6)
    }
  }

  @Test func slidersAndNumbersChangeOnePart() throws {
    let controller = shown(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    controller.picker.segments.selectedSegmentIndex = 2
    controller.picker.setNeedsLayout()
    settle()
    let sliders = controller.picker.sliders
    let tracks = sliders.subviews.compactMap { $0 as? ColorTrack }
    tap(tracks[0], CGPoint(x: tracks[0].bounds.width - 2, y: 10))
    #expect(hex(controller.selectedColor) == "FF6699")
    tracks[2].accessibilityIncrement()
    #expect(hex(controller.selectedColor) == "FF66B3")
    let fields = sliders.subviews.compactMap { $0 as? UITextField }
    #expect(fields.map(\.text) == ["255", "102", "179", "FF66B3"])
    tap(fields[1])
    fields[1].selectAll(nil)
    KeyDriver(window: window).type("300\n")
    settle()
    #expect(hex(controller.selectedColor) == "FFFFB3" && fields[1].text == "255")
    tap(fields[3])
    fields[3].selectAll(nil)
    KeyDriver(window: window).type("0a0B0gC\n")
    settle()
    #expect(hex(controller.selectedColor) == "0A0B0C")
    #expect(abs(controller.selectedColor.cgColor.alpha - 0.5) < 0.01)
  }

  @Test func withoutAlphaColorsAreOpaque() {
    let controller = shown(UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    let picker = controller.picker
    #expect(!picker.opacity.isHidden && abs(picker.opacity.value - 0.25) < 0.01)
    tap(picker.opacity, CGPoint(x: picker.opacity.bounds.width - 2, y: 10))
    #expect(controller.selectedColor.cgColor.alpha == 1)
    controller.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    controller.supportsAlpha = false
    settle()
    #expect(picker.opacity.isHidden)
    tap(picker.swatches[1])
    #expect(hex(controller.selectedColor) == "007AFF" && controller.selectedColor.cgColor.alpha == 1)
  }

  @Test func colorsAreKeptAndThePickerIsClosed() throws {
    let controller = shown(UIColor(red: 0, green: 1, blue: 1, alpha: 1))
    tap(controller.picker.plus)
    #expect(controller.picker.swatches.last?.picked?.hex == "00FFFF")
    let close = try #require(controller.picker.subviews.compactMap { $0 as? UIButton }.first)
    tap(close)
    #expect(root.presentedViewController == nil)
    #expect(log.lines.last == "finish")
  }

  @Test func anOlderDelegateIsToldToo() {
    let old = OldPickerLog()
    let controller = UIColorPickerViewController()
    controller.delegate = old
    root.present(controller, animated: true)
    settle()
    tap(controller.picker.swatches[0])
    #expect(old.count == 1)
  }

  @Test func aWellPresentsAPickerAndFollowsIt() throws {
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    well.title = "Ground"
    well.supportsAlpha = false
    root.view.addSubview(well)
    settle()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    tap(well)
    let controller = try #require(root.presentedViewController as? UIColorPickerViewController)
    #expect(controller.title == "Ground" && !controller.supportsAlpha)
    tap(controller.picker.swatches[4])
    #expect(hex(well.selectedColor) == "FF3B30" && changes == 1)
    well.selectedColor = .black
    #expect(changes == 1 && hex(controller.selectedColor) == "000000")
  }

  @Test func aFontIsPickedFromFamiliesAndFaces() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let controller = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = false
    #expect(controller.configuration.includeFaces, "the configuration is copied")
    controller.delegate = log
    root.present(controller, animated: true)
    settle()
    let table = try #require(controller.list.tableView)
    let texts = table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(texts == ["System Font", "System Font Rounded", "System Font Serif", "System Font Monospaced"])
    controller.list.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: 2, section: 0))
    settle()
    let faces = try #require(controller.list.navigationController?.topViewController as? FontListController)
    #expect(faces.title == "System Font Serif")
    let bold = try #require(
      (0..<faces.tableView.numberOfRows(inSection: 0)).first {
        let cell = faces.tableView(faces.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
        return (cell.contentConfiguration as? UIListContentConfiguration)?.text == "Bold"
      })
    faces.tableView(faces.tableView, didSelectRowAt: IndexPath(row: bold, section: 0))
    settle()
    #expect(log.lines == ["font .NewYork-Bold"] && root.presentedViewController == nil)
  }

  @Test func fontsThatAreNotOfTheTraitsAreLeftOut() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.filteredTraits = [.traitMonoSpace, .traitBold]
    let controller = UIFontPickerViewController(configuration: configuration)
    controller.delegate = log
    root.present(controller, animated: true)
    settle()
    let table = try #require(controller.list.tableView)
    #expect(table.numberOfRows(inSection: 0) == 1)
    let cancel = controller.list.navigationItem.leftBarButtonItem
    cancel?.primaryAction?.perform(sender: nil)
    settle()
    #expect(log.lines == ["cancel"] && root.presentedViewController == nil)
  }
}

@MainActor
private final class PickerLog: NSObject, UIColorPickerViewControllerDelegate,
  UIFontPickerViewControllerDelegate
{
  var lines: [String] = []

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { lines.append("\(PickedColor(color, .current).hex) \(continuously)") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { lines.append("finish") }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { lines.append("cancel") }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    let font = viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).fontName }
    lines.append("font \(font ?? "none")")
  }
}

@MainActor private final class OldPickerLog: NSObject, UIColorPickerViewControllerDelegate {
  var count = 0
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
}
