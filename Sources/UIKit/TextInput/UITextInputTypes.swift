/// The letters that a keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: _Enumeration, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: _Enumeration, Sendable {
  /// The system's choice.
  case `default`
  /// Correction is off.
  case no
  /// Correction is on.
  case yes
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// Whether words are checked.
public enum UITextSpellCheckingType: _Enumeration, Sendable {
  /// The system's choice.
  case `default`
  // Silent: UITextSpellCheckingType.no, yes | the keyboard of the screen types what it is given; what a field
  //   asks for is read back
  /// Checking is off.
  case no
  /// Checking is on.
  case yes
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: _Enumeration, Sendable {
  /// The system's choice.
  case `default`
  // Silent: UITextSmartQuotesType.no, yes | the keyboard of the screen types what it is given; what a field
  //   asks for is read back
  /// It is off.
  case no
  /// It is on.
  case yes
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: _Enumeration, Sendable {
  /// The system's choice.
  case `default`
  // Silent: UITextSmartDashesType.no, yes | the keyboard of the screen types what it is given; what a field
  //   asks for is read back
  /// It is off.
  case no
  /// It is on.
  case yes
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// Whether spaces are added and removed around pasted and cut words.
public enum UITextSmartInsertDeleteType: _Enumeration, Sendable {
  /// The system's choice.
  case `default`
  // Silent: UITextSmartInsertDeleteType.no, yes | the keyboard of the screen types what it is given; what a
  //   field asks for is read back
  /// It is off.
  case no
  /// It is on.
  case yes
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The keys of a keyboard.
public enum UIKeyboardType: _Enumeration, Sendable {
  /// Letters.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters with `.`, `/` and `.com`.
  case URL
  /// Digits.
  case numberPad
  /// Digits, `*` and `#`.
  case phonePad
  /// Letters, then digits.
  case namePhonePad
  /// Letters with `@` and `.`.
  case emailAddress
  /// Digits and a decimal sign.
  case decimalPad
  /// Letters with `@` and `#`.
  case twitter
  /// Letters with a point.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 12 }
  /// Letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: _Enumeration, Sendable {
  /// As the interface is.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// Dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: _Enumeration, Sendable {
  /// The return sign.
  case `default`
  /// "go".
  case go
  /// "google".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "yahoo".
  case yahoo
  /// "done".
  case done
  /// "emergencyCall".
  case emergencyCall
  /// "continue".
  case `continue`
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 12 }
}

/// The meaning of a text, for filling it in: tokens of the HTML standard's autofill.
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

/// The rules for a new password.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  // Silent: UITextInputPasswordRules.passwordRulesDescriptor | there is no store of passwords; what a field
  //   asks for is read back
  /// The rules, as Apple's password rule language has them.
  public let passwordRulesDescriptor: String

  /// Makes rules from a text.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
