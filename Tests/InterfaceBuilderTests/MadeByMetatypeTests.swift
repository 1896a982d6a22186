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
private class Cell: UITableViewCell {}
private class Segue: UIStoryboardSegue {}

@MainActor private func make<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
extension UIView {
  fileprivate static func instance() -> Self { .init(frame: .zero) }
}

/// Objects of classes that are only known as types.
@MainActor @Suite struct MadeByMetatypeTests {
  @Test func objectsAreOfTheClassThatTheTypeHolds() {
    #expect(type(of: make(Plain.self)) == Plain.self && type(of: Plain.instance()) == Plain.self)
    let type: UIView.Type = Plain.self
    #expect(Swift.type(of: type.init(frame: .zero)) == Plain.self)
  }

  @Test func aClassesOwnInitialiserIsCalled() {
    #expect(make(Framed.self).bounds.width == 7)
    #expect(Defaulted().number == 3 && Own().text == "own")
  }

  @Test func controllersAreOfTheClassThatTheTypeHolds() {
    let type: UIViewController.Type = Controller.self
    #expect((type.init(nibName: "nib", bundle: nil) as? Controller)?.given == "nib")
    #expect(Swift.type(of: type.init(nibName: nil, bundle: nil)) == Controller.self)
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
