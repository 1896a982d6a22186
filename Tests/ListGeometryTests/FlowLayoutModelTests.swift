import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

@Suite struct FlowLayoutModelTests {
  @Test(arguments: 1...150)
  func randomLayoutsAgreeWithTheRulesAppliedOneByOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 31)
    let model = FlowModel(random: &random)
    let layout = FlowLayoutSolver(
      direction: model.direction, crossLength: model.crossLength, crossContentInset: model.crossContentInset,
      scale: model.scale, sections: model.sections)
    layout.checkInvariants()
    let (all, contentLength) = model.elements()
    for element in all {
      switch element.kind {
      case .header: #expect(layout.frame(ofHeader: element.section) == element.frame)
      case .footer: #expect(layout.frame(ofFooter: element.section) == element.frame)
      case .item(let item):
        #expect(layout.frame(ofItem: item, inSection: element.section).isClose(to: element.frame))
      }
    }
    let size = layout.contentSize
    #expect(abs((model.direction == .vertical ? size.height : size.width) - contentLength) < 1e-6)
    for _ in 0..<25 {
      let rect = CGRect(
        x: CGFloat(random.below(Int(size.width) + 200) - 100), y: CGFloat(random.below(Int(size.height) + 200) - 100),
        width: CGFloat(random.below(400)), height: CGFloat(random.below(400)))
      let found = layout.elements(in: rect)
      // Frames of the solver itself are compared: the model's may differ in the last bit at an edge.
      let expected = all.filter { layout.frame(of: $0).intersects(rect) }
      #expect(found.map(\.kind) == expected.map(\.kind) && found.map(\.section) == expected.map(\.section))
      let point = CGPoint(x: rect.minX, y: rect.minY)
      let hit = all.first { element in
        if case .item = element.kind { layout.frame(of: element).contains(point) } else { false }
      }
      let answer = layout.item(at: point)
      #expect(answer?.section == hit?.section)
      if let answer, let hit { #expect(FlowElement.Kind.item(answer.item) == hit.kind) }
    }
  }

  @Test func listedItemsOfOneSizeAreLaidOutLikeUniformOnes() {
    for count in 0...30 {
      let size = CGSize(width: 70, height: 40)
      let layouts = [
        FlowSection.Items.uniform(count: count, size: size), .listed(Array(repeating: size, count: count)),
      ]
      .map { FlowLayoutSolver(crossLength: 375, scale: 3, sections: [FlowSection(items: $0)]) }
      for item in 0..<count {
        #expect(layouts[0].frame(ofItem: item, inSection: 0) == layouts[1].frame(ofItem: item, inSection: 0))
      }
      #expect(layouts[0].contentSize == layouts[1].contentSize)
    }
  }

  @Test func itemsThatFillTheLineByDivisionFit() {
    for perLine in 1...12 {
      for scale: CGFloat in [1, 2, 3] {
        let width = (375 - 10 * CGFloat(perLine - 1)) / CGFloat(perLine)
        let layout = FlowLayoutSolver(
          crossLength: 375, scale: scale,
          sections: [FlowSection(items: .uniform(count: perLine, size: CGSize(width: width, height: 30)))])
        #expect(layout.contentSize.height == 30, "\(perLine) items a line")
        let mixed = (0..<perLine).map { CGSize(width: width, height: $0 == 0 ? 20 : 30) }
        let listed = FlowLayoutSolver(
          crossLength: 375, scale: scale, sections: [FlowSection(items: .listed(mixed))])
        #expect(listed.contentSize.height == (perLine == 1 ? 20 : 30), "\(perLine) listed items a line")
      }
    }
  }

  @Test func aMillionItemsOfOneSizeAreFoundWithoutBeingWalked() {
    let layout = FlowLayoutSolver(
      crossLength: 390, scale: 3,
      sections: [FlowSection(items: .uniform(count: 1_000_000, size: CGSize(width: 120, height: 100)))])
    #expect(layout.contentSize.height == 36_666_730)
    let rect = CGRect(x: 0, y: 20_000_000, width: 390, height: 844)
    let found = layout.elements(in: rect)
    #expect(found.count == 24)
    #expect(found.allSatisfy { $0.frame.intersects(rect) })
    guard case .uniform = layout.sections[0].lines else {
      Issue.record("a section of one size keeps no lines")
      return
    }
  }

  @Test func itemsThatReachOutOfTheirSectionAreFound() {
    let reaching = FlowSection(
      items: .uniform(count: 1, size: CGSize(width: 375, height: 100)), insets: FlowInsets(top: -30, bottom: -50))
    let below = FlowSection(items: .uniform(count: 1, size: CGSize(width: 375, height: 100)))
    // Section 1 takes 20 points from 100 on; its item lies at 70 to 170.
    let layout = FlowLayoutSolver(crossLength: 375, scale: 2, sections: [below, reaching, below])
    #expect(layout.frame(ofItem: 0, inSection: 1) == CGRect(x: 0, y: 70, width: 375, height: 100))
    #expect(layout.frame(ofItem: 0, inSection: 2).minY == 120)
    func sections(from start: CGFloat, to end: CGFloat) -> [Int] {
      layout.elements(in: CGRect(x: 0, y: start, width: 375, height: end - start)).map(\.section)
    }
    #expect(sections(from: 60, to: 80) == [0, 1])
    #expect(sections(from: 150, to: 160) == [1, 2])
    #expect(sections(from: 180, to: 190) == [2])
  }

  @Test func linesThatNegativeSpacingPutsOutOfOrderAreFound() {
    let heights: [CGFloat] = [300, 10, 10, 10]
    let layout = FlowLayoutSolver(
      crossLength: 100, scale: 2,
      sections: [
        FlowSection(items: .listed(heights.map { CGSize(width: 100, height: $0) }), minimumLineSpacing: -290)
      ])
    // Lines at 0–300, 10–20, −270…: the first one covers what comes after the second.
    let found = layout.elements(in: CGRect(x: 0, y: 200, width: 100, height: 50)).map(\.kind)
    #expect(found == [.item(0)])
    #expect(layout.item(at: CGPoint(x: 5, y: 15))?.item == 0)
  }

  @Test func replacingASectionMovesTheOnesBelow() {
    let section = FlowSection(items: .uniform(count: 4, size: CGSize(width: 375, height: 50)), minimumLineSpacing: 0)
    var layout = FlowLayoutSolver(crossLength: 375, scale: 2, sections: [section, section, section])
    var taller = section
    taller.items = .listed([50, 80, 50, 50].map { CGSize(width: 375, height: $0) })
    layout.replaceSection(1, with: taller)
    layout.checkInvariants()
    #expect(layout.frame(ofItem: 0, inSection: 2).minY == 430)
    #expect(layout.contentSize.height == 630)
  }

  @Test func headersPinToTheVisibleStartUntilTheirSectionEnds() {
    let section = FlowSection(
      items: .uniform(count: 10, size: CGSize(width: 100, height: 100)), minimumLineSpacing: 0,
      insets: FlowInsets(top: 5, bottom: 7), headerSize: CGSize(width: 0, height: 30),
      footerSize: CGSize(width: 0, height: 20))
    let layout = FlowLayoutSolver(crossLength: 100, scale: 2, sections: [section, section])
    // Section 0: header 0–30, items 35–1035, footer 1042–1062; section 1 from 1062.
    func header(_ section: Int, _ offset: CGFloat) -> CGFloat? {
      layout.pinnedHeaderFrame(
        ofSection: section, in: Viewport(offset: offset, length: 400, leadingInset: 50))?.minY
    }
    #expect(header(0, -50) == 0)
    #expect(header(0, -80) == 0)
    #expect(header(0, 100) == 150)
    #expect(header(0, 962) == 1012)
    #expect(header(0, 1000) == 1012)
    #expect(header(1, 1000) == 1062)
    #expect(header(1, 1100) == 1150)
    func footer(_ section: Int, _ offset: CGFloat) -> CGFloat? {
      layout.pinnedFooterFrame(
        ofSection: section, in: Viewport(offset: offset, length: 400, trailingInset: 40))?.minY
    }
    #expect(footer(0, 0) == 340)
    #expect(footer(0, 682) == 1022)
    #expect(footer(0, 702) == 1042)
    #expect(footer(0, 900) == 1042)
    #expect(footer(1, 700) == 1092)
    let viewport = Viewport(offset: 200, length: 400)
    let found = layout.elements(
      in: CGRect(x: 0, y: 200, width: 100, height: 400), pinningHeadersIn: viewport, pinningFootersIn: viewport)
    #expect(found.first?.kind == .header && found.first?.frame.minY == 200)
    #expect(found.last?.kind == .footer && found.last?.frame.maxY == 600)
  }
}

