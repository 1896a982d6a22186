import Foundation
internal import TextLayout

/// The scope of a font's registration; here every scope is the one process.
public enum CTFontManagerScope: _UnsignedShortEnumeration, Sendable {
  // Silent: CTFontManagerScope.none, process, session | one process is all that there is: each means the same
  case none
  case process
  case persistent
  case session
  @available(*, unavailable) case unnamed(UInt32)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
  /// The user's; the same number as `persistent` has.
  public static var user: CTFontManagerScope { .persistent }
}

/// Why a font was not registered.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The bytes are no font.
  case unrecognizedFormat = 103
  /// A font of that name is registered already.
  case alreadyRegistered = 105
  /// More fonts are registered than can be.
  case exceededResourceLimit = 106
  /// The font is not registered.
  case notRegistered = 201
}

/// The domain of `CTFontManagerError`'s errors.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// Registers a font for `UIFont(name:size:)`; false, and an error, for a name registered already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let file = font.file else { return fail(.alreadyRegistered, FontRegistration.message(font), error) }
  return FontRegistration.register(file).map { fail($0.code, $0.message, error) } ?? true
}

/// Takes the registration of a font back; false, and an error, for an unregistered font.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let names = [font.postScriptName.map { String(describing: $0) } ?? ""]
  return FontRegistration.unregister(names).map { fail($0.code, $0.message, error) } ?? true
}

/// Registers the fonts of a file for `UIFont(name:size:)`; false, and an error, for a file without font or a taken
/// name.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.register(fileAt: fontURL).map { fail($0.code, $0.message, error) } ?? true
}

/// Takes the registration of a file's fonts back; false, and an error, for unregistered fonts.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.unregister(fileAt: fontURL).map { fail($0.code, $0.message, error) } ?? true
}

/// Registers the fonts of files for `UIFont(name:size:)`; false, and an error for each file that is left out.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  fail(FontRegistration.urls(fontURLs).compactMap(FontRegistration.register(fileAt:)), errors)
}

/// Takes the registration of files' fonts back; false, and an error for each file with unregistered fonts.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  fail(FontRegistration.urls(fontURLs).compactMap(FontRegistration.unregister(fileAt:)), errors)
}

/// Registers the fonts of files for `UIFont(name:size:)`, and calls back once with all errors; `enabled` false
/// registers nothing.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let problems = enabled ? FontRegistration.urls(fontURLs).compactMap(FontRegistration.register(fileAt:)) : []
  _ = registrationHandler?(NSArray(array: problems.map { error($0.code, $0.message) }), true)
}

private func error(_ code: CTFontManagerError, _ message: String) -> NSError {
  NSError(
    domain: String(describing: kCTFontManagerErrorDomain), code: code.rawValue,
    userInfo: [NSLocalizedDescriptionKey: message])
}

private func fail(
  _ code: CTFontManagerError, _ message: String, _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  place?.pointee = Unmanaged.passRetained(error(code, message))
  return false
}

private func fail(
  _ problems: [FontRegistration.Problem], _ place: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  guard !problems.isEmpty else { return true }
  place?.pointee = Unmanaged.passRetained(NSArray(array: problems.map { error($0.code, $0.message) }))
  return false
}

/// Registering and its problems in words.
private enum FontRegistration {
  struct Problem {
    var code: CTFontManagerError
    var message: String
  }

  static func urls(_ list: CFArray) -> [CFURL] {
    list.compactMap { $0 as? NSURL ?? ($0 as? URL).map { NSURL(fileURLWithPath: $0.path) } }
  }

  static func message(_ font: CGFont) -> String {
    "\(font.postScriptName.map { String(describing: $0) } ?? "The font") is registered already."
  }

  static func register(_ file: Data) -> Problem? {
    ApplicationFonts.load()
    do {
      _ = try TextEngine.shared.register(file)
      return nil
    } catch {
      let code: CTFontManagerError =
        switch error {
        case .noFont: .unrecognizedFormat
        case .known: .alreadyRegistered
        case .tooMany: .exceededResourceLimit
        }
      return Problem(code: code, message: "\(error)")
    }
  }

  static func register(fileAt url: CFURL) -> Problem? {
    guard let file = contents(url) else { return missing(url) }
    return register(file)
  }

  static func unregister(_ names: [String]) -> Problem? {
    let found = Set(TextEngine.shared.broughtFonts.map(\.postScriptName)).intersection(names)
    guard !found.isEmpty else {
      return Problem(code: .notRegistered, message: "\(names.joined(separator: ", ")): is not registered.")
    }
    TextEngine.shared.unregister(found)
    return nil
  }

  static func unregister(fileAt url: CFURL) -> Problem? {
    guard let file = contents(url) else { return missing(url) }
    return unregister(TextEngine.shared.names(in: file))
  }

  private static func contents(_ url: CFURL) -> Data? { url.path.flatMap { FileManager.default.contents(atPath: $0) } }

  private static func missing(_ url: CFURL) -> Problem {
    Problem(code: .fileNotFound, message: "\(url.path ?? "The URL"): there is no such file, or it cannot be read.")
  }
}
