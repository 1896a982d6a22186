import CoreGraphics
import Testing
import UIKit

/// Enumerations of Objective-C take any number, as imported ones do.
@Suite struct EnumerationTests {
  /// The numbers that have names, as Apple's headers number them.
  private static let all: [Enumeration] = [
    named(
      CGBlendMode.self,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27]),
    named(AXCustomContent.Importance.self, 0...1),
    named(CGColorRenderingIntent.self, 0...4),
    named(CGColorSpaceModel.self, -1...1),
    named(CGImageAlphaInfo.self, 0...7),
    named(CGInterpolationQuality.self, 0...4),
    named(CGLineCap.self, 0...2),
    named(CGLineJoin.self, 0...2),
    named(CGPathDrawingMode.self, 0...4),
    named(CGPathElementType.self, 0...4),
    named(CGPathFillRule.self, 0...1),
    named(CTFontManagerScope.self, 0...3),
    named(DateComponentsFormatter.UnitsStyle.self, 0...5),
    named(NSItemProvider.ErrorCode.self, [-1, -1000, -1100, -1200]),
    named(NSItemProviderRepresentationVisibility.self, 0...3),
    named(
      NSLayoutConstraint.Attribute.self, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 0]),
    named(NSLayoutConstraint.Axis.self, 0...1),
    named(NSLayoutConstraint.Relation.self, -1...1),
    named(NSLineBreakMode.self, 0...5),
    named(NSRectAlignment.self, 0...8),
    named(NSTextAlignment.self, 0...4),
    named(NSWritingDirection.self, -1...1),
    named(NSWritingDirectionFormatType.self, [0, 2]),
    named(RelativeDateTimeFormatter.DateTimeStyle.self, 0...1),
    named(RelativeDateTimeFormatter.UnitsStyle.self, 0...3),
    named(UIAccessibilityContainerType.self, 0...4),
    named(UIAccessibilityContrast.self, -1...1),
    named(UIAccessibilityCustomRotor.Direction.self, 0...1),
    named(UIAccessibilityCustomRotor.SystemRotorType.self, 0...18),
    named(UIAccessibilityScrollDirection.self, 1...6),
    named(UIActionSheetStyle.self, -1...2),
    named(UIActivity.Category.self, 0...1),
    named(UIActivityIndicatorView.Style.self, [100, 101, 0, 1, 2]),
    named(UIAlertAction.Style.self, 0...2),
    named(UIAlertController.Style.self, 0...1),
    named(UIAlertViewStyle.self, 0...3),
    named(UIApplication.State.self, 0...2),
    named(UIAttachmentBehavior.AttachmentType.self, 0...1),
    named(UIBackgroundFetchResult.self, 0...2),
    named(UIBackgroundRefreshStatus.self, 0...2),
    named(UIBarButtonItem.Style.self, 0...2),
    named(
      UIBarButtonItem.SystemItem.self,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24]),
    named(UIBarMetrics.self, [0, 1, 101, 102]),
    named(UIBarPosition.self, 0...3),
    named(UIBarStyle.self, 0...1),
    named(UIBaselineAdjustment.self, 0...2),
    named(UIBehavioralStyle.self, 0...2),
    named(UIBlurEffect.Style.self, [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
    named(UIButton.ButtonType.self, [0, 1, 2, 3, 4, 5, 7]),
    named(UIButton.Role.self, 0...3),
    named(UICollectionLayoutSectionOrthogonalScrollingBehavior.self, 0...5),
    named(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.self, 0...2),
    named(UICollectionView.ElementCategory.self, 0...2),
    named(UICollectionView.ReorderingCadence.self, 0...2),
    named(UICollectionView.ScrollDirection.self, 0...1),
    named(UICollectionView.SelfSizingInvalidation.self, 0...2),
    named(UICollectionViewCell.DragState.self, 0...2),
    named(UICollectionViewDropProposal.Intent.self, 0...2),
    named(UICollectionViewFlowLayout.SectionInsetReference.self, 0...2),
    named(UICollectionViewUpdateItem.Action.self, 0...4),
    named(UIColor.Prominence.self, 0...3),
    named(UIContentInsetsReference.self, 0...4),
    named(UIContextMenuConfiguration.ElementOrder.self, 0...2),
    named(UIContextMenuInteraction.appearance.self, 0...2),
    named(UIContextMenuInteractionCommitStyle.self, 0...1),
    named(UIContextualAction.Style.self, 0...1),
    named(UIControl.ContentHorizontalAlignment.self, 0...5),
    named(UIControl.ContentVerticalAlignment.self, 0...3),
    named(UIDatePicker.Mode.self, 0...4),
    named(UIDatePickerStyle.self, 0...3),
    named(UIDevice.BatteryState.self, 0...3),
    named(UIDeviceOrientation.self, 0...6),
    named(UIDisplayGamut.self, -1...1),
    named(UIDropOperation.self, 0...3),
    named(UIDropSessionProgressIndicatorStyle.self, 0...1),
    named(UIDynamicItemCollisionBoundsType.self, 0...2),
    named(UIEditMenuArrowDirection.self, 0...4),
    named(UIEvent.EventSubtype.self, [0, 1, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109]),
    named(UIEvent.EventType.self, [0, 1, 2, 3, 10, 11, 14]),
    named(UIFocusHaloEffect.Position.self, 0...2),
    named(UIForceTouchCapability.self, 0...2),
    named(UIGestureRecognizer.State.self, 0...5),
    named(UIImage.DynamicRange.self, -1...2),
    named(UIImage.Orientation.self, 0...7),
    named(UIImage.RenderingMode.self, 0...2),
    named(UIImage.ResizingMode.self, 0...1),
    named(UIImage.SymbolScale.self, -1...3),
    named(UIImage.SymbolWeight.self, 0...9),
    named(UIImagePickerController.SourceType.self, 0...2),
    named(UIImpactFeedbackGenerator.FeedbackStyle.self, 0...4),
    named(UIInterfaceOrientation.self, [0, 1, 2, 4, 3]),
    named(UIInterpolatingMotionEffect.EffectType.self, 0...1),
    named(UIKeyboardAppearance.self, 0...2),
    named(
      UIKeyboardHIDUsage.self,
      [
        1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
        61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
        89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
        113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 224, 225,
        226, 227, 228, 229, 230, 231,
      ]),
    named(UIKeyboardType.self, 0...11),
    named(UILegibilityWeight.self, -1...1),
    named(UIListEnvironment.self, 0...6),
    named(UIMenu.ElementSize.self, [0, 1, 2, -1]),
    named(UIMenuController.ArrowDirection.self, 0...4),
    named(UIMenuElement.State.self, 0...2),
    named(UIModalPresentationStyle.self, [0, 1, 2, 3, 4, 5, 6, 7, -1, -2]),
    named(UIModalTransitionStyle.self, 0...2),
    named(UINavigationController.Operation.self, 0...2),
    named(UINavigationItem.BackButtonDisplayMode.self, 0...2),
    named(UINavigationItem.ItemStyle.self, 0...2),
    named(UINavigationItem.LargeTitleDisplayMode.self, 0...2),
    named(UINavigationItem.SearchBarPlacement.self, 0...2),
    named(UINotificationFeedbackGenerator.FeedbackType.self, 0...2),
    named(UIPageControl.BackgroundStyle.self, 0...2),
    named(UIPageControl.Direction.self, 0...4),
    named(UIPageControl.InteractionState.self, 0...2),
    named(UIPageViewController.NavigationDirection.self, 0...1),
    named(UIPageViewController.NavigationOrientation.self, 0...1),
    named(UIPageViewController.TransitionStyle.self, 0...1),
    named(UIPointerEffect.TintMode.self, 0...2),
    named(UIPress.Phase.self, 0...4),
    named(UIPress.PressType.self, [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33]),
    named(UIPreviewAction.Style.self, 0...2),
    named(UIProgressView.Style.self, 0...1),
    named(UIPushBehavior.Mode.self, 0...1),
    named(UIReturnKeyType.self, 0...11),
    named(UIScene.ActivationState.self, -1...2),
    named(UISceneCaptureState.self, -1...1),
    named(UIScreen.ReferenceDisplayModeStatus.self, 0...3),
    named(UIScrollView.ContentInsetAdjustmentBehavior.self, 0...3),
    named(UIScrollView.IndexDisplayMode.self, 0...1),
    named(UIScrollView.IndicatorStyle.self, 0...2),
    named(UIScrollView.KeyboardDismissMode.self, 0...4),
    named(UISearchBar.Icon.self, 0...3),
    named(UISearchBar.Style.self, 0...2),
    named(UISearchController.ScopeBarActivation.self, 0...3),
    named(UISegmentedControl.Segment.self, 0...4),
    named(UISemanticContentAttribute.self, 0...4),
    named(UISplitViewController.Column.self, 0...3),
    named(UISplitViewController.DisplayMode.self, 0...6),
    named(UISplitViewController.DisplayModeButtonVisibility.self, 0...2),
    named(UISplitViewController.PrimaryEdge.self, 0...1),
    named(UISplitViewController.SplitBehavior.self, 0...3),
    named(UISplitViewController.Style.self, 0...2),
    named(UISpringLoadedInteractionEffectState.self, 0...3),
    named(UIStackView.Alignment.self, 0...5),
    named(UIStackView.Distribution.self, 0...4),
    named(UIStatusBarAnimation.self, 0...2),
    named(UIStatusBarStyle.self, [0, 1, 3]),
    named(UISwitch.Style.self, 0...2),
    named(UITabBar.ItemPositioning.self, 0...2),
    named(UITabBarItem.SystemItem.self, 0...11),
    named(UITabBarItemAppearance.Style.self, 0...2),
    named(UITableView.RowAnimation.self, [0, 1, 2, 3, 4, 5, 6, 100]),
    named(UITableView.ScrollPosition.self, 0...3),
    named(UITableView.SelfSizingInvalidation.self, 0...2),
    named(UITableView.SeparatorInsetReference.self, 0...1),
    named(UITableView.Style.self, 0...2),
    named(UITableViewCell.AccessoryType.self, 0...4),
    named(UITableViewCell.CellStyle.self, 0...3),
    named(UITableViewCell.DragState.self, 0...2),
    named(UITableViewCell.EditingStyle.self, 0...2),
    named(UITableViewCell.FocusStyle.self, 0...1),
    named(UITableViewCell.SelectionStyle.self, 0...3),
    named(UITableViewCell.SeparatorStyle.self, 0...1),
    named(UITableViewDropProposal.Intent.self, 0...3),
    named(UITableViewRowAction.Style.self, 0...1),
    named(UITextAutocapitalizationType.self, 0...3),
    named(UITextAutocorrectionType.self, 0...2),
    named(UITextField.BorderStyle.self, 0...3),
    named(UITextField.DidEndEditingReason.self, 0...1),
    named(UITextField.ViewMode.self, 0...3),
    named(UITextGranularity.self, 0...5),
    named(UITextItemInteraction.self, 0...2),
    named(UITextLayoutDirection.self, 2...5),
    named(UITextSmartDashesType.self, 0...2),
    named(UITextSmartInsertDeleteType.self, 0...2),
    named(UITextSmartQuotesType.self, 0...2),
    named(UITextSpellCheckingType.self, 0...2),
    named(UITextStorageDirection.self, 0...1),
    named(UITimingCurveType.self, 0...3),
    named(UITouch.Phase.self, 0...7),
    named(UITouch.TouchType.self, 0...3),
    named(UITraitEnvironmentLayoutDirection.self, -1...1),
    named(UIUserInterfaceActiveAppearance.self, -1...1),
    named(UIUserInterfaceIdiom.self, [-1, 0, 1, 2, 3, 5, 6]),
    named(UIUserInterfaceLayoutDirection.self, 0...1),
    named(UIUserInterfaceLevel.self, -1...1),
    named(UIUserInterfaceSizeClass.self, 0...2),
    named(UIUserInterfaceStyle.self, 0...2),
    named(UIVibrancyEffectStyle.self, 0...7),
    named(UIView.ContentMode.self, 0...12),
    named(UIView.SystemAnimation.self, 0...0),
    named(UIView.TintAdjustmentMode.self, 0...2),
    named(UIViewAnimatingPosition.self, 0...2),
    named(UIViewAnimatingState.self, 0...2),
  ]

  struct Enumeration: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var problems: @Sendable () -> [String]
  }

  private static func named<Value: _ObjectiveCEnumeration & Sendable>(
    _ type: Value.Type, _ numbers: ClosedRange<Int>
  ) -> Enumeration { named(type, Array(numbers)) }

  private static func named<Value: _ObjectiveCEnumeration & Sendable>(
    _ type: Value.Type, _ numbers: [Int]
  ) -> Enumeration {
    Enumeration(testDescription: String(reflecting: type)) { problems(of: type, numbers) }
  }

  private static func problems<Value: _ObjectiveCEnumeration>(of type: Value.Type, _ numbers: [Int]) -> [String] {
    var problems: [String] = []
    func expect(_ isTrue: Bool, _ words: String) { if !isTrue { problems.append(words) } }
    expect(MemoryLayout<Value>.size == MemoryLayout<Value.RawValue>.size + 1, "stored in another way")
    expect(Value._count == numbers.count, "\(Value._count) cases")
    for (place, number) in numbers.enumerated() {
      expect(Value._number(at: place) == number, "case \(place) is \(Value._number(at: place))")
    }
    let others = [Value.RawValue.min, .max, 99, 7, 0, 1, 2, 12345].filter { !numbers.contains(Int(clamping: $0)) }
    for number in numbers.map({ Value.RawValue(clamping: $0) }) + others {
      guard let value = Value(rawValue: number) else {
        problems.append("\(number) is nil")
        continue
      }
      expect(value.rawValue == number, "\(number) is \(value.rawValue)")
      expect(value._isNamed == numbers.contains(Int(clamping: number)), "\(number) is named: \(value._isNamed)")
      expect(value == Value(rawValue: number), "\(number) differs from itself")
      expect(value.hashValue == Value(rawValue: number)?.hashValue, "\(number) has two hashes")
      expect(value != Value(rawValue: number ^ 1), "\(number) is \(number ^ 1)")
      let held: Value? = value
      expect(held != nil, "\(number) is nil where it is optional")
    }
    // A case of the compiler's is the number that is made from it.
    let names = numbers.map { String(describing: Value._value(of: Value.RawValue(clamping: $0))) }
    expect(Set(names).count == numbers.count, "two numbers are one case: \(names)")
    return problems
  }

  @Test(arguments: all) func anyNumberIsAValue(enumeration: Enumeration) {
    #expect(enumeration.problems() == [])
  }

  @Test func casesHaveTheNumbersOfApplesHeaders() {
    #expect(UITableView.RowAnimation.automatic.rawValue == 100)
    #expect(UIImage.RenderingMode(rawValue: 2) == .alwaysTemplate)
    #expect(UIBarMetrics.compactPrompt.rawValue == 102)
    #expect(UIModalPresentationStyle(rawValue: -2) == UIModalPresentationStyle.automatic)
    #expect(CGBlendMode.plusLighter.rawValue == 27)
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIButton.ButtonType(rawValue: 7) == .close)
  }

  /// Code that turns the number of a device's orientation into that of the interface does not stop at a device that lies on its back.
  @Test func anOrientationOfTheDeviceIsOneOfTheInterfaceByItsNumber() {
    let orientation = UIInterfaceOrientation(rawValue: UIDeviceOrientation.faceUp.rawValue)
    #expect(orientation != nil)
    #expect(orientation?.rawValue == 5)
    #expect(orientation?.isLandscape == false)
  }

  @Test func aSwitchOverTheNamesIsComplete() {
    func name(_ style: UITableView.Style) -> String {
      switch style {
      case .plain: "plain"
      case .grouped: "grouped"
      case .insetGrouped: "inset"
      @unknown default: "style \(style.rawValue)"
      }
    }
    #expect(
      (0...3).compactMap { UITableView.Style(rawValue: $0) }.map(name) == ["plain", "grouped", "inset", "style 3"])
  }
}