extension FlowLayoutSolver {
  func frame(of element: FlowElement) -> CGRect {
    switch element.kind {
    case .header: frame(ofHeader: element.section)!
    case .footer: frame(ofFooter: element.section)!
    case .item(let item): frame(ofItem: item, inSection: element.section)
    }
  }
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size == other.size
  }
}

/// The rules of `uikit-facts §7`, walked item by item.
struct FlowModel {
  var direction: FlowLayoutSolver.ScrollDirection
  var crossLength: CGFloat
  var crossContentInset: CGFloat
  var scale: CGFloat
  var sections: [FlowSection] = []

  init(random: inout SeededGenerator) {
    direction = random.below(2) == 0 ? .vertical : .horizontal
    crossLength = CGFloat([320, 375, 390, 414][random.below(4)])
    crossContentInset = random.below(4) == 0 ? 20 : 0
    scale = CGFloat(1 + random.below(3))
    for _ in 0..<random.below(5) {
      // Multiples of a quarter add up exactly, so that packing is a matter of the rules and not of rounding.
      func length(_ bound: Int) -> CGFloat { CGFloat(random.below(bound * 4)) / 4 }
      let count = random.below(25)
      let items: FlowSection.Items
      if random.below(2) == 0 {
        items = .uniform(count: count, size: CGSize(width: length(200), height: length(200)))
      } else {
        let fixed = random.below(3)
        let (width, height) = (length(200), length(200))
        items = .listed(
          (0..<count).map { _ in
            CGSize(width: fixed == 1 ? width : length(200), height: fixed == 2 ? height : length(200))
          })
      }
      sections.append(
        FlowSection(
          items: items, minimumLineSpacing: length(30) - (random.below(6) == 0 ? 40 : 0),
          minimumInteritemSpacing: length(30),
          insets: FlowInsets(
            top: length(20) - (random.below(5) == 0 ? 20 : 0), left: length(20), bottom: length(20), right: length(20)),
          headerSize: random.below(2) == 0 ? .zero : CGSize(width: length(60) + 1, height: length(60) + 1),
          footerSize: random.below(2) == 0 ? .zero : CGSize(width: length(60) + 1, height: length(60) + 1)))
    }
  }

