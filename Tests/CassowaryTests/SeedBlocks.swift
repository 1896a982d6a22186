import Foundation

/// Blocks of seeds of a random test: the usual number, or as many as hold the seeds that `MASTHEAD_SEEDS` asks for.
func seedBlocks(_ usual: UInt64, of size: UInt64) -> Range<UInt64> {
  let asked = ProcessInfo.processInfo.environment["MASTHEAD_SEEDS"].flatMap { UInt64($0) }
  return 0..<(asked.map { max(1, ($0 + size - 1) / size) } ?? usual)
}
