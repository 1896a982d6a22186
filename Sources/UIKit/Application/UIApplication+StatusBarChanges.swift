// What iOS tells when the device is turned, and had its own words for before `viewWillTransition(to:with:)`.
extension UIApplication {
  /// The status bar is about to stand another way; `statusBarOrientationUserInfoKey` has the new orientation.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The status bar stands another way; `statusBarOrientationUserInfoKey` has the orientation before.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The status bar is about to have another place or size; `statusBarFrameUserInfoKey` has the new one.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// The status bar has another place or size; `statusBarFrameUserInfoKey` has the one before.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The key of an orientation's number.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// The key of a rectangle in an `NSValue`.
  public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }

  /// The part of the status bar's state that a turn of the device changes.
  struct StatusBarTurn {
    var orientation: UIInterfaceOrientation
    var frame: CGRect
  }

  /// Tells of the status bar before a turn, with its next state, or after, with its old one.
  func tell(of turn: StatusBarTurn, isOver: Bool, orientationChanges: Bool) {
    let center = NotificationCenter.default
    if orientationChanges {
      let name =
        isOver ? Self.didChangeStatusBarOrientationNotification : Self.willChangeStatusBarOrientationNotification
      center.post(
        name: name, object: self, userInfo: [Self.statusBarOrientationUserInfoKey: turn.orientation.rawValue])
    }
    center.post(
      name: isOver ? Self.didChangeStatusBarFrameNotification : Self.willChangeStatusBarFrameNotification,
      object: self, userInfo: [Self.statusBarFrameUserInfoKey: NSValue(cgRect: turn.frame)])
  }
}
