// Made by Scripts/optional-calls from the protocols.

extension OptionalWitnesses {
  /// Adds the optional methods of UIKit's protocols, by the selectors' names.
  static func addAll(to table: inout Table) {
    addNSTextStorageDelegate(&table)
    addNSUserActivityDelegate(&table)
    addUIActionSheetDelegate(&table)
    addUIActivityItemSource(&table)
    addUIAdaptivePresentationControllerDelegate(&table)
    addUIAlertViewDelegate(&table)
    addUIApplicationDelegate(&table)
    addUIBarPositioningDelegate(&table)
    addUICollectionViewDataSource(&table)
    addUICollectionViewDataSourcePrefetching(&table)
    addUICollectionViewDelegate(&table)
    addUICollectionViewDelegateFlowLayout(&table)
    addUICollectionViewDragDelegate(&table)
    addUICollectionViewDropDelegate(&table)
    addUICollisionBehaviorDelegate(&table)
    addUIColorPickerViewControllerDelegate(&table)
    addUIContentView(&table)
    addUIContextMenuInteractionDelegate(&table)
    addUIDragInteractionDelegate(&table)
    addUIDropInteractionDelegate(&table)
    addUIDynamicAnimatorDelegate(&table)
    addUIEditMenuInteractionDelegate(&table)
    addUIFontPickerViewControllerDelegate(&table)
    addUIGestureRecognizerDelegate(&table)
    addUIImagePickerControllerDelegate(&table)
    addUILargeContentViewerInteractionDelegate(&table)
    addUINavigationBarDelegate(&table)
    addUINavigationControllerDelegate(&table)
    addUIPageViewControllerDataSource(&table)
    addUIPageViewControllerDelegate(&table)
    addUIPickerViewAccessibilityDelegate(&table)
    addUIPickerViewDelegate(&table)
    addUIPointerInteractionDelegate(&table)
    addUIPopoverPresentationControllerDelegate(&table)
    addUISceneDelegate(&table)
    addUIScrollViewDelegate(&table)
    addUISearchBarDelegate(&table)
    addUISearchControllerDelegate(&table)
    addUISearchResultsUpdating(&table)
    addUISheetPresentationControllerDelegate(&table)
    addUISplitViewControllerDelegate(&table)
    addUITabBarControllerDelegate(&table)
    addUITabBarDelegate(&table)
    addUITableViewDataSource(&table)
    addUITableViewDataSourcePrefetching(&table)
    addUITableViewDelegate(&table)
    addUITableViewDragDelegate(&table)
    addUITableViewDropDelegate(&table)
    addUITextFieldDelegate(&table)
    addUITextViewDelegate(&table)
    addUIViewControllerAnimatedTransitioning(&table)
    addUIViewControllerTransitioningDelegate(&table)
    addUIWindowSceneDelegate(&table)
  }

