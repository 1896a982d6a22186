import Foundation
import UIKit

// Foundation's functions that put values into a format, under Foundation's own names for the linker. In programs of the snapshot command the
// runtime library comes before Foundation where symbols are looked up, so that these are called; they differ in formats that came
// from a `.stringsdict` (`PluralTexts`), which Foundation on Linux does not read. An optimised build drops functions that nothing calls, but those that could
// be called from outside.

private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  let words = PluralTexts.words(for: format, arguments) ?? format
  return withVaList(arguments) {
    NSString(format: words, locale: locale.map { $0 as NSLocale }, arguments: $0) as String
  }
}

@usableFromInline
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
func formatLocalized(_ format: String, _ arguments: [any CVarArg]) -> String {
  // By its own name: what Foundation calls it is `currentLocale` of this module, which optimised builds do not take for a member.
  formatted(format, ScreenPlace.locale, arguments)
}

@usableFromInline
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
func formatValues(_ format: String, _ arguments: __owned [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

@usableFromInline
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
func formatArguments(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

@usableFromInline
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
func formatValues(_ format: String, locale: Locale?, _ arguments: __owned [any CVarArg]) -> String {
  formatted(format, locale, arguments)
}

@usableFromInline
@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
func formatArguments(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
  formatted(format, locale, arguments)
}
