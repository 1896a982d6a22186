/// The menu of a text field or text view: the commands for the selection.
@MainActor final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let host: any TextEditorHost
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(host: any TextEditorHost) {
    self.host = host
    super.init()
  }

  var isShown: Bool { interaction.isShown }
  /// The bar that is shown.
  var bar: EditMenuBar? { interaction.bar }

  /// Shows the menu beside the selection.
  func present() {
    if interaction.view == nil { host.attachInteraction(interaction) }
    let place = target
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.minY)))
  }

  func dismiss() { if interaction.isShown { interaction.dismissMenu() } }

  /// The rectangle of the selection, or the caret, as far as it is visible.
  private var target: CGRect {
    let selection = host.editor.selection
    let rects = selection.length > 0 ? host.editorRects(of: selection) : [host.editorCaret(at: selection.location)]
    guard let first = rects.first else { return host.bounds }
    let all = rects.reduce(first) { $0.union($1) }
    let seen = all.intersection(host.bounds)
    return seen.isNull ? all : seen
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let selection = host.editor.selection
    return host.editorEditMenu(for: selection, suggestedActions)
      ?? host.editMenu(for: TextIndexRange(selection), suggestedActions: suggestedActions)
      ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    host.willPresentEditMenu(animator: animator)
    host.editorEditMenuWillCome(animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    host.willDismissEditMenu(animator: animator)
    host.editorEditMenuWillGo(animator)
  }
}

extension TextEditor {
  /// Handles a single tap at a place: the caret goes there, and on the caret or in the selection the menu comes or
  /// goes.
  func tapped(at place: Int, _ menu: TextEditMenu) {
    let caret = edgeNear(place)
    let isInside = selection.length > 0 && NSLocationInRange(place, selection)
    let isOnCaret = selection.length == 0 && caret == selection.location && hadFocus
    guard isInside || isOnCaret else { return select(NSRange(location: caret, length: 0)) }
    if menu.isShown { menu.dismiss() } else { menu.present() }
  }
}
