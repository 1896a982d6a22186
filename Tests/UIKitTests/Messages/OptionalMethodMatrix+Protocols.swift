// Made by Scripts/optional-calls from the protocols.

import UIKit

let optionalMethodCells: [OptionalMethodCell] = {
  var cells: [OptionalMethodCell] = []
  addCells_NSTextStorageDelegate(&cells)
  addCells_NSUserActivityDelegate(&cells)
  addCells_UIActionSheetDelegate(&cells)
  addCells_UIActivityItemSource(&cells)
  addCells_UIAdaptivePresentationControllerDelegate(&cells)
  addCells_UIAlertViewDelegate(&cells)
  addCells_UIApplicationDelegate(&cells)
  addCells_UIBarPositioningDelegate(&cells)
  addCells_UICollectionViewDataSource(&cells)
  addCells_UICollectionViewDataSourcePrefetching(&cells)
  addCells_UICollectionViewDelegate(&cells)
  addCells_UICollectionViewDelegateFlowLayout(&cells)
  addCells_UICollectionViewDragDelegate(&cells)
  addCells_UICollectionViewDropDelegate(&cells)
  addCells_UICollisionBehaviorDelegate(&cells)
  addCells_UIColorPickerViewControllerDelegate(&cells)
  addCells_UIContextMenuInteractionDelegate(&cells)
  addCells_UIDragInteractionDelegate(&cells)
  addCells_UIDropInteractionDelegate(&cells)
  addCells_UIDynamicAnimatorDelegate(&cells)
  addCells_UIEditMenuInteractionDelegate(&cells)
  addCells_UIFontPickerViewControllerDelegate(&cells)
  addCells_UIGestureRecognizerDelegate(&cells)
  addCells_UIImagePickerControllerDelegate(&cells)
  addCells_UILargeContentViewerInteractionDelegate(&cells)
  addCells_UINavigationBarDelegate(&cells)
  addCells_UINavigationControllerDelegate(&cells)
  addCells_UIPageViewControllerDataSource(&cells)
  addCells_UIPageViewControllerDelegate(&cells)
  addCells_UIPickerViewAccessibilityDelegate(&cells)
  addCells_UIPickerViewDelegate(&cells)
  addCells_UIPointerInteractionDelegate(&cells)
  addCells_UIPopoverPresentationControllerDelegate(&cells)
  addCells_UISceneDelegate(&cells)
  addCells_UIScrollViewDelegate(&cells)
  addCells_UISearchBarDelegate(&cells)
  addCells_UISearchControllerDelegate(&cells)
  addCells_UISearchResultsUpdating(&cells)
  addCells_UISheetPresentationControllerDelegate(&cells)
  addCells_UISplitViewControllerDelegate(&cells)
  addCells_UITabBarControllerDelegate(&cells)
  addCells_UITabBarDelegate(&cells)
  addCells_UITableViewDataSource(&cells)
  addCells_UITableViewDataSourcePrefetching(&cells)
  addCells_UITableViewDelegate(&cells)
  addCells_UITableViewDragDelegate(&cells)
  addCells_UITableViewDropDelegate(&cells)
  addCells_UITextFieldDelegate(&cells)
  addCells_UITextViewDelegate(&cells)
  addCells_UIViewControllerAnimatedTransitioning(&cells)
  addCells_UIViewControllerTransitioningDelegate(&cells)
  addCells_UIWindowSceneDelegate(&cells)
  return cells
}()

private func addCells_NSTextStorageDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "textStorage:willProcessEditing:range:changeInLength:", of: Adopters_NSTextStorageDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any NSTextStorageDelegate
      object.textStorage(
        dummy(NSTextStorage.self), willProcessEditing: dummy(NSTextStorage.EditActions.self),
        range: dummy(NSRange.self), changeInLength: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "textStorage:didProcessEditing:range:changeInLength:", of: Adopters_NSTextStorageDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any NSTextStorageDelegate
      object.textStorage(
        dummy(NSTextStorage.self), didProcessEditing: dummy(NSTextStorage.EditActions.self), range: dummy(NSRange.self),
        changeInLength: dummy(Int.self))
    })
}

private func addCells_NSUserActivityDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "userActivityWillSave:", of: Adopters_NSUserActivityDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any NSUserActivityDelegate
      object.userActivityWillSave(dummy(NSUserActivity.self))
    })
  cells.append(
    OptionalMethodCell(
      "userActivityWasContinued:", of: Adopters_NSUserActivityDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any NSUserActivityDelegate
      object.userActivityWasContinued(dummy(NSUserActivity.self))
    })
}

private func addCells_UIActionSheetDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "actionSheet:clickedButtonAtIndex:", of: Adopters_UIActionSheetDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIActionSheetDelegate
      object.actionSheet(dummy(UIActionSheet.self), clickedButtonAt: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "willPresentActionSheet:", of: Adopters_UIActionSheetDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIActionSheetDelegate
      object.willPresent(dummy(UIActionSheet.self))
    })
  cells.append(
    OptionalMethodCell(
      "didPresentActionSheet:", of: Adopters_UIActionSheetDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIActionSheetDelegate
      object.didPresent(dummy(UIActionSheet.self))
    })
  cells.append(
    OptionalMethodCell(
      "actionSheet:willDismissWithButtonIndex:", of: Adopters_UIActionSheetDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIActionSheetDelegate
      object.actionSheet(dummy(UIActionSheet.self), willDismissWithButtonIndex: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "actionSheet:didDismissWithButtonIndex:", of: Adopters_UIActionSheetDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIActionSheetDelegate
      object.actionSheet(dummy(UIActionSheet.self), didDismissWithButtonIndex: dummy(Int.self))
    })
}

private func addCells_UIActivityItemSource(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "activityViewController:subjectForActivityType:", of: Adopters_UIActivityItemSource.self, returning: String.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIActivityItemSource
      let _: String = object.activityViewController(
        dummy(UIActivityViewController.self), subjectForActivityType: dummy(UIActivity.ActivityType?.self))
    })
}

