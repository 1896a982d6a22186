import Testing

@testable import UIKit

/// What measures otherwise on iPads (`IdiomMetrics`): bars, windows beside others, readable lines and form sheets.
@Suite(.serialized) @MainActor struct PadTests {
  private func show(
    _ root: UIViewController, _ size: CGSize, idiom: UIUserInterfaceIdiom = .pad,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    textSize: UIContentSizeCategory = .large
  ) -> UIWindow {
    TestScreen.reset(size: size)
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: 2, safeAreaInsets: safeArea,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(preferredContentSizeCategory: textSize),
      ]))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle(window)
    return window
  }

  private func settle(_ window: UIWindow) {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  // MARK: Bars

  @Test(arguments: [
    (834.0, 1194.0, 24.0), (1194, 834, 24), (768, 1024, 20), (1024, 768, 20), (375, 834, 24),
  ])
  func barsAreFiftyPointsHigh(width: CGFloat, height: CGFloat, top: CGFloat) {
    let size = CGSize(width: width, height: height)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs, size, safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    #expect(navigation.navigationBar.frame.height == 50 && content.view.safeAreaInsets.top == top + 50)
    #expect(navigation.toolbar.frame.height == 50 && tabs.tabBar.frame.height == 50)
    navigation.navigationBar.prefersLargeTitles = true
    settle(window)
    #expect(navigation.navigationBar.frame.height == 102)
    window.isHidden = true
  }

  @Test func barsInSheetsAreAsHighAsOnPhones() {
    let root = UIViewController()
    let window = show(root, CGSize(width: 834, height: 1194))
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.modalPresentationStyle = .formSheet
    root.present(inner, animated: false)
    settle(window)
    #expect(inner.navigationBar.frame.height == 56)
    window.isHidden = true
  }

  @Test(arguments: [(393.0, 852.0, 44.0, 49.0), (852, 393, 32, 32), (932, 430, 32, 32)])
  func barsOfPhonesKeepTheirHeights(width: CGFloat, height: CGFloat, bar: CGFloat, tab: CGFloat) {
    _ = show(UIViewController(), CGSize(width: width, height: height), idiom: .phone)
    let bars = IdiomMetrics.iOS15To18.bars(UIScreen.main.traitCollection)
    #expect(bars == IdiomMetrics.Bars(navigation: bar, toolbar: bar, tab: tab))
  }

  // MARK: Windows

  /// Parts of the screens of iPads that an application has beside another one, with the whole ones (Apple's list of size classes).
  @Test(arguments: [
    (320.0, false), (375, false), (414, false), (438, false), (504, false), (507, false), (535, false), (551, false),
    (592, false),
    (639, false), (647, false), (678, true), (683, true), (694, true), (744, true), (782, true), (809, true),
    (981, true),
  ])
  func theWidthOfTheWindowDecidesItsClass(width: CGFloat, isRegular: Bool) {
    let root = UIViewController()
    let window = show(root, CGSize(width: 1366, height: 1024))
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    UIView.performWithoutAnimation {
      UIApplication.shared.resize(to: CGSize(width: width, height: 1024), safeAreaInsets: .zero)
    }
    settle(window)
    #expect((root.traitCollection.horizontalSizeClass == .regular) == isRegular)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    #expect(root.systemMinimumLayoutMargins.leading == (isRegular ? 20 : 16))
    #expect(root.view.layoutMargins.left == (isRegular ? 20 : 16))
    window.isHidden = true
  }

  @Test func largePhonesAreRegularInWidthOnTheirSide() {
    for (width, height, isRegular) in [(736.0, 414.0, true), (896, 414, true), (932, 430, true), (874, 402, false)] {
      _ = show(UIViewController(), CGSize(width: width, height: height), idiom: .phone)
      #expect((UIScreen.main.traitCollection.horizontalSizeClass == .regular) == isRegular)
    }
  }

  // MARK: Readable lines

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 552.0), (.small, 592), (.medium, 632), (.large, 672), (.extraLarge, 752),
    (.extraExtraLarge, 832), (.extraExtraExtraLarge, 912), (.accessibilityExtraExtraExtraLarge, 1154),
  ])
  func readableLinesGrowWithTheText(textSize: UIContentSizeCategory, width: CGFloat) {
    let root = UIViewController()
    let window = show(root, CGSize(width: 1194, height: 834), textSize: textSize)
    #expect(root.view.readableContentGuide.layoutFrame.width == width)
    #expect(abs(root.view.readableContentGuide.layoutFrame.midX - 597) < 0.01)
    window.isHidden = true
  }

  @Test func constraintsFollowTheReadableWidth() {
    let root = UIViewController()
    let (band, inner, scroll) = (UIView(), UIView(), UIScrollView())
    root.loadViewIfNeeded()
    for view in [band, scroll] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    func hold(_ view: UIView, in guide: UILayoutGuide, top: NSLayoutYAxisAnchor) {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), view.topAnchor.constraint(equalTo: top),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
    ])
    hold(band, in: root.view.readableContentGuide, top: root.view.topAnchor)
    hold(inner, in: scroll.readableContentGuide, top: scroll.contentLayoutGuide.topAnchor)
    let window = show(root, CGSize(width: 834, height: 1194))
    #expect(band.frame.width == 672 && band.frame.minX == 81)
    #expect(inner.frame.width == 672 && inner.frame.minX == 81)
    window.traitOverrides.preferredContentSizeCategory = .small
    settle(window)
    #expect(band.frame.width == 592 && inner.frame.width == 592)
    UIView.performWithoutAnimation {
      UIApplication.shared.resize(to: CGSize(width: 507, height: 1194), safeAreaInsets: .zero)
    }
    settle(window)
    #expect(abs(band.frame.width - 475) < 0.01)
    window.isHidden = true
  }

  @Test func rowsFollowTheReadableWidthOfTheTextSize() throws {
    let table = RowsController()
    table.loadViewIfNeeded()
    table.tableView.cellLayoutMarginsFollowReadableWidth = true
    let window = show(table, CGSize(width: 834, height: 1194))
    #expect(table.tableView.visibleCells.first?.contentView.layoutMargins.left == 81)
    window.traitOverrides.preferredContentSizeCategory = .small
    settle(window)
    #expect(table.tableView.visibleCells.first?.contentView.layoutMargins.left == 121)
    window.isHidden = true
  }

  // MARK: Form sheets

  @Test func formSheetsAreCompactInside() throws {
    let root = UIViewController()
    let window = show(root, CGSize(width: 834, height: 1194))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    settle(window)
    #expect(sheet.traitCollection.horizontalSizeClass == .compact && sheet.view.bounds.width == 540)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    sheet.preferredContentSize = CGSize(width: 700, height: 700)
    settle(window)
    #expect(sheet.traitCollection.horizontalSizeClass == .compact && sheet.view.bounds.width == 700)
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    sheet.present(page, animated: false)
    settle(window)
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    window.isHidden = true
  }

  @Test func formSheetsMoveAboveTheKeyboard() throws {
    let root = UIViewController()
    let window = show(root, CGSize(width: 1194, height: 834))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    settle(window)
    let field = UITextField(frame: CGRect(x: 20, y: 560, width: 200, height: 34))
    sheet.view.addSubview(field)
    let before = sheet.view.convert(sheet.view.bounds, to: nil as UIView?)
    field.becomeFirstResponder()
    settle(window)
    let after = sheet.view.convert(sheet.view.bounds, to: nil as UIView?)
    #expect(after.minY < before.minY && after.minY == 24 && after.size == before.size)
    field.resignFirstResponder()
    settle(window)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil as UIView?) == before)
    window.isHidden = true
  }
}
