/// Content shared by two controllers, on its way between their layouts.
///
/// It lies in the new controller's view already.
@MainActor protocol SharedContentMotion: AnyObject {
  /// Shows it as the new controller does, at once.
  func jump()
  /// Starts the motion to the new layout.
  func start()
  /// Starts a motion that a finger drives.
  func startFollowing()
  /// The finger's way, 0…1.
  func follow(_ fraction: CGFloat)
  /// The finger was lifted: it goes on, or back.
  func letGo(isCancelled: Bool)
  /// Gives the content back to the old controller, which stays.
  func giveBack()
}
