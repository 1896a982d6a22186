import Foundation
import Testing

@testable import ListGeometry

/// Frames that UIKit gave for descriptions of sections, at two pixels a point in 320 × 480 points (`uikit-facts §18`).
@Suite struct CompositionalSectionTests {
  private let insets = CompositionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
  private let whole = CompositionalInsets.zero

  private func halves(_ height: CGFloat) -> CompositionalItem {
    Compose.row(.fractionalWidth(1), .absolute(height), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))])
  }

  private func header(_ place: CompositionalPlace, offset: CGPoint = .zero, extends: Bool = true)
    -> CompositionalBoundary
  {
    CompositionalBoundary(
      size: CompositionalSize(width: .absolute(60), height: .absolute(30)), kind: "h", place: place, offset: offset,
      extendsBoundary: extends)
  }

  private func band(
    _ kind: String, _ height: CGFloat, _ place: CompositionalPlace, pins: Bool = false
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(height)), kind: kind, place: place,
      pinsToVisibleBounds: pins)
  }

  @Test func emptySectionsTakeNoRoomButTheSpacing() {
    let layout = Compose.layout(halves(30), [3, 0, 4], sectionSpacing: 12) { $0.insets = insets }
    #expect(layout.cells[0] == [4, 3, 155, 30])
    #expect(layout.cells[3] == [4, 95, 155, 30])
    #expect(layout.contentSize.height == 160)
  }

  @Test func sectionsThatScrollSidewaysSwapTheAxes() {
    let column = Compose.column(
      .absolute(100), .fractionalHeight(1), [Compose.cell(.fractionalWidth(1), .fractionalHeight(0.25))])
    let layout = Compose.layout(column, [6, 5], axis: .horizontal, sectionSpacing: 12) {
      $0.insets = insets
      $0.groupSpacing = 5
    }
    #expect(layout.cells[1] == [4, 121, 100, 118])
    #expect(layout.cells[4] == [109, 3, 100, 118])
    #expect(layout.cells[6] == [231, 3, 100, 118])
    #expect(layout.contentSize == CGSize(width: 442, height: 480))
  }

  /// Found by a random program: a group whose measured item has no room is as thin as what it could show.
  @Test func aRowIsNotThinnerForAnItemThatIsNotShown() {
    let strip = Compose.column(.absolute(40), .absolute(8), [Compose.cell(.absolute(20), .absolute(29))])
    let row = Compose.row(.absolute(80), .estimated(35), [strip, Compose.cell(.estimated(27), .absolute(22))])
    var layout = Compose.layout(row, [2]) { $0.isOrthogonal = true }
    #expect(layout.contentSize.height == 22)
    // 40 and 94 points do not fit into 80.
    let moved = layout.setMeasured(CGSize(width: 94, height: 22), ofItem: 1, inSection: 0)
    #expect(moved)
    #expect(layout.item(1, inSection: 0) == nil)
    #expect(layout.contentSize.height == 22)
    _ = layout.setMeasured(CGSize(width: 30, height: 22), ofItem: 1, inSection: 0)
    #expect(layout.item(1, inSection: 0)?.frame.numbers == [120, 0, 30, 22])
    layout.checkInvariants()
  }

  @Test func boundaryViewsLieAtTheEdges() {
    func vertical(_ place: CompositionalPlace, follows: Bool) -> [CGFloat] {
      let layout = Compose.layout(halves(40), [3, 2]) {
        $0.insets = insets
        $0.boundaries = [header(place)]
        $0.boundaryInsets = follows ? insets : whole
      }
      return layout.boundary(0, inSection: 1).frame.numbers + [layout.cells[0][1], layout.contentSize.height]
    }
    #expect(vertical(.top, follows: false) == [130, 118, 60, 30, 33, 196])
    #expect(vertical(.top, follows: true) == [129, 118, 60, 30, 33, 196])
    #expect(vertical(.bottom, follows: true) == [129, 166, 60, 30, 3, 196])
    #expect(vertical(.leading, follows: false) == [0, 97, 60, 30, 3, 136])
    #expect(vertical(.leading, follows: true) == [4, 97, 60, 30, 3, 136])
    #expect(vertical(.trailing, follows: true) == [254, 97, 60, 30, 3, 136])
    #expect(vertical(.topLeading, follows: true) == [4, 118, 60, 30, 33, 196])
    #expect(vertical(.topTrailing, follows: true) == [254, 118, 60, 30, 33, 196])
    #expect(vertical(.bottomLeading, follows: true) == [4, 166, 60, 30, 3, 196])
    #expect(vertical(.bottomTrailing, follows: false) == [260, 166, 60, 30, 3, 196])
    let row = Compose.row(
      .absolute(100), .fractionalHeight(1), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    func sideways(_ place: CompositionalPlace, follows: Bool) -> [CGFloat] {
      let layout = Compose.layout(row, [3, 2], axis: .horizontal) {
        $0.insets = insets
        $0.boundaries = [header(place)]
        $0.boundaryInsets = follows ? insets : whole
      }
      return layout.boundary(0, inSection: 1).frame.numbers + [layout.cells[0][0], layout.contentSize.width]
    }
    #expect(sideways(.top, follows: true) == [185, 3, 60, 30, 4, 270])
    #expect(sideways(.bottom, follows: false) == [185, 450, 60, 30, 4, 270])
    #expect(sideways(.leading, follows: true) == [220, 224, 60, 30, 64, 390])
    #expect(sideways(.trailing, follows: false) == [330, 225, 60, 30, 4, 390])
    #expect(sideways(.bottomLeading, follows: true) == [220, 445, 60, 30, 64, 390])
  }

  @Test func whatSticksOutOfASectionGrowsIt() {
    func layout(_ boundary: CompositionalBoundary) -> CompositionalLayoutSolver {
      Compose.layout(halves(40), [3, 2]) {
        $0.insets = insets
        $0.boundaries = [boundary]
        $0.boundaryInsets = insets
      }
    }
    let above = layout(header(.top, offset: CGPoint(x: 5, y: 7)))
    #expect(above.boundary(0, inSection: 1).frame.numbers == [134, 111, 60, 30])
    #expect(above.cells[0][1] == 26)
    #expect(above.contentSize.height == 182)
    let inside = layout(header(.bottom, offset: CGPoint(x: -5, y: -7), extends: false))
    #expect(inside.boundary(0, inSection: 0).frame.numbers == [124, 51, 60, 30])
    #expect(inside.contentSize.height == 136)
    let out = layout(header(.topTrailing, offset: CGPoint(x: -5, y: -7), extends: false))
    #expect(out.boundary(0, inSection: 1).frame.numbers == [249, 81, 60, 30])
    let below = layout(header(.bottomLeading, offset: CGPoint(x: 5, y: 7)))
    #expect(below.boundary(0, inSection: 1).frame.numbers == [9, 180, 60, 30])
    #expect(below.contentSize.height == 210)
    let side = layout(header(.leading, offset: CGPoint(x: 5, y: 7)))
    #expect(side.boundary(0, inSection: 1).frame.numbers == [9, 104, 60, 30])
  }

  @Test func aBoundaryViewMayBeTallerThanItsSection() {
    func frame(_ place: CompositionalPlace, _ extends: Bool) -> [CGFloat] {
      let tall = CompositionalBoundary(
        size: CompositionalSize(width: .absolute(33), height: .absolute(200)), kind: "h", place: place,
        extendsBoundary: extends)
      let layout = Compose.layout(halves(40), [4]) { $0.boundaries = [tall] }
      return layout.boundary(0, inSection: 0).frame.numbers + [layout.cells[0][1], layout.contentSize.height]
    }
    #expect(frame(.top, false) == [143.5, 0, 33, 200, 0, 80])
    #expect(frame(.top, true) == [143.5, 0, 33, 200, 200, 280])
    #expect(frame(.bottom, false) == [143.5, -120, 33, 200, 0, 80])
    #expect(frame(.bottom, true) == [143.5, 80, 33, 200, 0, 280])
    #expect(frame(.leading, false) == [0, -60, 33, 200, 0, 80])
    #expect(frame(.leading, true) == [0, 0, 33, 200, 0, 200])
    #expect(frame(.trailing, true) == [287, 0, 33, 200, 0, 200])
  }

  @Test func headersAndFootersTakePartsOfTheContainer() {
    let layout = Compose.layout(halves(40), [3, 2]) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.boundaries = [
        CompositionalBoundary(
          size: CompositionalSize(width: .fractionalWidth(1), height: .fractionalHeight(0.1)), kind: "h", place: .top),
        CompositionalBoundary(
          size: CompositionalSize(width: .fractionalWidth(0.5), height: .estimated(20)), kind: "f", place: .bottom),
      ]
    }
    #expect(layout.boundary(0, inSection: 1).frame.numbers == [4, 156, 310, 48])
    #expect(layout.boundary(1, inSection: 0).frame.numbers == [81.5, 136, 155, 20])
    #expect(layout.cells[0][1] == 51)
    var measured = layout
    let moved1 = measured.setMeasured(CGSize(width: 155, height: 44), ofBoundary: 1, inSection: 0)
    #expect(moved1)
    #expect(measured.boundary(0, inSection: 1).frame.minY == 180)
    #expect(measured.contentSize.height == layout.contentSize.height + 24)
  }

  @Test func boundaryViewsOfOneSideDoNotStack() {
    let layout = Compose.layout(halves(40), [3, 2]) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.boundaries = [band("h", 30, .top), band("t", 10, .top), band("f", 7, .bottom), band("g", 5, .bottom)]
    }
    let frames = (0..<4).map { layout.boundary($0, inSection: 0).frame.numbers }
    #expect(frames == [[4, 0, 310, 30], [4, 20, 310, 10], [4, 118, 310, 7], [4, 118, 310, 5]])
    #expect(layout.contentSize.height == 210)
  }

  @Test func theLayoutHasBoundaryViewsOfItsOwn() {
    let layout = Compose.layout(halves(40), [3, 2], boundaries: [band("h", 30, .top), band("f", 20, .bottom)]) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.boundaries = [band("l", 10, .top)]
    }
    #expect(layout.layoutBoundary(0).frame.numbers == [0, 0, 320, 30])
    #expect(layout.layoutBoundary(1).frame.numbers == [0, 186, 320, 20])
    #expect(layout.boundary(0, inSection: 1).frame.numbers == [4, 128, 310, 10])
    #expect(layout.cells[0] == [4, 43, 155, 40])
    #expect(layout.contentSize.height == 206)
    let sides = Compose.layout(
      halves(40), [3, 2],
      boundaries: [
        CompositionalBoundary(
          size: CompositionalSize(width: .absolute(30), height: .fractionalHeight(1)), kind: "h", place: .leading)
      ]
    ) { $0.insets = insets }
    #expect(sides.layoutBoundary(0).frame.numbers == [0, 0, 30, 480])
    #expect(sides.cells[0] == [4, 3, 155, 40])
    #expect(sides.contentSize.height == 480)
  }

  @Test func emptySectionsKeepTheirHeaders() {
    let layout = Compose.layout(halves(40), [0, 2, 0], boundaries: [band("h", 30, .top)]) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.boundaries = [band("l", 10, .top)]
    }
    #expect((0..<3).map { layout.boundary(0, inSection: $0).frame.minY } == [30, 48, 106])
    #expect(layout.cells[0] == [4, 61, 155, 40])
    #expect(layout.contentSize.height == 124)
  }

  @Test func pinnedViewsStayInSightWithinTheirSection() {
    let headers = Compose.layout(halves(40), [3, 12], height: 100) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.boundaries = [band("h", 30, .top, pins: true)]
    }
    let scrolled = headers.boundary(0, inSection: 1, viewport: CompositionalViewport(start: 130, end: 230))
    #expect(scrolled.frame.numbers == [4, 130, 310, 30])
    #expect(scrolled.zIndex == 1_000_000_001)
    let both = Compose.layout(halves(40), [3, 12], height: 100) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.boundaries = [band("h", 30, .top, pins: true), band("f", 20, .bottom, pins: true)]
    }
    let viewport = CompositionalViewport(start: 100, end: 200)
    func minY(_ index: Int, _ section: Int) -> CGFloat {
      both.boundary(index, inSection: section, viewport: viewport).frame.minY
    }
    #expect([minY(0, 0), minY(1, 0), minY(0, 1), minY(1, 1)] == [88, 118, 138, 180])
    let found = both.elements(in: CGRect(x: 0, y: 100, width: 320, height: 100), viewport: viewport)
    #expect(found.count { if case .boundary = $0.kind { true } else { false } } == 4)
    #expect(found.count { if case .item = $0.kind { true } else { false } } == 3)
  }

  @Test func supplementsAreFastenedByAnchors() {
    func badge(_ place: CompositionalPlace, own: CompositionalPlace? = nil) -> CompositionalSupplement {
      CompositionalSupplement(
        size: CompositionalSize(width: .absolute(40), height: .absolute(20)), kind: own == nil ? "badge" : "other",
        containerAnchor: CompositionalAnchor(place: place), itemAnchor: own.map { CompositionalAnchor(place: $0) })
    }
    func frames(_ place: CompositionalPlace) -> [[CGFloat]] {
      let cell = Compose.cell(.fractionalWidth(1), .fractionalHeight(1), supplements: [badge(place)])
      let row = Compose.row(
        .fractionalWidth(1), .absolute(200), [cell], supplements: [badge(place, own: .bottomLeading)])
      let layout = Compose.layout(row, [1]) {
        $0.insets = CompositionalInsets(top: 50, leading: 50, bottom: 50, trailing: 50)
      }
      return ["badge", "other"].map { layout.supplement($0, 0, inSection: 0)!.frame.numbers }
    }
    #expect(frames(.top) == [[140, 50, 40, 20], [160, 30, 40, 20]])
    #expect(frames(.leading) == [[50, 140, 40, 20], [50, 130, 40, 20]])
    #expect(frames(.bottom) == [[140, 230, 40, 20], [160, 230, 40, 20]])
    #expect(frames(.trailing) == [[230, 140, 40, 20], [270, 130, 40, 20]])
    #expect(frames(.topLeading) == [[50, 50, 40, 20], [50, 30, 40, 20]])
    #expect(frames(.bottomTrailing) == [[230, 230, 40, 20], [270, 230, 40, 20]])
    #expect(frames(.center) == [[140, 140, 40, 20], [160, 130, 40, 20]])
  }

  @Test func anchorsMayBeOffset() {
    let size = CompositionalSize(width: .absolute(40), height: .absolute(20))
    let corner = CompositionalAnchor(place: .topTrailing)
    func anchor(_ place: CompositionalPlace, _ x: CGFloat, _ y: CGFloat, fractional: Bool) -> CompositionalAnchor {
      CompositionalAnchor(place: place, offset: CGPoint(x: x, y: y), isFractional: fractional)
    }
    let supplements = [
      CompositionalSupplement(size: size, kind: "1", containerAnchor: anchor(.topTrailing, 7, 9, fractional: false)),
      CompositionalSupplement(
        size: size, kind: "2", containerAnchor: anchor(.topTrailing, 0.5, 0.25, fractional: true)),
      CompositionalSupplement(
        size: size, kind: "3", containerAnchor: corner, itemAnchor: anchor(.bottomLeading, 0.5, 0.25, fractional: true)),
      CompositionalSupplement(
        size: size, kind: "4", containerAnchor: corner, itemAnchor: anchor(.bottomLeading, 3, 4, fractional: false)),
      CompositionalSupplement(
        size: CompositionalSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25)), kind: "5",
        containerAnchor: corner),
      CompositionalSupplement(
        size: CompositionalSize(width: .estimated(33), height: .estimated(17)), kind: "6",
        containerAnchor: CompositionalAnchor(place: .bottom), zIndex: 5),
    ]
    let cell = Compose.cell(
      .fractionalWidth(1), .fractionalHeight(1),
      insets: CompositionalInsets(top: 2, leading: 3, bottom: 4, trailing: 5),
      supplements: supplements)
    let layout = Compose.layout(Compose.row(.fractionalWidth(1), .absolute(200), [cell]), [1]) {
      $0.insets = CompositionalInsets(top: 50, leading: 50, bottom: 50, trailing: 50)
    }
    let frames = (1...6).map { layout.supplement("\($0)", 0, inSection: 0)!.frame.numbers }
    #expect(
      frames == [
        [232, 61, 40, 20], [245, 57, 40, 20], [285, 37, 40, 20], [268, 36, 40, 20], [159, 52, 106, 48.5],
        [142.5, 229, 33, 17],
      ])
    #expect(layout.supplement("6", 0, inSection: 0)?.zIndex == 5)
  }

  @Test func supplementsOfGroupsAreCountedThroughTheSection() {
    func line(_ kind: String, _ place: CompositionalPlace, _ height: CGFloat) -> CompositionalSupplement {
      CompositionalSupplement(
        size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(height)), kind: kind,
        containerAnchor: CompositionalAnchor(place: place))
    }
    let row = Compose.row(
      .fractionalWidth(1), .absolute(60), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))],
      supplements: [line("g", .bottom, 4), line("g2", .top, 5)])
    let layout = Compose.layout(row, [5, 3])
    #expect((0..<3).map { layout.supplement("g", $0, inSection: 0)!.frame.minY } == [56, 116, 176])
    #expect(layout.supplement("g2", 1, inSection: 1)?.frame.numbers == [0, 240, 320, 5])
    #expect(layout.supplement("g", 3, inSection: 0) == nil)
    let inner = Compose.column(
      .fractionalWidth(0.5), .fractionalHeight(1), [Compose.cell(.fractionalWidth(1), .fractionalHeight(0.5))],
      supplements: [line("g", .bottom, 4)])
    let nested = Compose.layout(
      Compose.row(
        .fractionalWidth(1), .absolute(100), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1)), inner]), [6])
    // A part of the width that the inner group is laid out in, in the middle of that group.
    #expect(nested.supplement("g", 1, inSection: 0)?.frame.numbers == [80, 196, 320, 4])
  }

  @Test func backgroundsAreAsLargeAsTheirSection() {
    let layout = Compose.layout(halves(40), [3, 0, 2]) {
      $0.insets = insets
      $0.boundaryInsets = insets
      $0.groupSpacing = 4
      $0.decorations = [
        CompositionalDecoration(
          kind: "bg", insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), zIndex: -3)
      ]
      $0.boundaries = [band("h", 30, .top)]
    }
    let frames = (0..<3).map { layout.decoration(0, inSection: $0).frame.numbers }
    #expect(frames == [[2, 1, 314, 118], [2, 123, 314, 34], [2, 161, 314, 74]])
    #expect(layout.item(0, inSection: 0)?.zIndex == 1)
    #expect(layout.cells[0] == [4, 33, 155, 40])
  }

  @Test func rowsThatScrollByThemselvesAreAsTallAsTheirGroups() throws {
    let card = Compose.row(.absolute(100), .absolute(50), [Compose.cell(.fractionalWidth(1), .fractionalHeight(1))])
    let layout = Compose.layout(card, [5, 5]) {
      $0.isOrthogonal = true
      $0.groupSpacing = 10
      $0.insets = insets
      $0.boundaries = [band("h", 20, .top)]
    }
    #expect(layout.contentSize == CGSize(width: 320, height: 2 * (20 + 3 + 50 + 5)))
    let row = try #require(layout.row(ofSection: 1))
    #expect(row.frame.numbers == [0, 101, 320, 50])
    #expect(row.contentLength == 550)
    #expect(layout.item(2, inSection: 1)?.frame.numbers == [224, 101, 100, 50])
    #expect(layout.rowElements(ofSection: 1, from: 110, to: 225).map(\.kind) == [.item(1), .item(2)])
    #expect(layout.rowGroups(ofSection: 0, from: 0, to: 150) == [4...104, 114...214])
    #expect(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).count == 2)
  }
}
