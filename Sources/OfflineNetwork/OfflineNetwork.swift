import Foundation
import FoundationNetworking

/// Answers requests in programs of the snapshot command, where there is no network.
///
/// Each ends with the error of a device that is offline, a moment of virtual time after it began, and so alike in all runs. URLs of files are read, which Foundation
/// on Linux does for `Data` only.
///
/// It is a library of its own, which is loaded where a program has Foundation's network: that alone takes as long to load as all of UIKit. A screen's
/// own classes of `URLProtocol` come first, those of a session's configuration and, as on Apple's systems, those that were registered: Foundation asks the
/// classes that were registered in their order, and this one comes last (`comeLast`).
enum OfflineNetwork {
  /// The milliseconds of virtual time after which a request ends; longer than a frame, so that a loading state is seen.
  static let latency = 50

  /// The function that is told of the first request, with its URL.
  nonisolated(unsafe) static var observer: (@convention(c) (UnsafePointer<CChar>) -> Void)?

  /// Foundation's classes for the network, by their names: they are not public.
  private static let native = ["_HTTPURLProtocol", "_FTPURLProtocol", "_WebSocketURLProtocol"]

  /// Foundation's names for the methods that are exchanged, by which their addresses are found.
  private static let canInit = "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA10URLRequestV_tFZ"

  /// Takes over requests, once a process; false where Foundation's classes are not as they are known.
  static func begin() -> Bool {
    let place = MethodTable(URLProtocol.self)
    guard let canInit = place.index(of: canInit) else { return false }
    for name in native {
      guard let type = _typeByName("FoundationNetworking." + name) as? AnyClass,
        MethodTable(type).exchange(canInit, with: MethodTable(RefusingProtocol.self))
      else { return false }
    }
    // The shared session keeps the classes that are registered when it is made, and asks those before all others.
    _ = URLSession.shared
    return URLProtocol.registerClass(OfflineProtocol.self)
  }

  /// Registers the offline class again, so that classes of the application are asked before it.
  static func comeLast() {
    URLProtocol.unregisterClass(OfflineProtocol.self)
    _ = URLProtocol.registerClass(OfflineProtocol.self)
  }
}

/// Begins, and tells of the first request by `observer`; false where Foundation's network is another one than is known here.
@_cdecl("masthead_network_begin")
public func beginOfflineNetwork(_ observer: @escaping @convention(c) (UnsafePointer<CChar>) -> Void) -> Bool {
  OfflineNetwork.observer = observer
  return OfflineNetwork.begin()
}

/// Called when the application has registered a class (target `FormattedTexts`).
@_cdecl("masthead_network_come_last")
public func offlineNetworkComesLast() { OfflineNetwork.comeLast() }

/// A class's table of methods.
private struct MethodTable {
  /// Words of the class that can be methods; superclasses have theirs first.
  private static let length = 128

  private let words: UnsafeMutablePointer<UInt>

  init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self) }

  /// Returns the index in the table of the method with a linker's name; nil without such a method.
  func index(of symbol: String) -> Int? {
    guard let address = dlsym(nil, symbol) else { return nil }
    return (0..<Self.length).first { words[$0] == UInt(bitPattern: address) }
  }

  /// Replaces a method by that of another class; false where the table cannot be written.
  func exchange(_ index: Int, with other: MethodTable) -> Bool {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let place = words + index
    let start = UInt(bitPattern: place) & ~(page - 1)
    let length = UInt(bitPattern: place + 1) - start
    guard mprotect(UnsafeMutableRawPointer(bitPattern: start), Int(length), PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    place.pointee = other.words[index]
    return true
  }
}

/// The owner of the method by which Foundation's classes for the network answer that they take no request.
private final class RefusingProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { false }
}

/// Answers requests for files, and those for the network with an error.
private final class OfflineProtocol: URLProtocol {
  private static let networkSchemes: Set<String> = ["http", "https", "ftp", "ws", "wss"]

  private let lock = NSLock()
  private var isStopped = false

  override class func canInit(with request: URLRequest) -> Bool {
    guard let url = request.url, let scheme = url.scheme?.lowercased() else { return false }
    return url.isFileURL || networkSchemes.contains(scheme)
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override class func requestIsCacheEquivalent(_ first: URLRequest, to second: URLRequest) -> Bool { first == second }

  override func startLoading() {
    guard let url = request.url else { return }
    lock.withLock { isStopped = false }
    if url.isFileURL { return load(url) }
    Self.tell(url)
    nonisolated(unsafe) let loading = self
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(OfflineNetwork.latency)) { loading.fail(url) }
  }

  override func stopLoading() { lock.withLock { isStopped = true } }

  private static let telling = NSLock()
  nonisolated(unsafe) private static var isTold = false

  private static func tell(_ url: URL) {
    let isFirst = telling.withLock {
      defer { isTold = true }
      return !isTold
    }
    if isFirst { url.absoluteString.withCString { OfflineNetwork.observer?($0) } }
  }

  private func fail(_ url: URL) {
    guard !lock.withLock({ isStopped }) else { return }
    // Its words are those that iOS shows.
    fail(.notConnectedToInternet, "The Internet connection appears to be offline.", url)
  }

  private func fail(_ code: URLError.Code, _ words: String, _ url: URL) {
    let error = NSError(
      domain: NSURLErrorDomain, code: code.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: words, NSURLErrorFailingURLErrorKey: url,
        // What `NSURLErrorFailingURLStringErrorKey` is, which Foundation would have nobody use any more.
        "NSErrorFailingURLStringKey": url.absoluteString,
      ])
    client?.urlProtocol(self, didFailWithError: URLError(_nsError: error))
  }

  private func load(_ url: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return fail(.fileDoesNotExist, "The requested URL was not found on this server.", url)
    }
    guard !isFolder.boolValue else {
      return fail(.fileIsDirectory, "The requested URL is a folder.", url)
    }
    guard let data = try? Data(contentsOf: url) else {
      return fail(.noPermissionsToReadFile, "You do not have permission to access the requested resource.", url)
    }
    client?.urlProtocol(
      self,
      didReceive: URLResponse(
        url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil),
      cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }
}
