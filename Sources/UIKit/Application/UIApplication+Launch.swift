import Foundation

/// How an application starts and ends, for `UIApplicationDelegate.main()` and for hosts.
extension UIApplication {
  /// Starts an application as iOS does and gives it back: delegate and notifications in their order, then the scene that the Info.plist's
  /// manifest names, or the application's windows without one.
  ///
  /// It is active then.
  ///
  /// It takes the place of the main screen's application; its windows are ``windows``. `info` is the content of an Info.plist; read are
  /// `UIApplicationSceneManifest`, `UIMainStoryboardFile`, `LSApplicationQueriesSchemes`, `UISupportedInterfaceOrientations`, `UIUserInterfaceStyle`,
  /// `UIStatusBarHidden`, `UIStatusBarStyle` and `UIViewControllerBasedStatusBarAppearance`. Names of classes may begin with
  /// `$(PRODUCT_MODULE_NAME).`, which stands for the delegate's module.
  @discardableResult
  package static func start(
    principal: UIApplication.Type = UIApplication.self, delegate type: (any UIApplicationDelegate.Type)?,
    info: [String: Any] = [:], launchOptions: [LaunchOptionsKey: Any]? = nil
  ) -> UIApplication {
    guard let application = DynamicInitializer.makeObject(principal) as? UIApplication else {
      fatalError("\(principal) made no application.")
    }
    application.stage.screen.replaceApplication(application)
    application.info = info
    application.takeLookOfInfo()
    application.stateStorage = .inactive
    if let type { application.makeDelegate(type) }
    if !application.hasSceneManifest { application.scenes = [UIWindowScene.implicit()] }
    application.launch(launchOptions)
    return application
  }

  /// Hands the started application to the screen's host, or runs the main queue for ever.
  func run() -> Never {
    if let host = stage.screen.applicationHost { host(self) }
    dispatchMain()
  }

  private func makeDelegate(_ type: any UIApplicationDelegate.Type) {
    guard let delegate = DynamicInitializer.makeObject(type) as? any UIApplicationDelegate else {
      fatalError("\(type) made no application delegate.")
    }
    ownDelegate = delegate
    self.delegate = delegate
  }

  private func launch(_ options: [LaunchOptionsKey: Any]?) {
    let wantsURL = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
    let window = makeMainWindow()
    let opensURL = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
    post(UIApplication.didFinishLaunchingNotification, userInfo: options)
    let url = options?[.url] as? URL
    window?.makeKeyAndVisible()
    if hasSceneManifest { connect(role: .windowApplication, url: url, options) }
    // The address comes before the application is active, as on iOS.
    if let url, wantsURL, opensURL, !hasSceneManifest {
      receive(url, sourceApplication: options?[.sourceApplication] as? String)
    }
    if !hasSceneManifest, wantsURL, opensURL {
      if let shortcut = options?[.shortcutItem] as? UIApplicationShortcutItem { receive(shortcut) }
      if let activity = options?.activity { receive(activity) }
    }
    enterForeground()
    becomeActive()
  }

  // MARK: Scenes

  var sceneManifest: [String: Any]? { info["UIApplicationSceneManifest"] as? [String: Any] }
  /// Whether scenes have delegates of their own, so that the application's delegate is not told what they are told.
  var hasSceneManifest: Bool { sceneManifest != nil }

