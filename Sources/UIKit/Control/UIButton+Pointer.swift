/// The looks of a pointer over a button.
extension UIButton {
  /// Makes the style of a pointer over a button of what the button would propose; nil is the usual pointer.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Adds or removes the interaction that tells what a pointer looks like over the button.
  func updatePointer() {
    if let pointer = pointerInteraction {
      pointer.invalidate()
      if isPointerInteractionEnabled { return }
      removeInteraction(pointer)
      pointerInteraction = nil
      pointerSource = nil
    } else if isPointerInteractionEnabled {
      let source = ButtonPointerSource()
      let interaction = UIPointerInteraction(delegate: source)
      pointerSource = source
      pointerInteraction = interaction
      addInteraction(interaction)
    }
  }
}

/// Asks a button's provider.
final class ButtonPointerSource: NSObject, UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.window != nil else { return nil }
    let preview = UITargetedPreview(view: button)
    let effect = button.buttonType == .custom ? UIPointerEffect.lift(preview) : .highlight(preview)
    let shape = UIPointerShape.roundedRect(button.frame)
    guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
    return provider(button, effect, shape)
  }
}
