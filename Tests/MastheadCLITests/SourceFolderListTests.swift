import Testing

@testable import masthead_cli

@Suite struct SourceFolderListTests {
  @Test func foldersAroundAndBelowTheSourcesAreListed() throws {
    let folder = try TemporaryFolder()
    for path in ["A/View.swift", "A/Sub/Deep/More.swift", "A/Resources/Cell.xib", "A/Assets.xcassets/x", "B/other.txt"]
    {
      try folder.write(path, "")
    }
    let root = FileSystem.resolve(folder.path)
    let files = ["/A/View.swift", "/A/Sub/Deep/More.swift"].map { folder.path + $0 }
    #expect(
      SourceFolderList.folders(of: files) == ["/A", "/A/Resources", "/A/Sub", "/A/Sub/Deep"].map { root + $0 })
    #expect(SourceFolderList.folders(of: [folder.path + "/A/Sub/Deep/More.swift"]) == [root + "/A/Sub/Deep"])
    #expect(SourceFolderList.folders(of: []) == [])
  }
}
