import UIKit

// Libraries for tests ask every view whether it shows sprites. There is none that does, which the compiler knows as well: nobody can make a
// node, and a view of one raises.

/// A part of a scene of sprites; there is none, since Masthead draws none.
open class SKNode: NSObject {
  private let contents: Never

  @available(
    *, unavailable,
    message:
      "SpriteKit is not part of Swift on Linux; keep what shows sprites out of these tests with canImport(SpriteKit)"
  )
  public override init() { fatalError("SKNode: Masthead draws no sprites") }
}

/// A scene of sprites; there is none, since Masthead draws none.
open class SKScene: SKNode {}

/// A picture of sprites; there is none, since Masthead draws none.
open class SKTexture: NSObject {
  private let contents: Never

  @available(*, unavailable, message: "SpriteKit is not part of Swift on Linux; draw with UIImage")
  public override init() { fatalError("SKTexture: Masthead draws no sprites") }

  /// The picture.
  open func cgImage() -> CGImage { switch contents {} }
}

/// A view that shows sprites; there is none, since Masthead draws none.
open class SKView: UIView {
  private let contents: Never

  /// Ends the program with a message: Masthead draws no sprites.
  public override init(frame: CGRect) {
    fatalError("SKView: Masthead draws no sprites; keep what shows them out of these tests with canImport(SpriteKit)")
  }

  /// Gives nil: Masthead draws no sprites.
  public required init?(coder: NSCoder) { return nil }

  /// The scene that is shown.
  open var scene: SKScene? { switch contents {} }

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) { switch contents {} }

  /// A picture of a part of a scene.
  open func texture(from node: SKNode) -> SKTexture? { switch contents {} }
}
