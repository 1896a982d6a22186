import Foundation
import Testing
@testable import UIKit

/// Making objects of nibs.
@MainActor @Suite struct NibTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  private static let card = """
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="InterfaceBuilderTests">
      \(Fixture.rect(0, 0, 200, 100))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Hello" \
    textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="2" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          \(Fixture.rect(10, 10, 100, 20))
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
          <color key="textColor" systemColor="secondaryLabelColor"/>
          <nil key="highlightedColor"/>
        </label>
        <view contentMode="scaleToFill" id="mark" userLabel="Mark"/>
      </subviews>
      <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="10" id="c1"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="card" secondAttribute="top" constant="12" id="c2"/>
        <constraint firstItem="label" firstAttribute="width" constant="80" id="c3"/>
        <constraint firstItem="label" firstAttribute="width" secondItem="label" secondAttribute="height" multiplier="16:9" \
    priority="900" id="c4"/>
        <constraint firstItem="label" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" \
    placeholder="YES" id="c5"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="label" id="o1"/>
        <outletCollection property="marks" destination="mark" collectionClass="NSArray" id="o2"/>
        <outletCollection property="marks" destination="label" collectionClass="NSArray" id="o3"/>
      </connections>
      <point key="canvasLocation" x="1" y="2"/>
    </view>
    """

  @Test func propertiesOfADocumentAreThereAndObjectsWakeInOrder() throws {
    let card = try #require(Fixture.load(Fixture.nib(Self.card)).first as? Card)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(card.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let label = try #require(card.title)
    #expect(label.text == "Hello")
    #expect(label.font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(label.textColor == .secondaryLabel)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 2)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(card.marks == [card.subviews[1], label])
    #expect(card.layer.cornerRadius == 12)
    // What an initialiser sets after super.init(coder:) stays, as on iOS.
    #expect(card.backgroundColor == .systemRed)
    #expect(card.log == ["init 200.0 2 true", "awake Hello 7"])
    #expect(Fixture.takeProblems().isEmpty)
  }

  @Test func constraintsPlaceViews() throws {
    let card = try #require(Fixture.load(Fixture.nib(Self.card)).first as? Card)
    card.frame.size = CGSize(width: 300, height: 200)
    card.layoutIfNeeded()
    #expect(card.title.frame == CGRect(x: 10, y: 12, width: 80, height: 45))
    #expect(card.constraints.count + card.title.constraints.count == 4)
  }

  @Test func ownersGetOutletsAndActions() throws {
    let owner = CardOwner()
    let text = Fixture.nib(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      buttonType="system" lineBreakMode="middleTruncation" id="button">
        \(Fixture.rect(0, 0, 60, 30))
        <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>
        <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="custom"/></state>
        <state key="disabled" title="Wait"/>
        <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="a"/></connections>
      </button>
      """,
      owner: """
        <outlet property="button" destination="button" id="o1"/><outlet property="width" destination="w" id="o2"/>
        """)
    let objects = Fixture.load(text, owner: owner)
    #expect(objects.count == 1)
    #expect(owner.button === objects[0] as AnyObject)
    #expect(owner.button.buttonType == .system)
    #expect(owner.button.title(for: .normal) == "Go")
    #expect(owner.button.title(for: .disabled) == "Wait")
    #expect(owner.button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect(owner.width.constant == 60)
    owner.button.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
    #expect(Fixture.takeProblems().isEmpty)
  }

  @Test func externalObjectsStandForPlaceholders() throws {
    let owner = CardOwner()
    let text = Fixture.nib(
      """
      <placeholder placeholderIdentifier="helper" id="h"/>
      <button opaque="NO" id="b"><connections><action selector="tapped:" destination="h" eventType="touchUpInside" id="a"/></connections></button>
      """)
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": owner]])
    try #require(objects.first as? UIButton).sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test func stacksArrangeTheirViews() throws {
    let text = Fixture.nib(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" distribution="equalSpacing" spacing="8" id="s">
        \(Fixture.rect(0, 0, 100, 100))
        <subviews><view id="a"/><label text="x" id="b"/></subviews>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      """)
    let stack = try #require(Fixture.load(text).first as? UIStackView)
    #expect(stack.axis == .vertical && stack.alignment == .center && stack.distribution == .equalSpacing)
    #expect(stack.spacing == 8)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func variationsFollowSizeClasses() throws {
    let text = Fixture.nib(
      """
      <view id="v">\(Fixture.rect(0, 0, 100, 100))
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in">
          <constraints>
            <constraint firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="30"/></constraint>
            <constraint firstAttribute="height" constant="20" id="h1"/>
            <constraint firstAttribute="height" constant="50" id="h2"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><exclude reference="h1"/><include reference="h2"/></mask></variation>
        </view></subviews>
      </view>
      """)
    let view = try #require(Fixture.load(text).first as? UIView)
    let window = UIWindow()
    window.addSubview(view)
    window.isHidden = false
    window.updateForFrame()
    #expect(view.subviews[0].frame.size == CGSize(width: 10, height: 20))
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 1024, height: 768), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(traitsFrom: [
        .system, UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ]))
    window.updateForFrame()
    #expect(view.subviews[0].frame.size == CGSize(width: 30, height: 50))
    #expect(Fixture.takeProblems().isEmpty)
    TestScreen.reset()
  }

  @Test func whatIsNotKnownIsToldWithFileAndLine() throws {
    let text = Fixture.nib(
      """
      <view id="v" blurriness="3"><subviews><hologram id="x" userLabel="Ship"/></subviews>
      <constraints><constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/></constraints></view>
      <view id="w" customClass="NoSuchClass"/>
      """)
    #expect(Fixture.load(text).count == 2)
    let problems = Fixture.takeProblems()
    #expect(
      problems == [
        "data:7: the attribute blurriness=\"3\" is not read.", "data:7: <hologram> is not known.",
        "data:9: there is no class NoSuchClass.", "data:8: the constraint leads to what is not there.",
      ])
  }

  @Test func attributedTextsAndGesturesAndColours() throws {
    let text = Fixture.nib(
      """
      <view id="v">
        <subviews><label id="l"><attributedString key="attributedText">
          <fragment content="Big"><attributes><font key="NSFont" metaFont="system" size="30"/>
            <color key="NSColor" systemColor="systemRedColor"/></attributes></fragment>
          <fragment content=" small"/>
        </attributedString></label></subviews>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
        <gestureRecognizers/>
        <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/></connections>
      </view>
      <tapGestureRecognizer id="t" numberOfTapsRequired="2"/>
      """)
    let view = try #require(Fixture.load(text).first as? UIView)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "Big small")
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect(view.backgroundColor?.cgColor.colorSpace?.name as String? == CGColorSpace.displayP3)
    #expect(Fixture.takeProblems().isEmpty)
  }

  /// What documents of applications have, and what their objects do with it.
  @Test func attributesOfTheEditorAndOfAttributedTextsAreRead() throws {
    let objects = Fixture.load(
      Fixture.nib(
        """
        <label usesAttributedText="YES" id="label">\(Fixture.rect(0, 0, 100, 20))<attributedString key="attributedText">\
        <fragment content="Sine"><attributes><font key="NSFont" size="17" name="Menlo"/>\
        <paragraphStyle key="NSParagraphStyle" alignment="center" hyphenationFactor="0.75"/></attributes></fragment>\
        </attributedString></label>
        <button hasAttributedTitle="YES" adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="b"/>
        <imageView adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="i"/>
        <view simulatedAppContext="notificationCenter" id="v"><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.clipsToBounds" value="YES"/>\
        </userDefinedRuntimeAttributes></view>
        <barButtonItem title="Add" id="item"><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="add"/>\
        </userDefinedRuntimeAttributes></barButtonItem>
        """))
    #expect(Fixture.takeProblems() == [])
    let style =
      (objects[0] as? UILabel)?.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(style?.hyphenationFactor == 0.75)
    #expect((objects[1] as? UIButton)?.adjustsImageSizeForAccessibilityContentSizeCategory == true)
    #expect((objects[2] as? UIImageView)?.adjustsImageSizeForAccessibilityContentSizeCategory == true)
    #expect((objects.last as? UIBarButtonItem)?.accessibilityIdentifier == "add")
  }

  @Test func textViewsButtonsAndSearchBarsReadWhatTheyCanDo() throws {
    let objects = Fixture.load(
      Fixture.nib(
        """
        <textView allowsEditingTextAttributes="YES" id="t"><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
        <button adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" showsMenuAsPrimaryAction="YES" id="b"/>
        <searchBar id="s"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="go"/></searchBar>
        <view id="v"><color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
        """))
    #expect(Fixture.takeProblems() == [])
    let text = try #require(objects[0] as? UITextView)
    #expect(text.dataDetectorTypes == .link && text.allowsEditingTextAttributes)
    let button = try #require(objects[1] as? UIButton)
    #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled && button.showsMenuAsPrimaryAction)
    let bar = try #require(objects[2] as? UISearchBar)
    #expect(bar.keyboardType == .emailAddress && bar.returnKeyType == .go)
    #expect((objects[3] as? UIView)?.backgroundColor == .white)
  }
}