private func addCells_UIAdaptivePresentationControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "adaptivePresentationStyleForPresentationController:", of: Adopters_UIAdaptivePresentationControllerDelegate.self,
      returning: UIModalPresentationStyle.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      let _: UIModalPresentationStyle = object.adaptivePresentationStyle(for: dummy(UIPresentationController.self))
    })
  cells.append(
    OptionalMethodCell(
      "adaptivePresentationStyleForPresentationController:traitCollection:",
      of: Adopters_UIAdaptivePresentationControllerDelegate.self, returning: UIModalPresentationStyle.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      let _: UIModalPresentationStyle = object.adaptivePresentationStyle(
        for: dummy(UIPresentationController.self), traitCollection: dummy(UITraitCollection.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationController:prepareAdaptivePresentationController:",
      of: Adopters_UIAdaptivePresentationControllerDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      object.presentationController(dummy(UIPresentationController.self), prepare: dummy(UIPresentationController.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationController:viewControllerForAdaptivePresentationStyle:",
      of: Adopters_UIAdaptivePresentationControllerDelegate.self, returning: UIViewController?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      let _: UIViewController? = object.presentationController(
        dummy(UIPresentationController.self),
        viewControllerForAdaptivePresentationStyle: dummy(UIModalPresentationStyle.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      of: Adopters_UIAdaptivePresentationControllerDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      object.presentationController(
        dummy(UIPresentationController.self), willPresentWithAdaptiveStyle: dummy(UIModalPresentationStyle.self),
        transitionCoordinator: dummy(((any UIViewControllerTransitionCoordinator)?).self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationControllerShouldDismiss:", of: Adopters_UIAdaptivePresentationControllerDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      let _: Bool = object.presentationControllerShouldDismiss(dummy(UIPresentationController.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationControllerWillDismiss:", of: Adopters_UIAdaptivePresentationControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      object.presentationControllerWillDismiss(dummy(UIPresentationController.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationControllerDidDismiss:", of: Adopters_UIAdaptivePresentationControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      object.presentationControllerDidDismiss(dummy(UIPresentationController.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationControllerDidAttemptToDismiss:", of: Adopters_UIAdaptivePresentationControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAdaptivePresentationControllerDelegate
      object.presentationControllerDidAttemptToDismiss(dummy(UIPresentationController.self))
    })
}

private func addCells_UIAlertViewDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "alertView:clickedButtonAtIndex:", of: Adopters_UIAlertViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAlertViewDelegate
      object.alertView(dummy(UIAlertView.self), clickedButtonAt: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "willPresentAlertView:", of: Adopters_UIAlertViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAlertViewDelegate
      object.willPresent(dummy(UIAlertView.self))
    })
  cells.append(
    OptionalMethodCell(
      "didPresentAlertView:", of: Adopters_UIAlertViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAlertViewDelegate
      object.didPresent(dummy(UIAlertView.self))
    })
  cells.append(
    OptionalMethodCell(
      "alertView:willDismissWithButtonIndex:", of: Adopters_UIAlertViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAlertViewDelegate
      object.alertView(dummy(UIAlertView.self), willDismissWithButtonIndex: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "alertView:didDismissWithButtonIndex:", of: Adopters_UIAlertViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAlertViewDelegate
      object.alertView(dummy(UIAlertView.self), didDismissWithButtonIndex: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "alertViewShouldEnableFirstOtherButton:", of: Adopters_UIAlertViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIAlertViewDelegate
      let _: Bool = object.alertViewShouldEnableFirstOtherButton(dummy(UIAlertView.self))
    })
}

private func addCells_UIApplicationDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "application:didRegisterForRemoteNotificationsWithDeviceToken:", of: Adopters_UIApplicationDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(dummy(UIApplication.self), didRegisterForRemoteNotificationsWithDeviceToken: dummy(Data.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:didReceiveRemoteNotification:fetchCompletionHandler:", of: Adopters_UIApplicationDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(
        dummy(UIApplication.self), didReceiveRemoteNotification: dummy(([AnyHashable: Any]).self),
        fetchCompletionHandler: dummy(((UIBackgroundFetchResult) -> Void).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:performActionForShortcutItem:completionHandler:", of: Adopters_UIApplicationDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(
        dummy(UIApplication.self), performActionFor: dummy(UIApplicationShortcutItem.self),
        completionHandler: dummy(((Bool) -> Void).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:handleEventsForBackgroundURLSession:completionHandler:", of: Adopters_UIApplicationDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(
        dummy(UIApplication.self), handleEventsForBackgroundURLSession: dummy(String.self),
        completionHandler: dummy((() -> Void).self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationSignificantTimeChange:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationSignificantTimeChange(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationProtectedDataWillBecomeUnavailable:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationProtectedDataWillBecomeUnavailable(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationProtectedDataDidBecomeAvailable:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationProtectedDataDidBecomeAvailable(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:willContinueUserActivityWithType:", of: Adopters_UIApplicationDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: Bool = object.application(dummy(UIApplication.self), willContinueUserActivityWithType: dummy(String.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:continueUserActivity:restorationHandler:", of: Adopters_UIApplicationDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: Bool = object.application(
        dummy(UIApplication.self), continue: dummy(NSUserActivity.self),
        restorationHandler: dummy((([any UIUserActivityRestoring]?) -> Void).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:didFailToContinueUserActivityWithType:error:", of: Adopters_UIApplicationDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(
        dummy(UIApplication.self), didFailToContinueUserActivityWithType: dummy(String.self),
        error: dummy((any Error).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:didUpdateUserActivity:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(dummy(UIApplication.self), didUpdate: dummy(NSUserActivity.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:didFailToRegisterForRemoteNotificationsWithError:", of: Adopters_UIApplicationDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(
        dummy(UIApplication.self), didFailToRegisterForRemoteNotificationsWithError: dummy((any Error).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:willFinishLaunchingWithOptions:", of: Adopters_UIApplicationDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: Bool = object.application(
        dummy(UIApplication.self), willFinishLaunchingWithOptions: dummy(([UIApplication.LaunchOptionsKey: Any]?).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:didFinishLaunchingWithOptions:", of: Adopters_UIApplicationDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: Bool = object.application(
        dummy(UIApplication.self), didFinishLaunchingWithOptions: dummy(([UIApplication.LaunchOptionsKey: Any]?).self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationDidFinishLaunching:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationDidFinishLaunching(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationDidBecomeActive:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationDidBecomeActive(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationWillResignActive:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationWillResignActive(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationDidEnterBackground:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationDidEnterBackground(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationWillEnterForeground:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationWillEnterForeground(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationWillTerminate:", of: Adopters_UIApplicationDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationWillTerminate(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "applicationDidReceiveMemoryWarning:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.applicationDidReceiveMemoryWarning(dummy(UIApplication.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:openURL:options:", of: Adopters_UIApplicationDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: Bool = object.application(
        dummy(UIApplication.self), open: dummy(URL.self), options: dummy(([UIApplication.OpenURLOptionsKey: Any]).self))
    })
  cells.append(
    OptionalMethodCell(
      "application:configurationForConnectingSceneSession:options:", of: Adopters_UIApplicationDelegate.self,
      returning: UISceneConfiguration.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: UISceneConfiguration = object.application(
        dummy(UIApplication.self), configurationForConnecting: dummy(UISceneSession.self),
        options: dummy(UIScene.ConnectionOptions.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:didDiscardSceneSessions:", of: Adopters_UIApplicationDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      object.application(dummy(UIApplication.self), didDiscardSceneSessions: dummy(Set<UISceneSession>.self))
    })
  cells.append(
    OptionalMethodCell(
      "application:supportedInterfaceOrientationsForWindow:", of: Adopters_UIApplicationDelegate.self,
      returning: UIInterfaceOrientationMask.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIApplicationDelegate
      let _: UIInterfaceOrientationMask = object.application(
        dummy(UIApplication.self), supportedInterfaceOrientationsFor: dummy(UIWindow?.self))
    })
}

private func addCells_UIBarPositioningDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "positionForBar:", of: Adopters_UIBarPositioningDelegate.self, returning: UIBarPosition.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIBarPositioningDelegate
      let _: UIBarPosition = object.position(for: dummy((any UIBarPositioning).self))
    })
}

private func addCells_UICollectionViewDataSource(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collectionView:canMoveItemAtIndexPath:", of: Adopters_UICollectionViewDataSource.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSource
      let _: Bool = object.collectionView(dummy(UICollectionView.self), canMoveItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:moveItemAtIndexPath:toIndexPath:", of: Adopters_UICollectionViewDataSource.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSource
      object.collectionView(dummy(UICollectionView.self), moveItemAt: dummy(IndexPath.self), to: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "indexTitlesForCollectionView:", of: Adopters_UICollectionViewDataSource.self, returning: [String]?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSource
      let _: [String]? = object.indexTitles(for: dummy(UICollectionView.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:indexPathForIndexTitle:atIndex:", of: Adopters_UICollectionViewDataSource.self,
      returning: IndexPath.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSource
      let _: IndexPath = object.collectionView(
        dummy(UICollectionView.self), indexPathForIndexTitle: dummy(String.self), at: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "numberOfSectionsInCollectionView:", of: Adopters_UICollectionViewDataSource.self, returning: Int.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSource
      let _: Int = object.numberOfSections(in: dummy(UICollectionView.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", of: Adopters_UICollectionViewDataSource.self,
      returning: UICollectionReusableView.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSource
      let _: UICollectionReusableView = object.collectionView(
        dummy(UICollectionView.self), viewForSupplementaryElementOfKind: dummy(String.self), at: dummy(IndexPath.self))
    })
}

private func addCells_UICollectionViewDataSourcePrefetching(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:", of: Adopters_UICollectionViewDataSourcePrefetching.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDataSourcePrefetching
      object.collectionView(dummy(UICollectionView.self), cancelPrefetchingForItemsAt: dummy([IndexPath].self))
    })
}

private func addCells_UICollectionViewDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", of: Adopters_UICollectionViewDelegate.self,
      returning: UIContextMenuConfiguration?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UIContextMenuConfiguration? = object.collectionView(
        dummy(UICollectionView.self), contextMenuConfigurationForItemsAt: dummy([IndexPath].self),
        point: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", of: Adopters_UICollectionViewDelegate.self,
      returning: UIContextMenuConfiguration?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UIContextMenuConfiguration? = object.collectionView(
        dummy(UICollectionView.self), contextMenuConfigurationForItemAt: dummy(IndexPath.self),
        point: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
      of: Adopters_UICollectionViewDelegate.self, returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UITargetedPreview? = object.collectionView(
        dummy(UICollectionView.self), contextMenuConfiguration: dummy(UIContextMenuConfiguration.self),
        highlightPreviewForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
      of: Adopters_UICollectionViewDelegate.self, returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UITargetedPreview? = object.collectionView(
        dummy(UICollectionView.self), contextMenuConfiguration: dummy(UIContextMenuConfiguration.self),
        dismissalPreviewForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:", of: Adopters_UICollectionViewDelegate.self,
      returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UITargetedPreview? = object.collectionView(
        dummy(UICollectionView.self),
        previewForHighlightingContextMenuWithConfiguration: dummy(UIContextMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:previewForDismissingContextMenuWithConfiguration:", of: Adopters_UICollectionViewDelegate.self,
      returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UITargetedPreview? = object.collectionView(
        dummy(UICollectionView.self),
        previewForDismissingContextMenuWithConfiguration: dummy(UIContextMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      of: Adopters_UICollectionViewDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), willPerformPreviewActionForMenuWith: dummy(UIContextMenuConfiguration.self),
        animator: dummy((any UIContextMenuInteractionCommitAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:willDisplayContextMenuWithConfiguration:animator:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), willDisplayContextMenu: dummy(UIContextMenuConfiguration.self),
        animator: dummy(((any UIContextMenuInteractionAnimating)?).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
      of: Adopters_UICollectionViewDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), willEndContextMenuInteraction: dummy(UIContextMenuConfiguration.self),
        animator: dummy(((any UIContextMenuInteractionAnimating)?).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:canFocusItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), canFocusItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldUpdateFocusInContext:", of: Adopters_UICollectionViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), shouldUpdateFocusIn: dummy(UICollectionViewFocusUpdateContext.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), didUpdateFocusIn: dummy(UICollectionViewFocusUpdateContext.self),
        with: dummy(UIFocusAnimationCoordinator.self))
    })
  cells.append(
    OptionalMethodCell(
      "indexPathForPreferredFocusedViewInCollectionView:", of: Adopters_UICollectionViewDelegate.self,
      returning: IndexPath?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: IndexPath? = object.indexPathForPreferredFocusedView(in: dummy(UICollectionView.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:selectionFollowsFocusForItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), selectionFollowsFocusForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldSpringLoadItemAtIndexPath:withContext:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), shouldSpringLoadItemAt: dummy(IndexPath.self),
        with: dummy((any UISpringLoadedInteractionContext).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), canPerformPrimaryActionForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:performPrimaryActionForItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(dummy(UICollectionView.self), performPrimaryActionForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:transitionLayoutForOldLayout:newLayout:", of: Adopters_UICollectionViewDelegate.self,
      returning: UICollectionViewTransitionLayout.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: UICollectionViewTransitionLayout = object.collectionView(
        dummy(UICollectionView.self), transitionLayoutForOldLayout: dummy(UICollectionViewLayout.self),
        newLayout: dummy(UICollectionViewLayout.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      of: Adopters_UICollectionViewDelegate.self, returning: IndexPath.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: IndexPath = object.collectionView(
        dummy(UICollectionView.self), targetIndexPathForMoveOfItemFromOriginalIndexPath: dummy(IndexPath.self),
        atCurrentIndexPath: dummy(IndexPath.self), toProposedIndexPath: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
      of: Adopters_UICollectionViewDelegate.self, returning: IndexPath.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: IndexPath = object.collectionView(
        dummy(UICollectionView.self), targetIndexPathForMoveFromItemAt: dummy(IndexPath.self),
        toProposedIndexPath: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:targetContentOffsetForProposedContentOffset:", of: Adopters_UICollectionViewDelegate.self,
      returning: CGPoint.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: CGPoint = object.collectionView(
        dummy(UICollectionView.self), targetContentOffsetForProposedContentOffset: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:canEditItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), canEditItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldShowMenuForItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), shouldShowMenuForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), canPerformAction: dummy(Selector.self), forItemAt: dummy(IndexPath.self),
        withSender: dummy(Any?.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:performAction:forItemAtIndexPath:withSender:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), performAction: dummy(Selector.self), forItemAt: dummy(IndexPath.self),
        withSender: dummy(Any?.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), shouldBeginMultipleSelectionInteractionAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(dummy(UICollectionView.self), didBeginMultipleSelectionInteractionAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionViewDidEndMultipleSelectionInteraction:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionViewDidEndMultipleSelectionInteraction(dummy(UICollectionView.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didHighlightItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(dummy(UICollectionView.self), didHighlightItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didUnhighlightItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(dummy(UICollectionView.self), didUnhighlightItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldHighlightItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), shouldHighlightItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldSelectItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), shouldSelectItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:shouldDeselectItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), shouldDeselectItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didSelectItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(dummy(UICollectionView.self), didSelectItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didDeselectItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(dummy(UICollectionView.self), didDeselectItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:willDisplayCell:forItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), willDisplay: dummy(UICollectionViewCell.self), forItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      of: Adopters_UICollectionViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), willDisplaySupplementaryView: dummy(UICollectionReusableView.self),
        forElementKind: dummy(String.self), at: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:", of: Adopters_UICollectionViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), didEndDisplaying: dummy(UICollectionViewCell.self),
        forItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      of: Adopters_UICollectionViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegate
      object.collectionView(
        dummy(UICollectionView.self), didEndDisplayingSupplementaryView: dummy(UICollectionReusableView.self),
        forElementOfKind: dummy(String.self), at: dummy(IndexPath.self))
    })
}

private func addCells_UICollectionViewDelegateFlowLayout(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collectionView:layout:sizeForItemAtIndexPath:", of: Adopters_UICollectionViewDelegateFlowLayout.self,
      returning: CGSize.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegateFlowLayout
      let _: CGSize = object.collectionView(
        dummy(UICollectionView.self), layout: dummy(UICollectionViewLayout.self), sizeForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:layout:insetForSectionAtIndex:", of: Adopters_UICollectionViewDelegateFlowLayout.self,
      returning: UIEdgeInsets.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegateFlowLayout
      let _: UIEdgeInsets = object.collectionView(
        dummy(UICollectionView.self), layout: dummy(UICollectionViewLayout.self), insetForSectionAt: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
      of: Adopters_UICollectionViewDelegateFlowLayout.self, returning: CGFloat.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegateFlowLayout
      let _: CGFloat = object.collectionView(
        dummy(UICollectionView.self), layout: dummy(UICollectionViewLayout.self),
        minimumLineSpacingForSectionAt: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
      of: Adopters_UICollectionViewDelegateFlowLayout.self, returning: CGFloat.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegateFlowLayout
      let _: CGFloat = object.collectionView(
        dummy(UICollectionView.self), layout: dummy(UICollectionViewLayout.self),
        minimumInteritemSpacingForSectionAt: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:layout:referenceSizeForHeaderInSection:", of: Adopters_UICollectionViewDelegateFlowLayout.self,
      returning: CGSize.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegateFlowLayout
      let _: CGSize = object.collectionView(
        dummy(UICollectionView.self), layout: dummy(UICollectionViewLayout.self),
        referenceSizeForHeaderInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:layout:referenceSizeForFooterInSection:", of: Adopters_UICollectionViewDelegateFlowLayout.self,
      returning: CGSize.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDelegateFlowLayout
      let _: CGSize = object.collectionView(
        dummy(UICollectionView.self), layout: dummy(UICollectionViewLayout.self),
        referenceSizeForFooterInSection: dummy(Int.self))
    })
}

private func addCells_UICollectionViewDragDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collectionView:itemsForAddingToDragSession:atIndexPath:point:", of: Adopters_UICollectionViewDragDelegate.self,
      returning: [UIDragItem].self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDragDelegate
      let _: [UIDragItem] = object.collectionView(
        dummy(UICollectionView.self), itemsForAddingTo: dummy((any UIDragSession).self), at: dummy(IndexPath.self),
        point: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dragPreviewParametersForItemAtIndexPath:", of: Adopters_UICollectionViewDragDelegate.self,
      returning: UIDragPreviewParameters?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDragDelegate
      let _: UIDragPreviewParameters? = object.collectionView(
        dummy(UICollectionView.self), dragPreviewParametersForItemAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dragSessionWillBegin:", of: Adopters_UICollectionViewDragDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDragDelegate
      object.collectionView(dummy(UICollectionView.self), dragSessionWillBegin: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dragSessionDidEnd:", of: Adopters_UICollectionViewDragDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDragDelegate
      object.collectionView(dummy(UICollectionView.self), dragSessionDidEnd: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dragSessionAllowsMoveOperation:", of: Adopters_UICollectionViewDragDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDragDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), dragSessionAllowsMoveOperation: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dragSessionIsRestrictedToDraggingApplication:", of: Adopters_UICollectionViewDragDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDragDelegate
      let _: Bool = object.collectionView(
        dummy(UICollectionView.self), dragSessionIsRestrictedToDraggingApplication: dummy((any UIDragSession).self))
    })
}

private func addCells_UICollectionViewDropDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collectionView:canHandleDropSession:", of: Adopters_UICollectionViewDropDelegate.self, returning: Bool.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDropDelegate
      let _: Bool = object.collectionView(dummy(UICollectionView.self), canHandle: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dropSessionDidEnter:", of: Adopters_UICollectionViewDropDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDropDelegate
      object.collectionView(dummy(UICollectionView.self), dropSessionDidEnter: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", of: Adopters_UICollectionViewDropDelegate.self,
      returning: UICollectionViewDropProposal.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDropDelegate
      let _: UICollectionViewDropProposal = object.collectionView(
        dummy(UICollectionView.self), dropSessionDidUpdate: dummy((any UIDropSession).self),
        withDestinationIndexPath: dummy(IndexPath?.self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dropSessionDidExit:", of: Adopters_UICollectionViewDropDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDropDelegate
      object.collectionView(dummy(UICollectionView.self), dropSessionDidExit: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dropSessionDidEnd:", of: Adopters_UICollectionViewDropDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollectionViewDropDelegate
      object.collectionView(dummy(UICollectionView.self), dropSessionDidEnd: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "collectionView:dropPreviewParametersForItemAtIndexPath:", of: Adopters_UICollectionViewDropDelegate.self,
      returning: UIDragPreviewParameters?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UICollectionViewDropDelegate
      let _: UIDragPreviewParameters? = object.collectionView(
        dummy(UICollectionView.self), dropPreviewParametersForItemAt: dummy(IndexPath.self))
    })
}

private func addCells_UICollisionBehaviorDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "collisionBehavior:beganContactForItem:withItem:atPoint:", of: Adopters_UICollisionBehaviorDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollisionBehaviorDelegate
      object.collisionBehavior(
        dummy(UICollisionBehavior.self), beganContactFor: dummy((any UIDynamicItem).self),
        with: dummy((any UIDynamicItem).self), at: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "collisionBehavior:endedContactForItem:withItem:", of: Adopters_UICollisionBehaviorDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollisionBehaviorDelegate
      object.collisionBehavior(
        dummy(UICollisionBehavior.self), endedContactFor: dummy((any UIDynamicItem).self),
        with: dummy((any UIDynamicItem).self))
    })
  cells.append(
    OptionalMethodCell(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
      of: Adopters_UICollisionBehaviorDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollisionBehaviorDelegate
      object.collisionBehavior(
        dummy(UICollisionBehavior.self), beganContactFor: dummy((any UIDynamicItem).self),
        withBoundaryIdentifier: dummy(((any NSCopying)?).self), at: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", of: Adopters_UICollisionBehaviorDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UICollisionBehaviorDelegate
      object.collisionBehavior(
        dummy(UICollisionBehavior.self), endedContactFor: dummy((any UIDynamicItem).self),
        withBoundaryIdentifier: dummy(((any NSCopying)?).self))
    })
}

private func addCells_UIColorPickerViewControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "colorPickerViewControllerDidSelectColor:", of: Adopters_UIColorPickerViewControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIColorPickerViewControllerDelegate
      object.colorPickerViewControllerDidSelectColor(dummy(UIColorPickerViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "colorPickerViewController:didSelectColor:continuously:", of: Adopters_UIColorPickerViewControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIColorPickerViewControllerDelegate
      object.colorPickerViewController(
        dummy(UIColorPickerViewController.self), didSelect: dummy(UIColor.self), continuously: dummy(Bool.self))
    })
  cells.append(
    OptionalMethodCell(
      "colorPickerViewControllerDidFinish:", of: Adopters_UIColorPickerViewControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIColorPickerViewControllerDelegate
      object.colorPickerViewControllerDidFinish(dummy(UIColorPickerViewController.self))
    })
}

private func addCells_UIContextMenuInteractionDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
      of: Adopters_UIContextMenuInteractionDelegate.self, returning: UITargetedPreview?.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      let _: UITargetedPreview? = object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self), configuration: dummy(UIContextMenuConfiguration.self),
        highlightPreviewForItemWithIdentifier: dummy((any NSCopying).self))
    })
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
      of: Adopters_UIContextMenuInteractionDelegate.self, returning: UITargetedPreview?.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      let _: UITargetedPreview? = object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self), configuration: dummy(UIContextMenuConfiguration.self),
        dismissalPreviewForItemWithIdentifier: dummy((any NSCopying).self))
    })
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:",
      of: Adopters_UIContextMenuInteractionDelegate.self, returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      let _: UITargetedPreview? = object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self),
        previewForHighlightingMenuWithConfiguration: dummy(UIContextMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:previewForDismissingMenuWithConfiguration:",
      of: Adopters_UIContextMenuInteractionDelegate.self, returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      let _: UITargetedPreview? = object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self),
        previewForDismissingMenuWithConfiguration: dummy(UIContextMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
      of: Adopters_UIContextMenuInteractionDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self),
        willPerformPreviewActionForMenuWith: dummy(UIContextMenuConfiguration.self),
        animator: dummy((any UIContextMenuInteractionCommitAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
      of: Adopters_UIContextMenuInteractionDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self), willDisplayMenuFor: dummy(UIContextMenuConfiguration.self),
        animator: dummy(((any UIContextMenuInteractionAnimating)?).self))
    })
  cells.append(
    OptionalMethodCell(
      "contextMenuInteraction:willEndForConfiguration:animator:", of: Adopters_UIContextMenuInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIContextMenuInteractionDelegate
      object.contextMenuInteraction(
        dummy(UIContextMenuInteraction.self), willEndFor: dummy(UIContextMenuConfiguration.self),
        animator: dummy(((any UIContextMenuInteractionAnimating)?).self))
    })
}

private func addCells_UIDragInteractionDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "dragInteraction:previewForLiftingItem:session:", of: Adopters_UIDragInteractionDelegate.self,
      returning: UITargetedDragPreview?.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: UITargetedDragPreview? = object.dragInteraction(
        dummy(UIDragInteraction.self), previewForLifting: dummy(UIDragItem.self),
        session: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:willAnimateLiftWithAnimator:session:", of: Adopters_UIDragInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(
        dummy(UIDragInteraction.self), willAnimateLiftWith: dummy((any UIDragAnimating).self),
        session: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:sessionWillBegin:", of: Adopters_UIDragInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(dummy(UIDragInteraction.self), sessionWillBegin: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:sessionAllowsMoveOperation:", of: Adopters_UIDragInteractionDelegate.self, returning: Bool.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: Bool = object.dragInteraction(
        dummy(UIDragInteraction.self), sessionAllowsMoveOperation: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:sessionIsRestrictedToDraggingApplication:", of: Adopters_UIDragInteractionDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: Bool = object.dragInteraction(
        dummy(UIDragInteraction.self), sessionIsRestrictedToDraggingApplication: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:prefersFullSizePreviewsForSession:", of: Adopters_UIDragInteractionDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: Bool = object.dragInteraction(
        dummy(UIDragInteraction.self), prefersFullSizePreviewsFor: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:sessionDidMove:", of: Adopters_UIDragInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(dummy(UIDragInteraction.self), sessionDidMove: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:session:willEndWithOperation:", of: Adopters_UIDragInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(
        dummy(UIDragInteraction.self), session: dummy((any UIDragSession).self),
        willEndWith: dummy(UIDropOperation.self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:session:didEndWithOperation:", of: Adopters_UIDragInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(
        dummy(UIDragInteraction.self), session: dummy((any UIDragSession).self), didEndWith: dummy(UIDropOperation.self)
      )
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:sessionDidTransferItems:", of: Adopters_UIDragInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(dummy(UIDragInteraction.self), sessionDidTransferItems: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", of: Adopters_UIDragInteractionDelegate.self,
      returning: [UIDragItem].self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: [UIDragItem] = object.dragInteraction(
        dummy(UIDragInteraction.self), itemsForAddingTo: dummy((any UIDragSession).self),
        withTouchAt: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:sessionForAddingItems:withTouchAtPoint:", of: Adopters_UIDragInteractionDelegate.self,
      returning: ((any UIDragSession)?).self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: (any UIDragSession)? = object.dragInteraction(
        dummy(UIDragInteraction.self), sessionForAddingItems: dummy(([any UIDragSession]).self),
        withTouchAt: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:session:willAddItems:forInteraction:", of: Adopters_UIDragInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(
        dummy(UIDragInteraction.self), session: dummy((any UIDragSession).self), willAdd: dummy([UIDragItem].self),
        for: dummy(UIDragInteraction.self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:previewForCancellingItem:withDefault:", of: Adopters_UIDragInteractionDelegate.self,
      returning: UITargetedDragPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      let _: UITargetedDragPreview? = object.dragInteraction(
        dummy(UIDragInteraction.self), previewForCancelling: dummy(UIDragItem.self),
        withDefault: dummy(UITargetedDragPreview.self))
    })
  cells.append(
    OptionalMethodCell(
      "dragInteraction:item:willAnimateCancelWithAnimator:", of: Adopters_UIDragInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDragInteractionDelegate
      object.dragInteraction(
        dummy(UIDragInteraction.self), item: dummy(UIDragItem.self),
        willAnimateCancelWith: dummy((any UIDragAnimating).self))
    })
}

private func addCells_UIDropInteractionDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "dropInteraction:canHandleSession:", of: Adopters_UIDropInteractionDelegate.self, returning: Bool.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      let _: Bool = object.dropInteraction(dummy(UIDropInteraction.self), canHandle: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:sessionDidEnter:", of: Adopters_UIDropInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      object.dropInteraction(dummy(UIDropInteraction.self), sessionDidEnter: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:sessionDidUpdate:", of: Adopters_UIDropInteractionDelegate.self, returning: UIDropProposal.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      let _: UIDropProposal = object.dropInteraction(
        dummy(UIDropInteraction.self), sessionDidUpdate: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:sessionDidExit:", of: Adopters_UIDropInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      object.dropInteraction(dummy(UIDropInteraction.self), sessionDidExit: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:performDrop:", of: Adopters_UIDropInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      object.dropInteraction(dummy(UIDropInteraction.self), performDrop: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:concludeDrop:", of: Adopters_UIDropInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      object.dropInteraction(dummy(UIDropInteraction.self), concludeDrop: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:sessionDidEnd:", of: Adopters_UIDropInteractionDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      object.dropInteraction(dummy(UIDropInteraction.self), sessionDidEnd: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:previewForDroppingItem:withDefault:", of: Adopters_UIDropInteractionDelegate.self,
      returning: UITargetedDragPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      let _: UITargetedDragPreview? = object.dropInteraction(
        dummy(UIDropInteraction.self), previewForDropping: dummy(UIDragItem.self),
        withDefault: dummy(UITargetedDragPreview.self))
    })
  cells.append(
    OptionalMethodCell(
      "dropInteraction:item:willAnimateDropWithAnimator:", of: Adopters_UIDropInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIDropInteractionDelegate
      object.dropInteraction(
        dummy(UIDropInteraction.self), item: dummy(UIDragItem.self),
        willAnimateDropWith: dummy((any UIDragAnimating).self))
    })
}

private func addCells_UIDynamicAnimatorDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "dynamicAnimatorWillResume:", of: Adopters_UIDynamicAnimatorDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIDynamicAnimatorDelegate
      object.dynamicAnimatorWillResume(dummy(UIDynamicAnimator.self))
    })
  cells.append(
    OptionalMethodCell(
      "dynamicAnimatorDidPause:", of: Adopters_UIDynamicAnimatorDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIDynamicAnimatorDelegate
      object.dynamicAnimatorDidPause(dummy(UIDynamicAnimator.self))
    })
}

private func addCells_UIEditMenuInteractionDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "editMenuInteraction:menuForConfiguration:suggestedActions:", of: Adopters_UIEditMenuInteractionDelegate.self,
      returning: UIMenu?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIEditMenuInteractionDelegate
      let _: UIMenu? = object.editMenuInteraction(
        dummy(UIEditMenuInteraction.self), menuFor: dummy(UIEditMenuConfiguration.self),
        suggestedActions: dummy([UIMenuElement].self))
    })
  cells.append(
    OptionalMethodCell(
      "editMenuInteraction:targetRectForConfiguration:", of: Adopters_UIEditMenuInteractionDelegate.self,
      returning: CGRect.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIEditMenuInteractionDelegate
      let _: CGRect = object.editMenuInteraction(
        dummy(UIEditMenuInteraction.self), targetRectFor: dummy(UIEditMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "editMenuInteraction:willPresentMenuForConfiguration:animator:", of: Adopters_UIEditMenuInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIEditMenuInteractionDelegate
      object.editMenuInteraction(
        dummy(UIEditMenuInteraction.self), willPresentMenuFor: dummy(UIEditMenuConfiguration.self),
        animator: dummy((any UIEditMenuInteractionAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "editMenuInteraction:willDismissMenuForConfiguration:animator:", of: Adopters_UIEditMenuInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIEditMenuInteractionDelegate
      object.editMenuInteraction(
        dummy(UIEditMenuInteraction.self), willDismissMenuFor: dummy(UIEditMenuConfiguration.self),
        animator: dummy((any UIEditMenuInteractionAnimating).self))
    })
}

private func addCells_UIFontPickerViewControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "fontPickerViewControllerDidCancel:", of: Adopters_UIFontPickerViewControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIFontPickerViewControllerDelegate
      object.fontPickerViewControllerDidCancel(dummy(UIFontPickerViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "fontPickerViewControllerDidPickFont:", of: Adopters_UIFontPickerViewControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIFontPickerViewControllerDelegate
      object.fontPickerViewControllerDidPickFont(dummy(UIFontPickerViewController.self))
    })
}

private func addCells_UIGestureRecognizerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "gestureRecognizerShouldBegin:", of: Adopters_UIGestureRecognizerDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizerShouldBegin(dummy(UIGestureRecognizer.self))
    })
  cells.append(
    OptionalMethodCell(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      of: Adopters_UIGestureRecognizerDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizer(
        dummy(UIGestureRecognizer.self), shouldRecognizeSimultaneouslyWith: dummy(UIGestureRecognizer.self))
    })
  cells.append(
    OptionalMethodCell(
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", of: Adopters_UIGestureRecognizerDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizer(
        dummy(UIGestureRecognizer.self), shouldRequireFailureOf: dummy(UIGestureRecognizer.self))
    })
  cells.append(
    OptionalMethodCell(
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", of: Adopters_UIGestureRecognizerDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizer(
        dummy(UIGestureRecognizer.self), shouldBeRequiredToFailBy: dummy(UIGestureRecognizer.self))
    })
  cells.append(
    OptionalMethodCell(
      "gestureRecognizer:shouldReceivePress:", of: Adopters_UIGestureRecognizerDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizer(dummy(UIGestureRecognizer.self), shouldReceive: dummy(UIPress.self))
    })
  cells.append(
    OptionalMethodCell(
      "gestureRecognizer:shouldReceiveEvent:", of: Adopters_UIGestureRecognizerDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizer(dummy(UIGestureRecognizer.self), shouldReceive: dummy(UIEvent.self))
    })
  cells.append(
    OptionalMethodCell(
      "gestureRecognizer:shouldReceiveTouch:", of: Adopters_UIGestureRecognizerDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIGestureRecognizerDelegate
      let _: Bool = object.gestureRecognizer(dummy(UIGestureRecognizer.self), shouldReceive: dummy(UITouch.self))
    })
}

private func addCells_UIImagePickerControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "imagePickerController:didFinishPickingMediaWithInfo:", of: Adopters_UIImagePickerControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIImagePickerControllerDelegate
      object.imagePickerController(
        dummy(UIImagePickerController.self),
        didFinishPickingMediaWithInfo: dummy(([UIImagePickerController.InfoKey: Any]).self))
    })
  cells.append(
    OptionalMethodCell(
      "imagePickerControllerDidCancel:", of: Adopters_UIImagePickerControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIImagePickerControllerDelegate
      object.imagePickerControllerDidCancel(dummy(UIImagePickerController.self))
    })
}

private func addCells_UILargeContentViewerInteractionDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "largeContentViewerInteraction:didEndOnItem:atPoint:", of: Adopters_UILargeContentViewerInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UILargeContentViewerInteractionDelegate
      object.largeContentViewerInteraction(
        dummy(UILargeContentViewerInteraction.self), didEndOn: dummy(((any UILargeContentViewerItem)?).self),
        at: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "largeContentViewerInteraction:itemAtPoint:", of: Adopters_UILargeContentViewerInteractionDelegate.self,
      returning: ((any UILargeContentViewerItem)?).self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UILargeContentViewerInteractionDelegate
      let _: (any UILargeContentViewerItem)? = object.largeContentViewerInteraction(
        dummy(UILargeContentViewerInteraction.self), itemAt: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "viewControllerForLargeContentViewerInteraction:", of: Adopters_UILargeContentViewerInteractionDelegate.self,
      returning: UIViewController.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UILargeContentViewerInteractionDelegate
      let _: UIViewController = object.viewController(for: dummy(UILargeContentViewerInteraction.self))
    })
}

private func addCells_UINavigationBarDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "navigationBar:shouldPushItem:", of: Adopters_UINavigationBarDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationBarDelegate
      let _: Bool = object.navigationBar(dummy(UINavigationBar.self), shouldPush: dummy(UINavigationItem.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationBar:didPushItem:", of: Adopters_UINavigationBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationBarDelegate
      object.navigationBar(dummy(UINavigationBar.self), didPush: dummy(UINavigationItem.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationBar:shouldPopItem:", of: Adopters_UINavigationBarDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationBarDelegate
      let _: Bool = object.navigationBar(dummy(UINavigationBar.self), shouldPop: dummy(UINavigationItem.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationBar:didPopItem:", of: Adopters_UINavigationBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationBarDelegate
      object.navigationBar(dummy(UINavigationBar.self), didPop: dummy(UINavigationItem.self))
    })
}

private func addCells_UINavigationControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "navigationController:willShowViewController:animated:", of: Adopters_UINavigationControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationControllerDelegate
      object.navigationController(
        dummy(UINavigationController.self), willShow: dummy(UIViewController.self), animated: dummy(Bool.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationController:didShowViewController:animated:", of: Adopters_UINavigationControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationControllerDelegate
      object.navigationController(
        dummy(UINavigationController.self), didShow: dummy(UIViewController.self), animated: dummy(Bool.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      of: Adopters_UINavigationControllerDelegate.self, returning: ((any UIViewControllerAnimatedTransitioning)?).self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationControllerDelegate
      let _: (any UIViewControllerAnimatedTransitioning)? = object.navigationController(
        dummy(UINavigationController.self), animationControllerFor: dummy(UINavigationController.Operation.self),
        from: dummy(UIViewController.self), to: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationController:interactionControllerForAnimationController:",
      of: Adopters_UINavigationControllerDelegate.self,
      returning: ((any UIViewControllerInteractiveTransitioning)?).self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UINavigationControllerDelegate
      let _: (any UIViewControllerInteractiveTransitioning)? = object.navigationController(
        dummy(UINavigationController.self),
        interactionControllerFor: dummy((any UIViewControllerAnimatedTransitioning).self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationControllerSupportedInterfaceOrientations:", of: Adopters_UINavigationControllerDelegate.self,
      returning: UIInterfaceOrientationMask.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationControllerDelegate
      let _: UIInterfaceOrientationMask = object.navigationControllerSupportedInterfaceOrientations(
        dummy(UINavigationController.self))
    })
  cells.append(
    OptionalMethodCell(
      "navigationControllerPreferredInterfaceOrientationForPresentation:",
      of: Adopters_UINavigationControllerDelegate.self, returning: UIInterfaceOrientation.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UINavigationControllerDelegate
      let _: UIInterfaceOrientation = object.navigationControllerPreferredInterfaceOrientationForPresentation(
        dummy(UINavigationController.self))
    })
}

private func addCells_UIPageViewControllerDataSource(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "presentationCountForPageViewController:", of: Adopters_UIPageViewControllerDataSource.self, returning: Int.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPageViewControllerDataSource
      let _: Int = object.presentationCount(for: dummy(UIPageViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationIndexForPageViewController:", of: Adopters_UIPageViewControllerDataSource.self, returning: Int.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPageViewControllerDataSource
      let _: Int = object.presentationIndex(for: dummy(UIPageViewController.self))
    })
}

private func addCells_UIPageViewControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "pageViewController:willTransitionToViewControllers:", of: Adopters_UIPageViewControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPageViewControllerDelegate
      object.pageViewController(dummy(UIPageViewController.self), willTransitionTo: dummy([UIViewController].self))
    })
  cells.append(
    OptionalMethodCell(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      of: Adopters_UIPageViewControllerDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPageViewControllerDelegate
      object.pageViewController(
        dummy(UIPageViewController.self), didFinishAnimating: dummy(Bool.self),
        previousViewControllers: dummy([UIViewController].self), transitionCompleted: dummy(Bool.self))
    })
}

private func addCells_UIPickerViewAccessibilityDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "pickerView:accessibilityLabelForComponent:", of: Adopters_UIPickerViewAccessibilityDelegate.self,
      returning: String?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewAccessibilityDelegate
      let _: String? = object.pickerView(dummy(UIPickerView.self), accessibilityLabelForComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:accessibilityHintForComponent:", of: Adopters_UIPickerViewAccessibilityDelegate.self,
      returning: String?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewAccessibilityDelegate
      let _: String? = object.pickerView(dummy(UIPickerView.self), accessibilityHintForComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:accessibilityAttributedLabelForComponent:", of: Adopters_UIPickerViewAccessibilityDelegate.self,
      returning: NSAttributedString?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewAccessibilityDelegate
      let _: NSAttributedString? = object.pickerView(
        dummy(UIPickerView.self), accessibilityAttributedLabelForComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:accessibilityAttributedHintForComponent:", of: Adopters_UIPickerViewAccessibilityDelegate.self,
      returning: NSAttributedString?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewAccessibilityDelegate
      let _: NSAttributedString? = object.pickerView(
        dummy(UIPickerView.self), accessibilityAttributedHintForComponent: dummy(Int.self))
    })
}

private func addCells_UIPickerViewDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "pickerView:widthForComponent:", of: Adopters_UIPickerViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewDelegate
      let _: CGFloat = object.pickerView(dummy(UIPickerView.self), widthForComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:rowHeightForComponent:", of: Adopters_UIPickerViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewDelegate
      let _: CGFloat = object.pickerView(dummy(UIPickerView.self), rowHeightForComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:titleForRow:forComponent:", of: Adopters_UIPickerViewDelegate.self, returning: String?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewDelegate
      let _: String? = object.pickerView(
        dummy(UIPickerView.self), titleForRow: dummy(Int.self), forComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:attributedTitleForRow:forComponent:", of: Adopters_UIPickerViewDelegate.self,
      returning: NSAttributedString?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewDelegate
      let _: NSAttributedString? = object.pickerView(
        dummy(UIPickerView.self), attributedTitleForRow: dummy(Int.self), forComponent: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:viewForRow:forComponent:reusingView:", of: Adopters_UIPickerViewDelegate.self, returning: UIView.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewDelegate
      let _: UIView = object.pickerView(
        dummy(UIPickerView.self), viewForRow: dummy(Int.self), forComponent: dummy(Int.self),
        reusing: dummy(UIView?.self))
    })
  cells.append(
    OptionalMethodCell(
      "pickerView:didSelectRow:inComponent:", of: Adopters_UIPickerViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPickerViewDelegate
      object.pickerView(dummy(UIPickerView.self), didSelectRow: dummy(Int.self), inComponent: dummy(Int.self))
    })
}

private func addCells_UIPointerInteractionDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "pointerInteraction:regionForRequest:defaultRegion:", of: Adopters_UIPointerInteractionDelegate.self,
      returning: UIPointerRegion?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPointerInteractionDelegate
      let _: UIPointerRegion? = object.pointerInteraction(
        dummy(UIPointerInteraction.self), regionFor: dummy(UIPointerRegionRequest.self),
        defaultRegion: dummy(UIPointerRegion.self))
    })
  cells.append(
    OptionalMethodCell(
      "pointerInteraction:styleForRegion:", of: Adopters_UIPointerInteractionDelegate.self,
      returning: UIPointerStyle?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPointerInteractionDelegate
      let _: UIPointerStyle? = object.pointerInteraction(
        dummy(UIPointerInteraction.self), styleFor: dummy(UIPointerRegion.self))
    })
  cells.append(
    OptionalMethodCell(
      "pointerInteraction:willEnterRegion:animator:", of: Adopters_UIPointerInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIPointerInteractionDelegate
      object.pointerInteraction(
        dummy(UIPointerInteraction.self), willEnter: dummy(UIPointerRegion.self),
        animator: dummy((any UIPointerInteractionAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "pointerInteraction:willExitRegion:animator:", of: Adopters_UIPointerInteractionDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIPointerInteractionDelegate
      object.pointerInteraction(
        dummy(UIPointerInteraction.self), willExit: dummy(UIPointerRegion.self),
        animator: dummy((any UIPointerInteractionAnimating).self))
    })
}

private func addCells_UIPopoverPresentationControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "prepareForPopoverPresentation:", of: Adopters_UIPopoverPresentationControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIPopoverPresentationControllerDelegate
      object.prepareForPopoverPresentation(dummy(UIPopoverPresentationController.self))
    })
}

private func addCells_UISceneDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "scene:willConnectToSession:options:", of: Adopters_UISceneDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(
        dummy(UIScene.self), willConnectTo: dummy(UISceneSession.self), options: dummy(UIScene.ConnectionOptions.self))
    })
  cells.append(
    OptionalMethodCell(
      "sceneDidDisconnect:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.sceneDidDisconnect(dummy(UIScene.self))
    })
  cells.append(
    OptionalMethodCell(
      "sceneDidBecomeActive:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.sceneDidBecomeActive(dummy(UIScene.self))
    })
  cells.append(
    OptionalMethodCell(
      "sceneWillResignActive:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.sceneWillResignActive(dummy(UIScene.self))
    })
  cells.append(
    OptionalMethodCell(
      "sceneWillEnterForeground:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.sceneWillEnterForeground(dummy(UIScene.self))
    })
  cells.append(
    OptionalMethodCell(
      "sceneDidEnterBackground:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.sceneDidEnterBackground(dummy(UIScene.self))
    })
  cells.append(
    OptionalMethodCell(
      "scene:openURLContexts:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(dummy(UIScene.self), openURLContexts: dummy(Set<UIOpenURLContext>.self))
    })
  cells.append(
    OptionalMethodCell(
      "stateRestorationActivityForScene:", of: Adopters_UISceneDelegate.self, returning: NSUserActivity?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      let _: NSUserActivity? = object.stateRestorationActivity(for: dummy(UIScene.self))
    })
  cells.append(
    OptionalMethodCell(
      "scene:restoreInteractionStateWithUserActivity:", of: Adopters_UISceneDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(dummy(UIScene.self), restoreInteractionStateWith: dummy(NSUserActivity.self))
    })
  cells.append(
    OptionalMethodCell(
      "scene:willContinueUserActivityWithType:", of: Adopters_UISceneDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(dummy(UIScene.self), willContinueUserActivityWithType: dummy(String.self))
    })
  cells.append(
    OptionalMethodCell(
      "scene:continueUserActivity:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(dummy(UIScene.self), continue: dummy(NSUserActivity.self))
    })
  cells.append(
    OptionalMethodCell(
      "scene:didFailToContinueUserActivityWithType:error:", of: Adopters_UISceneDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(
        dummy(UIScene.self), didFailToContinueUserActivityWithType: dummy(String.self), error: dummy((any Error).self))
    })
  cells.append(
    OptionalMethodCell(
      "scene:didUpdateUserActivity:", of: Adopters_UISceneDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISceneDelegate
      object.scene(dummy(UIScene.self), didUpdate: dummy(NSUserActivity.self))
    })
}

private func addCells_UIScrollViewDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "scrollViewDidScroll:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidScroll(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewWillBeginDragging:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewWillBeginDragging(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: Adopters_UIScrollViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewWillEndDragging(
        dummy(UIScrollView.self), withVelocity: dummy(CGPoint.self),
        targetContentOffset: dummy(UnsafeMutablePointer<CGPoint>.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidEndDragging:willDecelerate:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidEndDragging(dummy(UIScrollView.self), willDecelerate: dummy(Bool.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewWillBeginDecelerating:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewWillBeginDecelerating(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidEndDecelerating:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidEndDecelerating(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidEndScrollingAnimation:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidEndScrollingAnimation(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidChangeAdjustedContentInset:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidChangeAdjustedContentInset(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "viewForZoomingInScrollView:", of: Adopters_UIScrollViewDelegate.self, returning: UIView?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      let _: UIView? = object.viewForZooming(in: dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewWillBeginZooming:withView:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewWillBeginZooming(dummy(UIScrollView.self), with: dummy(UIView?.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidZoom:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidZoom(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidEndZooming:withView:atScale:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidEndZooming(dummy(UIScrollView.self), with: dummy(UIView?.self), atScale: dummy(CGFloat.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewShouldScrollToTop:", of: Adopters_UIScrollViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      let _: Bool = object.scrollViewShouldScrollToTop(dummy(UIScrollView.self))
    })
  cells.append(
    OptionalMethodCell(
      "scrollViewDidScrollToTop:", of: Adopters_UIScrollViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIScrollViewDelegate
      object.scrollViewDidScrollToTop(dummy(UIScrollView.self))
    })
}

private func addCells_UISearchBarDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "searchBarShouldBeginEditing:", of: Adopters_UISearchBarDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      let _: Bool = object.searchBarShouldBeginEditing(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarTextDidBeginEditing:", of: Adopters_UISearchBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBarTextDidBeginEditing(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarShouldEndEditing:", of: Adopters_UISearchBarDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      let _: Bool = object.searchBarShouldEndEditing(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarTextDidEndEditing:", of: Adopters_UISearchBarDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBarTextDidEndEditing(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBar:textDidChange:", of: Adopters_UISearchBarDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBar(dummy(UISearchBar.self), textDidChange: dummy(String.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBar:shouldChangeTextInRange:replacementText:", of: Adopters_UISearchBarDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      let _: Bool = object.searchBar(
        dummy(UISearchBar.self), shouldChangeTextIn: dummy(NSRange.self), replacementText: dummy(String.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarSearchButtonClicked:", of: Adopters_UISearchBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBarSearchButtonClicked(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarCancelButtonClicked:", of: Adopters_UISearchBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBarCancelButtonClicked(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarBookmarkButtonClicked:", of: Adopters_UISearchBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBarBookmarkButtonClicked(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBarResultsListButtonClicked:", of: Adopters_UISearchBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBarResultsListButtonClicked(dummy(UISearchBar.self))
    })
  cells.append(
    OptionalMethodCell(
      "searchBar:selectedScopeButtonIndexDidChange:", of: Adopters_UISearchBarDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchBarDelegate
      object.searchBar(dummy(UISearchBar.self), selectedScopeButtonIndexDidChange: dummy(Int.self))
    })
}

private func addCells_UISearchControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "willPresentSearchController:", of: Adopters_UISearchControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchControllerDelegate
      object.willPresentSearchController(dummy(UISearchController.self))
    })
  cells.append(
    OptionalMethodCell(
      "didPresentSearchController:", of: Adopters_UISearchControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchControllerDelegate
      object.didPresentSearchController(dummy(UISearchController.self))
    })
  cells.append(
    OptionalMethodCell(
      "willDismissSearchController:", of: Adopters_UISearchControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchControllerDelegate
      object.willDismissSearchController(dummy(UISearchController.self))
    })
  cells.append(
    OptionalMethodCell(
      "didDismissSearchController:", of: Adopters_UISearchControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchControllerDelegate
      object.didDismissSearchController(dummy(UISearchController.self))
    })
  cells.append(
    OptionalMethodCell(
      "presentSearchController:", of: Adopters_UISearchControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISearchControllerDelegate
      object.presentSearchController(dummy(UISearchController.self))
    })
}

private func addCells_UISearchResultsUpdating(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "updateSearchResultsForSearchController:selectingSearchSuggestion:", of: Adopters_UISearchResultsUpdating.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UISearchResultsUpdating
      object.updateSearchResults(for: dummy(UISearchController.self), selecting: dummy((any UISearchSuggestion).self))
    })
}

private func addCells_UISheetPresentationControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:",
      of: Adopters_UISheetPresentationControllerDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISheetPresentationControllerDelegate
      object.sheetPresentationControllerDidChangeSelectedDetentIdentifier(dummy(UISheetPresentationController.self))
    })
}

private func addCells_UISplitViewControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "splitViewController:willChangeToDisplayMode:", of: Adopters_UISplitViewControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      object.splitViewController(
        dummy(UISplitViewController.self), willChangeTo: dummy(UISplitViewController.DisplayMode.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:willShowColumn:", of: Adopters_UISplitViewControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      object.splitViewController(dummy(UISplitViewController.self), willShow: dummy(UISplitViewController.Column.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:willHideColumn:", of: Adopters_UISplitViewControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      object.splitViewController(dummy(UISplitViewController.self), willHide: dummy(UISplitViewController.Column.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:showViewController:sender:", of: Adopters_UISplitViewControllerDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      let _: Bool = object.splitViewController(
        dummy(UISplitViewController.self), show: dummy(UIViewController.self), sender: dummy(Any?.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:showDetailViewController:sender:", of: Adopters_UISplitViewControllerDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      let _: Bool = object.splitViewController(
        dummy(UISplitViewController.self), showDetail: dummy(UIViewController.self), sender: dummy(Any?.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
      of: Adopters_UISplitViewControllerDelegate.self, returning: UIViewController?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      let _: UIViewController? = object.splitViewController(
        dummy(UISplitViewController.self), separateSecondaryFrom: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      of: Adopters_UISplitViewControllerDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      let _: Bool = object.splitViewController(
        dummy(UISplitViewController.self), collapseSecondary: dummy(UIViewController.self),
        onto: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewController:topColumnForCollapsingToProposedTopColumn:", of: Adopters_UISplitViewControllerDelegate.self,
      returning: UISplitViewController.Column.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      let _: UISplitViewController.Column = object.splitViewController(
        dummy(UISplitViewController.self),
        topColumnForCollapsingToProposedTopColumn: dummy(UISplitViewController.Column.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewControllerDidCollapse:", of: Adopters_UISplitViewControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      object.splitViewControllerDidCollapse(dummy(UISplitViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "splitViewControllerDidExpand:", of: Adopters_UISplitViewControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UISplitViewControllerDelegate
      object.splitViewControllerDidExpand(dummy(UISplitViewController.self))
    })
}

private func addCells_UITabBarControllerDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "tabBarController:shouldSelectViewController:", of: Adopters_UITabBarControllerDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      let _: Bool = object.tabBarController(dummy(UITabBarController.self), shouldSelect: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "tabBarController:didSelectViewController:", of: Adopters_UITabBarControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      object.tabBarController(dummy(UITabBarController.self), didSelect: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "tabBarController:shouldSelectTab:", of: Adopters_UITabBarControllerDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      let _: Bool = object.tabBarController(dummy(UITabBarController.self), shouldSelectTab: dummy(UITab.self))
    })
  cells.append(
    OptionalMethodCell(
      "tabBarController:didSelectTab:previousTab:", of: Adopters_UITabBarControllerDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      object.tabBarController(
        dummy(UITabBarController.self), didSelectTab: dummy(UITab.self), previousTab: dummy(UITab?.self))
    })
  cells.append(
    OptionalMethodCell(
      "tabBarController:willBeginCustomizingViewControllers:", of: Adopters_UITabBarControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      object.tabBarController(dummy(UITabBarController.self), willBeginCustomizing: dummy([UIViewController].self))
    })
  cells.append(
    OptionalMethodCell(
      "tabBarController:willEndCustomizingViewControllers:changed:", of: Adopters_UITabBarControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      object.tabBarController(
        dummy(UITabBarController.self), willEndCustomizing: dummy([UIViewController].self), changed: dummy(Bool.self))
    })
  cells.append(
    OptionalMethodCell(
      "tabBarController:didEndCustomizingViewControllers:changed:", of: Adopters_UITabBarControllerDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarControllerDelegate
      object.tabBarController(
        dummy(UITabBarController.self), didEndCustomizing: dummy([UIViewController].self), changed: dummy(Bool.self))
    })
}

private func addCells_UITabBarDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "tabBar:didSelectItem:", of: Adopters_UITabBarDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITabBarDelegate
      object.tabBar(dummy(UITabBar.self), didSelect: dummy(UITabBarItem.self))
    })
}

private func addCells_UITableViewDataSource(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "numberOfSectionsInTableView:", of: Adopters_UITableViewDataSource.self, returning: Int.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: Int = object.numberOfSections(in: dummy(UITableView.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:titleForHeaderInSection:", of: Adopters_UITableViewDataSource.self, returning: String?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: String? = object.tableView(dummy(UITableView.self), titleForHeaderInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:titleForFooterInSection:", of: Adopters_UITableViewDataSource.self, returning: String?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: String? = object.tableView(dummy(UITableView.self), titleForFooterInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:canEditRowAtIndexPath:", of: Adopters_UITableViewDataSource.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: Bool = object.tableView(dummy(UITableView.self), canEditRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:canMoveRowAtIndexPath:", of: Adopters_UITableViewDataSource.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: Bool = object.tableView(dummy(UITableView.self), canMoveRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:moveRowAtIndexPath:toIndexPath:", of: Adopters_UITableViewDataSource.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      object.tableView(dummy(UITableView.self), moveRowAt: dummy(IndexPath.self), to: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:commitEditingStyle:forRowAtIndexPath:", of: Adopters_UITableViewDataSource.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      object.tableView(
        dummy(UITableView.self), commit: dummy(UITableViewCell.EditingStyle.self), forRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "sectionIndexTitlesForTableView:", of: Adopters_UITableViewDataSource.self, returning: [String]?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: [String]? = object.sectionIndexTitles(for: dummy(UITableView.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:sectionForSectionIndexTitle:atIndex:", of: Adopters_UITableViewDataSource.self, returning: Int.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSource
      let _: Int = object.tableView(
        dummy(UITableView.self), sectionForSectionIndexTitle: dummy(String.self), at: dummy(Int.self))
    })
}

private func addCells_UITableViewDataSourcePrefetching(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "tableView:cancelPrefetchingForRowsAtIndexPaths:", of: Adopters_UITableViewDataSourcePrefetching.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDataSourcePrefetching
      object.tableView(dummy(UITableView.self), cancelPrefetchingForRowsAt: dummy([IndexPath].self))
    })
}

private func addCells_UITableViewDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:", of: Adopters_UITableViewDelegate.self,
      returning: UIContextMenuConfiguration?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UIContextMenuConfiguration? = object.tableView(
        dummy(UITableView.self), contextMenuConfigurationForRowAt: dummy(IndexPath.self), point: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:previewForHighlightingContextMenuWithConfiguration:", of: Adopters_UITableViewDelegate.self,
      returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UITargetedPreview? = object.tableView(
        dummy(UITableView.self),
        previewForHighlightingContextMenuWithConfiguration: dummy(UIContextMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:previewForDismissingContextMenuWithConfiguration:", of: Adopters_UITableViewDelegate.self,
      returning: UITargetedPreview?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UITargetedPreview? = object.tableView(
        dummy(UITableView.self),
        previewForDismissingContextMenuWithConfiguration: dummy(UIContextMenuConfiguration.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), willPerformPreviewActionForMenuWith: dummy(UIContextMenuConfiguration.self),
        animator: dummy((any UIContextMenuInteractionCommitAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willDisplayContextMenuWithConfiguration:animator:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), willDisplayContextMenu: dummy(UIContextMenuConfiguration.self),
        animator: dummy(((any UIContextMenuInteractionAnimating)?).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), willEndContextMenuInteraction: dummy(UIContextMenuConfiguration.self),
        animator: dummy(((any UIContextMenuInteractionAnimating)?).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:editActionsForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: [UITableViewRowAction]?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: [UITableViewRowAction]? = object.tableView(
        dummy(UITableView.self), editActionsForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:shouldShowMenuForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), shouldShowMenuForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:canPerformAction:forRowAtIndexPath:withSender:", of: Adopters_UITableViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(
        dummy(UITableView.self), canPerformAction: dummy(Selector.self), forRowAt: dummy(IndexPath.self),
        withSender: dummy(Any?.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:performAction:forRowAtIndexPath:withSender:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), performAction: dummy(Selector.self), forRowAt: dummy(IndexPath.self),
        withSender: dummy(Any?.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willDisplayCell:forRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), willDisplay: dummy(UITableViewCell.self), forRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willDisplayHeaderView:forSection:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), willDisplayHeaderView: dummy(UIView.self), forSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willDisplayFooterView:forSection:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), willDisplayFooterView: dummy(UIView.self), forSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didEndDisplayingCell:forRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), didEndDisplaying: dummy(UITableViewCell.self), forRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didEndDisplayingHeaderView:forSection:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), didEndDisplayingHeaderView: dummy(UIView.self), forSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didEndDisplayingFooterView:forSection:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), didEndDisplayingFooterView: dummy(UIView.self), forSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:heightForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: CGFloat = object.tableView(dummy(UITableView.self), heightForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:heightForHeaderInSection:", of: Adopters_UITableViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: CGFloat = object.tableView(dummy(UITableView.self), heightForHeaderInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:heightForFooterInSection:", of: Adopters_UITableViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: CGFloat = object.tableView(dummy(UITableView.self), heightForFooterInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:estimatedHeightForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: CGFloat = object.tableView(dummy(UITableView.self), estimatedHeightForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:estimatedHeightForHeaderInSection:", of: Adopters_UITableViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: CGFloat = object.tableView(dummy(UITableView.self), estimatedHeightForHeaderInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:estimatedHeightForFooterInSection:", of: Adopters_UITableViewDelegate.self, returning: CGFloat.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: CGFloat = object.tableView(dummy(UITableView.self), estimatedHeightForFooterInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:viewForHeaderInSection:", of: Adopters_UITableViewDelegate.self, returning: UIView?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UIView? = object.tableView(dummy(UITableView.self), viewForHeaderInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:viewForFooterInSection:", of: Adopters_UITableViewDelegate.self, returning: UIView?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UIView? = object.tableView(dummy(UITableView.self), viewForFooterInSection: dummy(Int.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:shouldHighlightRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), shouldHighlightRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didHighlightRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), didHighlightRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didUnhighlightRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), didUnhighlightRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willSelectRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: IndexPath?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: IndexPath? = object.tableView(dummy(UITableView.self), willSelectRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willDeselectRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: IndexPath?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: IndexPath? = object.tableView(dummy(UITableView.self), willDeselectRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didSelectRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), didSelectRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didDeselectRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), didDeselectRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:indentationLevelForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Int.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Int = object.tableView(dummy(UITableView.self), indentationLevelForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:editingStyleForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: UITableViewCell.EditingStyle.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UITableViewCell.EditingStyle = object.tableView(
        dummy(UITableView.self), editingStyleForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:shouldIndentWhileEditingRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), shouldIndentWhileEditingRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: UISwipeActionsConfiguration?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UISwipeActionsConfiguration? = object.tableView(
        dummy(UITableView.self), leadingSwipeActionsConfigurationForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: UISwipeActionsConfiguration?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: UISwipeActionsConfiguration? = object.tableView(
        dummy(UITableView.self), trailingSwipeActionsConfigurationForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: String?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: String? = object.tableView(
        dummy(UITableView.self), titleForDeleteConfirmationButtonForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:willBeginEditingRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), willBeginEditingRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didEndEditingRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), didEndEditingRowAt: dummy(IndexPath?.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: IndexPath.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: IndexPath = object.tableView(
        dummy(UITableView.self), targetIndexPathForMoveFromRowAt: dummy(IndexPath.self),
        toProposedIndexPath: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:accessoryButtonTappedForRowWithIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), accessoryButtonTappedForRowWith: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:canFocusRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), canFocusRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:shouldUpdateFocusInContext:", of: Adopters_UITableViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(
        dummy(UITableView.self), shouldUpdateFocusIn: dummy(UITableViewFocusUpdateContext.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(
        dummy(UITableView.self), didUpdateFocusIn: dummy(UITableViewFocusUpdateContext.self),
        with: dummy(UIFocusAnimationCoordinator.self))
    })
  cells.append(
    OptionalMethodCell(
      "indexPathForPreferredFocusedViewInTableView:", of: Adopters_UITableViewDelegate.self, returning: IndexPath?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: IndexPath? = object.indexPathForPreferredFocusedView(in: dummy(UITableView.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:selectionFollowsFocusForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), selectionFollowsFocusForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:", of: Adopters_UITableViewDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(
        dummy(UITableView.self), shouldSpringLoadRowAt: dummy(IndexPath.self),
        with: dummy((any UISpringLoadedInteractionContext).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:canPerformPrimaryActionForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), canPerformPrimaryActionForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:performPrimaryActionForRowAtIndexPath:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), performPrimaryActionForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      let _: Bool = object.tableView(
        dummy(UITableView.self), shouldBeginMultipleSelectionInteractionAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", of: Adopters_UITableViewDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableView(dummy(UITableView.self), didBeginMultipleSelectionInteractionAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableViewDidEndMultipleSelectionInteraction:", of: Adopters_UITableViewDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDelegate
      object.tableViewDidEndMultipleSelectionInteraction(dummy(UITableView.self))
    })
}

private func addCells_UITableViewDragDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "tableView:itemsForAddingToDragSession:atIndexPath:point:", of: Adopters_UITableViewDragDelegate.self,
      returning: [UIDragItem].self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDragDelegate
      let _: [UIDragItem] = object.tableView(
        dummy(UITableView.self), itemsForAddingTo: dummy((any UIDragSession).self), at: dummy(IndexPath.self),
        point: dummy(CGPoint.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dragPreviewParametersForRowAtIndexPath:", of: Adopters_UITableViewDragDelegate.self,
      returning: UIDragPreviewParameters?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDragDelegate
      let _: UIDragPreviewParameters? = object.tableView(
        dummy(UITableView.self), dragPreviewParametersForRowAt: dummy(IndexPath.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dragSessionWillBegin:", of: Adopters_UITableViewDragDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDragDelegate
      object.tableView(dummy(UITableView.self), dragSessionWillBegin: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dragSessionDidEnd:", of: Adopters_UITableViewDragDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDragDelegate
      object.tableView(dummy(UITableView.self), dragSessionDidEnd: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dragSessionAllowsMoveOperation:", of: Adopters_UITableViewDragDelegate.self, returning: Bool.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDragDelegate
      let _: Bool = object.tableView(
        dummy(UITableView.self), dragSessionAllowsMoveOperation: dummy((any UIDragSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dragSessionIsRestrictedToDraggingApplication:", of: Adopters_UITableViewDragDelegate.self,
      returning: Bool.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDragDelegate
      let _: Bool = object.tableView(
        dummy(UITableView.self), dragSessionIsRestrictedToDraggingApplication: dummy((any UIDragSession).self))
    })
}

private func addCells_UITableViewDropDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "tableView:canHandleDropSession:", of: Adopters_UITableViewDropDelegate.self, returning: Bool.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDropDelegate
      let _: Bool = object.tableView(dummy(UITableView.self), canHandle: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dropSessionDidEnter:", of: Adopters_UITableViewDropDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDropDelegate
      object.tableView(dummy(UITableView.self), dropSessionDidEnter: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dropSessionDidUpdate:withDestinationIndexPath:", of: Adopters_UITableViewDropDelegate.self,
      returning: UITableViewDropProposal.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDropDelegate
      let _: UITableViewDropProposal = object.tableView(
        dummy(UITableView.self), dropSessionDidUpdate: dummy((any UIDropSession).self),
        withDestinationIndexPath: dummy(IndexPath?.self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dropSessionDidExit:", of: Adopters_UITableViewDropDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDropDelegate
      object.tableView(dummy(UITableView.self), dropSessionDidExit: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dropSessionDidEnd:", of: Adopters_UITableViewDropDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITableViewDropDelegate
      object.tableView(dummy(UITableView.self), dropSessionDidEnd: dummy((any UIDropSession).self))
    })
  cells.append(
    OptionalMethodCell(
      "tableView:dropPreviewParametersForRowAtIndexPath:", of: Adopters_UITableViewDropDelegate.self,
      returning: UIDragPreviewParameters?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITableViewDropDelegate
      let _: UIDragPreviewParameters? = object.tableView(
        dummy(UITableView.self), dropPreviewParametersForRowAt: dummy(IndexPath.self))
    })
}

private func addCells_UITextFieldDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "textFieldShouldBeginEditing:", of: Adopters_UITextFieldDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      let _: Bool = object.textFieldShouldBeginEditing(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldDidBeginEditing:", of: Adopters_UITextFieldDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      object.textFieldDidBeginEditing(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldShouldEndEditing:", of: Adopters_UITextFieldDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      let _: Bool = object.textFieldShouldEndEditing(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldDidEndEditing:", of: Adopters_UITextFieldDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      object.textFieldDidEndEditing(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldDidEndEditing:reason:", of: Adopters_UITextFieldDelegate.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      object.textFieldDidEndEditing(dummy(UITextField.self), reason: dummy(UITextField.DidEndEditingReason.self))
    })
  cells.append(
    OptionalMethodCell(
      "textField:shouldChangeCharactersInRange:replacementString:", of: Adopters_UITextFieldDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      let _: Bool = object.textField(
        dummy(UITextField.self), shouldChangeCharactersIn: dummy(NSRange.self), replacementString: dummy(String.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldDidChangeSelection:", of: Adopters_UITextFieldDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      object.textFieldDidChangeSelection(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldShouldClear:", of: Adopters_UITextFieldDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      let _: Bool = object.textFieldShouldClear(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textFieldShouldReturn:", of: Adopters_UITextFieldDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      let _: Bool = object.textFieldShouldReturn(dummy(UITextField.self))
    })
  cells.append(
    OptionalMethodCell(
      "textField:editMenuForCharactersInRange:suggestedActions:", of: Adopters_UITextFieldDelegate.self,
      returning: UIMenu?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      let _: UIMenu? = object.textField(
        dummy(UITextField.self), editMenuForCharactersIn: dummy(NSRange.self),
        suggestedActions: dummy([UIMenuElement].self))
    })
  cells.append(
    OptionalMethodCell(
      "textField:willPresentEditMenuWithAnimator:", of: Adopters_UITextFieldDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      object.textField(
        dummy(UITextField.self), willPresentEditMenuWith: dummy((any UIEditMenuInteractionAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "textField:willDismissEditMenuWithAnimator:", of: Adopters_UITextFieldDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITextFieldDelegate
      object.textField(
        dummy(UITextField.self), willDismissEditMenuWith: dummy((any UIEditMenuInteractionAnimating).self))
    })
}

private func addCells_UITextViewDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "textViewShouldBeginEditing:", of: Adopters_UITextViewDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textViewShouldBeginEditing(dummy(UITextView.self))
    })
  cells.append(
    OptionalMethodCell(
      "textViewShouldEndEditing:", of: Adopters_UITextViewDelegate.self, returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textViewShouldEndEditing(dummy(UITextView.self))
    })
  cells.append(
    OptionalMethodCell(
      "textViewDidBeginEditing:", of: Adopters_UITextViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      object.textViewDidBeginEditing(dummy(UITextView.self))
    })
  cells.append(
    OptionalMethodCell(
      "textViewDidEndEditing:", of: Adopters_UITextViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      object.textViewDidEndEditing(dummy(UITextView.self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:shouldChangeTextInRange:replacementText:", of: Adopters_UITextViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textView(
        dummy(UITextView.self), shouldChangeTextIn: dummy(NSRange.self), replacementText: dummy(String.self))
    })
  cells.append(
    OptionalMethodCell(
      "textViewDidChange:", of: Adopters_UITextViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      object.textViewDidChange(dummy(UITextView.self))
    })
  cells.append(
    OptionalMethodCell(
      "textViewDidChangeSelection:", of: Adopters_UITextViewDelegate.self, returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      object.textViewDidChangeSelection(dummy(UITextView.self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:shouldInteractWithURL:inRange:interaction:", of: Adopters_UITextViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textView(
        dummy(UITextView.self), shouldInteractWith: dummy(URL.self), in: dummy(NSRange.self),
        interaction: dummy(UITextItemInteraction.self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:shouldInteractWithURL:inRange:", of: Adopters_UITextViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textView(
        dummy(UITextView.self), shouldInteractWith: dummy(URL.self), in: dummy(NSRange.self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:shouldInteractWithTextAttachment:inRange:interaction:", of: Adopters_UITextViewDelegate.self,
      returning: Bool.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textView(
        dummy(UITextView.self), shouldInteractWith: dummy(NSTextAttachment.self), in: dummy(NSRange.self),
        interaction: dummy(UITextItemInteraction.self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:shouldInteractWithTextAttachment:inRange:", of: Adopters_UITextViewDelegate.self, returning: Bool.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: Bool = object.textView(
        dummy(UITextView.self), shouldInteractWith: dummy(NSTextAttachment.self), in: dummy(NSRange.self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:editMenuForTextInRange:suggestedActions:", of: Adopters_UITextViewDelegate.self,
      returning: UIMenu?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: UIMenu? = object.textView(
        dummy(UITextView.self), editMenuForTextIn: dummy(NSRange.self), suggestedActions: dummy([UIMenuElement].self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:willPresentEditMenuWithAnimator:", of: Adopters_UITextViewDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      object.textView(dummy(UITextView.self), willPresentEditMenuWith: dummy((any UIEditMenuInteractionAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:willDismissEditMenuWithAnimator:", of: Adopters_UITextViewDelegate.self, returning: Void.self,
      takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      object.textView(dummy(UITextView.self), willDismissEditMenuWith: dummy((any UIEditMenuInteractionAnimating).self))
    })
  cells.append(
    OptionalMethodCell(
      "textView:primaryActionForTextItem:defaultAction:", of: Adopters_UITextViewDelegate.self,
      returning: UIAction?.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UITextViewDelegate
      let _: UIAction? = object.textView(
        dummy(UITextView.self), primaryActionFor: dummy(UITextItem.self), defaultAction: dummy(UIAction.self))
    })
}

private func addCells_UIViewControllerAnimatedTransitioning(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "interruptibleAnimatorForTransition:", of: Adopters_UIViewControllerAnimatedTransitioning.self,
      returning: (any UIViewImplicitlyAnimating).self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIViewControllerAnimatedTransitioning
      let _: any UIViewImplicitlyAnimating = object.interruptibleAnimator(
        using: dummy((any UIViewControllerContextTransitioning).self))
    })
  cells.append(
    OptionalMethodCell(
      "animationEnded:", of: Adopters_UIViewControllerAnimatedTransitioning.self, returning: Void.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIViewControllerAnimatedTransitioning
      object.animationEnded(dummy(Bool.self))
    })
}

private func addCells_UIViewControllerTransitioningDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "animationControllerForPresentedController:presentingController:sourceController:",
      of: Adopters_UIViewControllerTransitioningDelegate.self,
      returning: ((any UIViewControllerAnimatedTransitioning)?).self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIViewControllerTransitioningDelegate
      let _: (any UIViewControllerAnimatedTransitioning)? = object.animationController(
        forPresented: dummy(UIViewController.self), presenting: dummy(UIViewController.self),
        source: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "animationControllerForDismissedController:", of: Adopters_UIViewControllerTransitioningDelegate.self,
      returning: ((any UIViewControllerAnimatedTransitioning)?).self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIViewControllerTransitioningDelegate
      let _: (any UIViewControllerAnimatedTransitioning)? = object.animationController(
        forDismissed: dummy(UIViewController.self))
    })
  cells.append(
    OptionalMethodCell(
      "interactionControllerForPresentation:", of: Adopters_UIViewControllerTransitioningDelegate.self,
      returning: ((any UIViewControllerInteractiveTransitioning)?).self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIViewControllerTransitioningDelegate
      let _: (any UIViewControllerInteractiveTransitioning)? = object.interactionControllerForPresentation(
        using: dummy((any UIViewControllerAnimatedTransitioning).self))
    })
  cells.append(
    OptionalMethodCell(
      "interactionControllerForDismissal:", of: Adopters_UIViewControllerTransitioningDelegate.self,
      returning: ((any UIViewControllerInteractiveTransitioning)?).self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIViewControllerTransitioningDelegate
      let _: (any UIViewControllerInteractiveTransitioning)? = object.interactionControllerForDismissal(
        using: dummy((any UIViewControllerAnimatedTransitioning).self))
    })
  cells.append(
    OptionalMethodCell(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      of: Adopters_UIViewControllerTransitioningDelegate.self, returning: UIPresentationController?.self,
      takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIViewControllerTransitioningDelegate
      let _: UIPresentationController? = object.presentationController(
        forPresented: dummy(UIViewController.self), presenting: dummy(UIViewController?.self),
        source: dummy(UIViewController.self))
    })
}

private func addCells_UIWindowSceneDelegate(_ cells: inout [OptionalMethodCell]) {
  cells.append(
    OptionalMethodCell(
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      of: Adopters_UIWindowSceneDelegate.self, returning: Void.self, takesProtocols: true
    ) { (object: Any) in
      let object = object as! any UIWindowSceneDelegate
      object.windowScene(
        dummy(UIWindowScene.self), didUpdate: dummy((any UICoordinateSpace).self),
        interfaceOrientation: dummy(UIInterfaceOrientation.self), traitCollection: dummy(UITraitCollection.self))
    })
  cells.append(
    OptionalMethodCell(
      "windowScene:performActionForShortcutItem:completionHandler:", of: Adopters_UIWindowSceneDelegate.self,
      returning: Void.self, takesProtocols: false
    ) { (object: Any) in
      let object = object as! any UIWindowSceneDelegate
      object.windowScene(
        dummy(UIWindowScene.self), performActionFor: dummy(UIApplicationShortcutItem.self),
        completionHandler: dummy(((Bool) -> Void).self))
    })
}

enum Adopters_NSTextStorageDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, NSTextStorageDelegate {
  }
  @MainActor class Body: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { noteCall("textStorage:willProcessEditing:range:changeInLength:") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { noteCall("textStorage:didProcessEditing:range:changeInLength:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { noteCall("textStorage:willProcessEditing:range:changeInLength:") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { noteCall("textStorage:didProcessEditing:range:changeInLength:") }
  }
  @MainActor final class BelowAbove: Above, NSTextStorageDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_NSTextStorageDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, NSTextStorageDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_NSTextStorageDelegate.Extended: NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { noteCall("textStorage:willProcessEditing:range:changeInLength:") }
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) { noteCall("textStorage:didProcessEditing:range:changeInLength:") }
}
@section("swift5_tests") @used private let record_NSTextStorageDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_NSTextStorageDelegate.Adding.self, { Adopters_NSTextStorageDelegate.Adding.record($0) }) },
  0, 0
)

enum Adopters_NSUserActivityDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, NSUserActivityDelegate {
  }
  @MainActor class Body: NSObject, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) { noteCall("userActivityWillSave:") }
    func userActivityWasContinued(_ userActivity: NSUserActivity) { noteCall("userActivityWasContinued:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func userActivityWillSave(_ userActivity: NSUserActivity) { noteCall("userActivityWillSave:") }
    func userActivityWasContinued(_ userActivity: NSUserActivity) { noteCall("userActivityWasContinued:") }
  }
  @MainActor final class BelowAbove: Above, NSUserActivityDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_NSUserActivityDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, NSUserActivityDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_NSUserActivityDelegate.Extended: NSUserActivityDelegate {
  func userActivityWillSave(_ userActivity: NSUserActivity) { noteCall("userActivityWillSave:") }
  func userActivityWasContinued(_ userActivity: NSUserActivity) { noteCall("userActivityWasContinued:") }
}
@section("swift5_tests") @used private let record_NSUserActivityDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_NSUserActivityDelegate.Adding.self, { Adopters_NSUserActivityDelegate.Adding.record($0) }) },
  0, 0
)

enum Adopters_UIActionSheetDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIActionSheetDelegate {
  }
  @MainActor class Body: NSObject, UIActionSheetDelegate {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      noteCall("actionSheet:clickedButtonAtIndex:")
    }
    func willPresent(_ actionSheet: UIActionSheet) { noteCall("willPresentActionSheet:") }
    func didPresent(_ actionSheet: UIActionSheet) { noteCall("didPresentActionSheet:") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      noteCall("actionSheet:willDismissWithButtonIndex:")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      noteCall("actionSheet:didDismissWithButtonIndex:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      noteCall("actionSheet:clickedButtonAtIndex:")
    }
    func willPresent(_ actionSheet: UIActionSheet) { noteCall("willPresentActionSheet:") }
    func didPresent(_ actionSheet: UIActionSheet) { noteCall("didPresentActionSheet:") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      noteCall("actionSheet:willDismissWithButtonIndex:")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      noteCall("actionSheet:didDismissWithButtonIndex:")
    }
  }
  @MainActor final class BelowAbove: Above, UIActionSheetDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIActionSheetDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIActionSheetDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIActionSheetDelegate.Extended: UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    noteCall("actionSheet:clickedButtonAtIndex:")
  }
  func willPresent(_ actionSheet: UIActionSheet) { noteCall("willPresentActionSheet:") }
  func didPresent(_ actionSheet: UIActionSheet) { noteCall("didPresentActionSheet:") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    noteCall("actionSheet:willDismissWithButtonIndex:")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    noteCall("actionSheet:didDismissWithButtonIndex:")
  }
}
@section("swift5_tests") @used private let record_UIActionSheetDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIActionSheetDelegate.Adding.self, { Adopters_UIActionSheetDelegate.Adding.record($0) }) },
  0, 0
)

enum Adopters_UIActivityItemSource: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      return dummy()
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { return dummy() }
  }
  @MainActor class Body: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      return dummy()
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { return dummy() }
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { noteCall("activityViewController:subjectForActivityType:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { noteCall("activityViewController:subjectForActivityType:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      return dummy()
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIActivityItemSource.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      return dummy()
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIActivityItemSource.Extended: UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    return dummy()
  }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { return dummy() }
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { noteCall("activityViewController:subjectForActivityType:"); return dummy() }
}
@section("swift5_tests") @used private let record_UIActivityItemSource: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIActivityItemSource.Adding.self, { Adopters_UIActivityItemSource.Adding.record($0) }) }, 0,
  0
)

enum Adopters_UIAdaptivePresentationControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIAdaptivePresentationControllerDelegate {
  }
  @MainActor class Body: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      noteCall("adaptivePresentationStyleForPresentationController:"); return dummy()
    }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    { noteCall("adaptivePresentationStyleForPresentationController:traitCollection:"); return dummy() }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { noteCall("presentationController:prepareAdaptivePresentationController:") }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      noteCall("presentationController:viewControllerForAdaptivePresentationStyle:"); return dummy()
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { noteCall("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      noteCall("presentationControllerShouldDismiss:"); return dummy()
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      noteCall("presentationControllerWillDismiss:")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      noteCall("presentationControllerDidDismiss:")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      noteCall("presentationControllerDidAttemptToDismiss:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      noteCall("adaptivePresentationStyleForPresentationController:"); return dummy()
    }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    { noteCall("adaptivePresentationStyleForPresentationController:traitCollection:"); return dummy() }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { noteCall("presentationController:prepareAdaptivePresentationController:") }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      noteCall("presentationController:viewControllerForAdaptivePresentationStyle:"); return dummy()
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { noteCall("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      noteCall("presentationControllerShouldDismiss:"); return dummy()
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      noteCall("presentationControllerWillDismiss:")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      noteCall("presentationControllerDidDismiss:")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      noteCall("presentationControllerDidAttemptToDismiss:")
    }
  }
  @MainActor final class BelowAbove: Above, UIAdaptivePresentationControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIAdaptivePresentationControllerDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIAdaptivePresentationControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIAdaptivePresentationControllerDelegate.Extended: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    noteCall("adaptivePresentationStyleForPresentationController:"); return dummy()
  }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { noteCall("adaptivePresentationStyleForPresentationController:traitCollection:"); return dummy() }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { noteCall("presentationController:prepareAdaptivePresentationController:") }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    noteCall("presentationController:viewControllerForAdaptivePresentationStyle:"); return dummy()
  }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { noteCall("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    noteCall("presentationControllerShouldDismiss:"); return dummy()
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    noteCall("presentationControllerWillDismiss:")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    noteCall("presentationControllerDidDismiss:")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    noteCall("presentationControllerDidAttemptToDismiss:")
  }
}
@section("swift5_tests") @used private let record_UIAdaptivePresentationControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIAdaptivePresentationControllerDelegate.Adding.self,
      { Adopters_UIAdaptivePresentationControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIAlertViewDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIAlertViewDelegate {
  }
  @MainActor class Body: NSObject, UIAlertViewDelegate {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      noteCall("alertView:clickedButtonAtIndex:")
    }
    func willPresent(_ alertView: UIAlertView) { noteCall("willPresentAlertView:") }
    func didPresent(_ alertView: UIAlertView) { noteCall("didPresentAlertView:") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      noteCall("alertView:willDismissWithButtonIndex:")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      noteCall("alertView:didDismissWithButtonIndex:")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      noteCall("alertViewShouldEnableFirstOtherButton:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      noteCall("alertView:clickedButtonAtIndex:")
    }
    func willPresent(_ alertView: UIAlertView) { noteCall("willPresentAlertView:") }
    func didPresent(_ alertView: UIAlertView) { noteCall("didPresentAlertView:") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      noteCall("alertView:willDismissWithButtonIndex:")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      noteCall("alertView:didDismissWithButtonIndex:")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      noteCall("alertViewShouldEnableFirstOtherButton:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UIAlertViewDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIAlertViewDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIAlertViewDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIAlertViewDelegate.Extended: UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    noteCall("alertView:clickedButtonAtIndex:")
  }
  func willPresent(_ alertView: UIAlertView) { noteCall("willPresentAlertView:") }
  func didPresent(_ alertView: UIAlertView) { noteCall("didPresentAlertView:") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    noteCall("alertView:willDismissWithButtonIndex:")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    noteCall("alertView:didDismissWithButtonIndex:")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    noteCall("alertViewShouldEnableFirstOtherButton:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UIAlertViewDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIAlertViewDelegate.Adding.self, { Adopters_UIAlertViewDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UIApplicationDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIApplicationDelegate {
  }
  @MainActor class Body: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
      noteCall("application:didRegisterForRemoteNotificationsWithDeviceToken:")
    }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { noteCall("application:didReceiveRemoteNotification:fetchCompletionHandler:") }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { noteCall("application:performActionForShortcutItem:completionHandler:") }
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) { noteCall("application:handleEventsForBackgroundURLSession:completionHandler:") }
    func applicationSignificantTimeChange(_ application: UIApplication) {
      noteCall("applicationSignificantTimeChange:")
    }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      noteCall("applicationProtectedDataWillBecomeUnavailable:")
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      noteCall("applicationProtectedDataDidBecomeAvailable:")
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
      noteCall("application:willContinueUserActivityWithType:"); return dummy()
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { noteCall("application:continueUserActivity:restorationHandler:"); return dummy() }
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { noteCall("application:didFailToContinueUserActivityWithType:error:") }
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
      noteCall("application:didUpdateUserActivity:")
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
      noteCall("application:didFailToRegisterForRemoteNotificationsWithError:")
    }
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { noteCall("application:willFinishLaunchingWithOptions:"); return dummy() }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { noteCall("application:didFinishLaunchingWithOptions:"); return dummy() }
    func applicationDidFinishLaunching(_ application: UIApplication) { noteCall("applicationDidFinishLaunching:") }
    func applicationDidBecomeActive(_ application: UIApplication) { noteCall("applicationDidBecomeActive:") }
    func applicationWillResignActive(_ application: UIApplication) { noteCall("applicationWillResignActive:") }
    func applicationDidEnterBackground(_ application: UIApplication) { noteCall("applicationDidEnterBackground:") }
    func applicationWillEnterForeground(_ application: UIApplication) { noteCall("applicationWillEnterForeground:") }
    func applicationWillTerminate(_ application: UIApplication) { noteCall("applicationWillTerminate:") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      noteCall("applicationDidReceiveMemoryWarning:")
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
      noteCall("application:openURL:options:"); return dummy()
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      noteCall("application:configurationForConnectingSceneSession:options:"); return dummy()
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      noteCall("application:didDiscardSceneSessions:")
    }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
      -> UIInterfaceOrientationMask
    { noteCall("application:supportedInterfaceOrientationsForWindow:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
      noteCall("application:didRegisterForRemoteNotificationsWithDeviceToken:")
    }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { noteCall("application:didReceiveRemoteNotification:fetchCompletionHandler:") }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { noteCall("application:performActionForShortcutItem:completionHandler:") }
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) { noteCall("application:handleEventsForBackgroundURLSession:completionHandler:") }
    func applicationSignificantTimeChange(_ application: UIApplication) {
      noteCall("applicationSignificantTimeChange:")
    }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      noteCall("applicationProtectedDataWillBecomeUnavailable:")
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      noteCall("applicationProtectedDataDidBecomeAvailable:")
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
      noteCall("application:willContinueUserActivityWithType:"); return dummy()
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { noteCall("application:continueUserActivity:restorationHandler:"); return dummy() }
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { noteCall("application:didFailToContinueUserActivityWithType:error:") }
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
      noteCall("application:didUpdateUserActivity:")
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
      noteCall("application:didFailToRegisterForRemoteNotificationsWithError:")
    }
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { noteCall("application:willFinishLaunchingWithOptions:"); return dummy() }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { noteCall("application:didFinishLaunchingWithOptions:"); return dummy() }
    func applicationDidFinishLaunching(_ application: UIApplication) { noteCall("applicationDidFinishLaunching:") }
    func applicationDidBecomeActive(_ application: UIApplication) { noteCall("applicationDidBecomeActive:") }
    func applicationWillResignActive(_ application: UIApplication) { noteCall("applicationWillResignActive:") }
    func applicationDidEnterBackground(_ application: UIApplication) { noteCall("applicationDidEnterBackground:") }
    func applicationWillEnterForeground(_ application: UIApplication) { noteCall("applicationWillEnterForeground:") }
    func applicationWillTerminate(_ application: UIApplication) { noteCall("applicationWillTerminate:") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      noteCall("applicationDidReceiveMemoryWarning:")
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
      noteCall("application:openURL:options:"); return dummy()
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      noteCall("application:configurationForConnectingSceneSession:options:"); return dummy()
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      noteCall("application:didDiscardSceneSessions:")
    }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
      -> UIInterfaceOrientationMask
    { noteCall("application:supportedInterfaceOrientationsForWindow:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UIApplicationDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIApplicationDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIApplicationDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIApplicationDelegate.Extended: UIApplicationDelegate {
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    noteCall("application:didRegisterForRemoteNotificationsWithDeviceToken:")
  }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { noteCall("application:didReceiveRemoteNotification:fetchCompletionHandler:") }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { noteCall("application:performActionForShortcutItem:completionHandler:") }
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { noteCall("application:handleEventsForBackgroundURLSession:completionHandler:") }
  func applicationSignificantTimeChange(_ application: UIApplication) { noteCall("applicationSignificantTimeChange:") }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    noteCall("applicationProtectedDataWillBecomeUnavailable:")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    noteCall("applicationProtectedDataDidBecomeAvailable:")
  }
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    noteCall("application:willContinueUserActivityWithType:"); return dummy()
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { noteCall("application:continueUserActivity:restorationHandler:"); return dummy() }
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) { noteCall("application:didFailToContinueUserActivityWithType:error:") }
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    noteCall("application:didUpdateUserActivity:")
  }
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    noteCall("application:didFailToRegisterForRemoteNotificationsWithError:")
  }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { noteCall("application:willFinishLaunchingWithOptions:"); return dummy() }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { noteCall("application:didFinishLaunchingWithOptions:"); return dummy() }
  func applicationDidFinishLaunching(_ application: UIApplication) { noteCall("applicationDidFinishLaunching:") }
  func applicationDidBecomeActive(_ application: UIApplication) { noteCall("applicationDidBecomeActive:") }
  func applicationWillResignActive(_ application: UIApplication) { noteCall("applicationWillResignActive:") }
  func applicationDidEnterBackground(_ application: UIApplication) { noteCall("applicationDidEnterBackground:") }
  func applicationWillEnterForeground(_ application: UIApplication) { noteCall("applicationWillEnterForeground:") }
  func applicationWillTerminate(_ application: UIApplication) { noteCall("applicationWillTerminate:") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    noteCall("applicationDidReceiveMemoryWarning:")
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    noteCall("application:openURL:options:"); return dummy()
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { noteCall("application:configurationForConnectingSceneSession:options:"); return dummy() }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    noteCall("application:didDiscardSceneSessions:")
  }
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { noteCall("application:supportedInterfaceOrientationsForWindow:"); return dummy() }
}
@section("swift5_tests") @used private let record_UIApplicationDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIApplicationDelegate.Adding.self, { Adopters_UIApplicationDelegate.Adding.record($0) }) },
  0, 0
)

enum Adopters_UIBarPositioningDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIBarPositioningDelegate {
  }
  @MainActor class Body: NSObject, UIBarPositioningDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { noteCall("positionForBar:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { noteCall("positionForBar:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UIBarPositioningDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIBarPositioningDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIBarPositioningDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIBarPositioningDelegate.Extended: UIBarPositioningDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { noteCall("positionForBar:"); return dummy() }
}
@section("swift5_tests") @used private let record_UIBarPositioningDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIBarPositioningDelegate.Adding.self, { Adopters_UIBarPositioningDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UICollectionViewDataSource: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { return dummy() }
  }
  @MainActor class Body: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { return dummy() }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:canMoveItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { noteCall("collectionView:moveItemAtIndexPath:toIndexPath:") }
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      noteCall("indexTitlesForCollectionView:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
      -> IndexPath
    { noteCall("collectionView:indexPathForIndexTitle:atIndex:"); return dummy() }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      noteCall("numberOfSectionsInCollectionView:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      noteCall("collectionView:viewForSupplementaryElementOfKind:atIndexPath:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:canMoveItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { noteCall("collectionView:moveItemAtIndexPath:toIndexPath:") }
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      noteCall("indexTitlesForCollectionView:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
      -> IndexPath
    { noteCall("collectionView:indexPathForIndexTitle:atIndex:"); return dummy() }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      noteCall("numberOfSectionsInCollectionView:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      noteCall("collectionView:viewForSupplementaryElementOfKind:atIndexPath:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UICollectionViewDataSource.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollectionViewDataSource.Extended: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return dummy() }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:canMoveItemAtIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { noteCall("collectionView:moveItemAtIndexPath:toIndexPath:") }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    noteCall("indexTitlesForCollectionView:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  { noteCall("collectionView:indexPathForIndexTitle:atIndex:"); return dummy() }
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    noteCall("numberOfSectionsInCollectionView:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    noteCall("collectionView:viewForSupplementaryElementOfKind:atIndexPath:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UICollectionViewDataSource: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollectionViewDataSource.Adding.self, { Adopters_UICollectionViewDataSource.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UICollectionViewDataSourcePrefetching: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  }
  @MainActor class Body: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      noteCall("collectionView:cancelPrefetchingForItemsAtIndexPaths:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      noteCall("collectionView:cancelPrefetchingForItemsAtIndexPaths:")
    }
  }
  @MainActor final class BelowAbove: Above, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UICollectionViewDataSourcePrefetching.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollectionViewDataSourcePrefetching.Extended: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    noteCall("collectionView:cancelPrefetchingForItemsAtIndexPaths:")
  }
}
@section("swift5_tests") @used private let record_UICollectionViewDataSourcePrefetching: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollectionViewDataSourcePrefetching.Adding.self,
      { Adopters_UICollectionViewDataSourcePrefetching.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UICollectionViewDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollectionViewDelegate {
  }
  @MainActor class Body: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      noteCall("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      noteCall("collectionView:contextMenuConfigurationForItemAtIndexPath:point:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      noteCall("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      noteCall("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("collectionView:previewForHighlightingContextMenuWithConfiguration:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("collectionView:previewForDismissingContextMenuWithConfiguration:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { noteCall("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("collectionView:willDisplayContextMenuWithConfiguration:animator:") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:canFocusItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { noteCall("collectionView:shouldUpdateFocusInContext:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { noteCall("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      noteCall("indexPathForPreferredFocusedViewInCollectionView:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    { noteCall("collectionView:selectionFollowsFocusForItemAtIndexPath:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { noteCall("collectionView:shouldSpringLoadItemAtIndexPath:withContext:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
      -> Bool
    { noteCall("collectionView:canPerformPrimaryActionForItemAtIndexPath:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      noteCall("collectionView:performPrimaryActionForItemAtIndexPath:")
    }
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      noteCall("collectionView:transitionLayoutForOldLayout:newLayout:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      noteCall(
        "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:");
      return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      noteCall("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { noteCall("collectionView:targetContentOffsetForProposedContentOffset:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:canEditItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldShowMenuForItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { noteCall("collectionView:canPerformAction:forItemAtIndexPath:withSender:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { noteCall("collectionView:performAction:forItemAtIndexPath:withSender:") }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { noteCall("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { noteCall("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      noteCall("collectionViewDidEndMultipleSelectionInteraction:")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      noteCall("collectionView:didHighlightItemAtIndexPath:")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      noteCall("collectionView:didUnhighlightItemAtIndexPath:")
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldHighlightItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldSelectItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldDeselectItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      noteCall("collectionView:didSelectItemAtIndexPath:")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      noteCall("collectionView:didDeselectItemAtIndexPath:")
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { noteCall("collectionView:willDisplayCell:forItemAtIndexPath:") }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { noteCall("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { noteCall("collectionView:didEndDisplayingCell:forItemAtIndexPath:") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { noteCall("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      noteCall("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      noteCall("collectionView:contextMenuConfigurationForItemAtIndexPath:point:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      noteCall("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      noteCall("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("collectionView:previewForHighlightingContextMenuWithConfiguration:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("collectionView:previewForDismissingContextMenuWithConfiguration:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { noteCall("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("collectionView:willDisplayContextMenuWithConfiguration:animator:") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:canFocusItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { noteCall("collectionView:shouldUpdateFocusInContext:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { noteCall("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      noteCall("indexPathForPreferredFocusedViewInCollectionView:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    { noteCall("collectionView:selectionFollowsFocusForItemAtIndexPath:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { noteCall("collectionView:shouldSpringLoadItemAtIndexPath:withContext:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
      -> Bool
    { noteCall("collectionView:canPerformPrimaryActionForItemAtIndexPath:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      noteCall("collectionView:performPrimaryActionForItemAtIndexPath:")
    }
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      noteCall("collectionView:transitionLayoutForOldLayout:newLayout:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      noteCall(
        "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:");
      return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      noteCall("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { noteCall("collectionView:targetContentOffsetForProposedContentOffset:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:canEditItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldShowMenuForItemAtIndexPath:"); return dummy()
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { noteCall("collectionView:canPerformAction:forItemAtIndexPath:withSender:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { noteCall("collectionView:performAction:forItemAtIndexPath:withSender:") }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { noteCall("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { noteCall("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      noteCall("collectionViewDidEndMultipleSelectionInteraction:")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      noteCall("collectionView:didHighlightItemAtIndexPath:")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      noteCall("collectionView:didUnhighlightItemAtIndexPath:")
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldHighlightItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldSelectItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      noteCall("collectionView:shouldDeselectItemAtIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      noteCall("collectionView:didSelectItemAtIndexPath:")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      noteCall("collectionView:didDeselectItemAtIndexPath:")
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { noteCall("collectionView:willDisplayCell:forItemAtIndexPath:") }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { noteCall("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { noteCall("collectionView:didEndDisplayingCell:forItemAtIndexPath:") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { noteCall("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") }
  }
  @MainActor final class BelowAbove: Above, UICollectionViewDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UICollectionViewDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UICollectionViewDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollectionViewDelegate.Extended: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    noteCall("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    noteCall("collectionView:contextMenuConfigurationForItemAtIndexPath:point:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    noteCall("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    noteCall("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    noteCall("collectionView:previewForHighlightingContextMenuWithConfiguration:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    noteCall("collectionView:previewForDismissingContextMenuWithConfiguration:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { noteCall("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { noteCall("collectionView:willDisplayContextMenuWithConfiguration:animator:") }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { noteCall("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:canFocusItemAtIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { noteCall("collectionView:shouldUpdateFocusInContext:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { noteCall("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    noteCall("indexPathForPreferredFocusedViewInCollectionView:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:selectionFollowsFocusForItemAtIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { noteCall("collectionView:shouldSpringLoadItemAtIndexPath:withContext:"); return dummy() }
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  { noteCall("collectionView:canPerformPrimaryActionForItemAtIndexPath:"); return dummy() }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    noteCall("collectionView:performPrimaryActionForItemAtIndexPath:")
  }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    noteCall("collectionView:transitionLayoutForOldLayout:newLayout:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    noteCall(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:");
    return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    noteCall("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { noteCall("collectionView:targetContentOffsetForProposedContentOffset:"); return dummy() }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:canEditItemAtIndexPath:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:shouldShowMenuForItemAtIndexPath:"); return dummy()
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { noteCall("collectionView:canPerformAction:forItemAtIndexPath:withSender:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { noteCall("collectionView:performAction:forItemAtIndexPath:withSender:") }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { noteCall("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:"); return dummy() }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    noteCall("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:")
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    noteCall("collectionViewDidEndMultipleSelectionInteraction:")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    noteCall("collectionView:didHighlightItemAtIndexPath:")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    noteCall("collectionView:didUnhighlightItemAtIndexPath:")
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:shouldHighlightItemAtIndexPath:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:shouldSelectItemAtIndexPath:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    noteCall("collectionView:shouldDeselectItemAtIndexPath:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    noteCall("collectionView:didSelectItemAtIndexPath:")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    noteCall("collectionView:didDeselectItemAtIndexPath:")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { noteCall("collectionView:willDisplayCell:forItemAtIndexPath:") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { noteCall("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { noteCall("collectionView:didEndDisplayingCell:forItemAtIndexPath:") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { noteCall("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") }
}
@section("swift5_tests") @used private let record_UICollectionViewDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollectionViewDelegate.Adding.self, { Adopters_UICollectionViewDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UICollectionViewDelegateFlowLayout: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollectionViewDelegateFlowLayout {
  }
  @MainActor class Body: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { noteCall("collectionView:layout:sizeForItemAtIndexPath:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { noteCall("collectionView:layout:insetForSectionAtIndex:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { noteCall("collectionView:layout:minimumLineSpacingForSectionAtIndex:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { noteCall("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { noteCall("collectionView:layout:referenceSizeForHeaderInSection:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { noteCall("collectionView:layout:referenceSizeForFooterInSection:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { noteCall("collectionView:layout:sizeForItemAtIndexPath:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { noteCall("collectionView:layout:insetForSectionAtIndex:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { noteCall("collectionView:layout:minimumLineSpacingForSectionAtIndex:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { noteCall("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { noteCall("collectionView:layout:referenceSizeForHeaderInSection:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { noteCall("collectionView:layout:referenceSizeForFooterInSection:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UICollectionViewDelegateFlowLayout {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UICollectionViewDelegateFlowLayout.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UICollectionViewDelegateFlowLayout {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollectionViewDelegateFlowLayout.Extended: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { noteCall("collectionView:layout:sizeForItemAtIndexPath:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { noteCall("collectionView:layout:insetForSectionAtIndex:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { noteCall("collectionView:layout:minimumLineSpacingForSectionAtIndex:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { noteCall("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { noteCall("collectionView:layout:referenceSizeForHeaderInSection:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { noteCall("collectionView:layout:referenceSizeForFooterInSection:"); return dummy() }
}
@section("swift5_tests") @used private let record_UICollectionViewDelegateFlowLayout: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollectionViewDelegateFlowLayout.Adding.self,
      { Adopters_UICollectionViewDelegateFlowLayout.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UICollectionViewDragDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { return dummy() }
  }
  @MainActor class Body: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { noteCall("collectionView:itemsForAddingToDragSession:atIndexPath:point:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("collectionView:dragPreviewParametersForItemAtIndexPath:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      noteCall("collectionView:dragSessionWillBegin:")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      noteCall("collectionView:dragSessionDidEnd:")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
      -> Bool
    { noteCall("collectionView:dragSessionAllowsMoveOperation:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { noteCall("collectionView:dragSessionIsRestrictedToDraggingApplication:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { noteCall("collectionView:itemsForAddingToDragSession:atIndexPath:point:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("collectionView:dragPreviewParametersForItemAtIndexPath:"); return dummy() }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      noteCall("collectionView:dragSessionWillBegin:")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      noteCall("collectionView:dragSessionDidEnd:")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
      -> Bool
    { noteCall("collectionView:dragSessionAllowsMoveOperation:"); return dummy() }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { noteCall("collectionView:dragSessionIsRestrictedToDraggingApplication:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UICollectionViewDragDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollectionViewDragDelegate.Extended: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { noteCall("collectionView:itemsForAddingToDragSession:atIndexPath:point:"); return dummy() }
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { noteCall("collectionView:dragPreviewParametersForItemAtIndexPath:"); return dummy() }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    noteCall("collectionView:dragSessionWillBegin:")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    noteCall("collectionView:dragSessionDidEnd:")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  { noteCall("collectionView:dragSessionAllowsMoveOperation:"); return dummy() }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { noteCall("collectionView:dragSessionIsRestrictedToDraggingApplication:"); return dummy() }
}
@section("swift5_tests") @used private let record_UICollectionViewDragDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollectionViewDragDelegate.Adding.self, { Adopters_UICollectionViewDragDelegate.Adding.record($0) }
    )
  }, 0, 0
)

enum Adopters_UICollectionViewDropDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }
  @MainActor class Body: NSObject, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      noteCall("collectionView:canHandleDropSession:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      noteCall("collectionView:dropSessionDidEnter:")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      noteCall("collectionView:dropSessionDidUpdate:withDestinationIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      noteCall("collectionView:dropSessionDidExit:")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      noteCall("collectionView:dropSessionDidEnd:")
    }
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("collectionView:dropPreviewParametersForItemAtIndexPath:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      noteCall("collectionView:canHandleDropSession:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      noteCall("collectionView:dropSessionDidEnter:")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      noteCall("collectionView:dropSessionDidUpdate:withDestinationIndexPath:"); return dummy()
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      noteCall("collectionView:dropSessionDidExit:")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      noteCall("collectionView:dropSessionDidEnd:")
    }
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("collectionView:dropPreviewParametersForItemAtIndexPath:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UICollectionViewDropDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollectionViewDropDelegate.Extended: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    noteCall("collectionView:canHandleDropSession:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    noteCall("collectionView:dropSessionDidEnter:")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    noteCall("collectionView:dropSessionDidUpdate:withDestinationIndexPath:"); return dummy()
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    noteCall("collectionView:dropSessionDidExit:")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    noteCall("collectionView:dropSessionDidEnd:")
  }
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { noteCall("collectionView:dropPreviewParametersForItemAtIndexPath:"); return dummy() }
}
@section("swift5_tests") @used private let record_UICollectionViewDropDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollectionViewDropDelegate.Adding.self, { Adopters_UICollectionViewDropDelegate.Adding.record($0) }
    )
  }, 0, 0
)

enum Adopters_UICollisionBehaviorDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UICollisionBehaviorDelegate {
  }
  @MainActor class Body: NSObject, UICollisionBehaviorDelegate {
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { noteCall("collisionBehavior:beganContactForItem:withItem:atPoint:") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { noteCall("collisionBehavior:endedContactForItem:withItem:") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { noteCall("collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { noteCall("collisionBehavior:endedContactForItem:withBoundaryIdentifier:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { noteCall("collisionBehavior:beganContactForItem:withItem:atPoint:") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { noteCall("collisionBehavior:endedContactForItem:withItem:") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { noteCall("collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { noteCall("collisionBehavior:endedContactForItem:withBoundaryIdentifier:") }
  }
  @MainActor final class BelowAbove: Above, UICollisionBehaviorDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UICollisionBehaviorDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UICollisionBehaviorDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UICollisionBehaviorDelegate.Extended: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { noteCall("collisionBehavior:beganContactForItem:withItem:atPoint:") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { noteCall("collisionBehavior:endedContactForItem:withItem:") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { noteCall("collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { noteCall("collisionBehavior:endedContactForItem:withBoundaryIdentifier:") }
}
@section("swift5_tests") @used private let record_UICollisionBehaviorDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UICollisionBehaviorDelegate.Adding.self, { Adopters_UICollisionBehaviorDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIColorPickerViewControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIColorPickerViewControllerDelegate {
  }
  @MainActor class Body: NSObject, UIColorPickerViewControllerDelegate {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      noteCall("colorPickerViewControllerDidSelectColor:")
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { noteCall("colorPickerViewController:didSelectColor:continuously:") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      noteCall("colorPickerViewControllerDidFinish:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      noteCall("colorPickerViewControllerDidSelectColor:")
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { noteCall("colorPickerViewController:didSelectColor:continuously:") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      noteCall("colorPickerViewControllerDidFinish:")
    }
  }
  @MainActor final class BelowAbove: Above, UIColorPickerViewControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIColorPickerViewControllerDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIColorPickerViewControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIColorPickerViewControllerDelegate.Extended: UIColorPickerViewControllerDelegate {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    noteCall("colorPickerViewControllerDidSelectColor:")
  }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { noteCall("colorPickerViewController:didSelectColor:continuously:") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    noteCall("colorPickerViewControllerDidFinish:")
  }
}
@section("swift5_tests") @used private let record_UIColorPickerViewControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIColorPickerViewControllerDelegate.Adding.self,
      { Adopters_UIColorPickerViewControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIContextMenuInteractionDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { return dummy() }
  }
  @MainActor class Body: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { return dummy() }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:previewForDismissingMenuWithConfiguration:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { noteCall("contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("contextMenuInteraction:willDisplayMenuForConfiguration:animator:") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("contextMenuInteraction:willEndForConfiguration:animator:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("contextMenuInteraction:previewForDismissingMenuWithConfiguration:"); return dummy()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { noteCall("contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("contextMenuInteraction:willDisplayMenuForConfiguration:animator:") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("contextMenuInteraction:willEndForConfiguration:animator:") }
  }
  @MainActor final class BelowAbove: Above, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIContextMenuInteractionDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIContextMenuInteractionDelegate.Extended: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { return dummy() }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    noteCall("contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"); return dummy()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    noteCall("contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"); return dummy()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    noteCall("contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"); return dummy()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    noteCall("contextMenuInteraction:previewForDismissingMenuWithConfiguration:"); return dummy()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { noteCall("contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { noteCall("contextMenuInteraction:willDisplayMenuForConfiguration:animator:") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { noteCall("contextMenuInteraction:willEndForConfiguration:animator:") }
}
@section("swift5_tests") @used private let record_UIContextMenuInteractionDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIContextMenuInteractionDelegate.Adding.self,
      { Adopters_UIContextMenuInteractionDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIDragInteractionDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { return dummy() }
  }
  @MainActor class Body: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { noteCall("dragInteraction:previewForLiftingItem:session:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { noteCall("dragInteraction:willAnimateLiftWithAnimator:session:") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      noteCall("dragInteraction:sessionWillBegin:")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
      -> Bool
    { noteCall("dragInteraction:sessionAllowsMoveOperation:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { noteCall("dragInteraction:sessionIsRestrictedToDraggingApplication:"); return dummy() }
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
      -> Bool
    { noteCall("dragInteraction:prefersFullSizePreviewsForSession:"); return dummy() }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      noteCall("dragInteraction:sessionDidMove:")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { noteCall("dragInteraction:session:willEndWithOperation:") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { noteCall("dragInteraction:session:didEndWithOperation:") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      noteCall("dragInteraction:sessionDidTransferItems:")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { noteCall("dragInteraction:itemsForAddingToSession:withTouchAtPoint:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { noteCall("dragInteraction:sessionForAddingItems:withTouchAtPoint:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { noteCall("dragInteraction:session:willAddItems:forInteraction:") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { noteCall("dragInteraction:previewForCancellingItem:withDefault:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { noteCall("dragInteraction:item:willAnimateCancelWithAnimator:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { noteCall("dragInteraction:previewForLiftingItem:session:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { noteCall("dragInteraction:willAnimateLiftWithAnimator:session:") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      noteCall("dragInteraction:sessionWillBegin:")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
      -> Bool
    { noteCall("dragInteraction:sessionAllowsMoveOperation:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { noteCall("dragInteraction:sessionIsRestrictedToDraggingApplication:"); return dummy() }
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
      -> Bool
    { noteCall("dragInteraction:prefersFullSizePreviewsForSession:"); return dummy() }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      noteCall("dragInteraction:sessionDidMove:")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { noteCall("dragInteraction:session:willEndWithOperation:") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { noteCall("dragInteraction:session:didEndWithOperation:") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      noteCall("dragInteraction:sessionDidTransferItems:")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { noteCall("dragInteraction:itemsForAddingToSession:withTouchAtPoint:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { noteCall("dragInteraction:sessionForAddingItems:withTouchAtPoint:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { noteCall("dragInteraction:session:willAddItems:forInteraction:") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { noteCall("dragInteraction:previewForCancellingItem:withDefault:"); return dummy() }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { noteCall("dragInteraction:item:willAnimateCancelWithAnimator:") }
  }
  @MainActor final class BelowAbove: Above, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIDragInteractionDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIDragInteractionDelegate.Extended: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    return dummy()
  }
  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
    -> UITargetedDragPreview?
  { noteCall("dragInteraction:previewForLiftingItem:session:"); return dummy() }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { noteCall("dragInteraction:willAnimateLiftWithAnimator:session:") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    noteCall("dragInteraction:sessionWillBegin:")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  { noteCall("dragInteraction:sessionAllowsMoveOperation:"); return dummy() }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { noteCall("dragInteraction:sessionIsRestrictedToDraggingApplication:"); return dummy() }
  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
  { noteCall("dragInteraction:prefersFullSizePreviewsForSession:"); return dummy() }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    noteCall("dragInteraction:sessionDidMove:")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { noteCall("dragInteraction:session:willEndWithOperation:") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { noteCall("dragInteraction:session:didEndWithOperation:") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    noteCall("dragInteraction:sessionDidTransferItems:")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { noteCall("dragInteraction:itemsForAddingToSession:withTouchAtPoint:"); return dummy() }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { noteCall("dragInteraction:sessionForAddingItems:withTouchAtPoint:"); return dummy() }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { noteCall("dragInteraction:session:willAddItems:forInteraction:") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { noteCall("dragInteraction:previewForCancellingItem:withDefault:"); return dummy() }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { noteCall("dragInteraction:item:willAnimateCancelWithAnimator:") }
}
@section("swift5_tests") @used private let record_UIDragInteractionDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIDragInteractionDelegate.Adding.self, { Adopters_UIDragInteractionDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIDropInteractionDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIDropInteractionDelegate {
  }
  @MainActor class Body: NSObject, UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      noteCall("dropInteraction:canHandleSession:"); return dummy()
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      noteCall("dropInteraction:sessionDidEnter:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { noteCall("dropInteraction:sessionDidUpdate:"); return dummy() }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      noteCall("dropInteraction:sessionDidExit:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      noteCall("dropInteraction:performDrop:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      noteCall("dropInteraction:concludeDrop:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      noteCall("dropInteraction:sessionDidEnd:")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { noteCall("dropInteraction:previewForDroppingItem:withDefault:"); return dummy() }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { noteCall("dropInteraction:item:willAnimateDropWithAnimator:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      noteCall("dropInteraction:canHandleSession:"); return dummy()
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      noteCall("dropInteraction:sessionDidEnter:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { noteCall("dropInteraction:sessionDidUpdate:"); return dummy() }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      noteCall("dropInteraction:sessionDidExit:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      noteCall("dropInteraction:performDrop:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      noteCall("dropInteraction:concludeDrop:")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      noteCall("dropInteraction:sessionDidEnd:")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { noteCall("dropInteraction:previewForDroppingItem:withDefault:"); return dummy() }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { noteCall("dropInteraction:item:willAnimateDropWithAnimator:") }
  }
  @MainActor final class BelowAbove: Above, UIDropInteractionDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIDropInteractionDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIDropInteractionDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIDropInteractionDelegate.Extended: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    noteCall("dropInteraction:canHandleSession:"); return dummy()
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    noteCall("dropInteraction:sessionDidEnter:")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  { noteCall("dropInteraction:sessionDidUpdate:"); return dummy() }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    noteCall("dropInteraction:sessionDidExit:")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    noteCall("dropInteraction:performDrop:")
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    noteCall("dropInteraction:concludeDrop:")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    noteCall("dropInteraction:sessionDidEnd:")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { noteCall("dropInteraction:previewForDroppingItem:withDefault:"); return dummy() }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { noteCall("dropInteraction:item:willAnimateDropWithAnimator:") }
}
@section("swift5_tests") @used private let record_UIDropInteractionDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIDropInteractionDelegate.Adding.self, { Adopters_UIDropInteractionDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIDynamicAnimatorDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIDynamicAnimatorDelegate {
  }
  @MainActor class Body: NSObject, UIDynamicAnimatorDelegate {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { noteCall("dynamicAnimatorWillResume:") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { noteCall("dynamicAnimatorDidPause:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { noteCall("dynamicAnimatorWillResume:") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { noteCall("dynamicAnimatorDidPause:") }
  }
  @MainActor final class BelowAbove: Above, UIDynamicAnimatorDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIDynamicAnimatorDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIDynamicAnimatorDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIDynamicAnimatorDelegate.Extended: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { noteCall("dynamicAnimatorWillResume:") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { noteCall("dynamicAnimatorDidPause:") }
}
@section("swift5_tests") @used private let record_UIDynamicAnimatorDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIDynamicAnimatorDelegate.Adding.self, { Adopters_UIDynamicAnimatorDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIEditMenuInteractionDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIEditMenuInteractionDelegate {
  }
  @MainActor class Body: NSObject, UIEditMenuInteractionDelegate {
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { noteCall("editMenuInteraction:menuForConfiguration:suggestedActions:"); return dummy() }
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
      -> CGRect
    { noteCall("editMenuInteraction:targetRectForConfiguration:"); return dummy() }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { noteCall("editMenuInteraction:willPresentMenuForConfiguration:animator:") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { noteCall("editMenuInteraction:willDismissMenuForConfiguration:animator:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { noteCall("editMenuInteraction:menuForConfiguration:suggestedActions:"); return dummy() }
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
      -> CGRect
    { noteCall("editMenuInteraction:targetRectForConfiguration:"); return dummy() }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { noteCall("editMenuInteraction:willPresentMenuForConfiguration:animator:") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { noteCall("editMenuInteraction:willDismissMenuForConfiguration:animator:") }
  }
  @MainActor final class BelowAbove: Above, UIEditMenuInteractionDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIEditMenuInteractionDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIEditMenuInteractionDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIEditMenuInteractionDelegate.Extended: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { noteCall("editMenuInteraction:menuForConfiguration:suggestedActions:"); return dummy() }
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  { noteCall("editMenuInteraction:targetRectForConfiguration:"); return dummy() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { noteCall("editMenuInteraction:willPresentMenuForConfiguration:animator:") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { noteCall("editMenuInteraction:willDismissMenuForConfiguration:animator:") }
}
@section("swift5_tests") @used private let record_UIEditMenuInteractionDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIEditMenuInteractionDelegate.Adding.self,
      { Adopters_UIEditMenuInteractionDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIFontPickerViewControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIFontPickerViewControllerDelegate {
  }
  @MainActor class Body: NSObject, UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      noteCall("fontPickerViewControllerDidCancel:")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      noteCall("fontPickerViewControllerDidPickFont:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      noteCall("fontPickerViewControllerDidCancel:")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      noteCall("fontPickerViewControllerDidPickFont:")
    }
  }
  @MainActor final class BelowAbove: Above, UIFontPickerViewControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIFontPickerViewControllerDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIFontPickerViewControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIFontPickerViewControllerDelegate.Extended: UIFontPickerViewControllerDelegate {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    noteCall("fontPickerViewControllerDidCancel:")
  }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    noteCall("fontPickerViewControllerDidPickFont:")
  }
}
@section("swift5_tests") @used private let record_UIFontPickerViewControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIFontPickerViewControllerDelegate.Adding.self,
      { Adopters_UIFontPickerViewControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIGestureRecognizerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIGestureRecognizerDelegate {
  }
  @MainActor class Body: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      noteCall("gestureRecognizerShouldBegin:"); return dummy()
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { noteCall("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"); return dummy() }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { noteCall("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"); return dummy() }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { noteCall("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"); return dummy() }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      noteCall("gestureRecognizer:shouldReceivePress:"); return dummy()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      noteCall("gestureRecognizer:shouldReceiveEvent:"); return dummy()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      noteCall("gestureRecognizer:shouldReceiveTouch:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      noteCall("gestureRecognizerShouldBegin:"); return dummy()
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { noteCall("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"); return dummy() }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { noteCall("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"); return dummy() }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { noteCall("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"); return dummy() }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      noteCall("gestureRecognizer:shouldReceivePress:"); return dummy()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      noteCall("gestureRecognizer:shouldReceiveEvent:"); return dummy()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      noteCall("gestureRecognizer:shouldReceiveTouch:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UIGestureRecognizerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIGestureRecognizerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIGestureRecognizerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIGestureRecognizerDelegate.Extended: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    noteCall("gestureRecognizerShouldBegin:"); return dummy()
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { noteCall("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"); return dummy() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { noteCall("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"); return dummy() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { noteCall("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"); return dummy() }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    noteCall("gestureRecognizer:shouldReceivePress:"); return dummy()
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    noteCall("gestureRecognizer:shouldReceiveEvent:"); return dummy()
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    noteCall("gestureRecognizer:shouldReceiveTouch:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UIGestureRecognizerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIGestureRecognizerDelegate.Adding.self, { Adopters_UIGestureRecognizerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIImagePickerControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIImagePickerControllerDelegate {
  }
  @MainActor class Body: NSObject, UIImagePickerControllerDelegate {
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { noteCall("imagePickerController:didFinishPickingMediaWithInfo:") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      noteCall("imagePickerControllerDidCancel:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { noteCall("imagePickerController:didFinishPickingMediaWithInfo:") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      noteCall("imagePickerControllerDidCancel:")
    }
  }
  @MainActor final class BelowAbove: Above, UIImagePickerControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIImagePickerControllerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIImagePickerControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIImagePickerControllerDelegate.Extended: UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { noteCall("imagePickerController:didFinishPickingMediaWithInfo:") }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { noteCall("imagePickerControllerDidCancel:") }
}
@section("swift5_tests") @used private let record_UIImagePickerControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIImagePickerControllerDelegate.Adding.self,
      { Adopters_UIImagePickerControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UILargeContentViewerInteractionDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UILargeContentViewerInteractionDelegate {
  }
  @MainActor class Body: NSObject, UILargeContentViewerInteractionDelegate {
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { noteCall("largeContentViewerInteraction:didEndOnItem:atPoint:") }
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
      any UILargeContentViewerItem
    )? { noteCall("largeContentViewerInteraction:itemAtPoint:"); return dummy() }
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
      noteCall("viewControllerForLargeContentViewerInteraction:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { noteCall("largeContentViewerInteraction:didEndOnItem:atPoint:") }
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
      any UILargeContentViewerItem
    )? { noteCall("largeContentViewerInteraction:itemAtPoint:"); return dummy() }
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
      noteCall("viewControllerForLargeContentViewerInteraction:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UILargeContentViewerInteractionDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UILargeContentViewerInteractionDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UILargeContentViewerInteractionDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UILargeContentViewerInteractionDelegate.Extended: UILargeContentViewerInteractionDelegate {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { noteCall("largeContentViewerInteraction:didEndOnItem:atPoint:") }
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
    any UILargeContentViewerItem
  )? { noteCall("largeContentViewerInteraction:itemAtPoint:"); return dummy() }
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    noteCall("viewControllerForLargeContentViewerInteraction:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UILargeContentViewerInteractionDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UILargeContentViewerInteractionDelegate.Adding.self,
      { Adopters_UILargeContentViewerInteractionDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UINavigationBarDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UINavigationBarDelegate {
  }
  @MainActor class Body: NSObject, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      noteCall("navigationBar:shouldPushItem:"); return dummy()
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      noteCall("navigationBar:didPushItem:")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      noteCall("navigationBar:shouldPopItem:"); return dummy()
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      noteCall("navigationBar:didPopItem:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      noteCall("navigationBar:shouldPushItem:"); return dummy()
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      noteCall("navigationBar:didPushItem:")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      noteCall("navigationBar:shouldPopItem:"); return dummy()
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      noteCall("navigationBar:didPopItem:")
    }
  }
  @MainActor final class BelowAbove: Above, UINavigationBarDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UINavigationBarDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UINavigationBarDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UINavigationBarDelegate.Extended: UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    noteCall("navigationBar:shouldPushItem:"); return dummy()
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    noteCall("navigationBar:didPushItem:")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    noteCall("navigationBar:shouldPopItem:"); return dummy()
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    noteCall("navigationBar:didPopItem:")
  }
}
@section("swift5_tests") @used private let record_UINavigationBarDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, Adopters_UINavigationBarDelegate.Adding.self, { Adopters_UINavigationBarDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UINavigationControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UINavigationControllerDelegate {
  }
  @MainActor class Body: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { noteCall("navigationController:willShowViewController:animated:") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { noteCall("navigationController:didShowViewController:animated:") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      noteCall("navigationController:animationControllerForOperation:fromViewController:toViewController:");
      return dummy()
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      noteCall("navigationController:interactionControllerForAnimationController:"); return dummy()
    }
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
      -> UIInterfaceOrientationMask
    { noteCall("navigationControllerSupportedInterfaceOrientations:"); return dummy() }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      noteCall("navigationControllerPreferredInterfaceOrientationForPresentation:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { noteCall("navigationController:willShowViewController:animated:") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { noteCall("navigationController:didShowViewController:animated:") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      noteCall("navigationController:animationControllerForOperation:fromViewController:toViewController:");
      return dummy()
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      noteCall("navigationController:interactionControllerForAnimationController:"); return dummy()
    }
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
      -> UIInterfaceOrientationMask
    { noteCall("navigationControllerSupportedInterfaceOrientations:"); return dummy() }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      noteCall("navigationControllerPreferredInterfaceOrientationForPresentation:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UINavigationControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UINavigationControllerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UINavigationControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UINavigationControllerDelegate.Extended: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { noteCall("navigationController:willShowViewController:animated:") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { noteCall("navigationController:didShowViewController:animated:") }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    noteCall("navigationController:animationControllerForOperation:fromViewController:toViewController:");
    return dummy()
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    noteCall("navigationController:interactionControllerForAnimationController:"); return dummy()
  }
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { noteCall("navigationControllerSupportedInterfaceOrientations:"); return dummy() }
  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
  { noteCall("navigationControllerPreferredInterfaceOrientationForPresentation:"); return dummy() }
}
@section("swift5_tests") @used private let record_UINavigationControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UINavigationControllerDelegate.Adding.self,
      { Adopters_UINavigationControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIPageViewControllerDataSource: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { return dummy() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { return dummy() }
  }
  @MainActor class Body: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { return dummy() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { return dummy() }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      noteCall("presentationCountForPageViewController:"); return dummy()
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      noteCall("presentationIndexForPageViewController:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      noteCall("presentationCountForPageViewController:"); return dummy()
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      noteCall("presentationIndexForPageViewController:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { return dummy() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIPageViewControllerDataSource.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { return dummy() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIPageViewControllerDataSource.Extended: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { return dummy() }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { return dummy() }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    noteCall("presentationCountForPageViewController:"); return dummy()
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    noteCall("presentationIndexForPageViewController:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UIPageViewControllerDataSource: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIPageViewControllerDataSource.Adding.self,
      { Adopters_UIPageViewControllerDataSource.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIPageViewControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIPageViewControllerDelegate {
  }
  @MainActor class Body: NSObject, UIPageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { noteCall("pageViewController:willTransitionToViewControllers:") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { noteCall("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { noteCall("pageViewController:willTransitionToViewControllers:") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { noteCall("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:") }
  }
  @MainActor final class BelowAbove: Above, UIPageViewControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIPageViewControllerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIPageViewControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIPageViewControllerDelegate.Extended: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { noteCall("pageViewController:willTransitionToViewControllers:") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { noteCall("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:") }
}
@section("swift5_tests") @used private let record_UIPageViewControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIPageViewControllerDelegate.Adding.self, { Adopters_UIPageViewControllerDelegate.Adding.record($0) }
    )
  }, 0, 0
)

enum Adopters_UIPickerViewAccessibilityDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIPickerViewAccessibilityDelegate {
  }
  @MainActor class Body: NSObject, UIPickerViewAccessibilityDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      noteCall("pickerView:accessibilityLabelForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
      noteCall("pickerView:accessibilityHintForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
      -> NSAttributedString?
    { noteCall("pickerView:accessibilityAttributedLabelForComponent:"); return dummy() }
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
      -> NSAttributedString?
    { noteCall("pickerView:accessibilityAttributedHintForComponent:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      noteCall("pickerView:accessibilityLabelForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
      noteCall("pickerView:accessibilityHintForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
      -> NSAttributedString?
    { noteCall("pickerView:accessibilityAttributedLabelForComponent:"); return dummy() }
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
      -> NSAttributedString?
    { noteCall("pickerView:accessibilityAttributedHintForComponent:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UIPickerViewAccessibilityDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIPickerViewAccessibilityDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIPickerViewAccessibilityDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIPickerViewAccessibilityDelegate.Extended: UIPickerViewAccessibilityDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    noteCall("pickerView:accessibilityLabelForComponent:"); return dummy()
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    noteCall("pickerView:accessibilityHintForComponent:"); return dummy()
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  { noteCall("pickerView:accessibilityAttributedLabelForComponent:"); return dummy() }
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  { noteCall("pickerView:accessibilityAttributedHintForComponent:"); return dummy() }
}
@section("swift5_tests") @used private let record_UIPickerViewAccessibilityDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIPickerViewAccessibilityDelegate.Adding.self,
      { Adopters_UIPickerViewAccessibilityDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIPickerViewDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIPickerViewDelegate {
  }
  @MainActor class Body: NSObject, UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      noteCall("pickerView:widthForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      noteCall("pickerView:rowHeightForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      noteCall("pickerView:titleForRow:forComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
    { noteCall("pickerView:attributedTitleForRow:forComponent:"); return dummy() }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
      -> UIView
    { noteCall("pickerView:viewForRow:forComponent:reusingView:"); return dummy() }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      noteCall("pickerView:didSelectRow:inComponent:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      noteCall("pickerView:widthForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      noteCall("pickerView:rowHeightForComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      noteCall("pickerView:titleForRow:forComponent:"); return dummy()
    }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
    { noteCall("pickerView:attributedTitleForRow:forComponent:"); return dummy() }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
      -> UIView
    { noteCall("pickerView:viewForRow:forComponent:reusingView:"); return dummy() }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      noteCall("pickerView:didSelectRow:inComponent:")
    }
  }
  @MainActor final class BelowAbove: Above, UIPickerViewDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIPickerViewDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIPickerViewDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIPickerViewDelegate.Extended: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    noteCall("pickerView:widthForComponent:"); return dummy()
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    noteCall("pickerView:rowHeightForComponent:"); return dummy()
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    noteCall("pickerView:titleForRow:forComponent:"); return dummy()
  }
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { noteCall("pickerView:attributedTitleForRow:forComponent:"); return dummy() }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  { noteCall("pickerView:viewForRow:forComponent:reusingView:"); return dummy() }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    noteCall("pickerView:didSelectRow:inComponent:")
  }
}
@section("swift5_tests") @used private let record_UIPickerViewDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIPickerViewDelegate.Adding.self, { Adopters_UIPickerViewDelegate.Adding.record($0) }) }, 0,
  0
)

enum Adopters_UIPointerInteractionDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIPointerInteractionDelegate {
  }
  @MainActor class Body: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { noteCall("pointerInteraction:regionForRequest:defaultRegion:"); return dummy() }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      noteCall("pointerInteraction:styleForRegion:"); return dummy()
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { noteCall("pointerInteraction:willEnterRegion:animator:") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { noteCall("pointerInteraction:willExitRegion:animator:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { noteCall("pointerInteraction:regionForRequest:defaultRegion:"); return dummy() }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      noteCall("pointerInteraction:styleForRegion:"); return dummy()
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { noteCall("pointerInteraction:willEnterRegion:animator:") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { noteCall("pointerInteraction:willExitRegion:animator:") }
  }
  @MainActor final class BelowAbove: Above, UIPointerInteractionDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIPointerInteractionDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIPointerInteractionDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIPointerInteractionDelegate.Extended: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { noteCall("pointerInteraction:regionForRequest:defaultRegion:"); return dummy() }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    noteCall("pointerInteraction:styleForRegion:"); return dummy()
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { noteCall("pointerInteraction:willEnterRegion:animator:") }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { noteCall("pointerInteraction:willExitRegion:animator:") }
}
@section("swift5_tests") @used private let record_UIPointerInteractionDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIPointerInteractionDelegate.Adding.self, { Adopters_UIPointerInteractionDelegate.Adding.record($0) }
    )
  }, 0, 0
)

enum Adopters_UIPopoverPresentationControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIPopoverPresentationControllerDelegate {
  }
  @MainActor class Body: NSObject, UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      noteCall("prepareForPopoverPresentation:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      noteCall("prepareForPopoverPresentation:")
    }
  }
  @MainActor final class BelowAbove: Above, UIPopoverPresentationControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIPopoverPresentationControllerDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIPopoverPresentationControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIPopoverPresentationControllerDelegate.Extended: UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    noteCall("prepareForPopoverPresentation:")
  }
}
@section("swift5_tests") @used private let record_UIPopoverPresentationControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIPopoverPresentationControllerDelegate.Adding.self,
      { Adopters_UIPopoverPresentationControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UISceneDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UISceneDelegate {
  }
  @MainActor class Body: NSObject, UISceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { noteCall("scene:willConnectToSession:options:") }
    func sceneDidDisconnect(_ scene: UIScene) { noteCall("sceneDidDisconnect:") }
    func sceneDidBecomeActive(_ scene: UIScene) { noteCall("sceneDidBecomeActive:") }
    func sceneWillResignActive(_ scene: UIScene) { noteCall("sceneWillResignActive:") }
    func sceneWillEnterForeground(_ scene: UIScene) { noteCall("sceneWillEnterForeground:") }
    func sceneDidEnterBackground(_ scene: UIScene) { noteCall("sceneDidEnterBackground:") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      noteCall("scene:openURLContexts:")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      noteCall("stateRestorationActivityForScene:"); return dummy()
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      noteCall("scene:restoreInteractionStateWithUserActivity:")
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      noteCall("scene:willContinueUserActivityWithType:")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { noteCall("scene:continueUserActivity:") }
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
      noteCall("scene:didFailToContinueUserActivityWithType:error:")
    }
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { noteCall("scene:didUpdateUserActivity:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { noteCall("scene:willConnectToSession:options:") }
    func sceneDidDisconnect(_ scene: UIScene) { noteCall("sceneDidDisconnect:") }
    func sceneDidBecomeActive(_ scene: UIScene) { noteCall("sceneDidBecomeActive:") }
    func sceneWillResignActive(_ scene: UIScene) { noteCall("sceneWillResignActive:") }
    func sceneWillEnterForeground(_ scene: UIScene) { noteCall("sceneWillEnterForeground:") }
    func sceneDidEnterBackground(_ scene: UIScene) { noteCall("sceneDidEnterBackground:") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      noteCall("scene:openURLContexts:")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      noteCall("stateRestorationActivityForScene:"); return dummy()
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      noteCall("scene:restoreInteractionStateWithUserActivity:")
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      noteCall("scene:willContinueUserActivityWithType:")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { noteCall("scene:continueUserActivity:") }
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
      noteCall("scene:didFailToContinueUserActivityWithType:error:")
    }
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { noteCall("scene:didUpdateUserActivity:") }
  }
  @MainActor final class BelowAbove: Above, UISceneDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UISceneDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UISceneDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UISceneDelegate.Extended: UISceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { noteCall("scene:willConnectToSession:options:") }
  func sceneDidDisconnect(_ scene: UIScene) { noteCall("sceneDidDisconnect:") }
  func sceneDidBecomeActive(_ scene: UIScene) { noteCall("sceneDidBecomeActive:") }
  func sceneWillResignActive(_ scene: UIScene) { noteCall("sceneWillResignActive:") }
  func sceneWillEnterForeground(_ scene: UIScene) { noteCall("sceneWillEnterForeground:") }
  func sceneDidEnterBackground(_ scene: UIScene) { noteCall("sceneDidEnterBackground:") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    noteCall("scene:openURLContexts:")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    noteCall("stateRestorationActivityForScene:"); return dummy()
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    noteCall("scene:restoreInteractionStateWithUserActivity:")
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    noteCall("scene:willContinueUserActivityWithType:")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { noteCall("scene:continueUserActivity:") }
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
    noteCall("scene:didFailToContinueUserActivityWithType:error:")
  }
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { noteCall("scene:didUpdateUserActivity:") }
}
@section("swift5_tests") @used private let record_UISceneDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UISceneDelegate.Adding.self, { Adopters_UISceneDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UIScrollViewDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIScrollViewDelegate {
  }
  @MainActor class Body: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { noteCall("scrollViewDidScroll:") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { noteCall("scrollViewWillBeginDragging:") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { noteCall("scrollViewWillEndDragging:withVelocity:targetContentOffset:") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      noteCall("scrollViewDidEndDragging:willDecelerate:")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { noteCall("scrollViewWillBeginDecelerating:") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { noteCall("scrollViewDidEndDecelerating:") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      noteCall("scrollViewDidEndScrollingAnimation:")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      noteCall("scrollViewDidChangeAdjustedContentInset:")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      noteCall("viewForZoomingInScrollView:"); return dummy()
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      noteCall("scrollViewWillBeginZooming:withView:")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { noteCall("scrollViewDidZoom:") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      noteCall("scrollViewDidEndZooming:withView:atScale:")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      noteCall("scrollViewShouldScrollToTop:"); return dummy()
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { noteCall("scrollViewDidScrollToTop:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { noteCall("scrollViewDidScroll:") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { noteCall("scrollViewWillBeginDragging:") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { noteCall("scrollViewWillEndDragging:withVelocity:targetContentOffset:") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      noteCall("scrollViewDidEndDragging:willDecelerate:")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { noteCall("scrollViewWillBeginDecelerating:") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { noteCall("scrollViewDidEndDecelerating:") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      noteCall("scrollViewDidEndScrollingAnimation:")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      noteCall("scrollViewDidChangeAdjustedContentInset:")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      noteCall("viewForZoomingInScrollView:"); return dummy()
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      noteCall("scrollViewWillBeginZooming:withView:")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { noteCall("scrollViewDidZoom:") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      noteCall("scrollViewDidEndZooming:withView:atScale:")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      noteCall("scrollViewShouldScrollToTop:"); return dummy()
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { noteCall("scrollViewDidScrollToTop:") }
  }
  @MainActor final class BelowAbove: Above, UIScrollViewDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIScrollViewDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIScrollViewDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIScrollViewDelegate.Extended: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { noteCall("scrollViewDidScroll:") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { noteCall("scrollViewWillBeginDragging:") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { noteCall("scrollViewWillEndDragging:withVelocity:targetContentOffset:") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    noteCall("scrollViewDidEndDragging:willDecelerate:")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { noteCall("scrollViewWillBeginDecelerating:") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { noteCall("scrollViewDidEndDecelerating:") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    noteCall("scrollViewDidEndScrollingAnimation:")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    noteCall("scrollViewDidChangeAdjustedContentInset:")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    noteCall("viewForZoomingInScrollView:"); return dummy()
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    noteCall("scrollViewWillBeginZooming:withView:")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { noteCall("scrollViewDidZoom:") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    noteCall("scrollViewDidEndZooming:withView:atScale:")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    noteCall("scrollViewShouldScrollToTop:"); return dummy()
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { noteCall("scrollViewDidScrollToTop:") }
}
@section("swift5_tests") @used private let record_UIScrollViewDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIScrollViewDelegate.Adding.self, { Adopters_UIScrollViewDelegate.Adding.record($0) }) }, 0,
  0
)

enum Adopters_UISearchBarDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UISearchBarDelegate {
  }
  @MainActor class Body: NSObject, UISearchBarDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      noteCall("searchBarShouldBeginEditing:"); return dummy()
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { noteCall("searchBarTextDidBeginEditing:") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      noteCall("searchBarShouldEndEditing:"); return dummy()
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { noteCall("searchBarTextDidEndEditing:") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { noteCall("searchBar:textDidChange:") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      noteCall("searchBar:shouldChangeTextInRange:replacementText:"); return dummy()
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarSearchButtonClicked:") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarCancelButtonClicked:") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarBookmarkButtonClicked:") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarResultsListButtonClicked:") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      noteCall("searchBar:selectedScopeButtonIndexDidChange:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      noteCall("searchBarShouldBeginEditing:"); return dummy()
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { noteCall("searchBarTextDidBeginEditing:") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      noteCall("searchBarShouldEndEditing:"); return dummy()
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { noteCall("searchBarTextDidEndEditing:") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { noteCall("searchBar:textDidChange:") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      noteCall("searchBar:shouldChangeTextInRange:replacementText:"); return dummy()
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarSearchButtonClicked:") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarCancelButtonClicked:") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarBookmarkButtonClicked:") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarResultsListButtonClicked:") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      noteCall("searchBar:selectedScopeButtonIndexDidChange:")
    }
  }
  @MainActor final class BelowAbove: Above, UISearchBarDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UISearchBarDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UISearchBarDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UISearchBarDelegate.Extended: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    noteCall("searchBarShouldBeginEditing:"); return dummy()
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { noteCall("searchBarTextDidBeginEditing:") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    noteCall("searchBarShouldEndEditing:"); return dummy()
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { noteCall("searchBarTextDidEndEditing:") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { noteCall("searchBar:textDidChange:") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    noteCall("searchBar:shouldChangeTextInRange:replacementText:"); return dummy()
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarSearchButtonClicked:") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarCancelButtonClicked:") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarBookmarkButtonClicked:") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { noteCall("searchBarResultsListButtonClicked:") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    noteCall("searchBar:selectedScopeButtonIndexDidChange:")
  }
}
@section("swift5_tests") @used private let record_UISearchBarDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UISearchBarDelegate.Adding.self, { Adopters_UISearchBarDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UISearchControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UISearchControllerDelegate {
  }
  @MainActor class Body: NSObject, UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) {
      noteCall("willPresentSearchController:")
    }
    func didPresentSearchController(_ searchController: UISearchController) { noteCall("didPresentSearchController:") }
    func willDismissSearchController(_ searchController: UISearchController) {
      noteCall("willDismissSearchController:")
    }
    func didDismissSearchController(_ searchController: UISearchController) { noteCall("didDismissSearchController:") }
    func presentSearchController(_ searchController: UISearchController) { noteCall("presentSearchController:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func willPresentSearchController(_ searchController: UISearchController) {
      noteCall("willPresentSearchController:")
    }
    func didPresentSearchController(_ searchController: UISearchController) { noteCall("didPresentSearchController:") }
    func willDismissSearchController(_ searchController: UISearchController) {
      noteCall("willDismissSearchController:")
    }
    func didDismissSearchController(_ searchController: UISearchController) { noteCall("didDismissSearchController:") }
    func presentSearchController(_ searchController: UISearchController) { noteCall("presentSearchController:") }
  }
  @MainActor final class BelowAbove: Above, UISearchControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UISearchControllerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UISearchControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UISearchControllerDelegate.Extended: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) { noteCall("willPresentSearchController:") }
  func didPresentSearchController(_ searchController: UISearchController) { noteCall("didPresentSearchController:") }
  func willDismissSearchController(_ searchController: UISearchController) { noteCall("willDismissSearchController:") }
  func didDismissSearchController(_ searchController: UISearchController) { noteCall("didDismissSearchController:") }
  func presentSearchController(_ searchController: UISearchController) { noteCall("presentSearchController:") }
}
@section("swift5_tests") @used private let record_UISearchControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UISearchControllerDelegate.Adding.self, { Adopters_UISearchControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UISearchResultsUpdating: OptionalMethodAdopters {
  @MainActor class None: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
  }
  @MainActor class Body: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { noteCall("updateSearchResultsForSearchController:selectingSearchSuggestion:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { noteCall("updateSearchResultsForSearchController:selectingSearchSuggestion:") }
  }
  @MainActor final class BelowAbove: Above, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UISearchResultsUpdating.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UISearchResultsUpdating.Extended: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  { noteCall("updateSearchResultsForSearchController:selectingSearchSuggestion:") }
}
@section("swift5_tests") @used private let record_UISearchResultsUpdating: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, Adopters_UISearchResultsUpdating.Adding.self, { Adopters_UISearchResultsUpdating.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UISheetPresentationControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UISheetPresentationControllerDelegate {
  }
  @MainActor class Body: NSObject, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { noteCall("sheetPresentationControllerDidChangeSelectedDetentIdentifier:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { noteCall("sheetPresentationControllerDidChangeSelectedDetentIdentifier:") }
  }
  @MainActor final class BelowAbove: Above, UISheetPresentationControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UISheetPresentationControllerDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UISheetPresentationControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UISheetPresentationControllerDelegate.Extended: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { noteCall("sheetPresentationControllerDidChangeSelectedDetentIdentifier:") }
}
@section("swift5_tests") @used private let record_UISheetPresentationControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UISheetPresentationControllerDelegate.Adding.self,
      { Adopters_UISheetPresentationControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UISplitViewControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UISplitViewControllerDelegate {
  }
  @MainActor class Body: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    { noteCall("splitViewController:willChangeToDisplayMode:") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      noteCall("splitViewController:willShowColumn:")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      noteCall("splitViewController:willHideColumn:")
    }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
      -> Bool
    { noteCall("splitViewController:showViewController:sender:"); return dummy() }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { noteCall("splitViewController:showDetailViewController:sender:"); return dummy() }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      noteCall("splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"); return dummy()
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      noteCall("splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"); return dummy()
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      noteCall("splitViewController:topColumnForCollapsingToProposedTopColumn:"); return dummy()
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { noteCall("splitViewControllerDidCollapse:") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { noteCall("splitViewControllerDidExpand:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    { noteCall("splitViewController:willChangeToDisplayMode:") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      noteCall("splitViewController:willShowColumn:")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      noteCall("splitViewController:willHideColumn:")
    }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
      -> Bool
    { noteCall("splitViewController:showViewController:sender:"); return dummy() }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { noteCall("splitViewController:showDetailViewController:sender:"); return dummy() }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      noteCall("splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"); return dummy()
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      noteCall("splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"); return dummy()
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      noteCall("splitViewController:topColumnForCollapsingToProposedTopColumn:"); return dummy()
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { noteCall("splitViewControllerDidCollapse:") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { noteCall("splitViewControllerDidExpand:") }
  }
  @MainActor final class BelowAbove: Above, UISplitViewControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UISplitViewControllerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UISplitViewControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UISplitViewControllerDelegate.Extended: UISplitViewControllerDelegate {
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    noteCall("splitViewController:willChangeToDisplayMode:")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    noteCall("splitViewController:willShowColumn:")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    noteCall("splitViewController:willHideColumn:")
  }
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  { noteCall("splitViewController:showViewController:sender:"); return dummy() }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool
  { noteCall("splitViewController:showDetailViewController:sender:"); return dummy() }
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    noteCall("splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"); return dummy()
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    noteCall("splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"); return dummy()
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    noteCall("splitViewController:topColumnForCollapsingToProposedTopColumn:"); return dummy()
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { noteCall("splitViewControllerDidCollapse:") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { noteCall("splitViewControllerDidExpand:") }
}
@section("swift5_tests") @used private let record_UISplitViewControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UISplitViewControllerDelegate.Adding.self,
      { Adopters_UISplitViewControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UITabBarControllerDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITabBarControllerDelegate {
  }
  @MainActor class Body: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { noteCall("tabBarController:shouldSelectViewController:"); return dummy() }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      noteCall("tabBarController:didSelectViewController:")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      noteCall("tabBarController:shouldSelectTab:"); return dummy()
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    { noteCall("tabBarController:didSelectTab:previousTab:") }
    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { noteCall("tabBarController:willBeginCustomizingViewControllers:") }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { noteCall("tabBarController:willEndCustomizingViewControllers:changed:") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { noteCall("tabBarController:didEndCustomizingViewControllers:changed:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { noteCall("tabBarController:shouldSelectViewController:"); return dummy() }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      noteCall("tabBarController:didSelectViewController:")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      noteCall("tabBarController:shouldSelectTab:"); return dummy()
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    { noteCall("tabBarController:didSelectTab:previousTab:") }
    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { noteCall("tabBarController:willBeginCustomizingViewControllers:") }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { noteCall("tabBarController:willEndCustomizingViewControllers:changed:") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { noteCall("tabBarController:didEndCustomizingViewControllers:changed:") }
  }
  @MainActor final class BelowAbove: Above, UITabBarControllerDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITabBarControllerDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITabBarControllerDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITabBarControllerDelegate.Extended: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    noteCall("tabBarController:shouldSelectViewController:"); return dummy()
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    noteCall("tabBarController:didSelectViewController:")
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    noteCall("tabBarController:shouldSelectTab:"); return dummy()
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    noteCall("tabBarController:didSelectTab:previousTab:")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) { noteCall("tabBarController:willBeginCustomizingViewControllers:") }
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { noteCall("tabBarController:willEndCustomizingViewControllers:changed:") }
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { noteCall("tabBarController:didEndCustomizingViewControllers:changed:") }
}
@section("swift5_tests") @used private let record_UITabBarControllerDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UITabBarControllerDelegate.Adding.self, { Adopters_UITabBarControllerDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UITabBarDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITabBarDelegate {
  }
  @MainActor class Body: NSObject, UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { noteCall("tabBar:didSelectItem:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { noteCall("tabBar:didSelectItem:") }
  }
  @MainActor final class BelowAbove: Above, UITabBarDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITabBarDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITabBarDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITabBarDelegate.Extended: UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { noteCall("tabBar:didSelectItem:") }
}
@section("swift5_tests") @used private let record_UITabBarDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UITabBarDelegate.Adding.self, { Adopters_UITabBarDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UITableViewDataSource: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return dummy() }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return dummy() }
  }
  @MainActor class Body: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return dummy() }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return dummy() }
    func numberOfSections(in tableView: UITableView) -> Int { noteCall("numberOfSectionsInTableView:"); return dummy() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      noteCall("tableView:titleForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      noteCall("tableView:titleForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canEditRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canMoveRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      noteCall("tableView:moveRowAtIndexPath:toIndexPath:")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { noteCall("tableView:commitEditingStyle:forRowAtIndexPath:") }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      noteCall("sectionIndexTitlesForTableView:"); return dummy()
    }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      noteCall("tableView:sectionForSectionIndexTitle:atIndex:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func numberOfSections(in tableView: UITableView) -> Int { noteCall("numberOfSectionsInTableView:"); return dummy() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      noteCall("tableView:titleForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      noteCall("tableView:titleForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canEditRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canMoveRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      noteCall("tableView:moveRowAtIndexPath:toIndexPath:")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { noteCall("tableView:commitEditingStyle:forRowAtIndexPath:") }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      noteCall("sectionIndexTitlesForTableView:"); return dummy()
    }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      noteCall("tableView:sectionForSectionIndexTitle:atIndex:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return dummy() }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITableViewDataSource.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return dummy() }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITableViewDataSource.Extended: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return dummy() }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return dummy() }
  func numberOfSections(in tableView: UITableView) -> Int { noteCall("numberOfSectionsInTableView:"); return dummy() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    noteCall("tableView:titleForHeaderInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    noteCall("tableView:titleForFooterInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:canEditRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:canMoveRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    noteCall("tableView:moveRowAtIndexPath:toIndexPath:")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { noteCall("tableView:commitEditingStyle:forRowAtIndexPath:") }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    noteCall("sectionIndexTitlesForTableView:"); return dummy()
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    noteCall("tableView:sectionForSectionIndexTitle:atIndex:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UITableViewDataSource: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UITableViewDataSource.Adding.self, { Adopters_UITableViewDataSource.Adding.record($0) }) },
  0, 0
)

enum Adopters_UITableViewDataSourcePrefetching: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }
  @MainActor class Body: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      noteCall("tableView:cancelPrefetchingForRowsAtIndexPaths:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      noteCall("tableView:cancelPrefetchingForRowsAtIndexPaths:")
    }
  }
  @MainActor final class BelowAbove: Above, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UITableViewDataSourcePrefetching.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITableViewDataSourcePrefetching.Extended: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    noteCall("tableView:cancelPrefetchingForRowsAtIndexPaths:")
  }
}
@section("swift5_tests") @used private let record_UITableViewDataSourcePrefetching: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UITableViewDataSourcePrefetching.Adding.self,
      { Adopters_UITableViewDataSourcePrefetching.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UITableViewDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITableViewDelegate {
  }
  @MainActor class Body: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
      -> UIContextMenuConfiguration?
    { noteCall("tableView:contextMenuConfigurationForRowAtIndexPath:point:"); return dummy() }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("tableView:previewForHighlightingContextMenuWithConfiguration:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { noteCall("tableView:previewForDismissingContextMenuWithConfiguration:"); return dummy() }
    func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { noteCall("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("tableView:willDisplayContextMenuWithConfiguration:animator:") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("tableView:willEndContextMenuInteractionWithConfiguration:animator:") }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      noteCall("tableView:editActionsForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldShowMenuForRowAtIndexPath:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { noteCall("tableView:canPerformAction:forRowAtIndexPath:withSender:"); return dummy() }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { noteCall("tableView:performAction:forRowAtIndexPath:withSender:") }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      noteCall("tableView:willDisplayCell:forRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      noteCall("tableView:willDisplayHeaderView:forSection:")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      noteCall("tableView:willDisplayFooterView:forSection:")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      noteCall("tableView:didEndDisplayingCell:forRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      noteCall("tableView:didEndDisplayingHeaderView:forSection:")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      noteCall("tableView:didEndDisplayingFooterView:forSection:")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      noteCall("tableView:heightForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      noteCall("tableView:heightForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      noteCall("tableView:heightForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      noteCall("tableView:estimatedHeightForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      noteCall("tableView:estimatedHeightForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
      noteCall("tableView:estimatedHeightForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      noteCall("tableView:viewForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      noteCall("tableView:viewForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldHighlightRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      noteCall("tableView:didHighlightRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      noteCall("tableView:didUnhighlightRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      noteCall("tableView:willSelectRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      noteCall("tableView:willDeselectRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      noteCall("tableView:didSelectRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      noteCall("tableView:didDeselectRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      noteCall("tableView:indentationLevelForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { noteCall("tableView:editingStyleForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldIndentWhileEditingRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { noteCall("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { noteCall("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
      noteCall("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      noteCall("tableView:willBeginEditingRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      noteCall("tableView:didEndEditingRowAtIndexPath:")
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      noteCall("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      noteCall("tableView:accessoryButtonTappedForRowWithIndexPath:")
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canFocusRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      noteCall("tableView:shouldUpdateFocusInContext:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { noteCall("tableView:didUpdateFocusInContext:withAnimationCoordinator:") }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      noteCall("indexPathForPreferredFocusedViewInTableView:"); return dummy()
    }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:selectionFollowsFocusForRowAtIndexPath:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { noteCall("tableView:shouldSpringLoadRowAtIndexPath:withContext:"); return dummy() }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canPerformPrimaryActionForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      noteCall("tableView:performPrimaryActionForRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      noteCall("tableView:didBeginMultipleSelectionInteractionAtIndexPath:")
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      noteCall("tableViewDidEndMultipleSelectionInteraction:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
      -> UIContextMenuConfiguration?
    { noteCall("tableView:contextMenuConfigurationForRowAtIndexPath:point:"); return dummy() }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      noteCall("tableView:previewForHighlightingContextMenuWithConfiguration:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { noteCall("tableView:previewForDismissingContextMenuWithConfiguration:"); return dummy() }
    func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { noteCall("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("tableView:willDisplayContextMenuWithConfiguration:animator:") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { noteCall("tableView:willEndContextMenuInteractionWithConfiguration:animator:") }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      noteCall("tableView:editActionsForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldShowMenuForRowAtIndexPath:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { noteCall("tableView:canPerformAction:forRowAtIndexPath:withSender:"); return dummy() }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { noteCall("tableView:performAction:forRowAtIndexPath:withSender:") }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      noteCall("tableView:willDisplayCell:forRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      noteCall("tableView:willDisplayHeaderView:forSection:")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      noteCall("tableView:willDisplayFooterView:forSection:")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      noteCall("tableView:didEndDisplayingCell:forRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      noteCall("tableView:didEndDisplayingHeaderView:forSection:")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      noteCall("tableView:didEndDisplayingFooterView:forSection:")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      noteCall("tableView:heightForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      noteCall("tableView:heightForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      noteCall("tableView:heightForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      noteCall("tableView:estimatedHeightForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      noteCall("tableView:estimatedHeightForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
      noteCall("tableView:estimatedHeightForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      noteCall("tableView:viewForHeaderInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      noteCall("tableView:viewForFooterInSection:"); return dummy()
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldHighlightRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      noteCall("tableView:didHighlightRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      noteCall("tableView:didUnhighlightRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      noteCall("tableView:willSelectRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      noteCall("tableView:willDeselectRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      noteCall("tableView:didSelectRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      noteCall("tableView:didDeselectRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      noteCall("tableView:indentationLevelForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { noteCall("tableView:editingStyleForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldIndentWhileEditingRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { noteCall("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { noteCall("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
      noteCall("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      noteCall("tableView:willBeginEditingRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      noteCall("tableView:didEndEditingRowAtIndexPath:")
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      noteCall("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      noteCall("tableView:accessoryButtonTappedForRowWithIndexPath:")
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canFocusRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      noteCall("tableView:shouldUpdateFocusInContext:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { noteCall("tableView:didUpdateFocusInContext:withAnimationCoordinator:") }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      noteCall("indexPathForPreferredFocusedViewInTableView:"); return dummy()
    }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:selectionFollowsFocusForRowAtIndexPath:"); return dummy()
    }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { noteCall("tableView:shouldSpringLoadRowAtIndexPath:withContext:"); return dummy() }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:canPerformPrimaryActionForRowAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      noteCall("tableView:performPrimaryActionForRowAtIndexPath:")
    }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      noteCall("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      noteCall("tableView:didBeginMultipleSelectionInteractionAtIndexPath:")
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      noteCall("tableViewDidEndMultipleSelectionInteraction:")
    }
  }
  @MainActor final class BelowAbove: Above, UITableViewDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITableViewDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITableViewDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITableViewDelegate.Extended: UITableViewDelegate {
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { noteCall("tableView:contextMenuConfigurationForRowAtIndexPath:point:"); return dummy() }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { noteCall("tableView:previewForHighlightingContextMenuWithConfiguration:"); return dummy() }
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { noteCall("tableView:previewForDismissingContextMenuWithConfiguration:"); return dummy() }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { noteCall("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { noteCall("tableView:willDisplayContextMenuWithConfiguration:animator:") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { noteCall("tableView:willEndContextMenuInteractionWithConfiguration:animator:") }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    noteCall("tableView:editActionsForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:shouldShowMenuForRowAtIndexPath:"); return dummy()
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { noteCall("tableView:canPerformAction:forRowAtIndexPath:withSender:"); return dummy() }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { noteCall("tableView:performAction:forRowAtIndexPath:withSender:") }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    noteCall("tableView:willDisplayCell:forRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    noteCall("tableView:willDisplayHeaderView:forSection:")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    noteCall("tableView:willDisplayFooterView:forSection:")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    noteCall("tableView:didEndDisplayingCell:forRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    noteCall("tableView:didEndDisplayingHeaderView:forSection:")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    noteCall("tableView:didEndDisplayingFooterView:forSection:")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    noteCall("tableView:heightForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    noteCall("tableView:heightForHeaderInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    noteCall("tableView:heightForFooterInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    noteCall("tableView:estimatedHeightForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    noteCall("tableView:estimatedHeightForHeaderInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    noteCall("tableView:estimatedHeightForFooterInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    noteCall("tableView:viewForHeaderInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    noteCall("tableView:viewForFooterInSection:"); return dummy()
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:shouldHighlightRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    noteCall("tableView:didHighlightRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    noteCall("tableView:didUnhighlightRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    noteCall("tableView:willSelectRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    noteCall("tableView:willDeselectRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    noteCall("tableView:didSelectRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    noteCall("tableView:didDeselectRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    noteCall("tableView:indentationLevelForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    noteCall("tableView:editingStyleForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:shouldIndentWhileEditingRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { noteCall("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"); return dummy() }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { noteCall("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"); return dummy() }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    noteCall("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    noteCall("tableView:willBeginEditingRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    noteCall("tableView:didEndEditingRowAtIndexPath:")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { noteCall("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"); return dummy() }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    noteCall("tableView:accessoryButtonTappedForRowWithIndexPath:")
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:canFocusRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    noteCall("tableView:shouldUpdateFocusInContext:"); return dummy()
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { noteCall("tableView:didUpdateFocusInContext:withAnimationCoordinator:") }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    noteCall("indexPathForPreferredFocusedViewInTableView:"); return dummy()
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:selectionFollowsFocusForRowAtIndexPath:"); return dummy()
  }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { noteCall("tableView:shouldSpringLoadRowAtIndexPath:withContext:"); return dummy() }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:canPerformPrimaryActionForRowAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    noteCall("tableView:performPrimaryActionForRowAtIndexPath:")
  }
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    noteCall("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"); return dummy()
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    noteCall("tableView:didBeginMultipleSelectionInteractionAtIndexPath:")
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    noteCall("tableViewDidEndMultipleSelectionInteraction:")
  }
}
@section("swift5_tests") @used private let record_UITableViewDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UITableViewDelegate.Adding.self, { Adopters_UITableViewDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UITableViewDragDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
      -> [UIDragItem]
    { return dummy() }
  }
  @MainActor class Body: NSObject, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
      -> [UIDragItem]
    { return dummy() }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { noteCall("tableView:itemsForAddingToDragSession:atIndexPath:point:"); return dummy() }
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("tableView:dragPreviewParametersForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      noteCall("tableView:dragSessionWillBegin:")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      noteCall("tableView:dragSessionDidEnd:")
    }
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
      noteCall("tableView:dragSessionAllowsMoveOperation:"); return dummy()
    }
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
      -> Bool
    { noteCall("tableView:dragSessionIsRestrictedToDraggingApplication:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { noteCall("tableView:itemsForAddingToDragSession:atIndexPath:point:"); return dummy() }
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("tableView:dragPreviewParametersForRowAtIndexPath:"); return dummy() }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      noteCall("tableView:dragSessionWillBegin:")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      noteCall("tableView:dragSessionDidEnd:")
    }
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
      noteCall("tableView:dragSessionAllowsMoveOperation:"); return dummy()
    }
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
      -> Bool
    { noteCall("tableView:dragSessionIsRestrictedToDraggingApplication:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
      -> [UIDragItem]
    { return dummy() }
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITableViewDragDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
      -> [UIDragItem]
    { return dummy() }
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITableViewDragDelegate.Extended: UITableViewDragDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { return dummy() }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { noteCall("tableView:itemsForAddingToDragSession:atIndexPath:point:"); return dummy() }
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { noteCall("tableView:dragPreviewParametersForRowAtIndexPath:"); return dummy() }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    noteCall("tableView:dragSessionWillBegin:")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    noteCall("tableView:dragSessionDidEnd:")
  }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    noteCall("tableView:dragSessionAllowsMoveOperation:"); return dummy()
  }
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
  { noteCall("tableView:dragSessionIsRestrictedToDraggingApplication:"); return dummy() }
}
@section("swift5_tests") @used private let record_UITableViewDragDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, Adopters_UITableViewDragDelegate.Adding.self, { Adopters_UITableViewDragDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UITableViewDropDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }
  @MainActor class Body: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      noteCall("tableView:canHandleDropSession:"); return dummy()
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      noteCall("tableView:dropSessionDidEnter:")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      noteCall("tableView:dropSessionDidUpdate:withDestinationIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      noteCall("tableView:dropSessionDidExit:")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      noteCall("tableView:dropSessionDidEnd:")
    }
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("tableView:dropPreviewParametersForRowAtIndexPath:"); return dummy() }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      noteCall("tableView:canHandleDropSession:"); return dummy()
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      noteCall("tableView:dropSessionDidEnter:")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      noteCall("tableView:dropSessionDidUpdate:withDestinationIndexPath:"); return dummy()
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      noteCall("tableView:dropSessionDidExit:")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      noteCall("tableView:dropSessionDidEnd:")
    }
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    { noteCall("tableView:dropPreviewParametersForRowAtIndexPath:"); return dummy() }
  }
  @MainActor final class BelowAbove: Above, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITableViewDropDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITableViewDropDelegate.Extended: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    noteCall("tableView:canHandleDropSession:"); return dummy()
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    noteCall("tableView:dropSessionDidEnter:")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { noteCall("tableView:dropSessionDidUpdate:withDestinationIndexPath:"); return dummy() }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    noteCall("tableView:dropSessionDidExit:")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    noteCall("tableView:dropSessionDidEnd:")
  }
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { noteCall("tableView:dropPreviewParametersForRowAtIndexPath:"); return dummy() }
}
@section("swift5_tests") @used private let record_UITableViewDropDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, Adopters_UITableViewDropDelegate.Adding.self, { Adopters_UITableViewDropDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UITextFieldDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITextFieldDelegate {
  }
  @MainActor class Body: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      noteCall("textFieldShouldBeginEditing:"); return dummy()
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { noteCall("textFieldDidBeginEditing:") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      noteCall("textFieldShouldEndEditing:"); return dummy()
    }
    func textFieldDidEndEditing(_ textField: UITextField) { noteCall("textFieldDidEndEditing:") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      noteCall("textFieldDidEndEditing:reason:")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    { noteCall("textField:shouldChangeCharactersInRange:replacementString:"); return dummy() }
    func textFieldDidChangeSelection(_ textField: UITextField) { noteCall("textFieldDidChangeSelection:") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { noteCall("textFieldShouldClear:"); return dummy() }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { noteCall("textFieldShouldReturn:"); return dummy() }
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    { noteCall("textField:editMenuForCharactersInRange:suggestedActions:"); return dummy() }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textField:willPresentEditMenuWithAnimator:")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textField:willDismissEditMenuWithAnimator:")
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      noteCall("textFieldShouldBeginEditing:"); return dummy()
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { noteCall("textFieldDidBeginEditing:") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      noteCall("textFieldShouldEndEditing:"); return dummy()
    }
    func textFieldDidEndEditing(_ textField: UITextField) { noteCall("textFieldDidEndEditing:") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      noteCall("textFieldDidEndEditing:reason:")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    { noteCall("textField:shouldChangeCharactersInRange:replacementString:"); return dummy() }
    func textFieldDidChangeSelection(_ textField: UITextField) { noteCall("textFieldDidChangeSelection:") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { noteCall("textFieldShouldClear:"); return dummy() }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { noteCall("textFieldShouldReturn:"); return dummy() }
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    { noteCall("textField:editMenuForCharactersInRange:suggestedActions:"); return dummy() }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textField:willPresentEditMenuWithAnimator:")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textField:willDismissEditMenuWithAnimator:")
    }
  }
  @MainActor final class BelowAbove: Above, UITextFieldDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITextFieldDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITextFieldDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITextFieldDelegate.Extended: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    noteCall("textFieldShouldBeginEditing:"); return dummy()
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { noteCall("textFieldDidBeginEditing:") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    noteCall("textFieldShouldEndEditing:"); return dummy()
  }
  func textFieldDidEndEditing(_ textField: UITextField) { noteCall("textFieldDidEndEditing:") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    noteCall("textFieldDidEndEditing:reason:")
  }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { noteCall("textField:shouldChangeCharactersInRange:replacementString:"); return dummy() }
  func textFieldDidChangeSelection(_ textField: UITextField) { noteCall("textFieldDidChangeSelection:") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { noteCall("textFieldShouldClear:"); return dummy() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { noteCall("textFieldShouldReturn:"); return dummy() }
  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  { noteCall("textField:editMenuForCharactersInRange:suggestedActions:"); return dummy() }
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    noteCall("textField:willPresentEditMenuWithAnimator:")
  }
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    noteCall("textField:willDismissEditMenuWithAnimator:")
  }
}
@section("swift5_tests") @used private let record_UITextFieldDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UITextFieldDelegate.Adding.self, { Adopters_UITextFieldDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UITextViewDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UITextViewDelegate {
  }
  @MainActor class Body: NSObject, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      noteCall("textViewShouldBeginEditing:"); return dummy()
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      noteCall("textViewShouldEndEditing:"); return dummy()
    }
    func textViewDidBeginEditing(_ textView: UITextView) { noteCall("textViewDidBeginEditing:") }
    func textViewDidEndEditing(_ textView: UITextView) { noteCall("textViewDidEndEditing:") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      noteCall("textView:shouldChangeTextInRange:replacementText:"); return dummy()
    }
    func textViewDidChange(_ textView: UITextView) { noteCall("textViewDidChange:") }
    func textViewDidChangeSelection(_ textView: UITextView) { noteCall("textViewDidChangeSelection:") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { noteCall("textView:shouldInteractWithURL:inRange:interaction:"); return dummy() }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      noteCall("textView:shouldInteractWithURL:inRange:"); return dummy()
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { noteCall("textView:shouldInteractWithTextAttachment:inRange:interaction:"); return dummy() }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { noteCall("textView:shouldInteractWithTextAttachment:inRange:"); return dummy() }
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    { noteCall("textView:editMenuForTextInRange:suggestedActions:"); return dummy() }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textView:willPresentEditMenuWithAnimator:")
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textView:willDismissEditMenuWithAnimator:")
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      noteCall("textView:primaryActionForTextItem:defaultAction:"); return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      noteCall("textViewShouldBeginEditing:"); return dummy()
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      noteCall("textViewShouldEndEditing:"); return dummy()
    }
    func textViewDidBeginEditing(_ textView: UITextView) { noteCall("textViewDidBeginEditing:") }
    func textViewDidEndEditing(_ textView: UITextView) { noteCall("textViewDidEndEditing:") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      noteCall("textView:shouldChangeTextInRange:replacementText:"); return dummy()
    }
    func textViewDidChange(_ textView: UITextView) { noteCall("textViewDidChange:") }
    func textViewDidChangeSelection(_ textView: UITextView) { noteCall("textViewDidChangeSelection:") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { noteCall("textView:shouldInteractWithURL:inRange:interaction:"); return dummy() }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      noteCall("textView:shouldInteractWithURL:inRange:"); return dummy()
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { noteCall("textView:shouldInteractWithTextAttachment:inRange:interaction:"); return dummy() }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { noteCall("textView:shouldInteractWithTextAttachment:inRange:"); return dummy() }
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
      -> UIMenu?
    { noteCall("textView:editMenuForTextInRange:suggestedActions:"); return dummy() }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textView:willPresentEditMenuWithAnimator:")
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      noteCall("textView:willDismissEditMenuWithAnimator:")
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      noteCall("textView:primaryActionForTextItem:defaultAction:"); return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UITextViewDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UITextViewDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UITextViewDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UITextViewDelegate.Extended: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    noteCall("textViewShouldBeginEditing:"); return dummy()
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    noteCall("textViewShouldEndEditing:"); return dummy()
  }
  func textViewDidBeginEditing(_ textView: UITextView) { noteCall("textViewDidBeginEditing:") }
  func textViewDidEndEditing(_ textView: UITextView) { noteCall("textViewDidEndEditing:") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    noteCall("textView:shouldChangeTextInRange:replacementText:"); return dummy()
  }
  func textViewDidChange(_ textView: UITextView) { noteCall("textViewDidChange:") }
  func textViewDidChangeSelection(_ textView: UITextView) { noteCall("textViewDidChangeSelection:") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { noteCall("textView:shouldInteractWithURL:inRange:interaction:"); return dummy() }
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    noteCall("textView:shouldInteractWithURL:inRange:"); return dummy()
  }
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { noteCall("textView:shouldInteractWithTextAttachment:inRange:interaction:"); return dummy() }
  func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange)
    -> Bool
  { noteCall("textView:shouldInteractWithTextAttachment:inRange:"); return dummy() }
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  { noteCall("textView:editMenuForTextInRange:suggestedActions:"); return dummy() }
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    noteCall("textView:willPresentEditMenuWithAnimator:")
  }
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    noteCall("textView:willDismissEditMenuWithAnimator:")
  }
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    noteCall("textView:primaryActionForTextItem:defaultAction:"); return dummy()
  }
}
@section("swift5_tests") @used private let record_UITextViewDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UITextViewDelegate.Adding.self, { Adopters_UITextViewDelegate.Adding.record($0) }) }, 0, 0
)

enum Adopters_UIViewControllerAnimatedTransitioning: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      return dummy()
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }
  @MainActor class Body: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      return dummy()
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    { noteCall("interruptibleAnimatorForTransition:"); return dummy() }
    func animationEnded(_ transitionCompleted: Bool) { noteCall("animationEnded:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    { noteCall("interruptibleAnimatorForTransition:"); return dummy() }
    func animationEnded(_ transitionCompleted: Bool) { noteCall("animationEnded:") }
  }
  @MainActor final class BelowAbove: Above, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      return dummy()
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIViewControllerAnimatedTransitioning.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      return dummy()
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIViewControllerAnimatedTransitioning.Extended: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    return dummy()
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { noteCall("interruptibleAnimatorForTransition:"); return dummy() }
  func animationEnded(_ transitionCompleted: Bool) { noteCall("animationEnded:") }
}
@section("swift5_tests") @used private let record_UIViewControllerAnimatedTransitioning: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIViewControllerAnimatedTransitioning.Adding.self,
      { Adopters_UIViewControllerAnimatedTransitioning.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIViewControllerTransitioningDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIViewControllerTransitioningDelegate {
  }
  @MainActor class Body: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      noteCall("animationControllerForPresentedController:presentingController:sourceController:"); return dummy()
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      noteCall("animationControllerForDismissedController:"); return dummy()
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { noteCall("interactionControllerForPresentation:"); return dummy() }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { noteCall("interactionControllerForDismissal:"); return dummy() }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      noteCall("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:");
      return dummy()
    }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      noteCall("animationControllerForPresentedController:presentingController:sourceController:"); return dummy()
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      noteCall("animationControllerForDismissedController:"); return dummy()
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { noteCall("interactionControllerForPresentation:"); return dummy() }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { noteCall("interactionControllerForDismissal:"); return dummy() }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      noteCall("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:");
      return dummy()
    }
  }
  @MainActor final class BelowAbove: Above, UIViewControllerTransitioningDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) {
      addNotes(to: table, of: Adopters_UIViewControllerTransitioningDelegate.self)
    }
  }
  @MainActor final class Proxy: DelegateProxy, UIViewControllerTransitioningDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIViewControllerTransitioningDelegate.Extended: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    noteCall("animationControllerForPresentedController:presentingController:sourceController:"); return dummy()
  }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    noteCall("animationControllerForDismissedController:"); return dummy()
  }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { noteCall("interactionControllerForPresentation:"); return dummy() }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { noteCall("interactionControllerForDismissal:"); return dummy() }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    noteCall("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:");
    return dummy()
  }
}
@section("swift5_tests") @used private let record_UIViewControllerTransitioningDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, Adopters_UIViewControllerTransitioningDelegate.Adding.self,
      { Adopters_UIViewControllerTransitioningDelegate.Adding.record($0) })
  }, 0, 0
)

enum Adopters_UIWindowSceneDelegate: OptionalMethodAdopters {
  @MainActor class None: NSObject, UIWindowSceneDelegate {
  }
  @MainActor class Body: NSObject, UIWindowSceneDelegate {
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) { noteCall("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:") }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { noteCall("windowScene:performActionForShortcutItem:completionHandler:") }
  }
  @MainActor class Extended: NSObject {}
  @MainActor class Above: NSObject {
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) { noteCall("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:") }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { noteCall("windowScene:performActionForShortcutItem:completionHandler:") }
  }
  @MainActor final class BelowAbove: Above, UIWindowSceneDelegate {
  }
  @MainActor final class BelowBody: Body {}
  @MainActor final class Adding: None {
    static func record(_ table: _MethodTable) { addNotes(to: table, of: Adopters_UIWindowSceneDelegate.self) }
  }
  @MainActor final class Proxy: DelegateProxy, UIWindowSceneDelegate {
  }
  static func make() -> OptionalMethodPatterns {
    OptionalMethodPatterns(
      none: None(), body: Body(), extended: Extended(), inherited: BelowAbove(), below: BelowBody(), adding: Adding(),
      proxy: Proxy())
  }
}
extension Adopters_UIWindowSceneDelegate.Extended: UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { noteCall("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:") }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { noteCall("windowScene:performActionForShortcutItem:completionHandler:") }
}
@section("swift5_tests") @used private let record_UIWindowSceneDelegate: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, Adopters_UIWindowSceneDelegate.Adding.self, { Adopters_UIWindowSceneDelegate.Adding.record($0) }) },
  0, 0
)
