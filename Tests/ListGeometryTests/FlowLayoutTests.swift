import Foundation
import Testing

@testable import ListGeometry

/// The recorded layouts of real UICollectionViewFlowLayout, all at 2×.
@Suite struct FlowLayoutOracleTests {
  @Test func everyProbeIsReproduced() throws {
    let oracle = try fixture("flow-probes") as! [String: Any]
    let probes = oracle["probes"] as! [[String: Any]]
    #expect(probes.count == 14)
    for probe in probes {
      let id = probe["id"] as! String
      let layout = FlowLayoutSolver(probe: probe)
      layout.checkInvariants()
      var checks = 0
      func check(_ value: CGFloat?, _ expected: Any, _ what: String) {
        #expect(value == number(expected), "probe \(id), \(what)")
        checks += 1
      }
      let items = (0..<layout.sectionCount).map { section in
        (0..<layout.itemCount(inSection: section)).map { layout.frame(ofItem: $0, inSection: section) }
      }
      if let xs = probe["x"] as? [Any] {
        for (index, x) in xs.enumerated() { check(items[0][index].minX, x, "x of item \(index)") }
      }
      if let rows = probe["rowsY"] as? [Any] {
        let perLine = (probe["x"] as! [Any]).count
        for (row, y) in rows.enumerated() { check(items[0][row * perLine].minY, y, "y of line \(row)") }
      }
      if let rows = probe["rowsYBySection"] as? [[Any]] {
        for (section, ys) in rows.enumerated() { check(items[section][0].minY, ys[0], "y of section \(section)") }
      }
      if let origins = probe["origins"] as? [Any] {
        for (index, origin) in origins.enumerated() { checkOrigin(items[0][index], origin) }
      }
      if let origins = probe["origins"] as? [String: Any] {
        for index in origins.keys.sorted() { checkOrigin(items[0][Int(index)!], origins[index]!) }
      }
      func checkOrigin(_ frame: CGRect, _ expected: Any) {
        let pair = expected as! [Any]
        check(frame.minX, pair[0], "x")
        check(frame.minY, pair[1], "y")
      }
      for (section, frame) in ((probe["headers"] as? [[Any]]) ?? []).enumerated() {
        #expect(layout.frame(ofHeader: section) == rect(frame), "probe \(id), header \(section)")
      }
      for (section, frame) in ((probe["footers"] as? [[Any]]) ?? []).enumerated() {
        #expect(layout.frame(ofFooter: section) == rect(frame), "probe \(id), footer \(section)")
      }
      if let y = probe["header1Y"] { check(layout.frame(ofHeader: 1)?.minY, y, "header 1") }
      if let y = probe["footer1Y"] { check(layout.frame(ofFooter: 1)?.minY, y, "footer 1") }
      if let y = probe["header2Y"] { check(layout.frame(ofHeader: 2)?.minY, y, "header 2") }
      if let origin = probe["item2"] { checkOrigin(items[2][0], origin) }
      if let height = probe["contentH"] { check(layout.contentSize.height, height, "content height") }
      if let size = probe["contentSize"] as? [Any] {
        check(layout.contentSize.width, size[0], "content width")
        check(layout.contentSize.height, size[1], "content height")
      }
      #expect(checks > 0, "probe \(id) says something")
    }
  }

  @Test func everyRecordedCollectionIsReproduced() throws {
    let cases = try fixture("collections") as! [[String: Any]]
    #expect(cases.count == 3)
    for recorded in cases {
      let name = recorded["name"] as! String
      var input = recorded["input"] as! [String: Any]
      let frame = (input["frame"] as! [Any]).map(number)
      input["size"] = [frame[2], frame[3]]
      input["width"] = frame[2]
      let layout = FlowLayoutSolver(probe: input)
      let expected = recorded["expected"] as! [String: Any]
      let bounds = CGRect(x: 0, y: 0, width: frame[2], height: frame[3])
      let elements = layout.elements(in: bounds)
      func origins(_ kind: (FlowElement.Kind) -> Bool) -> [CGRect] { elements.filter { kind($0.kind) }.map(\.frame) }
      let items = origins { if case .item = $0 { true } else { false } }
      let headers = origins { $0 == .header }
      let footers = origins { $0 == .footer }
      if let xs = expected["x"] as? [Any] { #expect(items.prefix(xs.count).map(\.minX) == xs.map(number), "\(name)") }
      if let ys = expected["rowsY"] as? [Any] {
        #expect(stride(from: 0, to: items.count, by: 3).map { items[$0].minY } == ys.map(number), "\(name)")
      }
      if let pairs = expected["items"] as? [[Any]] {
        #expect(items.map { [$0.minX, $0.minY] } == pairs.map { $0.map(number) }, "\(name)")
      }
      if let ys = expected["headersY"] as? [Any] { #expect(headers.map(\.minY) == ys.map(number), "\(name)") }
      if let xs = expected["headersX"] as? [Any] { #expect(headers.map(\.minX) == xs.map(number), "\(name)") }
      // The file lists the footers it was told of, which are the first two of three.
      if let ys = expected["footersY"] as? [Any] {
        #expect(footers.prefix(ys.count).map(\.minY) == ys.map(number), "\(name)")
      }
    }
  }
}

/// A number of a JSON file, whichever type the parser gave it.
private func number(_ value: Any) -> CGFloat {
  (value as? CGFloat) ?? CGFloat((value as! NSNumber).doubleValue)
}

private func rect(_ values: [Any]) -> CGRect {
  CGRect(x: number(values[0]), y: number(values[1]), width: number(values[2]), height: number(values[3]))
}

extension FlowLayoutSolver {
  /// The layout of a probe: spacings and insets that it does not name have the defaults its file states.
  init(probe: [String: Any]) {
    func size(_ value: Any) -> CGSize {
      let pair = value as! [Any]
      return CGSize(width: number(pair[0]), height: number(pair[1]))
    }
    let isHorizontal = probe["axis"] as? String == "horizontal"
    let line = probe["line"].map(number) ?? 10
    let interitem = probe["inter"].map(number) ?? 10
    var insets = FlowInsets()
    if let edges = probe["inset"] as? [String: Any] {
      insets = FlowInsets(
        top: number(edges["top"]!), left: number(edges["left"]!), bottom: number(edges["bottom"]!),
        right: number(edges["right"]!))
    } else if let all = probe["inset"] {
      insets = FlowInsets(top: number(all), left: number(all), bottom: number(all), right: number(all))
    }
    let header = probe["header"].map(number) ?? 0
    let footer = probe["footer"].map(number) ?? 0
    func section(_ items: FlowSection.Items) -> FlowSection {
      FlowSection(
        items: items, minimumLineSpacing: line, minimumInteritemSpacing: interitem, insets: insets,
        headerSize: isHorizontal ? CGSize(width: header, height: 0) : CGSize(width: 0, height: header),
        footerSize: isHorizontal ? CGSize(width: footer, height: 0) : CGSize(width: 0, height: footer))
    }
    var sections: [FlowSection] = []
    if let sizes = probe["items"] as? [Any] {
      sections = [section(.listed(sizes.map(size)))]
    } else {
      for count in probe["counts"] as! [Any] {
        sections.append(section(.uniform(count: Int(number(count)), size: size(probe["item"]!))))
      }
    }
    let bounds = probe["size"].map(size)
    self.init(
      direction: isHorizontal ? .horizontal : .vertical,
      crossLength: isHorizontal ? bounds!.height : number(probe["width"]!), scale: 2, sections: sections)
  }
}
