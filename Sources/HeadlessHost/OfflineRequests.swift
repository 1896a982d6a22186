import CProcess
import Foundation
import QuartzCore
import UIKit

/// Requests of a screen's program, which end as on a device that is offline (`OfflineNetwork`).
///
/// The library that answers them lies beside the runtime library, and is loaded where the program has Foundation's network, or comes to need it: that brings a dozen
/// libraries with it.
@MainActor
package enum OfflineRequests {
  private nonisolated static let library = "libMastheadNetwork.so"

  /// Begins where the program is linked with Foundation's network; called before it makes a request.
  static func begin() {
    guard dlsym(nil, "$s20FoundationNetworking11URLProtocolCN") != nil else { return }
    guard !load() else { return }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .noNetwork,
        summary: "Requests of the screen are made by the machine's network: \(library) does not begin.",
        object: "the program",
        likelyCause: "it was not built along with the runtime library, or for another version of Swift",
        cure: "build it: swift build -c release --product MastheadNetwork"))
  }

  /// Loads the library, and Foundation's network with it; false for a missing library.
  @discardableResult
  package nonisolated static func load() -> Bool {
    guard let path = place, let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL),
      let address = dlsym(library, "masthead_network_begin")
    else { return false }
    typealias Begin = @convention(c) (@convention(c) (UnsafePointer<CChar>) -> Void) -> Bool
    let begin = unsafeBitCast(address, to: Begin.self)
    return begin({ url in
      let address = String(cString: url)
      Stage.async { OfflineRequests.report(address) }
    })
  }

  private static func report(_ address: String) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .noNetwork,
        summary:
          "The screen asked the network for \(address), and there is none: the request ended with the error of a device that is offline.",
        object: "the screen", likelyCause: "what it shows comes from a server",
        cure: "give the screen its data, or answer its requests by a class of URLProtocol"))
  }

  /// The library's path, beside the library or program that this code is in.
  private nonisolated static var place: String? {
    let own: @convention(c) () -> Void = {}
    var file: UnsafePointer<CChar>?
    var function: UnsafePointer<CChar>?
    masthead_symbol(unsafeBitCast(own, to: UnsafeRawPointer.self), &file, &function)
    guard let file else { return nil }
    return URL(fileURLWithPath: String(cString: file)).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(library).path
  }
}
