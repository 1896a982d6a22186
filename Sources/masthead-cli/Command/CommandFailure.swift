import HeadlessOptions

/// The reason why the command ends without having done its work: one line for a person, a status for a script.
struct CommandFailure: Error, Equatable {
  /// Names the thing and the cure; empty when everything has been said already.
  var message: String
  /// 2 when the request cannot be honoured as written, 1 when it was honoured and failed.
  var status: Int32

  init(_ message: String, status: Int32 = 2) {
    (self.message, self.status) = (message, status)
  }

  init(_ error: SnapshotOptionsError) {
    self.init(error.description)
  }
}
