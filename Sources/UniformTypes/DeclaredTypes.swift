// The types that UTType.h names. Identifiers, extensions, MIME types and what conforms to what are those of Apple's "System-declared
// uniform type identifiers".

extension UTType {
  /// public.item.
  public static var item: UTType { UTType(known: "public.item") }
  /// public.content.
  public static var content: UTType { UTType(known: "public.content") }
  /// public.composite-content.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// public.data.
  public static var data: UTType { UTType(known: "public.data") }
  /// public.directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// public.folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// com.apple.package.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// com.apple.bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// com.apple.resolvable.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// public.symlink.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// public.executable.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// public.archive.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// public.disk-image.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// public.text.
  public static var text: UTType { UTType(known: "public.text") }
  /// public.plain-text.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// public.utf8-plain-text.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// public.utf16-plain-text.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// public.utf16-external-plain-text.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// public.delimited-values-text.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// public.comma-separated-values-text.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// public.tab-separated-values-text.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// public.utf8-tab-separated-values-text.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// public.rtf.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// com.apple.rtfd.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// com.apple.flat-rtfd.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// public.html.
  public static var html: UTType { UTType(known: "public.html") }
  /// public.xml.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// public.yaml.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// public.css.
  public static var css: UTType { UTType(known: "public.css") }
  /// com.apple.log.
  public static var log: UTType { UTType(known: "com.apple.log") }
  /// public.source-code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// public.swift-source.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// public.objective-c-source.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// public.c-source.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// public.c-header.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// public.c-plus-plus-source.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// public.script.
  public static var script: UTType { UTType(known: "public.script") }
  /// public.shell-script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// public.python-script.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// com.netscape.javascript-source.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// public.json.
  public static var json: UTType { UTType(known: "public.json") }
  /// com.apple.property-list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// com.apple.xml-property-list.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// com.apple.binary-property-list.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// com.adobe.pdf.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// org.idpf.epub-container.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// public.zip-archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// org.gnu.gnu-zip-archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// public.bzip2-archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// public.url.
  public static var url: UTType { UTType(known: "public.url") }
  /// public.file-url.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// com.apple.bookmark.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// public.image.
  public static var image: UTType { UTType(known: "public.image") }
  /// public.jpeg.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// public.tiff.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// com.compuserve.gif.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// public.png.
  public static var png: UTType { UTType(known: "public.png") }
  /// com.apple.icns.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// com.microsoft.bmp.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// com.microsoft.ico.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// public.camera-raw-image.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// public.svg-image.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// com.apple.live-photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// public.heif-standard.
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  /// public.heic.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// org.webmproject.webp.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// public.audiovisual-content.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// public.movie.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// public.video.
  public static var video: UTType { UTType(known: "public.video") }
  /// public.audio.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// com.apple.quicktime-movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// public.mpeg.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// public.mpeg-2-video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// public.mpeg-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// public.mp3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// public.mpeg-4-audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// com.microsoft.waveform-audio.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// public.aiff-audio.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// public.midi-audio.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// public.avi.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// public.playlist.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// public.m3u-playlist.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// public.font.
  public static var font: UTType { UTType(known: "public.font") }
  /// public.database.
  public static var database: UTType { UTType(known: "public.database") }
  /// public.message.
  public static var message: UTType { UTType(known: "public.message") }
  /// public.email-message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// public.contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// public.vcard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// public.calendar-event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// public.spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// public.presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// com.apple.application.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// com.apple.application-bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// public.unix-executable.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// public.3d-content.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// com.pixar.universal-scene-description.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// com.pixar.universal-scene-description-mobile.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
}

/// The declaration of a type: identifier, tags and parents.
struct DeclaredType: Sendable {
  let identifier: String
  let extensions: [String]
  let mimeTypes: [String]
  let parents: [String]

