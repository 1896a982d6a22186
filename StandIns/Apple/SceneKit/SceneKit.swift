import UIKit

// Libraries for tests ask every view whether it shows a scene. There is none that does, which the compiler knows as well: nobody can make a
// scene, and a view of one raises.

/// A scene in space; there is none, since Masthead draws none.
open class SCNScene: NSObject {
  private let contents: Never

  @available(
    *, unavailable,
    message:
      "SceneKit is not part of Swift on Linux; keep what shows scenes out of these tests with canImport(SceneKit)"
  )
  public override init() { fatalError("SCNScene: Masthead draws no scenes") }
}

/// A view that shows a scene; there is none, since Masthead draws none.
open class SCNView: UIView {
  private let contents: Never

  /// Ends the program with a message: Masthead draws no scenes.
  public init(frame: CGRect, options: [String: Any]? = nil) {
    fatalError("SCNView: Masthead draws no scenes; keep what shows them out of these tests with canImport(SceneKit)")
  }

  /// Gives nil: Masthead draws no scenes.
  public required init?(coder: NSCoder) { return nil }

  /// The scene that is shown.
  open var scene: SCNScene? {
    get { switch contents {} }
    set { switch contents {} }
  }

  /// A picture of the scene.
  open func snapshot() -> UIImage { switch contents {} }
}
