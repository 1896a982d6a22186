import Foundation
internal import InterfaceDocuments

/// A document of views and other objects, read once and instantiated as often as one likes.
///
/// Read are `.xib` files as Xcode writes them, looked for in the bundle's resources and beside the sources of the screens that are drawn;
/// nothing has to be compiled. What cannot be followed to the letter is a diagnostic with file and line.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// The key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of the objects that stand for placeholders of the document, by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case named(String)
    case read(NibDocument)
    case unreadable(DocumentError)
  }

  private var source: Source
  let bundle: Bundle?

  /// The document of a name, without its extension; nil for the bundle is that of the program.
  ///
  /// It is read when it is used for the first time. Where there is none of that name, using it raises.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name)
    bundle = bundleOrNil
    super.init()
  }

  /// The document that `data` holds: the bytes of an `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(DocumentError) {
      source = .read(NibDocument(try InterfaceDocument(data), name: "data"))
    } catch {
      source = .unreadable(error)
    }
    bundle = bundleOrNil
    super.init()
  }

  /// Makes the objects of the document, and returns those that are not in others, in the order of the document.
  ///
  /// `ownerOrNil` is File's owner: outlets and actions that lead from and to it are connected. The caller holds the
  /// returned objects.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibInstance(document, bundle: bundle, owner: owner, externals: externals).instantiateNib()
  }

  /// The document's only object of a class, made for a list; raises for a document without.
  func instantiate<View: UIView>(_ type: View.Type, _ method: String) -> View {
    let objects = instantiate(withOwner: nil)
    if let view = objects.lazy.compactMap({ $0 as? View }).first { return view }
    let found = objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
    fatalError(
      """
      \(method): the nib \(name) must contain exactly one object at its top level, a \(type); it has \
      \(found.isEmpty ? "none" : found). Make the cell the only object of the document.
      """)
  }

  private var name: String {
    switch source {
    case .named(let name): name
    case .read(let document): document.name
    case .unreadable: "data"
    }
  }

  /// The document, read at first use; ends the program if it is missing.
  private var document: NibDocument {
    switch source {
    case .read(let document): return document
    case .unreadable(let error):
      fatalError("UINib(data:bundle:): the data is no document of Interface Builder: \(error)")
    case .named(let name):
      let document = Self.document(named: name, bundle: bundle)
      source = .read(document)
      return document
    }
  }

  static func document(named name: String, bundle: Bundle?) -> NibDocument {
    switch NibFiles.document(named: name, type: "xib", bundle: bundle) {
    case .found(let document): return document
    case .unreadable(let path, let error): fatalError("Could not load NIB: \(path): \(error)")
    case .missing(let searched):
      fatalError(
        """
        Could not load NIB in bundle: there is no file \(name).xib. Searched in \(searched.joined(separator: ", ")). Check the name; put \
        the file beside the sources, or among the resources of the target.
        """)
    }
  }
}

/// Nibs of a bundle.
extension Bundle {
  /// Makes the objects of the document of a name, and returns those that are not in others; raises for a missing
  /// document.
  ///
  /// See `UINib.instantiate(withOwner:options:)`. The document is read once, however often it is asked for.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// An object that is told of its decoding from a nib or storyboard.
public protocol _NibAwakening {}

extension NSObject: _NibAwakening {}

extension _NibAwakening where Self: NSObject {
  /// Called when the object, all that its document has, and all outlets are there; does nothing unless a class has its own.
  ///
  /// Classes right below `NSObject` are called by their record; those of UIKit declare it.
  public func awakeFromNib() {}

  /// Called by Xcode when it draws the object in the editor; nobody calls it here.
  public func prepareForInterfaceBuilder() {}
}
