import Foundation

/// The seeds of a random test: from 1 to the usual number, or as many as `MASTHEAD_SEEDS` says, for a search that takes longer.
public func seeds(_ usual: UInt64) -> ClosedRange<UInt64> {
  let asked = ProcessInfo.processInfo.environment["MASTHEAD_SEEDS"].flatMap { UInt64($0) }
  return 1...max(1, asked ?? usual)
}
