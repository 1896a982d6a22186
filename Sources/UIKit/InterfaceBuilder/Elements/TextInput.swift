internal import InterfaceDocuments

extension NibTable {
  static let textInputRules: [NibRules] = [
    NibRules(UITextField.self, "textField") { the in
      the.set("fontDescription") { field, value in if let font = value.font { field.font = font } }
      the.set("textColor") { field, value in if let color = value.color { field.textColor = color } }
      the.text("text", \.text)
      the.text("placeholder", \.placeholder)
      the.choice("textAlignment", \.textAlignment, alignments)
      the.choice(
        "borderStyle", \.borderStyle,
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
      the.choice("clearButtonMode", \.clearButtonMode, textFieldModes)
      the.flag("clearsOnBeginEditing", \.clearsOnBeginEditing)
      the.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
      the.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      the.number("minimumFontSize", \.minimumFontSize)
      the.set("attributedText") { $0.attributedText = $1.instance.attributedText($1.element) }
      the.set("attributedPlaceholder") { $0.attributedPlaceholder = $1.instance.attributedText($1.element) }
      the.image("background", \.background)
      the.image("disabledBackground", \.disabledBackground)
      the.set("textInputTraits") { field, value in
        let traits = value.element
        if let type = keyboardTypes[traits["keyboardType"] ?? ""] { field.keyboardType = type }
        if let type = returnKeys[traits["returnKeyType"] ?? ""] { field.returnKeyType = type }
        if let type = capitalizations[traits["autocapitalizationType"] ?? ""] { field.autocapitalizationType = type }
        if let type = corrections[traits["autocorrectionType"] ?? ""] { field.autocorrectionType = type }
        if traits.isSet("secureTextEntry") { field.isSecureTextEntry = true }
        if traits.isSet("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = true }
        if let type = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: type) }
      }
      the.outlet("delegate") { (field: UITextField, delegate: any UITextFieldDelegate) in field.delegate = delegate }
      the.outlet("inputView") { (field: UITextField, view: UIView) in field.inputView = view }
      the.outlet("inputAccessoryView") { (field: UITextField, view: UIView) in field.inputAccessoryView = view }
      the.outlet("leftView") { (field: UITextField, view: UIView) in field.leftView = view }
      the.outlet("rightView") { (field: UITextField, view: UIView) in field.rightView = view }
    },
    NibRules(UITextView.self, "textView") { the in
      the.set("fontDescription") { view, value in if let font = value.font { view.font = font } }
      the.set("textColor") { view, value in if let color = value.color { view.textColor = color } }
      the.set("text") { view, value in view.text = value.text ?? "" }
      the.choice("textAlignment", \.textAlignment, alignments)
      the.flag("editable", \.isEditable)
      the.flag("selectable", \.isSelectable)
      the.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      the.set("attributedText") { $0.attributedText = $1.instance.attributedText($1.element) }
      the.set("textInputTraits") { view, value in
        let traits = value.element
        if let type = keyboardTypes[traits["keyboardType"] ?? ""] { view.keyboardType = type }
        if let type = returnKeys[traits["returnKeyType"] ?? ""] { view.returnKeyType = type }
        if let type = capitalizations[traits["autocapitalizationType"] ?? ""] { view.autocapitalizationType = type }
        if let type = corrections[traits["autocorrectionType"] ?? ""] { view.autocorrectionType = type }
      }
      the.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      the.set("dataDetectorTypes") { view, value in
        var types: UIDataDetectorTypes = []
        if value.element.isSet("link") { types.insert(.link) }
        if value.element.isSet("phoneNumber") { types.insert(.phoneNumber) }
        if value.element.isSet("all") { types = .all }
        view.dataDetectorTypes = types
      }
      the.ignore("usesAttributedText")
      the.outlet("delegate") { (view: UITextView, delegate: any UITextViewDelegate) in view.delegate = delegate }
      the.outlet("inputView") { (view: UITextView, input: UIView) in view.inputView = input }
      the.outlet("inputAccessoryView") { (view: UITextView, input: UIView) in view.inputAccessoryView = input }
    },
    NibRules(UISearchBar.self, "searchBar") { the in
      the.text("text", \.text)
      the.text("placeholder", \.placeholder)
      the.text("prompt", \.prompt)
      the.choice(
        "searchBarStyle", \.searchBarStyle, ["default": .default, "prominent": .prominent, "minimal": .minimal])
      the.flag("showsCancelButton", \.showsCancelButton)
      the.flag("showsScopeBar", \.showsScopeBar)
      the.set("scopeButtonTitles") { $0.scopeButtonTitles = $1.element.children.map(\.text) }
      the.color("barTintColor", \.barTintColor)
      the.set("textInputTraits") { bar, value in
        let traits = value.element
        if let type = keyboardTypes[traits["keyboardType"] ?? ""] { bar.keyboardType = type }
        if let type = returnKeys[traits["returnKeyType"] ?? ""] { bar.returnKeyType = type }
        if let type = capitalizations[traits["autocapitalizationType"] ?? ""] { bar.autocapitalizationType = type }
        if let type = corrections[traits["autocorrectionType"] ?? ""] { bar.autocorrectionType = type }
        if traits.isSet("enablesReturnKeyAutomatically") { bar.enablesReturnKeyAutomatically = true }
      }
      the.outlet("delegate") { (bar: UISearchBar, delegate: any UISearchBarDelegate) in bar.delegate = delegate }
    },
  ]

  private static let textFieldModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
  private static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "ASCIICapable": .asciiCapable, "alphabet": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
}