  func elements() -> (all: [FlowElement], length: CGFloat) {
    var all: [FlowElement] = []
    var start: CGFloat = 0
    let isVertical = direction == .vertical
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    func frame(_ main: CGFloat, _ cross: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: CGPoint(x: snap(isVertical ? cross : main), y: snap(isVertical ? main : cross)), size: size)
    }
    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func supplement(_ position: CGFloat, _ length: CGFloat) -> CGRect {
      frame(
        position, 0,
        isVertical ? CGSize(width: crossLength, height: length) : CGSize(width: length, height: crossLength))
    }
    for (number, section) in sections.enumerated() {
      let sizes: [CGSize] =
        switch section.items {
        case .uniform(let count, let size): Array(repeating: size, count: count)
        case .listed(let sizes): sizes
        case .kept: []
        }
      var position = start
      if main(section.headerSize) > 0 {
        all.append(
          FlowElement(section: number, kind: .header, frame: supplement(position, main(section.headerSize))))
        position += main(section.headerSize)
      }
      let insets = section.insets
      position += isVertical ? insets.top : insets.left
      let crossStart = isVertical ? insets.left : insets.top
      let available = crossLength - crossContentInset - crossStart - (isVertical ? insets.right : insets.bottom)
      let interitem = section.minimumInteritemSpacing
      let isUniform = sizes.allSatisfy { $0 == sizes[0] }
      var first = 0
      while first < sizes.count {
        var end = first + 1
        var used = cross(sizes[first])
        while end < sizes.count, used + interitem + cross(sizes[end]) <= available {
          used += interitem + cross(sizes[end])
          end += 1
        }
        let lengths = sizes[first..<end].map(cross)
        let thickness = sizes[first..<end].map(main).max()!
        let isLast = end == sizes.count
        var spacing = (available - lengths.reduce(0, +)) / CGFloat(max(1, lengths.count - 1))
        var x = crossStart
        if isLast, isUniform {
          var capacity = 1
          if lengths[0] + interitem > 0 {
            while CGFloat(capacity + 1) * lengths[0] + CGFloat(capacity) * interitem <= available { capacity += 1 }
          } else {
            capacity = sizes.count
          }
          if capacity == 1 {
            x += (available - lengths[0]) / 2
          } else {
            spacing = (available - CGFloat(capacity) * lengths[0]) / CGFloat(capacity - 1)
          }
        } else if isLast {
          spacing = interitem
          if lengths.count == 1, 2 * lengths[0] + interitem > available { x += (available - lengths[0]) / 2 }
        } else if lengths.count == 1 {
          x += (available - lengths[0]) / 2
        }
        for item in first..<end {
          let y = position + (thickness - main(sizes[item])) / 2
          all.append(FlowElement(section: number, kind: .item(item), frame: frame(y, x, sizes[item])))
          x += cross(sizes[item]) + spacing
        }
        position += thickness + (isLast ? 0 : section.minimumLineSpacing)
        first = end
      }
      position += isVertical ? insets.bottom : insets.right
      if main(section.footerSize) > 0 {
        all.append(
          FlowElement(section: number, kind: .footer, frame: supplement(position, main(section.footerSize))))
        position += main(section.footerSize)
      }
      start = max(position, start)
    }
    return (all, start)
  }
}

