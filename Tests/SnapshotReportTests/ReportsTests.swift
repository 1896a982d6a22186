import Foundation
import FoundationXML
import Testing

@testable import SnapshotReport

@Suite struct ReportsTests {
  private let run = SnapshotRun(records: [
    record("Login", "dark()", "1", .failed, "login.png differs: <b> & \"c\"\nline 2, 50%\u{1}"),
    record("Login", "light()", "1", .passed), record("Cart", "empty()", "1", .recorded, "cart.png | was not there"),
    record("Cart", "full()", "1", .raised, "no size"),
  ])

  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      names.append(name)
      self.attributes.append(attributes)
    }
  }

  @Test func junitIsXMLWithTheCounts() throws {
    let parser = XMLParser(data: Data(Reports(run).junit.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse())
    #expect(
      elements.names == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "error", "testsuite", "testcase", "failure",
        "testcase",
      ])
    #expect(elements.attributes[0] == ["tests": "4", "failures": "2", "errors": "1", "time": "1.000"])
    #expect(elements.attributes[8]["message"] == "login.png differs: <b> & \"c\"")
    #expect(elements.attributes[7]["line"] == "7" && elements.attributes[7]["classname"] == "Login")
  }

  @Test func aTableOfFailuresKeepsItsCells() {
    let lines = Reports(run).markdown.split(separator: "\n")
    #expect(lines[0] == "### 2 of 4 snapshots failed, 1 recorded")
    #expect(lines.count == 6)
    #expect(lines[5] == "| Cart empty() 1 | recorded | cart.png \\| was not there |")
    #expect(Reports(SnapshotRun(records: [record("A", "t", "1", .passed)])).markdown == "### 1 snapshot passed\n")
  }

  @Test func annotationsAreOneLineEach() {
    let lines = Reports(run).annotations.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1]
        == "::error file=/s/Login.swift,line=7,title=Login dark() 1::login.png differs: <b> & \"c\"%0Aline 2, 50%25\u{1}"
    )
    #expect(lines[2].hasPrefix("::warning "))
  }

  @Test func jsonHoldsTheRecords() throws {
    struct Document: Decodable {
      var summary: String
      var snapshots: [SnapshotRecord]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(Reports(run).json.utf8))
    #expect(document.snapshots == run.records && document.summary == run.summary)
  }

  @Test func thePageHasThePicturesInIt() throws {
    let folder = RunFolder()
    for name in ["expected", "actual"] { try folder.draw("\(name) bytes", "f/\(name).png") }
    let pictures = ["expected", "actual", "difference"].map {
      SnapshotRecord.Picture(name: "\($0).png", path: folder.path("f/\($0).png"))
    }
    let failed = record("Login", "<script>", "1", .failed, "differs </pre><script>", pictures: pictures)
    let page = ReportPage(SnapshotRun(records: [failed, record("Login", "fine()", "1", .passed)])).html
    #expect(page.contains("data:image/png;base64,\(Sample.picture("actual bytes").base64EncodedString())"))
    #expect(page.contains("difference.png is not there any more"))
    #expect(page.components(separatedBy: "<script>").count == 2, "texts of tests are no markup")
    #expect(page.contains("<li>Login fine() 1</li>"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(try Reports(SnapshotRun(records: [failed])).write(into: folder.url).lastPathComponent == "report.html")
    #expect(folder.text("summary.md")?.hasPrefix("### 1 of 1 snapshot failed") == true)
  }

  @Test func aPictureThatChangedInAPartIsMadeOfTheReference() throws {
    let folder = RunFolder()
    for name in ["expected", "actual", "changed"] { try folder.draw("\(name) bytes", "f/\(name).png") }
    let pictures = ["expected", "actual", "changed"].map {
      SnapshotRecord.Picture(
        name: "\($0).png", path: folder.path("f/\($0).png"), origin: $0 == "changed" ? .init(x: 3, y: 40) : nil)
    }
    let failed = record("Login", "dark()", "1", .failed, "differs", pictures: pictures)
    let page = ReportPage(SnapshotRun(records: [failed])).html
    #expect(page.contains(Sample.picture("changed bytes").base64EncodedString()))
    #expect(page.contains("data-x=\"3\" data-y=\"40\""))
    #expect(!page.contains(Sample.picture("actual bytes").base64EncodedString()))
    #expect(page.components(separatedBy: "<canvas").count == 3)
  }

  /// The page's own pictures are smaller than the files for people; transparent pixels of an overlay are those of the reference.
  @Test func thePageTakesItsOwnPictures() throws {
    let folder = RunFolder()
    for name in ["expected.png", "actual.png", "page-expected.webp", "page-changed.webp"] {
      try folder.draw("\(name) bytes", "f/\(name)")
    }
    var pictures = ["expected.png", "actual.png", "page-expected.webp"].map {
      SnapshotRecord.Picture(name: $0, path: folder.path("f/\($0)"))
    }
    pictures.append(
      .init(
        name: "page-changed.webp", path: folder.path("f/page-changed.webp"), origin: .init(x: 0, y: 9), isOverlay: true)
    )
    let failed = record("Login", "dark()", "1", .failed, "differs", pictures: pictures)
    let page = ReportPage(SnapshotRun(records: [failed])).html
    func source(_ name: String, _ type: String) -> String {
      "data:image/\(type);base64,\(Sample.picture("\(name) bytes", name).base64EncodedString())"
    }
    #expect(page.contains(source("page-expected.webp", "webp")) && page.contains(source("page-changed.webp", "webp")))
    #expect(!page.contains(source("expected.png", "png")) && !page.contains(source("actual.png", "png")))
    #expect(page.contains("data-x=\"0\" data-y=\"9\" data-overlay>"))
  }

  /// The reference is there with fewer pixels: the page draws it, too, and says so.
  @Test func aReferenceWithFewerPixelsIsDrawnByThePage() throws {
    let folder = RunFolder()
    func picture(
      _ name: String, at origin: SnapshotRecord.Picture.Origin? = nil, whole: SnapshotRecord.Picture.Size? = nil
    ) throws -> SnapshotRecord.Picture {
      try folder.draw("\(name) bytes", "f/\(name)")
      return .init(
        name: name, path: folder.path("f/\(name)"), origin: origin, isOverlay: origin == nil ? nil : true, whole: whole)
    }
    let (place, whole) = (
      SnapshotRecord.Picture.Origin(x: 16, y: 32), SnapshotRecord.Picture.Size(width: 90, height: 80)
    )
    var pictures = [
      try picture("expected.png"), try picture("actual.png"), try picture("page-expected.webp", whole: whole),
      try picture("page-before.webp", at: place), try picture("page-changed.webp", at: place),
    ]
    func page() -> String {
      ReportPage(SnapshotRun(records: [record("Login", "dark()", "1", .failed, "differs", pictures: pictures)])).html
    }
    let some = page()
    #expect(some.components(separatedBy: "<canvas").count == 4)
    #expect(some.contains("data-width=\"90\" data-height=\"80\""))
    for name in ["expected", "before", "changed"] { #expect(some.contains("<img hidden data-part=\"\(name)\"")) }
    #expect(some.contains("What differs is shown exactly") && some.contains(folder.path("f/actual.png")))
    pictures += [try picture("page-actual.webp", whole: whole), try picture("page-mask.webp", at: place)]
    let all = page()
    for name in ["expected", "before", "changed", "actual", "mask"] {
      #expect(all.contains("<img hidden data-part=\"\(name)\""))
    }
    #expect(all.contains("More differs than a page has room for"))
  }
}
