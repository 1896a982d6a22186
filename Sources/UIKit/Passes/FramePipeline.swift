/// One frame, as the list of its passes; `docs/architecture/frame.md` says what each may read and change.
///
/// Hosts call `updateForFrame` for every frame; snapshots and tests go the same way.
extension UIWindow {
  /// Brings the window up to date: traits, constraints, layout, appearance callbacks.
  ///
  /// Draws nothing.
  package func updateForFrame() { windowStage.run { updateOnStage() } }

  private func updateOnStage() {
    layer.turnsColours = UIAccessibility.isInvertColorsEnabled
    var round = 0
    repeat {
      notifyTraitsIfChanged()
      UITraitCollection.current = traitCollection
      layoutIfNeeded()
      if isKeyWindow { windowStage.contents.focus.updateIfNeeded() }
      let controllers = controllersToAppear
      controllersToAppear = []
      for controller in controllers { controller.endAppearanceTransition() }
      let work = workAfterLayout
      workAfterLayout = []
      for piece in work { piece() }
      round += 1
    } while (subtreeNeedsLayout || !controllersToAppear.isEmpty || !workAfterLayout.isEmpty) && round < 10
    autoLayout?.engine?.reportAmbiguity()
    windowStage.diagnostics.decideSuspicions()
  }
}
