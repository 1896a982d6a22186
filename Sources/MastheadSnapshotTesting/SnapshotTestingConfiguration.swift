import Foundation
import SnapshotComparison

/// When references are written, and which command a failure names for looking at pictures.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the present task; nil without one.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The variables that say when references are written: those of the process; tests of recording put others, as they run in continuous integration too.
  @TaskLocal package static var environment: [String: String] = ProcessInfo.processInfo.environment

  /// When references are written.
  public var record: Record?
  /// How a failure tells to look at two files.
  public var diffTool: DiffTool?

  /// Makes a configuration; nil leaves a thing as it is around it.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When references are written.
  ///
  /// Whatever is written, the assertion fails: a run that records is not one that has passed.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    /// Every reference is written; files whose picture and text are the same stay as they are, byte for byte.
    public static let all = Record(mode: .all)
    /// References that are missing or differ are written.
    public static let failed = Record(mode: .failed)
    /// Writes missing references: the default, except in continuous integration.
    public static let missing = Record(mode: .missing)
    /// Nothing is written.
    ///
    /// Holds in continuous integration (the variable `CI` is set and is not `false` or `0`).
    public static let never = Record(mode: .never)

    init(mode: RecordMode) { self.mode = mode }

    /// `true` is ``all``, `false` is ``missing``.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// Says how to look at two files that differ.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (String, String) -> String

    /// Makes a tool from its message for two paths, of the recorded and the present file.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      words = tool
    }

    /// A command that takes the two paths.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// The two paths.
    public static let `default` = DiffTool { "@−\n\"\($0)\"\n@+\n\"\($1)\"" }

    /// Kaleidoscope's command, with the two paths.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// The message for two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

/// Runs an operation under another configuration.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    .init(record: record, diffTool: diffTool).over(.current), operation: operation)
}

/// Runs an operation under another configuration.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    .init(record: record, diffTool: diffTool).over(.current), operation: operation)
}

extension SnapshotTestingConfiguration {
  /// The configuration with missing values from `outer`.
  func over(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    .init(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }

  /// The setting for an assertion: its own, else the task's, else that of the variable `SNAPSHOT_TESTING_RECORD`, else
  /// that of `CI`.
  ///
  /// Throws when the variable is not a word.
  static func record(
    _ own: Record?, environment: [String: String] = Self.environment
  ) throws -> Record {
    Record(mode: try RecordMode.inForce((own ?? current?.record)?.mode, environment: environment))
  }
}
