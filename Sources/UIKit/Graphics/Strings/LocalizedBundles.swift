import CInitializers
import Foundation

/// Has bundles look texts up in the wanted language, and beside the sources of a screen.
///
/// Foundation on Linux knows no language but English, whatever is set. `NSLocalizedString` and whatever else looks a text up calls
/// `Bundle.localizedString(forKey:value:table:)` by the class's table of methods; the entry there is exchanged for one that asks
/// `StringTables`. Its place is that of Foundation's method; the class cannot be inherited from outside of Foundation.
package enum LocalizedBundles {
  /// Foundation's name for the method, by which its address is found.
  private static let symbol = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

  /// Exchanges the method, once a process; false where Foundation has it no more.
  @discardableResult
  package static func install() -> Bool {
    guard let original = dlsym(nil, symbol) else { return false }
    let words = ClassMetadata(Bundle.self).words
    let own = masthead_address_of_localized_string()
    if words.contains(own) { return true }
    guard let place = words.firstIndex(of: UInt(bitPattern: original)), let first = words.baseAddress else {
      return false
    }
    return masthead_exchange_method(UnsafeMutablePointer(mutating: first + place), own)
  }

  /// What `localizedString(forKey:value:table:)` gives: the text, else `value`, else the key.
  static func text(for key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    var folders = bundle.resourcePath.map { [$0] } ?? []
    if bundle.bundlePath == Bundle.main.bundlePath { folders += ResourceSearchPath.folders }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let found = StringTables.text(for: key, table: table, in: folders, development: development)
    let text = found ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    return Pseudolocale(language: ResourceSearchPath.language)?.text(text) ?? text
  }
}

extension Bundle {
  /// What stands in the table of methods; called as the method that it stands for.
  @_silgen_name("masthead_localized_string") @inline(never)
  final func mastheadLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizedBundles.text(for: key, value: value, table: table, in: self)
  }
}
