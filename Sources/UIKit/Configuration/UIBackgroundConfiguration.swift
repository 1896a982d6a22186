/// The background of a cell, header or footer: a filled shape with corners, a stroke, an image and a view, as a value.
///
/// Each style brings colours that change with the state; values set explicitly hold in every state. From back to front
/// lie the visual effect, the fill, the custom view, the image and the stroke.
public struct UIBackgroundConfiguration: Hashable {
  /// The style as requested, and its variant in the surrounding list.
  let base: ListBackgroundStyle
  let style: ListBackgroundStyle
  private var backgroundColorPart: Styled<UIColor?>
  private var backgroundColorTransformerPart = Styled<ColorTransformerPart?>(nil)
  private var cornerRadiusPart: Styled<CGFloat>
  private var insetsPart: Styled<InsetsPart>
  private var edgesPart = Styled(NSDirectionalRectEdge().rawValue)
  private var strokeColorPart = Styled<UIColor?>(nil)
  private var strokeColorTransformerPart = Styled<ColorTransformerPart?>(nil)
  private var strokeWidthPart = Styled<CGFloat>(0)
  private var strokeOutsetPart = Styled<CGFloat>(0)
  private var imageContentModePart = Styled(UIView.ContentMode.scaleToFill)

  /// A view in the background, as large as it; nil for none.
  public var customView: UIView?
  /// An image in the background; nil for none.
  public var image: UIImage?
  /// The effect on the content behind the background: a blur, or vibrancy of its colour; nil for none.
  ///
  /// The colour lies over the blur, so that it has to be translucent, or `clear`, for the blur to be seen.
  public var visualEffect: UIVisualEffect?

  init(_ base: ListBackgroundStyle, _ state: ListBackgroundState) {
    let style = base.resolved(in: state.list)
    self.base = base
    self.style = style
    backgroundColorPart = Styled(style.color(state))
    cornerRadiusPart = Styled(style.cornerRadius(state.metrics))
    insetsPart = Styled(InsetsPart(style.insets(state.metrics)))
  }

  // MARK: Styles

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { make(.clear) }
  /// A plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { make(.listPlainCell) }
  /// A plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.listPlainHeaderFooter) }
  /// A grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration { make(.listGroupedCell) }
  /// A grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.listGroupedHeaderFooter) }
  /// A sidebar's header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.listSidebarHeader) }
  /// A sidebar's cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { make(.listSidebarCell) }
  /// The cell of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { make(.listAccompaniedSidebarCell) }

  /// The cell of the surrounding list, whatever its kind; plain outside of lists.
  public static func listCell() -> UIBackgroundConfiguration { make(.listCell) }
  /// The header of the surrounding list, whatever its kind; plain outside of lists.
  public static func listHeader() -> UIBackgroundConfiguration { make(.listHeader) }
  /// The footer of the surrounding list, whatever its kind; plain outside of lists.
  public static func listFooter() -> UIBackgroundConfiguration { make(.listFooter) }

  private static func make(_ style: ListBackgroundStyle) -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style, ListBackgroundState())
  }

  /// The configuration with the style's values for a state; explicitly set values stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = UIBackgroundConfiguration(base, ListBackgroundState(state))
    updated.backgroundColorPart.keep(backgroundColorPart)
    updated.backgroundColorTransformerPart.keep(backgroundColorTransformerPart)
    updated.cornerRadiusPart.keep(cornerRadiusPart)
    updated.insetsPart.keep(insetsPart)
    updated.edgesPart.keep(edgesPart)
    updated.strokeColorPart.keep(strokeColorPart)
    updated.strokeColorTransformerPart.keep(strokeColorTransformerPart)
    updated.strokeWidthPart.keep(strokeWidthPart)
    updated.strokeOutsetPart.keep(strokeOutsetPart)
    updated.imageContentModePart.keep(imageContentModePart)
    updated.customView = customView
    updated.image = image
    updated.visualEffect = visualEffect
    return updated
  }

  /// Whether a colour was set, so that it holds in place of a style's.
  var hasOwnColor: Bool { backgroundColorPart.isCustom }
  /// Whether a radius was set.
  var hasOwnCornerRadius: Bool { cornerRadiusPart.isCustom }

  // MARK: Shape

  /// How round the corners are, in points.
  public var cornerRadius: CGFloat {
    get { cornerRadiusPart.value }
    set { cornerRadiusPart.value = newValue }
  }
  /// How far the background keeps from the edges, in points; it reaches out where negative.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { insetsPart.value.insets }
    set { insetsPart.value = InsetsPart(newValue) }
  }
  /// The edges on which the insets count from the layout margins; none unless set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: edgesPart.value) }
    set { edgesPart.value = newValue.rawValue }
  }

  // MARK: Fill

  /// The colour; nil is the view's tint colour.
  public var backgroundColor: UIColor? {
    get { backgroundColorPart.value }
    set { backgroundColorPart.value = newValue }
  }
  /// Makes the colour that is shown; nil shows `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundColorTransformerPart.value?.transformer }
    set { backgroundColorTransformerPart.value = ColorTransformerPart(newValue) }
  }
  /// How the image is placed; stretched unless set.
  public var imageContentMode: UIView.ContentMode {
    get { imageContentModePart.value }
    set { imageContentModePart.value = newValue }
  }

  /// The colour that is shown in a view of a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  // MARK: Stroke

  /// The stroke's colour; nil is the view's tint colour.
  public var strokeColor: UIColor? {
    get { strokeColorPart.value }
    set { strokeColorPart.value = newValue }
  }
  /// Makes the stroke's colour that is shown; nil shows `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeColorTransformerPart.value?.transformer }
    set { strokeColorTransformerPart.value = ColorTransformerPart(newValue) }
  }
  /// The stroke's width, in points; 0, which is none, unless set.
  public var strokeWidth: CGFloat {
    get { strokeWidthPart.value }
    set { strokeWidthPart.value = newValue }
  }
  /// How far the stroke lies outside of the background, in points; inside where negative.
  public var strokeOutset: CGFloat {
    get { strokeOutsetPart.value }
    set { strokeOutsetPart.value = newValue }
  }

  /// The stroke's colour that is shown in a view of a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private var parts: [(String, Any)] {
    [
      ("style", style.rawValue), ("backgroundColor", backgroundColor as Any), ("cornerRadius", cornerRadius),
      ("backgroundInsets", backgroundInsets), ("strokeColor", strokeColor as Any), ("strokeWidth", strokeWidth),
      ("strokeOutset", strokeOutset), ("image", image as Any), ("visualEffect", visualEffect as Any),
      ("customView", customView as Any),
    ]
  }

  /// Style, colours and shape.
  public var description: String { ConfigurationWords.describe("UIBackgroundConfiguration", parts) }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The parts that `description` names, for debuggers.
  public var customMirror: Mirror { ConfigurationWords.mirror(self, parts) }
}
