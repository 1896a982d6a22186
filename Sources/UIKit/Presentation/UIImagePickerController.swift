/// Lets the user choose a picture of the library.
///
/// The library is empty here, and there is no camera: the picker says so and can only be cancelled. Its delegate is told of that, and no picture is
/// ever chosen. A source that there is not ends the program, as on iOS: ask ``isSourceTypeAvailable(_:)`` first.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: _Enumeration, Sendable {
    /// The user's pictures, album by album.
    case photoLibrary
    /// A new picture.
    case camera
    /// The user's pictures in one album.
    case savedPhotosAlbum
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The keys of the values for a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of medium, as the name of a type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The camera's metadata.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  private var source = SourceType.photoLibrary
  private var types = ["public.image"]

  /// The delegate, which is told of the user's choice, and of the controllers in the stack.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { pickerDelegate }
    set {
      pickerDelegate = newValue
      super.delegate = newValue
    }
  }

  /// Whether there is such a source: the library and its album, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds of media of a source, as names of types; nil for an unavailable source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// The source of pictures; the library at first.
  ///
  /// An unavailable source ends the program.
  open var sourceType: SourceType {
    get { source }
    set {
      guard Self.isSourceTypeAvailable(newValue) else {
        fatalError(
          "Source type \(newValue.rawValue) not available: there is no camera; ask UIImagePickerController.isSourceTypeAvailable(_:) before"
        )
      }
      source = newValue
      updateContent()
    }
  }

  /// The kinds of media that may be chosen, as names of types; pictures at first.
  ///
  /// An empty list, or one of which the source has nothing, ends the program, as on iOS.
  open var mediaTypes: [String] {
    get { types }
    set {
      let available = Self.availableMediaTypes(for: source) ?? []
      guard newValue.contains(where: available.contains) else {
        fatalError("No available types for source \(source.rawValue): \(newValue); set public.image or public.movie")
      }
      types = newValue
      updateContent()
    }
  }

  // Silent: UIImagePickerController.allowsEditing | the library is empty, so that nothing is chosen that could
  //   be edited
  /// Whether the user may cut a picture after it was chosen.
  open var allowsEditing = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    if viewControllers.isEmpty { setViewControllers([UIViewController()], animated: false) }
    updateContent()
  }

  private func updateContent() {
    guard isViewLoaded, let content = viewControllers.first else { return }
    content.view.backgroundColor = .systemBackground
    let hasPictures = types.contains("public.image")
    let hasFilms = types.contains("public.movie")
    content.title = source == .savedPhotosAlbum ? "Recents" : "Photos"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = hasPictures && hasFilms ? "No Photos or Videos" : hasFilms ? "No Videos" : "No Photos"
    content.contentUnavailableConfiguration = empty
  }

  private func cancel() {
    if let pickerDelegate {
      pickerDelegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}

/// The methods by which an image picker tells of the user's choice.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The user chose something; optional.
  ///
  /// The picker stays until it is dismissed.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user chose nothing; optional.
  ///
  /// The picker stays until it is dismissed, and goes where the method is not implemented.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_imagePickerController_didFinishPickingMediaWithInfo_")
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    OptionalMethods.call("imagePickerController:didFinishPickingMediaWithInfo:", self, picker, info, or: ())
  }
  /// Dismisses the picker where it is not implemented.
  @_silgen_name("masthead_default_imagePickerControllerDidCancel_")
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    OptionalMethods.call("imagePickerControllerDidCancel:", self, picker, or: picker.dismiss(animated: true))
  }
}
