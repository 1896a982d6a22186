import Measuring

/// Benchmarks of one subject: a folder of this target.
protocol Group: SendableMetatype {
  /// What one writes after `./masthead bench`.
  static var name: String { get }
  /// The peers' programs that it runs.
  static var peerPrograms: [String] { get }

  init()

  /// Measures everything once; `peers` is nil if only ours is to be measured.
  mutating func measure(_ round: inout Round, peers: Peers?) throws
}

/// All groups, in the order in which they run.
let groups: [any Group.Type] = [
  SolverGroup.self, CellsGroup.self, ListsGroup.self, CollectionsGroup.self, NestingGroup.self,
  BarsGroup.self, TextGroup.self, SnapshotsGroup.self,
]
