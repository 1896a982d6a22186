import Foundation

/// The kinds of data to find in texts, for taps to open.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers of seven digits and more.
  public static var phoneNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1) }
  /// Addresses of pages and of mail.
  public static var link: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 2) }
  /// All that can be found: here telephone numbers, and addresses of pages and mail.
  public static var all: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: UInt.max) }
}

/// Finds addresses and telephone numbers in a text.
enum DataDetector {
  private static let pages =
    #"(?:https?://|www\.)[^\s<>"'()]+[^\s<>"'().,;:!?]|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"#
  private static let numbers = #"(?<![\w.])\+?\(?\d[\d()\-. /]{5,18}\d(?![\w])"#

  static func find(_ types: UIDataDetectorTypes, in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    let units = text as NSString
    func search(_ pattern: String, _ make: (String) -> URL?) {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
      for match in expression.matches(in: text, range: NSRange(location: 0, length: units.length)) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let url = make(units.substring(with: match.range))
        else { continue }
        found.append((match.range, url))
      }
    }
    if types.contains(.link) {
      search(pages) { word in
        if word.contains("@"), !word.contains("/") { return URL(string: "mailto:" + word) }
        return URL(string: word.lowercased().hasPrefix("www.") ? "http://" + word : word)
      }
    }
    if types.contains(.phoneNumber) {
      search(numbers) { word in
        let digits = word.filter { $0.isASCII && $0.isNumber || $0 == "+" }
        return digits.filter { $0 != "+" }.count >= 7 ? URL(string: "tel:" + digits) : nil
      }
    }
    return found
  }
}

extension UITextView {
  /// The kinds of data to find at present: none while the text may be edited.
  private var detectedTypes: UIDataDetectorTypes { isEditable || isSecureTextEntry ? [] : dataDetectorTypes }

  /// Marks the data found in a paragraph as links.
  func addDetectedLinks(to text: NSMutableAttributedString) {
    guard !detectedTypes.isEmpty else { return }
    for (range, url) in DataDetector.find(detectedTypes, in: text.string) {
      var hasLink = false
      text.enumerateAttribute(.link, in: range, options: []) { value, _, _ in hasLink = hasLink || value != nil }
      if !hasLink { text.addAttribute(.link, value: url, range: range) }
    }
  }

  /// The link of the data found around a place.
  func detectedLink(at place: Int) -> (url: URL, range: NSRange)? {
    guard !detectedTypes.isEmpty else { return nil }
    let units = textStorage.string as NSString
    let paragraph = units.paragraphRange(for: NSRange(location: place, length: 0))
    let found = DataDetector.find(detectedTypes, in: units.substring(with: paragraph))
    return found.first { NSLocationInRange(place - paragraph.location, $0.range) }.map {
      ($0.url, NSRange(location: $0.range.location + paragraph.location, length: $0.range.length))
    }
  }
}

/// Something in a text view that can be tapped.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The content of an item in a text.
  public enum Content {
    /// A link.
    case link(URL)
  }

  // Silent: UITextItem.content, range | handed to the text view's delegate
  /// The content of the item.
  public let content: Content
  /// The range of the item, in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
