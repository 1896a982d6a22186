/// The owner of the colour of a view's layer: the view, or code that sets it on the layer.
///
/// The layer has the last word: a colour that is set on it stays until the view is given one, or until a dynamic colour of the view comes out
/// differently, as in UIKit.
extension UIView {
  /// Whether the layer shows a colour that was set on it and not by the view.
  ///
  /// The tint of a backdrop is a part of its effect.
  var hasColorOfLayer: Bool { ownLayer.backgroundColor !== layerColor && !(ownLayer is BackdropLayer) }

  /// Shows a colour of the view in its layer where it comes out differently than the last time.
  ///
  /// `isOwn` is false for what the framework shows where the view was given no colour; a colour that was set on the layer comes before it.
  func showInLayer(_ color: UIColor?, isOwn: Bool) {
    let shown = color?.resolvedColor(with: traitCollection).cgColor
    if shown == layerColor || !isOwn && hasColorOfLayer { return }
    layerColor = shown
    ownLayer.backgroundColor = shown
  }

  /// Shows the view's own colour in its layer, whatever was set there.
  func takeLayerColorBack() {
    layerColor = ownLayer.backgroundColor
    updateLayerColors()
  }
}
