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
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// The scene got another size, was turned, or has other traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Nothing is kept where the delegate has no such property.
  public var window: UIWindow? {
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
