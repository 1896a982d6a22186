import Foundation
import SeededRandom
import Testing
@testable import UIKit

/// Lays out the screens of public storyboards (`ib-layouts.json`, Interface Builder's own frames) and counts agreement.
///
/// The file is not part of the package: `MASTHEAD_SHARED` or `../shared` next to it says where it is; without it the test
/// is skipped, and the documents among the fixtures are what is checked. Documents that can be checked plainly have to
/// agree; of the others counts by reason are printed, and with `MASTHEAD_SCOREBOARD=all` every miss with its proof.
@MainActor @Suite struct InterfaceBuilderScoreboardTests {
  nonisolated static let file: URL? = SharedFolder.url("reference/oracle/ib-layouts.json")

  @Test(
    .enabled(
      if: file != nil, "ib-layouts.json is not here: set MASTHEAD_SHARED to the folder that has reference/oracle"))
  func scoreboard() throws {
    defer { TestScreen.reset() }
    let documents = try InterfaceBuilderDocument.read(Data(contentsOf: try #require(Self.file)))
    defer { Diagnostics.shared.removeAll() }
    let printsAll = ProcessInfo.processInfo.environment["MASTHEAD_SCOREBOARD"] == "all"
    for content in [InterfaceBuilderScreen.Content.recorded, .own] {
      let board = InterfaceBuilderScoreboard(documents, content: content)
      for line in board.summary { print("ib-layouts: \(line)") }
      if printsAll { for line in board.details { print("ib-layouts: \(line)") } }
      #expect(board.unexplained.isEmpty, "\(board.unexplained)")
      if content == .recorded { #expect(board.plainMisses.isEmpty, "\(board.plainMisses)") }
    }
  }

  private func fixtures() throws -> [InterfaceBuilderDocument] {
    let url = try #require(
      Bundle.module.url(forResource: "ib-layouts", withExtension: "json", subdirectory: "Fixtures/AutoLayout"))
    return try InterfaceBuilderDocument.read(Data(contentsOf: url))
  }

  @Test func fixturesComeOutWhole() throws {
    defer { TestScreen.reset() }
    let documents = try fixtures()
    #expect(documents.count >= 12)
    let board = InterfaceBuilderScoreboard(documents, content: .recorded)
    #expect(board.wholeScreens == documents.count, "\(board.details)")
  }

  @Test func constraintsInAnotherOrderGiveTheSameFrames() throws {
    defer { TestScreen.reset() }
    var random = SeededGenerator(seed: 11)
    for document in try fixtures() {
      let screen = InterfaceBuilderScreen(document, content: .recorded)
      screen.layOut()
      let views = document.elements.compactMap { screen.view($0) }
      let before = views.map(\.frame)
      for _ in 0..<3 {
        let constraints = views.flatMap { $0.constraints.filter { !$0.isInternal } }
        NSLayoutConstraint.deactivate(constraints)
        screen.layOut()
        NSLayoutConstraint.activate(constraints.shuffled(using: &random))
        screen.layOut()
        #expect(views.map(\.frame) == before, "\(document.name)")
      }
      screen.takeDown()
    }
    Diagnostics.shared.removeAll()
  }
}
