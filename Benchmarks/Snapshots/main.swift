import Glibc
import MastheadSnapshotTesting
import SnapshotComparison
import SnapshotReport

// What `./masthead bench snapshots` runs, in a process for each measure: snapshot-bench pass|record|verify|report FOLDER [COUNT]
//
// Linked as tests are, with the libraries of the toolchain.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: snapshot-bench pass|record|verify|report FOLDER [COUNT]\n".utf8))
  exit(2)
}
let (mode, folder) = (arguments[0], arguments[1])
let count = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 60

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let (whole, rest) = try clock.measure(body).components
  return Double(whole) + Double(rest) * 1e-18
}

func emit(_ name: String, _ values: [Double], _ unit: String) {
  let sorted = values.sorted()
  print(
    "masthead\t\(name)\t\(sorted[sorted.count / 2])\t\(sorted[0])\t\(sorted[sorted.count - 1])\t\(unit)\t\(sorted.count)"
  )
}

/// The memory that is the process's own now, in megabytes.
func memory() -> Double {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
  return fields.count > 1 ? (Double(fields[1]) ?? 0) * 4096 / 1e6 : 0
}

@MainActor func verify(_ number: Int, _ record: SnapshotTestingConfiguration.Record) -> String? {
  compare(BenchTable.screen(number: number), number, record)
}

@MainActor func compare(
  _ screen: UIViewController, _ number: Int, _ record: SnapshotTestingConfiguration.Record
) -> String? {
  verifySnapshot(
    of: screen, as: .image(on: .iPhone13), named: "\(number)", record: record,
    snapshotDirectory: folder + "/references", testName: "table()")
}

/// Stops where something does not come out as it has to: its time would mean nothing.
func stop(_ words: String) -> Never {
  print("masthead\tWRONG: \(words)")
  exit(1)
}

/// A screen whose picture is known: what is left is the comparison.
private struct KnownScreen: ComparedScreen {
  let layoutText: String
  let hash: PixelHash
  let image: CGImage
  let png: Data
  let scale: CGFloat = 3
  func views(atRows rows: [Range<Int>]) -> [String] { [] }
}

@MainActor func measurePass() throws {
  _ = verify(0, .all)
  var times: [Double] = []
  for round in 0..<count + 5 {
    var words: String?
    let time = seconds { words = verify(0, .never) }
    if let words { stop(words) }
    if round >= 5 { times.append(time * 1e3) }
  }
  emit("pass of a full-screen table at 3x", times, "ms")

  let files = ReferenceFiles(
    source: "", folder: folder + "/references", test: "table()", name: "0", pathExtension: "png")
  guard let png = try files.read(), let text = try files.readLayout(), let hash = PNGHeader.pixelHash(of: png) else {
    stop("there is no reference")
  }
  let screen = KnownScreen(layoutText: text, hash: hash, image: try CGImage.decode(png).image, png: png)
  var comparisons: [Double] = []
  for _ in 0..<count * 5 {
    var outcome = SnapshotRecord.Outcome.raised
    let time = try seconds {
      outcome = try ScreenComparison(files, .never, keeping: { _, _ in "" }).verdict(screen).outcome
    }
    guard outcome == .passed else { stop("the comparison does not pass") }
    comparisons.append(time * 1e3)
  }
  emit("comparison alone", comparisons, "ms")
  emit("reference, bytes", [Double(png.count)], "B")
}

@MainActor func measureReport() throws {
  let place = URL(fileURLWithPath: folder + "/artifacts", isDirectory: true)
  setenv("SNAPSHOT_ARTIFACTS", place.path, 1)
  // Half of them differ in a row, of the others every second one in all texts, and the rest in the colours of all pixels, too; all have gradients everywhere.
  for number in 0..<10 { _ = compare(BenchTable.screen(number: number, hasGradients: true), number, .all) }
  for number in 0..<10 {
    let other = number % 2 == 0 ? number : number % 4 == 1 ? number + 120 : number + 101
    let screen = BenchTable.screen(number: other, changedRow: number % 2 == 0 ? 4 : nil, hasGradients: true)
    if compare(screen, number, .never) == nil { stop("a screen that differs passes") }
  }
  var size = 0
  let time = try seconds {
    let run = try SnapshotRun(folders: [place])
    guard run.count(.failed) == 10 else { stop("the report has \(run.summary)") }
    let page = try Reports(run).write(into: place)
    size = (FileManager.default.contents(atPath: page.path) ?? Data()).count
  }
  emit("report of ten failures, page", [Double(size) / 1e6], "MB")
  emit("report of ten failures, time", [time], "s")
}

try MainActor.assumeIsolated {
  switch mode {
  case "pass": try measurePass()
  case "record":
    for number in 0..<count {
      let words = verify(number, .all) ?? "a screen that is recorded passes"
      guard words.contains("has been recorded") || words.contains("is as it was") else { stop(words) }
    }
  case "verify":
    var before = 0.0
    var most = 0.0
    let time = seconds {
      for number in 0..<count {
        if let words = verify(number, .never) { stop(words) }
        // Caches fill with what the first screens have in common.
        if number == min(100, count / 10) { before = memory() }
        if number > 0, number % 1000 == 0 { emit("memory after \(number) assertions", [memory() - before], "MB") }
        if number % 50 == 0 { most = max(most, memory()) }
      }
    }
    emit("different assertions, time", [time], "s")
    emit("different assertions, memory", [max(most, memory()) - before], "MB")
  case "report": try measureReport()
  default: stop("no mode '\(mode)'")
  }
}
