internal import TextLayout

/// The lengths of text fields, in points.
///
/// A field with rounded corners is 34 points high with small and usual fonts, and 10 higher than a line of larger ones
/// (`uikit-facts` oracle `ib-layouts`: 34 at 14 points, 36 at title 2); its text keeps 7 points from the sides. The
/// other lengths are rules of this library, after the looks on iOS.
struct TextFieldMetrics {
  var roundedHeight: CGFloat = 34
  var roundedRoom: CGFloat = 10
  var roundedInset: CGFloat = 7
  var roundedTop: CGFloat = 2
  var cornerRadius: CGFloat = 5
  var lineInset: CGFloat = 2
  var bezelInset: CGFloat = 7
  var clearSize: CGFloat = 19
  var clearEnd: CGFloat = 5
  /// The distance between the text and the views beside it.
  var gap: CGFloat = 5
}

extension UITextField {
  var metrics: TextFieldMetrics { TextFieldMetrics() }

  /// Text, font or paragraph changed: size and picture are out of date.
  func textContentDidChange() {
    content.textDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The text stands elsewhere.
  func textLayoutDidChange() {
    content.textDidChange()
    setNeedsLayout()
  }

  func secureEntryDidChange() { textContentDidChange() }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    @unknown default: false
    }
  }

  var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  var showsClearButton: Bool { (editor.hasText || hasTokens) && isShown(clearButtonMode) && isEnabled }
  private var hasTokens: Bool { (self as? UISearchTextField)?.tokens.isEmpty == false }
  var showsRightView: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }

  /// How far text keeps from the edges by the border alone.
  private var borderInsets: UIEdgeInsets {
    let metrics = metrics
    switch borderStyle {
    case .none: return .zero
    case .line:
      let inset = metrics.lineInset
      return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    case .bezel:
      return UIEdgeInsets(
        top: metrics.lineInset, left: metrics.bezelInset, bottom: metrics.lineInset, right: metrics.bezelInset)
    case .roundedRect:
      return UIEdgeInsets(
        top: metrics.roundedTop, left: metrics.roundedInset, bottom: metrics.roundedTop, right: metrics.roundedInset)
    @unknown default: return .zero
    }
  }

  /// A rectangle counted from where reading begins, in given bounds.
  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The rectangle of the text: inside of the border, between the views at the sides.
  func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = borderInsets
    var rect = bounds.inset(by: insets)
    let gap = borderStyle == .none && searchEdge == nil ? 0 : metrics.gap
    var (start, end) = (rect.minX, rect.maxX)
    if showsLeftView {
      start = max(start, mirrored(leftViewRect(forBounds: bounds), in: bounds).maxX + gap)
    }
    if showsClearButton {
      end = min(end, mirrored(clearButtonRect(forBounds: bounds), in: bounds).minX - metrics.gap)
    } else if showsRightView {
      end = min(end, mirrored(rightViewRect(forBounds: bounds), in: bounds).minX - gap)
    }
    rect.origin.x = start
    rect.size.width = max(0, end - start)
    rect.size.height = max(0, rect.height)
    return mirrored(rect, in: bounds)
  }

  func ownClearButtonRect(_ bounds: CGRect) -> CGRect {
    let metrics = metrics
    let rect = CGRect(
      x: bounds.maxX - metrics.clearEnd - metrics.clearSize, y: bounds.midY - metrics.clearSize / 2,
      width: metrics.clearSize, height: metrics.clearSize)
    return mirrored(PixelGrid.round(rect, scale: displayScale), in: bounds)
  }

  func sideViewRect(_ view: UIView?, isLeading: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size.width == 0 || size.height == 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    size.height = min(size.height, bounds.height)
    let edge = sideViewEdge
    let x = isLeading ? bounds.minX + edge : bounds.maxX - edge - size.width
    let rect = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return mirrored(PixelGrid.round(rect, scale: displayScale), in: bounds)
  }

  private var sideViewEdge: CGFloat { searchEdge ?? (borderStyle == .roundedRect ? metrics.roundedInset : 0) }
  /// The same of search fields.
  private var searchEdge: CGFloat? { (self as? UISearchTextField)?.iconEdge }

  /// The colour of placeholders.
  var placeholderColor: UIColor { self is UISearchTextField ? .secondaryLabel : .placeholderText }

  // MARK: Size

  /// The natural size: as wide as text or placeholder with the views beside it, as high as a line with the border.
  var naturalSize: CGSize {
    let text = editor.hasText ? content.displayedText : attributedPlaceholder ?? NSAttributedString(string: "")
    let scale = displayScale
    var width = PixelGrid.ceil(content.size(of: text).width, scale: scale)
    let insets = borderInsets
    width += insets.left + insets.right
    if let leftView, leftViewMode != .never {
      width += sideViewRect(leftView, isLeading: true, bounds).width + (borderStyle == .none ? 0 : metrics.gap)
    }
    if clearButtonMode != .never {
      width += metrics.clearSize + metrics.gap
    } else if let rightView, rightViewMode != .never {
      width += sideViewRect(rightView, isLeading: false, bounds).width + (borderStyle == .none ? 0 : metrics.gap)
    }
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let line = font.lineHeight + font.leading
    switch borderStyle {
    case .none: return CGSize(width: width, height: PixelGrid.ceil(line, scale: scale))
    case .line, .bezel:
      return CGSize(width: width, height: PixelGrid.ceil(line + insets.top + insets.bottom, scale: scale))
    case .roundedRect:
      let metrics = metrics
      let height = max(roundedHeight, PixelGrid.round(font.lineHeight + metrics.roundedRoom, scale: scale))
      return CGSize(width: width, height: height)
    @unknown default: return CGSize(width: width, height: PixelGrid.ceil(line, scale: scale))
    }
  }

  private var roundedHeight: CGFloat { (self as? UISearchTextField)?.fieldHeight ?? metrics.roundedHeight }

  func ownBaselines(in size: CGSize) -> LayoutBaselines {
    let bounds = CGRect(origin: .zero, size: size)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let baseline = rect.minY + content.baseline(in: rect.size)
    return LayoutBaselines(first: baseline, last: size.height - baseline)
  }

  // MARK: Parts

  func layoutParts() {
    let bounds = bounds
    let isRounded = borderStyle == .roundedRect
    showBackground(isRounded ? nil : isEnabled ? background : disabledBackground ?? background)
    updateFill()
    place(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
    showClearButton(showsClearButton)
    content.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    content.setNeedsLayout()
  }

  private func place(_ view: UIView?, isShown: Bool, _ rect: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect
  }

  /// Shows the border and what fills it.
  func updateFill() {
    let traits = traitCollection
    let isRounded = borderStyle == .roundedRect
    setLayerFill(isRounded ? nil : fillColor)
    looks.show(
      borderStyle, in: borderRect(forBounds: bounds), fill: fillColor, traits: traits,
      isSearch: self is UISearchTextField,
      isEnabled: isEnabled)
  }

  func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let look = UIImage.SymbolConfiguration(pointSize: 15)
    button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: look), for: .normal)
    button.tintColor = self is UISearchTextField ? .secondaryLabel : .tertiaryLabel
    button.addAction(UIAction { [weak self] _ in self?.clearButtonWasTapped() }, for: .touchUpInside)
    button.accessibilityLabel = "Clear text"
    return button
  }
}

