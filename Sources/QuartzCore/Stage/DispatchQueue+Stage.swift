import Dispatch

/// Dispatch's own methods, which blocks of an application come by to the screen that put them off.
///
/// Blocks carry no task. Where several screens are shown in one process, `UIScreen.main` in a block would be that of nobody; these are chosen by the
/// compiler before the methods with more parameters.
extension DispatchQueue {
  /// Enqueues a block, which runs on the present code's screen.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, execute: Stage.keeping(work))
  }

  /// Enqueues a block until a time, which runs on the present code's screen.
  ///
  /// The time is the machine's, except in programs of the snapshot command.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: Stage.keeping(work))
  }
}
