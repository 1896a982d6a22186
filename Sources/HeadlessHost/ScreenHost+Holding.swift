import QuartzCore
import UIKit

/// A finger that stays down over several steps, and a device that is turned or resized meanwhile.
extension ScreenHost {
  /// The duration of a move of a held finger, in seconds: a rule.
  private static let moveDuration = 0.25

  func hold(_ action: ScreenStep.Action) throws {
    switch action {
    case .fingerDown(let target):
      guard heldFinger == nil else { throw StepProblem("a finger is down already; write lift before") }
      let spot = try spot(target)
      let finger = TouchDriver(window: spot.window)
      let uses = stage.inputUses
      finger.down(at: spot.point)
      heldFinger = (finger, spot, uses)
      advance(by: DisplayClock.frameInterval)
    case .fingerMove(let destination):
      let (finger, start, _) = try held()
      let goal = try end(of: destination, from: start)
      move(finger, from: start.point, to: goal, duration: Self.moveDuration, steps: 15)
      heldFinger?.spot = StepSpot(window: start.window, point: goal, frame: start.frame, view: start.view)
    default:
      let finger = try held().finger
      heldFinger = nil
      finger.up()
      advance(by: DisplayClock.frameInterval)
    }
  }

  private func held() throws -> (finger: TouchDriver, spot: StepSpot, uses: Int) {
    guard let heldFinger else { throw StepProblem("no finger is down; write press NAME before") }
    return heldFinger
  }

  // MARK: Turning

  /// Turns the device, as far as the application and the controller in front support the orientation.
  func turn(_ turn: ScreenStep.Turn) throws {
    let present = window.windowScene?.interfaceOrientation ?? .portrait
    // Turned to the left, its home button is on the right.
    let round: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let place = round.firstIndex(of: present) ?? 0
    let next: UIInterfaceOrientation =
      switch turn {
      case .portrait: .portrait
      case .landscape: present.isLandscape ? present : .landscapeRight
      case .upsideDown: .portraitUpsideDown
      case .left: round[(place + 1) % 4]
      case .right: round[(place + 3) % 4]
      }
    let screen = stage.screen
    var (size, safeArea) = (screen.bounds.size, screen.safeAreaInsets)
    if present.isLandscape != next.isLandscape {
      size = CGSize(width: size.height, height: size.width)
      let held: Device.Orientation = next.isLandscape ? .landscape : .portrait
      if options.keepsSafeArea { safeArea = UIEdgeInsets(options.device.safeArea(held)) }
    }
    guard screen.application.turn(to: next, size: size, safeAreaInsets: safeArea) else {
      throw StepProblem(
        "the application, or the controller that fills the window, does not support this orientation; let supportedInterfaceOrientations have it"
      )
    }
    statusBar = makeStatusBar(safeArea: safeArea)
  }

  /// Resizes the window, which no controller can refuse.
  func resize(_ size: CGSize) throws {
    let limit = SnapshotOptions.largestSideInPixels / options.windowScale
    guard size.width <= limit, size.height <= limit else {
      throw StepProblem("a side of more than \(Int(limit)) points makes too large a picture; write less")
    }
    let safeArea = stage.screen.safeAreaInsets
    stage.screen.application.resize(to: size, safeAreaInsets: safeArea)
    statusBar = makeStatusBar(safeArea: safeArea)
  }

  func makeStatusBar(safeArea: UIEdgeInsets) -> StatusBarPicture {
    StatusBarPicture(
      frame: window.bounds, safeArea: safeArea, scale: options.windowScale, isPad: options.device.idiom == .pad)
  }
}
