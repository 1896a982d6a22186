import Testing
import UIKit

@testable import HeadlessHost

@MainActor @Suite(.serialized) struct ScreenHostTests {
  private final class TraitsViewController: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load \(traitCollection.preferredContentSizeCategory.rawValue)") }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  @Test func theWindowIsTheDevice() throws {
    for device in DeviceCatalogue.standard.devices {
      for orientation in Device.Orientation.allCases {
        var options = SnapshotOptions(device: device)
        options.orientation = orientation
        let host = ScreenHost(options: options)
        let controller = UIViewController()
        try host.show(controller)
        let size = device.size(orientation)
        let safeArea = device.safeArea(orientation)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: size.width, height: size.height), "\(device.name)")
        #expect(
          controller.view.safeAreaInsets
            == UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
          "\(device.name)")
        #expect(controller.traitCollection.displayScale == CGFloat(device.scale))
        #expect(controller.traitCollection.userInterfaceIdiom == (device.idiom == .pad ? .pad : .phone))
        #expect((controller.traitCollection.horizontalSizeClass == .regular) == device.hasRegularWidth(orientation))
        #expect((controller.traitCollection.verticalSizeClass == .regular) == device.hasRegularHeight(orientation))
      }
    }
  }

  private final class EndOfEditing: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  @Test func aScreenThatIsClosedWhileSomebodyTypesTellsOfNoEnd() throws {
    let host = ScreenHost(options: try SnapshotOptions.named("iPhone 15"))
    let controller = UIViewController()
    try host.show(controller)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let delegate = EndOfEditing()
    field.delegate = delegate
    controller.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    host.close()
    #expect(delegate.ends == 0)
    let next = ScreenHost(options: try SnapshotOptions.named("iPhone 15"))
    defer { next.close() }
    let other = UIViewController()
    try next.show(other)
    let edge: CGFloat = other.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(abs(edge - 818) < 0.001)
  }

  @Test(arguments: [(375.0, false), (507, false), (639, false), (678, true), (1366, true)])
  func aWindowBesideOthersOnAPadHasTheWidthClassOfItsWidth(width: Double, isRegular: Bool) throws {
    var options = try SnapshotOptions.named("iPad Pro 12.9")
    options.size = Device.Size(width: width, height: 1024)
    let controller = UIViewController()
    let host = ScreenHost(options: options)
    try host.show(controller)
    #expect((controller.traitCollection.horizontalSizeClass == .regular) == isRegular)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    #expect(controller.systemMinimumLayoutMargins.leading == (isRegular ? 20 : 16))
    var phone = try SnapshotOptions.named("iPhone 15")
    phone.size = options.size
    let other = UIViewController()
    host.close()
    let held = ScreenHost(options: phone)
    try held.show(other)
    #expect(other.traitCollection.horizontalSizeClass == .compact)
    held.close()
  }

  @Test func traitsAreThereWhenTheViewLoadsAndCallbacksComeInOrder() throws {
    var options = try SnapshotOptions.named("iPhone 15")
    options.appearance = .dark
    options.textSize = .ax5
    options.direction = .rtl
    let host = ScreenHost(options: options)
    let controller = TraitsViewController()
    try host.show(controller)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.calls == ["load UICTContentSizeCategoryAccessibilityXXXL", "will appear", "did appear"])
    host.close()
    #expect(controller.calls.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test func aViewWithoutASizeFillsTheWindowAndAnotherKeepsItsFrame() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    let view = UIView()
    try host.show(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let small = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    try ScreenHost(options: try .named("iPhone 8")).show(small)
    #expect(small.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func whatIsNoViewIsRefusedByName() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    #expect(throws: ScreenHostError.notAView(typeName: "Int")) { try host.show(3) }
    #expect(throws: ScreenHostError.notAView(typeName: "nothing")) { try host.show(()) }
    #expect(throws: ScreenHostError.notAView(typeName: "nil")) { try host.show(Optional<UIView>.none as Any) }
  }
}
