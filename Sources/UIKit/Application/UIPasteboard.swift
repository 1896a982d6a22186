import Foundation

/// A pasteboard of copied items: texts, addresses, pictures, colours and data, for pasting elsewhere.
///
/// The pasteboards are the screen's: a screen that is set up begins with empty ones, and nothing of the machine's
/// clipboard is read or written. Several objects of one name share their items.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// Names a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that everybody copies to.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  let store: PasteboardStore

  init(store: PasteboardStore) { self.store = store }

  /// The pasteboard that everybody copies to.
  open class var general: UIPasteboard { UIScreen.main.pasteboards.general }

  /// Makes a pasteboard of a name that nobody else has.
  public class func withUniqueName() -> UIPasteboard { UIScreen.main.pasteboards.withUniqueName() }

  /// The pasteboard of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let store = UIScreen.main.pasteboards.store(pasteboardName, create: create) else { return nil }
    self.init(store: store)
  }

  /// Empties the pasteboard of a name and forgets it; the general one stays.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    UIScreen.main.pasteboards.remove(pasteboardName)
  }

  /// The name of the pasteboard.
  open var name: UIPasteboard.Name { store.name }
  /// Counts the changes of the contents.
  open var changeCount: Int { store.changeCount }

  // MARK: Items

  /// The copied items: for each its representations, by the names of their types.
  open var items: [[String: Any]] {
    get { store.items }
    set { set(newValue) }
  }
  /// How many things were copied.
  open var numberOfItems: Int { store.items.count }
  /// Adds items to the present ones.
  open func addItems(_ items: [[String: Any]]) { set(store.items + items) }
  /// The types in which the first thing is there.
  open var types: [String] { store.items.first?.keys.sorted() ?? [] }
  /// Whether the first thing is there in one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// The first thing as data of a type; texts are UTF-8, pictures PNG.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    store.items.first?[pasteboardType].flatMap(PasteboardType.data)
  }
  /// The first thing in a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { store.items.first?[pasteboardType] }
  /// Replaces the contents by a thing in one type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { set([[pasteboardType: value]]) }
  /// Replaces the contents by data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { set([[pasteboardType: data]]) }

  private func set(_ items: [[String: Any]]) {
    store.items = items
    store.changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  // MARK: Kinds

  /// The first text; setting it replaces the contents, nil empties them.
  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [[PasteboardType.text: $0]] } ?? []) }
  }
  /// The texts; addresses count as texts.
  open var strings: [String]? {
    get { all { PasteboardType.string($0) } }
    set { set((newValue ?? []).map { [PasteboardType.text: $0] }) }
  }
  /// The first address; setting it replaces the contents.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { all { $0[PasteboardType.url] as? URL } }
    set { set((newValue ?? []).map { [PasteboardType.url: $0] }) }
  }
  /// The first picture; setting it replaces the contents.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures.
  open var images: [UIImage]? {
    get { all { item in PasteboardType.images.lazy.compactMap { PasteboardType.image(item[$0]) }.first } }
    set { set((newValue ?? []).map { [PasteboardType.images[0]: $0] }) }
  }
  /// The first colour; setting it replaces the contents.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours.
  open var colors: [UIColor]? {
    get { all { $0[PasteboardType.color] as? UIColor } }
    set { set((newValue ?? []).map { [PasteboardType.color: $0] }) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  private func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let values = store.items.compactMap(read)
    return values.isEmpty ? nil : values
  }

  // MARK: Notifications

  /// The contents changed.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// A pasteboard was removed.
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }
}

/// The content of a pasteboard.
@MainActor final class PasteboardStore {
  let name: UIPasteboard.Name
  var items: [[String: Any]] = []
  var changeCount = 0

  init(name: UIPasteboard.Name) { self.name = name }
}

/// The pasteboards of a screen.
@MainActor final class Pasteboards {
  private var stores: [UIPasteboard.Name: PasteboardStore] = [:]
  private var lastNumber = 0
  private(set) lazy var general = UIPasteboard(store: made(.general))

  func store(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
    if name == .general { return general.store }
    return stores[name] ?? (create ? made(name) : nil)
  }

  private func made(_ name: UIPasteboard.Name) -> PasteboardStore {
    let store = PasteboardStore(name: name)
    stores[name] = store
    return store
  }

  func withUniqueName() -> UIPasteboard {
    lastNumber += 1
    return UIPasteboard(store: made(UIPasteboard.Name("masthead.pasteboard.\(lastNumber)")))
  }

  func remove(_ name: UIPasteboard.Name) {
    guard name != .general, let store = stores.removeValue(forKey: name) else { return }
    store.items = []
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: UIPasteboard(store: store))
  }
}

/// The names of types on pasteboards, which are Apple's uniform type identifiers.
@MainActor private enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let texts = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  static let url = "public.url"
  static let images = ["public.png", "public.jpeg", "public.image"]
  static let color = "com.apple.uikit.color"

  static func string(_ item: [String: Any]) -> String? {
    for type in texts {
      if let text = item[type] as? String { return text }
      if let data = item[type] as? Data, let text = String(data: data, encoding: .utf8) { return text }
    }
    return (item[url] as? URL)?.absoluteString
  }

  static func image(_ value: Any?) -> UIImage? {
    if let image = value as? UIImage { return image }
    return (value as? Data).flatMap { UIImage(data: $0) }
  }

  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let address as URL: Data(address.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
