import Testing
import UIKit

private class Plain: UIView {}
private class Own: NSObject {
  let text: String
  override init() {
    text = "own"
    super.init()
  }
}
private class Framed: UIView {
  override init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
  required init?(coder: NSCoder) { nil }
}
private class Defaulted: UIView {
  let number: Int
  init(number: Int = 3) {
    self.number = number
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
private class Controller: UIViewController {
  var given: String?
  override init(nibName: String?, bundle: Bundle?) {
    given = nibName
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private class Thing: NSObject { var value = 4 }
private class Cell: UITableViewCell {}
private class Segue: UIStoryboardSegue {}

private func make<Object: NSObject>(_ type: Object.Type) -> Object { Object() }
private func make<View: UIView>(view type: View.Type, _ maker: () -> View = View.init) -> View { maker() }
extension UIView {
  fileprivate static func instance() -> Self { .init() }
}

/// Objects of classes that are only known as types.
@MainActor @Suite struct MadeByMetatypeTests {
  @Test func objectsAreOfTheClassThatTheTypeHolds() {
    #expect(make(Thing.self).value == 4)
    #expect(type(of: make(view: Plain.self)) == Plain.self && type(of: Plain.instance()) == Plain.self)
    let type: UIView.Type = Plain.self
    #expect(Swift.type(of: type.init()) == Plain.self)
    #expect(Swift.type(of: make(UICollectionViewFlowLayout.self)) == UICollectionViewFlowLayout.self)
  }

  @Test func aClassesOwnInitialiserIsCalled() {
    #expect(make(Own.self).text == "own" && make(Framed.self).bounds.width == 7)
    #expect(Defaulted().number == 3 && Own().text == "own")
  }

  @Test func controllersAreOfTheClassThatTheTypeHolds() {
    let type: UIViewController.Type = Controller.self
    #expect((type.init(nibName: "nib", bundle: nil) as? Controller)?.given == "nib")
    #expect(Swift.type(of: type.init()) == Controller.self)
  }

  @Test func cellsAndSeguesAreOfTheClassThatTheTypeHolds() {
    let type: UITableViewCell.Type = Cell.self
    let cell = type.init(style: .subtitle, reuseIdentifier: "c")
    #expect(cell is Cell && cell.reuseIdentifier == "c" && cell.detailTextLabel != nil)
    let segueType: UIStoryboardSegue.Type = Segue.self
    let from = UIViewController()
    let segue = segueType.init(identifier: "s", source: from, destination: UIViewController())
    #expect(segue is Segue && segue.identifier == "s" && segue.source === from)
  }
}