/// Random changes of items, after each of which the layout has to be the one that a solve from scratch gives.
@Suite struct FlowLayoutChangeTests {
  @Test(arguments: 1...2000)
  func changesOneByOneGiveWhatASolveFromScratchGives(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 7_919)
    var model = FlowChangeModel(random: &random)
    var layout = FlowLayoutSolver(
      direction: model.direction, crossLength: model.crossLength, scale: 2,
      sections: [model.leading, model.initial, model.leading])
    for _ in 0..<12 {
      model.change(&layout, &random)
      layout.checkInvariants()
      let fresh = FlowLayoutSolver(
        direction: model.direction, crossLength: model.crossLength, scale: 2,
        sections: [model.leading, model.section(.listed(model.sizes)), model.leading])
      #expect(layout.contentSize == fresh.contentSize)
      #expect(layout.frame(ofHeader: 2) == fresh.frame(ofHeader: 2))
      let everything = CGRect(x: -1000, y: -1000, width: 1_000_000, height: 1_000_000)
      let all = fresh.elements(in: everything)
      #expect(layout.elements(in: everything) == all)
      for _ in 0..<4 where !model.sizes.isEmpty {
        let item = random.below(model.sizes.count)
        #expect(layout.frame(ofItem: item, inSection: 1) == fresh.frame(ofItem: item, inSection: 1))
        let size = layout.contentSize
        let rect = CGRect(
          x: CGFloat(random.below(Int(size.width) + 1)), y: CGFloat(random.below(Int(size.height) + 1)),
          width: CGFloat(random.below(500)), height: CGFloat(random.below(500)))
        #expect(layout.elements(in: rect) == all.filter { $0.frame.intersects(rect) })
      }
    }
  }

  @Test func oneMeasuredItemAmongAMillionKeepsTheOthersANumber() {
    let size = CGSize(width: 100, height: 40)
    var layout = FlowLayoutSolver(
      crossLength: 390, scale: 3, sections: [FlowSection(items: .uniform(count: 1_000_000, size: size))])
    layout.setSize(CGSize(width: 100, height: 90), ofItem: 500_000, inSection: 0)
    layout.checkInvariants()
    guard case .packed(let lines) = layout.sections[0].lines else {
      Issue.record("items of two sizes are packed")
      return
    }
    #expect(lines.blocks.count == 3)
    #expect(lines.blocks.reduce(0) { $0 + $1.sizes.count } <= 64)
    let rows = (1_000_000 + 2) / 3
    #expect(layout.contentSize.height == CGFloat(rows * 50 - 10 + 50))
  }

  @Test func aWiderItemMovesLaterOnesWithoutListingThem() {
    let size = CGSize(width: 100, height: 40)
    var layout = FlowLayoutSolver(
      crossLength: 320, scale: 2, sections: [FlowSection(items: .uniform(count: 300_000, size: size))])
    layout.setSize(CGSize(width: 200, height: 40), ofItem: 0, inSection: 0)
    guard case .packed(let lines) = layout.sections[0].lines else {
      Issue.record("items of two sizes are packed")
      return
    }
    #expect(lines.blocks.reduce(0) { $0 + $1.sizes.count } <= 64)
    // Item 1 stays beside the wide one, lines of three begin at item 2.
    #expect(layout.frame(ofItem: 2, inSection: 0).minY == 50)
    #expect(layout.frame(ofItem: 5, inSection: 0).minY == 100)
    #expect(layout.frame(ofItem: 299_999, inSection: 0).minX == 0)
  }

  @Test func itemsMeasuredFromTheTopEndUpInFewBlocks() {
    var layout = FlowLayoutSolver(
      crossLength: 320, scale: 2,
      sections: [FlowSection(items: .uniform(count: 20_000, size: CGSize(width: 320, height: 44)))])
    for item in 0..<4_000 {
      layout.setSize(CGSize(width: 320, height: CGFloat(40 + item % 7)), ofItem: item, inSection: 0)
    }
    layout.checkInvariants()
    guard case .packed(let lines) = layout.sections[0].lines else {
      Issue.record("items of several sizes are packed")
      return
    }
    #expect(lines.blocks.count < 4_000 / 12)
  }
}