/// The border of a text field and its fill.
///
/// Rounded corners have a hairline and the background's colour; search fields a fill without line and corners of 10
/// points. The colours are rules of this library, after the looks on iOS.
final class TextFieldBorderLayer: CALayer {
  func show(
    _ style: UITextField.BorderStyle, in rect: CGRect, fill: UIColor?, traits: UITraitCollection, isSearch: Bool,
    isEnabled: Bool
  ) {
    isHidden = style == .none
    guard style != .none else { return }
    frame = rect
    let isDark = traits.userInterfaceStyle == .dark
    let hairline = 1 / max(1, traits.displayScale)
    switch style {
    case .roundedRect where isSearch:
      let color = fill ?? .tertiarySystemFill
      set(width: 0, color: .clear, fill: color, radius: UISearchTextField.cornerRadius, traits)
    case .roundedRect:
      let line = isDark ? UIColor(white: 1, alpha: 0.22) : UIColor(white: 0, alpha: 0.2)
      let ground: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
      set(width: hairline, color: line, fill: fill ?? ground, radius: TextFieldMetrics().cornerRadius, traits)
    case .line: set(width: 1, color: .label, fill: nil, radius: 0, traits)
    case .bezel: set(width: 2, color: .systemGray3, fill: nil, radius: 0, traits)
    case .none: break
    @unknown default: break
    }
  }

  private func set(width: CGFloat, color: UIColor, fill: UIColor?, radius: CGFloat, _ traits: UITraitCollection) {
    borderWidth = width
    borderColor = color.resolvedColor(with: traits).cgColor
    backgroundColor = fill?.resolvedColor(with: traits).cgColor
    cornerRadius = radius
  }
}
