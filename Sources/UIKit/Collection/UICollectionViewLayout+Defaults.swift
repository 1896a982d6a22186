import QuartzCore

/// The defaults of a layout's open methods.
extension UICollectionViewLayout {
  /// An empty context of the layout's own class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass: AnyClass = type(of: self).invalidationContextClass
    if contextClass == UICollectionViewLayoutInvalidationContext.self {
      return UICollectionViewLayoutInvalidationContext()
    }
    guard let made = DynamicInitializer.makeObject(contextClass) as? UICollectionViewLayoutInvalidationContext else {
      fatalError(
        "\(type(of: self)).invalidationContextClass is \(contextClass), which is not a UICollectionViewLayoutInvalidationContext: return a subclass of it"
      )
    }
    return made
  }

  /// Empty attributes of the layout's own class.
  func makeAttributes() -> UICollectionViewLayoutAttributes {
    let attributesClass: AnyClass = type(of: self).layoutAttributesClass
    if attributesClass == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    guard let type = attributesClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError(
        "\(type(of: self)).layoutAttributesClass is \(attributesClass), which is not a UICollectionViewLayoutAttributes: return a subclass of it"
      )
    }
    return type.init()
  }

  /// The attributes of an element, by the question for its kind.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: key.indexPath) }
    return key.isDecoration
      ? layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
      : layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
  }

  /// How an element appears, by the question for its kind.
  func appearance(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return initialLayoutAttributesForAppearingItem(at: key.indexPath) }
    return key.isDecoration
      ? initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
      : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
  }

  /// How an element disappears, by the question for its kind.
  func disappearance(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return finalLayoutAttributesForDisappearingItem(at: key.indexPath) }
    return key.isDecoration
      ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
  }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    collectionViewStorage?.change?.initialAttributes(of: key)
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    collectionViewStorage?.change?.finalAttributes(of: key)
  }

  // MARK: Interactive movement

  func itemForMovement(at position: CGPoint, besides moving: IndexPath) -> IndexPath? {
    let rect = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let found = layoutAttributesForElements(in: rect) ?? []
    let others = found.filter { $0.indexPath != moving }
    return collectionViewStorage?.item(of: others, at: position)?.indexPath
  }

  func movementAttributes(at indexPath: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let offset = collectionViewStorage?.rowOffset(of: attributes) ?? .zero
    attributes.center = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  func movementContext(
    from previous: [IndexPath], to target: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousMovingItems = previous
    context.targetMovingItems = target
    context.movementTarget = position
    return context
  }
}
