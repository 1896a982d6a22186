import Foundation

/// The methods by which a scene tells of its life.
///
/// All methods may be left out.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was connected: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was taken away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene gets events now.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene gets no events from now on.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer shown.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The activity to restore the scene to at its next connection; asked when the scene is hidden.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the connection of a scene, to restore its state from an activity.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity is about to come.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity is to be gone on with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity that was about to come did not.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// The scene's activity was brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_willConnectToSession_options_")
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    OptionalMethods.call("scene:willConnectToSession:options:", self, scene, session, connectionOptions, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_sceneDidDisconnect_")
  public func sceneDidDisconnect(_ scene: UIScene) {
    OptionalMethods.call("sceneDidDisconnect:", self, scene, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_sceneDidBecomeActive_")
  public func sceneDidBecomeActive(_ scene: UIScene) {
    OptionalMethods.call("sceneDidBecomeActive:", self, scene, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_sceneWillResignActive_")
  public func sceneWillResignActive(_ scene: UIScene) {
    OptionalMethods.call("sceneWillResignActive:", self, scene, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_sceneWillEnterForeground_")
  public func sceneWillEnterForeground(_ scene: UIScene) {
    OptionalMethods.call("sceneWillEnterForeground:", self, scene, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_sceneDidEnterBackground_")
  public func sceneDidEnterBackground(_ scene: UIScene) {
    OptionalMethods.call("sceneDidEnterBackground:", self, scene, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_openURLContexts_")
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    OptionalMethods.call("scene:openURLContexts:", self, scene, URLContexts, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_stateRestorationActivityForScene_")
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    OptionalMethods.call("stateRestorationActivityForScene:", self, scene, or: nil)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_restoreInteractionStateWithUserActivity_")
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    OptionalMethods.call(
      "scene:restoreInteractionStateWithUserActivity:", self, scene, stateRestorationActivity, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_willContinueUserActivityWithType_")
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    OptionalMethods.call("scene:willContinueUserActivityWithType:", self, scene, userActivityType, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_continueUserActivity_")
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    OptionalMethods.call("scene:continueUserActivity:", self, scene, userActivity, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_didFailToContinueUserActivityWithType_error_")
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    OptionalMethods.call(
      "scene:didFailToContinueUserActivityWithType:error:", self, scene, userActivityType, error, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_scene_didUpdateUserActivity_")
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    OptionalMethods.call("scene:didUpdateUserActivity:", self, scene, userActivity, or: ())
  }
}

/// The methods by which a scene with windows tells of its life.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _SceneWindowKeeper {
  /// The scene's window.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// The scene got another size, was turned, or has other traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Something was chosen on the home screen; `completionHandler` has to be called with whether it was done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Nothing is kept where the delegate has no such property.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_windowScene_didUpdateCoordinateSpace_interfaceOrientation_traitCollection_")
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    OptionalMethods.call(
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", self, windowScene,
      previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_windowScene_performActionForShortcutItem_completionHandler_")
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalMethods.call(
      "windowScene:performActionForShortcutItem:completionHandler:", self, windowScene, shortcutItem, completionHandler,
      or: completionHandler(false))
  }
}

/// Whoever is asked for the scene's window as for an optional property: `delegate?.window??.bounds`.
///
/// At Apple a delegate need not have the property, so that its value is optional once more; here the inner optional alone tells.
@preconcurrency @MainActor public protocol _SceneWindowKeeper: AnyObject {}

extension _SceneWindowKeeper {
  /// The delegate's window, in an optional that is never nil for a delegate.
  public var window: UIWindow?? {
    get { (self as? any UIWindowSceneDelegate).map { $0.keptWindow } }
    set { (self as? any UIWindowSceneDelegate)?.keptWindow = newValue ?? nil }
  }
}

extension UIWindowSceneDelegate {
  /// The property that the delegate declares.
  var keptWindow: UIWindow? {
    get {
      let own: UIWindow? = window
      return own
    }
    set {
      // An `inout` is of that very type: it cannot be the keeper's property.
      func put(_ own: inout UIWindow?) { own = newValue }
      put(&window)
    }
  }
}
