/// The menus that every application has: as the menu bar of an iPad shows them.
///
/// Menus whose commands are the system's own affair are there without elements, so that an application can put its own beside them.
@MainActor enum StandardMenus {
  static var root: UIMenu {
    UIMenu(identifier: .root, children: [application, file, edit, format, view, window, help])
  }

  private static var application: UIMenu {
    menu("Application", .application, [part(.about), part(.preferences), part(.services), part(.hide), part(.quit)])
  }

  private static var file: UIMenu {
    menu("File", .file, [part(.newScene), part(.open), part(.openRecent), part(.close), part(.document), part(.print)])
  }

  private static var edit: UIMenu {
    let undo = part(.undoRedo, [command("Undo", "undo:"), command("Redo", "redo:")])
    let standard = part(
      .standardEdit,
      [
        command("Cut", "cut:"), command("Copy", "copy:"), command("Paste", "paste:"), command("Delete", "delete:"),
        command("Select All", "selectAll:"),
      ])
    let spelling = menu("Spelling", .spelling, [part(.spellingPanel), part(.spellingOptions)])
    let substitutions = menu("Substitutions", .substitutions, [part(.substitutionsPanel), part(.substitutionOptions)])
    return menu(
      SystemWords.word("Edit"), .edit,
      [
        undo, standard, part(.find), part(.replace), part(.lookup), part(.learn), part(.share), part(.autoFill),
        spelling,
        substitutions, menu("Transformations", .transformations, []), menu("Speech", .speech, []),
      ])
  }

  private static var format: UIMenu {
    let style = part(
      .textStyle,
      [
        command("Bold", "toggleBoldface:"), command("Italic", "toggleItalics:"),
        command("Underline", "toggleUnderline:"),
      ])
    let font = menu("Font", .font, [style, part(.textSize), part(.textColor), part(.textStylePasteboard)])
    return menu("Format", .format, [font, menu("Text", .text, [part(.alignment), part(.writingDirection)])])
  }

  private static var view: UIMenu { menu("View", .view, [part(.toolbar), part(.sidebar), part(.fullscreen)]) }
  private static var window: UIMenu { menu("Window", .window, [part(.minimizeAndZoom), part(.bringAllToFront)]) }
  private static var help: UIMenu { menu("Help", .help, []) }

  private static func menu(_ title: String, _ name: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, identifier: name, children: children)
  }

  private static func part(_ name: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: name, options: .displayInline, children: children)
  }

  private static func command(_ title: String, _ action: String) -> UICommand {
    UICommand(title: SystemWords.word(title), action: Selector(action))
  }
}
