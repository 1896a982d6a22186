import Foundation

/// Data or an object for handing from one place to another, in one or several representations.
///
/// Nothing is made before somebody asks for it. Answers come on the main queue, in the order of the questions; on iOS
/// they come on a queue of the system's.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Gives the data of one representation, or an error, to a block, once.
  public typealias DataLoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// Gives the object, or an error, to a block that it calls once.
  public typealias ObjectLoadHandler =
    @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?

  /// The domain of the errors of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The reasons of a failure.
  public enum ErrorCode: _Enumeration, Sendable {
    case unknownError
    /// There is no such representation.
    case itemUnavailableError
    /// The representation is of an unexpected class.
    case unexpectedValueClassError
    /// The representation cannot be converted to the requested class.
    case unavailableCoercionError
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { [-1, -1000, -1100, -1200][place] }
  }

  private struct Representation {
    let type: String
    let load: DataLoadHandler
  }

  private var representations: [Representation] = []
  /// The objects that were given whole; who asks for their class gets them without data being made.
  private var objects: [any NSItemProviderWriting] = []
  /// The values of `init(item:typeIdentifier:)`.
  private var values: [String: Any] = [:]

  // Silent: NSItemProvider.suggestedName | an application's own name, handed to whoever receives the item
  /// A name for a file that is made of the data.
  open var suggestedName: String?

  /// Makes a provider of nothing yet.
  public override init() { super.init() }

  /// Makes a provider of an object, in all representations that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of a value of one kind; a nil kind leaves it without representations.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    values[typeIdentifier] = item
    if let object = item as? any NSItemProviderWriting { objects.append(object) }
    let data = (item as? NSData).map { Data(referencing: $0) }
    register(typeIdentifier) { completion in
      completion(data, data == nil ? Self.problem(.unavailableCoercionError, typeIdentifier) : nil)
      return nil
    }
  }

  /// Makes a provider of a file's contents; nil where it cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = ItemTypes.type(ofExtension: fileURL.pathExtension)
    register(type) { completion in
      completion(data, nil)
      return nil
    }
  }

  /// A provider of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.representations, copy.objects, copy.values) = (representations, objects, values)
    copy.suggestedName = suggestedName
    return copy
  }

  // MARK: Giving

  /// Adds a representation behind the present ones; one of the same kind is replaced.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoadHandler
  ) {
    register(typeIdentifier, loadHandler)
  }

  /// Adds all representations that an object can be written in.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    objects.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      let held = Held(object)
      register(type) { completion in
        held.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds all representations of a class, whose object is made when one is asked for.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping ObjectLoadHandler
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      register(type) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error ?? Self.problem(.itemUnavailableError, type)) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  private func register(_ type: String, _ load: @escaping DataLoadHandler) {
    let new = Representation(type: type, load: load)
    if let place = representations.firstIndex(where: { $0.type == type }) {
      representations[place] = new
    } else {
      representations.append(new)
    }
  }

  // MARK: What there is

  /// The kinds of representation, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether there is a representation of a kind, or of a conforming one ("public.png" for "public.image").
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { ItemTypes.conforms($0.type, to: typeIdentifier) }
  }

  /// Whether an object of a class can be made of one of the representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  // MARK: Taking

  /// Asks for the data of a representation.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representations.first(where: { ItemTypes.conforms($0.type, to: typeIdentifier) }) else {
      DispatchQueue.main.async { completionHandler(nil, Self.problem(.itemUnavailableError, typeIdentifier)) }
      return progress
    }
    DispatchQueue.main.async {
      _ = found.load { data, error in
        progress.completedUnitCount = 1
        DispatchQueue.main.async { completionHandler(data, error) }
      }
    }
    return progress
  }

  /// Asks for an object of a class: the given one, else an object read from the best representation.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    if let given = objects.first(where: { Swift.type(of: $0) == aClass || isKind($0, of: aClass) }),
      let object = given as? any NSItemProviderReading
    {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      let held = Held(object)
      // As long on the way as data is.
      DispatchQueue.main.async { DispatchQueue.main.async { completionHandler(held.object, nil) } }
      return progress
    }
    let type = registeredTypeIdentifiers.first { type in
      readable.contains { ItemTypes.conforms(type, to: $0) }
    }
    let kind = Held(aClass)
    return loadDataRepresentation(forTypeIdentifier: type ?? readable.first ?? "public.item") { data, error in
      guard let data, let type else { return completionHandler(nil, error) }
      do {
        completionHandler(try kind.object.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  private func isKind(_ object: any NSItemProviderWriting, of aClass: any NSItemProviderReading.Type) -> Bool {
    guard let object = object as? NSObject else { return false }
    return object.isKind(of: aClass as AnyClass)
  }

  /// Asks for an item as it was given; for data without such an item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    if let value = values[typeIdentifier] as? any NSSecureCoding {
      let held = Held(value)
      return DispatchQueue.main.async { DispatchQueue.main.async { completionHandler(held.object, nil) } }
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler(data.map { $0 as NSData }, error)
    }
  }

  static func problem(_ code: ErrorCode, _ type: String) -> any Error {
    NSError(
      domain: errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "There is nothing of the type \(type) that can be read."])
  }

  /// An object on its way through the main queue, which is sent nowhere else.
  private struct Held<Object>: @unchecked Sendable {
    let object: Object
    init(_ object: Object) { self.object = object }
  }
}

/// Who may see a representation; inside of one application everybody does.
public enum NSItemProviderRepresentationVisibility: _Enumeration, Sendable {
  case all
  // Silent: NSItemProviderRepresentationVisibility.team, group, ownProcess | there is one application, which
  //   everybody is in
  case team
  case group
  case ownProcess
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// An object that can be written as data of some kinds.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives the data of a representation to a block, once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of data of some kinds.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
