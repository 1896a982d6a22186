import Foundation

/// Something that the home screen offers to do with an application.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  fileprivate(set) var parts: Parts

  struct Parts {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  /// Makes an item.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Makes an item with a second line, an icon, and what the application needs to do it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    parts = Parts(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo, target: nil)
    super.init()
  }

  /// The name of the action.
  open var type: String { parts.type }
  /// The title of the action.
  open var localizedTitle: String { parts.title }
  /// The second line.
  open var localizedSubtitle: String? { parts.subtitle }
  /// The picture.
  open var icon: UIApplicationShortcutIcon? { parts.icon }
  /// The application's values for the action.
  open var userInfo: [String: any NSSecureCoding]? { parts.userInfo }
  /// By which scenes tell whether they want it.
  open var targetContentIdentifier: Any? { parts.target }
}

/// An item that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name of the action.
  open override var type: String {
    get { parts.type }
    set { parts.type = newValue }
  }
  /// The title of the action.
  open override var localizedTitle: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// The second line.
  open override var localizedSubtitle: String? {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// The picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { parts.icon }
    set { parts.icon = newValue }
  }
  /// The application's values for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  /// By which scenes tell whether they want it.
  open override var targetContentIdentifier: Any? {
    get { parts.target }
    set { parts.target = newValue }
  }
}

/// The picture of something that the home screen offers.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The name of an image of the bundle or of a symbol; nil for one of the system's pictures.
  let name: String?

  init(name: String?) { self.name = name }

  /// Makes an icon of an image of the bundle.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Makes an icon of a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// The result of fetching in the background.
public enum UIBackgroundFetchResult: _UnsignedEnumeration, Sendable {
  // Silent: UIBackgroundFetchResult.newData, failed | handed to the host that sent the notification
  /// There is something new.
  case newData
  /// There is nothing new.
  case noData
  /// It failed.
  case failed
  @available(*, unavailable) case unnamed(UInt)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}
