import Foundation

/// A pointer to a value that its caller owns; on Apple's systems a type of its own.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Characters alone.
    public static let plain = DocumentType("NSPlainText")
    /// HTML.
    public static let html = DocumentType("NSHTML")
    /// Rich text format.
    public static let rtf = DocumentType("NSRTF")
  }

  /// Names an option of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`, or its raw value; without it the document's first characters tell.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// A number, the raw value of a `String.Encoding`; without it the document tells.
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// A dictionary of attributes that plain text gets.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
  }

  /// Names a property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`, or its raw value; to be given where a document is written.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// A number, the raw value of a `String.Encoding`: the encoding of the read text, or for writing plain text; UTF-8
    /// unless given.
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
    /// A `UIColor`: the ground of the page.
    public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
    /// A size of points as an `NSValue`: that of the paper, in rich text.
    public static let paperSize = DocumentAttributeKey("PaperSize")
    /// Insets of points as an `NSValue`: the margins of the paper, in rich text.
    public static let paperMargin = DocumentAttributeKey("PaperMargin")
    /// A size in points as an `NSValue`: that of the window around the rich text.
    public static let viewSize = DocumentAttributeKey("ViewSize")
    /// A number: by how many hundredths it was shown, in rich text.
    public static let viewZoom = DocumentAttributeKey("ViewZoom")
    /// A number: 1 shows pages, 0 does not; in rich text.
    public static let viewMode = DocumentAttributeKey("ViewMode")
    /// A number: above 0 the document is not to be changed; in rich text.
    public static let readOnly = DocumentAttributeKey("ReadOnly")
    /// A number: the points between tabs that have no stops, in rich text.
    public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
    /// A number: the version of Apple's writer that wrote the rich text that was read.
    public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
    /// A text: the title of the page.
    static let title = DocumentAttributeKey("NSTitleDocumentAttribute")
  }

  /// Whether a picture stands for a character of a range; false where the range does not lie in the text.
  public func containsAttachments(in range: NSRange) -> Bool {
    guard range.location >= 0, range.length >= 0, range.location + range.length <= length else { return false }
    var contains = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value is NSTextAttachment else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }

  /// The document of a part of the text, of the type that the attributes name.
  ///
  /// Without a type, for a type that is not written, for a range outside of the text, and for plain text that its encoding cannot hold it throws a `CocoaError`.
  public func data(
    from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location + range.length <= length else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    let part = attributedSubstring(from: range)
    switch TextDocument.type(dict[.documentType]) {
    case .plain:
      let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .html:
      let title = dict[.title] as? String ?? ""
      return Data(
        HTMLWriter.document(part, background: dict[.backgroundColor] as? UIColor, title: title).utf8)
    case .rtf: return Data(RTFWriter.document(part, dict).utf8)
    default: throw CocoaError(.featureUnsupported)
    }
  }
}

extension NSAttributedString {
  /// Reads a document; its properties are written where `dict` points to.
  ///
  /// Throws a `CocoaError` for types that are not read and for characters that are not in the encoding.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Reads the document of a file; others than files are not fetched, and throw.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    var options = options
    if options[.documentType] == nil {
      switch url.pathExtension.lowercased() {
      case "html", "htm": options[.documentType] = NSAttributedString.DocumentType.html
      case "rtf": options[.documentType] = NSAttributedString.DocumentType.rtf
      default: break
      }
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

/// A document that was read.
private struct TextDocument {
  let text: NSAttributedString
  /// By the names of `DocumentAttributeKey`.
  let attributes: NSDictionary

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type = options[.documentType] == nil ? Self.kind(of: data) : Self.type(options[.documentType])
    let given = Self.encoding(options[.characterEncoding])
    var properties: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    switch type {
    case .html:
      let encoding = Self.mark(of: data) ?? given ?? Self.declaredEncoding(data) ?? .windowsCP1252
      guard let document = Self.string(data, encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let reader = HTMLReader.read(document)
      text = reader.result
      properties[.characterEncoding] = NSNumber(value: encoding.rawValue)
      if let title = reader.title { properties[.title] = title }
      if let background = reader.background { properties[.backgroundColor] = background }
    case .plain:
      let encoding =
        Self.mark(of: data) ?? given ?? (String(data: data, encoding: .utf8) == nil ? .windowsCP1252 : .utf8)
      guard let string = Self.string(data, encoding) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
      text = NSAttributedString(
        string: string, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
      properties[.characterEncoding] = NSNumber(value: encoding.rawValue)
    case .rtf:
      guard let reader = RTFReader.read(data) else { throw CocoaError(.fileReadCorruptFile) }
      text = reader.result
      properties = reader.properties
    default: throw CocoaError(.featureUnsupported)
    }
    properties[.documentType] = type?.rawValue
    let attributes = NSMutableDictionary()
    for (key, value) in properties { attributes[NSString(string: key.rawValue)] = value }
    self.attributes = attributes
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    if let type = value as? NSAttributedString.DocumentType { return type }
    return (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let value as String.Encoding: value
    case let value as UInt: String.Encoding(rawValue: value)
    case let value as Int: String.Encoding(rawValue: UInt(value))
    case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
    default: nil
    }
  }

  /// The kind of document by its first characters.
  private static func kind(of data: Data) -> NSAttributedString.DocumentType? {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased().drop(while: \.isWhitespace)
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// The encoding that a byte order mark tells.
  private static func mark(of data: Data) -> String.Encoding? {
    let start = Array(data.prefix(3))
    if start == [0xEF, 0xBB, 0xBF] { return .utf8 }
    return start.prefix(2) == [0xFF, 0xFE] || start.prefix(2) == [0xFE, 0xFF] ? .utf16 : nil
  }

  /// The encoding that an HTML document names in its first thousand bytes.
  private static func declaredEncoding(_ data: Data) -> String.Encoding? {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let range = start.range(of: "charset=") else { return nil }
    let rest = start[range.upperBound...].drop { "\"' ".contains($0) }
    switch rest.prefix(while: { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
    case "utf-8", "utf8": return .utf8
    case "utf-16": return .utf16
    case "iso-8859-2": return .isoLatin2
    case "shift_jis", "shift-jis", "sjis": return .shiftJIS
    case "euc-jp": return .japaneseEUC
    case "windows-1251": return .windowsCP1251
    default: return .windowsCP1252
    }
  }

  private static func string(_ data: Data, _ encoding: String.Encoding) -> String? {
    let string = String(data: data, encoding: encoding)
    // Five bytes have no character in Windows' Latin alphabet; browsers take them for the controls of their numbers.
    let found = string ?? (encoding == .windowsCP1252 ? String(data: data, encoding: .isoLatin1) : nil)
    guard let found, found.unicodeScalars.first == "\u{FEFF}" else { return found }
    return String(found.unicodeScalars.dropFirst())
  }
}
