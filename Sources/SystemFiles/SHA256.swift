private import CDigest
import Glibc

/// The SHA-256 digest of FIPS 180-4, for keys of caches and for files that must not have changed.
package struct SHA256 {
  private var digest: masthead_sha256

  package init() {
    digest = masthead_sha256()
    masthead_sha256_init(&digest)
  }

  /// Adds bytes to the digest.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      masthead_sha256_update(&digest, buffer.baseAddress, buffer.count)
    }
    if isDone == nil { update(Array(bytes)) }
  }

  /// Adds bytes to the digest.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    masthead_sha256_update(&digest, bytes.baseAddress, bytes.count)
  }

  /// The digest of all bytes added, as 64 hexadecimal digits; more may be added afterwards.
  package func hexadecimal() -> String {
    var copy = digest
    var bytes = [UInt8](repeating: 0, count: 32)
    masthead_sha256_final(&copy, &bytes)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The digest of some bytes.
  package static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal()
  }

  /// The digest of a file's bytes; nil when it cannot be read.
  package static func hexadecimal(ofFile path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var hash = SHA256()
    let chunk = 1 << 18
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: chunk, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer, chunk)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return hash.hexadecimal() }
      hash.update(UnsafeRawBufferPointer(start: buffer, count: count))
    }
  }
}
