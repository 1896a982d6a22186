import Foundation
import MastheadSnapshotTesting
import SeededRandom
import Testing

/// Small changes of screens, each of which a person would want to hear of: none may pass.
@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct MutantTests {
  /// What is changed in a screen.
  enum Mutation: CaseIterable {
    case onePixel, oneLevel, missingLine, swappedRows, otherWeight, halfAPoint, oneLetter, roundedCorner, fainter, empty
  }

  /// A card of rows made from a seed, with lines between them.
  private final class Card: UIView {
    var labels: [UILabel] = []
    var lines: [UIView] = []
    let badge = UIView()
    private static let words = [
      "Apricot", "Basil", "Cumin", "Dill", "Endive", "Fennel", "Garlic", "Hazel", "Iris", "Juniper",
    ]

    init(seed: Int) {
      super.init(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
      var random = SeededGenerator(seed: UInt64(seed))
      backgroundColor = UIColor(
        red: .random(in: 0.2...0.8, using: &random), green: .random(in: 0.2...0.8, using: &random),
        blue: .random(in: 0.2...0.8, using: &random), alpha: 1)
      let count = Int.random(in: 2...4, using: &random)
      let words = Self.words.shuffled(using: &random)
      for row in 0..<count {
        let label = UILabel(frame: CGRect(x: 12, y: 6 + row * 26, width: 130, height: 22))
        label.text = words[row]
        label.font = .systemFont(ofSize: CGFloat(Int.random(in: 13...19, using: &random)))
        label.textColor = .white
        let line = UIView(frame: CGRect(x: 12, y: CGFloat(30 + row * 26), width: 160, height: 1))
        line.backgroundColor = UIColor(white: 1, alpha: 0.5)
        labels.append(label)
        lines.append(line)
        addSubview(label)
        addSubview(line)
      }
      badge.frame = CGRect(x: 150, y: 8, width: 16, height: 16)
      badge.backgroundColor = .systemRed
      badge.layer.cornerRadius = 4
      addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError("cards are made of seeds") }

    func change(_ mutation: Mutation, seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed) &+ 7)
      let row = Int.random(in: 0..<labels.count, using: &random)
      switch mutation {
      case .onePixel:
        let dot = CALayer()
        dot.frame = CGRect(
          x: Double(Int.random(in: 0..<540, using: &random)) / 3,
          y: Double(Int.random(in: 330..<360, using: &random)) / 3,
          width: 1.0 / 3, height: 1.0 / 3)
        dot.backgroundColor = UIColor.white.cgColor
        layer.addSublayer(dot)
      case .oneLevel:
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        backgroundColor = UIColor(red: red, green: green, blue: blue + 1.0 / 255, alpha: alpha)
      case .missingLine: lines[row].isHidden = true
      case .swappedRows: swap(&labels[0].frame, &labels[1].frame)
      case .otherWeight: labels[row].font = .systemFont(ofSize: labels[row].font.pointSize, weight: .medium)
      case .halfAPoint: labels[row].frame.origin.x += 0.5
      case .oneLetter: labels[row].text = labels[row].text.map { $0.dropLast() + "x" }
      case .roundedCorner: badge.layer.cornerRadius = 5
      case .fainter: badge.alpha = 0.98
      case .empty:
        for view in subviews { view.removeFromSuperview() }
        backgroundColor = nil
      }
    }
  }

  /// 20 screens, each changed in 10 ways.
  @Test func noneOf200MutantsPasses() throws {
    let folder = ReferenceFolder()
    // What the layout text alone does not tell has to be told by the pixels.
    var toldByPixels = 0
    for seed in 1...20 {
      func verify(_ card: Card, _ record: SnapshotTestingConfiguration.Record) -> String? {
        verifySnapshot(
          of: card, as: .image(traits: UITraitCollection(displayScale: 3)), named: "\(seed)", record: record,
          snapshotDirectory: folder.path, testName: "mutants()")
      }
      #expect(verify(Card(seed: seed), .missing) != nil)
      #expect(verify(Card(seed: seed), .never) == nil, "screen \(seed) is not the same twice")
      for mutation in Mutation.allCases {
        let card = Card(seed: seed)
        card.change(mutation, seed: seed)
        let words = verify(card, .never)
        #expect(words != nil, "\(mutation) of screen \(seed) passes")
        if words?.contains("Views moved or changed") == false { toldByPixels += 1 }
      }
    }
    #expect(toldByPixels >= 20)
  }
}
