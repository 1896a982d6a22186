import UIKit

/// The class of tags that are endings of files' names.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"

/// The identifier of a type of file that an ending of a name belongs to; `dyn.` and the ending for one that is not known.
///
/// Of tags of another class nothing is known: nil.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  guard inTagClass == kUTTagClassFilenameExtension else { return nil }
  let ending = String(describing: inTag).lowercased()
  // Uniform type identifiers as Apple's documentation "System-Declared Uniform Type Identifiers" lists them.
  let known: [String: String] = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "txt": "public.plain-text", "json": "public.json",
    "plist": "com.apple.property-list", "xml": "public.xml", "html": "public.html", "pdf": "com.adobe.pdf",
    "gif": "com.compuserve.gif", "tiff": "public.tiff", "heic": "public.heic", "swift": "public.swift-source",
  ]
  return Unmanaged.passRetained(NSString(string: known[ending] ?? "dyn." + ending))
}