  private func connect(role: UISceneSession.Role, url: URL?, _ launchOptions: [LaunchOptionsKey: Any]?) {
    let session = UISceneSession(role: role, configuration: configurationOfInfo(for: role))
    let options = UIScene.ConnectionOptions()
    if let url {
      options.urlContexts = [UIOpenURLContext(url, sourceApplication: launchOptions?[.sourceApplication] as? String)]
    }
    options.sourceApplication = launchOptions?[.sourceApplication] as? String
    options.shortcutItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    if let activity = launchOptions?.activity {
      options.userActivities = [activity]
      options.handoffUserActivityType = activity.activityType
    }
    session.stateRestorationActivity = launchOptions?.restoration
    if let delegate {
      session.configurationStorage = delegate.application(self, configurationForConnecting: session, options: options)
      completeFromInfo(session.configurationStorage)
    }
    let configuration = session.configurationStorage
    let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scenes.append(scene)
    if let delegateClass = configuration.delegateClass {
      guard let delegate = DynamicInitializer.makeObject(delegateClass) as? any UISceneDelegate else {
        fatalError("\(delegateClass) is the delegate class of a scene: let it adopt UIWindowSceneDelegate.")
      }
      scene.ownDelegate = delegate
      scene.delegate = delegate
    }
    let window = configuration.storyboard.flatMap { makeWindow(of: $0, in: scene) }
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.keptWindow = window }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    window?.makeKeyAndVisible()
  }

  // MARK: Main storyboard

  /// The window of an application without scenes whose Info.plist names a storyboard, with its initial controller: the delegate's
  /// `window` from before it is told that the application has launched.
  private func makeMainWindow() -> UIWindow? {
    guard !hasSceneManifest, let name = info["UIMainStoryboardFile"] as? String else { return nil }
    let window = makeWindow(of: UIStoryboard(name: name, bundle: nil), in: scenes.first as? UIWindowScene)
    delegate?.keptWindow = window
    return window
  }

  private func makeWindow(of storyboard: UIStoryboard, in scene: UIScene?) -> UIWindow? {
    guard let controller = storyboard.instantiateInitialViewController() else {
      fatalError(
        "The main storyboard has no initial controller: select one in Xcode and check Is Initial View Controller.")
    }
    let window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) } ?? UIWindow()
    window.rootViewController = controller
    return window
  }

  private func configurationsOfInfo(for role: UISceneSession.Role) -> [[String: Any]] {
    let all = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    return all?[role.rawValue] as? [[String: Any]] ?? []
  }

  /// The first configuration of the Info.plist for a role, or one that says nothing.
  private func configurationOfInfo(for role: UISceneSession.Role) -> UISceneConfiguration {
    let name = configurationsOfInfo(for: role).first?["UISceneConfigurationName"] as? String
    let configuration = UISceneConfiguration(name: name, sessionRole: role)
    completeFromInfo(configuration)
    return configuration
  }

  /// Completes a configuration by the Info.plist's of the same name, or without a name by the first.
  private func completeFromInfo(_ configuration: UISceneConfiguration) {
    let entry = configurationsOfInfo(for: configuration.role).first {
      configuration.name == nil || $0["UISceneConfigurationName"] as? String == configuration.name
    }
    guard let entry else { return }
    if configuration.sceneClass == nil {
      configuration.sceneClass = classOfInfo(entry["UISceneClassName"], "UISceneClassName")
    }
    if configuration.storyboard == nil, let name = entry["UISceneStoryboardFile"] as? String {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
    if configuration.delegateClass == nil {
      configuration.delegateClass = classOfInfo(entry["UISceneDelegateClassName"], "UISceneDelegateClassName")
    }
  }

  private func classOfInfo(_ name: Any?, _ key: String) -> AnyClass? {
    guard var name = name as? String else { return nil }
    if name == "UIWindowScene" { return UIWindowScene.self }
    let placeholder = "$(PRODUCT_MODULE_NAME)."
    if name.hasPrefix(placeholder) {
      let module = delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } } ?? "Main"
      name = module + "." + name.dropFirst(placeholder.count)
    }
    if let found = NSClassFromString(name) { return found }
    fatalError(
      "The Info.plist names \(name) as \(key), and there is no such class: write $(PRODUCT_MODULE_NAME).SceneDelegate, with the name of your class."
    )
  }

  /// Ends a scene, as when its user throws it away.
  package func discard(_ scene: UIScene) {
    guard let place = scenes.firstIndex(where: { $0 === scene }) else { return }
    scene.enter(.background)
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    scenes.remove(at: place)
    scene.activationStorage = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }

  // MARK: States

  /// The application gets events again.
  package func becomeActive() {
    guard stateStorage != .active else { return }
    if stateStorage == .background { enterForeground() }
    stateStorage = .active
    for scene in scenes { scene.enter(.foregroundActive) }
    if !hasSceneManifest { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// The application gets no events, as while a call comes in.
  package func resignActive() {
    guard stateStorage == .active else { return }
    for scene in scenes { scene.enter(.foregroundInactive) }
    if !hasSceneManifest { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
    stateStorage = .inactive
  }

  /// The application is no longer shown.
  package func enterBackground() {
    resignActive()
    guard stateStorage != .background else { return }
    stateStorage = .background
    for scene in scenes { scene.enter(.background) }
    if !hasSceneManifest { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// The application is shown; at the launch its delegate is not told, scenes are.
  private func enterForeground() {
    let wasInBackground = stateStorage == .background
    for scene in scenes { scene.enter(.foregroundInactive) }
    if wasInBackground, !hasSceneManifest { delegate?.applicationWillEnterForeground(self) }
    if wasInBackground || hasSceneManifest { post(UIApplication.willEnterForegroundNotification) }
    stateStorage = .inactive
  }

  /// The application is about to be ended.
  package func terminate() {
    enterBackground()
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Memory is short: tells the delegate, then whoever listens, then the controllers whose views are loaded.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
  }

  /// Hands an address to the application, as by another application, and returns whether a delegate took the address.
  @discardableResult
  package func receive(_ url: URL, sourceApplication: String? = nil) -> Bool {
    if hasSceneManifest, let scene = scenes.first {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url, sourceApplication: sourceApplication)])
      return scene.delegate != nil
    }
    var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
    if let sourceApplication { options[.sourceApplication] = sourceApplication }
    return delegate?.application(self, open: url, options: options) ?? false
  }

  private func post(_ name: NSNotification.Name, userInfo: [LaunchOptionsKey: Any]? = nil) {
    var info: [AnyHashable: Any]?
    if let userInfo {
      info = Dictionary(uniqueKeysWithValues: userInfo.map { (AnyHashable($0.key.rawValue), $0.value) })
    }
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }
}

extension [UIApplication.LaunchOptionsKey: Any] {
  /// The activity that an application is started to go on with: a host gives it under the key of the activity's dictionary.
  fileprivate var activity: NSUserActivity? { self[.userActivityDictionary] as? NSUserActivity }
  /// The activity to restore the scene to.
  fileprivate var restoration: NSUserActivity? { self[.restoration] as? NSUserActivity }
}

extension UIApplication.LaunchOptionsKey {
  /// For hosts: what the scene was when it was last shown, as `NSUserActivity`.
  package static let restoration = UIApplication.LaunchOptionsKey(rawValue: "masthead.restoration")
}
