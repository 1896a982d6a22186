import Foundation
import QuartzCore

/// The language and calendar that formatters go by where nothing else is said.
enum FormatterPlace {
  /// The screen's, on the main queue; elsewhere American English, which a screen has that no host set up.
  static var locale: Locale {
    guard MainQueue.isCurrent else { return Locale(identifier: "en_US") }
    return MainActor.assumeIsolated { UIScreen.main.locale }
  }

  /// The Gregorian calendar in the screen's time zone.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone =
      MainQueue.isCurrent
      ? MainActor.assumeIsolated { UIScreen.main.timeZone } : TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}

/// The locale of the current screen's user, for answers in the place of Foundation.
package enum ScreenPlace {
  /// Language and customs of the screen; American English off the main queue.
  package static var locale: Locale { FormatterPlace.locale }
}
