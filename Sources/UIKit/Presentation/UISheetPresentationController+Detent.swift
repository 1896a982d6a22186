/// The inputs for the height of a sheet at a detent.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a sheet in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context of one layout of a sheet.
@MainActor final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// That of `medium()`.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// That of `large()`.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private var identifierStorage = Identifier.large
    private var isUnnamed = false
    private var resolver: Resolver = { $0.maximumDetentValue }

    /// Makes a detent as high as a sheet can be.
    public override required init() { super.init() }

    /// About half the height of a large sheet; not used where the height is compact.
    ///
    /// Half of the greatest detent value: the Human Interface Guidelines say "about half the fully expanded height".
    open class func medium() -> Self {
      make(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
      }
    }

    /// As high as a sheet can be.
    open class func large() -> Self { make(.large) { $0.maximumDetentValue } }

    /// A detent of an own height, in points without the safe area at the bottom.
    ///
    /// The block is asked again when the sheet's surroundings change or `invalidateDetents()` is called; nil leaves the
    /// detent out for now, and heights above a large sheet's are cut to that. Without an identifier each gets one by
    /// its place in the sheet's detents.
    open class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      let detent = make(identifier ?? Identifier(rawValue: "com.apple.UIKit.custom"), resolver)
      detent.isUnnamed = identifier == nil
      return detent
    }

    /// Gives a detent without an identifier one of its own, by its place in a sheet.
    func takeName(_ place: Int) {
      if isUnnamed { identifierStorage = Identifier(rawValue: "com.apple.UIKit.custom.\(place)") }
    }

    private class func make(_ identifier: Identifier, _ resolver: @escaping Resolver) -> Self {
      let detent = self.init()
      detent.identifierStorage = identifier
      detent.resolver = resolver
      return detent
    }

    /// The detent's name.
    open var identifier: UISheetPresentationController.Detent.Identifier { identifierStorage }

    /// The height in points without the safe area at the bottom; nil where the detent is not used.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}
