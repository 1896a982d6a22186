import Foundation

/// A user's activity: to be continued on another device, later, or by a search.
///
/// Nothing hands activities to other devices here: hosts give an application those of others
/// (`UIApplication.receive(_:)`), and read the current one.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  private let typeStorage: String
  private(set) var isValid = true

  /// Makes an activity of a kind, which is named as by the Info.plist's `NSUserActivityTypes`.
  public nonisolated init(activityType: String) {
    typeStorage = activityType
    super.init()
  }

  /// The kind.
  open nonisolated var activityType: String { typeStorage }
  // Silent: NSUserActivity.title, requiredUserInfoKeys, keywords, webpageURL, referrerURL, expirationDate,
  //   isEligibleForHandoff, isEligibleForSearch, isEligibleForPublicIndexing, isEligibleForPrediction,
  //   targetContentIdentifier, persistentIdentifier | handed to whoever goes on with the activity
  /// The title of the activity.
  open var title: String?
  /// The values for continuing the activity: values of property lists, and addresses.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are to be kept with the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// Words by which the activity is found.
  open var keywords: Set<String> = []
  /// The web page with the same content, for devices without the application.
  open var webpageURL: URL?
  /// The page from which the reader came.
  open var referrerURL: URL?
  /// When the activity is of no use any more; nil is never.
  open var expirationDate: Date?
  /// Whether other devices may go on with it; true unless set.
  open var isEligibleForHandoff = true
  /// Whether it may be found on the device.
  open var isEligibleForSearch = false
  /// Whether it may be found by everybody.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may propose it.
  open var isEligibleForPrediction = false
  /// By which scenes tell whether they want it.
  open var targetContentIdentifier: String?
  /// The name by which it is deleted.
  open var persistentIdentifier: String?
  /// The delegate, which is told when the activity is to be brought up to date.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether `userInfo` has to be brought up to date: whoever has the activity is asked to on a later turn.
  open var needsSave = false {
    didSet {
      guard needsSave, !oldValue, isValid else { return }
      DisplayClock.shared.scheduleNextTurn { [weak self] in self?.saveIfNeeded() }
    }
  }

  private struct Owner {
    weak var responder: UIResponder?
  }

  /// Responders whose activity it is.
  private var owners: [Owner] = []

  /// Notes that the activity is a responder's, or no longer.
  func belongs(to responder: UIResponder, _ belongs: Bool) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    if belongs { owners.append(Owner(responder: responder)) }
  }

  /// Asks whoever has the activity to bring it up to date, if that is needed.
  func saveIfNeeded() {
    guard needsSave, isValid else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
    for owner in owners { owner.responder?.updateUserActivityState(self) }
    let application = UIApplication.shared
    for scene in application.scenes where scene.userActivity === self { scene.delegate?.scene(scene, didUpdate: self) }
    application.delegate?.application(application, didUpdate: self)
  }

  /// Adds entries to `userInfo`; they replace those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the current one, in the place of another.
  open func becomeCurrent() { if isValid { UIApplication.shared.currentActivity = self } }
  /// Makes the activity no longer the current one.
  open func resignCurrent() {
    if UIApplication.shared.currentActivity === self { UIApplication.shared.currentActivity = nil }
  }
  /// Ends it: it cannot become current again.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }
}

/// Brings an activity up to date.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be kept or handed on; may be left out.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device went on with it; may be left out.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_userActivityWillSave_")
  public func userActivityWillSave(_ userActivity: NSUserActivity) {
    OptionalMethods.call("userActivityWillSave:", self, userActivity, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_userActivityWasContinued_")
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {
    OptionalMethods.call("userActivityWasContinued:", self, userActivity, or: ())
  }
}

/// The kind of activities that are pages of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that goes on with activities.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
