import Foundation

/// The conformance of kinds of data to other kinds.
enum ItemTypes {
  /// The kinds that a kind is one of, nearest first.
  private static func parents(_ type: String) -> [String] {
    switch type {
    case "public.utf8-plain-text", "public.utf16-plain-text": ["public.plain-text"]
    case "public.plain-text", "public.html", "public.rtf", "public.json", "public.xml": ["public.text"]
    case "public.text": ["public.data", "public.content"]
    case "public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "public.tiff": ["public.image"]
    case "public.image": ["public.data", "public.content"]
    case "public.file-url": ["public.url"]
    case "public.movie", "public.audio": ["public.audiovisual-content"]
    case "public.audiovisual-content", "com.adobe.pdf": ["public.data", "public.content"]
    case "public.url": ["public.data"]
    case "public.data": ["public.item"]
    default: []
    }
  }

  /// Whether one kind is another, or stands for it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || parents(type).contains { conforms($0, to: other) }
  }

  /// The kind of a file; "public.data" for an unknown extension.
  static func type(ofExtension name: String) -> String {
    switch name.lowercased() {
    case "txt": "public.plain-text"
    case "html", "htm": "public.html"
    case "json": "public.json"
    case "xml": "public.xml"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "gif": "com.compuserve.gif"
    case "pdf": "com.adobe.pdf"
    default: "public.data"
    }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// UTF-8, and what else is plain text.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Gives the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
  /// Reads UTF-8; other data is an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw NSItemProvider.problem(.unexpectedValueClassError, typeIdentifier)
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Gives the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Reads an address from text; other data is an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
      throw NSItemProvider.problem(.unexpectedValueClassError, typeIdentifier)
    }
    return object
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG, and JPEG.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// PNG, JPEG, and what else is an image.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
  /// Gives the image as PNG or JPEG; an image without pixels is an error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.problem(.unavailableCoercionError, typeIdentifier) : nil)
    return nil
  }
  /// Reads an image; other data is an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = UIImage(data: data) as? Self else {
      throw NSItemProvider.problem(.unexpectedValueClassError, typeIdentifier)
    }
    return object
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The kind of a keyed archive of a colour.
  private static var type: String { "com.apple.uikit.color" }
  /// A keyed archive.
  public class var writableTypeIdentifiersForItemProvider: [String] { [type] }
  /// A keyed archive.
  public class var readableTypeIdentifiersForItemProvider: [String] { [type] }
  /// Gives the colour as a keyed archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: false), nil)
    } catch { completionHandler(nil, error) }
    return nil
  }
  /// Reads a keyed archive; other data is an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
      throw NSItemProvider.problem(.unexpectedValueClassError, typeIdentifier)
    }
    return object
  }
}
