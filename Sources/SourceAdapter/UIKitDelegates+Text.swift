// Made by Scripts/optional-calls from UIKit's protocols.

extension UIKitDelegates {
  /// A protocol a paragraph: its name and those that it refines, then its optional methods with the type of the first parameter that
  /// tells two of one name apart, and their selectors.
  static let text = """
    NSTextStorageDelegate
    . textStorage(_:willProcessEditing:range:changeInLength:)|NSTextStorage, NSTextStorage.EditActions, NSRange, Int|textStorage:willProcessEditing:range:changeInLength:
    . textStorage(_:didProcessEditing:range:changeInLength:)|NSTextStorage, NSTextStorage.EditActions, NSRange, Int|textStorage:didProcessEditing:range:changeInLength:
    NSUserActivityDelegate
    . userActivityWillSave(_:)|NSUserActivity|userActivityWillSave:
    . userActivityWasContinued(_:)|NSUserActivity|userActivityWasContinued:
    UIActionSheetDelegate
    . actionSheet(_:clickedButtonAt:)|UIActionSheet, Int|actionSheet:clickedButtonAtIndex:
    . willPresent(_:)|UIActionSheet|willPresentActionSheet:
    . didPresent(_:)|UIActionSheet|didPresentActionSheet:
    . actionSheet(_:willDismissWithButtonIndex:)|UIActionSheet, Int|actionSheet:willDismissWithButtonIndex:
    . actionSheet(_:didDismissWithButtonIndex:)|UIActionSheet, Int|actionSheet:didDismissWithButtonIndex:
    UIActivityItemSource
    . activityViewController(_:subjectForActivityType:)|UIActivityViewController, UIActivity.ActivityType?|activityViewController:subjectForActivityType:
    UIAdaptivePresentationControllerDelegate
    . adaptivePresentationStyle(for:)|UIPresentationController|adaptivePresentationStyleForPresentationController:
    . adaptivePresentationStyle(for:traitCollection:)|UIPresentationController, UITraitCollection|adaptivePresentationStyleForPresentationController:traitCollection:
    . presentationController(_:prepare:)|UIPresentationController, UIPresentationController|presentationController:prepareAdaptivePresentationController:
    . presentationController(_:viewControllerForAdaptivePresentationStyle:)|UIPresentationController, UIModalPresentationStyle|presentationController:viewControllerForAdaptivePresentationStyle:
    . presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)|UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?|presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:
    . presentationControllerShouldDismiss(_:)|UIPresentationController|presentationControllerShouldDismiss:
    . presentationControllerWillDismiss(_:)|UIPresentationController|presentationControllerWillDismiss:
    . presentationControllerDidDismiss(_:)|UIPresentationController|presentationControllerDidDismiss:
    . presentationControllerDidAttemptToDismiss(_:)|UIPresentationController|presentationControllerDidAttemptToDismiss:
    UIAlertViewDelegate
    . alertView(_:clickedButtonAt:)|UIAlertView, Int|alertView:clickedButtonAtIndex:
    . willPresent(_:)|UIAlertView|willPresentAlertView:
    . didPresent(_:)|UIAlertView|didPresentAlertView:
    . alertView(_:willDismissWithButtonIndex:)|UIAlertView, Int|alertView:willDismissWithButtonIndex:
    . alertView(_:didDismissWithButtonIndex:)|UIAlertView, Int|alertView:didDismissWithButtonIndex:
    . alertViewShouldEnableFirstOtherButton(_:)|UIAlertView|alertViewShouldEnableFirstOtherButton:
    UIApplicationDelegate
    . application(_:didRegisterForRemoteNotificationsWithDeviceToken:)|UIApplication, Data|application:didRegisterForRemoteNotificationsWithDeviceToken:
    . application(_:didReceiveRemoteNotification:fetchCompletionHandler:)|UIApplication, [AnyHashable: Any], (UIBackgroundFetchResult) -> Void|application:didReceiveRemoteNotification:fetchCompletionHandler:
    . application(_:performActionFor:completionHandler:)|UIApplication, UIApplicationShortcutItem, (Bool) -> Void|application:performActionForShortcutItem:completionHandler:
    . application(_:handleEventsForBackgroundURLSession:completionHandler:)|UIApplication, String, () -> Void|application:handleEventsForBackgroundURLSession:completionHandler:
    . applicationSignificantTimeChange(_:)|UIApplication|applicationSignificantTimeChange:
    . applicationProtectedDataWillBecomeUnavailable(_:)|UIApplication|applicationProtectedDataWillBecomeUnavailable:
    . applicationProtectedDataDidBecomeAvailable(_:)|UIApplication|applicationProtectedDataDidBecomeAvailable:
    . application(_:willContinueUserActivityWithType:)|UIApplication, String|application:willContinueUserActivityWithType:
    . application(_:continue:restorationHandler:)|UIApplication, NSUserActivity, ([any UIUserActivityRestoring]?) -> Void|application:continueUserActivity:restorationHandler:
    . application(_:didFailToContinueUserActivityWithType:error:)|UIApplication, String, any Error|application:didFailToContinueUserActivityWithType:error:
    . application(_:didUpdate:)|UIApplication, NSUserActivity|application:didUpdateUserActivity:
    . application(_:didFailToRegisterForRemoteNotificationsWithError:)|UIApplication, any Error|application:didFailToRegisterForRemoteNotificationsWithError:
    . application(_:willFinishLaunchingWithOptions:)|UIApplication, [UIApplication.LaunchOptionsKey: Any]?|application:willFinishLaunchingWithOptions:
    . application(_:didFinishLaunchingWithOptions:)|UIApplication, [UIApplication.LaunchOptionsKey: Any]?|application:didFinishLaunchingWithOptions:
    . applicationDidFinishLaunching(_:)|UIApplication|applicationDidFinishLaunching:
    . applicationDidBecomeActive(_:)|UIApplication|applicationDidBecomeActive:
    . applicationWillResignActive(_:)|UIApplication|applicationWillResignActive:
    . applicationDidEnterBackground(_:)|UIApplication|applicationDidEnterBackground:
    . applicationWillEnterForeground(_:)|UIApplication|applicationWillEnterForeground:
    . applicationWillTerminate(_:)|UIApplication|applicationWillTerminate:
    . applicationDidReceiveMemoryWarning(_:)|UIApplication|applicationDidReceiveMemoryWarning:
    . application(_:open:options:)|UIApplication, URL, [UIApplication.OpenURLOptionsKey: Any]|application:openURL:options:
    . application(_:configurationForConnecting:options:)|UIApplication, UISceneSession, UIScene.ConnectionOptions|application:configurationForConnectingSceneSession:options:
    . application(_:didDiscardSceneSessions:)|UIApplication, Set<UISceneSession>|application:didDiscardSceneSessions:
    . application(_:supportedInterfaceOrientationsFor:)|UIApplication, UIWindow?|application:supportedInterfaceOrientationsForWindow:
    UIBarPositioningDelegate
    . position(for:)|any UIBarPositioning|positionForBar:
    UICollectionViewDataSource
    . collectionView(_:canMoveItemAt:)|UICollectionView, IndexPath|collectionView:canMoveItemAtIndexPath:
    . collectionView(_:moveItemAt:to:)|UICollectionView, IndexPath, IndexPath|collectionView:moveItemAtIndexPath:toIndexPath:
    . indexTitles(for:)|UICollectionView|indexTitlesForCollectionView:
    . collectionView(_:indexPathForIndexTitle:at:)|UICollectionView, String, Int|collectionView:indexPathForIndexTitle:atIndex:
    . numberOfSections(in:)|UICollectionView|numberOfSectionsInCollectionView:
    . collectionView(_:viewForSupplementaryElementOfKind:at:)|UICollectionView, String, IndexPath|collectionView:viewForSupplementaryElementOfKind:atIndexPath:
    UICollectionViewDataSourcePrefetching
    . collectionView(_:cancelPrefetchingForItemsAt:)|UICollectionView, [IndexPath]|collectionView:cancelPrefetchingForItemsAtIndexPaths:
    UICollectionViewDelegate UIScrollViewDelegate
    . collectionView(_:contextMenuConfigurationForItemsAt:point:)|UICollectionView, [IndexPath], CGPoint|collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
    . collectionView(_:contextMenuConfigurationForItemAt:point:)|UICollectionView, IndexPath, CGPoint|collectionView:contextMenuConfigurationForItemAtIndexPath:point:
    . collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)|UICollectionView, UIContextMenuConfiguration, IndexPath|collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:
    . collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)|UICollectionView, UIContextMenuConfiguration, IndexPath|collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:
    . collectionView(_:previewForHighlightingContextMenuWithConfiguration:)|UICollectionView, UIContextMenuConfiguration|collectionView:previewForHighlightingContextMenuWithConfiguration:
    . collectionView(_:previewForDismissingContextMenuWithConfiguration:)|UICollectionView, UIContextMenuConfiguration|collectionView:previewForDismissingContextMenuWithConfiguration:
    . collectionView(_:willPerformPreviewActionForMenuWith:animator:)|UICollectionView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating|collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
    . collectionView(_:willDisplayContextMenu:animator:)|UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?|collectionView:willDisplayContextMenuWithConfiguration:animator:
    . collectionView(_:willEndContextMenuInteraction:animator:)|UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?|collectionView:willEndContextMenuInteractionWithConfiguration:animator:
    . collectionView(_:canFocusItemAt:)|UICollectionView, IndexPath|collectionView:canFocusItemAtIndexPath:
    . collectionView(_:shouldUpdateFocusIn:)|UICollectionView, UICollectionViewFocusUpdateContext|collectionView:shouldUpdateFocusInContext:
    . collectionView(_:didUpdateFocusIn:with:)|UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator|collectionView:didUpdateFocusInContext:withAnimationCoordinator:
    . indexPathForPreferredFocusedView(in:)|UICollectionView|indexPathForPreferredFocusedViewInCollectionView:
    . collectionView(_:selectionFollowsFocusForItemAt:)|UICollectionView, IndexPath|collectionView:selectionFollowsFocusForItemAtIndexPath:
    . collectionView(_:shouldSpringLoadItemAt:with:)|UICollectionView, IndexPath, any UISpringLoadedInteractionContext|collectionView:shouldSpringLoadItemAtIndexPath:withContext:
    . collectionView(_:canPerformPrimaryActionForItemAt:)|UICollectionView, IndexPath|collectionView:canPerformPrimaryActionForItemAtIndexPath:
    . collectionView(_:performPrimaryActionForItemAt:)|UICollectionView, IndexPath|collectionView:performPrimaryActionForItemAtIndexPath:
    . collectionView(_:transitionLayoutForOldLayout:newLayout:)|UICollectionView, UICollectionViewLayout, UICollectionViewLayout|collectionView:transitionLayoutForOldLayout:newLayout:
    . collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)|UICollectionView, IndexPath, IndexPath, IndexPath|collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:
    . collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)|UICollectionView, IndexPath, IndexPath|collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
    . collectionView(_:targetContentOffsetForProposedContentOffset:)|UICollectionView, CGPoint|collectionView:targetContentOffsetForProposedContentOffset:
    . collectionView(_:canEditItemAt:)|UICollectionView, IndexPath|collectionView:canEditItemAtIndexPath:
    . collectionView(_:shouldShowMenuForItemAt:)|UICollectionView, IndexPath|collectionView:shouldShowMenuForItemAtIndexPath:
    . collectionView(_:canPerformAction:forItemAt:withSender:)|UICollectionView, Selector, IndexPath, Any?|collectionView:canPerformAction:forItemAtIndexPath:withSender:
    . collectionView(_:performAction:forItemAt:withSender:)|UICollectionView, Selector, IndexPath, Any?|collectionView:performAction:forItemAtIndexPath:withSender:
    . collectionView(_:shouldBeginMultipleSelectionInteractionAt:)|UICollectionView, IndexPath|collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
    . collectionView(_:didBeginMultipleSelectionInteractionAt:)|UICollectionView, IndexPath|collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
    . collectionViewDidEndMultipleSelectionInteraction(_:)|UICollectionView|collectionViewDidEndMultipleSelectionInteraction:
    . collectionView(_:didHighlightItemAt:)|UICollectionView, IndexPath|collectionView:didHighlightItemAtIndexPath:
    . collectionView(_:didUnhighlightItemAt:)|UICollectionView, IndexPath|collectionView:didUnhighlightItemAtIndexPath:
    . collectionView(_:shouldHighlightItemAt:)|UICollectionView, IndexPath|collectionView:shouldHighlightItemAtIndexPath:
    . collectionView(_:shouldSelectItemAt:)|UICollectionView, IndexPath|collectionView:shouldSelectItemAtIndexPath:
    . collectionView(_:shouldDeselectItemAt:)|UICollectionView, IndexPath|collectionView:shouldDeselectItemAtIndexPath:
    . collectionView(_:didSelectItemAt:)|UICollectionView, IndexPath|collectionView:didSelectItemAtIndexPath:
    . collectionView(_:didDeselectItemAt:)|UICollectionView, IndexPath|collectionView:didDeselectItemAtIndexPath:
    . collectionView(_:willDisplay:forItemAt:)|UICollectionView, UICollectionViewCell, IndexPath|collectionView:willDisplayCell:forItemAtIndexPath:
    . collectionView(_:willDisplaySupplementaryView:forElementKind:at:)|UICollectionView, UICollectionReusableView, String, IndexPath|collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
    . collectionView(_:didEndDisplaying:forItemAt:)|UICollectionView, UICollectionViewCell, IndexPath|collectionView:didEndDisplayingCell:forItemAtIndexPath:
    . collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)|UICollectionView, UICollectionReusableView, String, IndexPath|collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
    UICollectionViewDelegateFlowLayout UICollectionViewDelegate
    . collectionView(_:layout:sizeForItemAt:)|UICollectionView, UICollectionViewLayout, IndexPath|collectionView:layout:sizeForItemAtIndexPath:
    . collectionView(_:layout:insetForSectionAt:)|UICollectionView, UICollectionViewLayout, Int|collectionView:layout:insetForSectionAtIndex:
    . collectionView(_:layout:minimumLineSpacingForSectionAt:)|UICollectionView, UICollectionViewLayout, Int|collectionView:layout:minimumLineSpacingForSectionAtIndex:
    . collectionView(_:layout:minimumInteritemSpacingForSectionAt:)|UICollectionView, UICollectionViewLayout, Int|collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
    . collectionView(_:layout:referenceSizeForHeaderInSection:)|UICollectionView, UICollectionViewLayout, Int|collectionView:layout:referenceSizeForHeaderInSection:
    . collectionView(_:layout:referenceSizeForFooterInSection:)|UICollectionView, UICollectionViewLayout, Int|collectionView:layout:referenceSizeForFooterInSection:
    UICollectionViewDragDelegate
    . collectionView(_:itemsForAddingTo:at:point:)|UICollectionView, any UIDragSession, IndexPath, CGPoint|collectionView:itemsForAddingToDragSession:atIndexPath:point:
    . collectionView(_:dragPreviewParametersForItemAt:)|UICollectionView, IndexPath|collectionView:dragPreviewParametersForItemAtIndexPath:
    . collectionView(_:dragSessionWillBegin:)|UICollectionView, any UIDragSession|collectionView:dragSessionWillBegin:
    . collectionView(_:dragSessionDidEnd:)|UICollectionView, any UIDragSession|collectionView:dragSessionDidEnd:
    . collectionView(_:dragSessionAllowsMoveOperation:)|UICollectionView, any UIDragSession|collectionView:dragSessionAllowsMoveOperation:
    . collectionView(_:dragSessionIsRestrictedToDraggingApplication:)|UICollectionView, any UIDragSession|collectionView:dragSessionIsRestrictedToDraggingApplication:
    UICollectionViewDropDelegate
    . collectionView(_:canHandle:)|UICollectionView, any UIDropSession|collectionView:canHandleDropSession:
    . collectionView(_:dropSessionDidEnter:)|UICollectionView, any UIDropSession|collectionView:dropSessionDidEnter:
    . collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)|UICollectionView, any UIDropSession, IndexPath?|collectionView:dropSessionDidUpdate:withDestinationIndexPath:
    . collectionView(_:dropSessionDidExit:)|UICollectionView, any UIDropSession|collectionView:dropSessionDidExit:
    . collectionView(_:dropSessionDidEnd:)|UICollectionView, any UIDropSession|collectionView:dropSessionDidEnd:
    . collectionView(_:dropPreviewParametersForItemAt:)|UICollectionView, IndexPath|collectionView:dropPreviewParametersForItemAtIndexPath:
    UICollisionBehaviorDelegate
    . collisionBehavior(_:beganContactFor:with:at:)|UICollisionBehavior, any UIDynamicItem, any UIDynamicItem, CGPoint|collisionBehavior:beganContactForItem:withItem:atPoint:
    . collisionBehavior(_:endedContactFor:with:)|UICollisionBehavior, any UIDynamicItem, any UIDynamicItem|collisionBehavior:endedContactForItem:withItem:
    . collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)|UICollisionBehavior, any UIDynamicItem, (any NSCopying)?, CGPoint|collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
    . collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)|UICollisionBehavior, any UIDynamicItem, (any NSCopying)?|collisionBehavior:endedContactForItem:withBoundaryIdentifier:
    UIColorPickerViewControllerDelegate
    . colorPickerViewControllerDidSelectColor(_:)|UIColorPickerViewController|colorPickerViewControllerDidSelectColor:
    . colorPickerViewController(_:didSelect:continuously:)|UIColorPickerViewController, UIColor, Bool|colorPickerViewController:didSelectColor:continuously:
    . colorPickerViewControllerDidFinish(_:)|UIColorPickerViewController|colorPickerViewControllerDidFinish:
    UIContentView
    . supports(_:)|any UIContentConfiguration|supportsConfiguration:
    UIContextMenuInteractionDelegate
    . contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)|UIContextMenuInteraction, UIContextMenuConfiguration, any NSCopying|contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:
    . contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)|UIContextMenuInteraction, UIContextMenuConfiguration, any NSCopying|contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:
    . contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)|UIContextMenuInteraction, UIContextMenuConfiguration|contextMenuInteraction:previewForHighlightingMenuWithConfiguration:
    . contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)|UIContextMenuInteraction, UIContextMenuConfiguration|contextMenuInteraction:previewForDismissingMenuWithConfiguration:
    . contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)|UIContextMenuInteraction, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating|contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
    . contextMenuInteraction(_:willDisplayMenuFor:animator:)|UIContextMenuInteraction, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?|contextMenuInteraction:willDisplayMenuForConfiguration:animator:
    . contextMenuInteraction(_:willEndFor:animator:)|UIContextMenuInteraction, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?|contextMenuInteraction:willEndForConfiguration:animator:
    UIDragInteractionDelegate
    . dragInteraction(_:previewForLifting:session:)|UIDragInteraction, UIDragItem, any UIDragSession|dragInteraction:previewForLiftingItem:session:
    . dragInteraction(_:willAnimateLiftWith:session:)|UIDragInteraction, any UIDragAnimating, any UIDragSession|dragInteraction:willAnimateLiftWithAnimator:session:
    . dragInteraction(_:sessionWillBegin:)|UIDragInteraction, any UIDragSession|dragInteraction:sessionWillBegin:
    . dragInteraction(_:sessionAllowsMoveOperation:)|UIDragInteraction, any UIDragSession|dragInteraction:sessionAllowsMoveOperation:
    . dragInteraction(_:sessionIsRestrictedToDraggingApplication:)|UIDragInteraction, any UIDragSession|dragInteraction:sessionIsRestrictedToDraggingApplication:
    . dragInteraction(_:prefersFullSizePreviewsFor:)|UIDragInteraction, any UIDragSession|dragInteraction:prefersFullSizePreviewsForSession:
    . dragInteraction(_:sessionDidMove:)|UIDragInteraction, any UIDragSession|dragInteraction:sessionDidMove:
    . dragInteraction(_:session:willEndWith:)|UIDragInteraction, any UIDragSession, UIDropOperation|dragInteraction:session:willEndWithOperation:
    . dragInteraction(_:session:didEndWith:)|UIDragInteraction, any UIDragSession, UIDropOperation|dragInteraction:session:didEndWithOperation:
    . dragInteraction(_:sessionDidTransferItems:)|UIDragInteraction, any UIDragSession|dragInteraction:sessionDidTransferItems:
    . dragInteraction(_:itemsForAddingTo:withTouchAt:)|UIDragInteraction, any UIDragSession, CGPoint|dragInteraction:itemsForAddingToSession:withTouchAtPoint:
    . dragInteraction(_:sessionForAddingItems:withTouchAt:)|UIDragInteraction, [any UIDragSession], CGPoint|dragInteraction:sessionForAddingItems:withTouchAtPoint:
    . dragInteraction(_:session:willAdd:for:)|UIDragInteraction, any UIDragSession, [UIDragItem], UIDragInteraction|dragInteraction:session:willAddItems:forInteraction:
    . dragInteraction(_:previewForCancelling:withDefault:)|UIDragInteraction, UIDragItem, UITargetedDragPreview|dragInteraction:previewForCancellingItem:withDefault:
    . dragInteraction(_:item:willAnimateCancelWith:)|UIDragInteraction, UIDragItem, any UIDragAnimating|dragInteraction:item:willAnimateCancelWithAnimator:
    UIDropInteractionDelegate
    . dropInteraction(_:canHandle:)|UIDropInteraction, any UIDropSession|dropInteraction:canHandleSession:
    . dropInteraction(_:sessionDidEnter:)|UIDropInteraction, any UIDropSession|dropInteraction:sessionDidEnter:
    . dropInteraction(_:sessionDidUpdate:)|UIDropInteraction, any UIDropSession|dropInteraction:sessionDidUpdate:
    . dropInteraction(_:sessionDidExit:)|UIDropInteraction, any UIDropSession|dropInteraction:sessionDidExit:
    . dropInteraction(_:performDrop:)|UIDropInteraction, any UIDropSession|dropInteraction:performDrop:
    . dropInteraction(_:concludeDrop:)|UIDropInteraction, any UIDropSession|dropInteraction:concludeDrop:
    . dropInteraction(_:sessionDidEnd:)|UIDropInteraction, any UIDropSession|dropInteraction:sessionDidEnd:
    . dropInteraction(_:previewForDropping:withDefault:)|UIDropInteraction, UIDragItem, UITargetedDragPreview|dropInteraction:previewForDroppingItem:withDefault:
    . dropInteraction(_:item:willAnimateDropWith:)|UIDropInteraction, UIDragItem, any UIDragAnimating|dropInteraction:item:willAnimateDropWithAnimator:
    UIDynamicAnimatorDelegate
    . dynamicAnimatorWillResume(_:)|UIDynamicAnimator|dynamicAnimatorWillResume:
    . dynamicAnimatorDidPause(_:)|UIDynamicAnimator|dynamicAnimatorDidPause:
    UIEditMenuInteractionDelegate
    . editMenuInteraction(_:menuFor:suggestedActions:)|UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement]|editMenuInteraction:menuForConfiguration:suggestedActions:
    . editMenuInteraction(_:targetRectFor:)|UIEditMenuInteraction, UIEditMenuConfiguration|editMenuInteraction:targetRectForConfiguration:
    . editMenuInteraction(_:willPresentMenuFor:animator:)|UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating|editMenuInteraction:willPresentMenuForConfiguration:animator:
    . editMenuInteraction(_:willDismissMenuFor:animator:)|UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating|editMenuInteraction:willDismissMenuForConfiguration:animator:
    UIFontPickerViewControllerDelegate
    . fontPickerViewControllerDidCancel(_:)|UIFontPickerViewController|fontPickerViewControllerDidCancel:
    . fontPickerViewControllerDidPickFont(_:)|UIFontPickerViewController|fontPickerViewControllerDidPickFont:
    UIGestureRecognizerDelegate
    . gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|gestureRecognizerShouldBegin:
    . gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|UIGestureRecognizer, UIGestureRecognizer|gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    . gestureRecognizer(_:shouldRequireFailureOf:)|UIGestureRecognizer, UIGestureRecognizer|gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
    . gestureRecognizer(_:shouldBeRequiredToFailBy:)|UIGestureRecognizer, UIGestureRecognizer|gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
    . gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer, UIPress|gestureRecognizer:shouldReceivePress:
    . gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer, UIEvent|gestureRecognizer:shouldReceiveEvent:
    . gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer, UITouch|gestureRecognizer:shouldReceiveTouch:
    UIImagePickerControllerDelegate
    . imagePickerController(_:didFinishPickingMediaWithInfo:)|UIImagePickerController, [UIImagePickerController.InfoKey: Any]|imagePickerController:didFinishPickingMediaWithInfo:
    . imagePickerControllerDidCancel(_:)|UIImagePickerController|imagePickerControllerDidCancel:
    UILargeContentViewerInteractionDelegate
    . largeContentViewerInteraction(_:didEndOn:at:)|UILargeContentViewerInteraction, (any UILargeContentViewerItem)?, CGPoint|largeContentViewerInteraction:didEndOnItem:atPoint:
    . largeContentViewerInteraction(_:itemAt:)|UILargeContentViewerInteraction, CGPoint|largeContentViewerInteraction:itemAtPoint:
    . viewController(for:)|UILargeContentViewerInteraction|viewControllerForLargeContentViewerInteraction:
    UINavigationBarDelegate UIBarPositioningDelegate
    . navigationBar(_:shouldPush:)|UINavigationBar, UINavigationItem|navigationBar:shouldPushItem:
    . navigationBar(_:didPush:)|UINavigationBar, UINavigationItem|navigationBar:didPushItem:
    . navigationBar(_:shouldPop:)|UINavigationBar, UINavigationItem|navigationBar:shouldPopItem:
    . navigationBar(_:didPop:)|UINavigationBar, UINavigationItem|navigationBar:didPopItem:
    UINavigationControllerDelegate
    . navigationController(_:willShow:animated:)|UINavigationController, UIViewController, Bool|navigationController:willShowViewController:animated:
    . navigationController(_:didShow:animated:)|UINavigationController, UIViewController, Bool|navigationController:didShowViewController:animated:
    . navigationController(_:animationControllerFor:from:to:)|UINavigationController, UINavigationController.Operation, UIViewController, UIViewController|navigationController:animationControllerForOperation:fromViewController:toViewController:
    . navigationController(_:interactionControllerFor:)|UINavigationController, any UIViewControllerAnimatedTransitioning|navigationController:interactionControllerForAnimationController:
    . navigationControllerSupportedInterfaceOrientations(_:)|UINavigationController|navigationControllerSupportedInterfaceOrientations:
    . navigationControllerPreferredInterfaceOrientationForPresentation(_:)|UINavigationController|navigationControllerPreferredInterfaceOrientationForPresentation:
    UIPageViewControllerDataSource
    . presentationCount(for:)|UIPageViewController|presentationCountForPageViewController:
    . presentationIndex(for:)|UIPageViewController|presentationIndexForPageViewController:
    UIPageViewControllerDelegate
    . pageViewController(_:willTransitionTo:)|UIPageViewController, [UIViewController]|pageViewController:willTransitionToViewControllers:
    . pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)|UIPageViewController, Bool, [UIViewController], Bool|pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    UIPickerViewAccessibilityDelegate UIPickerViewDelegate
    . pickerView(_:accessibilityLabelForComponent:)|UIPickerView, Int|pickerView:accessibilityLabelForComponent:
    . pickerView(_:accessibilityHintForComponent:)|UIPickerView, Int|pickerView:accessibilityHintForComponent:
    . pickerView(_:accessibilityAttributedLabelForComponent:)|UIPickerView, Int|pickerView:accessibilityAttributedLabelForComponent:
    . pickerView(_:accessibilityAttributedHintForComponent:)|UIPickerView, Int|pickerView:accessibilityAttributedHintForComponent:
    UIPickerViewDelegate
    . pickerView(_:widthForComponent:)|UIPickerView, Int|pickerView:widthForComponent:
    . pickerView(_:rowHeightForComponent:)|UIPickerView, Int|pickerView:rowHeightForComponent:
    . pickerView(_:titleForRow:forComponent:)|UIPickerView, Int, Int|pickerView:titleForRow:forComponent:
    . pickerView(_:attributedTitleForRow:forComponent:)|UIPickerView, Int, Int|pickerView:attributedTitleForRow:forComponent:
    . pickerView(_:viewForRow:forComponent:reusing:)|UIPickerView, Int, Int, UIView?|pickerView:viewForRow:forComponent:reusingView:
    . pickerView(_:didSelectRow:inComponent:)|UIPickerView, Int, Int|pickerView:didSelectRow:inComponent:
    UIPointerInteractionDelegate
    . pointerInteraction(_:regionFor:defaultRegion:)|UIPointerInteraction, UIPointerRegionRequest, UIPointerRegion|pointerInteraction:regionForRequest:defaultRegion:
    . pointerInteraction(_:styleFor:)|UIPointerInteraction, UIPointerRegion|pointerInteraction:styleForRegion:
    . pointerInteraction(_:willEnter:animator:)|UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating|pointerInteraction:willEnterRegion:animator:
    . pointerInteraction(_:willExit:animator:)|UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating|pointerInteraction:willExitRegion:animator:
    UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    . prepareForPopoverPresentation(_:)|UIPopoverPresentationController|prepareForPopoverPresentation:
    UISceneDelegate
    . scene(_:willConnectTo:options:)|UIScene, UISceneSession, UIScene.ConnectionOptions|scene:willConnectToSession:options:
    . sceneDidDisconnect(_:)|UIScene|sceneDidDisconnect:
    . sceneDidBecomeActive(_:)|UIScene|sceneDidBecomeActive:
    . sceneWillResignActive(_:)|UIScene|sceneWillResignActive:
    . sceneWillEnterForeground(_:)|UIScene|sceneWillEnterForeground:
    . sceneDidEnterBackground(_:)|UIScene|sceneDidEnterBackground:
    . scene(_:openURLContexts:)|UIScene, Set<UIOpenURLContext>|scene:openURLContexts:
    . stateRestorationActivity(for:)|UIScene|stateRestorationActivityForScene:
    . scene(_:restoreInteractionStateWith:)|UIScene, NSUserActivity|scene:restoreInteractionStateWithUserActivity:
    . scene(_:willContinueUserActivityWithType:)|UIScene, String|scene:willContinueUserActivityWithType:
    . scene(_:continue:)|UIScene, NSUserActivity|scene:continueUserActivity:
    . scene(_:didFailToContinueUserActivityWithType:error:)|UIScene, String, any Error|scene:didFailToContinueUserActivityWithType:error:
    . scene(_:didUpdate:)|UIScene, NSUserActivity|scene:didUpdateUserActivity:
    UIScrollViewDelegate
    . scrollViewDidScroll(_:)|UIScrollView|scrollViewDidScroll:
    . scrollViewWillBeginDragging(_:)|UIScrollView|scrollViewWillBeginDragging:
    . scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>|scrollViewWillEndDragging:withVelocity:targetContentOffset:
    . scrollViewDidEndDragging(_:willDecelerate:)|UIScrollView, Bool|scrollViewDidEndDragging:willDecelerate:
    . scrollViewWillBeginDecelerating(_:)|UIScrollView|scrollViewWillBeginDecelerating:
    . scrollViewDidEndDecelerating(_:)|UIScrollView|scrollViewDidEndDecelerating:
    . scrollViewDidEndScrollingAnimation(_:)|UIScrollView|scrollViewDidEndScrollingAnimation:
    . scrollViewDidChangeAdjustedContentInset(_:)|UIScrollView|scrollViewDidChangeAdjustedContentInset:
    . viewForZooming(in:)|UIScrollView|viewForZoomingInScrollView:
    . scrollViewWillBeginZooming(_:with:)|UIScrollView, UIView?|scrollViewWillBeginZooming:withView:
    . scrollViewDidZoom(_:)|UIScrollView|scrollViewDidZoom:
    . scrollViewDidEndZooming(_:with:atScale:)|UIScrollView, UIView?, CGFloat|scrollViewDidEndZooming:withView:atScale:
    . scrollViewShouldScrollToTop(_:)|UIScrollView|scrollViewShouldScrollToTop:
    . scrollViewDidScrollToTop(_:)|UIScrollView|scrollViewDidScrollToTop:
    UISearchBarDelegate UIBarPositioningDelegate
    . searchBarShouldBeginEditing(_:)|UISearchBar|searchBarShouldBeginEditing:
    . searchBarTextDidBeginEditing(_:)|UISearchBar|searchBarTextDidBeginEditing:
    . searchBarShouldEndEditing(_:)|UISearchBar|searchBarShouldEndEditing:
    . searchBarTextDidEndEditing(_:)|UISearchBar|searchBarTextDidEndEditing:
    . searchBar(_:textDidChange:)|UISearchBar, String|searchBar:textDidChange:
    . searchBar(_:shouldChangeTextIn:replacementText:)|UISearchBar, NSRange, String|searchBar:shouldChangeTextInRange:replacementText:
    . searchBarSearchButtonClicked(_:)|UISearchBar|searchBarSearchButtonClicked:
    . searchBarCancelButtonClicked(_:)|UISearchBar|searchBarCancelButtonClicked:
    . searchBarBookmarkButtonClicked(_:)|UISearchBar|searchBarBookmarkButtonClicked:
    . searchBarResultsListButtonClicked(_:)|UISearchBar|searchBarResultsListButtonClicked:
    . searchBar(_:selectedScopeButtonIndexDidChange:)|UISearchBar, Int|searchBar:selectedScopeButtonIndexDidChange:
    UISearchControllerDelegate
    . willPresentSearchController(_:)|UISearchController|willPresentSearchController:
    . didPresentSearchController(_:)|UISearchController|didPresentSearchController:
    . willDismissSearchController(_:)|UISearchController|willDismissSearchController:
    . didDismissSearchController(_:)|UISearchController|didDismissSearchController:
    . presentSearchController(_:)|UISearchController|presentSearchController:
    UISearchResultsUpdating
    . updateSearchResults(for:selecting:)|UISearchController, any UISearchSuggestion|updateSearchResultsForSearchController:selectingSearchSuggestion:
    UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    . sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)|UISheetPresentationController|sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    UISplitViewControllerDelegate
    . splitViewController(_:willChangeTo:)|UISplitViewController, UISplitViewController.DisplayMode|splitViewController:willChangeToDisplayMode:
    . splitViewController(_:willShow:)|UISplitViewController, UISplitViewController.Column|splitViewController:willShowColumn:
    . splitViewController(_:willHide:)|UISplitViewController, UISplitViewController.Column|splitViewController:willHideColumn:
    . splitViewController(_:show:sender:)|UISplitViewController, UIViewController, Any?|splitViewController:showViewController:sender:
    . splitViewController(_:showDetail:sender:)|UISplitViewController, UIViewController, Any?|splitViewController:showDetailViewController:sender:
    . splitViewController(_:separateSecondaryFrom:)|UISplitViewController, UIViewController|splitViewController:separateSecondaryViewControllerFromPrimaryViewController:
    . splitViewController(_:collapseSecondary:onto:)|UISplitViewController, UIViewController, UIViewController|splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
    . splitViewController(_:topColumnForCollapsingToProposedTopColumn:)|UISplitViewController, UISplitViewController.Column|splitViewController:topColumnForCollapsingToProposedTopColumn:
    . splitViewControllerDidCollapse(_:)|UISplitViewController|splitViewControllerDidCollapse:
    . splitViewControllerDidExpand(_:)|UISplitViewController|splitViewControllerDidExpand:
    UITabBarControllerDelegate
    . tabBarController(_:shouldSelect:)|UITabBarController, UIViewController|tabBarController:shouldSelectViewController:
    . tabBarController(_:didSelect:)|UITabBarController, UIViewController|tabBarController:didSelectViewController:
    . tabBarController(_:shouldSelectTab:)|UITabBarController, UITab|tabBarController:shouldSelectTab:
    . tabBarController(_:didSelectTab:previousTab:)|UITabBarController, UITab, UITab?|tabBarController:didSelectTab:previousTab:
    . tabBarController(_:willBeginCustomizing:)|UITabBarController, [UIViewController]|tabBarController:willBeginCustomizingViewControllers:
    . tabBarController(_:willEndCustomizing:changed:)|UITabBarController, [UIViewController], Bool|tabBarController:willEndCustomizingViewControllers:changed:
    . tabBarController(_:didEndCustomizing:changed:)|UITabBarController, [UIViewController], Bool|tabBarController:didEndCustomizingViewControllers:changed:
    UITabBarDelegate
    . tabBar(_:didSelect:)|UITabBar, UITabBarItem|tabBar:didSelectItem:
    UITableViewDataSource
    . numberOfSections(in:)|UITableView|numberOfSectionsInTableView:
    . tableView(_:titleForHeaderInSection:)|UITableView, Int|tableView:titleForHeaderInSection:
    . tableView(_:titleForFooterInSection:)|UITableView, Int|tableView:titleForFooterInSection:
    . tableView(_:canEditRowAt:)|UITableView, IndexPath|tableView:canEditRowAtIndexPath:
    . tableView(_:canMoveRowAt:)|UITableView, IndexPath|tableView:canMoveRowAtIndexPath:
    . tableView(_:moveRowAt:to:)|UITableView, IndexPath, IndexPath|tableView:moveRowAtIndexPath:toIndexPath:
    . tableView(_:commit:forRowAt:)|UITableView, UITableViewCell.EditingStyle, IndexPath|tableView:commitEditingStyle:forRowAtIndexPath:
    . sectionIndexTitles(for:)|UITableView|sectionIndexTitlesForTableView:
    . tableView(_:sectionForSectionIndexTitle:at:)|UITableView, String, Int|tableView:sectionForSectionIndexTitle:atIndex:
    UITableViewDataSourcePrefetching
    . tableView(_:cancelPrefetchingForRowsAt:)|UITableView, [IndexPath]|tableView:cancelPrefetchingForRowsAtIndexPaths:
    UITableViewDelegate UIScrollViewDelegate
    . tableView(_:contextMenuConfigurationForRowAt:point:)|UITableView, IndexPath, CGPoint|tableView:contextMenuConfigurationForRowAtIndexPath:point:
    . tableView(_:previewForHighlightingContextMenuWithConfiguration:)|UITableView, UIContextMenuConfiguration|tableView:previewForHighlightingContextMenuWithConfiguration:
    . tableView(_:previewForDismissingContextMenuWithConfiguration:)|UITableView, UIContextMenuConfiguration|tableView:previewForDismissingContextMenuWithConfiguration:
    . tableView(_:willPerformPreviewActionForMenuWith:animator:)|UITableView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating|tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
    . tableView(_:willDisplayContextMenu:animator:)|UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?|tableView:willDisplayContextMenuWithConfiguration:animator:
    . tableView(_:willEndContextMenuInteraction:animator:)|UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?|tableView:willEndContextMenuInteractionWithConfiguration:animator:
    . tableView(_:editActionsForRowAt:)|UITableView, IndexPath|tableView:editActionsForRowAtIndexPath:
    . tableView(_:shouldShowMenuForRowAt:)|UITableView, IndexPath|tableView:shouldShowMenuForRowAtIndexPath:
    . tableView(_:canPerformAction:forRowAt:withSender:)|UITableView, Selector, IndexPath, Any?|tableView:canPerformAction:forRowAtIndexPath:withSender:
    . tableView(_:performAction:forRowAt:withSender:)|UITableView, Selector, IndexPath, Any?|tableView:performAction:forRowAtIndexPath:withSender:
    . tableView(_:willDisplay:forRowAt:)|UITableView, UITableViewCell, IndexPath|tableView:willDisplayCell:forRowAtIndexPath:
    . tableView(_:willDisplayHeaderView:forSection:)|UITableView, UIView, Int|tableView:willDisplayHeaderView:forSection:
    . tableView(_:willDisplayFooterView:forSection:)|UITableView, UIView, Int|tableView:willDisplayFooterView:forSection:
    . tableView(_:didEndDisplaying:forRowAt:)|UITableView, UITableViewCell, IndexPath|tableView:didEndDisplayingCell:forRowAtIndexPath:
    . tableView(_:didEndDisplayingHeaderView:forSection:)|UITableView, UIView, Int|tableView:didEndDisplayingHeaderView:forSection:
    . tableView(_:didEndDisplayingFooterView:forSection:)|UITableView, UIView, Int|tableView:didEndDisplayingFooterView:forSection:
    . tableView(_:heightForRowAt:)|UITableView, IndexPath|tableView:heightForRowAtIndexPath:
    . tableView(_:heightForHeaderInSection:)|UITableView, Int|tableView:heightForHeaderInSection:
    . tableView(_:heightForFooterInSection:)|UITableView, Int|tableView:heightForFooterInSection:
    . tableView(_:estimatedHeightForRowAt:)|UITableView, IndexPath|tableView:estimatedHeightForRowAtIndexPath:
    . tableView(_:estimatedHeightForHeaderInSection:)|UITableView, Int|tableView:estimatedHeightForHeaderInSection:
    . tableView(_:estimatedHeightForFooterInSection:)|UITableView, Int|tableView:estimatedHeightForFooterInSection:
    . tableView(_:viewForHeaderInSection:)|UITableView, Int|tableView:viewForHeaderInSection:
    . tableView(_:viewForFooterInSection:)|UITableView, Int|tableView:viewForFooterInSection:
    . tableView(_:shouldHighlightRowAt:)|UITableView, IndexPath|tableView:shouldHighlightRowAtIndexPath:
    . tableView(_:didHighlightRowAt:)|UITableView, IndexPath|tableView:didHighlightRowAtIndexPath:
    . tableView(_:didUnhighlightRowAt:)|UITableView, IndexPath|tableView:didUnhighlightRowAtIndexPath:
    . tableView(_:willSelectRowAt:)|UITableView, IndexPath|tableView:willSelectRowAtIndexPath:
    . tableView(_:willDeselectRowAt:)|UITableView, IndexPath|tableView:willDeselectRowAtIndexPath:
    . tableView(_:didSelectRowAt:)|UITableView, IndexPath|tableView:didSelectRowAtIndexPath:
    . tableView(_:didDeselectRowAt:)|UITableView, IndexPath|tableView:didDeselectRowAtIndexPath:
    . tableView(_:indentationLevelForRowAt:)|UITableView, IndexPath|tableView:indentationLevelForRowAtIndexPath:
    . tableView(_:editingStyleForRowAt:)|UITableView, IndexPath|tableView:editingStyleForRowAtIndexPath:
    . tableView(_:shouldIndentWhileEditingRowAt:)|UITableView, IndexPath|tableView:shouldIndentWhileEditingRowAtIndexPath:
    . tableView(_:leadingSwipeActionsConfigurationForRowAt:)|UITableView, IndexPath|tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
    . tableView(_:trailingSwipeActionsConfigurationForRowAt:)|UITableView, IndexPath|tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
    . tableView(_:titleForDeleteConfirmationButtonForRowAt:)|UITableView, IndexPath|tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
    . tableView(_:willBeginEditingRowAt:)|UITableView, IndexPath|tableView:willBeginEditingRowAtIndexPath:
    . tableView(_:didEndEditingRowAt:)|UITableView, IndexPath?|tableView:didEndEditingRowAtIndexPath:
    . tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)|UITableView, IndexPath, IndexPath|tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
    . tableView(_:accessoryButtonTappedForRowWith:)|UITableView, IndexPath|tableView:accessoryButtonTappedForRowWithIndexPath:
    . tableView(_:canFocusRowAt:)|UITableView, IndexPath|tableView:canFocusRowAtIndexPath:
    . tableView(_:shouldUpdateFocusIn:)|UITableView, UITableViewFocusUpdateContext|tableView:shouldUpdateFocusInContext:
    . tableView(_:didUpdateFocusIn:with:)|UITableView, UITableViewFocusUpdateContext, UIFocusAnimationCoordinator|tableView:didUpdateFocusInContext:withAnimationCoordinator:
    . indexPathForPreferredFocusedView(in:)|UITableView|indexPathForPreferredFocusedViewInTableView:
    . tableView(_:selectionFollowsFocusForRowAt:)|UITableView, IndexPath|tableView:selectionFollowsFocusForRowAtIndexPath:
    . tableView(_:shouldSpringLoadRowAt:with:)|UITableView, IndexPath, any UISpringLoadedInteractionContext|tableView:shouldSpringLoadRowAtIndexPath:withContext:
    . tableView(_:canPerformPrimaryActionForRowAt:)|UITableView, IndexPath|tableView:canPerformPrimaryActionForRowAtIndexPath:
    . tableView(_:performPrimaryActionForRowAt:)|UITableView, IndexPath|tableView:performPrimaryActionForRowAtIndexPath:
    . tableView(_:shouldBeginMultipleSelectionInteractionAt:)|UITableView, IndexPath|tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
    . tableView(_:didBeginMultipleSelectionInteractionAt:)|UITableView, IndexPath|tableView:didBeginMultipleSelectionInteractionAtIndexPath:
    . tableViewDidEndMultipleSelectionInteraction(_:)|UITableView|tableViewDidEndMultipleSelectionInteraction:
    UITableViewDragDelegate
    . tableView(_:itemsForAddingTo:at:point:)|UITableView, any UIDragSession, IndexPath, CGPoint|tableView:itemsForAddingToDragSession:atIndexPath:point:
    . tableView(_:dragPreviewParametersForRowAt:)|UITableView, IndexPath|tableView:dragPreviewParametersForRowAtIndexPath:
    . tableView(_:dragSessionWillBegin:)|UITableView, any UIDragSession|tableView:dragSessionWillBegin:
    . tableView(_:dragSessionDidEnd:)|UITableView, any UIDragSession|tableView:dragSessionDidEnd:
    . tableView(_:dragSessionAllowsMoveOperation:)|UITableView, any UIDragSession|tableView:dragSessionAllowsMoveOperation:
    . tableView(_:dragSessionIsRestrictedToDraggingApplication:)|UITableView, any UIDragSession|tableView:dragSessionIsRestrictedToDraggingApplication:
    UITableViewDropDelegate
    . tableView(_:canHandle:)|UITableView, any UIDropSession|tableView:canHandleDropSession:
    . tableView(_:dropSessionDidEnter:)|UITableView, any UIDropSession|tableView:dropSessionDidEnter:
    . tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)|UITableView, any UIDropSession, IndexPath?|tableView:dropSessionDidUpdate:withDestinationIndexPath:
    . tableView(_:dropSessionDidExit:)|UITableView, any UIDropSession|tableView:dropSessionDidExit:
    . tableView(_:dropSessionDidEnd:)|UITableView, any UIDropSession|tableView:dropSessionDidEnd:
    . tableView(_:dropPreviewParametersForRowAt:)|UITableView, IndexPath|tableView:dropPreviewParametersForRowAtIndexPath:
    UITextFieldDelegate
    . textFieldShouldBeginEditing(_:)|UITextField|textFieldShouldBeginEditing:
    . textFieldDidBeginEditing(_:)|UITextField|textFieldDidBeginEditing:
    . textFieldShouldEndEditing(_:)|UITextField|textFieldShouldEndEditing:
    . textFieldDidEndEditing(_:)|UITextField|textFieldDidEndEditing:
    . textFieldDidEndEditing(_:reason:)|UITextField, UITextField.DidEndEditingReason|textFieldDidEndEditing:reason:
    . textField(_:shouldChangeCharactersIn:replacementString:)|UITextField, NSRange, String|textField:shouldChangeCharactersInRange:replacementString:
    . textFieldDidChangeSelection(_:)|UITextField|textFieldDidChangeSelection:
    . textFieldShouldClear(_:)|UITextField|textFieldShouldClear:
    . textFieldShouldReturn(_:)|UITextField|textFieldShouldReturn:
    . textField(_:editMenuForCharactersIn:suggestedActions:)|UITextField, NSRange, [UIMenuElement]|textField:editMenuForCharactersInRange:suggestedActions:
    . textField(_:willPresentEditMenuWith:)|UITextField, any UIEditMenuInteractionAnimating|textField:willPresentEditMenuWithAnimator:
    . textField(_:willDismissEditMenuWith:)|UITextField, any UIEditMenuInteractionAnimating|textField:willDismissEditMenuWithAnimator:
    UITextViewDelegate UIScrollViewDelegate
    . textViewShouldBeginEditing(_:)|UITextView|textViewShouldBeginEditing:
    . textViewShouldEndEditing(_:)|UITextView|textViewShouldEndEditing:
    . textViewDidBeginEditing(_:)|UITextView|textViewDidBeginEditing:
    . textViewDidEndEditing(_:)|UITextView|textViewDidEndEditing:
    . textView(_:shouldChangeTextIn:replacementText:)|UITextView, NSRange, String|textView:shouldChangeTextInRange:replacementText:
    . textViewDidChange(_:)|UITextView|textViewDidChange:
    . textViewDidChangeSelection(_:)|UITextView|textViewDidChangeSelection:
    . textView(_:shouldInteractWith:in:interaction:)|UITextView, URL, NSRange, UITextItemInteraction|textView:shouldInteractWithURL:inRange:interaction:
    . textView(_:shouldInteractWith:in:)|UITextView, URL, NSRange|textView:shouldInteractWithURL:inRange:
    . textView(_:shouldInteractWith:in:interaction:)|UITextView, NSTextAttachment, NSRange, UITextItemInteraction|textView:shouldInteractWithTextAttachment:inRange:interaction:
    . textView(_:shouldInteractWith:in:)|UITextView, NSTextAttachment, NSRange|textView:shouldInteractWithTextAttachment:inRange:
    . textView(_:editMenuForTextIn:suggestedActions:)|UITextView, NSRange, [UIMenuElement]|textView:editMenuForTextInRange:suggestedActions:
    . textView(_:willPresentEditMenuWith:)|UITextView, any UIEditMenuInteractionAnimating|textView:willPresentEditMenuWithAnimator:
    . textView(_:willDismissEditMenuWith:)|UITextView, any UIEditMenuInteractionAnimating|textView:willDismissEditMenuWithAnimator:
    . textView(_:primaryActionFor:defaultAction:)|UITextView, UITextItem, UIAction|textView:primaryActionForTextItem:defaultAction:
    UIToolbarDelegate UIBarPositioningDelegate
    UIViewControllerAnimatedTransitioning
    . interruptibleAnimator(using:)|any UIViewControllerContextTransitioning|interruptibleAnimatorForTransition:
    . animationEnded(_:)|Bool|animationEnded:
    UIViewControllerTransitioningDelegate
    . animationController(forPresented:presenting:source:)|UIViewController, UIViewController, UIViewController|animationControllerForPresentedController:presentingController:sourceController:
    . animationController(forDismissed:)|UIViewController|animationControllerForDismissedController:
    . interactionControllerForPresentation(using:)|any UIViewControllerAnimatedTransitioning|interactionControllerForPresentation:
    . interactionControllerForDismissal(using:)|any UIViewControllerAnimatedTransitioning|interactionControllerForDismissal:
    . presentationController(forPresented:presenting:source:)|UIViewController, UIViewController?, UIViewController|presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
    UIWindowSceneDelegate UISceneDelegate
    . windowScene(_:didUpdate:interfaceOrientation:traitCollection:)|UIWindowScene, any UICoordinateSpace, UIInterfaceOrientation, UITraitCollection|windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
    . windowScene(_:performActionFor:completionHandler:)|UIWindowScene, UIApplicationShortcutItem, (Bool) -> Void|windowScene:performActionForShortcutItem:completionHandler:
    """
}
