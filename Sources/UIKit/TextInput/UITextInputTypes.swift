/// Which letters a keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// What the system thinks best.
  case `default` = 0
  /// Correction is off.
  case no = 1
  /// Correction is on.
  case yes = 2
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// What the system thinks best.
  case `default` = 0
  // Silent: UITextSpellCheckingType.no, yes | the keyboard of the screen types what it is given; what a field
  //   asks for is read back
  /// Checking is off.
  case no = 1
  /// Checking is on.
  case yes = 2
}

/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// What the system thinks best.
  case `default` = 0
  // Silent: UITextSmartQuotesType.no, yes | the keyboard of the screen types what it is given; what a field
  //   asks for is read back
  /// It is off.
  case no = 1
  /// It is on.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// What the system thinks best.
  case `default` = 0
  // Silent: UITextSmartDashesType.no, yes | the keyboard of the screen types what it is given; what a field
  //   asks for is read back
  /// It is off.
  case no = 1
  /// It is on.
  case yes = 2
}

/// Whether spaces are added and removed around pasted and cut words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// What the system thinks best.
  case `default` = 0
  // Silent: UITextSmartInsertDeleteType.no, yes | the keyboard of the screen types what it is given; what a
  //   field asks for is read back
  /// It is off.
  case no = 1
  /// It is on.
  case yes = 2
}

/// Which keys a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Letters with `.`, `/` and `.com`.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, `*` and `#`.
  case phonePad = 5
  /// Letters, then digits.
  case namePhonePad = 6
  /// Letters with `@` and `.`.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// Letters with `@` and `#`.
  case twitter = 9
  /// Letters with a point.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
  /// Letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// Dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The return sign.
  case `default` = 0
  /// "go".
  case go = 1
  /// "google".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "yahoo".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergencyCall".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}

/// What a text means, for filling it in: tokens of the HTML standard's autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The token.
  public let rawValue: String
  /// Makes a type from a token.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// `honorific-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// `additional-name`.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// `honorific-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// `address-level1+2`.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// `address-level3`.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// `url`.
  public static let URL = UITextContentType(rawValue: "url")
  /// `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// `date-time`.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// `flight-number`.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// `shipment-tracking-number`.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// What a new password has to be like.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  // Silent: UITextInputPasswordRules.passwordRulesDescriptor | there is no store of passwords; what a field
  //   asks for is read back
  /// The rules, as Apple's password rule language has them.
  public let passwordRulesDescriptor: String

  /// Makes rules from a text.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
