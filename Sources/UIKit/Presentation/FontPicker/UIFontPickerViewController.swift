import Foundation

/// Hears of a font picker; all methods may be left out.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user closed the picker without a choice; it is dismissed.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The user chose a font, which is the picker's `selectedFontDescriptor`; it is dismissed.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_fontPickerViewControllerDidCancel_")
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    OptionalMethods.call("fontPickerViewControllerDidCancel:", self, viewController, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_fontPickerViewControllerDidPickFont_")
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    OptionalMethods.call("fontPickerViewControllerDidPickFont:", self, viewController, or: ())
  }
}

/// Lets the user choose a font: from a list of families, and where the configuration says so of their faces.
///
/// Present it as any controller. The families are the designs of the system font, and those of `UIFont.familyNames`. That a choice dismisses the picker is a rule.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The fonts that a picker offers, and their looks.
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the faces of a family can be chosen, and not the family alone; false unless set.
    open var includeFaces = false
    /// Whether all names are in the system font, and not each in its own; false unless set.
    open var displayUsingSystemFont = false
    /// The traits of offered fonts, which have all of them; none unless set.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Makes the configuration that holds where none is given.
    public override init() { super.init() }

    /// Another configuration that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }

  private let configurationStorage: Configuration
  private var isOver = false
  private(set) lazy var list = FontListController(
    FontChoice.families(configuration), picker: self, title: "Choose Font")
  private lazy var content = UINavigationController(rootViewController: list)

  /// Makes a picker; the configuration is copied.
  public init(configuration: UIFontPickerViewController.Configuration) {
    configurationStorage = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of families; as from a nib, whose name and bundle are not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configurationStorage = Configuration()
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of families.
  public required init?(coder: NSCoder) {
    configurationStorage = Configuration()
    super.init(coder: coder)
  }

  /// The configuration of the picker: a copy, in which changes do nothing.
  open var configuration: UIFontPickerViewController.Configuration {
    configurationStorage.copy() as? Configuration ?? configurationStorage
  }

  /// Hears of the picker; held weakly.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that was chosen, or that has a check mark when the picker comes up; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.selectionDidChange() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close { $0.tellCancelled() } })
  }

  func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    close { picker in
      guard !picker.isOver else { return }
      picker.isOver = true
      picker.delegate?.fontPickerViewControllerDidPickFont(picker)
    }
  }

  private func close(_ tell: (UIFontPickerViewController) -> Void) {
    tell(self)
    if let own = presentationState.own { own.end(animated: true, completion: nil) }
  }

  private func tellCancelled() {
    guard !isOver else { return }
    isOver = true
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
    list.selectionDidChange()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { tellCancelled() }
  }
}

/// A row of a font picker: a family, or a face of one.
struct FontChoice {
  let name: String
  let descriptor: UIFontDescriptor
  /// The faces of a family; none of a face.
  var faces: [FontChoice] = []

  private static let designs: [(String, UIFontDescriptor.SystemDesign)] = [
    ("System Font", .default), ("System Font Rounded", .rounded), ("System Font Serif", .serif),
    ("System Font Monospaced", .monospaced),
  ]

  /// The families that a picker offers.
  @MainActor static func families(_ configuration: UIFontPickerViewController.Configuration) -> [FontChoice] {
    let size = UIFont.labelFontSize
    let system = UIFont.systemFont(ofSize: size).fontDescriptor
    let own = designs.compactMap { name, design in
      system.withDesign(design).map { FontChoice(name: name, descriptor: $0) }
    }
    let others = UIFont.familyNames.map {
      FontChoice(name: $0, descriptor: UIFontDescriptor(fontAttributes: [.family: $0]))
    }
    return (own + others).compactMap { family in
      let faces = faces(of: family).filter {
        $0.descriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
      }
      guard let first = faces.first else { return nil }
      let isWhole = family.descriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
      return FontChoice(
        name: family.name, descriptor: isWhole ? family.descriptor : first.descriptor,
        faces: configuration.includeFaces ? faces : [])
    }
  }

  private static func faces(of family: FontChoice) -> [FontChoice] {
    let font = UIFont(descriptor: family.descriptor, size: UIFont.labelFontSize)
    return UIFont.fontNames(forFamilyName: font.familyName).compactMap { name in
      guard let face = UIFont(name: name, size: UIFont.labelFontSize)?.fontDescriptor else { return nil }
      let title = face.object(forKey: .face) as? String ?? name
      return FontChoice(name: title, descriptor: face)
    }
  }
}
