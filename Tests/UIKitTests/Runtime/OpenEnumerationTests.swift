import Foundation
import Testing
import UIKit

/// Enumerations of Objective-C and C take any number, as imported ones do; those that are Swift's own on iOS too take the numbers of their cases.
@MainActor @Suite struct OpenEnumerationTests {
  static let all: [any _OpenNumbers.Type] = [
    CGColorRenderingIntent.self, CGColorSpaceModel.self, CGLineCap.self, CGLineJoin.self,
    CGPathDrawingMode.self, CGBlendMode.self, CGImageAlphaInfo.self, CGInterpolationQuality.self,
    CGPathElementType.self, UIAccessibilityCustomRotor.Direction.self, UIAccessibilityCustomRotor.SystemRotorType.self,
    UIAccessibilityContainerType.self,
    UIAccessibilityScrollDirection.self, UITimingCurveType.self, UIView.AnimationCurve.self,
    UIView.SystemAnimation.self,
    UIViewAnimatingState.self, UIViewAnimatingPosition.self, UIInterfaceOrientation.self, UIDeviceOrientation.self,
    UIBackgroundRefreshStatus.self, UIApplication.State.self, UIBackgroundFetchResult.self, UIDevice.BatteryState.self,
    UIScene.ActivationState.self, UIStatusBarStyle.self, UIStatusBarAnimation.self, NSLayoutConstraint.Attribute.self,
    NSLayoutConstraint.Relation.self, NSLayoutConstraint.Axis.self, NSRectAlignment.self, UIContentInsetsReference.self,
    UICollectionLayoutSectionOrthogonalScrollingBehavior.self,
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.self, UICollectionView.ElementCategory.self,
    UICollectionView.ScrollDirection.self,
    UICollectionView.ReorderingCadence.self, UICollectionView.SelfSizingInvalidation.self,
    UICollectionViewCell.DragState.self, UICollectionViewDropProposal.Intent.self,
    UICollectionViewFlowLayout.SectionInsetReference.self, UICollectionViewUpdateItem.Action.self,
    UIPageViewController.NavigationDirection.self, UIPageViewController.NavigationOrientation.self,
    UIPageViewController.TransitionStyle.self, UISplitViewController.Style.self, UISplitViewController.Column.self,
    UISplitViewController.DisplayMode.self,
    UISplitViewController.PrimaryEdge.self, UIImpactFeedbackGenerator.FeedbackStyle.self,
    UINotificationFeedbackGenerator.FeedbackType.self, UIPageControl.BackgroundStyle.self,
    UIPageControl.InteractionState.self, UIPageControl.Direction.self, UISegmentedControl.Segment.self,
    UIActivityIndicatorView.Style.self,
    UIBarMetrics.self, UIBehavioralStyle.self, UIButton.ButtonType.self, UIButton.Role.self,
    UIControl.ContentVerticalAlignment.self, UIControl.ContentHorizontalAlignment.self, UIProgressView.Style.self,
    UISwitch.Style.self,
    NSItemProviderRepresentationVisibility.self, UIDropOperation.self, UIDropSessionProgressIndicatorStyle.self,
    UISpringLoadedInteractionEffectState.self,
    UIAttachmentBehavior.AttachmentType.self, UIPushBehavior.Mode.self, UIInterpolatingMotionEffect.EffectType.self,
    UIBlurEffect.Style.self,
    UIVibrancyEffectStyle.self, UIFocusHaloEffect.Position.self, UIGestureRecognizer.State.self,
    UIColor.Prominence.self,
    UIImage.Orientation.self, UIImage.RenderingMode.self, UIImage.ResizingMode.self, UIImage.SymbolWeight.self,
    UIImage.SymbolScale.self, UIKeyboardHIDUsage.self, UIPress.Phase.self, UIPress.PressType.self,
    UIScrollView.KeyboardDismissMode.self, UIContextualAction.Style.self, UIContextMenuConfiguration.ElementOrder.self,
    UIContextMenuInteractionCommitStyle.self,
    UIContextMenuInteraction.appearance.self, UIEditMenuArrowDirection.self, UIMenu.ElementSize.self,
    UIMenuController.ArrowDirection.self,
    UIMenuElement.State.self, UIPointerEffect.TintMode.self, UIPreviewAction.Style.self,
    UIBarButtonItem.SystemItem.self,
    UIBarButtonItem.Style.self, UIBarStyle.self, UIBarPosition.self, UINavigationController.Operation.self,
    UINavigationItem.LargeTitleDisplayMode.self, UINavigationItem.BackButtonDisplayMode.self,
    UINavigationItem.ItemStyle.self, UINavigationItem.SearchBarPlacement.self,
    UIDatePickerStyle.self, UIDatePicker.Mode.self, UIModalPresentationStyle.self, UIModalTransitionStyle.self,
    UIActionSheetStyle.self, UIActivity.Category.self, UIAlertAction.Style.self, UIAlertController.Style.self,
    UIAlertViewStyle.self, UIImagePickerController.SourceType.self, UITouch.Phase.self, UITouch.TouchType.self,
    UIEvent.EventType.self, UIEvent.EventSubtype.self, UIScrollView.ContentInsetAdjustmentBehavior.self,
    UIScrollView.IndicatorStyle.self,
    UIScrollView.IndexDisplayMode.self, UISearchBar.Icon.self, UISearchBar.Style.self,
    UISearchController.ScopeBarActivation.self,
    UIStackView.Distribution.self, UIStackView.Alignment.self, UITabBar.ItemPositioning.self,
    UITabBarItem.SystemItem.self,
    UITabBarItemAppearance.Style.self, UITableViewRowAction.Style.self, UITableView.Style.self,
    UITableView.ScrollPosition.self,
    UITableView.RowAnimation.self, UITableView.SelfSizingInvalidation.self, UITableView.SeparatorInsetReference.self,
    UITableViewCell.CellStyle.self,
    UITableViewCell.DragState.self, UITableViewCell.AccessoryType.self, UITableViewCell.SelectionStyle.self,
    UITableViewCell.EditingStyle.self,
    UITableViewCell.FocusStyle.self, UITableViewCell.SeparatorStyle.self, UITableViewDropProposal.Intent.self,
    CTFontManagerScope.self,
    DateComponentsFormatter.UnitsStyle.self, RelativeDateTimeFormatter.DateTimeStyle.self,
    RelativeDateTimeFormatter.UnitsStyle.self, NSWritingDirectionFormatType.self,
    NSTextAlignment.self, NSLineBreakMode.self, NSWritingDirection.self, UIBaselineAdjustment.self,
    UITextField.BorderStyle.self, UITextField.ViewMode.self, UITextField.DidEndEditingReason.self,
    UITextStorageDirection.self,
    UITextLayoutDirection.self, UITextGranularity.self, UITextAutocapitalizationType.self,
    UITextAutocorrectionType.self,
    UITextSpellCheckingType.self, UITextSmartQuotesType.self, UITextSmartDashesType.self,
    UITextSmartInsertDeleteType.self,
    UIKeyboardType.self, UIKeyboardAppearance.self, UIReturnKeyType.self, UITextItemInteraction.self,
    UIListEnvironment.self, UIUserInterfaceStyle.self, UIUserInterfaceSizeClass.self, UIUserInterfaceIdiom.self,
    UIUserInterfaceLevel.self, UIAccessibilityContrast.self, UILegibilityWeight.self,
    UITraitEnvironmentLayoutDirection.self,
    UIUserInterfaceLayoutDirection.self, UISemanticContentAttribute.self, UIForceTouchCapability.self,
    UIDisplayGamut.self,
    UIUserInterfaceActiveAppearance.self, UISceneCaptureState.self, UIImage.DynamicRange.self,
    UIDynamicItemCollisionBoundsType.self,
    UIView.ContentMode.self, UIView.TintAdjustmentMode.self, UIScreen.ReferenceDisplayModeStatus.self,
  ]

