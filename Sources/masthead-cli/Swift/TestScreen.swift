import HeadlessOptions

/// The screen that `masthead swift test` runs the tests of a package on, as its options say.
struct TestScreen: Equatable {
  /// The environment variable by which the screen reaches the tests' processes (`ScreenOfProcess` in HeadlessHost).
  static let variable = "MASTHEAD_SCREEN"

  /// Options that have a value; all others, but for `--bold-text`, are SwiftPM's.
  static let options = [
    "--device", "--orientation", "--size", "--scale", "--appearance", "--text-size", "--direction", "--contrast",
  ]

  /// The arguments left for SwiftPM.
  var others: [String] = []
  /// The value of the variable; nil without options.
  var value: String?

  /// Takes the options of the screen out of the arguments, written as `--device NAME` or `--device=NAME`, and checks them.
  init(_ arguments: [String]) throws {
    var pairs: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      if argument == "--" {
        others += [argument] + rest
        break
      } else if argument == "--bold-text" {
        pairs.append(argument + "=1")
      } else if !Self.options.contains(name) {
        others.append(argument)
      } else if name != argument {
        pairs.append(argument)
      } else if let value = rest.popFirst() {
        pairs.append("\(name)=\(value)")
      } else {
        throw CommandFailure("\(name): needs a value (all of them: masthead snapshot --help)")
      }
    }
    guard !pairs.isEmpty else { return }
    func has(_ name: String) -> Bool { pairs.contains { $0.hasPrefix(name + "=") } }
    // A size that is no device's has no safe area.
    if has("--size"), !has("--device") { pairs.append("--no-safe-area=1") }
    do {
      value = try SnapshotOptions(arguments: pairs).arguments.filter { !$0.hasPrefix("--output=") }
        .joined(separator: "\n")
    } catch let error as SnapshotOptionsError {
      throw CommandFailure(error)
    }
  }
}
