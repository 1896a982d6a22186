/// The constraints and guides by which a stack holds its arranged views.
struct StackConstraints {
  /// Names the constraint that takes a hidden view's length away.
  static let hidingIdentifier = "UISV-hiding"

  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The assumed kinds of the arranged views of a filled stack.
  var kinds: [StackItemKind] = []
  /// The natural lengths of the visible views of a stack that is filled in proportion.
  var lengths: [CGFloat] = []
}

/// The kind of a view in a filled stack.
@MainActor enum StackItemKind: UInt8 {
  case sized, text, wrappingText
  /// No natural length along the axis.
  case open

  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    if view is UILabel {
      self = view.wrapsText ? .wrappingText : .text
    } else {
      let natural = view.intrinsicContentSize
      self = (axis == .horizontal ? natural.width : natural.height) < 0 ? .open : .sized
    }
  }
}

/// Writes a stack's constraints for one axis and one state of its views.
///
/// Terms: *main* is along the axis, *cross* across it. The canvas is the stack's edges, or its margins.
@MainActor struct StackConstraintBuilder {
  let stack: UIStackView
  private(set) var result = StackConstraints()

  private let isRow: Bool
  private let canvas: Any

  init(_ stack: UIStackView) {
    self.stack = stack
    isRow = stack.axis == .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private var mainStart: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var mainEnd: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var mainCenter: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var mainLength: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }

  private mutating func add(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.isInternal = true
    constraint.stack = ObjectIdentifier(stack)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    result.constraints.append(constraint)
  }

