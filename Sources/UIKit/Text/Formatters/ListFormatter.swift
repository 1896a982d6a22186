import Foundation

/// Writes things as a list in a sentence: "Tide, wind and weather".
///
/// May be used on any thread. The language is the screen's where nothing else is said.
open class ListFormatter: Formatter, @unchecked Sendable {
  private var ownLocale: Locale?

  public override init() { super.init() }

  /// Makes a formatter as `init()` does: nothing of it is archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The language; nil sets the screen's.
  open var locale: Locale! {
    get { ownLocale ?? FormatterPlace.locale }
    set { ownLocale = newValue }
  }

  /// Writes the single things; nil, and where it writes nothing for a thing, takes their descriptions.
  open var itemFormatter: Formatter?

  /// Returns texts as a list in the screen's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(FormatterPlace.locale))
  }

  /// Returns things as a list; the empty text for none.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String ?? String(describing: $0)) }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Returns an array as a list; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
