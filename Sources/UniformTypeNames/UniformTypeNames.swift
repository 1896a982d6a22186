@_exported import Foundation
@_exported import ObjectiveC
@_exported import UniformTypes

/// The identifier of `UTType.item`.
public var kUTTypeItem: CFString { NSString(string: UTType.item.identifier) }
/// The identifier of `UTType.content`.
public var kUTTypeContent: CFString { NSString(string: UTType.content.identifier) }
/// The identifier of `UTType.data`.
public var kUTTypeData: CFString { NSString(string: UTType.data.identifier) }
/// The identifier of `UTType.directory`.
public var kUTTypeDirectory: CFString { NSString(string: UTType.directory.identifier) }
/// The identifier of `UTType.folder`.
public var kUTTypeFolder: CFString { NSString(string: UTType.folder.identifier) }
/// The identifier of `UTType.package`.
public var kUTTypePackage: CFString { NSString(string: UTType.package.identifier) }
/// The identifier of `UTType.archive`.
public var kUTTypeArchive: CFString { NSString(string: UTType.archive.identifier) }
/// The identifier of `UTType.text`.
public var kUTTypeText: CFString { NSString(string: UTType.text.identifier) }
/// The identifier of `UTType.plainText`.
public var kUTTypePlainText: CFString { NSString(string: UTType.plainText.identifier) }
/// The identifier of `UTType.utf8PlainText`.
public var kUTTypeUTF8PlainText: CFString { NSString(string: UTType.utf8PlainText.identifier) }
/// The identifier of `UTType.rtf`.
public var kUTTypeRTF: CFString { NSString(string: UTType.rtf.identifier) }
/// The identifier of `UTType.html`.
public var kUTTypeHTML: CFString { NSString(string: UTType.html.identifier) }
/// The identifier of `UTType.xml`.
public var kUTTypeXML: CFString { NSString(string: UTType.xml.identifier) }
/// The identifier of `UTType.sourceCode`.
public var kUTTypeSourceCode: CFString { NSString(string: UTType.sourceCode.identifier) }
/// The identifier of `UTType.json`.
public var kUTTypeJSON: CFString { NSString(string: UTType.json.identifier) }
/// The identifier of `UTType.propertyList`.
public var kUTTypePropertyList: CFString { NSString(string: UTType.propertyList.identifier) }
/// The identifier of `UTType.pdf`.
public var kUTTypePDF: CFString { NSString(string: UTType.pdf.identifier) }
/// The identifier of `UTType.zip`.
public var kUTTypeZipArchive: CFString { NSString(string: UTType.zip.identifier) }
/// The identifier of `UTType.url`.
public var kUTTypeURL: CFString { NSString(string: UTType.url.identifier) }
/// The identifier of `UTType.fileURL`.
public var kUTTypeFileURL: CFString { NSString(string: UTType.fileURL.identifier) }
/// The identifier of `UTType.image`.
public var kUTTypeImage: CFString { NSString(string: UTType.image.identifier) }
/// The identifier of `UTType.jpeg`.
public var kUTTypeJPEG: CFString { NSString(string: UTType.jpeg.identifier) }
/// The identifier of `UTType.tiff`.
public var kUTTypeTIFF: CFString { NSString(string: UTType.tiff.identifier) }
/// The identifier of `UTType.gif`.
public var kUTTypeGIF: CFString { NSString(string: UTType.gif.identifier) }
/// The identifier of `UTType.png`.
public var kUTTypePNG: CFString { NSString(string: UTType.png.identifier) }
/// The identifier of `UTType.bmp`.
public var kUTTypeBMP: CFString { NSString(string: UTType.bmp.identifier) }
/// The identifier of `UTType.ico`.
public var kUTTypeICO: CFString { NSString(string: UTType.ico.identifier) }
/// The identifier of `UTType.livePhoto`.
public var kUTTypeLivePhoto: CFString { NSString(string: UTType.livePhoto.identifier) }
/// The identifier of `UTType.audiovisualContent`.
public var kUTTypeAudiovisualContent: CFString { NSString(string: UTType.audiovisualContent.identifier) }
/// The identifier of `UTType.movie`.
public var kUTTypeMovie: CFString { NSString(string: UTType.movie.identifier) }
/// The identifier of `UTType.video`.
public var kUTTypeVideo: CFString { NSString(string: UTType.video.identifier) }
/// The identifier of `UTType.audio`.
public var kUTTypeAudio: CFString { NSString(string: UTType.audio.identifier) }
/// The identifier of `UTType.quickTimeMovie`.
public var kUTTypeQuickTimeMovie: CFString { NSString(string: UTType.quickTimeMovie.identifier) }
/// The identifier of `UTType.mpeg`.
public var kUTTypeMPEG: CFString { NSString(string: UTType.mpeg.identifier) }
/// The identifier of `UTType.mpeg4Movie`.
public var kUTTypeMPEG4: CFString { NSString(string: UTType.mpeg4Movie.identifier) }
/// The identifier of `UTType.mp3`.
public var kUTTypeMP3: CFString { NSString(string: UTType.mp3.identifier) }
/// The identifier of `UTType.mpeg4Audio`.
public var kUTTypeMPEG4Audio: CFString { NSString(string: UTType.mpeg4Audio.identifier) }
/// The identifier of `UTType.vCard`.
public var kUTTypeVCard: CFString { NSString(string: UTType.vCard.identifier) }
/// The identifier of `UTType.message`.
public var kUTTypeMessage: CFString { NSString(string: UTType.message.identifier) }
/// The identifier of `UTType.contact`.
public var kUTTypeContact: CFString { NSString(string: UTType.contact.identifier) }
/// The identifier of `UTType.database`.
public var kUTTypeDatabase: CFString { NSString(string: UTType.database.identifier) }
/// The identifier of `UTType.commaSeparatedText`.
public var kUTTypeCommaSeparatedText: CFString { NSString(string: UTType.commaSeparatedText.identifier) }

/// The class of file name extensions.
public var kUTTagClassFilenameExtension: CFString { NSString(string: UTTagClass.filenameExtension.rawValue) }
/// The class of MIME types.
public var kUTTagClassMIMEType: CFString { NSString(string: UTTagClass.mimeType.rawValue) }

/// Whether a type is another or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(String(describing: inUTI)), let other = UTType(String(describing: inConformsToUTI)) else {
    return UTTypeEqual(inUTI, inConformsToUTI)
  }
  return type.conforms(to: other)
}

/// Whether two identifiers are the same but for case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  String(describing: inUTI1).lowercased() == String(describing: inUTI2).lowercased()
}

/// The type of a file name extension or MIME type; one that nobody declared has an identifier beginning with "dyn.".
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tagClass = UTTagClass(rawValue: String(describing: inTagClass))
  let parent = inConformingToUTI.flatMap { UTType(String(describing: $0)) }
  guard let type = UTType(tag: String(describing: inTag), tagClass: tagClass, conformingTo: parent) else { return nil }
  return Unmanaged.passRetained(NSString(string: type.identifier))
}

/// The preferred extension or MIME type of a type; nil for a type without one.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let tagClass = UTTagClass(rawValue: String(describing: inTagClass))
  guard let tag = UTType(String(describing: inUTI))?.tags[tagClass]?.first else { return nil }
  return Unmanaged.passRetained(NSString(string: tag))
}
