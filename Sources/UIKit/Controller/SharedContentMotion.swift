/// What two controllers show together, on its way from how one of them shows it to how the other does.
///
/// It lies in the new controller's view already.
@MainActor protocol SharedContentMotion: AnyObject {
  /// Shows it as the new controller does, at once.
  func jump()
  /// Has it move to there.
  func start()
  /// Has it move as far as a finger says.
  func startFollowing()
  /// The finger's way, 0…1.
  func follow(_ fraction: CGFloat)
  /// The finger was lifted: it goes on, or back.
  func letGo(isCancelled: Bool)
  /// The old controller stays: it lies in that one's view again.
  func giveBack()
}
