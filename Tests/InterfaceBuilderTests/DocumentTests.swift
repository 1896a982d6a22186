import InterfaceDocuments
import Testing

/// Reading XML: what documents have, and what is wrong with others.
@Suite struct DocumentTests {
  private func read(_ text: String) throws -> DocumentElement { try InterfaceDocument(text.utf8).root }

  @Test func elementsAttributesAndTextsAreRead() throws {
    let root = try read(
      """
      <?xml version="1.0"?>
      <!-- a comment -->
      <document version='3.0'>
        <string key="text">a &amp; b&#10;c &#x1F600;<![CDATA[ <d> ]]></string>
        <view id="v"/>
      </document>
      """)
    #expect(root["version"] == "3.0")
    #expect(root.child(key: "text")?.text == "a & b\nc 😀 <d> ")
    #expect(root.child("view")?.line == 5)
    #expect(root.child("view")?.parent === root)
  }

  @Test(arguments: [
    ("<document><view></document>", 1, "</document> stands where <view> of line 1 ends"),
    ("<document>\n<view", 2, "<view> of line 2 has no >"),
    ("<document a=b/>", 1, "the value of a of <document> is not in quotes"),
    ("<document>&nothing;</document>", 1, "&nothing; is not known"),
    ("<document>\n\n", 3, "<document> of line 1 has no end"),
    ("", 1, "there is no element in it"),
    ("bplist00", 1, "it is compiled; the file that Xcode edits is what is read here"),
    ("<plist/>", 1, "the outermost element is <plist>; documents of Interface Builder have <document>"),
  ])
  func whatIsWrongIsSaidWithItsLine(_ text: String, _ line: Int, _ what: String) {
    #expect(throws: DocumentError(line: line, what: what)) { try read(text) }
  }

  @Test func elementsNestedWithoutEndAreRefused() {
    #expect(throws: DocumentError.self) { try read("<document>" + String(repeating: "<view>", count: 100_000)) }
  }

  @Test func entitiesThatADocumentDeclaresAreNotRead() {
    let text = "<!DOCTYPE document [ <!ENTITY a \"aaaa\"> ]><document>&a;</document>"
    #expect(throws: DocumentError.self) { try read(text) }
  }
}
