import Foundation
import Testing

@testable import masthead_cli

extension SnapshotEndToEndTests {
  /// Compiled screens are kept, and believed only when nobody else can have made them.
  @Suite struct Cache {
    private let folder: SnapshotCommandFolder

    init() throws { folder = try SnapshotCommandFolder() }

    @Test func anUnchangedFileIsNotCompiledAgainAndGivesTheSameBytes() throws {
      try folder.write("Screens.swift", SnapshotCommandFolder.screens)
      #expect(try folder.snapshot("Screens.swift", "-o", "a").status == 0)
      let compiled = FileSystem.list(SnapshotCommandFolder.cache + "/screens")
      #expect(try folder.snapshot("Screens.swift", "-o", "b").status == 0)
      #expect(FileSystem.list(SnapshotCommandFolder.cache + "/screens") == compiled)
      for name in folder.files("a") {
        #expect(FileSystem.read(folder.path + "/a/" + name) == FileSystem.read(folder.path + "/b/" + name), "\(name)")
      }
    }

    @Test(arguments: [0, 100, 4_000])
    func aCachedProgramThatWasCutShortIsCompiledAgain(length: Int) throws {
      try folder.write("Screens.swift", "import UIKit\nclass Cut\(length)ViewController: UIViewController {}\n")
      #expect(try folder.snapshot("Screens.swift").status == 0)
      let screens = SnapshotCommandFolder.cache + "/screens/"
      let newest = try #require(
        FileSystem.list(screens).compactMap { FileIdentity(screens + $0) }.max { $0.changed < $1.changed })
      #expect(truncate(newest.path, length) == 0)
      let run = try folder.snapshot("Screens.swift", "-o", "again")
      #expect(run.status == 0, "\(run.error)")
      #expect(folder.files("again").contains("Cut\(length)ViewController.png"))
      #expect(FileIdentity(newest.path)?.size == newest.size)
    }

    @Test func aCompilationThatWasKilledLeavesNothingThatIsBelieved() throws {
      try folder.write("Screens.swift", "import UIKit\nclass KilledViewController: UIViewController {}\n")
      // What a killed run leaves: its unfinished program, under a process number that no process has.
      let leftover = SnapshotCommandFolder.cache + "/work-999999999-0123456789abcdef"
      #expect(FileSystem.makeFolder(SnapshotCommandFolder.cache) && FileSystem.write([1, 2, 3], to: leftover))
      #expect(try folder.snapshot("Screens.swift").status == 0)
      #expect(FileSystem.kind(leftover) == .missing)
    }

    @Test func commandsSideBySideDrawTheSameScreens() throws {
      try folder.write("Screens.swift", "import UIKit\nclass SharedViewController: UIViewController {}\n")
      let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
      let processes = (0..<3).map { number in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
        process.arguments = ["snapshot", "Screens.swift", "-o", "out\(number)"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging([
          "MASTHEAD_CACHE": SnapshotCommandFolder.cache
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        return process
      }
      for process in processes { try process.run() }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == [0, 0, 0])
      let pictures = (0..<3).map { FileSystem.read(folder.path + "/out\($0)/SharedViewController.png") }
      #expect(pictures[0] != nil && Set(pictures).count == 1)
    }

    @Test func aCacheThatOthersCanWriteToIsRefusedInWords() throws {
      try folder.write("Screens.swift", SnapshotCommandFolder.screens)
      let cache = folder.path + "/cache"
      #expect(FileSystem.makeFolder(cache) && chmod(cache, 0o777) == 0)
      let run = try folder.snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": cache])
      #expect(run.status == 1)
      #expect(run.errorLines.count == 1)
      #expect(run.error.hasPrefix("masthead: MASTHEAD_CACHE: \(cache): can be written to by others"), "\(run.error)")
      #expect(FileSystem.list(cache).isEmpty)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can make folders of other users"))
    func aProgramThatAnotherUserPlantedIsNotRun() throws {
      try folder.write("Screens.swift", "import UIKit\nclass PlantedViewController: UIViewController {}\n")
      #expect(try folder.snapshot("Screens.swift").status == 0)
      let screens = SnapshotCommandFolder.cache + "/screens/"
      let newest = try #require(
        FileSystem.list(screens).compactMap { FileIdentity(screens + $0) }.max { $0.changed < $1.changed })
      // Another user's program, sealed as it should be: its owner alone gives it away.
      let program = Array("#!/bin/sh\ntouch \(folder.path)/planted\n".utf8)
      #expect(FileSystem.write(program + ProgramSeal.seal(for: program), to: newest.path))
      #expect(chown(newest.path, 65_534, 65_534) == 0)
      let run = try folder.snapshot("Screens.swift", "-o", "again")
      #expect(run.status == 0, "\(run.error)")
      #expect(FileSystem.kind(folder.path + "/planted") == .missing)
      #expect(folder.files("again").contains("PlantedViewController.png"))
      // A whole folder of another user is refused.
      let cache = folder.path + "/theirs"
      #expect(FileSystem.makeFolder(cache) && chown(cache, 65_534, 65_534) == 0)
      let refused = try folder.snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": cache])
      #expect(refused.status == 1 && refused.error.contains("belongs to nobody, not to root"), "\(refused.error)")
    }

    /// Whether a small disk can be mounted: only root may, and in containers often not even root.
    static func canMount() -> Bool {
      guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
      guard mount("none", folder.path, "tmpfs", 0, "size=64k,mode=700") == 0 else { return false }
      return umount2(folder.path, Int32(MNT_DETACH)) == 0
    }

    @Test(.enabled("a small disk can be mounted") { SnapshotEndToEndTests.Cache.canMount() })
    func aFullDiskIsToldAndMendsItself() throws {
      try folder.write("Screens.swift", "import UIKit\nclass FullViewController: UIViewController {}\n")
      let disk = folder.path + "/disk"
      #expect(FileSystem.makeFolder(disk))
      #expect(mount("none", disk, "tmpfs", 0, "size=64k,mode=700") == 0)
      defer { umount2(disk, Int32(MNT_DETACH)) }
      let full = try folder.snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": disk])
      #expect(full.status == 1)
      #expect(full.error.lowercased().contains("no space"), "\(full.error)")
      #expect(mount("none", disk, "tmpfs", UInt(MS_REMOUNT), "size=400m") == 0)
      let run = try folder.snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": disk])
      #expect(run.status == 0, "\(run.error)")
      #expect(folder.files("snapshots").contains("FullViewController.png"))
    }
  }
}
