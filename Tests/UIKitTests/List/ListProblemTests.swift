import Foundation
import Testing

@testable import UIKit

/// Problems are values, and name the list that has them.
@MainActor @Suite("Problems of lists")
struct ListProblemTests {
  @Test func aProblemNamesItsList() {
    let table = UITableView(frame: .zero)
    table.accessibilityIdentifier = "songs"
    let collection = UICollectionView(frame: .zero)
    for list in [table, collection] as [UIView] {
      let error = list.error(.noSection(3, method: "rect(forSection:)", sections: 1))
      #expect(error.problem == .noSection(3, method: "rect(forSection:)", sections: 1))
      #expect(error.list == list.diagnosticName)
      #expect(error.description == "\(error.problem) List: \(list.diagnosticName).")
    }
  }

  @Test func aClassThatIsNoCellIsToldWithTheNameOfTheTable() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(UILabel.self, forCellReuseIdentifier: "song")
        _ = table.dequeueReusableCell(withIdentifier: "song")
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("register(_:forCellReuseIdentifier: \"song\"): UILabel is not a UITableViewCell"))
    #expect(text.contains("List: UITableView"))
  }

  @Test func aClassThatIsNoCellIsToldWithTheNameOfTheCollection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = UICollectionView(frame: .zero)
        collection.register(UILabel.self, forCellWithReuseIdentifier: "song")
        _ = collection.dequeueReusableCell(withReuseIdentifier: "song", for: IndexPath(item: 0, section: 0))
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("UILabel is not a UICollectionViewCell") && text.contains("List: UICollectionView"))
  }
}
