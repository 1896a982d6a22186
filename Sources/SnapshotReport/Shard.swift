import Foundation

/// One of several processes or machines that share the tests of a run.
public struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let index: Int
  /// The number of shards.
  public let total: Int

  /// Makes a shard; throws an error in words for numbers out of range.
  public init(index: Int, total: Int) throws {
    guard total >= 1, total <= 10_000 else { throw Self.failure("\(total) shards: there can be 1 to 10000") }
    guard (1...total).contains(index) else {
      throw Self.failure("shard \(index) of \(total): shards are counted from 1 to \(total)")
    }
    (self.index, self.total) = (index, total)
  }

  /// Reads a shard of a record; throws an error in words for numbers out of range.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      index: try values.decode(Int.self, forKey: .index), total: try values.decode(Int.self, forKey: .total))
  }

  /// Reads `2/8`: the second of eight.
  public init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let total = Int(parts[1]) else {
      throw Self.failure("'\(text)': not a shard; write 2/8 for the second of eight")
    }
    try self.init(index: index, total: total)
  }

  /// `2/8`.
  public var description: String { "\(index)/\(total)" }

  /// The variable by which ``SwiftTestRun`` tells the tests' process that its arguments name its shard.
  public static let variable = "MASTHEAD_SHARD"
  /// The variable that holds a person's arguments beside the shard, a line an argument.
  public static let argumentsVariable = "MASTHEAD_SHARD_ARGUMENTS"

  /// The shard that the variables of a runner tell: Bazel's, GitLab's, Kubernetes' indexed jobs, SLURM's arrays.
  ///
  /// Nil where none is set. `SNAPSHOT_SHARDS` is the number of shards where the runner does not tell it (Kubernetes). Throws in words where half of it is missing or is no
  /// number: a process that took all tests for its part would be slow, one that took none would pass.
  public init?(environment: [String: String]) throws {
    for source in Self.sources {
      guard let found = try source.shard(environment) else { continue }
      self = found
      return
    }
    return nil
  }

  /// The variables by which a runner tells the shard.
  private struct Source {
    var index: String
    /// The variables that may hold the number of shards.
    var totals: [String]
    /// The number of the first shard, or the variable that holds it.
    var first: (number: Int, variable: String?)
    var step: String?

    func shard(_ environment: [String: String]) throws -> Shard? {
      func value(_ name: String?) throws -> Int? {
        guard let name, let text = environment[name], !text.isEmpty else { return nil }
        guard let number = Int(text) else { throw Shard.failure("\(name) is '\(text)', which is no number") }
        return number
      }
      let total = try totals.lazy.compactMap(value).first
      guard let own = try value(index) else {
        // GitLab tells the number also to jobs that are not parallel; SNAPSHOT_SHARDS alone belongs to another runner.
        if let total, total > 1, totals.first.map({ environment[$0] != nil }) == true, totals.first != "SNAPSHOT_SHARDS"
        {
          throw Shard.failure(
            "\(totals[0]) is \(total), but \(index) is not set, so that the part of this process is not known")
        }
        return nil
      }
      guard let total else {
        let names = totals.joined(separator: " or ")
        throw Shard.failure("\(index) is \(own), but nothing tells how many shards there are: set \(names)")
      }
      let begin = try value(first.variable) ?? first.number
      let step = max(try value(step) ?? 1, 1)
      return try Shard(index: (own - begin) / step + 1, total: total)
    }
  }

  private static let sources: [Source] = [
    Source(index: "TEST_SHARD_INDEX", totals: ["TEST_TOTAL_SHARDS"], first: (0, nil)),
    Source(index: "CI_NODE_INDEX", totals: ["CI_NODE_TOTAL"], first: (1, nil)),
    Source(index: "JOB_COMPLETION_INDEX", totals: ["SNAPSHOT_SHARDS"], first: (0, nil)),
    Source(
      index: "SLURM_ARRAY_TASK_ID", totals: ["SLURM_ARRAY_TASK_COUNT"], first: (0, "SLURM_ARRAY_TASK_MIN"),
      step: "SLURM_ARRAY_TASK_STEP"),
  ]

  /// Touches the file by which Bazel learns that a test supports shards (`TEST_SHARD_STATUS_FILE`); throws an error if
  /// the file cannot be written.
  public static func acknowledge(environment: [String: String]) throws {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    guard FileManager.default.createFile(atPath: path, contents: Data()) else {
      throw failure("TEST_SHARD_STATUS_FILE: \(path) cannot be written")
    }
  }

  fileprivate static func failure(_ words: String) -> SnapshotRun.Failure { .init(words) }
}
