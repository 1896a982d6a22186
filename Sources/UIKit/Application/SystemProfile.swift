/// The system that answers stand for: the newest one whose measures this library has.
package enum SystemProfile {
  /// Major and minor version.
  package static let version = (18, 0)
  /// The version as text.
  package static var versionText: String { "\(version.0).\(version.1)" }
  /// The build of iOS 18.0, as Apple's release notes have it.
  package static let build = "22A3354"
}
