import CoreGraphics
import UIKit

extension Snapshotting where Value: UIViewController, Format == String {
  /// The layout text of the controller in a window of its view's size: a line a view, as `docs/LayoutText.md` tells.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The layout text of the controller on a screen.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let setting = ScreenPicture.Setting(config: config, traits: traits)
    return .text(of: { try ScreenPicture($0, setting: setting) }, { $0.layoutText })
  }

  /// The controller with its children and presented controllers, each with its class and that of its view.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      let controller = MainActorValue(controller)
      return StrategyFailure.noting(or: "") { ControllerTree.text(of: controller.value, depth: 0) }
    }
  }
}

extension Snapshotting where Value: UIView, Format == String {
  /// The layout text of the view at its size: a line a view, as `docs/LayoutText.md` tells.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The layout text of the view at its size, or at `size`.
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    let setting = ScreenPicture.Setting(config: ViewImageConfig(size: size), traits: traits)
    return .text(of: { try ScreenPicture($0, setting: setting) }, { $0.layoutText })
  }
}

extension Snapshotting where Format == String {
  /// A text that a screen tells of itself.
  static func text(
    of show: @escaping @MainActor (Value) throws -> ScreenPicture,
    _ text: @escaping @MainActor (ScreenPicture) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      let value = MainActorValue(value)
      return StrategyFailure.noting(or: "") {
        let screen = try show(value.value)
        defer { screen.close() }
        return text(screen)
      }
    }
  }
}

/// Controllers as text, without addresses.
@MainActor private enum ControllerTree {
  static func text(of controller: UIViewController, depth: Int) -> String {
    let indent = String(repeating: "   | ", count: depth)
    let view = controller.viewIfLoaded.map { "\(type(of: $0))" } ?? "not loaded"
    var text = "\(indent)<\(type(of: controller))>, view: <\(view)>\n"
    for child in controller.children { text += self.text(of: child, depth: depth + 1) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      text += "\(indent)   + presents\n" + self.text(of: presented, depth: depth + 1)
    }
    return text
  }
}
