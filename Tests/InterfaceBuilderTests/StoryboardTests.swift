import Foundation
import Testing
@testable import UIKit

/// Controllers and segues of storyboards.
@MainActor @Suite struct StoryboardTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  private static func controller(
    _ id: String, title: String, view: String = "", connections: String = "", rest: String = ""
  ) -> String {
    """
    <viewController title="\(title)" storyboardIdentifier="\(title)" id="\(id)" customClass="BoardController" \
    customModule="InterfaceBuilderTests" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-view">\(Fixture.rect(0, 0, 393, 852))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(view)
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
      </view>\(rest)
      <connections>\(connections)</connections>
    </viewController>
    <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
    """
  }

  private static let label = """
    <subviews><label text="In the view" translatesAutoresizingMaskIntoConstraints="NO" id="label">\(Fixture.rect(0, 0, 10, 10))</label>
    <button id="button" buttonType="system"><state key="normal" title="On"/>
    <connections><segue destination="second" kind="show" identifier="on" id="seg1"/></connections></button></subviews>
    <constraints><constraint firstItem="label" firstAttribute="top" secondItem="first-safe" secondAttribute="top" constant="5" id="c"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="first-safe" secondAttribute="leading" id="c2"/></constraints>
    """

  private static let two = Fixture.storyboard(
    initial: "nav",
    """
    <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """,
    controller(
      "first", title: "First", view: label,
      connections: """
        <outlet property="label" destination="label" id="o"/>
        <segue destination="second" kind="presentation" identifier="over" modalPresentationStyle="fullScreen" id="seg2"/>
        <segue destination="second" kind="custom" identifier="own" customClass="OwnSegue" customModule="InterfaceBuilderTests" id="seg3"/>
        """,
      rest: """
        <navigationItem key="navigationItem" title="Top" id="item">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
            <connections><segue destination="second" kind="show" identifier="add" id="seg4"/></connections>
          </barButtonItem>
        </navigationItem>
        """),
    controller(
      "second", title: "Second",
      view: """
        <subviews><button id="back" buttonType="system"><state key="normal" title="Back"/>
        <connections><segue destination="second-exit" kind="unwind" identifier="home" unwindAction="comeBack:" id="u"/></connections>
        </button></subviews>
        """))

  /// The initial controller in a window.
  private func show(_ board: UIStoryboard) throws -> (UIWindow, UINavigationController, BoardController) {
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let first = try #require(navigation.topViewController as? BoardController)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.updateForFrame()
    return (window, navigation, first)
  }

  @Test func controllersAreMadeBeforeTheirViews() throws {
    let board = try Fixture.board(Self.two)
    let (window, navigation, first) = try show(board)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(first.storyboard === board)
    #expect(first.navigationItem.title == "Top")
    #expect(first.log == ["awake false", "load In the view"])
    #expect(first.label.frame.minY == first.view.safeAreaInsets.top + 5)
    #expect(Fixture.takeProblems().isEmpty)
    window.isHidden = true
  }

  @Test func buttonsLeadToSegues() throws {
    let (window, navigation, first) = try show(Fixture.board(Self.two))
    let button = try #require(first.view.subviews.compactMap { $0 as? UIButton }.first)
    first.log = []
    first.allowsSegues = false
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    first.allowsSegues = true
    button.sendActions(for: .touchUpInside)
    #expect(first.log == ["should on", "should on", "prepare on UIButton"])
    #expect((navigation.topViewController as? BoardController)?.value == "given")
    first.navigationItem.rightBarButtonItem?.perform(event: nil)
    #expect(first.log.suffix(2) == ["should add", "prepare add UIBarButtonItem"])
    #expect(navigation.viewControllers.count == 3)
    window.isHidden = true
  }

  @Test func controllersPerformSeguesByName() throws {
    let (window, navigation, first) = try show(Fixture.board(Self.two))
    first.log = []
    OwnSegue.performed = []
    first.performSegue(withIdentifier: "own", sender: 3)
    #expect(OwnSegue.performed == ["own First Second"])
    first.performSegue(withIdentifier: "over", sender: nil)
    #expect(first.log == ["prepare own Int", "prepare over -"])
    #expect(navigation.presentedViewController?.title == "Second")
    #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
    window.isHidden = true
  }

  @Test func unwindingLeadsBack() throws {
    let (window, navigation, first) = try show(Fixture.board(Self.two))
    first.performSegue(withIdentifier: "on", sender: nil)
    window.updateForFrame()
    let second = try #require(navigation.topViewController as? BoardController)
    second.loadViewIfNeeded()
    first.log = []
    let button = try #require(second.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(first.log == ["back from Second"])
    #expect(second.log.last == "prepare home UIButton")
    #expect(navigation.viewControllers == [first])
    window.isHidden = true
  }

  @Test func containerViewsGetTheirControllers() throws {
    let board = try Fixture.board(
      Fixture.storyboard(
        Self.controller(
          "first", title: "First",
          view: """
            <subviews><containerView opaque="NO" id="box">\(Fixture.rect(10, 20, 100, 50))
            <connections><segue destination="second" kind="embed" identifier="in" id="e"/></connections></containerView></subviews>
            """), Self.controller("second", title: "Second")))
    let first = try #require(board.instantiateInitialViewController() as? BoardController)
    first.loadViewIfNeeded()
    #expect(first.log == ["awake false", "prepare in BoardController", "load -"])
    let child = try #require(first.children.first as? BoardController)
    #expect(child.value == "given")
    #expect(child.view.superview === first.view.subviews[0])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func creatorsMakeControllers() throws {
    let board = try Fixture.board(Self.two)
    let made: BoardController = board.instantiateViewController(identifier: "Second") { coder in
      let controller = BoardController(coder: coder)
      controller?.value = "created"
      return controller
    }
    #expect(made.value == "created")
    #expect(made.title == "Second")
    #expect(board.instantiateViewController(withIdentifier: "First") is BoardController)
  }

  @Test func mainStoryboardIsShownAtLaunch() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "masthead-\(UUID().uuidString)")
    let base = folder.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.two.utf8).write(to: base.appending(path: "Main.storyboard"))
    let before = ResourceSearchPath.folders
    ResourceSearchPath.folders = [folder.path]
    defer { ResourceSearchPath.folders = before }
    let application = UIApplication.start(delegate: nil, info: ["UIMainStoryboardFile": "Main"])
    let window = try #require(application.windows.first)
    #expect((window.rootViewController as? UINavigationController)?.topViewController is BoardController)
    #expect(window.isKeyWindow)
    window.isHidden = true
  }
}

