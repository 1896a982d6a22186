import Foundation
internal import TextLayout

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()

  /// The character that carries the `attachment` attribute: U+FFFC.
  open class var character: Int { 0xFFFC }

  /// The picture; templates, symbols among them, have the colour of the text unless `withTintColor` gave them one.
  ///
  /// Where none was given it is that of `contents`, if they are a picture.
  open var image: UIImage? {
    get { ownImage ?? contentsImage }
    set { ownImage = newValue }
  }
  private var ownImage: UIImage?
  private var contentsImage: UIImage?
  // Silent: NSTextAttachment.contents | read where it is set: the picture is made of it
  /// The data of the attachment; nil for a picture set as an image.
  open var contents: Data? {
    didSet { if contents != oldValue { contentsImage = contents.flatMap { UIImage(data: $0) } } }
  }
  // Silent: NSTextAttachment.fileType | an application's own; what data is a picture is told by its bytes
  /// The uniform type identifier of the data, such as `public.png`; the picture is decoded by the format of the data, whatever the identifier says.
  open var fileType: String?
  /// Points of room before and behind it, in which nothing is drawn.
  open var lineLayoutPadding: CGFloat = 0
  /// Size of the picture, and where its bottom left corner lies from the baseline, y up.
  ///
  /// With no size the picture's own is taken: it stands on the baseline, a symbol in the middle of the capitals' height.
  open var bounds: CGRect = .zero

  /// Makes an attachment without a picture.
  public override init() { super.init() }

  /// Makes an attachment of a picture.
  public init(image: UIImage) {
    ownImage = image
    super.init()
  }

  /// Makes an attachment of data of a type; a picture is shown.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    contentsImage = contentData.flatMap { UIImage(data: $0) }
    fileType = uti
    super.init()
  }

  /// The picture that is drawn; an override may make one.
  ///
  /// `imageBounds` has the size that the attachment takes; of a label's text there is no container.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Size and place of the attachment, as in `bounds`; an override may work them out.
  ///
  /// The line fragment is as high as lines of the font at that place; how wide it is, and where in it the attachment lies, is not known then.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Reads an attachment of a keyed archive; nil for other archives.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    super.init()
    ownImage = coder.object(of: UIImage.self, "NSImage")
    contents = coder.object(of: NSData.self, "NSContents").map { Data(referencing: $0) }
    contentsImage = contents.flatMap { UIImage(data: $0) }
    fileType = coder.object(of: NSString.self, "NSFileType").map { String(describing: $0) }
    lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "NSLineLayoutPadding"))
    bounds = CGRect(
      x: coder.decodeDouble(forKey: "NSBoundsX"), y: coder.decodeDouble(forKey: "NSBoundsY"),
      width: coder.decodeDouble(forKey: "NSBoundsWidth"), height: coder.decodeDouble(forKey: "NSBoundsHeight"))
  }

  /// Writes picture and bounds into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(ownImage, forKey: "NSImage")
    coder.encode(contents.map { NSData(data: $0) }, forKey: "NSContents")
    coder.encode(fileType.map { NSString(string: $0) }, forKey: "NSFileType")
    coder.encode(Double(lineLayoutPadding), forKey: "NSLineLayoutPadding")
    coder.encode(Double(bounds.minX), forKey: "NSBoundsX")
    coder.encode(Double(bounds.minY), forKey: "NSBoundsY")
    coder.encode(Double(bounds.width), forKey: "NSBoundsWidth")
    coder.encode(Double(bounds.height), forKey: "NSBoundsHeight")
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// The room that it takes beside text of a font.
  func box(beside font: UIFont, identifier: Int, at index: Int) -> TextAttachmentBox {
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
    let bounds = attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    if bounds.width > 0 || bounds.height > 0 {
      return TextAttachmentBox(size: bounds.size, y: bounds.minY, identifier: identifier)
    }
    let size = image?.size ?? .zero
    let isCentred = image?.isSymbolImage == true && image?.attributes.baseline == nil
    let y = isCentred ? (font.capHeight - size.height) / 2 : -(image?.baselineOffsetFromBottom ?? 0)
    return TextAttachmentBox(size: size, y: y, identifier: identifier)
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, on a character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// Makes a string of one character that stands for a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A picture in text, and the colour of the text about it.
struct AttachedImage {
  let image: UIImage
  let color: CGColor?
}

/// Text for the engine, with the pictures that its attachments stand for.
struct EngineText {
  var text: AttributedText
  /// By the identifiers of the attachment boxes.
  var images: [AttachedImage?] = []

  init(_ text: AttributedText) { self.text = text }

  /// Reads an attributed string.
  init(_ string: NSAttributedString, defaults: TextDefaults) {
    PlatformProperty.attributedStringsAreProved
    var text = AttributedText()
    var images: [AttachedImage?] = []
    let units = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
      var attributes = TextAttributes(values, defaults: defaults)
      if let attachment = values[.attachment] as? NSTextAttachment {
        let font = values[.font] as? UIFont ?? defaults.font
        var box = attachment.box(beside: font, identifier: images.count, at: range.location)
        box.padding = max(0, attachment.lineLayoutPadding)
        attributes.attachment = box
        let bounds = CGRect(x: 0, y: box.y, width: box.size.width, height: box.size.height)
        let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: range.location)
        images.append(image.map { AttachedImage(image: $0, color: attributes.foreground) })
      }
      text.append(units.substring(with: range), attributes: attributes)
    }
    self.text = text
    self.images = images
  }

  func mapped(_ change: (inout TextAttributes) -> Void) -> EngineText {
    var result = self
    result.text = text.mapped(change)
    return result
  }

  func scaled(by factor: CGFloat) -> EngineText {
    var result = self
    result.text = text.scaled(by: factor)
    return result
  }
}

extension TextFrame {
  /// Draws text and the pictures in it.
  func draw(in context: CGContext, at origin: CGPoint, images: [AttachedImage?]) {
    draw(in: context, at: origin)
    guard !images.isEmpty else { return }
    for attachment in attachments {
      guard images.indices.contains(attachment.identifier), let attached = images[attachment.identifier] else {
        continue
      }
      let isTinted = attached.image.isTemplate && attached.image.attributes.tint == nil
      let tint = isTinted ? attached.color ?? context.fillColor : nil
      let rect = attachment.rect.offsetBy(dx: origin.x, dy: origin.y)
      attached.image.draw(in: rect, context: context, tint: tint)
    }
  }
}
