extension NSLayoutConstraint {
}

/// Turns a visual format into constraints.
@MainActor struct VisualFormatBuilder {
  private let format: String
  private let parsed: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  static func build(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      format: format, parsed: try VisualFormatParser.parse(format), options: options, metrics: metrics, views: views)
    try builder.build()
    return builder.constraints
  }

  private init(
    format: String, parsed: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.parsed = parsed
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private var isHorizontal: Bool { parsed.axis == .horizontal }
  private var isReversed: Bool { isHorizontal && options.contains(.directionRightToLeft) }

  /// The side at which a view begins, in the order of the format.
  private var start: NSLayoutConstraint.Attribute {
    if !isHorizontal { return .top }
    if isReversed { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if !isHorizontal { return .bottom }
    if isReversed { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func margin(of side: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch side {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private func failure(_ message: String, at position: Int) -> VisualFormatError {
    VisualFormatError(format: format, position: position, message: message)
  }

  private func participant(_ name: String, at position: Int) throws(VisualFormatError) -> LayoutItem {
    guard let value = views[name] else { throw failure("'\(name)' is not among the views", at: position) }
    if let view = value as? UIView { return view.layoutItem }
    if let guide = value as? UILayoutGuide { return guide.layoutItem }
    throw failure("'\(name)' is neither a view nor a layout guide", at: position)
  }

  private mutating func build() throws(VisualFormatError) {
    var named: [LayoutItem] = []
    for stop in parsed.stops {
      guard case .view(let name, let position, let sizes) = stop else { continue }
      let item = try participant(name, at: position)
      named.append(item)
      for size in sizes { try addSize(size, of: item) }
    }
    for (index, connection) in parsed.connections.enumerated() {
      try connect(parsed.stops[index], parsed.stops[index + 1], connection)
    }
    try align(named)
  }

  // MARK: Sizes

  private mutating func addSize(
    _ predicate: VisualFormat.Predicate, of item: LayoutItem
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    var second: NSLayoutConstraint.Side?
    var constant: CGFloat = 0
    if case .name(let name) = predicate.object, metrics[name] == nil {
      second = NSLayoutConstraint.Side(try participant(name, at: predicate.position), attribute)
    } else {
      constant = try number(predicate.object, at: predicate.position)
    }
    let constraint = NSLayoutConstraint(
      first: NSLayoutConstraint.Side(item, attribute), relation: predicate.relation, second: second,
      multiplier: 1, constant: constant)
    try append(constraint, predicate)
  }

  private func number(
    _ object: VisualFormat.Predicate.Object, at position: Int
  ) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let value): return value
    case .name(let name):
      guard let metric = metrics[name] else { throw failure("'\(name)' is not among the metrics", at: position) }
      let value: CGFloat
      switch metric {
      case let number as CGFloat: value = number
      case let number as any BinaryFloatingPoint: value = CGFloat(number)
      case let number as any BinaryInteger: value = CGFloat(number)
      case let number as NSNumber: value = CGFloat(number.doubleValue)
      default: throw failure("the metric '\(name)' is a \(type(of: metric)), not a number", at: position)
      }
      guard value.isFinite else { throw failure("the metric '\(name)' is \(value)", at: position) }
      return value
    }
  }

  private mutating func append(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate?
  ) throws(VisualFormatError) {
    if let predicate, let object = predicate.priority {
      let value = Float(try number(object, at: predicate.position))
      guard value > 0, value <= 1000 else {
        throw failure("a priority lies above 0 and up to 1000", at: predicate.position)
      }
      constraint.priority = UILayoutPriority(value)
    }
    constraints.append(constraint)
  }

  // MARK: Distances

  private mutating func connect(
    _ before: VisualFormat.Stop, _ after: VisualFormat.Stop, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let first = try side(of: before, isBefore: true, neighbour: after, connection)
    let second = try side(of: after, isBefore: false, neighbour: before, connection)
    let isAtEdge = isSuperview(before) || isSuperview(after)
    switch connection {
    case .touching: try add(first, second, VisualFormat.Predicate(object: .number(0), position: 0))
    case .standard:
      let distance = isAtEdge ? 0 : systemSpacing
      try add(first, second, VisualFormat.Predicate(object: .number(distance), position: 0))
    case .distances(let predicates): for predicate in predicates { try add(first, second, predicate) }
    }
  }

  private func isSuperview(_ stop: VisualFormat.Stop) -> Bool {
    if case .superview = stop { return true }
    return false
  }

  private func side(
    of stop: VisualFormat.Stop, isBefore: Bool, neighbour: VisualFormat.Stop, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> NSLayoutConstraint.Side {
    switch stop {
    case .view(let name, let position, _):
      let item = try participant(name, at: position)
      if !isHorizontal, options.contains(.spacingBaselineToBaseline), !isSuperview(neighbour) {
        return NSLayoutConstraint.Side(item, isBefore ? .lastBaseline : .firstBaseline)
      }
      return NSLayoutConstraint.Side(item, isBefore ? end : start)
    case .superview:
      guard case .view(let name, let position, _) = neighbour else {
        throw failure("'|' has to stand next to a view", at: 0)
      }
      let item = try participant(name, at: position)
      guard let superview = item.view?.superview ?? item.guide?.owningView else {
        throw failure("'\(name)' has no superview for '|' to stand for", at: position)
      }
      let side = isBefore ? start : end
      if case .standard = connection { return NSLayoutConstraint.Side(superview.layoutItem, margin(of: side)) }
      return NSLayoutConstraint.Side(superview.layoutItem, side)
    }
  }

  private mutating func add(
    _ before: NSLayoutConstraint.Side, _ after: NSLayoutConstraint.Side, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let distance = try number(predicate.object, at: predicate.position)
    // In a format that runs to the left the later view is the lesser side.
    let constraint = NSLayoutConstraint(
      first: isReversed ? before : after, relation: predicate.relation, second: isReversed ? after : before,
      multiplier: 1, constant: distance)
    try append(constraint, predicate)
  }

  // MARK: Alignment

  private mutating func align(_ items: [LayoutItem]) throws(VisualFormatError) {
    let choices: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in choices where options.contains(option) {
      guard attribute.isHorizontal != isHorizontal else {
        throw failure(
          "views in a \(isHorizontal ? "horizontal" : "vertical") format cannot be aligned by their "
            + "\(attribute.name), which lies along it", at: 0)
      }
      for (item, next) in zip(items, items.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            first: NSLayoutConstraint.Side(next, attribute), relation: .equal,
            second: NSLayoutConstraint.Side(item, attribute), multiplier: 1, constant: 0))
      }
    }
  }
}
