import UIKit
import XCTest

/// Data that a test leaves for a person to look at: a picture, a text, a file.
///
/// Xcode keeps attachments in its result bundle. Here those that are kept are files in the folder `attachments` of the one that
/// `SNAPSHOT_ARTIFACTS` names, and none is kept without that.
open class XCTAttachment: NSObject {
  /// When an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways = 0
    /// When the test that it belongs to fails.
    case deleteOnSuccess = 1
  }

  /// The type of the data, such as `public.png`.
  open private(set) var uniformTypeIdentifier: String
  /// The name that people see; the file has it.
  open var name: String?
  /// When the attachment is kept.
  open var lifetime = Lifetime.deleteOnSuccess
  let payload: Data

  /// Data of a type, by default `public.data`.
  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
  }

  /// Data.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// A text.
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// A picture, as PNG.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }

  /// What is in a file now; nothing where it cannot be read.
  ///
  /// Its name is the attachment's.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      uniformTypeIdentifier: Self.type(ofEnding: url.pathExtension), name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  private static let endings: KeyValuePairs<String, String> = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json", "public.html": "html",
    "com.apple.property-list": "plist", "public.xml": "xml",
  ]

  private static func type(ofEnding ending: String) -> String? {
    endings.first { $0.value == ending.lowercased() }?.key
  }

  /// The ending of the file's name, with its dot.
  var ending: String { Self.endings.first { $0.key == uniformTypeIdentifier }.map { "." + $0.value } ?? "" }
}

/// A step of a test, to which attachments belong.
public protocol XCTActivity {
  /// What the step is called.
  var name: String { get }
  /// Leaves something for a person to look at.
  func add(_ attachment: XCTAttachment)
}

/// Steps of tests.
open class XCTContext: NSObject {
  /// Runs a step of a test, and gives what it gives.
  open class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result
  {
    try block(Activity(name: name))
  }

  private struct Activity: XCTActivity {
    let name: String
    func add(_ attachment: XCTAttachment) { KeptAttachments.shared.add(attachment, activity: name) }
  }
}

extension XCTestCase {
  /// Leaves something for a person to look at.
  public func add(_ attachment: XCTAttachment) { KeptAttachments.shared.add(attachment, activity: nil) }
}
