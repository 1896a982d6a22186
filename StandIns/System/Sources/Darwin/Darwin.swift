@_exported import CMastheadSystem
@_exported import Glibc

/// Gives this thread a name, of which the first 15 bytes count.
@discardableResult
public func pthread_setname_np(_ name: String) -> Int32 {
  Glibc.pthread_setname_np(pthread_self(), String(decoding: name.utf8.prefix(15), as: UTF8.self))
}