  private static func addNSTextStorageDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any NSTextStorageDelegate).map { OptionalWitnesses.entries($0 as any NSTextStorageDelegate) }
    }
    table["textStorage:willProcessEditing:range:changeInLength:"] = OptionalWitness(find) {
      (object: any NSTextStorageDelegate, arguments) in
      try object.textStorage(
        arguments.next(NSTextStorage.self), willProcessEditing: arguments.next(NSTextStorage.EditActions.self),
        range: arguments.next(NSRange.self), changeInLength: arguments.next(Int.self))
    }
    table["textStorage:didProcessEditing:range:changeInLength:"] = OptionalWitness(find) {
      (object: any NSTextStorageDelegate, arguments) in
      try object.textStorage(
        arguments.next(NSTextStorage.self), didProcessEditing: arguments.next(NSTextStorage.EditActions.self),
        range: arguments.next(NSRange.self), changeInLength: arguments.next(Int.self))
    }
  }

  private static func addNSUserActivityDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any NSUserActivityDelegate).map { OptionalWitnesses.entries($0 as any NSUserActivityDelegate) }
    }
    table["userActivityWillSave:"] = OptionalWitness(find) { (object: any NSUserActivityDelegate, arguments) in
      try object.userActivityWillSave(arguments.next(NSUserActivity.self))
    }
    table["userActivityWasContinued:"] = OptionalWitness(find) { (object: any NSUserActivityDelegate, arguments) in
      try object.userActivityWasContinued(arguments.next(NSUserActivity.self))
    }
  }

  private static func addUIActionSheetDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIActionSheetDelegate).map { OptionalWitnesses.entries($0 as any UIActionSheetDelegate) }
    }
    table["actionSheet:clickedButtonAtIndex:"] = OptionalWitness(find) {
      (object: any UIActionSheetDelegate, arguments) in
      try object.actionSheet(arguments.next(UIActionSheet.self), clickedButtonAt: arguments.next(Int.self))
    }
    table["willPresentActionSheet:"] = OptionalWitness(find) { (object: any UIActionSheetDelegate, arguments) in
      try object.willPresent(arguments.next(UIActionSheet.self))
    }
    table["didPresentActionSheet:"] = OptionalWitness(find) { (object: any UIActionSheetDelegate, arguments) in
      try object.didPresent(arguments.next(UIActionSheet.self))
    }
    table["actionSheet:willDismissWithButtonIndex:"] = OptionalWitness(find) {
      (object: any UIActionSheetDelegate, arguments) in
      try object.actionSheet(arguments.next(UIActionSheet.self), willDismissWithButtonIndex: arguments.next(Int.self))
    }
    table["actionSheet:didDismissWithButtonIndex:"] = OptionalWitness(find) {
      (object: any UIActionSheetDelegate, arguments) in
      try object.actionSheet(arguments.next(UIActionSheet.self), didDismissWithButtonIndex: arguments.next(Int.self))
    }
  }

  private static func addUIActivityItemSource(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIActivityItemSource).map { OptionalWitnesses.entries($0 as any UIActivityItemSource) }
    }
    table["activityViewController:subjectForActivityType:"] = OptionalWitness(find) {
      (object: any UIActivityItemSource, arguments) in
      try object.activityViewController(
        arguments.next(UIActivityViewController.self),
        subjectForActivityType: arguments.next(UIActivity.ActivityType?.self))
    }
  }

  private static func addUIAdaptivePresentationControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIAdaptivePresentationControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UIAdaptivePresentationControllerDelegate)
      }
    }
    table["adaptivePresentationStyleForPresentationController:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.adaptivePresentationStyle(for: arguments.next(UIPresentationController.self))
    }
    table["adaptivePresentationStyleForPresentationController:traitCollection:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.adaptivePresentationStyle(
        for: arguments.next(UIPresentationController.self), traitCollection: arguments.next(UITraitCollection.self))
    }
    table["presentationController:prepareAdaptivePresentationController:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationController(
        arguments.next(UIPresentationController.self), prepare: arguments.next(UIPresentationController.self))
    }
    table["presentationController:viewControllerForAdaptivePresentationStyle:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationController(
        arguments.next(UIPresentationController.self),
        viewControllerForAdaptivePresentationStyle: arguments.next(UIModalPresentationStyle.self))
    }
    table["presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationController(
        arguments.next(UIPresentationController.self),
        willPresentWithAdaptiveStyle: arguments.next(UIModalPresentationStyle.self),
        transitionCoordinator: arguments.next(((any UIViewControllerTransitionCoordinator)?).self))
    }
    table["presentationControllerShouldDismiss:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationControllerShouldDismiss(arguments.next(UIPresentationController.self))
    }
    table["presentationControllerWillDismiss:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationControllerWillDismiss(arguments.next(UIPresentationController.self))
    }
    table["presentationControllerDidDismiss:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationControllerDidDismiss(arguments.next(UIPresentationController.self))
    }
    table["presentationControllerDidAttemptToDismiss:"] = OptionalWitness(find) {
      (object: any UIAdaptivePresentationControllerDelegate, arguments) in
      try object.presentationControllerDidAttemptToDismiss(arguments.next(UIPresentationController.self))
    }
  }

  private static func addUIAlertViewDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIAlertViewDelegate).map { OptionalWitnesses.entries($0 as any UIAlertViewDelegate) }
    }
    table["alertView:clickedButtonAtIndex:"] = OptionalWitness(find) { (object: any UIAlertViewDelegate, arguments) in
      try object.alertView(arguments.next(UIAlertView.self), clickedButtonAt: arguments.next(Int.self))
    }
    table["willPresentAlertView:"] = OptionalWitness(find) { (object: any UIAlertViewDelegate, arguments) in
      try object.willPresent(arguments.next(UIAlertView.self))
    }
    table["didPresentAlertView:"] = OptionalWitness(find) { (object: any UIAlertViewDelegate, arguments) in
      try object.didPresent(arguments.next(UIAlertView.self))
    }
    table["alertView:willDismissWithButtonIndex:"] = OptionalWitness(find) {
      (object: any UIAlertViewDelegate, arguments) in
      try object.alertView(arguments.next(UIAlertView.self), willDismissWithButtonIndex: arguments.next(Int.self))
    }
    table["alertView:didDismissWithButtonIndex:"] = OptionalWitness(find) {
      (object: any UIAlertViewDelegate, arguments) in
      try object.alertView(arguments.next(UIAlertView.self), didDismissWithButtonIndex: arguments.next(Int.self))
    }
    table["alertViewShouldEnableFirstOtherButton:"] = OptionalWitness(find) {
      (object: any UIAlertViewDelegate, arguments) in
      try object.alertViewShouldEnableFirstOtherButton(arguments.next(UIAlertView.self))
    }
  }

  private static func addUIApplicationDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIApplicationDelegate).map { OptionalWitnesses.entries($0 as any UIApplicationDelegate) }
    }
    table["application:didRegisterForRemoteNotificationsWithDeviceToken:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), didRegisterForRemoteNotificationsWithDeviceToken: arguments.next(Data.self))
    }
    table["application:didReceiveRemoteNotification:fetchCompletionHandler:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), didReceiveRemoteNotification: arguments.next(([AnyHashable: Any]).self),
        fetchCompletionHandler: arguments.next(((UIBackgroundFetchResult) -> Void).self))
    }
    table["application:performActionForShortcutItem:completionHandler:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), performActionFor: arguments.next(UIApplicationShortcutItem.self),
        completionHandler: arguments.next(((Bool) -> Void).self))
    }
    table["application:handleEventsForBackgroundURLSession:completionHandler:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), handleEventsForBackgroundURLSession: arguments.next(String.self),
        completionHandler: arguments.next((() -> Void).self))
    }
    table["applicationSignificantTimeChange:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.applicationSignificantTimeChange(arguments.next(UIApplication.self))
    }
    table["applicationProtectedDataWillBecomeUnavailable:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.applicationProtectedDataWillBecomeUnavailable(arguments.next(UIApplication.self))
    }
    table["applicationProtectedDataDidBecomeAvailable:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.applicationProtectedDataDidBecomeAvailable(arguments.next(UIApplication.self))
    }
    table["application:willContinueUserActivityWithType:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), willContinueUserActivityWithType: arguments.next(String.self))
    }
    table["application:continueUserActivity:restorationHandler:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), continue: arguments.next(NSUserActivity.self),
        restorationHandler: arguments.next((([any UIUserActivityRestoring]?) -> Void).self))
    }
    table["application:didFailToContinueUserActivityWithType:error:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), didFailToContinueUserActivityWithType: arguments.next(String.self),
        error: arguments.next((any Error).self))
    }
    table["application:didUpdateUserActivity:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(arguments.next(UIApplication.self), didUpdate: arguments.next(NSUserActivity.self))
    }
    table["application:didFailToRegisterForRemoteNotificationsWithError:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self),
        didFailToRegisterForRemoteNotificationsWithError: arguments.next((any Error).self))
    }
    table["application:willFinishLaunchingWithOptions:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self),
        willFinishLaunchingWithOptions: arguments.next(([UIApplication.LaunchOptionsKey: Any]?).self))
    }
    table["application:didFinishLaunchingWithOptions:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self),
        didFinishLaunchingWithOptions: arguments.next(([UIApplication.LaunchOptionsKey: Any]?).self))
    }
    table["applicationDidFinishLaunching:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.applicationDidFinishLaunching(arguments.next(UIApplication.self))
    }
    table["applicationDidBecomeActive:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.applicationDidBecomeActive(arguments.next(UIApplication.self))
    }
    table["applicationWillResignActive:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.applicationWillResignActive(arguments.next(UIApplication.self))
    }
    table["applicationDidEnterBackground:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.applicationDidEnterBackground(arguments.next(UIApplication.self))
    }
    table["applicationWillEnterForeground:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.applicationWillEnterForeground(arguments.next(UIApplication.self))
    }
    table["applicationWillTerminate:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.applicationWillTerminate(arguments.next(UIApplication.self))
    }
    table["applicationDidReceiveMemoryWarning:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.applicationDidReceiveMemoryWarning(arguments.next(UIApplication.self))
    }
    table["application:openURL:options:"] = OptionalWitness(find) { (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), open: arguments.next(URL.self),
        options: arguments.next(([UIApplication.OpenURLOptionsKey: Any]).self))
    }
    table["application:configurationForConnectingSceneSession:options:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), configurationForConnecting: arguments.next(UISceneSession.self),
        options: arguments.next(UIScene.ConnectionOptions.self))
    }
    table["application:didDiscardSceneSessions:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), didDiscardSceneSessions: arguments.next(Set<UISceneSession>.self))
    }
    table["application:supportedInterfaceOrientationsForWindow:"] = OptionalWitness(find) {
      (object: any UIApplicationDelegate, arguments) in
      try object.application(
        arguments.next(UIApplication.self), supportedInterfaceOrientationsFor: arguments.next(UIWindow?.self))
    }
  }

  private static func addUIBarPositioningDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIBarPositioningDelegate).map { OptionalWitnesses.entries($0 as any UIBarPositioningDelegate) }
    }
    table["positionForBar:"] = OptionalWitness(find) { (object: any UIBarPositioningDelegate, arguments) in
      try object.position(for: arguments.next((any UIBarPositioning).self))
    }
  }

  private static func addUICollectionViewDataSource(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollectionViewDataSource).map { OptionalWitnesses.entries($0 as any UICollectionViewDataSource) }
    }
    table["collectionView:canMoveItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSource, arguments) in
      try object.collectionView(arguments.next(UICollectionView.self), canMoveItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:moveItemAtIndexPath:toIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSource, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), moveItemAt: arguments.next(IndexPath.self),
        to: arguments.next(IndexPath.self))
    }
    table["indexTitlesForCollectionView:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSource, arguments) in
      try object.indexTitles(for: arguments.next(UICollectionView.self))
    }
    table["collectionView:indexPathForIndexTitle:atIndex:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSource, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), indexPathForIndexTitle: arguments.next(String.self),
        at: arguments.next(Int.self))
    }
    table["numberOfSectionsInCollectionView:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSource, arguments) in
      try object.numberOfSections(in: arguments.next(UICollectionView.self))
    }
    table["collectionView:viewForSupplementaryElementOfKind:atIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSource, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), viewForSupplementaryElementOfKind: arguments.next(String.self),
        at: arguments.next(IndexPath.self))
    }
  }

  private static func addUICollectionViewDataSourcePrefetching(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollectionViewDataSourcePrefetching).map {
        OptionalWitnesses.entries($0 as any UICollectionViewDataSourcePrefetching)
      }
    }
    table["collectionView:cancelPrefetchingForItemsAtIndexPaths:"] = OptionalWitness(find) {
      (object: any UICollectionViewDataSourcePrefetching, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), cancelPrefetchingForItemsAt: arguments.next([IndexPath].self))
    }
  }

  private static func addUICollectionViewDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollectionViewDelegate).map { OptionalWitnesses.entries($0 as any UICollectionViewDelegate) }
    }
    table["collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), contextMenuConfigurationForItemsAt: arguments.next([IndexPath].self),
        point: arguments.next(CGPoint.self))
    }
    table["collectionView:contextMenuConfigurationForItemAtIndexPath:point:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), contextMenuConfigurationForItemAt: arguments.next(IndexPath.self),
        point: arguments.next(CGPoint.self))
    }
    table["collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        contextMenuConfiguration: arguments.next(UIContextMenuConfiguration.self),
        highlightPreviewForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        contextMenuConfiguration: arguments.next(UIContextMenuConfiguration.self),
        dismissalPreviewForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:previewForHighlightingContextMenuWithConfiguration:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        previewForHighlightingContextMenuWithConfiguration: arguments.next(UIContextMenuConfiguration.self))
    }
    table["collectionView:previewForDismissingContextMenuWithConfiguration:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        previewForDismissingContextMenuWithConfiguration: arguments.next(UIContextMenuConfiguration.self))
    }
    table["collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        willPerformPreviewActionForMenuWith: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next((any UIContextMenuInteractionCommitAnimating).self))
    }
    table["collectionView:willDisplayContextMenuWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), willDisplayContextMenu: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next(((any UIContextMenuInteractionAnimating)?).self))
    }
    table["collectionView:willEndContextMenuInteractionWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        willEndContextMenuInteraction: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next(((any UIContextMenuInteractionAnimating)?).self))
    }
    table["collectionView:canFocusItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(arguments.next(UICollectionView.self), canFocusItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:shouldUpdateFocusInContext:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        shouldUpdateFocusIn: arguments.next(UICollectionViewFocusUpdateContext.self))
    }
    table["collectionView:didUpdateFocusInContext:withAnimationCoordinator:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        didUpdateFocusIn: arguments.next(UICollectionViewFocusUpdateContext.self),
        with: arguments.next(UIFocusAnimationCoordinator.self))
    }
    table["indexPathForPreferredFocusedViewInCollectionView:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.indexPathForPreferredFocusedView(in: arguments.next(UICollectionView.self))
    }
    table["collectionView:selectionFollowsFocusForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), selectionFollowsFocusForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:shouldSpringLoadItemAtIndexPath:withContext:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), shouldSpringLoadItemAt: arguments.next(IndexPath.self),
        with: arguments.next((any UISpringLoadedInteractionContext).self))
    }
    table["collectionView:canPerformPrimaryActionForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), canPerformPrimaryActionForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:performPrimaryActionForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), performPrimaryActionForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:transitionLayoutForOldLayout:newLayout:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        transitionLayoutForOldLayout: arguments.next(UICollectionViewLayout.self),
        newLayout: arguments.next(UICollectionViewLayout.self))
    }
    table["collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"] =
      OptionalWitness(find) { (object: any UICollectionViewDelegate, arguments) in
        try object.collectionView(
          arguments.next(UICollectionView.self),
          targetIndexPathForMoveOfItemFromOriginalIndexPath: arguments.next(IndexPath.self),
          atCurrentIndexPath: arguments.next(IndexPath.self), toProposedIndexPath: arguments.next(IndexPath.self))
      }
    table["collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), targetIndexPathForMoveFromItemAt: arguments.next(IndexPath.self),
        toProposedIndexPath: arguments.next(IndexPath.self))
    }
    table["collectionView:targetContentOffsetForProposedContentOffset:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), targetContentOffsetForProposedContentOffset: arguments.next(CGPoint.self)
      )
    }
    table["collectionView:canEditItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(arguments.next(UICollectionView.self), canEditItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:shouldShowMenuForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), shouldShowMenuForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:canPerformAction:forItemAtIndexPath:withSender:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), canPerformAction: arguments.next(Selector.self),
        forItemAt: arguments.next(IndexPath.self), withSender: arguments.next(Any?.self))
    }
    table["collectionView:performAction:forItemAtIndexPath:withSender:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), performAction: arguments.next(Selector.self),
        forItemAt: arguments.next(IndexPath.self), withSender: arguments.next(Any?.self))
    }
    table["collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), shouldBeginMultipleSelectionInteractionAt: arguments.next(IndexPath.self)
      )
    }
    table["collectionView:didBeginMultipleSelectionInteractionAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), didBeginMultipleSelectionInteractionAt: arguments.next(IndexPath.self))
    }
    table["collectionViewDidEndMultipleSelectionInteraction:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionViewDidEndMultipleSelectionInteraction(arguments.next(UICollectionView.self))
    }
    table["collectionView:didHighlightItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), didHighlightItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:didUnhighlightItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), didUnhighlightItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:shouldHighlightItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), shouldHighlightItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:shouldSelectItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), shouldSelectItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:shouldDeselectItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), shouldDeselectItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:didSelectItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(arguments.next(UICollectionView.self), didSelectItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:didDeselectItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), didDeselectItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:willDisplayCell:forItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), willDisplay: arguments.next(UICollectionViewCell.self),
        forItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        willDisplaySupplementaryView: arguments.next(UICollectionReusableView.self),
        forElementKind: arguments.next(String.self), at: arguments.next(IndexPath.self))
    }
    table["collectionView:didEndDisplayingCell:forItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), didEndDisplaying: arguments.next(UICollectionViewCell.self),
        forItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        didEndDisplayingSupplementaryView: arguments.next(UICollectionReusableView.self),
        forElementOfKind: arguments.next(String.self), at: arguments.next(IndexPath.self))
    }
  }

  private static func addUICollectionViewDelegateFlowLayout(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollectionViewDelegateFlowLayout).map {
        OptionalWitnesses.entries($0 as any UICollectionViewDelegateFlowLayout)
      }
    }
    table["collectionView:layout:sizeForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegateFlowLayout, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), layout: arguments.next(UICollectionViewLayout.self),
        sizeForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:layout:insetForSectionAtIndex:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegateFlowLayout, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), layout: arguments.next(UICollectionViewLayout.self),
        insetForSectionAt: arguments.next(Int.self))
    }
    table["collectionView:layout:minimumLineSpacingForSectionAtIndex:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegateFlowLayout, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), layout: arguments.next(UICollectionViewLayout.self),
        minimumLineSpacingForSectionAt: arguments.next(Int.self))
    }
    table["collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegateFlowLayout, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), layout: arguments.next(UICollectionViewLayout.self),
        minimumInteritemSpacingForSectionAt: arguments.next(Int.self))
    }
    table["collectionView:layout:referenceSizeForHeaderInSection:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegateFlowLayout, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), layout: arguments.next(UICollectionViewLayout.self),
        referenceSizeForHeaderInSection: arguments.next(Int.self))
    }
    table["collectionView:layout:referenceSizeForFooterInSection:"] = OptionalWitness(find) {
      (object: any UICollectionViewDelegateFlowLayout, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), layout: arguments.next(UICollectionViewLayout.self),
        referenceSizeForFooterInSection: arguments.next(Int.self))
    }
  }

  private static func addUICollectionViewDragDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollectionViewDragDelegate).map {
        OptionalWitnesses.entries($0 as any UICollectionViewDragDelegate)
      }
    }
    table["collectionView:itemsForAddingToDragSession:atIndexPath:point:"] = OptionalWitness(find) {
      (object: any UICollectionViewDragDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), itemsForAddingTo: arguments.next((any UIDragSession).self),
        at: arguments.next(IndexPath.self), point: arguments.next(CGPoint.self))
    }
    table["collectionView:dragPreviewParametersForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDragDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dragPreviewParametersForItemAt: arguments.next(IndexPath.self))
    }
    table["collectionView:dragSessionWillBegin:"] = OptionalWitness(find) {
      (object: any UICollectionViewDragDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dragSessionWillBegin: arguments.next((any UIDragSession).self))
    }
    table["collectionView:dragSessionDidEnd:"] = OptionalWitness(find) {
      (object: any UICollectionViewDragDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dragSessionDidEnd: arguments.next((any UIDragSession).self))
    }
    table["collectionView:dragSessionAllowsMoveOperation:"] = OptionalWitness(find) {
      (object: any UICollectionViewDragDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dragSessionAllowsMoveOperation: arguments.next((any UIDragSession).self))
    }
    table["collectionView:dragSessionIsRestrictedToDraggingApplication:"] = OptionalWitness(find) {
      (object: any UICollectionViewDragDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self),
        dragSessionIsRestrictedToDraggingApplication: arguments.next((any UIDragSession).self))
    }
  }

  private static func addUICollectionViewDropDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollectionViewDropDelegate).map {
        OptionalWitnesses.entries($0 as any UICollectionViewDropDelegate)
      }
    }
    table["collectionView:canHandleDropSession:"] = OptionalWitness(find) {
      (object: any UICollectionViewDropDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), canHandle: arguments.next((any UIDropSession).self))
    }
    table["collectionView:dropSessionDidEnter:"] = OptionalWitness(find) {
      (object: any UICollectionViewDropDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dropSessionDidEnter: arguments.next((any UIDropSession).self))
    }
    table["collectionView:dropSessionDidUpdate:withDestinationIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDropDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dropSessionDidUpdate: arguments.next((any UIDropSession).self),
        withDestinationIndexPath: arguments.next(IndexPath?.self))
    }
    table["collectionView:dropSessionDidExit:"] = OptionalWitness(find) {
      (object: any UICollectionViewDropDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dropSessionDidExit: arguments.next((any UIDropSession).self))
    }
    table["collectionView:dropSessionDidEnd:"] = OptionalWitness(find) {
      (object: any UICollectionViewDropDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dropSessionDidEnd: arguments.next((any UIDropSession).self))
    }
    table["collectionView:dropPreviewParametersForItemAtIndexPath:"] = OptionalWitness(find) {
      (object: any UICollectionViewDropDelegate, arguments) in
      try object.collectionView(
        arguments.next(UICollectionView.self), dropPreviewParametersForItemAt: arguments.next(IndexPath.self))
    }
  }

  private static func addUICollisionBehaviorDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UICollisionBehaviorDelegate).map { OptionalWitnesses.entries($0 as any UICollisionBehaviorDelegate) }
    }
    table["collisionBehavior:beganContactForItem:withItem:atPoint:"] = OptionalWitness(find) {
      (object: any UICollisionBehaviorDelegate, arguments) in
      try object.collisionBehavior(
        arguments.next(UICollisionBehavior.self), beganContactFor: arguments.next((any UIDynamicItem).self),
        with: arguments.next((any UIDynamicItem).self), at: arguments.next(CGPoint.self))
    }
    table["collisionBehavior:endedContactForItem:withItem:"] = OptionalWitness(find) {
      (object: any UICollisionBehaviorDelegate, arguments) in
      try object.collisionBehavior(
        arguments.next(UICollisionBehavior.self), endedContactFor: arguments.next((any UIDynamicItem).self),
        with: arguments.next((any UIDynamicItem).self))
    }
    table["collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:"] = OptionalWitness(find) {
      (object: any UICollisionBehaviorDelegate, arguments) in
      try object.collisionBehavior(
        arguments.next(UICollisionBehavior.self), beganContactFor: arguments.next((any UIDynamicItem).self),
        withBoundaryIdentifier: arguments.next(((any NSCopying)?).self), at: arguments.next(CGPoint.self))
    }
    table["collisionBehavior:endedContactForItem:withBoundaryIdentifier:"] = OptionalWitness(find) {
      (object: any UICollisionBehaviorDelegate, arguments) in
      try object.collisionBehavior(
        arguments.next(UICollisionBehavior.self), endedContactFor: arguments.next((any UIDynamicItem).self),
        withBoundaryIdentifier: arguments.next(((any NSCopying)?).self))
    }
  }

  private static func addUIColorPickerViewControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIColorPickerViewControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UIColorPickerViewControllerDelegate)
      }
    }
    table["colorPickerViewControllerDidSelectColor:"] = OptionalWitness(find) {
      (object: any UIColorPickerViewControllerDelegate, arguments) in
      try object.colorPickerViewControllerDidSelectColor(arguments.next(UIColorPickerViewController.self))
    }
    table["colorPickerViewController:didSelectColor:continuously:"] = OptionalWitness(find) {
      (object: any UIColorPickerViewControllerDelegate, arguments) in
      try object.colorPickerViewController(
        arguments.next(UIColorPickerViewController.self), didSelect: arguments.next(UIColor.self),
        continuously: arguments.next(Bool.self))
    }
    table["colorPickerViewControllerDidFinish:"] = OptionalWitness(find) {
      (object: any UIColorPickerViewControllerDelegate, arguments) in
      try object.colorPickerViewControllerDidFinish(arguments.next(UIColorPickerViewController.self))
    }
  }

  private static func addUIContentView(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIContentView).map { OptionalWitnesses.entries($0 as any UIContentView) }
    }
    table["supportsConfiguration:"] = OptionalWitness(find) { (object: any UIContentView, arguments) in
      try object.supports(arguments.next((any UIContentConfiguration).self))
    }
  }

  private static func addUIContextMenuInteractionDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIContextMenuInteractionDelegate).map {
        OptionalWitnesses.entries($0 as any UIContextMenuInteractionDelegate)
      }
    }
    table["contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self), configuration: arguments.next(UIContextMenuConfiguration.self),
        highlightPreviewForItemWithIdentifier: arguments.next((any NSCopying).self))
    }
    table["contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self), configuration: arguments.next(UIContextMenuConfiguration.self),
        dismissalPreviewForItemWithIdentifier: arguments.next((any NSCopying).self))
    }
    table["contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self),
        previewForHighlightingMenuWithConfiguration: arguments.next(UIContextMenuConfiguration.self))
    }
    table["contextMenuInteraction:previewForDismissingMenuWithConfiguration:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self),
        previewForDismissingMenuWithConfiguration: arguments.next(UIContextMenuConfiguration.self))
    }
    table["contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self),
        willPerformPreviewActionForMenuWith: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next((any UIContextMenuInteractionCommitAnimating).self))
    }
    table["contextMenuInteraction:willDisplayMenuForConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self),
        willDisplayMenuFor: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next(((any UIContextMenuInteractionAnimating)?).self))
    }
    table["contextMenuInteraction:willEndForConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UIContextMenuInteractionDelegate, arguments) in
      try object.contextMenuInteraction(
        arguments.next(UIContextMenuInteraction.self), willEndFor: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next(((any UIContextMenuInteractionAnimating)?).self))
    }
  }

  private static func addUIDragInteractionDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIDragInteractionDelegate).map { OptionalWitnesses.entries($0 as any UIDragInteractionDelegate) }
    }
    table["dragInteraction:previewForLiftingItem:session:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), previewForLifting: arguments.next(UIDragItem.self),
        session: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:willAnimateLiftWithAnimator:session:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), willAnimateLiftWith: arguments.next((any UIDragAnimating).self),
        session: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:sessionWillBegin:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), sessionWillBegin: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:sessionAllowsMoveOperation:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), sessionAllowsMoveOperation: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:sessionIsRestrictedToDraggingApplication:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self),
        sessionIsRestrictedToDraggingApplication: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:prefersFullSizePreviewsForSession:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), prefersFullSizePreviewsFor: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:sessionDidMove:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), sessionDidMove: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:session:willEndWithOperation:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), session: arguments.next((any UIDragSession).self),
        willEndWith: arguments.next(UIDropOperation.self))
    }
    table["dragInteraction:session:didEndWithOperation:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), session: arguments.next((any UIDragSession).self),
        didEndWith: arguments.next(UIDropOperation.self))
    }
    table["dragInteraction:sessionDidTransferItems:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), sessionDidTransferItems: arguments.next((any UIDragSession).self))
    }
    table["dragInteraction:itemsForAddingToSession:withTouchAtPoint:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), itemsForAddingTo: arguments.next((any UIDragSession).self),
        withTouchAt: arguments.next(CGPoint.self))
    }
    table["dragInteraction:sessionForAddingItems:withTouchAtPoint:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), sessionForAddingItems: arguments.next(([any UIDragSession]).self),
        withTouchAt: arguments.next(CGPoint.self))
    }
    table["dragInteraction:session:willAddItems:forInteraction:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), session: arguments.next((any UIDragSession).self),
        willAdd: arguments.next([UIDragItem].self), for: arguments.next(UIDragInteraction.self))
    }
    table["dragInteraction:previewForCancellingItem:withDefault:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), previewForCancelling: arguments.next(UIDragItem.self),
        withDefault: arguments.next(UITargetedDragPreview.self))
    }
    table["dragInteraction:item:willAnimateCancelWithAnimator:"] = OptionalWitness(find) {
      (object: any UIDragInteractionDelegate, arguments) in
      try object.dragInteraction(
        arguments.next(UIDragInteraction.self), item: arguments.next(UIDragItem.self),
        willAnimateCancelWith: arguments.next((any UIDragAnimating).self))
    }
  }

  private static func addUIDropInteractionDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIDropInteractionDelegate).map { OptionalWitnesses.entries($0 as any UIDropInteractionDelegate) }
    }
    table["dropInteraction:canHandleSession:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), canHandle: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:sessionDidEnter:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), sessionDidEnter: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:sessionDidUpdate:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), sessionDidUpdate: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:sessionDidExit:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), sessionDidExit: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:performDrop:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), performDrop: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:concludeDrop:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), concludeDrop: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:sessionDidEnd:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), sessionDidEnd: arguments.next((any UIDropSession).self))
    }
    table["dropInteraction:previewForDroppingItem:withDefault:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), previewForDropping: arguments.next(UIDragItem.self),
        withDefault: arguments.next(UITargetedDragPreview.self))
    }
    table["dropInteraction:item:willAnimateDropWithAnimator:"] = OptionalWitness(find) {
      (object: any UIDropInteractionDelegate, arguments) in
      try object.dropInteraction(
        arguments.next(UIDropInteraction.self), item: arguments.next(UIDragItem.self),
        willAnimateDropWith: arguments.next((any UIDragAnimating).self))
    }
  }

  private static func addUIDynamicAnimatorDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIDynamicAnimatorDelegate).map { OptionalWitnesses.entries($0 as any UIDynamicAnimatorDelegate) }
    }
    table["dynamicAnimatorWillResume:"] = OptionalWitness(find) { (object: any UIDynamicAnimatorDelegate, arguments) in
      try object.dynamicAnimatorWillResume(arguments.next(UIDynamicAnimator.self))
    }
    table["dynamicAnimatorDidPause:"] = OptionalWitness(find) { (object: any UIDynamicAnimatorDelegate, arguments) in
      try object.dynamicAnimatorDidPause(arguments.next(UIDynamicAnimator.self))
    }
  }

  private static func addUIEditMenuInteractionDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIEditMenuInteractionDelegate).map {
        OptionalWitnesses.entries($0 as any UIEditMenuInteractionDelegate)
      }
    }
    table["editMenuInteraction:menuForConfiguration:suggestedActions:"] = OptionalWitness(find) {
      (object: any UIEditMenuInteractionDelegate, arguments) in
      try object.editMenuInteraction(
        arguments.next(UIEditMenuInteraction.self), menuFor: arguments.next(UIEditMenuConfiguration.self),
        suggestedActions: arguments.next([UIMenuElement].self))
    }
    table["editMenuInteraction:targetRectForConfiguration:"] = OptionalWitness(find) {
      (object: any UIEditMenuInteractionDelegate, arguments) in
      try object.editMenuInteraction(
        arguments.next(UIEditMenuInteraction.self), targetRectFor: arguments.next(UIEditMenuConfiguration.self))
    }
    table["editMenuInteraction:willPresentMenuForConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UIEditMenuInteractionDelegate, arguments) in
      try object.editMenuInteraction(
        arguments.next(UIEditMenuInteraction.self), willPresentMenuFor: arguments.next(UIEditMenuConfiguration.self),
        animator: arguments.next((any UIEditMenuInteractionAnimating).self))
    }
    table["editMenuInteraction:willDismissMenuForConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UIEditMenuInteractionDelegate, arguments) in
      try object.editMenuInteraction(
        arguments.next(UIEditMenuInteraction.self), willDismissMenuFor: arguments.next(UIEditMenuConfiguration.self),
        animator: arguments.next((any UIEditMenuInteractionAnimating).self))
    }
  }

  private static func addUIFontPickerViewControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIFontPickerViewControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UIFontPickerViewControllerDelegate)
      }
    }
    table["fontPickerViewControllerDidCancel:"] = OptionalWitness(find) {
      (object: any UIFontPickerViewControllerDelegate, arguments) in
      try object.fontPickerViewControllerDidCancel(arguments.next(UIFontPickerViewController.self))
    }
    table["fontPickerViewControllerDidPickFont:"] = OptionalWitness(find) {
      (object: any UIFontPickerViewControllerDelegate, arguments) in
      try object.fontPickerViewControllerDidPickFont(arguments.next(UIFontPickerViewController.self))
    }
  }

  private static func addUIGestureRecognizerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIGestureRecognizerDelegate).map { OptionalWitnesses.entries($0 as any UIGestureRecognizerDelegate) }
    }
    table["gestureRecognizerShouldBegin:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizerShouldBegin(arguments.next(UIGestureRecognizer.self))
    }
    table["gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizer(
        arguments.next(UIGestureRecognizer.self),
        shouldRecognizeSimultaneouslyWith: arguments.next(UIGestureRecognizer.self))
    }
    table["gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizer(
        arguments.next(UIGestureRecognizer.self), shouldRequireFailureOf: arguments.next(UIGestureRecognizer.self))
    }
    table["gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizer(
        arguments.next(UIGestureRecognizer.self), shouldBeRequiredToFailBy: arguments.next(UIGestureRecognizer.self))
    }
    table["gestureRecognizer:shouldReceivePress:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizer(
        arguments.next(UIGestureRecognizer.self), shouldReceive: arguments.next(UIPress.self))
    }
    table["gestureRecognizer:shouldReceiveEvent:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizer(
        arguments.next(UIGestureRecognizer.self), shouldReceive: arguments.next(UIEvent.self))
    }
    table["gestureRecognizer:shouldReceiveTouch:"] = OptionalWitness(find) {
      (object: any UIGestureRecognizerDelegate, arguments) in
      try object.gestureRecognizer(
        arguments.next(UIGestureRecognizer.self), shouldReceive: arguments.next(UITouch.self))
    }
  }

  private static func addUIImagePickerControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIImagePickerControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UIImagePickerControllerDelegate)
      }
    }
    table["imagePickerController:didFinishPickingMediaWithInfo:"] = OptionalWitness(find) {
      (object: any UIImagePickerControllerDelegate, arguments) in
      try object.imagePickerController(
        arguments.next(UIImagePickerController.self),
        didFinishPickingMediaWithInfo: arguments.next(([UIImagePickerController.InfoKey: Any]).self))
    }
    table["imagePickerControllerDidCancel:"] = OptionalWitness(find) {
      (object: any UIImagePickerControllerDelegate, arguments) in
      try object.imagePickerControllerDidCancel(arguments.next(UIImagePickerController.self))
    }
  }

  private static func addUILargeContentViewerInteractionDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UILargeContentViewerInteractionDelegate).map {
        OptionalWitnesses.entries($0 as any UILargeContentViewerInteractionDelegate)
      }
    }
    table["largeContentViewerInteraction:didEndOnItem:atPoint:"] = OptionalWitness(find) {
      (object: any UILargeContentViewerInteractionDelegate, arguments) in
      try object.largeContentViewerInteraction(
        arguments.next(UILargeContentViewerInteraction.self),
        didEndOn: arguments.next(((any UILargeContentViewerItem)?).self), at: arguments.next(CGPoint.self))
    }
    table["largeContentViewerInteraction:itemAtPoint:"] = OptionalWitness(find) {
      (object: any UILargeContentViewerInteractionDelegate, arguments) in
      try object.largeContentViewerInteraction(
        arguments.next(UILargeContentViewerInteraction.self), itemAt: arguments.next(CGPoint.self))
    }
    table["viewControllerForLargeContentViewerInteraction:"] = OptionalWitness(find) {
      (object: any UILargeContentViewerInteractionDelegate, arguments) in
      try object.viewController(for: arguments.next(UILargeContentViewerInteraction.self))
    }
  }

  private static func addUINavigationBarDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UINavigationBarDelegate).map { OptionalWitnesses.entries($0 as any UINavigationBarDelegate) }
    }
    table["navigationBar:shouldPushItem:"] = OptionalWitness(find) { (object: any UINavigationBarDelegate, arguments) in
      try object.navigationBar(arguments.next(UINavigationBar.self), shouldPush: arguments.next(UINavigationItem.self))
    }
    table["navigationBar:didPushItem:"] = OptionalWitness(find) { (object: any UINavigationBarDelegate, arguments) in
      try object.navigationBar(arguments.next(UINavigationBar.self), didPush: arguments.next(UINavigationItem.self))
    }
    table["navigationBar:shouldPopItem:"] = OptionalWitness(find) { (object: any UINavigationBarDelegate, arguments) in
      try object.navigationBar(arguments.next(UINavigationBar.self), shouldPop: arguments.next(UINavigationItem.self))
    }
    table["navigationBar:didPopItem:"] = OptionalWitness(find) { (object: any UINavigationBarDelegate, arguments) in
      try object.navigationBar(arguments.next(UINavigationBar.self), didPop: arguments.next(UINavigationItem.self))
    }
  }

  private static func addUINavigationControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UINavigationControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UINavigationControllerDelegate)
      }
    }
    table["navigationController:willShowViewController:animated:"] = OptionalWitness(find) {
      (object: any UINavigationControllerDelegate, arguments) in
      try object.navigationController(
        arguments.next(UINavigationController.self), willShow: arguments.next(UIViewController.self),
        animated: arguments.next(Bool.self))
    }
    table["navigationController:didShowViewController:animated:"] = OptionalWitness(find) {
      (object: any UINavigationControllerDelegate, arguments) in
      try object.navigationController(
        arguments.next(UINavigationController.self), didShow: arguments.next(UIViewController.self),
        animated: arguments.next(Bool.self))
    }
    table["navigationController:animationControllerForOperation:fromViewController:toViewController:"] =
      OptionalWitness(find) { (object: any UINavigationControllerDelegate, arguments) in
        try object.navigationController(
          arguments.next(UINavigationController.self),
          animationControllerFor: arguments.next(UINavigationController.Operation.self),
          from: arguments.next(UIViewController.self), to: arguments.next(UIViewController.self))
      }
    table["navigationController:interactionControllerForAnimationController:"] = OptionalWitness(find) {
      (object: any UINavigationControllerDelegate, arguments) in
      try object.navigationController(
        arguments.next(UINavigationController.self),
        interactionControllerFor: arguments.next((any UIViewControllerAnimatedTransitioning).self))
    }
    table["navigationControllerSupportedInterfaceOrientations:"] = OptionalWitness(find) {
      (object: any UINavigationControllerDelegate, arguments) in
      try object.navigationControllerSupportedInterfaceOrientations(arguments.next(UINavigationController.self))
    }
    table["navigationControllerPreferredInterfaceOrientationForPresentation:"] = OptionalWitness(find) {
      (object: any UINavigationControllerDelegate, arguments) in
      try object.navigationControllerPreferredInterfaceOrientationForPresentation(
        arguments.next(UINavigationController.self))
    }
  }

  private static func addUIPageViewControllerDataSource(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIPageViewControllerDataSource).map {
        OptionalWitnesses.entries($0 as any UIPageViewControllerDataSource)
      }
    }
    table["presentationCountForPageViewController:"] = OptionalWitness(find) {
      (object: any UIPageViewControllerDataSource, arguments) in
      try object.presentationCount(for: arguments.next(UIPageViewController.self))
    }
    table["presentationIndexForPageViewController:"] = OptionalWitness(find) {
      (object: any UIPageViewControllerDataSource, arguments) in
      try object.presentationIndex(for: arguments.next(UIPageViewController.self))
    }
  }

  private static func addUIPageViewControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIPageViewControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UIPageViewControllerDelegate)
      }
    }
    table["pageViewController:willTransitionToViewControllers:"] = OptionalWitness(find) {
      (object: any UIPageViewControllerDelegate, arguments) in
      try object.pageViewController(
        arguments.next(UIPageViewController.self), willTransitionTo: arguments.next([UIViewController].self))
    }
    table["pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"] = OptionalWitness(find)
    { (object: any UIPageViewControllerDelegate, arguments) in
      try object.pageViewController(
        arguments.next(UIPageViewController.self), didFinishAnimating: arguments.next(Bool.self),
        previousViewControllers: arguments.next([UIViewController].self), transitionCompleted: arguments.next(Bool.self)
      )
    }
  }

  private static func addUIPickerViewAccessibilityDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIPickerViewAccessibilityDelegate).map {
        OptionalWitnesses.entries($0 as any UIPickerViewAccessibilityDelegate)
      }
    }
    table["pickerView:accessibilityLabelForComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewAccessibilityDelegate, arguments) in
      try object.pickerView(arguments.next(UIPickerView.self), accessibilityLabelForComponent: arguments.next(Int.self))
    }
    table["pickerView:accessibilityHintForComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewAccessibilityDelegate, arguments) in
      try object.pickerView(arguments.next(UIPickerView.self), accessibilityHintForComponent: arguments.next(Int.self))
    }
    table["pickerView:accessibilityAttributedLabelForComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewAccessibilityDelegate, arguments) in
      try object.pickerView(
        arguments.next(UIPickerView.self), accessibilityAttributedLabelForComponent: arguments.next(Int.self))
    }
    table["pickerView:accessibilityAttributedHintForComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewAccessibilityDelegate, arguments) in
      try object.pickerView(
        arguments.next(UIPickerView.self), accessibilityAttributedHintForComponent: arguments.next(Int.self))
    }
  }

  private static func addUIPickerViewDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIPickerViewDelegate).map { OptionalWitnesses.entries($0 as any UIPickerViewDelegate) }
    }
    table["pickerView:widthForComponent:"] = OptionalWitness(find) { (object: any UIPickerViewDelegate, arguments) in
      try object.pickerView(arguments.next(UIPickerView.self), widthForComponent: arguments.next(Int.self))
    }
    table["pickerView:rowHeightForComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewDelegate, arguments) in
      try object.pickerView(arguments.next(UIPickerView.self), rowHeightForComponent: arguments.next(Int.self))
    }
    table["pickerView:titleForRow:forComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewDelegate, arguments) in
      try object.pickerView(
        arguments.next(UIPickerView.self), titleForRow: arguments.next(Int.self), forComponent: arguments.next(Int.self)
      )
    }
    table["pickerView:attributedTitleForRow:forComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewDelegate, arguments) in
      try object.pickerView(
        arguments.next(UIPickerView.self), attributedTitleForRow: arguments.next(Int.self),
        forComponent: arguments.next(Int.self))
    }
    table["pickerView:viewForRow:forComponent:reusingView:"] = OptionalWitness(find) {
      (object: any UIPickerViewDelegate, arguments) in
      try object.pickerView(
        arguments.next(UIPickerView.self), viewForRow: arguments.next(Int.self), forComponent: arguments.next(Int.self),
        reusing: arguments.next(UIView?.self))
    }
    table["pickerView:didSelectRow:inComponent:"] = OptionalWitness(find) {
      (object: any UIPickerViewDelegate, arguments) in
      try object.pickerView(
        arguments.next(UIPickerView.self), didSelectRow: arguments.next(Int.self), inComponent: arguments.next(Int.self)
      )
    }
  }

  private static func addUIPointerInteractionDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIPointerInteractionDelegate).map {
        OptionalWitnesses.entries($0 as any UIPointerInteractionDelegate)
      }
    }
    table["pointerInteraction:regionForRequest:defaultRegion:"] = OptionalWitness(find) {
      (object: any UIPointerInteractionDelegate, arguments) in
      try object.pointerInteraction(
        arguments.next(UIPointerInteraction.self), regionFor: arguments.next(UIPointerRegionRequest.self),
        defaultRegion: arguments.next(UIPointerRegion.self))
    }
    table["pointerInteraction:styleForRegion:"] = OptionalWitness(find) {
      (object: any UIPointerInteractionDelegate, arguments) in
      try object.pointerInteraction(
        arguments.next(UIPointerInteraction.self), styleFor: arguments.next(UIPointerRegion.self))
    }
    table["pointerInteraction:willEnterRegion:animator:"] = OptionalWitness(find) {
      (object: any UIPointerInteractionDelegate, arguments) in
      try object.pointerInteraction(
        arguments.next(UIPointerInteraction.self), willEnter: arguments.next(UIPointerRegion.self),
        animator: arguments.next((any UIPointerInteractionAnimating).self))
    }
    table["pointerInteraction:willExitRegion:animator:"] = OptionalWitness(find) {
      (object: any UIPointerInteractionDelegate, arguments) in
      try object.pointerInteraction(
        arguments.next(UIPointerInteraction.self), willExit: arguments.next(UIPointerRegion.self),
        animator: arguments.next((any UIPointerInteractionAnimating).self))
    }
  }

  private static func addUIPopoverPresentationControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIPopoverPresentationControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UIPopoverPresentationControllerDelegate)
      }
    }
    table["prepareForPopoverPresentation:"] = OptionalWitness(find) {
      (object: any UIPopoverPresentationControllerDelegate, arguments) in
      try object.prepareForPopoverPresentation(arguments.next(UIPopoverPresentationController.self))
    }
  }

  private static func addUISceneDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UISceneDelegate).map { OptionalWitnesses.entries($0 as any UISceneDelegate) }
    }
    table["scene:willConnectToSession:options:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.scene(
        arguments.next(UIScene.self), willConnectTo: arguments.next(UISceneSession.self),
        options: arguments.next(UIScene.ConnectionOptions.self))
    }
    table["sceneDidDisconnect:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.sceneDidDisconnect(arguments.next(UIScene.self))
    }
    table["sceneDidBecomeActive:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.sceneDidBecomeActive(arguments.next(UIScene.self))
    }
    table["sceneWillResignActive:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.sceneWillResignActive(arguments.next(UIScene.self))
    }
    table["sceneWillEnterForeground:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.sceneWillEnterForeground(arguments.next(UIScene.self))
    }
    table["sceneDidEnterBackground:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.sceneDidEnterBackground(arguments.next(UIScene.self))
    }
    table["scene:openURLContexts:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.scene(arguments.next(UIScene.self), openURLContexts: arguments.next(Set<UIOpenURLContext>.self))
    }
    table["stateRestorationActivityForScene:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.stateRestorationActivity(for: arguments.next(UIScene.self))
    }
    table["scene:restoreInteractionStateWithUserActivity:"] = OptionalWitness(find) {
      (object: any UISceneDelegate, arguments) in
      try object.scene(arguments.next(UIScene.self), restoreInteractionStateWith: arguments.next(NSUserActivity.self))
    }
    table["scene:willContinueUserActivityWithType:"] = OptionalWitness(find) {
      (object: any UISceneDelegate, arguments) in
      try object.scene(arguments.next(UIScene.self), willContinueUserActivityWithType: arguments.next(String.self))
    }
    table["scene:continueUserActivity:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.scene(arguments.next(UIScene.self), continue: arguments.next(NSUserActivity.self))
    }
    table["scene:didFailToContinueUserActivityWithType:error:"] = OptionalWitness(find) {
      (object: any UISceneDelegate, arguments) in
      try object.scene(
        arguments.next(UIScene.self), didFailToContinueUserActivityWithType: arguments.next(String.self),
        error: arguments.next((any Error).self))
    }
    table["scene:didUpdateUserActivity:"] = OptionalWitness(find) { (object: any UISceneDelegate, arguments) in
      try object.scene(arguments.next(UIScene.self), didUpdate: arguments.next(NSUserActivity.self))
    }
  }

  private static func addUIScrollViewDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIScrollViewDelegate).map { OptionalWitnesses.entries($0 as any UIScrollViewDelegate) }
    }
    table["scrollViewDidScroll:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidScroll(arguments.next(UIScrollView.self))
    }
    table["scrollViewWillBeginDragging:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewWillBeginDragging(arguments.next(UIScrollView.self))
    }
    table["scrollViewWillEndDragging:withVelocity:targetContentOffset:"] = OptionalWitness(find) {
      (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewWillEndDragging(
        arguments.next(UIScrollView.self), withVelocity: arguments.next(CGPoint.self),
        targetContentOffset: arguments.next(UnsafeMutablePointer<CGPoint>.self))
    }
    table["scrollViewDidEndDragging:willDecelerate:"] = OptionalWitness(find) {
      (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidEndDragging(arguments.next(UIScrollView.self), willDecelerate: arguments.next(Bool.self))
    }
    table["scrollViewWillBeginDecelerating:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewWillBeginDecelerating(arguments.next(UIScrollView.self))
    }
    table["scrollViewDidEndDecelerating:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidEndDecelerating(arguments.next(UIScrollView.self))
    }
    table["scrollViewDidEndScrollingAnimation:"] = OptionalWitness(find) {
      (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidEndScrollingAnimation(arguments.next(UIScrollView.self))
    }
    table["scrollViewDidChangeAdjustedContentInset:"] = OptionalWitness(find) {
      (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidChangeAdjustedContentInset(arguments.next(UIScrollView.self))
    }
    table["viewForZoomingInScrollView:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.viewForZooming(in: arguments.next(UIScrollView.self))
    }
    table["scrollViewWillBeginZooming:withView:"] = OptionalWitness(find) {
      (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewWillBeginZooming(arguments.next(UIScrollView.self), with: arguments.next(UIView?.self))
    }
    table["scrollViewDidZoom:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidZoom(arguments.next(UIScrollView.self))
    }
    table["scrollViewDidEndZooming:withView:atScale:"] = OptionalWitness(find) {
      (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidEndZooming(
        arguments.next(UIScrollView.self), with: arguments.next(UIView?.self), atScale: arguments.next(CGFloat.self))
    }
    table["scrollViewShouldScrollToTop:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewShouldScrollToTop(arguments.next(UIScrollView.self))
    }
    table["scrollViewDidScrollToTop:"] = OptionalWitness(find) { (object: any UIScrollViewDelegate, arguments) in
      try object.scrollViewDidScrollToTop(arguments.next(UIScrollView.self))
    }
  }

  private static func addUISearchBarDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UISearchBarDelegate).map { OptionalWitnesses.entries($0 as any UISearchBarDelegate) }
    }
    table["searchBarShouldBeginEditing:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarShouldBeginEditing(arguments.next(UISearchBar.self))
    }
    table["searchBarTextDidBeginEditing:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarTextDidBeginEditing(arguments.next(UISearchBar.self))
    }
    table["searchBarShouldEndEditing:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarShouldEndEditing(arguments.next(UISearchBar.self))
    }
    table["searchBarTextDidEndEditing:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarTextDidEndEditing(arguments.next(UISearchBar.self))
    }
    table["searchBar:textDidChange:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBar(arguments.next(UISearchBar.self), textDidChange: arguments.next(String.self))
    }
    table["searchBar:shouldChangeTextInRange:replacementText:"] = OptionalWitness(find) {
      (object: any UISearchBarDelegate, arguments) in
      try object.searchBar(
        arguments.next(UISearchBar.self), shouldChangeTextIn: arguments.next(NSRange.self),
        replacementText: arguments.next(String.self))
    }
    table["searchBarSearchButtonClicked:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarSearchButtonClicked(arguments.next(UISearchBar.self))
    }
    table["searchBarCancelButtonClicked:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarCancelButtonClicked(arguments.next(UISearchBar.self))
    }
    table["searchBarBookmarkButtonClicked:"] = OptionalWitness(find) { (object: any UISearchBarDelegate, arguments) in
      try object.searchBarBookmarkButtonClicked(arguments.next(UISearchBar.self))
    }
    table["searchBarResultsListButtonClicked:"] = OptionalWitness(find) {
      (object: any UISearchBarDelegate, arguments) in
      try object.searchBarResultsListButtonClicked(arguments.next(UISearchBar.self))
    }
    table["searchBar:selectedScopeButtonIndexDidChange:"] = OptionalWitness(find) {
      (object: any UISearchBarDelegate, arguments) in
      try object.searchBar(
        arguments.next(UISearchBar.self), selectedScopeButtonIndexDidChange: arguments.next(Int.self))
    }
  }

  private static func addUISearchControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UISearchControllerDelegate).map { OptionalWitnesses.entries($0 as any UISearchControllerDelegate) }
    }
    table["willPresentSearchController:"] = OptionalWitness(find) {
      (object: any UISearchControllerDelegate, arguments) in
      try object.willPresentSearchController(arguments.next(UISearchController.self))
    }
    table["didPresentSearchController:"] = OptionalWitness(find) {
      (object: any UISearchControllerDelegate, arguments) in
      try object.didPresentSearchController(arguments.next(UISearchController.self))
    }
    table["willDismissSearchController:"] = OptionalWitness(find) {
      (object: any UISearchControllerDelegate, arguments) in
      try object.willDismissSearchController(arguments.next(UISearchController.self))
    }
    table["didDismissSearchController:"] = OptionalWitness(find) {
      (object: any UISearchControllerDelegate, arguments) in
      try object.didDismissSearchController(arguments.next(UISearchController.self))
    }
    table["presentSearchController:"] = OptionalWitness(find) { (object: any UISearchControllerDelegate, arguments) in
      try object.presentSearchController(arguments.next(UISearchController.self))
    }
  }

  private static func addUISearchResultsUpdating(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UISearchResultsUpdating).map { OptionalWitnesses.entries($0 as any UISearchResultsUpdating) }
    }
    table["updateSearchResultsForSearchController:selectingSearchSuggestion:"] = OptionalWitness(find) {
      (object: any UISearchResultsUpdating, arguments) in
      try object.updateSearchResults(
        for: arguments.next(UISearchController.self), selecting: arguments.next((any UISearchSuggestion).self))
    }
  }

  private static func addUISheetPresentationControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UISheetPresentationControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UISheetPresentationControllerDelegate)
      }
    }
    table["sheetPresentationControllerDidChangeSelectedDetentIdentifier:"] = OptionalWitness(find) {
      (object: any UISheetPresentationControllerDelegate, arguments) in
      try object.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        arguments.next(UISheetPresentationController.self))
    }
  }

  private static func addUISplitViewControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UISplitViewControllerDelegate).map {
        OptionalWitnesses.entries($0 as any UISplitViewControllerDelegate)
      }
    }
    table["splitViewController:willChangeToDisplayMode:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), willChangeTo: arguments.next(UISplitViewController.DisplayMode.self)
      )
    }
    table["splitViewController:willShowColumn:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), willShow: arguments.next(UISplitViewController.Column.self))
    }
    table["splitViewController:willHideColumn:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), willHide: arguments.next(UISplitViewController.Column.self))
    }
    table["splitViewController:showViewController:sender:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), show: arguments.next(UIViewController.self),
        sender: arguments.next(Any?.self))
    }
    table["splitViewController:showDetailViewController:sender:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), showDetail: arguments.next(UIViewController.self),
        sender: arguments.next(Any?.self))
    }
    table["splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), separateSecondaryFrom: arguments.next(UIViewController.self))
    }
    table["splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self), collapseSecondary: arguments.next(UIViewController.self),
        onto: arguments.next(UIViewController.self))
    }
    table["splitViewController:topColumnForCollapsingToProposedTopColumn:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewController(
        arguments.next(UISplitViewController.self),
        topColumnForCollapsingToProposedTopColumn: arguments.next(UISplitViewController.Column.self))
    }
    table["splitViewControllerDidCollapse:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewControllerDidCollapse(arguments.next(UISplitViewController.self))
    }
    table["splitViewControllerDidExpand:"] = OptionalWitness(find) {
      (object: any UISplitViewControllerDelegate, arguments) in
      try object.splitViewControllerDidExpand(arguments.next(UISplitViewController.self))
    }
  }

  private static func addUITabBarControllerDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITabBarControllerDelegate).map { OptionalWitnesses.entries($0 as any UITabBarControllerDelegate) }
    }
    table["tabBarController:shouldSelectViewController:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(
        arguments.next(UITabBarController.self), shouldSelect: arguments.next(UIViewController.self))
    }
    table["tabBarController:didSelectViewController:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(
        arguments.next(UITabBarController.self), didSelect: arguments.next(UIViewController.self))
    }
    table["tabBarController:shouldSelectTab:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(arguments.next(UITabBarController.self), shouldSelectTab: arguments.next(UITab.self))
    }
    table["tabBarController:didSelectTab:previousTab:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(
        arguments.next(UITabBarController.self), didSelectTab: arguments.next(UITab.self),
        previousTab: arguments.next(UITab?.self))
    }
    table["tabBarController:willBeginCustomizingViewControllers:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(
        arguments.next(UITabBarController.self), willBeginCustomizing: arguments.next([UIViewController].self))
    }
    table["tabBarController:willEndCustomizingViewControllers:changed:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(
        arguments.next(UITabBarController.self), willEndCustomizing: arguments.next([UIViewController].self),
        changed: arguments.next(Bool.self))
    }
    table["tabBarController:didEndCustomizingViewControllers:changed:"] = OptionalWitness(find) {
      (object: any UITabBarControllerDelegate, arguments) in
      try object.tabBarController(
        arguments.next(UITabBarController.self), didEndCustomizing: arguments.next([UIViewController].self),
        changed: arguments.next(Bool.self))
    }
  }

  private static func addUITabBarDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITabBarDelegate).map { OptionalWitnesses.entries($0 as any UITabBarDelegate) }
    }
    table["tabBar:didSelectItem:"] = OptionalWitness(find) { (object: any UITabBarDelegate, arguments) in
      try object.tabBar(arguments.next(UITabBar.self), didSelect: arguments.next(UITabBarItem.self))
    }
  }

  private static func addUITableViewDataSource(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITableViewDataSource).map { OptionalWitnesses.entries($0 as any UITableViewDataSource) }
    }
    table["numberOfSectionsInTableView:"] = OptionalWitness(find) { (object: any UITableViewDataSource, arguments) in
      try object.numberOfSections(in: arguments.next(UITableView.self))
    }
    table["tableView:titleForHeaderInSection:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(arguments.next(UITableView.self), titleForHeaderInSection: arguments.next(Int.self))
    }
    table["tableView:titleForFooterInSection:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(arguments.next(UITableView.self), titleForFooterInSection: arguments.next(Int.self))
    }
    table["tableView:canEditRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(arguments.next(UITableView.self), canEditRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:canMoveRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(arguments.next(UITableView.self), canMoveRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:moveRowAtIndexPath:toIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), moveRowAt: arguments.next(IndexPath.self), to: arguments.next(IndexPath.self))
    }
    table["tableView:commitEditingStyle:forRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), commit: arguments.next(UITableViewCell.EditingStyle.self),
        forRowAt: arguments.next(IndexPath.self))
    }
    table["sectionIndexTitlesForTableView:"] = OptionalWitness(find) { (object: any UITableViewDataSource, arguments) in
      try object.sectionIndexTitles(for: arguments.next(UITableView.self))
    }
    table["tableView:sectionForSectionIndexTitle:atIndex:"] = OptionalWitness(find) {
      (object: any UITableViewDataSource, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), sectionForSectionIndexTitle: arguments.next(String.self),
        at: arguments.next(Int.self))
    }
  }

  private static func addUITableViewDataSourcePrefetching(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITableViewDataSourcePrefetching).map {
        OptionalWitnesses.entries($0 as any UITableViewDataSourcePrefetching)
      }
    }
    table["tableView:cancelPrefetchingForRowsAtIndexPaths:"] = OptionalWitness(find) {
      (object: any UITableViewDataSourcePrefetching, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), cancelPrefetchingForRowsAt: arguments.next([IndexPath].self))
    }
  }

  private static func addUITableViewDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITableViewDelegate).map { OptionalWitnesses.entries($0 as any UITableViewDelegate) }
    }
    table["tableView:contextMenuConfigurationForRowAtIndexPath:point:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), contextMenuConfigurationForRowAt: arguments.next(IndexPath.self),
        point: arguments.next(CGPoint.self))
    }
    table["tableView:previewForHighlightingContextMenuWithConfiguration:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self),
        previewForHighlightingContextMenuWithConfiguration: arguments.next(UIContextMenuConfiguration.self))
    }
    table["tableView:previewForDismissingContextMenuWithConfiguration:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self),
        previewForDismissingContextMenuWithConfiguration: arguments.next(UIContextMenuConfiguration.self))
    }
    table["tableView:willPerformPreviewActionForMenuWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self),
        willPerformPreviewActionForMenuWith: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next((any UIContextMenuInteractionCommitAnimating).self))
    }
    table["tableView:willDisplayContextMenuWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), willDisplayContextMenu: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next(((any UIContextMenuInteractionAnimating)?).self))
    }
    table["tableView:willEndContextMenuInteractionWithConfiguration:animator:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self),
        willEndContextMenuInteraction: arguments.next(UIContextMenuConfiguration.self),
        animator: arguments.next(((any UIContextMenuInteractionAnimating)?).self))
    }
    table["tableView:editActionsForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), editActionsForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:shouldShowMenuForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), shouldShowMenuForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:canPerformAction:forRowAtIndexPath:withSender:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), canPerformAction: arguments.next(Selector.self),
        forRowAt: arguments.next(IndexPath.self), withSender: arguments.next(Any?.self))
    }
    table["tableView:performAction:forRowAtIndexPath:withSender:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), performAction: arguments.next(Selector.self),
        forRowAt: arguments.next(IndexPath.self), withSender: arguments.next(Any?.self))
    }
    table["tableView:willDisplayCell:forRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), willDisplay: arguments.next(UITableViewCell.self),
        forRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:willDisplayHeaderView:forSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), willDisplayHeaderView: arguments.next(UIView.self),
        forSection: arguments.next(Int.self))
    }
    table["tableView:willDisplayFooterView:forSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), willDisplayFooterView: arguments.next(UIView.self),
        forSection: arguments.next(Int.self))
    }
    table["tableView:didEndDisplayingCell:forRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), didEndDisplaying: arguments.next(UITableViewCell.self),
        forRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:didEndDisplayingHeaderView:forSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), didEndDisplayingHeaderView: arguments.next(UIView.self),
        forSection: arguments.next(Int.self))
    }
    table["tableView:didEndDisplayingFooterView:forSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), didEndDisplayingFooterView: arguments.next(UIView.self),
        forSection: arguments.next(Int.self))
    }
    table["tableView:heightForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), heightForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:heightForHeaderInSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), heightForHeaderInSection: arguments.next(Int.self))
    }
    table["tableView:heightForFooterInSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), heightForFooterInSection: arguments.next(Int.self))
    }
    table["tableView:estimatedHeightForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), estimatedHeightForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:estimatedHeightForHeaderInSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), estimatedHeightForHeaderInSection: arguments.next(Int.self))
    }
    table["tableView:estimatedHeightForFooterInSection:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), estimatedHeightForFooterInSection: arguments.next(Int.self))
    }
    table["tableView:viewForHeaderInSection:"] = OptionalWitness(find) { (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), viewForHeaderInSection: arguments.next(Int.self))
    }
    table["tableView:viewForFooterInSection:"] = OptionalWitness(find) { (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), viewForFooterInSection: arguments.next(Int.self))
    }
    table["tableView:shouldHighlightRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), shouldHighlightRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:didHighlightRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), didHighlightRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:didUnhighlightRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), didUnhighlightRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:willSelectRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), willSelectRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:willDeselectRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), willDeselectRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:didSelectRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), didSelectRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:didDeselectRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), didDeselectRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:indentationLevelForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), indentationLevelForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:editingStyleForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), editingStyleForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:shouldIndentWhileEditingRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), shouldIndentWhileEditingRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), leadingSwipeActionsConfigurationForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), trailingSwipeActionsConfigurationForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), titleForDeleteConfirmationButtonForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:willBeginEditingRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), willBeginEditingRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:didEndEditingRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), didEndEditingRowAt: arguments.next(IndexPath?.self))
    }
    table["tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), targetIndexPathForMoveFromRowAt: arguments.next(IndexPath.self),
        toProposedIndexPath: arguments.next(IndexPath.self))
    }
    table["tableView:accessoryButtonTappedForRowWithIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), accessoryButtonTappedForRowWith: arguments.next(IndexPath.self))
    }
    table["tableView:canFocusRowAtIndexPath:"] = OptionalWitness(find) { (object: any UITableViewDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), canFocusRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:shouldUpdateFocusInContext:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), shouldUpdateFocusIn: arguments.next(UITableViewFocusUpdateContext.self))
    }
    table["tableView:didUpdateFocusInContext:withAnimationCoordinator:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), didUpdateFocusIn: arguments.next(UITableViewFocusUpdateContext.self),
        with: arguments.next(UIFocusAnimationCoordinator.self))
    }
    table["indexPathForPreferredFocusedViewInTableView:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.indexPathForPreferredFocusedView(in: arguments.next(UITableView.self))
    }
    table["tableView:selectionFollowsFocusForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), selectionFollowsFocusForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:shouldSpringLoadRowAtIndexPath:withContext:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), shouldSpringLoadRowAt: arguments.next(IndexPath.self),
        with: arguments.next((any UISpringLoadedInteractionContext).self))
    }
    table["tableView:canPerformPrimaryActionForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), canPerformPrimaryActionForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:performPrimaryActionForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), performPrimaryActionForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), shouldBeginMultipleSelectionInteractionAt: arguments.next(IndexPath.self))
    }
    table["tableView:didBeginMultipleSelectionInteractionAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), didBeginMultipleSelectionInteractionAt: arguments.next(IndexPath.self))
    }
    table["tableViewDidEndMultipleSelectionInteraction:"] = OptionalWitness(find) {
      (object: any UITableViewDelegate, arguments) in
      try object.tableViewDidEndMultipleSelectionInteraction(arguments.next(UITableView.self))
    }
  }

  private static func addUITableViewDragDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITableViewDragDelegate).map { OptionalWitnesses.entries($0 as any UITableViewDragDelegate) }
    }
    table["tableView:itemsForAddingToDragSession:atIndexPath:point:"] = OptionalWitness(find) {
      (object: any UITableViewDragDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), itemsForAddingTo: arguments.next((any UIDragSession).self),
        at: arguments.next(IndexPath.self), point: arguments.next(CGPoint.self))
    }
    table["tableView:dragPreviewParametersForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDragDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dragPreviewParametersForRowAt: arguments.next(IndexPath.self))
    }
    table["tableView:dragSessionWillBegin:"] = OptionalWitness(find) {
      (object: any UITableViewDragDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dragSessionWillBegin: arguments.next((any UIDragSession).self))
    }
    table["tableView:dragSessionDidEnd:"] = OptionalWitness(find) { (object: any UITableViewDragDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dragSessionDidEnd: arguments.next((any UIDragSession).self))
    }
    table["tableView:dragSessionAllowsMoveOperation:"] = OptionalWitness(find) {
      (object: any UITableViewDragDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dragSessionAllowsMoveOperation: arguments.next((any UIDragSession).self))
    }
    table["tableView:dragSessionIsRestrictedToDraggingApplication:"] = OptionalWitness(find) {
      (object: any UITableViewDragDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self),
        dragSessionIsRestrictedToDraggingApplication: arguments.next((any UIDragSession).self))
    }
  }

  private static func addUITableViewDropDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITableViewDropDelegate).map { OptionalWitnesses.entries($0 as any UITableViewDropDelegate) }
    }
    table["tableView:canHandleDropSession:"] = OptionalWitness(find) {
      (object: any UITableViewDropDelegate, arguments) in
      try object.tableView(arguments.next(UITableView.self), canHandle: arguments.next((any UIDropSession).self))
    }
    table["tableView:dropSessionDidEnter:"] = OptionalWitness(find) {
      (object: any UITableViewDropDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dropSessionDidEnter: arguments.next((any UIDropSession).self))
    }
    table["tableView:dropSessionDidUpdate:withDestinationIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDropDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dropSessionDidUpdate: arguments.next((any UIDropSession).self),
        withDestinationIndexPath: arguments.next(IndexPath?.self))
    }
    table["tableView:dropSessionDidExit:"] = OptionalWitness(find) { (object: any UITableViewDropDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dropSessionDidExit: arguments.next((any UIDropSession).self))
    }
    table["tableView:dropSessionDidEnd:"] = OptionalWitness(find) { (object: any UITableViewDropDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dropSessionDidEnd: arguments.next((any UIDropSession).self))
    }
    table["tableView:dropPreviewParametersForRowAtIndexPath:"] = OptionalWitness(find) {
      (object: any UITableViewDropDelegate, arguments) in
      try object.tableView(
        arguments.next(UITableView.self), dropPreviewParametersForRowAt: arguments.next(IndexPath.self))
    }
  }

  private static func addUITextFieldDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITextFieldDelegate).map { OptionalWitnesses.entries($0 as any UITextFieldDelegate) }
    }
    table["textFieldShouldBeginEditing:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldShouldBeginEditing(arguments.next(UITextField.self))
    }
    table["textFieldDidBeginEditing:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldDidBeginEditing(arguments.next(UITextField.self))
    }
    table["textFieldShouldEndEditing:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldShouldEndEditing(arguments.next(UITextField.self))
    }
    table["textFieldDidEndEditing:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldDidEndEditing(arguments.next(UITextField.self))
    }
    table["textFieldDidEndEditing:reason:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldDidEndEditing(
        arguments.next(UITextField.self), reason: arguments.next(UITextField.DidEndEditingReason.self))
    }
    table["textField:shouldChangeCharactersInRange:replacementString:"] = OptionalWitness(find) {
      (object: any UITextFieldDelegate, arguments) in
      try object.textField(
        arguments.next(UITextField.self), shouldChangeCharactersIn: arguments.next(NSRange.self),
        replacementString: arguments.next(String.self))
    }
    table["textFieldDidChangeSelection:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldDidChangeSelection(arguments.next(UITextField.self))
    }
    table["textFieldShouldClear:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldShouldClear(arguments.next(UITextField.self))
    }
    table["textFieldShouldReturn:"] = OptionalWitness(find) { (object: any UITextFieldDelegate, arguments) in
      try object.textFieldShouldReturn(arguments.next(UITextField.self))
    }
    table["textField:editMenuForCharactersInRange:suggestedActions:"] = OptionalWitness(find) {
      (object: any UITextFieldDelegate, arguments) in
      try object.textField(
        arguments.next(UITextField.self), editMenuForCharactersIn: arguments.next(NSRange.self),
        suggestedActions: arguments.next([UIMenuElement].self))
    }
    table["textField:willPresentEditMenuWithAnimator:"] = OptionalWitness(find) {
      (object: any UITextFieldDelegate, arguments) in
      try object.textField(
        arguments.next(UITextField.self),
        willPresentEditMenuWith: arguments.next((any UIEditMenuInteractionAnimating).self))
    }
    table["textField:willDismissEditMenuWithAnimator:"] = OptionalWitness(find) {
      (object: any UITextFieldDelegate, arguments) in
      try object.textField(
        arguments.next(UITextField.self),
        willDismissEditMenuWith: arguments.next((any UIEditMenuInteractionAnimating).self))
    }
  }

  private static func addUITextViewDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UITextViewDelegate).map { OptionalWitnesses.entries($0 as any UITextViewDelegate) }
    }
    table["textViewShouldBeginEditing:"] = OptionalWitness(find) { (object: any UITextViewDelegate, arguments) in
      try object.textViewShouldBeginEditing(arguments.next(UITextView.self))
    }
    table["textViewShouldEndEditing:"] = OptionalWitness(find) { (object: any UITextViewDelegate, arguments) in
      try object.textViewShouldEndEditing(arguments.next(UITextView.self))
    }
    table["textViewDidBeginEditing:"] = OptionalWitness(find) { (object: any UITextViewDelegate, arguments) in
      try object.textViewDidBeginEditing(arguments.next(UITextView.self))
    }
    table["textViewDidEndEditing:"] = OptionalWitness(find) { (object: any UITextViewDelegate, arguments) in
      try object.textViewDidEndEditing(arguments.next(UITextView.self))
    }
    table["textView:shouldChangeTextInRange:replacementText:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), shouldChangeTextIn: arguments.next(NSRange.self),
        replacementText: arguments.next(String.self))
    }
    table["textViewDidChange:"] = OptionalWitness(find) { (object: any UITextViewDelegate, arguments) in
      try object.textViewDidChange(arguments.next(UITextView.self))
    }
    table["textViewDidChangeSelection:"] = OptionalWitness(find) { (object: any UITextViewDelegate, arguments) in
      try object.textViewDidChangeSelection(arguments.next(UITextView.self))
    }
    table["textView:shouldInteractWithURL:inRange:interaction:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), shouldInteractWith: arguments.next(URL.self), in: arguments.next(NSRange.self),
        interaction: arguments.next(UITextItemInteraction.self))
    }
    table["textView:shouldInteractWithURL:inRange:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), shouldInteractWith: arguments.next(URL.self), in: arguments.next(NSRange.self))
    }
    table["textView:shouldInteractWithTextAttachment:inRange:interaction:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), shouldInteractWith: arguments.next(NSTextAttachment.self),
        in: arguments.next(NSRange.self), interaction: arguments.next(UITextItemInteraction.self))
    }
    table["textView:shouldInteractWithTextAttachment:inRange:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), shouldInteractWith: arguments.next(NSTextAttachment.self),
        in: arguments.next(NSRange.self))
    }
    table["textView:editMenuForTextInRange:suggestedActions:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), editMenuForTextIn: arguments.next(NSRange.self),
        suggestedActions: arguments.next([UIMenuElement].self))
    }
    table["textView:willPresentEditMenuWithAnimator:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self),
        willPresentEditMenuWith: arguments.next((any UIEditMenuInteractionAnimating).self))
    }
    table["textView:willDismissEditMenuWithAnimator:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self),
        willDismissEditMenuWith: arguments.next((any UIEditMenuInteractionAnimating).self))
    }
    table["textView:primaryActionForTextItem:defaultAction:"] = OptionalWitness(find) {
      (object: any UITextViewDelegate, arguments) in
      try object.textView(
        arguments.next(UITextView.self), primaryActionFor: arguments.next(UITextItem.self),
        defaultAction: arguments.next(UIAction.self))
    }
  }

  private static func addUIViewControllerAnimatedTransitioning(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIViewControllerAnimatedTransitioning).map {
        OptionalWitnesses.entries($0 as any UIViewControllerAnimatedTransitioning)
      }
    }
    table["interruptibleAnimatorForTransition:"] = OptionalWitness(find) {
      (object: any UIViewControllerAnimatedTransitioning, arguments) in
      try object.interruptibleAnimator(using: arguments.next((any UIViewControllerContextTransitioning).self))
    }
    table["animationEnded:"] = OptionalWitness(find) { (object: any UIViewControllerAnimatedTransitioning, arguments) in
      try object.animationEnded(arguments.next(Bool.self))
    }
  }

  private static func addUIViewControllerTransitioningDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIViewControllerTransitioningDelegate).map {
        OptionalWitnesses.entries($0 as any UIViewControllerTransitioningDelegate)
      }
    }
    table["animationControllerForPresentedController:presentingController:sourceController:"] = OptionalWitness(find) {
      (object: any UIViewControllerTransitioningDelegate, arguments) in
      try object.animationController(
        forPresented: arguments.next(UIViewController.self), presenting: arguments.next(UIViewController.self),
        source: arguments.next(UIViewController.self))
    }
    table["animationControllerForDismissedController:"] = OptionalWitness(find) {
      (object: any UIViewControllerTransitioningDelegate, arguments) in
      try object.animationController(forDismissed: arguments.next(UIViewController.self))
    }
    table["interactionControllerForPresentation:"] = OptionalWitness(find) {
      (object: any UIViewControllerTransitioningDelegate, arguments) in
      try object.interactionControllerForPresentation(
        using: arguments.next((any UIViewControllerAnimatedTransitioning).self))
    }
    table["interactionControllerForDismissal:"] = OptionalWitness(find) {
      (object: any UIViewControllerTransitioningDelegate, arguments) in
      try object.interactionControllerForDismissal(
        using: arguments.next((any UIViewControllerAnimatedTransitioning).self))
    }
    table["presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"] =
      OptionalWitness(find) { (object: any UIViewControllerTransitioningDelegate, arguments) in
        try object.presentationController(
          forPresented: arguments.next(UIViewController.self), presenting: arguments.next(UIViewController?.self),
          source: arguments.next(UIViewController.self))
      }
  }

  private static func addUIWindowSceneDelegate(_ table: inout Table) {
    let find: (Any) -> Entries? = {
      ($0 as? any UIWindowSceneDelegate).map { OptionalWitnesses.entries($0 as any UIWindowSceneDelegate) }
    }
    table["windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"] = OptionalWitness(find) {
      (object: any UIWindowSceneDelegate, arguments) in
      try object.windowScene(
        arguments.next(UIWindowScene.self), didUpdate: arguments.next((any UICoordinateSpace).self),
        interfaceOrientation: arguments.next(UIInterfaceOrientation.self),
        traitCollection: arguments.next(UITraitCollection.self))
    }
    table["windowScene:performActionForShortcutItem:completionHandler:"] = OptionalWitness(find) {
      (object: any UIWindowSceneDelegate, arguments) in
      try object.windowScene(
        arguments.next(UIWindowScene.self), performActionFor: arguments.next(UIApplicationShortcutItem.self),
        completionHandler: arguments.next(((Bool) -> Void).self))
    }
  }
}
