import Testing
import UIKit

/// How the layers of subviews lie among sublayers that the application added.
@MainActor @Suite struct LayerOrderTests {
  private func letters(_ view: UIView) -> String {
    (view.layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  private func subview(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  private func sublayer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func viewAddedLaterLiesAboveSublayersAddedBefore() {
    let view = UIView()
    view.addSubview(subview("A"))
    view.layer.addSublayer(sublayer("x"))
    view.addSubview(subview("B"))
    #expect(letters(view) == "AxB")
  }

  @Test func bringToFrontPassesSublayersAndSendToBackToo() {
    let view = UIView()
    let (a, b) = (subview("A"), subview("B"))
    view.addSubview(a)
    view.addSubview(b)
    view.layer.addSublayer(sublayer("x"))
    view.layer.insertSublayer(sublayer("y"), at: 0)
    #expect(letters(view) == "yABx")
    view.bringSubviewToFront(b)
    #expect(letters(view) == "yAxB")
    view.bringSubviewToFront(a)
    #expect(letters(view) == "yxBA")
    view.sendSubviewToBack(a)
    #expect(letters(view) == "AyxB")
    view.bringSubviewToFront(subview("C"))
    view.sendSubviewToBack(subview("C"))
    #expect(letters(view) == "AyxB")
  }

  @Test func insertedViewsLieBesideTheLayerOfTheirSibling() {
    let view = UIView()
    let (a, b) = (subview("A"), subview("B"))
    view.addSubview(a)
    view.layer.addSublayer(sublayer("x"))
    view.addSubview(b)
    view.layer.addSublayer(sublayer("y"))
    view.insertSubview(subview("C"), belowSubview: b)
    #expect(letters(view) == "AxCBy")
    view.insertSubview(subview("D"), aboveSubview: a)
    #expect(letters(view) == "ADxCBy")
    view.insertSubview(subview("E"), at: 0)
    #expect(letters(view) == "EADxCBy")
    view.insertSubview(subview("F"), at: 99)
    #expect(letters(view) == "EADxCByF")
    view.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(letters(view) == "BADxCEyF")
  }

  /// What each call does to a list of names, capital letters for views.
  private struct Model {
    var layers: [Character] = []
    var views: [Character] { layers.filter(\.isUppercase) }

    mutating func place(_ name: Character, at index: Int) {
      layers.removeAll { $0 == name }
      let others = views
      layers.insert(name, at: index < others.count ? layers.firstIndex(of: others[max(0, index)])! : layers.count)
    }

    mutating func place(_ name: Character, besides sibling: Character, offset: Int) {
      guard name != sibling else { return }
      layers.removeAll { $0 == name }
      layers.insert(name, at: layers.firstIndex(of: sibling).map { $0 + offset } ?? layers.count)
    }

    mutating func move(_ name: Character, toFront: Bool) {
      guard layers.contains(name) else { return }
      layers.removeAll { $0 == name }
      layers.insert(name, at: toFront ? layers.count : 0)
    }
  }

  @Test func randomCallsFollowTheModel() {
    var seed: UInt64 = 7
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let names = Array("ABCDEF")
    for _ in 0..<60 {
      let view = UIView()
      let views = Dictionary(uniqueKeysWithValues: names.map { ($0, subview(String($0))) })
      var model = Model()
      for step in 0..<60 {
        let (name, other) = (names[random(6)], names[random(6)])
        let subview = views[name]!
        switch random(9) {
        case 0:
          view.addSubview(subview)
          model.place(name, at: 99)
        case 1:
          let index = random(8)
          view.insertSubview(subview, at: index)
          model.place(name, at: index)
        case 2:
          view.insertSubview(subview, belowSubview: views[other]!)
          model.place(name, besides: other, offset: 0)
        case 3:
          view.insertSubview(subview, aboveSubview: views[other]!)
          model.place(name, besides: other, offset: 1)
        case 4:
          view.bringSubviewToFront(subview)
          model.move(name, toFront: true)
        case 5:
          view.sendSubviewToBack(subview)
          model.move(name, toFront: false)
        case 6:
          subview.removeFromSuperview()
          model.layers.removeAll { $0 == name }
        case 7:
          let (first, second) = (random(7), random(7))
          view.exchangeSubview(at: first, withSubviewAt: second)
          let all = model.views
          if first < all.count, second < all.count {
            model.layers.swapAt(model.layers.firstIndex(of: all[first])!, model.layers.firstIndex(of: all[second])!)
          }
        default:
          guard model.layers.count < 14 else { continue }
          let index = random(model.layers.count + 1)
          view.layer.insertSublayer(sublayer("x"), at: UInt32(index))
          model.layers.insert("x", at: index)
        }
        #expect(letters(view) == String(model.layers), "step \(step)")
        #expect(view.subviews.map { $0.layer.name! }.joined() == String(model.views), "step \(step)")
      }
    }
  }
}
