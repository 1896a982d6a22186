import Foundation

/// The folder below which references may be changed.
///
/// The records of a run name the paths of references, and a run may be a stranger's: accepting it must not write a start file of a shell, a source or a hook. So references
/// lie below the folder that the reviewer stands in or names, in a folder `__Snapshots__` unless it was named, under no hidden name and behind no link.
public struct ReferenceFolder: Sendable {
  /// The reason why a file is not taken for a reference, with the cure.
  public struct Refusal: Error, Equatable, CustomStringConvertible {
    /// The sentence for a person.
    public var description: String
    init(_ description: String) { self.description = description }
  }

  /// The name of the folders that tests keep references in.
  public static let usualName = "__Snapshots__"

  private let folder: String
  private let real: String
  private let isNamed: Bool

  /// Makes the folder that a person has named, which may hold references anywhere.
  public init(named folder: URL) { self.init(folder, isNamed: true) }

  /// Makes the folder that a person stands in, which holds references in folders called `__Snapshots__`.
  public init(around folder: URL) { self.init(folder, isNamed: false) }

  private init(_ folder: URL, isNamed: Bool) {
    self.folder = folder.standardizedFileURL.path
    real = FileKind.realPath(folder.path)
    self.isNamed = isNamed
  }

  /// The place of a reference.
  ///
  /// Throws a ``Refusal`` for a path that is none: one outside of the folder, under a hidden name, behind a link, an executable or a folder.
  func place(of path: String) throws -> URL {
    guard path.hasPrefix("/"), !path.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw Refusal("'\(path)' is no whole path of a file: run the tests again")
    }
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let below = URL(fileURLWithPath: FileKind.realPath(file.deletingLastPathComponent().path))
      .appendingPathComponent(file.lastPathComponent)
    guard below.path.hasPrefix(real == "/" ? "/" : real + "/") else {
      throw Refusal("\(path) lies outside of \(folder): name the folder of the references with --references")
    }
    let names = below.path.dropFirst(real.count).split(separator: "/")
    if let hidden = names.first(where: { $0.hasPrefix(".") }) {
      throw Refusal("\(path) has a hidden name (\(hidden)), which no reference has")
    }
    guard isNamed || isInUsualFolder(below) else {
      throw Refusal(
        "\(path) lies in no folder \(Self.usualName): if it is a reference, name its folder with --references")
    }
    switch FileKind(of: file) {
    case .missing: break
    case .file:
      guard !isMarkedExecutable(file) else {
        throw Refusal("\(path) is a program, which no reference is")
      }
    case .link: throw Refusal("\(path) is a link: remove it, and run the tests again")
    case .other: throw Refusal("\(path) is no file: remove it, and run the tests again")
    }
    return file
  }

  /// Throws a ``Refusal`` where bytes are not of the format that the ending of a reference says, or would be compiled or run where they are put.
  func check(_ data: Data, for file: URL) throws {
    let ending = file.pathExtension.lowercased()
    if let format = PictureFormat(ending: ending) {
      guard format.holds(data) else {
        throw Refusal("the run holds no \(ending.uppercased()) picture for \(file.path): run the tests again")
      }
    } else if Self.textEndings.contains(ending) {
      guard String(data: data, encoding: .utf8) != nil, !data.contains(0) else {
        throw Refusal("the run holds no text for \(file.path): run the tests again")
      }
    } else if Self.sourceEndings.contains(ending), !isInUsualFolder(file) || FileKind(of: file) == .missing {
      throw Refusal("\(file.path) would be compiled or run: if it is a reference, put it there yourself")
    }
  }

  private func isInUsualFolder(_ file: URL) -> Bool {
    file.deletingLastPathComponent().pathComponents.contains(Self.usualName)
  }

  private func isMarkedExecutable(_ file: URL) -> Bool {
    let modes = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.posixPermissions] as? NSNumber
    return (modes?.intValue ?? 0) & 0o111 != 0
  }

  private static let textEndings: Set<String> = [
    "txt", "json", "plist", "html", "xml", "md", "csv", "svg", "yml", "yaml", "strings",
  ]

  /// Endings of files that a package's build, a shell or a tool takes by themselves.
  private static let sourceEndings: Set<String> = [
    "swift", "c", "h", "m", "mm", "cc", "cpp", "cxx", "hpp", "s", "asm", "modulemap", "sh", "bash", "zsh", "command",
    "py", "rb", "pl", "js", "mjs", "ts", "php", "lua", "so", "dylib", "a", "o", "desktop", "service",
  ]
}

/// A format of pictures, known by the first bytes of its files.
enum PictureFormat {
  case png, jpeg, webp, gif

  init?(ending: String) {
    switch ending {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "webp": self = .webp
    case "gif": self = .gif
    default: return nil
    }
  }

  /// Whether a file begins, and a PNG file ends, as one of this format.
  func holds(_ data: Data) -> Bool {
    switch self {
    case .png:
      return data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        && data.suffix(8).starts(with: [0x49, 0x45, 0x4E, 0x44])
    case .jpeg: return data.starts(with: [0xFF, 0xD8, 0xFF])
    case .webp: return data.starts(with: Data("RIFF".utf8)) && data.dropFirst(8).starts(with: Data("WEBP".utf8))
    case .gif: return data.starts(with: Data("GIF8".utf8))
    }
  }
}
