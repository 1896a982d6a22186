import Testing

@testable import UIKit

/// Which columns are seen, by the number of columns, what is preferred, and the size.
@Suite @MainActor struct SplitArrangementTests {
  private typealias Mode = UISplitViewController.DisplayMode
  private typealias Behavior = UISplitViewController.SplitBehavior
  private static let behaviors = [Behavior.automatic, .tile, .overlay, .displace]
  private static let modes = (0...6).compactMap(Mode.init(rawValue:))
  private static let sizes = [
    (744, 1133), (834, 1194), (1024, 1366), (1133, 744), (1194, 834), (1366, 1024), (678, 1024),
  ]
  .map { CGSize(width: $0.0, height: $0.1) }

  private func arrangement(
    _ size: CGSize, columns: Int, _ behavior: Behavior = .automatic, _ mode: Mode = .automatic, chosen: Int? = nil
  ) -> SplitArrangement {
    SplitArrangement(
      size: size, sidebars: Array(repeating: 320, count: columns - 1), line: 0.5, preferredBehavior: behavior,
      preferredMode: mode, chosen: chosen)
  }

  /// What Apple's documentation of the behaviours lists.
  private func allowed(_ behavior: Behavior, columns: Int) -> [Mode] {
    let two: [Mode]
    switch behavior {
    case .tile: two = [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: two = [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: two = [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    case .automatic: two = []
    }
    return columns == 2 ? Array(two.prefix(2)) : two
  }

  @Test func everyBehaviourHasItsModesOnly() {
    for size in Self.sizes {
      for columns in [2, 3] {
        for behavior in Self.behaviors {
          for mode in Self.modes {
            for chosen in [nil, 0, 1, 2] as [Int?] {
              let found = arrangement(size, columns: columns, behavior, mode, chosen: chosen)
              #expect(allowed(found.behavior, columns: columns).contains(found.mode), "\(found)")
              if behavior == .overlay { #expect(found.behavior == .overlay) }
              if behavior == .displace { #expect(found.behavior == .displace) }
              if behavior == .tile, columns == 2 { #expect(found.behavior == .tile) }
              let wanted = chosen ?? mode.sidebars
              if let wanted { #expect(found.count == min(wanted, columns - 1), "\(found)") }
              if behavior == .automatic, chosen == nil, mode != .automatic, columns == 3, found.behavior != .displace {
                #expect(found.mode == mode, "what is preferred is there, where there is room: \(found)")
              }
            }
          }
        }
      }
    }
  }

  @Test func columnsCoverTheWholeAndDoNotOverlapWhereTheyAreTiled() {
    for size in Self.sizes {
      for columns in [2, 3] {
        for behavior in Self.behaviors {
          for mode in Self.modes {
            let found = arrangement(size, columns: columns, behavior, mode)
            let frames = found.frames(fromLeft: true)
            let seen = frames.sidebars.suffix(found.count)
            #expect(
              seen.allSatisfy { $0.minX >= 0 } && frames.sidebars.dropLast(found.count).allSatisfy { $0.maxX <= 0 })
            #expect(frames.lines.count == found.count)
            #expect(
              found.dimsSecondary
                == (found.count > 0 && [.overlay].contains(found.behavior) || found.mode == .twoDisplaceSecondary))
            switch found.mode {
            case .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
              #expect(frames.secondary == CGRect(origin: .zero, size: size))
            case .oneBesideSecondary, .twoBesideSecondary:
              #expect(frames.secondary.minX == 320.5 * CGFloat(found.count) && frames.secondary.maxX == size.width)
            default:
              #expect(frames.secondary.minX == 641 && frames.secondary.width == size.width - 320.5)
            }
            let mirrored = found.frames(fromLeft: false)
            #expect(mirrored.secondary.maxX == size.width - frames.secondary.minX)
            #expect(mirrored.sidebars.map(\.maxX) == frames.sidebars.map { size.width - $0.minX })
          }
        }
      }
    }
  }

  @Test func automaticIsTheLastColumnAloneHeldUprightAndOneBesideItOnTheSide() {
    for size in Self.sizes {
      for columns in [2, 3] {
        let found = arrangement(size, columns: columns)
        let isUpright = size.height > size.width
        #expect(found.mode == (isUpright ? .secondaryOnly : .oneBesideSecondary))
        #expect((found.behavior == .overlay) == isUpright)
      }
    }
    #expect(arrangement(CGSize(width: 1366, height: 1024), columns: 3).behavior == .tile)
    #expect(arrangement(CGSize(width: 1194, height: 834), columns: 3).behavior == .displace)
    #expect(
      arrangement(CGSize(width: 834, height: 1194), columns: 2, .automatic, .oneBesideSecondary).mode
        == .oneBesideSecondary)
    #expect(
      arrangement(CGSize(width: 834, height: 1194), columns: 3, .tile, .twoBesideSecondary).mode
        == .twoDisplaceSecondary)
  }

  @Test func tapsGoThroughTheColumns() {
    let wide = CGSize(width: 1366, height: 1024)
    #expect([0, 1].map { arrangement(wide, columns: 2, chosen: $0).countAfterTap } == [1, 0])
    #expect([0, 1, 2].map { arrangement(wide, columns: 3, chosen: $0).countAfterTap } == [1, 2, 1])
    #expect(arrangement(CGSize(width: 834, height: 1194), columns: 3, chosen: 2).countAfterTapBeside == 0)
    #expect(arrangement(CGSize(width: 1194, height: 834), columns: 3, chosen: 2).countAfterTapBeside == 1)
  }
}
