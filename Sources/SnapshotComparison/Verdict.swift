import Foundation
import SnapshotReport

/// The result of a comparison.
package struct Verdict {
  package var outcome: SnapshotRecord.Outcome
  /// The message of a test that fails; nil when it does not.
  package var message: String?
  /// The files shown with the failure.
  package var attachments: [SnapshotAttachment]

  /// Makes a verdict.
  package init(outcome: SnapshotRecord.Outcome, message: String?, attachments: [SnapshotAttachment] = []) {
    (self.outcome, self.message, self.attachments) = (outcome, message, attachments)
  }

  package static let passed = Verdict(outcome: .passed, message: nil)
}

/// Keeps the files of a failure, and returns the sentence to say of it.
package typealias KeepingFiles = (_ attachments: [SnapshotAttachment], _ files: ReferenceFiles) -> String

/// The messages and verdicts on references that were recorded or are missing.
package enum Recording {
  package static func recorded(_ files: ReferenceFiles, _ why: String) -> String {
    "\(files.name) \(why) and has been recorded; a run that records does not pass. Look at it, and run the test again: \(files.file.path)"
  }

  /// Returns the verdict on a missing reference, and keeps the new files, so that a person can look at them and accept
  /// them.
  package static func missing(
    _ files: ReferenceFiles, _ attachments: [SnapshotAttachment], keeping: KeepingFiles
  ) -> Verdict {
    Verdict(
      outcome: .failed, message: notThere(files) + keeping(attachments, files), attachments: attachments)
  }

  private static func notThere(_ files: ReferenceFiles) -> String {
    "\(files.name) is not there, and nothing is recorded in this run (continuous integration, or record: .never). Record it where you can look at it, and commit it: \(files.file.path)"
  }
}