  private mutating func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.isInternal = true
    stack.addLayoutGuide(guide)
    result.guides.append(guide)
    return guide
  }

  mutating func build() {
    let views = stack.arranged
    guard !views.isEmpty else { return }
    let visible = views.filter { !$0.isHidden }
    for view in views where view.isHidden {
      add(view, mainLength, .equal, nil, constant: 0, StackConstraints.hidingIdentifier)
    }
    if stack.distribution == .equalSpacing { connectEnd(views, visible) } else { connectStart(views) }
    switch stack.distribution {
    case .fillEqually:
      space(views, .equal)
      equalise(visible)
    case .fillProportionally:
      space(views, .equal)
      proportion(visible)
    case .equalSpacing:
      spread(views)
    case .equalCentering:
      space(views, .greaterThanOrEqual)
      centre(visible)
    case .fill: fallthrough
    @unknown default:
      space(views, .equal)
      result.kinds = views.map { StackItemKind($0, stack.axis) }
      settleViewsWithoutLength(views)
      shareTextWidth(views)
    }
    if stack.distribution == .equalSpacing { connectStart(views) } else { connectEnd(views, visible) }
    align(visible)
    for view in views where view.isHidden { alignHidden(view) }
  }

  // MARK: Along the axis

  // Of natural sizes that are equally strong the solver gives up that of the view which it met first. In a filled stack that is
  // the first view (`uikit-facts §9`). Spread views that do not fit are met from the end: the last is recorded as the one that
  // gives way (a column of two labels in `ib-layouts`).

  private mutating func connectStart(_ views: [UIView]) {
    add(views[0], mainStart, .equal, canvas, mainStart, "UISV-canvas-connection")
  }

  private mutating func connectEnd(_ views: [UIView], _ visible: [UIView]) {
    // With every view hidden the stack's length is nobody's business; it comes out 0 unless something else says more.
    if !visible.isEmpty, let last = views.last { add(canvas, mainEnd, .equal, last, mainEnd, "UISV-canvas-connection") }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      add(stack, mainLength, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
    }
  }

  /// The distance between neighbours: half before and half after a hidden view, none at the ends (`uikit-facts §9`).
  private func gap(_ views: [UIView], after index: Int) -> CGFloat {
    guard let before = views[...index].last(where: { !$0.isHidden }),
      views[(index + 1)...].contains(where: { !$0.isHidden })
    else { return 0 }
    let whole = spacing(after: before)
    switch (views[index].isHidden, views[index + 1].isHidden) {
    case (false, false): return whole
    case (true, true): return 0
    default: return whole / 2
    }
  }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    if custom == UIStackView.spacingUseDefault {
      return stack.spacing == UIStackView.spacingUseSystem ? systemSpacing : stack.spacing
    }
    return custom == UIStackView.spacingUseSystem ? systemSpacing : custom
  }

  private var systemSpacing: CGFloat { stack.metricsProfile.margins.systemSpacing }

  private mutating func space(_ views: [UIView], _ relation: NSLayoutConstraint.Relation) {
    let countsBaselines = stack.isBaselineRelativeArrangement && !isRow
    for index in views.indices.dropLast() {
      add(
        views[index + 1], countsBaselines ? .firstBaseline : mainStart, relation, views[index],
        countsBaselines ? .lastBaseline : mainEnd, constant: gap(views, after: index), "UISV-spacing")
    }
  }

  /// Gives the rest of the room to the last of several views without natural length (measured: labels with spacers
  /// between).
  private mutating func settleViewsWithoutLength(_ views: [UIView]) {
    let open = zip(views, result.kinds).filter { !$0.isHidden && $1 == .open }.map(\.0)
    guard open.count > 1 else { return }
    // Of constraints of one priority the solver gives up the one that was added first.
    for view in open.reversed() {
      add(view, mainLength, .equal, nil, constant: 0, priority: 0.75, "UISV-ambiguity-suppression")
    }
  }

  /// Of several labels that wrap, all get the same width: else nothing says which of them has to.
  ///
  /// Seen in stacks of such labels only (each the same part of the stack's width, 10 above its compression resistance); that a
  /// single one is left alone is how iOS 15 differs from those before. Among other views it is a rule of this library.
  private mutating func shareTextWidth(_ views: [UIView]) {
    guard isRow else { return }
    let texts = zip(views, result.kinds).filter { !$0.isHidden && $1 == .wrappingText }.map(\.0)
    guard let first = texts.first else { return }
    for text in texts.dropFirst() {
      let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        text, .width, .equal, first, .width, priority: min(999, resistance + 10), "UISV-text-width-disambiguation")
    }
  }

  private mutating func equalise(_ visible: [UIView]) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() { add(view, mainLength, .equal, first, mainLength, "UISV-fill-equally") }
  }

  /// Each view's share of the stack by its natural length, at 999, 998, …: where they do not add up the last gives way.
  private mutating func proportion(_ visible: [UIView]) {
    let lengths = naturalLengths()
    result.lengths = lengths
    let spaces = visible.dropLast().reduce(CGFloat.zero) { $0 + spacing(after: $1) }
    let total = lengths.reduce(0, +) + spaces
    guard total > 0 else { return equalise(visible) }
    for (index, view) in visible.enumerated() where lengths[index] > 0 {
      add(
        view, mainLength, .equal, canvas, mainLength, multiplier: lengths[index] / total,
        priority: visible.count == 1 ? 1000 : Float(max(1, 999 - index)), "UISV-fill-proportionally")
    }
  }

  /// The lengths of the visible views by which a stack is filled in proportion.
  func naturalLengths() -> [CGFloat] { stack.arranged.filter { !$0.isHidden }.map { naturalLength($0) } }

  private func naturalLength(_ view: UIView) -> CGFloat {
    // In a column text is as high as the width that it was given makes it.
    let known = !isRow && view.wrapsText ? view.autoLayout?.membership.frame.width : nil
    let width = known.flatMap { $0 > 0 ? $0 : nil }
    let natural = view.autoLayoutIntrinsicSize(forWidth: width)
    let length = isRow ? natural.width : natural.height
    if length >= 0 { return length }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isRow ? fitting.width : fitting.height
  }

  /// Spacers between neighbours, all of one length, at least the spacing.
  private mutating func spread(_ views: [UIView]) {
    var firstSpacer: UILayoutGuide?
    for index in views.indices.dropLast().reversed() {
      let isBetweenVisible = !views[index].isHidden && !views[index + 1].isHidden
      guard isBetweenVisible else {
        add(
          views[index + 1], mainStart, .equal, views[index], mainEnd, constant: gap(views, after: index),
          "UISV-spacing")
        continue
      }
      let spacer = makeGuide()
      add(views[index + 1], mainStart, .equal, spacer, mainEnd, "UISV-distributing-edge")
      add(spacer, mainStart, .equal, views[index], mainEnd, "UISV-distributing-edge")
      add(
        spacer, mainLength, .greaterThanOrEqual, nil, constant: spacing(after: views[index]), "UISV-spacing")
      if let firstSpacer {
        add(spacer, mainLength, .equal, firstSpacer, mainLength, "UISV-fill-equally")
      } else {
        firstSpacer = spacer
      }
    }
  }

  /// Spacers between the centres of neighbours, of one length as far as the least distances let them, at 150, 149, ….
  private mutating func centre(_ visible: [UIView]) {
    var firstSpacer: UILayoutGuide?
    for (index, pair) in zip(visible, visible.dropFirst()).enumerated() {
      let spacer = makeGuide()
      add(spacer, mainStart, .equal, pair.0, mainCenter, "UISV-distributing-edge")
      add(pair.1, mainCenter, .equal, spacer, mainEnd, "UISV-distributing-edge")
      if let firstSpacer {
        add(
          spacer, mainLength, .equal, firstSpacer, mainLength, priority: Float(max(1, 150 - index + 1)),
          "UISV-fill-equally")
      } else {
        firstSpacer = spacer
      }
    }
  }

  // MARK: Across the axis

  private mutating func align(_ views: [UIView]) {
    let isBaseline = isRow && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    let baseline: NSLayoutConstraint.Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
      case .leading:
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        keepInside(view, start: false)
      case .trailing:
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
        keepInside(view, end: false)
      case .center:
        add(view, crossCenter, .equal, canvas, crossCenter, "UISV-alignment")
        keepInside(view)
      case .firstBaseline, .lastBaseline:
        if isBaseline {
          if view !== views[0] { add(view, baseline, .equal, views[0], baseline, "UISV-alignment") }
          keepInside(view)
        } else {
          add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
          keepInside(view, start: false)
        }
      @unknown default:
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
      }
    }
    guard stack.alignment != .fill else { return }
    if isBaseline {
      // Aligned by their text, the views lie at the top, or for last baselines at the bottom, as far as they can.
      let edge = stack.alignment == .firstBaseline ? crossStart : crossEnd
      let spanner = makeGuide()
      for view in views {
        add(view, crossStart, .greaterThanOrEqual, spanner, crossStart, "UISV-spanning-boundary")
        add(view, crossEnd, .lessThanOrEqual, spanner, crossEnd, "UISV-spanning-boundary")
      }
      add(spanner, crossLength, .equal, nil, constant: 0, priority: 51, "UISV-spanning-fit")
      add(spanner, edge, .equal, canvas, edge, "UISV-canvas-connection")
    }
    // Aligned by edges or centres, what spans the views fits them at 51 and is as long as the stack.
    add(stack, crossLength, .equal, nil, constant: 0, priority: isBaseline ? 49 : 51, "UISV-canvas-fit")
    for view in views { settleCrossLength(of: view) }
  }

  /// Adds the length across the axis for a view without any: none, but at the top of a row the row's height.
  private mutating func settleCrossLength(of view: UIView) {
    if isRow, stack.alignment == .leading, view.intrinsicContentSize.height < 0 {
      add(view, crossEnd, .equal, canvas, crossEnd, priority: 25, "UISV-ambiguity-suppression")
    } else {
      add(view, crossLength, .equal, nil, constant: 0, priority: 25, "UISV-ambiguity-suppression")
    }
  }

  /// A hidden view spans a stack that is filled across, but has no say in how large the stack is.
  private mutating func alignHidden(_ view: UIView) {
    add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
    if stack.alignment == .fill {
      add(view, crossEnd, .greaterThanOrEqual, canvas, crossEnd, priority: 749, "UISV-alignment")
    }
  }

  private mutating func keepInside(_ view: UIView, start: Bool = true, end: Bool = true) {
    if start { add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary") }
    if end { add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary") }
  }
}

extension UIStackView {
  func rebuildConstraints() {
    NSLayoutConstraint.deactivate(installed.constraints)
    for guide in installed.guides { removeLayoutGuide(guide) }
    var builder = StackConstraintBuilder(self)
    builder.build()
    installed = builder.result
    NSLayoutConstraint.activate(installed.constraints)
  }
}
