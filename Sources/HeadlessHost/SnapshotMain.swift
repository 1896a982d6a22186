import CProcess
import Foundation
internal import SystemFiles
import UIKit

/// The program that the snapshot command compiles around the user's screens.
@MainActor
public enum SnapshotMain {
  /// Draws the screens one after the other as the program's arguments say; returns the exit status.
  ///
  /// Each screen is drawn in a process of its own (`ScreenProcess`). The status is 0 when every screen was drawn, 2 when one cannot
  /// be shown as asked for, 1 when one crashed, hung or ended the program, or when nothing can be written; with several, the
  /// lowest that is not 0.
  ///
  /// `application` is the entry of the user's program, where that is an application: it is started before a screen is made, and a screen
  /// that makes nothing is the application's own first one.
  public static func run(
    resourceFolders: [String], screens: [SnapshotScreen], application: (@MainActor () -> Void)? = nil,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Int32 {
    let options: SnapshotOptions
    do {
      options = try SnapshotOptions(arguments: arguments)
    } catch {
      return fail("\(error)", status: 2)
    }
    do {
      try FileManager.default.createDirectory(atPath: options.outputDirectory, withIntermediateDirectories: true)
    } catch {
      return fail(
        "\(options.outputDirectory): not a folder that can be written to; name another one with -o", status: 2)
    }
    if let check = options.check {
      do {
        return try run(
          screens, options, application, check: ScreenCheck(check, folder: options.outputDirectory), resourceFolders)
      } catch {
        return fail("\(error)", status: 2)
      }
    }
    return run(screens, options, application, check: nil, resourceFolders)
  }

  /// Draws all screens in all ways that the options say, and compares them where a check is asked for.
  private static func run(
    _ screens: [SnapshotScreen], _ options: SnapshotOptions, _ application: (@MainActor () -> Void)?,
    check: ScreenCheck?, _ resourceFolders: [String]
  ) -> Int32 {
    // An application's program runs in its bundle.
    let bundle = application == nil ? nil : Bundle.main.resourcePath
    ResourceSearchPath.folders = resourceFolders + (bundle.map { [$0] } ?? [])
    _ = PlatformProperty.bundleMethods.holds
    // A new machine's font files are read from end to end: here, not in the time that a screen has.
    _ = FontInspector.shared.fingerprint()
    var status: Int32 = 0
    for var variant in options.variants {
      Stage.current.language = variant.language
      if let check {
        variant.outputDirectory = check.drawings(of: variant)
      } else if options.matrix != nil {
        variant.outputDirectory += "/" + variant.variantName
      }
      // A screen may change the current folder.
      let folder = URL(fileURLWithPath: variant.outputDirectory).standardizedFileURL.path
      guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else {
        return fail(
          "\(variant.outputDirectory): not a folder that can be written to; name another one with -o", status: 2)
      }
      for screen in screens {
        let process = ScreenProcess(source: screen.source, timeout: variant.timeout)
        switch process.run({ draw(screen, variant, in: folder, application) }) {
        case .finished(0): break
        case .finished(let code): status = status == 0 ? code : min(status, code)
        case .failed(let words):
          status = 1
          if check != nil { ScreenCheck.note(words, of: screen, in: folder) }
        case .cannotWrite: return 1
        }
      }
      check?.compare(variant, of: screens)
    }
    let found = check?.finish() ?? 0
    return status == 0 ? found : status
  }

  /// Draws a screen in its own process, and returns the exit status.
  private static func draw(
    _ screen: SnapshotScreen, _ options: SnapshotOptions, in folder: String, _ application: (@MainActor () -> Void)?
  ) -> Int32 {
    Diagnostics.shared.observe { diagnostic in
      if diagnostic.kind == .calledOffMainThread { CrashReport.send(.place, code: 0) }
      CrashReport.send(diagnostic.description)
    }
    // Waiting ends before the process is ended, which would leave nothing to look at.
    let work = BackgroundWork(limit: min(3, options.timeout / 2))
    work?.whenExiting { status in
      masthead_write_prints()
      CrashReport.send(.exit, code: status)
      _exit(1)
    }
    let wanted: (options: SnapshotOptions, fitsContent: Bool)
    do {
      wanted = try options.applying(screen.traits)
    } catch {
      return fail("\(screen.source): \(error)", status: 2)
    }
    let host = ScreenHost(options: wanted.options, work: work)
    work?.begin(at: host.stage.screen.dateAtStart)
    if work != nil { OfflineRequests.begin() }
    host.fitsContent = wanted.fitsContent
    guard let application else { return finish(screen, host, folder, nil) }
    host.stage.screen.applicationHost = { started in
      ScreenProcess.end(MainActor.assumeIsolated { finish(screen, host, folder, started) })
    }
    application()
    return fail(
      "\(screen.source): its entry ended without starting an application; let it call UIApplicationMain, or mark the delegate with @main",
      status: 2)
  }

  /// Draws a screen, or the application's own first one, and returns the exit status.
  private static func finish(
    _ screen: SnapshotScreen, _ host: ScreenHost, _ folder: String, _ application: UIApplication?
  ) -> Int32 {
    do {
      return try draw(screen, host, folder, application)
    } catch let error as ScreenHostError {
      if case .notWritable = error { return fail("\(error)", status: ScreenProcess.cannotWriteStatus) }
      if host.options.check != nil { ScreenCheck.note("\(screen.name) \(error)", of: screen, in: folder) }
      if case .doesNotRest = error { return fail("\(screen.source): \(error)", status: 1) }
      return fail("\(screen.source): \(error)", status: 2)
    } catch {
      return fail("\(screen.source): \(error)", status: 1)
    }
  }

  private static func draw(
    _ screen: SnapshotScreen, _ host: ScreenHost, _ folder: String, _ application: UIApplication?
  ) throws -> Int32 {
    // Swift's clocks say virtual time here.
    let start = realMilliseconds
    if let make = screen.make {
      try host.show(make(), fitsBareViews: true)
    } else if let application {
      try host.show(application: application)
    }
    for step in host.options.script.steps {
      if case .picture(let name) = step.action {
        try write(host, screen.name + "-" + name, folder, since: start)
      } else {
        try host.perform(step)
      }
    }
    if host.options.showsFullContent { try host.showFullContent() }
    try host.scroll(host.options.scroll)
    try write(host, screen.name, folder, since: start)
    let hasIssues = findsAccessibilityIssues(host, screen.name)
    host.reportUnfinishedWork()
    host.close()
    // The watching process tells calls from other threads, with their places.
    for diagnostic in Diagnostics.shared.all where diagnostic.kind != .calledOffMainThread {
      for line in diagnostic.description.split(separator: "\n") { output("  \(line)\n") }
    }
    return hasIssues ? 1 : 0
  }

  /// Writes the files of the screen's present state.
  private static func write(_ host: ScreenHost, _ name: String, _ folder: String, since start: Int) throws {
    // A person sees the picture, and what is told of it; a comparison would take it for the screen.
    if host.options.check != nil { try host.checkRest() }
    let picture = host.picture()
    let text = host.layoutText()
    let shown = host.options.outputDirectory + "/" + name
    let path = folder + "/" + name
    try OutputFile.write(picture.png, to: path + ".png", named: shown + ".png")
    try OutputFile.write(Data(text.utf8), to: path + ".layout.txt", named: shown + ".layout.txt")
    if host.options.writesAccessibility {
      try OutputFile.write(
        Data(host.accessibilityText().utf8), to: path + ".accessibility.txt", named: shown + ".accessibility.txt")
      try OutputFile.write(
        host.accessibilityPicture().pngData(), to: path + ".accessibility.png", named: shown + ".accessibility.png")
    }
    if host.options.check == nil {
      output("\(shown).png  \(picture.width)x\(picture.height)  \(realMilliseconds - start) ms\n")
    }
  }

  /// Prints the accessibility issues of a screen; true if there are any.
  private static func findsAccessibilityIssues(_ host: ScreenHost, _ name: String) -> Bool {
    guard host.options.checksAccessibility else { return false }
    let issues = host.accessibilityIssues()
    let way = host.options.check == nil ? host.options.outputDirectory + "/" : host.options.variantName + " "
    for issue in issues { output("\(way)\(name): \(issue)\n") }
    return !issues.isEmpty
  }

  private static var realMilliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private static func output(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("masthead: \(message)\n".utf8))
    return status
  }
}
