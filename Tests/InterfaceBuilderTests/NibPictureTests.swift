import Foundation
import Testing
@testable import UIKit

/// Attributes of documents that change a picture: each is read.
@MainActor @Suite struct NibPictureTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  private static func one<View>(_ text: String, as type: View.Type = View.self) throws -> View {
    try #require(Fixture.load(Fixture.nib(text)).first as? View)
  }

  @Test func cellsHaveContentConfigurations() throws {
    let cell: UITableViewCell = try Self.one(
      """
      <tableViewCell id="c">\(Fixture.rect(0, 0, 320, 44))
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"/>
        <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="Detail" imageToTextPadding="20">
          <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/>
        </listContentConfiguration>
      </tableViewCell>
      """)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Title" && content.secondaryText == "Detail" && content.imageToTextPadding == 20)
    #expect(content.image != nil)
    #expect(Fixture.takeProblems() == [])
    let other: UITableViewCell = try Self.one(
      """
      <tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="A" secondaryText="" sheen="3"/></tableViewCell>
      """)
    #expect((other.contentConfiguration as? UIListContentConfiguration)?.secondaryText == nil)
    #expect(Fixture.takeProblems().first?.contains("sheen=\"3\"") == true)
  }

  @Test func controlsHavePicturesShadowsAndDurations() throws {
    let progress: UIProgressView = try Self.one(
      "<progressView progressImage=\"star.fill\" trackImage=\"star\" catalog=\"system\" id=\"p\"/>")
    #expect(progress.progressImage != nil && progress.trackImage != nil)
    let button: UIButton = try Self.one(
      """
      <button buttonType="system" id="b"><size key="titleShadowOffset" width="1" height="2"/><state key="normal" title="A"/></button>
      """)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    let timer: UIDatePicker = try Self.one(
      "<datePicker datePickerMode=\"countDownTimer\" countDownDuration=\"600\" id=\"d\"/>")
    #expect(timer.countDownDuration == 600)
    #expect(Fixture.takeProblems() == [])
  }

  @Test func barsHaveStylesAndLooks() throws {
    let bar: UITabBar = try Self.one(
      """
      <tabBar itemPositioning="centered" itemWidth="80" itemSpacing="12" id="t">
        <tabBarAppearance key="standardAppearance"><color key="backgroundColor" white="0" alpha="1"/></tabBarAppearance>
      </tabBar>
      """)
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 80 && bar.itemSpacing == 12)
    #expect(bar.standardAppearance.backgroundColor == UIColor(white: 0, alpha: 1))
    let item: UINavigationItem = try Self.one("<navigationItem title=\"A\" style=\"editor\" id=\"n\"/>")
    #expect(item.style == .editor)
    #expect(Fixture.takeProblems() == [])
  }

  // MARK: Size classes

  private static let stack = """
    <stackView alignment="center" id="s">\(Fixture.rect(0, 0, 200, 200))
      <subviews>
        <label text="A" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="heightClass=compact" hidden="YES">
            <fontDescription key="fontDescription" type="system" pointSize="30"/>
          </variation>
        </label>
      </subviews>
      <variation key="heightClass=compact" axis="vertical" spacing="9"/>
      <variation key="userInterfaceIdiom=mac" spacing="50"/>
    </stackView>
    """

  @Test func attributesThatOnlySomeSizeClassesHaveAreReadAndTakenBack() throws {
    TestScreen.reset(scale: 3, size: CGSize(width: 393, height: 852))
    let stack: UIStackView = try Self.one(Self.stack)
    let label = try #require(stack.arrangedSubviews.first as? UILabel)
    #expect(stack.axis == .horizontal && stack.spacing == 0 && !label.isHidden && label.font.pointSize == 17)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(stack)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    window.updateForFrame()
    controller.traitOverrides.verticalSizeClass = .compact
    window.updateForFrame()
    withKnownIssue("attributes of a size class that comes while the view is shown are not taken on") {
      #expect(stack.axis == .vertical && stack.spacing == 9 && label.isHidden && label.font.pointSize == 30)
    }
    controller.traitOverrides.verticalSizeClass = .regular
    window.updateForFrame()
    #expect(stack.axis == .horizontal && stack.spacing == 0 && !label.isHidden && label.font.pointSize == 17)
  }
}
