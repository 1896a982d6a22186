/// The tint colour of a tree of views, and whether it is shown dimmed.
extension UIView {
  /// The tint colour without regard to the mode.
  var undimmedTintColor: UIColor { tintColorStorage ?? superview?.undimmedTintColor ?? .systemBlue }

  /// The tint colour as it is shown dimmed.
  var dimmedTintColor: UIColor { undimmedTintColor.resolvedColor(with: traitCollection).dimmedAsTint }

  // MARK: As traits

  /// Whether the view says something about tints.
  var hasTintOfItsOwn: Bool { tintColorStorage != nil || tintAdjustmentModeStorage != .automatic }

  /// Adds what the view says about tints to the traits from above.
  func addTint(to values: inout UITraitCollection.Values) {
    // The colour of what is above is what is known already.
    if let color = tintColorStorage, !color.isTint { values.tint = color }
    if tintAdjustmentModeStorage != .automatic { values.dimsTint = tintAdjustmentModeStorage == .dimmed }
  }

  /// Traits with the tint of a view below this one; the same object if they have this tint already.
  func withTintFromAbove(_ traits: UITraitCollection) -> UITraitCollection {
    var color: UIColor?
    var isDimmed: Bool?
    var ancestor: UIView? = self
    while let view = ancestor {
      if let known = view.traitState.known {
        color = color ?? known.values.tint
        isDimmed = isDimmed ?? known.values.dimsTint
        break
      }
      if color == nil, let own = view.tintColorStorage, !own.isTint { color = own }
      if isDimmed == nil, view.tintAdjustmentModeStorage != .automatic {
        isDimmed = view.tintAdjustmentModeStorage == .dimmed
      }
      ancestor = view.superviewStorage
    }
    if traits.values.tint == color, traits.values.dimsTint == isDimmed { return traits }
    var values = traits.values
    values.tint = color
    values.dimsTint = isDimmed
    return UITraitCollection(values: values)
  }

  /// Tells the view, and those below that have no colour of their own.
  func propagateTintColorChange() {
    tintColorDidChange()
    for subview in subviewStorage where subview.tintColorStorage == nil { subview.propagateTintColorChange() }
  }

  /// Tells the view, and those below that have no mode of their own.
  func propagateTintAdjustmentChange() {
    tintColorDidChange()
    for subview in subviewStorage where subview.tintAdjustmentModeStorage == .automatic {
      subview.propagateTintAdjustmentChange()
    }
  }
}

/// The tint of a view in its place, to be compared with the tint in another place.
///
/// Nearly always nothing above says anything about tints, which is found out without colours.
@MainActor struct TintOfPlace {
  /// Nil for that of the system.
  private let color: UIColor?

  init(of view: UIView) { color = view.isTinted ? view.tintColor : nil }

  static func != (place: TintOfPlace, other: TintOfPlace) -> Bool {
    place.color !== other.color && (place.color ?? .systemBlue) != (other.color ?? .systemBlue)
  }
}

extension UIView {
  /// Whether the view or one above it says something about tints.
  fileprivate var isTinted: Bool {
    var ancestor: ViewReference? = ViewReference(self)
    while let view = ancestor {
      if view.reading({ $0.hasTintOfItsOwn }) { return true }
      ancestor = view.superview
    }
    return false
  }
}

extension UIColor {
  /// The colour without its hue: a grey of its luminance by the weights of BT.709, four fifths as opaque.
  ///
  /// The weights and the share are rules of this library; of iOS it is known that the colour is desaturated and darkened (`uikit-facts §12`).
  var dimmedAsTint: UIColor {
    let color = components
    let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return UIColor(white: luminance, alpha: color.alpha * 0.8)
  }
}
