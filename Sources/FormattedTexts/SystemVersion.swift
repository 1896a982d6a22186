import Foundation
import UIKit

// Foundation's questions about the system, answered for the one whose measures this library has, and not for the Linux below; see
// `FormattedTexts.swift` on how they come here. Public, so that the linker keeps them where they are found by name.

/// The system's version, as `ProcessInfo.operatingSystemVersion` gives it.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
public func operatingSystemVersion() -> OperatingSystemVersion {
  let (major, minor) = SystemProfile.version
  return OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
}

/// Whether the system has a version or a later one, as `ProcessInfo.isOperatingSystemAtLeast(_:)` says.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let own = operatingSystemVersion()
  return (own.majorVersion, own.minorVersion, own.patchVersion)
    >= (version.majorVersion, version.minorVersion, version.patchVersion)
}

/// The version in Apple's words, as `ProcessInfo.operatingSystemVersionString` gives it, with the build of the first release.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
public func operatingSystemVersionString() -> String {
  "Version \(SystemProfile.versionText) (Build \(SystemProfile.build))"
}

/// A text that no other object of the program has, as `ProcessInfo.globallyUniqueString` gives it, without the number of the process, which differs
/// from run to run.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC20globallyUniqueStringSSvg")
public func globallyUniqueString() -> String { UUID().uuidString }