/// The items of one section, and changes of them.
private struct FlowChangeModel {
  let direction: FlowLayoutSolver.ScrollDirection
  let crossLength: CGFloat
  let interitem: CGFloat
  let spacing: CGFloat
  let base: CGSize
  let initial: FlowSection
  var sizes: [CGSize]
  /// Which extents of items vary: both, or only the one along the scrolling axis.
  let changesBoth: Bool

  init(random: inout SeededGenerator) {
    direction = random.below(2) == 0 ? .vertical : .horizontal
    crossLength = [100, 320, 375][random.below(3)]
    interitem = CGFloat(random.below(40)) / 4
    spacing = CGFloat(random.below(40)) / 4 - (random.below(6) == 0 ? 20 : 0)
    changesBoth = random.below(3) > 0
    base = CGSize(width: CGFloat(random.below(480) + 1) / 4, height: CGFloat(random.below(480) + 1) / 4)
    let count = random.below(4) == 0 ? random.below(400) : random.below(40)
    sizes = Array(repeating: base, count: count)
    var items = FlowSection.Items.uniform(count: count, size: base)
    if random.below(3) == 0 {
      for item in sizes.indices { sizes[item] = Self.size(&random, base, changesBoth, direction) }
      items = .listed(sizes)
    }
    initial = FlowSection(
      items: items, minimumLineSpacing: spacing, minimumInteritemSpacing: interitem,
      insets: FlowInsets(top: 3, left: 5, bottom: 7, right: 1), headerSize: CGSize(width: 20, height: 20))
  }

  var leading: FlowSection {
    FlowSection(
      items: .uniform(count: 3, size: CGSize(width: 30, height: 30)), headerSize: CGSize(width: 9, height: 9))
  }

  func section(_ items: FlowSection.Items) -> FlowSection {
    var section = initial
    section.items = items
    return section
  }

  static func size(
    _ random: inout SeededGenerator, _ base: CGSize, _ changesBoth: Bool,
    _ direction: FlowLayoutSolver.ScrollDirection
  ) -> CGSize {
    if random.below(4) == 0 { return base }
    var size = CGSize(width: CGFloat(random.below(480) + 1) / 4, height: CGFloat(random.below(480) + 1) / 4)
    if !changesBoth {
      if direction == .vertical { size.width = base.width } else { size.height = base.height }
    }
    return size
  }

  mutating func change(_ layout: inout FlowLayoutSolver, _ random: inout SeededGenerator) {
    let from = random.below(sizes.count + 1)
    let removed = random.below(3) == 0 ? random.below(min(30, sizes.count - from) + 1) : min(1, sizes.count - from)
    let range = from..<from + removed
    let count = random.below(3) == 0 ? random.below(30) : removed
    switch random.below(3) {
    case 0:
      layout.replaceItems(range, inSection: 1, with: .uniform(count: count, size: base))
      sizes.replaceSubrange(range, with: repeatElement(base, count: count))
    case 1 where removed == 1:
      let size = Self.size(&random, base, changesBoth, direction)
      layout.setSize(size, ofItem: from, inSection: 1)
      sizes[from] = size
    default:
      let new = (0..<count).map { _ in Self.size(&random, base, changesBoth, direction) }
      layout.replaceItems(range, inSection: 1, with: .listed(new))
      sizes.replaceSubrange(range, with: new)
    }
  }
}
