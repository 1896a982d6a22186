import ListGeometry

/// A width or a height in a compositional layout.
///
/// Fractions are cut to whole pixels (`uikit-facts §18`).
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: CompositionalDimension

  required init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// A part of the width of the container: of the group that it is in, of the section for a section's group.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth(checked(fractionalWidth, "fraction of the width")))
  }

  /// A part of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight(checked(fractionalHeight, "fraction of the height")))
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute(checked(absoluteDimension, "length")))
  }

  /// A guess in points; the content decides once it is shown.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated(checked(estimatedDimension, "estimate")))
  }

  /// A guess in points; once shown, the cells of a group are all as large as the largest of them.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(.uniformAcrossSiblings(checked(estimatedDimension, "estimate")))
  }

  private static func checked(_ value: CGFloat, _ name: String) -> CGFloat {
    ensure(
      value.isFinite,
      "NSCollectionLayoutDimension: the \(name) is \(value); it has to be a finite number. Look for a division by zero."
    )
    return value
  }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  /// Whether it is a length in points.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// Whether the content decides for each item alone.
  public var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// Whether the content of all siblings decides.
  public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

  /// The fraction, the length or the estimate.
  public var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number),
      .uniformAcrossSiblings(let number):
      number
    }
  }

  /// The object itself: it does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  var words: String {
    switch value {
    case .fractionalWidth(let part): "\(part) of the width"
    case .fractionalHeight(let part): "\(part) of the height"
    case .absolute(let points): "\(points)"
    case .estimated(let points): "about \(points)"
    case .uniformAcrossSiblings(let points): "about \(points), alike"
    }
  }
}

/// A width and a height in a compositional layout.
@preconcurrency @MainActor public class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two dimensions.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  var value: CompositionalSize { CompositionalSize(width: widthDimension.value, height: heightDimension.value) }
  var words: String { "\(widthDimension.words) × \(heightDimension.words)" }

  /// The object itself: it does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room between or beside items of a compositional layout.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) {
    self.value = value
    super.init()
  }

  /// At least so many points, and a share of the left-over room.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(.flexible(flexibleSpacing)) }
  /// Exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(.fixed(fixedSpacing)) }

  /// The room, or its minimum, in points.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): points
    }
  }
  /// Whether the spacing takes a share of the left-over room.
  public var isFlexible: Bool { if case .flexible = value { true } else { false } }
  /// Whether it is exact.
  public var isFixed: Bool { !isFlexible }

  /// The object itself: it does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an item of a compositional layout, outside of it.
@preconcurrency @MainActor public class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Before the edge where reading starts; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the edge where reading ends; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spacing of up to four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var value: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }

  /// The object itself: it does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalEdgeInsets {
  var compositional: CompositionalInsets {
    CompositionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
