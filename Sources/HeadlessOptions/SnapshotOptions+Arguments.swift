/// The form in which options travel from the command line to the compiled screens: one `--name=value` a fact.
///
/// Only what differs from the default is written; `init(arguments:)` reads back exactly what `arguments` wrote.
extension SnapshotOptions {
  /// The options as arguments, device and output first; options with their default are left out.
  public var arguments: [String] {
    var list = ["--device=\(device.name)", "--output=\(outputDirectory)"]
    if orientation != .portrait { list.append("--orientation=\(orientation.rawValue)") }
    if let size { list.append("--size=\(size.width)x\(size.height)") }
    if let scale { list.append("--scale=\(scale)") }
    if !keepsSafeArea { list.append("--no-safe-area=1") }
    if appearance != .light { list.append("--appearance=\(appearance.rawValue)") }
    if textSize != .l { list.append("--text-size=\(textSize.rawValue)") }
    if direction != .ltr { list.append("--direction=\(direction.rawValue)") }
    if contrast != .normal { list.append("--contrast=\(contrast.rawValue)") }
    if hasBoldText { list.append("--bold-text=1") }
    if let matrix {
      list.append("--matrix=\(matrix.text)")
      if matrix.isPairwise { list.append("--pairwise=1") }
    }
    if let check {
      list += ["--check=\(check.references)", "--check-name=\(check.name)", "--check-source=\(check.source)"]
      if let record = check.record { list.append("--record=\(record)") }
      if check.isOfAPart { list.append("--check-part=1") }
    }
    if let language { list.append("--language=\(language)") }
    if !script.text.isEmpty { list.append("--do=\(script.text)") }
    switch scroll {
    case .none: break
    case .offset(let offset): list.append("--scroll=\(offset)")
    case .row(let section, let row): list.append("--scroll-to=\(section),\(row)")
    }
    if showsFullContent { list.append("--full-content=1") }
    if writesAccessibility { list.append("--accessibility=1") }
    if checksAccessibility { list.append("--accessibility-checks=1") }
    if let showsStatusBar { list.append("--status-bar=\(showsStatusBar ? 1 : 0)") }
    if showsKeyboard { list.append("--keyboard=1") }
    if after != 1 { list.append("--after=\(after)") }
    if timeout != 10 { list.append("--timeout=\(timeout)") }
    return list
  }

  /// Reads options from arguments; throws in words for a name or a value that is not one.
  public init(arguments: some Sequence<String>, catalogue: DeviceCatalogue = .standard) throws {
    var pairs: [(name: String, value: String)] = []
    for argument in arguments {
      guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
        throw SnapshotOptionsError("'\(argument)': not a snapshot option; write --name=value")
      }
      pairs.append((String(argument[..<equals]), String(argument[argument.index(after: equals)...])))
    }
    let deviceName = pairs.last { $0.name == "--device" }?.value ?? DeviceCatalogue.defaultDeviceName
    self.init(device: try Self.parseDevice(deviceName, in: catalogue))
    func last(_ name: String) -> String? { pairs.last { $0.name == name }?.value }
    if let references = last("--check") {
      check = Check(
        references: references, name: last("--check-name") ?? "", source: last("--check-source") ?? "",
        record: try last("--record").map(Self.parseRecord), isOfAPart: last("--check-part") == "1")
    }
    if let text = last("--matrix") { matrix = try SnapshotMatrix(text, isPairwise: last("--pairwise") == "1") }
    for (name, value) in pairs {
      switch name {
      case "--device", "--check", "--check-name", "--check-source", "--check-part", "--record", "--matrix",
        "--pairwise":
        break
      case "--contrast": contrast = try Self.parseWord(value, option: name)
      case "--bold-text": hasBoldText = value == "1"
      case "--output": outputDirectory = value
      case "--orientation": orientation = try Self.parseWord(value, option: name)
      case "--size": size = try Self.parseSize(value)
      case "--scale": scale = try Self.parseScale(value)
      case "--no-safe-area": keepsSafeArea = value != "1"
      case "--appearance": appearance = try Self.parseWord(value, option: name)
      case "--text-size": textSize = try Self.parseWord(value, option: name)
      case "--direction": direction = try Self.parseWord(value, option: name)
      case "--language": language = try Self.parseLanguage(value)
      case "--do": script = try ScreenScript(value)
      case "--scroll": scroll = try Self.parseOffset(value)
      case "--scroll-to": scroll = try Self.parseRow(value)
      case "--full-content": showsFullContent = value == "1"
      case "--accessibility": writesAccessibility = value == "1"
      case "--accessibility-checks": checksAccessibility = value == "1"
      case "--status-bar": showsStatusBar = value == "1"
      case "--keyboard": showsKeyboard = value == "1"
      case "--after": after = try Self.parseAfter(value)
      case "--timeout": timeout = try Self.parseTimeout(value)
      default: throw SnapshotOptionsError("'\(name)': no such snapshot option")
      }
    }
    try validate()
  }
}