  static let all: [DeclaredType] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    return DeclaredType(
      identifier: fields[0], extensions: words(fields[1]), mimeTypes: words(fields[2]), parents: words(fields[3]))
  }

  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|||public.content
    public.data||application/octet-stream|public.item
    public.directory|||public.item
    public.folder|||public.directory
    com.apple.package|||public.directory
    com.apple.bundle|bundle||public.directory
    com.apple.resolvable|||
    public.symlink|||public.item com.apple.resolvable
    public.executable|||public.item
    public.archive|||public.item
    public.disk-image|||public.archive
    public.text|||public.data public.content
    public.plain-text|txt text|text/plain|public.text
    public.utf8-plain-text||text/plain;charset=utf-8|public.plain-text
    public.utf16-plain-text||text/plain;charset=utf-16|public.plain-text
    public.utf16-external-plain-text|||public.utf16-plain-text
    public.delimited-values-text|||public.text
    public.comma-separated-values-text|csv|text/csv|public.delimited-values-text
    public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text
    public.utf8-tab-separated-values-text|||public.tab-separated-values-text public.utf8-plain-text
    public.rtf|rtf|text/rtf|public.text
    com.apple.rtfd|rtfd||com.apple.package public.composite-content
    com.apple.flat-rtfd|||public.data public.composite-content
    public.html|html htm|text/html|public.text
    public.xml|xml|application/xml text/xml|public.text
    public.yaml|yaml yml|application/x-yaml|public.text
    public.css|css|text/css|public.text
    com.apple.log|log||public.plain-text
    public.source-code|||public.plain-text
    public.swift-source|swift||public.source-code
    public.objective-c-source|m||public.source-code
    public.c-source|c||public.source-code
    public.c-header|h||public.source-code
    public.c-plus-plus-source|cpp cc cxx||public.source-code
    public.script|||public.source-code
    public.shell-script|sh||public.script
    public.python-script|py|text/x-python-script|public.shell-script
    com.netscape.javascript-source|js|text/javascript|public.source-code public.executable
    public.json|json|application/json|public.text
    com.apple.property-list|plist||public.data
    com.apple.xml-property-list|||public.xml com.apple.property-list
    com.apple.binary-property-list|||com.apple.property-list
    com.adobe.pdf|pdf|application/pdf|public.data public.composite-content
    org.idpf.epub-container|epub|application/epub+zip|public.data public.composite-content
    public.zip-archive|zip|application/zip|public.data public.archive
    org.gnu.gnu-zip-archive|gz gzip|application/x-gzip|public.data public.archive
    public.bzip2-archive|bz2|application/x-bzip2|public.data public.archive
    public.url|||public.data
    public.file-url|||public.url
    com.apple.bookmark|||public.data com.apple.resolvable
    public.image|||public.data public.content
    public.jpeg|jpeg jpg jpe|image/jpeg|public.image
    public.tiff|tiff tif|image/tiff|public.image
    com.compuserve.gif|gif|image/gif|public.image
    public.png|png|image/png|public.image
    com.apple.icns|icns|image/x-icns|public.image
    com.microsoft.bmp|bmp dib|image/bmp|public.image
    com.microsoft.ico|ico|image/vnd.microsoft.icon|public.image
    public.camera-raw-image|||public.image
    public.svg-image|svg svgz|image/svg+xml|public.image public.xml
    com.apple.live-photo|||public.image public.movie
    public.heif-standard|heif|image/heif|public.image
    public.heic|heic|image/heic|public.heif-standard
    org.webmproject.webp|webp|image/webp|public.image
    public.audiovisual-content|||public.data public.content
    public.movie|||public.audiovisual-content
    public.video|||public.movie
    public.audio|||public.audiovisual-content
    com.apple.quicktime-movie|mov qt|video/quicktime|public.movie
    public.mpeg|mpg mpeg|video/mpeg|public.movie
    public.mpeg-2-video|m2v|video/mpeg2|public.video
    public.mpeg-4|mp4 mpg4|video/mp4|public.movie
    public.mp3|mp3 mpga|audio/mpeg|public.audio
    public.mpeg-4-audio|m4a|audio/mp4|public.mpeg-4 public.audio
    com.microsoft.waveform-audio|wav wave|audio/vnd.wave|public.audio
    public.aiff-audio|aiff aif|audio/aiff|public.audio
    public.midi-audio|midi mid|audio/midi|public.audio
    public.avi|avi|video/avi|public.movie
    public.playlist|||
    public.m3u-playlist|m3u|audio/x-mpegurl|public.text public.playlist
    public.font|||public.data
    public.database|||
    public.message|||
    public.email-message|eml|message/rfc822|public.data public.message
    public.contact|||
    public.vcard|vcf vcard|text/vcard|public.text public.contact
    public.calendar-event|||
    public.spreadsheet|||public.content
    public.presentation|||public.composite-content
    com.apple.application|||
    com.apple.application-bundle|app||com.apple.application com.apple.package com.apple.bundle
    public.unix-executable|||public.data public.executable
    public.3d-content|||public.content
    com.pixar.universal-scene-description|usd usda usdc||public.3d-content public.data
    com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|com.pixar.universal-scene-description
    """
}
