import Foundation
import Measuring

/// What was asked for on the command line.
struct Request {
  var groups: [any Group.Type]
  var peers: Peers?
  var rounds = 5
  var measuresYardstick = false

  static let usage = """
    usage: ./masthead bench [GROUP] [--peers [DIR]] [--rounds N] [--yardstick]

    Prints a line a figure: NAME VALUE UNIT, the median of N rounds (5 unless said).
      GROUP         \(bench.groups.map { $0.name }.joined(separator: ", ")); all unless said
      --peers DIR   runs the programs of others that were built into DIR in turn with ours, and prints ratios;
                    without DIR what needs no building, such as Chromium, from \(Peers.sources)
      --yardstick   measures a fixed piece of work around each group, and prints times over its time too, which do
                    not depend on the machine (.ci/run bench compares them with those of Benchmarks/ratios.tsv)
    """

  init(_ arguments: [String]) throws {
    groups = bench.groups
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw BenchmarkError("\(option) needs a value; see ./masthead bench --help")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--peers":
        let isFolder = rest.first.map { name in
          !name.hasPrefix("-") && !bench.groups.contains { $0.name == name }
        }
        peers = try Peers(folder: isFolder == true ? try value(of: argument) : Peers.sources)
      case "--rounds":
        let text = try value(of: argument)
        guard let number = Int(text), number > 0 else { throw BenchmarkError("--rounds \(text): not a number above 0") }
        rounds = number
      case "--yardstick": measuresYardstick = true
      case "--help", "-h":
        print(Request.usage)
        exit(0)
      default:
        guard let group = bench.groups.first(where: { $0.name == argument }) else {
          let names = bench.groups.map { $0.name }.joined(separator: ", ")
          throw BenchmarkError("\(argument): no such group; there are: \(names)")
        }
        groups = [group]
      }
    }
    for program in groups.flatMap({ $0.peerPrograms }) { _ = try peers?.path(of: program) }
  }
}

/// Ends with one line that names the trouble; status 2 if the command line is at fault, 1 if a measurement is.
func stop(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("masthead: bench: \(error)\n".utf8))
  exit(status)
}

let request: Request
do {
  request = try Request(Array(CommandLine.arguments.dropFirst()))
} catch {
  stop(error, status: 2)
}

for type in request.groups {
  var group = type.init()
  var rounds: [Round] = []
  do {
    for _ in 0..<request.rounds {
      var round = Round()
      let before = request.measuresYardstick ? try Yardstick.microseconds() : 0
      try group.measure(&round, peers: request.peers)
      if request.measuresYardstick {
        round.recordRatios(overYardstick: (before + (try Yardstick.microseconds())) / 2)
      }
      rounds.append(round)
    }
  } catch {
    stop(error, status: 1)
  }
  for line in Round.lines(of: rounds) { print(line) }
}
