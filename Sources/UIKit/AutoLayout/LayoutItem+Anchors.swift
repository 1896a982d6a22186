/// An anchor that was asked for.
struct KnownAnchor: BitwiseCopyable {
  /// The attribute's number.
  let attribute: Int
  let anchor: Unretained<AnyObject>
}

/// The anchors of a view or guide: always the same objects, as constraints hand out those that they were made from.
///
/// They keep the record alive that keeps them; that ends with the view or guide. Who holds one longer can still make constraints
/// from it, which can be read, but not activated.
extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    if let known = known(attribute) { return unsafeDowncast(known.object, to: NSLayoutXAxisAnchor.self) }
    return keep(NSLayoutXAxisAnchor(self, attribute), attribute)
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    if let known = known(attribute) { return unsafeDowncast(known.object, to: NSLayoutYAxisAnchor.self) }
    return keep(NSLayoutYAxisAnchor(self, attribute), attribute)
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    if let known = known(attribute) { return unsafeDowncast(known.object, to: NSLayoutDimension.self) }
    return keep(NSLayoutDimension(self, attribute), attribute)
  }

  /// The anchor for any attribute; the attribute alone says of which class it is.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    let anchor: AnyObject =
      switch attribute.quantity {
      case .horizontalPlace: xAnchor(attribute)
      case .verticalPlace: yAnchor(attribute)
      case .size, .none: dimension(attribute)
      }
    return NSLayoutAnchor<AnyObject>.untyped(anchor)
  }

  @inline(__always)
  private func known(_ attribute: NSLayoutConstraint.Attribute) -> Unretained<AnyObject>? {
    for index in 0..<anchors.count where anchors[index].attribute == attribute.rawValue { return anchors[index].anchor }
    return nil
  }

  @inline(__always)
  private func keep<Anchor: AnyObject>(_ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute) -> Anchor {
    // One that outlives its view is kept by whoever holds it.
    guard record.pointee.hasObject else { return anchor }
    anchors.append(KnownAnchor(attribute: attribute.rawValue, anchor: Unretained(retaining: anchor)))
    return anchor
  }

  func forgetAnchors() {
    let (released, count) = (anchors, anchors.count)
    anchors = FlatTable()
    for index in 0..<count { released[index].anchor.release() }
    released.deallocate()
  }
}

extension UIView {
  /// The item that knows the view's anchors, and lives as long as the view: asking for one counts the anchor alone.
  final var itemOfAnchors: Unretained<LayoutItem> { ViewReference(self).item.pointee.object }
}

@MainActor extension Unretained where Object == LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { reading { $0.xAnchor(attribute) } }
  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { reading { $0.yAnchor(attribute) } }
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension { reading { $0.dimension(attribute) } }
}
