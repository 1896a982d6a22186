import Foundation

/// Something that can be done with what an application shares.
///
/// A subclass says whether it can use the items, and does it: in `perform()`, which ends with `activityDidFinish(_:)`, or by the controller that it gives.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The category of an activity.
  public enum Category: _Enumeration, Sendable {
    /// Something with the items here.
    case action
    /// Gives them to others.
    case share
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// Names a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// By message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// By mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// On paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Onto the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Into the reader's photos.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// To a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }

  weak var sheet: UIActivityViewController?

  /// Makes an activity; subclasses say what it is.
  public override init() { super.init() }

  /// The category of the activity; `action` unless overridden.
  open class var activityCategory: UIActivity.Category { .action }
  /// The activity's kind.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The text of its row.
  open var activityTitle: String? { nil }
  /// The picture of its row, as a template.
  open var activityImage: UIImage? { nil }
  /// Whether it can do something with the items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// The activity was chosen, and gets the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented to do it; nil, unless overridden, has `perform()` called instead.
  open var activityViewController: UIViewController? { nil }
  /// Does it, and calls `activityDidFinish(_:)` at the end.
  open func perform() {}
  /// The activity is over: closes the list of activities.
  open func activityDidFinish(_ completed: Bool) { sheet?.didFinish(self, completed) }
}

/// One of the system's activities: notes the shared items in the application, as there is nobody to share them with.
@MainActor final class SystemActivity: UIActivity {
  private let type: ActivityType
  private let title: String
  private let symbol: String
  private var items: [Any] = []

  init(_ type: ActivityType, _ title: String, _ symbol: String) {
    (self.type, self.title, self.symbol) = (type, title, symbol)
    super.init()
  }

  override var activityType: ActivityType? { type }
  override var activityTitle: String? { title }
  override var activityImage: UIImage? { UIImage(systemName: symbol) }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  /// Pictures are saved, addresses are put on the reading list; all else goes with everything.
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    switch type {
    case .saveToCameraRoll: activityItems.contains { $0 is UIImage }
    case .addToReadingList: activityItems.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
    default: !activityItems.isEmpty
    }
  }

  override func perform() {
    UIApplication.shared.sharedItems.append((type, items))
    activityDidFinish(true)
  }
}

/// A source of an item to share, for items that depend on the activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the kind of the item, to find activities by.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of the item, such as that of a mail; may be left out.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_activityViewController_subjectForActivityType_")
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    OptionalMethods.call(
      "activityViewController:subjectForActivityType:", self, activityViewController, activityType, or: "")
  }
}
