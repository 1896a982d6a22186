/// A problem with a file of a font, or of hyphenation patterns, that text needs: the file is missing, unreadable, or
/// another than pictures are made from.
public struct FontProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file of the font.
  public var file: FontFile
  /// The path of a file that cannot be read as a font; nil when no path has a file.
  public var unreadablePath: String?
  /// The font or glyphs drawn instead.
  public var substitute: String
  /// The difference of a readable file from the one that `fonts.lock` names; nil if no file can be read.
  public var difference: FontDifference?

  /// The problem, in one sentence.
  public var summary: String {
    if let difference {
      return "The \(file.kind.rawValue) file \(difference.path) is not that of \(file.package) \(difference.expected), "
        + "which pictures are made from."
    }
    return
      "The \(file.kind == .font ? "font" : "hyphenation file") \(file.name) is \(unreadablePath == nil ? "missing" : "unreadable")."
  }

  /// The cause of the problem, as far as it can be told.
  public var cause: String {
    if let difference { return difference.cause }
    guard let unreadablePath else { return "There is no file at \(file.paths.joined(separator: ", nor at "))." }
    return "\(unreadablePath) is no \(file.kind == .font ? "font" : "file of patterns"), or this user may not read it."
  }

  /// The cure of the problem.
  public var cure: String {
    if let difference {
      return
        "Install that version (apt-get install --reinstall --allow-downgrades \(file.package)=\(difference.expected); "
        + "on other systems than Debian 12 the file from https://snapshot.debian.org/package/\(file.package)/). "
        + "./masthead doctor lists all files that differ."
    }
    let again = unreadablePath == nil ? "" : "--reinstall "
    return "Install the package \(file.package) (apt-get install \(again)\(file.package))."
  }

  /// The problem, its cause, substitute and cure in one line.
  public var description: String { "\(summary) \(cause) \(substitute) Cure: \(cure)" }

  /// Whether the problem is another version of the same package.
  func isLike(_ other: FontFile) -> Bool { difference != nil && file.package == other.package }
}

/// The difference of a font file from the file that `fonts.lock` names: another version of the package, or changed
/// bytes.
public struct FontDifference: Hashable, Sendable {
  /// The file.
  public var path: String
  /// The version of the package that pictures are made from.
  public var expected: String
  /// The version that is installed; nil when the machine does not tell.
  public var found: String?

  var cause: String {
    guard let found else { return "Which version of the package the file is of is not known here." }
    return found == expected ? "\(found) is installed, so the file was changed." : "\(found) is installed."
  }
}
