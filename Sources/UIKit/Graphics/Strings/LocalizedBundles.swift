import CInitializers
import Foundation

/// Makes bundles look texts up in the wanted language, and texts and files beside the sources of a screen.
///
/// Foundation on Linux knows no language but English, whatever is set. `NSLocalizedString` and whatever else looks a
/// text up calls `Bundle.localizedString(forKey:value:table:)` by the class's table of methods; the entry there is
/// exchanged for one that asks `StringTables`. Its place is that of Foundation's method; the class cannot be inherited
/// from outside of Foundation.
package enum LocalizedBundles {
  /// Foundation's symbols of the methods, by which their addresses are found, with their replacements.
  private static let methods: [(symbol: String, own: UInt)] = [
    (
      "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
      masthead_address_of_localized_string()
    ),
    ("$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF", masthead_address_of_path_for_resource()),
    (
      "$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
      masthead_address_of_url_for_resource()
    ),
  ]

  /// Exchanges the methods, once a process; false where Foundation has one of them no more.
  package static func install() -> Bool { methods.reduce(true) { exchange($1.symbol, with: $1.own) && $0 } }

  private static func exchange(_ symbol: String, with own: UInt) -> Bool {
    guard let original = dlsym(nil, symbol) else { return false }
    let words = ClassMetadata(Bundle.self).words
    if words.contains(own) { return true }
    guard let place = words.firstIndex(of: UInt(bitPattern: original)), let first = words.baseAddress else {
      return false
    }
    return masthead_exchange_method(UnsafeMutablePointer(mutating: first + place), own)
  }

  /// The result of `localizedString(forKey:value:table:)`: the text, else `value`, else the key.
  static func text(for key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    let isMain = bundle.bundlePath == Bundle.main.bundlePath
    let folders = isMain ? ResourceSearchPath.folders(of: nil) : bundle.resourcePath.map { [$0] } ?? []
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let found = StringTables.text(for: key, table: table, in: folders, development: development)
    let text = found ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    return Pseudolocale(language: Stage.current.language)?.text(text) ?? text
  }
}

extension Bundle {
  /// The replacement in the table of methods, called as the method itself.
  @_silgen_name("masthead_localized_string") @inline(never)
  final func mastheadLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizedBundles.text(for: key, value: value, table: table, in: self)
  }

  /// The replacement in the table of methods for `path(forResource:ofType:)`.
  @_silgen_name("masthead_path_for_resource") @inline(never)
  final func mastheadPath(forResource name: String?, ofType type: String?) -> String? {
    foundationPath(forResource: name, ofType: type) ?? BundleFiles.path(forResource: name, type, in: self)
  }

  /// The replacement in the table of methods for `url(forResource:withExtension:)`.
  @_silgen_name("masthead_url_for_resource") @inline(never)
  final func mastheadURL(forResource name: String?, withExtension type: String?) -> URL? {
    foundationURL(forResource: name, withExtension: type)
      ?? BundleFiles.path(forResource: name, type, in: self).map { URL(fileURLWithPath: $0) }
  }

  /// Foundation's own method, past the table.
  @_silgen_name("$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF")
  final func foundationPath(forResource name: String?, ofType type: String?) -> String?

  /// Foundation's own method, past the table.
  @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")
  final func foundationURL(forResource name: String?, withExtension type: String?) -> URL?
}

/// Files that a bundle would hold if Xcode had built it: those beside the sources, and documents under their compiled
/// names.
enum BundleFiles {
  private static let compiled = ["nib": "xib", "storyboardc": "storyboard"]

  static func path(forResource name: String?, _ type: String?, in bundle: Bundle) -> String? {
    guard let name, !name.isEmpty, ImageCatalogue.staysInside(name) else { return nil }
    var (stem, type) = (name, type ?? "")
    if type.isEmpty {
      type = (name as NSString).pathExtension
      stem = (name as NSString).deletingPathExtension
    } else if type.hasPrefix(".") {
      type.removeFirst()
    }
    if let source = compiled[type] { return NibFiles.path(named: stem, type: source, bundle: bundle) }
    guard bundle.bundlePath == Bundle.main.bundlePath else { return nil }
    let file = type.isEmpty ? stem : stem + "." + type
    return ResourceSearchPath.folders(of: bundle).lazy.map { $0 + "/" + file }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }
}

/// Called when the library is loaded, so that bundles find files and texts before anything else of UIKit is used.
@_cdecl("masthead_install_bundles") func installBundles() { _ = PlatformProperty.bundleMethods.holds }
