/// The menus of the main menu by name; `UIMenuSystem.main` has them.
extension UIMenu.Identifier {
  /// Commands on the application as a whole.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Documents.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Commands on the display of the content.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Information about the application.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services of other applications.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding applications.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Ending the application.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// Opening a window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Documents of late.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing a window.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The document that is open.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Undoing and doing again.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy, paste, delete, select all.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Finding a text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Suggestions for a word.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, italic, underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// How spelling is checked.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// Substitutions while typing.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel of substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// Options of substitutions.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Capital and small letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Reading a text aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Looking a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learning a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// How text looks.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Larger and smaller text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The colour of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copying how text looks.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Paragraphs.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The direction of writing.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The alignment of lines.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Filling the screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Minimizing and zooming a window.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bringing windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu that all others are in.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// Filling a field in.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// Opening a document.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
}
