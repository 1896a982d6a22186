import Testing

@testable import ObjectiveC
@testable import UIKit

/// What the code stands on without a promise holds here, is told where it does not, and is listed.
@MainActor @Suite struct PlatformPropertyTests {
  @Test(arguments: PlatformProperty.all.map(\.name)) func holdsOnThisPlatform(name: String) throws {
    let property = try #require(PlatformProperty.all.first { $0.name == name })
    // A run that has one missing on purpose says so.
    let forced = ProcessInfo.processInfo.environment["MASTHEAD_WITHOUT"]?.split(separator: ",") ?? []
    // Methods of Bundle are found in metadata.
    if name == "bundle-methods", forced.contains("class-metadata") { return }
    #expect(property.holds != forced.contains { $0 == name })
  }

  @Test func namesAreThoseOfThePage() throws {
    let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let page = try String(contentsOfFile: folder + "/docs/architecture/platform.md", encoding: .utf8)
    let listed = page.split(separator: "\n").compactMap { line in
      line.hasPrefix("| `") ? line.dropFirst(3).prefix { $0 != "`" } : nil
    }
    // The host of screens has one of its own.
    #expect(listed.map(String.init) == PlatformProperty.all.map(\.name) + ["work-calls"])
  }

  @Test func aMissingPropertyIsProvedOnceAndTold() {
    let count = Locked(0)
    let property = PlatformProperty(
      "test-property", of: "Nobody", expected: "This never holds.", instead: "The test passes."
    ) {
      count.value += 1
      return false
    }
    let found = diagnostics(.platformDiffers) {
      #expect(!property.holds)
      #expect(!property.holds)
    }
    #expect(count.value == 1)
    #expect(found.count == 1)
    #expect(found.first?.object == "test-property")
    #expect(found.first?.cure.contains("The test passes.") == true)
  }

  private final class Locked: @unchecked Sendable {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  private func diagnostics(_ kind: Diagnostic.Kind, _ body: () -> Void) -> [Diagnostic] {
    Diagnostics.shared.removeAll()
    body()
    return Diagnostics.shared.all(of: kind)
  }

  @Test(.disabled(if: ProcessInfo.processInfo.environment["MASTHEAD_WITHOUT"] != nil)) func probesSeeThisPlatform() {
    #expect(!ClassMetadata(UIView.self).words.isEmpty)
    #expect(ClassMetadata.isAsExpected())
    #expect(FoundationObjectMark.isBehindHeader())
    #expect(Belongings.areGoneWithTheirObject())
  }
}
