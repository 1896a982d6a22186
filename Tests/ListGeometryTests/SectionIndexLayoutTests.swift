import Foundation
import Testing

@testable import ListGeometry

@Suite struct SectionIndexLayoutTests {
  @Test func titlesThatFitStandInTheMiddle() {
    let layout = SectionIndexLayout(titleCount: 3, length: 100, distance: 14)
    #expect(layout.entries.map(\.mark) == [.title(0), .title(1), .title(2)])
    #expect(layout.entries.map(\.middle) == [36, 50, 64])
    #expect(layout.start == 29)
    #expect(layout.end == 71)
  }

  @Test func bulletsStandForTitlesThatDoNotFit() {
    let layout = SectionIndexLayout(titleCount: 27, length: 14 * 9, distance: 14)
    #expect(
      layout.entries.map(\.mark) == [
        .title(0), .bullet, .title(7), .bullet, .title(13), .bullet, .title(20), .bullet, .title(26),
      ])
  }

  @Test func aFingerMeansTitlesThatAreLeftOutToo() {
    let layout = SectionIndexLayout(titleCount: 27, length: 14 * 9, distance: 14)
    let meant = Set((0..<126).compactMap { layout.title(at: CGFloat($0)) })
    #expect(meant == Set(0..<27))
    #expect(layout.title(at: -20) == 0)
    #expect(layout.title(at: 200) == 26)
  }

  @Test func aFingerBesideFewTitlesMeansTheNearest() {
    let layout = SectionIndexLayout(titleCount: 3, length: 100, distance: 14)
    #expect([0, 30, 42, 44, 56, 58, 99].map { layout.title(at: $0) } == [0, 0, 0, 1, 1, 2, 2])
  }

  @Test(arguments: 0...40, [0, 5, 14, 27, 28, 41, 42, 43, 100, 400] as [CGFloat])
  func marksFitAndKeepTheirOrder(count: Int, length: CGFloat) {
    let layout = SectionIndexLayout(titleCount: count, length: length, distance: 14)
    #expect(CGFloat(layout.entries.count) * 14 <= max(length, 0))
    var titles: [Int] = []
    for case .title(let index) in layout.entries.map(\.mark) { titles.append(index) }
    #expect(titles == titles.sorted())
    #expect(Set(titles).count == titles.count)
    if length >= 28, count > 1, titles.count > 1 {
      #expect(titles.first == 0)
      #expect(titles.last == count - 1)
    }
    if count == 0 { #expect(layout.title(at: 10) == nil) }
  }
}
