import Testing

import SystemFiles

@Suite struct SHA256Tests {
  /// The examples of NIST's CSRC page for FIPS 180-4, and the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    var hash = SHA256()
    hash.update(text.utf8)
    #expect(hash.hexadecimal() == digest)
  }

  @Test func aMillionLettersGiveTheDigestOfTheStandard() {
    var hash = SHA256()
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 50_000)
    for _ in 0..<20 { hash.update(part) }
    #expect(hash.hexadecimal() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func theDigestDoesNotDependOnHowTheBytesArrive() {
    for count in 0..<200 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
      var whole = SHA256()
      whole.update(bytes)
      var parts = SHA256()
      for byte in bytes { parts.update(CollectionOfOne(byte)) }
      #expect(whole.hexadecimal() == parts.hexadecimal(), "\(count) bytes")
    }
  }
}
