import Foundation

/// What a scene is told of its life.
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
  /// What the scene is to be brought back to when it is connected again; asked when it is no longer shown.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene is to be brought back to what it was; called after it was connected.
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
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Stands for a method that is left out.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Stands for a method that is left out.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Stands for a method that is left out.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Stands for a method that is left out.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Stands for a method that is left out.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Stands for a method that is left out.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Stands for a method that is left out.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Stands for a method that is left out.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Stands for a method that is left out.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Stands for a method that is left out.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Stands for a method that is left out.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Stands for a method that is left out.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// What a scene with windows is told.
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
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Stands for a method that is left out.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
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
