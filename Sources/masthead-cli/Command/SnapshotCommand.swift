import ArgumentParser
import HeadlessOptions

/// `masthead snapshot`: compiles source files as they are, shows their screens and writes pictures and layout texts.
///
/// Checks the request, finds or makes the executable of these very screens (`ScreenBuilder`), and becomes it: the compiled
/// screens read the options from their arguments and do the drawing (`SnapshotMain` in HeadlessHost).
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Draws the screens of iOS source files.",
    discussion: """
      Without --show, every view controller class in the files that can be made without arguments is drawn. \
      Without files, the project's own examples are drawn. Each screen gives NAME.png and NAME.layout.txt.

      A folder with an application, or its Xcode project, is started as iOS does, with its Info.plist, delegate and scene, and its first \
      screen is drawn; --show draws what you name in the running application. Texts are those of --language.

      The files are compiled together, as one application: name those that hold types which the screens need, or a \
      folder, which stands for all Swift files in it. \
      A name that begins with a dash stands behind --. Images are looked for beside the files. \
      Compiled screens are kept for the next time, in the folder that MASTHEAD_CACHE names or in one of Masthead's.

        masthead snapshot Screen.swift Model.swift --device 'iPhone 16 Pro' --appearance dark
        masthead snapshot Cells.swift --show 'PriceCell(style: .default, reuseIdentifier: nil)' -o pictures
        masthead snapshot MyApp --do 'tap Settings; picture settings; swipe left on Wi-Fi'
        masthead snapshot MyApp --check --matrix 'appearance=light,dark; text-size=l,ax3; direction=ltr,rtl' --pairwise
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Swift files that import UIKit, or folders of them; an application's folder or Xcode project.", valueName: "file")
  )
  var files: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Swift expression that makes a view or view controller; may be repeated.", valueName: "expression"))
  var show: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Folder for the pictures.", valueName: "dir"))
  var output = "snapshots"

  @Option(help: ArgumentHelp("Device to show the screens on (list: masthead devices).", valueName: "name"))
  var device: String?

  @Option(help: "How the device is held: portrait or landscape.")
  var orientation = "portrait"

  @Option(
    help: ArgumentHelp(
      "Size of the window in points in place of a device's; without --device there is no safe area.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "N"))
  var scale: String?

  @Option(help: "light or dark.")
  var appearance = "light"

  @Option(help: ArgumentHelp("xs, s, m, l, xl, xxl, xxxl, ax1 … ax5.", valueName: "size"))
  var textSize = "l"

  @Option(help: "normal or high: whether the reader asks for more contrast.")
  var contrast = "normal"

  @Flag(help: "Draw the system's texts bold, as a reader may ask for.")
  var boldText = false

  @Option(help: "ltr or rtl; without it the language's.")
  var direction: String?

  @Option(
    help: ArgumentHelp(
      """
      Language of the texts that are looked up (ko, pt-BR, …), as the .lproj folders are named; en-XA (accented), en-XL (long) and ar-XB (right to \
      left) are made of the language of development.
      """, valueName: "language"
    ))
  var language: String?

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      """
      What fingers and keys do before the picture is taken, steps with ; between them: tap NAME, double tap NAME, hold NAME, \
      swipe left on NAME, drag NAME by X,Y, scroll to NAME, back, type TEXT, press return, shake, text size ax3, wait SECONDS, picture NAME, \
      and to interrupt press NAME, move by X,Y, lift, turn landscape, resize 375x667. A name is \
      what a screen reader calls it, or a label's text, and NAME #2 is the second of that name; X,Y is a place (docs/Steps.md).
      """, valueName: "steps"))
  var steps: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scroll the main scroll view by so many points from its top.", valueName: "Y"))
  var scroll: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scroll so that this row or item is at the top.", valueName: "section,row"))
  var scrollTo: String?

  @Flag(help: "Make the window so tall that all the scrolling content shows.")
  var fullContent = false

  @Option(
    help: ArgumentHelp(
      """
      Draw each screen in all combinations of values, each in a folder of its own: device=A,B; appearance=light,dark; text-size=l,ax3; orientation, \
      direction, language, contrast=normal,high, bold-text=off,on.
      """, valueName: "values"))
  var matrix: String?

  @Flag(help: "Of a matrix draw only as many combinations as hold each pair of values.")
  var pairwise = false

  @Flag(help: "Draw the #Previews of views and controllers too; without this where there is nothing else to draw.")
  var previews = false

  @Flag(
    help: """
      Compare the pictures of all screens and #Previews with references beside the sources (__Snapshots__/screens), and write reports into the folder of -o; \
      status 1 when one is not as it was.
      """)
  var check = false

  @Option(help: ArgumentHelp("Folder of the references of --check.", valueName: "dir"))
  var references: String?

  @Option(
    help: ArgumentHelp(
      "When --check writes references: never, missing, failed, all; missing unless said, and never where CI is set.",
      valueName: "mode"))
  var record: String?

  @Flag(
    help: """
      Write what a screen reader finds, in the order in which it reads, to NAME.accessibility.txt, and a picture with the same numbers and a legend to \
      NAME.accessibility.png.
      """)
  var accessibility = false

  @Flag(
    help: """
      Look for elements without a label, targets under 44 points, text with too little contrast, and clipped text; status 1 where there is one.
      """)
  var accessibilityChecks = false

  @Flag(
    inversion: .prefixedNo,
    help: "Draw status bar and home indicator; unless said, only where an application is started.")
  var statusBar: Bool?

  @Flag(help: "Draw the keys of the keyboard while it is up, as a plain picture.")
  var keyboard = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Let timers and sleeping tasks go on for so many seconds of virtual time.", valueName: "seconds"))
  var after: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Give a screen up that is not drawn after so many seconds.", valueName: "seconds"))
  var timeout: String?

  func run() throws {
    var options = try snapshotOptions()
    let installation = try Installation.current()
    let application = try application()
    let sources = try application?.sources ?? SourceFile.read(files.isEmpty ? installation.examples() : files)
    let builder = try ScreenBuilder(
      installation: installation, application: application, showsPreviews: check || previews)
    if check { options.check = checked(application, sources) }
    let expressions = try ScreenExpression.checked(show)
    let symbolizer = FileSystem.folder(of: FileSystem.resolve(installation.compiler)) + "/llvm-symbolizer"
    // A program that cannot be started is compiled once more: what is wrong with it nobody knows.
    for isLast in [false, true] {
      var executable = try builder.executable(sources: sources, expressions: expressions)
      if let application {
        executable = try ApplicationBundle(application: application, cacheFolder: installation.cacheFolder)
          .make(for: executable)
      }
      let failure = Child.become(
        executable, arguments: options.arguments,
        environment: [
          // With backtraces on, Swift's runtime leaves a crash to a handler, which is ours; off, it prints a trace by itself.
          "SWIFT_BACKTRACE": "enable=yes,warnings=suppressed",
          // Finds the user's lines after a crash; the toolchain has it beside the compiler.
          "MASTHEAD_SYMBOLIZER": symbolizer,
        ],
        world: Self.world)
      if isLast { throw failure }
      builder.forget(sources: sources, expressions: expressions)
    }
  }

  /// Variables that the libraries of Swift and the system read, as they are on every machine: the place is that of a screen where nothing else is said.
  private static let world: KeyValuePairs = [
    "TZ": "GMT", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "LANGUAGE": "en_US",
    // Sets and dictionaries have the same order in all runs.
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Returns the comparison with references in the folder that was given, or beside the first file.
  private func checked(_ application: Application?, _ sources: [SourceFile]) -> SnapshotOptions.Check {
    let given = files.first.map {
      FileSystem.kind($0) == .folder ? FileSystem.resolve($0) : FileSystem.folder(of: FileSystem.resolve($0))
    }
    let folder = application?.root ?? given ?? sources.first?.folder ?? "."
    let name = application?.name ?? folder.split(separator: "/").last.map(String.init) ?? "Screens"
    return SnapshotOptions.Check(
      references: references ?? folder + "/__Snapshots__/screens", name: name,
      source: files.count == 1 && FileSystem.kind(files[0]) == .file ? FileSystem.resolve(files[0]) : folder,
      record: record?.lowercased(), isOfAPart: !show.isEmpty)
  }

  /// Returns the application named by the only argument: an Xcode project, or a folder with the sources of an
  /// application.
  private func application() throws -> Application? {
    guard files.count == 1, let path = files.first, FileSystem.kind(path) == .folder else { return nil }
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") { return try XcodeProject.application(path) }
    return Application(folder: path, sources: try SourceFile.read([path]))
  }

  /// The request as checked values.
  func snapshotOptions() throws -> SnapshotOptions {
    do {
      var options = SnapshotOptions(
        device: try SnapshotOptions.parseDevice(device ?? DeviceCatalogue.defaultDeviceName))
      options.outputDirectory = output
      options.orientation = try SnapshotOptions.parseWord(orientation, option: "--orientation")
      options.size = try size.map(SnapshotOptions.parseSize)
      options.keepsSafeArea = size == nil || device != nil
      options.scale = try scale.map(SnapshotOptions.parseScale)
      options.appearance = try SnapshotOptions.parseWord(appearance, option: "--appearance")
      options.textSize = try SnapshotOptions.parseWord(textSize, option: "--text-size")
      options.language = try language.map(SnapshotOptions.parseLanguage)
      options.contrast = try SnapshotOptions.parseWord(contrast, option: "--contrast")
      options.hasBoldText = boldText
      if let record { _ = try SnapshotOptions.parseRecord(record) }
      for (name, isSet) in [("--record", record != nil), ("--references", references != nil)] where isSet && !check {
        throw SnapshotOptionsError("\(name): belongs to --check; write that too")
      }
      if pairwise, matrix == nil { throw SnapshotOptionsError("--pairwise: belongs to --matrix; write that too") }
      options.matrix = try matrix.map { try SnapshotMatrix($0, isPairwise: pairwise) }
      if let direction {
        options.direction = try SnapshotOptions.parseWord(direction, option: "--direction")
      } else {
        options.direction = options.directionOfLanguage
      }
      options.script = try ScreenScript(steps.joined(separator: "\n"))
      if scroll != nil && scrollTo != nil {
        throw SnapshotOptionsError("--scroll and --scroll-to exclude each other; leave one out")
      }
      options.scroll = try scroll.map(SnapshotOptions.parseOffset) ?? scrollTo.map(SnapshotOptions.parseRow) ?? .none
      if fullContent && options.scroll != .none {
        throw SnapshotOptionsError(
          "--full-content shows everything, so there is nothing to scroll; leave out --scroll or --scroll-to")
      }
      options.showsFullContent = fullContent
      options.writesAccessibility = accessibility
      options.checksAccessibility = accessibilityChecks
      options.showsStatusBar = statusBar
      options.showsKeyboard = keyboard
      if let after { options.after = try SnapshotOptions.parseAfter(after) }
      if let timeout { options.timeout = try SnapshotOptions.parseTimeout(timeout) }
      if output.isEmpty { throw SnapshotOptionsError("-o '': not a folder; write its name, such as snapshots") }
      try options.validate()
      return options
    } catch let error as SnapshotOptionsError {
      throw CommandFailure(error)
    }
  }
}
