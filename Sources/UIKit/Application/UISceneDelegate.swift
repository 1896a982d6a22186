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
