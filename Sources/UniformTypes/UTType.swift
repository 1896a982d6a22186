@_exported import Foundation

/// A kind of tag that names types: file name extensions, MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The class's identifier.
  public let rawValue: String
  /// Makes a class from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// File name extensions, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type of data or of files, such as `public.png`.
///
/// Known are the types that the system declares. Types of an application's Info.plist are not read: `init(exportedAs:conformingTo:)` makes them. An
/// extension or MIME type that nobody declared gives a dynamic type, which is told apart by its `dyn.` identifier.
public struct UTType: Sendable {
  /// The identifier.
  public let identifier: String
  /// The supertypes given when the type was made.
  private let given: [String]
  /// The tags of a dynamic type.
  private let tag: (tagClass: UTTagClass, text: String)?

  init(known identifier: String) { self.init(identifier, [], nil) }

  private init(_ identifier: String, _ given: [String], _ tag: (UTTagClass, String)?) {
    self.identifier = identifier
    self.given = given
    self.tag = tag
  }

  private var declaration: DeclaredType? { Self.declaration(identifier) }

  private static func declaration(_ identifier: String) -> DeclaredType? {
    DeclaredType.all.first { $0.identifier == identifier }
  }

  /// The declared type of that identifier; nil where the system declares none.
  public init?(_ identifier: String) {
    guard let found = Self.declaration(identifier.lowercased()) else { return nil }
    self.init(known: found.identifier)
  }

  /// Makes the type of a filename extension: a declared type that conforms to `supertype`, or a dynamic type; nil for
  /// an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Makes the type of a MIME type: a declared type that conforms to `supertype`, or a dynamic type; nil for an empty
  /// text.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Makes the preferred type of a tag: a declared type that conforms to `supertype`, or a dynamic type; nil for an
  /// empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  /// The types of a tag, declared ones or a dynamic one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let wanted = tag.lowercased()
    let declared = DeclaredType.all.filter {
      (tagClass == .filenameExtension ? $0.extensions : tagClass == .mimeType ? $0.mimeTypes : []).contains(wanted)
    }.map { UTType(known: $0.identifier) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    guard declared.isEmpty else { return declared }
    // Apple's identifiers are a code of the same; only that they begin with "dyn." is documented.
    let code = wanted.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
    let letter = tagClass == .filenameExtension ? "f" : tagClass == .mimeType ? "m" : "x"
    return [UTType("dyn." + letter + code, supertype.map { [$0.identifier] } ?? [], (tagClass, tag))]
  }

  /// A type that the application declares as its own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier.lowercased(), parentType.map { [$0.identifier] } ?? [], nil)
  }

  /// A type of another application.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// All tags by their class, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let tag { tags[tag.tagClass] = [tag.text] }
    if let declaration, !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if let declaration, !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// The extension that files of the type get.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The MIME type that data of the type gets.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// Whether the system does not declare the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether somebody declared the type.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type belongs to everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that it conforms to, itself not among them.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { open += type.parents }
    }
    return found
  }

  private var parents: [String] { given + (declaration?.parents ?? []) }

  /// Whether the type is another type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether the type conforms to a type other than itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  /// Whether a type other than itself conforms to the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
  /// Whether the identifiers are the same.
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
  /// Feeds the identifier into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  /// The identifier.
  public var description: String { identifier }
  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }
  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// The address with a name appended that has the extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    guard let wanted = contentType.preferredFilenameExtension, url.pathExtension.lowercased() != wanted else {
      return url
    }
    return url.appendingPathExtension(wanted)
  }
}
