/// The labels and image that the cell styles bring along (`uikit-facts §6.1`).
extension UITableViewCell {
  var loadedTextLabel: UILabel {
    if let label = textLabelStorage { return label }
    let label = UILabel()
    textLabelStorage = label
    add(label, style: cellStyle == .value2 ? .caption1 : .body)
    if cellStyle == .value2 { label.textColor = tintColor }
    if cellStyle == .value2 { label.textAlignment = .right }
    return label
  }

  var loadedDetailLabel: UILabel {
    if let label = detailLabelStorage { return label }
    let label = UILabel()
    detailLabelStorage = label
    add(label, style: cellStyle == .subtitle ? .caption1 : .body)
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    if cellStyle == .value2 { label.font = .preferredFont(forTextStyle: .caption1) }
    return label
  }

  var loadedImageView: UIImageView {
    if let view = imageViewStorage { return view }
    let view = UIImageView()
    // Symbols go with the text beside them, as in list content: the sizes of iOS are not measured.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    imageViewStorage = view
    standardContentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  private func add(_ label: UILabel, style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = Self.standardLineCount(traitCollection)
    standardContentView.addSubview(label)
    setNeedsLayout()
  }

  /// Whether the content is the style's own labels, and not an application's views.
  var usesStandardContent: Bool {
    standardContentView.subviews.allSatisfy {
      $0 === textLabelStorage || $0 === detailLabelStorage || $0 === imageViewStorage
    }
  }

  // MARK: Accessibility sizes

  /// Whether texts stand below each other instead of side by side: at accessibility sizes there is no room for both.
  ///
  /// Seen on screen on iOS 11 to 18, as that texts then take as many lines as they need; not measured.
  var stacksLabels: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private static func standardLineCount(_ traits: UITraitCollection?) -> Int {
    traits?.preferredContentSizeCategory.isAccessibilityCategory == true ? 0 : 1
  }

  /// Labels whose number of lines is still the standard one get that of the present text size.
  func textSizeDidChange(from previous: UITraitCollection?) {
    // Accessories grow too.
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { setNeedsLayout() }
    let old = Self.standardLineCount(previous)
    let new = Self.standardLineCount(traitCollection)
    guard old != new else { return }
    for label in [textLabelStorage, detailLabelStorage] where label?.numberOfLines == old { label?.numberOfLines = new }
    setNeedsLayout()
  }

  // MARK: Heights

  /// The height for the labels: 44, and in the subtitle style what both lines need (`uikit-facts §1.1, §6.1`).
  func standardContentHeight(width: CGFloat) -> CGFloat {
    let scale = displayScale
    let (title, detail) = textSizes(standardTextRoom(contentWidth: width).width)
    let metrics = metricsProfile.cell
    var result = metrics.height
    if cellStyle == .subtitle || stacksLabels, detail.height > 0 {
      // 55.5 at 2x, 55.667 at 3x with fonts of 17 and 12 points.
      result = max(result, PixelGrid.ceil(title.height + detail.height + metrics.twoLinePadding, scale: scale))
    } else {
      result = max(result, PixelGrid.ceil(max(title.height, detail.height) + metrics.linePadding, scale: scale))
    }
    if let image = imageViewStorage?.ordinarySize { result = max(result, image.height + metrics.imagePadding) }
    return result
  }

  // MARK: Frames

  /// The start of the text beside an image, from the leading edge of the content; nil without an image.
  var textStartBesideImage: CGFloat? {
    guard imageViewStorage?.image != nil, usesStandardContent else { return nil }
    return standardTextRoom(contentWidth: contentView.bounds.width).minX
  }

  /// The margins of the content as its layout counts them: from left to right, turned over as a whole.
  private var contentSideMargins: (leading: CGFloat, trailing: CGFloat) {
    let margins = contentView.layoutMargins
    return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
  }

  private func standardTextRoom(contentWidth: CGFloat) -> CGRect {
    let (leading, trailing) = contentSideMargins
    var left = leading + CGFloat(indentationLevel) * indentationWidth
    if let image = imageViewStorage?.ordinarySize { left += image.width + metricsProfile.cell.imageGap }
    return CGRect(x: left, y: 0, width: max(0, contentWidth - left - trailing), height: contentView.bounds.height)
  }

  func layoutStandardContent() {
    guard configured.contentView == nil, textLabelStorage != nil || detailLabelStorage != nil || imageViewStorage != nil
    else { return }
    let size = contentView.bounds.size
    let room = standardTextRoom(contentWidth: size.width)
    let scale = displayScale
    if let imageView = imageViewStorage {
      let image = imageView.ordinarySize ?? .zero
      let x = contentSideMargins.leading + CGFloat(indentationLevel) * indentationWidth
      imageView.frame = CGRect(
        x: x, y: PixelGrid.round((size.height - image.height) / 2, scale: scale), width: image.width,
        height: image.height)
    }
    switch cellStyle {
    case .default: textLabelStorage?.frame = room
    case .value1 where !stacksLabels: layoutValue1(room, scale: scale)
    case .value2 where !stacksLabels: layoutValue2(room, scale: scale)
    case .value1, .value2, .subtitle: layoutSubtitle(room, scale: scale)
    @unknown default: textLabelStorage?.frame = room
    }
    mirrorIfNeeded()
  }

  private func labelSize(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The start of the details of `value2`: the titles' column and a gap.
  private var titleColumn: CGFloat { metricsProfile.cell.titleColumn }
  private var textGap: CGFloat { metricsProfile.cell.textGap }

  /// The sizes of title and detail in a room of a width, which they share where they stand beside each other.
  private func textSizes(_ width: CGFloat) -> (title: CGSize, detail: CGSize) {
    switch cellStyle {
    case .value1 where !stacksLabels:
      // However long the detail is, the title keeps a third of the room: a rule of ours.
      let kept = min(labelSize(textLabelStorage, width).width, (width / 3).rounded())
      let detail = labelSize(detailLabelStorage, max(0, width - kept - (kept > 0 ? textGap : 0)))
      let gap = detail.width > 0 ? textGap : 0
      return (labelSize(textLabelStorage, max(0, width - detail.width - gap)), detail)
    case .value2 where !stacksLabels:
      let detail = labelSize(detailLabelStorage, max(0, width - titleColumn - textGap))
      return (labelSize(textLabelStorage, titleColumn), detail)
    default: return (labelSize(textLabelStorage, width), labelSize(detailLabelStorage, width))
    }
  }

  private func layoutSubtitle(_ room: CGRect, scale: CGFloat) {
    let (title, detail) = textSizes(room.width)
    guard detail.height > 0 else {
      textLabelStorage?.frame = room
      return
    }
    // At 2x, 55.5 tall: title at 10, detail at 31.5, that is one point below the title. At 3x, 55.667 tall: title at 9, detail at
    // 31.333, two points below it (`uikit-facts §6.1`).
    let isFine = scale >= 3
    let gap = isFine ? metricsProfile.cell.lineGapAt3x : metricsProfile.cell.lineGap
    let middle = (room.height - title.height - gap - detail.height) / 2
    let y = isFine ? middle.rounded(.down) : PixelGrid.round(middle, scale: scale)
    textLabelStorage?.frame = CGRect(x: room.minX, y: y, width: title.width, height: title.height)
    detailLabelStorage?.frame = CGRect(
      x: room.minX, y: y + title.height + gap, width: detail.width, height: detail.height)
  }

  private func layoutValue1(_ room: CGRect, scale: CGFloat) {
    let (title, detail) = textSizes(room.width)
    func y(_ height: CGFloat) -> CGFloat { PixelGrid.round((room.height - height) / 2, scale: scale) }
    textLabelStorage?.frame = CGRect(x: room.minX, y: y(title.height), width: title.width, height: title.height)
    detailLabelStorage?.frame = CGRect(
      x: room.maxX - detail.width, y: y(detail.height), width: detail.width, height: detail.height)
  }

  private func layoutValue2(_ room: CGRect, scale: CGFloat) {
    let (title, detail) = textSizes(room.width)
    func y(_ height: CGFloat) -> CGFloat { PixelGrid.round((room.height - height) / 2, scale: scale) }
    textLabelStorage?.frame = CGRect(x: room.minX, y: y(title.height), width: titleColumn, height: title.height)
    detailLabelStorage?.frame = CGRect(
      x: room.minX + titleColumn + textGap, y: y(detail.height), width: detail.width, height: detail.height)
  }

  private func mirrorIfNeeded() {
    guard isRightToLeft else { return }
    let width = contentView.bounds.width
    for view in [textLabelStorage, detailLabelStorage, imageViewStorage] as [UIView?] {
      guard let view else { continue }
      view.frame.origin.x = width - view.frame.maxX
    }
  }
}
