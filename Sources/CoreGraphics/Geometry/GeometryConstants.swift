/// The point 0, 0.
public let CGPointZero = CGPoint.zero
/// The size 0, 0.
public let CGSizeZero = CGSize.zero
/// The rectangle of no size at 0, 0.
public let CGRectZero = CGRect.zero
/// The null rectangle, which is nowhere: the intersection of rectangles apart.
public let CGRectNull = CGRect.null
/// The rectangle that holds every other.
public let CGRectInfinite = CGRect.infinite
/// The transform that changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity
