import Foundation
import HeadlessHost

/// Swift's function that finds a class by its name, under that function's own name for the linker (`FormattedTexts`).
///
/// By it Foundation looks for its network when `NSData` or `String` are made from a URL that is no file's; where that is not linked, it ends the program. It is loaded then.
@usableFromInline @_silgen_name("$ss11_typeByNameyypXpSgSSF")
func typeByName(_ name: String) -> (any Any.Type)? {
  if name == "FoundationNetworking._NSNonfileURLContentLoader" { OfflineRequests.load() }
  typealias Function = @convention(thin) (String) -> (any Any.Type)?
  guard let real = dlsym(nextLibrary, "$ss11_typeByNameyypXpSgSSF") else { return nil }
  return unsafeBitCast(real, to: Function.self)(name)
}

/// Foundation's `URLProtocol.registerClass(_:)`: what the application registers is asked before the class that answers for the network (`OfflineNetwork`).
///
/// The class that it is called on does not matter.
@usableFromInline @_silgen_name("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ")
func registerProtocol(_ type: AnyClass) -> Bool {
  typealias Function = @convention(thin) (AnyClass) -> Bool
  guard let real = dlsym(nextLibrary, "$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ") else {
    return false
  }
  let isRegistered = unsafeBitCast(real, to: Function.self)(type)
  let isOwn = ["FoundationNetworking.", "OfflineNetwork."].contains { String(reflecting: type).hasPrefix($0) }
  if !isOwn, let comeLast = dlsym(nil, "masthead_network_come_last") {
    unsafeBitCast(comeLast, to: (@convention(c) () -> Void).self)()
  }
  return isRegistered
}

/// The libraries behind this one (`RTLD_NEXT`), which has no name in Swift.
private var nextLibrary: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }
