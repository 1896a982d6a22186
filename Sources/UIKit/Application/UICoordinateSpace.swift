/// A space of coordinates, which can be converted to others: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The whole, in its own coordinates.
  var bounds: CGRect { get }
  /// A point in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another in the own coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another in the own coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIScreen: UICoordinateSpace {
  /// A point of the screen in the coordinates of another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case is UIScreen: point
    case let view as UIView: view.convertFromScreen(point)
    default: coordinateSpace.convert(point, from: self)
    }
  }

  /// A point of another in the screen's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case is UIScreen: point
    case let view as UIView: view.convertToScreen(point)
    default: coordinateSpace.convert(point, to: self)
    }
  }

  /// Converts a rectangle of the screen to another space: to the smallest upright one around its image.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.covering { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle of another space to the screen: to the smallest upright one around its image.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.covering { convert($0, from: coordinateSpace) }
  }
}

extension UIView: UICoordinateSpace {
  func convertToScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, to: nil as UIView?) }
    return window.convert(convert(point, to: window as UIView?), to: nil as UIWindow?)
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, from: nil as UIView?) }
    return convert(window.convert(point, from: nil as UIWindow?), from: window as UIView?)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four corners, each put elsewhere.
  func covering(_ moved: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(moved)
    let (x, y) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
    return CGRect(x: x, y: y, width: corners.map(\.x).max()! - x, height: corners.map(\.y).max()! - y)
  }
}