  private func check<Enumeration: _OpenNumbers>(_ type: Enumeration.Type) {
    var descriptions: Set<String> = []
    for number in type._numbers {
      guard let value = Enumeration(rawValue: number) else {
        Issue.record("\(type) has no value of \(number)")
        continue
      }
      #expect(value.rawValue == number && value._isNamed)
      descriptions.insert("\(value)")
    }
    // Each number has a case of its own, with a name.
    #expect(
      descriptions.count == Set(type._numbers).count && type._numbers.count == Set(type._numbers).count, "\(type)")
    #expect(!descriptions.contains { $0.contains("_unnamed") }, "\(type)")
    for number in [7, 97, 4_711, -3, Int(Int32.max)] {
      guard let number = Enumeration.RawValue(exactly: number), !type._numbers.contains(number) else { continue }
      let value = Enumeration(rawValue: number)
      #expect(value?.rawValue == number && value?._isNamed == false, "\(type)")
      #expect(value == Enumeration(rawValue: number) && value?.hashValue == Enumeration(rawValue: number)?.hashValue)
      #expect(value != Enumeration(rawValue: type._numbers[0]) && value != Enumeration(rawValue: number + 1))
    }
  }

  @Test func everyEnumerationTakesAnyNumber() {
    for type in Self.all { check(type) }
  }

  @Test func casesHaveTheNumbersOfTheHeaders() {
    #expect(UIModalPresentationStyle.none.rawValue == -1 && UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIModalPresentationStyle(rawValue: 7) == .popover)
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
    #expect(UIButton.ButtonType(rawValue: 7) == .close && UIButton.ButtonType(rawValue: 6)?._isNamed == false)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(CGBlendMode(rawValue: 1) == .multiply && UIUserInterfaceIdiom.unspecified.rawValue == -1)
  }

  @Test func numbersWithoutCaseMeetTheDefaultOfASwitch() throws {
    func name(_ curve: UIView.AnimationCurve) -> String {
      switch curve {
      case .easeInOut: "in and out"
      case .easeIn: "in"
      case .easeOut: "out"
      case .linear: "linear"
      @unknown default: "unknown"
      }
    }
    #expect(name(try #require(UIView.AnimationCurve(rawValue: 7))) == "unknown")
    #expect(name(try #require(UIView.AnimationCurve(rawValue: 2))) == "out")
  }

  /// What observers of the keyboard do with the number in its notifications.
  @Test func theKeyboardsCurveAnimates() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16).rawValue == 7 << 16)
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: curve)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == curve)
    let view = UIView()
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    #expect(view.alpha == 0)
    animator.stopAnimation(true)
  }

  /// A public enumeration of numbers in these modules is open, or stands here: Swift's own on iOS.
  @Test func noEnumerationOfObjectiveCIsClosed() throws {
    let own: Set<String> = [
      "CornerStyle", "Size", "TitleAlignment", "Indicator", "ErrorCode", "CTFontManagerError", "CGPathFillRule",
    ]
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let header = /public enum (\w+): (U?Int\d*)\b/
    var found: Set<String> = []
    for module in ["UIKit", "QuartzCore", "CoreGraphics"] {
      let folder = sources.appending(path: module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: header) { found.insert(String(match.1)) }
      }
    }
    #expect(found == own)
  }
}