/// Documents in folders: which is taken, and in which language it speaks.
@MainActor @Suite struct NibFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "masthead-\(UUID().uuidString)")

  init() throws {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func searching(_ body: () throws -> Void) rethrows {
    let before = ResourceSearchPath.folders
    ResourceSearchPath.folders = [folder.path]
    defer {
      ResourceSearchPath.folders = before
      try? FileManager.default.removeItem(at: folder)
    }
    try body()
  }

  private static let label = Fixture.nib(
    "<label text=\"Base\" id=\"l\"/><button id=\"b\"><state key=\"normal\" title=\"Base\"/></button>")

  @Test func tablesOfStringsSayTextsInTheLanguage() throws {
    let language = try #require(NibFiles.languages.first)
    try write(Self.label, "Views/Base.lproj/Hello.xib")
    try write("\"l.text\" = \"Other\";\n\"b.normalTitle\" = \"Another\";", "Views/\(language).lproj/Hello.strings")
    try write("\"l.text\" = \"Wrong\";", "Views/xx.lproj/Hello.strings")
    try searching {
      let objects = try #require(Bundle.main.loadNibNamed("Hello", owner: nil))
      #expect((objects[0] as? UILabel)?.text == "Other")
      #expect((objects[1] as? UIButton)?.title(for: .normal) == "Another")
    }
  }

  @Test func controllersTakeTheNibThatTheyAreGiven() throws {
    let view = "<view id=\"v\"><subviews><label text=\"In the nib\" id=\"l\"/></subviews></view>"
    try write(Fixture.nib(view, owner: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"), "Deep/Er/Given.xib")
    searching {
      let controller = UIViewController(nibName: "Given", bundle: nil)
      #expect(controller.nibName == "Given")
      #expect(!controller.isViewLoaded)
      #expect((controller.view.subviews.first as? UILabel)?.text == "In the nib")
      #expect(UIViewController().nibName == nil)
      #expect(UIViewController().view.subviews.isEmpty)
    }
  }

  @Test func aDocumentIsReadOnce() throws {
    try write(Self.label, "Once.xib")
    try searching {
      #expect(Bundle.main.loadNibNamed("Once", owner: nil)?.count == 2)
      try FileManager.default.removeItem(at: folder.appending(path: "Once.xib"))
      #expect(Bundle.main.loadNibNamed("Once", owner: nil)?.count == 2)
    }
  }

  @Test(arguments: [true, false]) func splitViewControllersGetTheirColumns(_ isNamed: Bool) throws {
    _ = Fixture.takeProblems()
    let board = try Fixture.board(
      Fixture.storyboard(
        initial: "split",
        """
        <splitViewController \(isNamed ? "allowDoubleColumnStyle=\"YES\"" : "") id="split" sceneMemberID="viewController"><connections>\
        <segue destination="two" kind="relationship" relationship="detailViewController" id="r2"/>\
        <segue destination="one" kind="relationship" relationship="masterViewController" id="r1"/></connections></splitViewController>
        """,
        "<viewController title=\"One\" id=\"one\" sceneMemberID=\"viewController\"/>",
        "<viewController title=\"Two\" id=\"two\" sceneMemberID=\"viewController\"/>"))
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(Fixture.takeProblems() == [])
    #expect(split.style == (isNamed ? .doubleColumn : .unspecified))
    if isNamed {
      #expect(
        split.viewController(for: .primary)?.title == "One" && split.viewController(for: .secondary)?.title == "Two")
    } else {
      // In compact width the second column is not shown beside the first.
      #expect(split.viewControllers.first?.title == "One")
    }
  }

  @Test func pageViewControllersAndAppearancesOfBarsAreRead() throws {
    _ = Fixture.takeProblems()
    let board = try Fixture.board(
      Fixture.storyboard(
        initial: "nav",
        """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar">\
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="linkColor"/>\
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes></navigationBarAppearance>\
        </navigationBar><connections>\
        <segue destination="pages" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """,
        """
        <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="pageCurl" navigationOrientation="vertical" \
        spineLocation="min" pageSpacing="8" modalTransitionStyle="flipHorizontal" id="pages" sceneMemberID="viewController"/>
        """))
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    #expect(Fixture.takeProblems() == [])
    let appearance = navigation.navigationBar.standardAppearance
    #expect(appearance.backgroundColor == .link)
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    let pages = try #require(navigation.viewControllers.first as? UIPageViewController)
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .vertical && pages.spacing == 8)
    #expect(pages.modalTransitionStyle == .flipHorizontal)
  }
}
