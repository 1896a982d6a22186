import Foundation

/// Names a piece of work that goes on while the application is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Names no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the application is woken in the background to get new content.
public enum UIBackgroundRefreshStatus: _Enumeration, Sendable {
  /// The system forbids it.
  case restricted
  // Silent: UIBackgroundRefreshStatus.denied, available | nobody wakes the application here; applications
  //   compare
  /// The user forbids it.
  case denied
  /// It is.
  case available
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The application's requests to the system; hosts and tests read them.
struct SystemRequests {
  var backgroundTasks: [UIBackgroundTaskIdentifier: () -> Void] = [:]
  var lastBackgroundTask = 0
  var isIdleTimerDisabled = false
  var alternateIcon: String?
  var receivesRemoteControl = 0
  var isLocked = false
  var currentActivity: NSUserActivity?
  var shortcutItems: [UIApplicationShortcutItem]?
}

extension UIApplication {
  /// Whether the screen stays on although nobody touches it.
  ///
  /// Nothing turns a screen off here; hosts read the value.
  public var isIdleTimerDisabled: Bool {
    get { systemRequests.isIdleTimerDisabled }
    set { systemRequests.isIdleTimerDisabled = newValue }
  }

  // MARK: Work in the background

  /// Notes the start of work that may go on in the background; `handler` is called when the time for it is over.
  ///
  /// Each call gives another identifier, which has to be given to `endBackgroundTask(_:)`. A host that ends the time calls the handlers
  /// of work that was not ended.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Notes the start of work that may go on in the background; the name is for logs.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    systemRequests.lastBackgroundTask += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: systemRequests.lastBackgroundTask)
    systemRequests.backgroundTasks[identifier] = handler ?? {}
    return identifier
  }

  /// Notes the end of work; an identifier that is not known, or has ended, is left alone.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    systemRequests.backgroundTasks[identifier] = nil
  }

  /// The work that has begun and not ended, oldest first.
  package var backgroundTasks: [UIBackgroundTaskIdentifier] {
    systemRequests.backgroundTasks.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Ends the time in the background: calls the handlers of work that goes on, oldest first.
  package func expireBackgroundTasks() {
    for identifier in backgroundTasks {
      guard let handler = systemRequests.backgroundTasks.removeValue(forKey: identifier) else { continue }
      handler()
    }
  }

  /// How long work may go on in the background, in seconds: without end in front, and 30 behind, where the clock stands still.
  public var backgroundTimeRemaining: TimeInterval { applicationState == .background ? 30 : .greatestFiniteMagnitude }
  /// Whether the application is woken to get new content: nobody does that here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Whether files that are encrypted while the device is locked can be read; a host locks it.
  public var isProtectedDataAvailable: Bool { !systemRequests.isLocked }

  /// Opens an address, as `open(_:options:completionHandler:)` does; whether that can be expected to succeed.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  // MARK: Servers

  /// Asks for notifications of a server, which cannot be had: the delegate is told on a later turn, as on a device without network.
  public func registerForRemoteNotifications() {
    Stage.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteNotifications())
      }
    }
  }

  /// Ends notifications of a server; there are none.
  public func unregisterForRemoteNotifications() {}
  /// Whether notifications of a server come: no.
  public var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Remote control and icons

  /// Requests events of headphones and lock screens for the first responder; no host has any yet.
  public func beginReceivingRemoteControlEvents() { systemRequests.receivesRemoteControl += 1 }
  /// Ends one call of `beginReceivingRemoteControlEvents()`.
  public func endReceivingRemoteControlEvents() {
    systemRequests.receivesRemoteControl = max(0, systemRequests.receivesRemoteControl - 1)
  }
  /// Whether events of remote controls are wanted.
  package var wantsRemoteControlEvents: Bool { systemRequests.receivesRemoteControl > 0 }

  /// Whether the Info.plist lists other icons (`CFBundleAlternateIcons`).
  public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }
  /// The icon that was chosen; nil for the application's own.
  public var alternateIconName: String? { systemRequests.alternateIcon }

  /// Chooses one of the icons of the Info.plist, nil for the application's own; `completionHandler` is told on a later turn.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isKnown = alternateIconName.map { alternateIcons.contains($0) } ?? true
    if isKnown { systemRequests.alternateIcon = alternateIconName }
    guard let completionHandler else { return }
    let error: (any Error)? = isKnown ? nil : CocoaError(.fileNoSuchFile)
    Stage.async { completionHandler(error) }
  }

  private var alternateIcons: [String] {
    let icons = info["CFBundleIcons"] as? [String: Any]
    return (icons?["CFBundleAlternateIcons"] as? [String: Any]).map { Array($0.keys) } ?? []
  }

  /// The address of the application's notifications in the settings.
  public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
}

/// Why no notifications of a server come.
private struct NoRemoteNotifications: LocalizedError {
  var errorDescription: String? { "Remote notifications cannot be had on this platform." }
}
