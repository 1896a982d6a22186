import CProcess
import UIKit

/// Sets the screen of a process up as `masthead swift test --device …` says, before the first line of the program.
///
/// `CProcess` calls it when the library is loaded, with what `MASTHEAD_SCREEN` holds: the arguments of `SnapshotOptions`, a line each.
@_cdecl("masthead_set_up_screen")
func setUpScreenOfProcess(_ text: UnsafePointer<CChar>) {
  let arguments = String(cString: text).split(separator: "\n").map(String.init)
  do {
    let options = try SnapshotOptions(arguments: arguments)
    let size = options.windowSize
    MainActor.assumeIsolated {
      _ = UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: size.width, height: size.height), scale: options.windowScale,
        safeAreaInsets: UIEdgeInsets(options.windowSafeArea), traits: UITraitCollection(options))
    }
  } catch {
    fatalError("MASTHEAD_SCREEN: \(error). Cure: leave it to ./masthead swift test --device NAME to set it.")
  }
}
