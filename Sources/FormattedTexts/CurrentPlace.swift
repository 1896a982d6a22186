import Foundation
import UIKit

// Where the program is, under Foundation's own names for the linker (`FormattedTexts`): Foundation on Linux knows no place but the world, which has no
// currency, and formatters get it where nothing else is said.

@usableFromInline @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
func currentLocale() -> Locale { ScreenPlace.locale }

@usableFromInline @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
func preferredLanguages() -> [String] { [ScreenPlace.locale.identifier(.bcp47)] }
