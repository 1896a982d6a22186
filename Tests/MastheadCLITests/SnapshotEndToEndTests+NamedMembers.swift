import Testing

@testable import masthead_cli

extension SnapshotEndToEndTests {
  /// Members that `#keyPath` and `#selector` name are found wherever Apple's compiler finds them.
  @Suite struct NamedMembers {
    private static let source = """
      import UIKit

      @objc protocol Named { var title: String { get }; @objc optional var note: String { get }; @objc optional func tap(_ a: Int) }
      @objc protocol TapDelegate { func tapped(_ a: Int); func plain() }

      class Part: NSObject {
        @objc dynamic var name = "part"
        @objc var list: [Part] = []
        @objc var more: [Part]?
        @objc var dictionary: [String: Part] = [:]
        @objc weak var owner: Owner?
        @objc var any: AnyObject?
        @objc var array = NSArray()
        @objc var set: Set<Part> = []
        @objc private var hidden = 1
        @objc lazy var late = Part()
        @objc var URL: Part?
        @objc var named: Named?
        static let key = #keyPath(name)
        static let keys = [#keyPath(Part.name), #keyPath(Part.list.name), #keyPath(owner.part.name)]
        func paths() -> [String] {
          [
            #keyPath(Part.hidden), #keyPath(hidden), #keyPath(more.name), #keyPath(Part.more.name),
            #keyPath(Part.dictionary.name), #keyPath(dictionary.name), #keyPath(Part.any.whatever), #keyPath(Part.array.count),
            #keyPath(Part.set.name), #keyPath(Part.late.late.name), #keyPath(Part.URL.name), #keyPath(Part.named.title),
            #keyPath(Named.title), #keyPath(Named.note), #keyPath(Part.owner.view.layer.position), #keyPath(Part.owner.view.isHidden),
          ]
        }
      }

      @MainActor class Owner: UIViewController {
        @objc dynamic var part: Part!
        typealias Me = Owner
        struct Nested { static let k = #keyPath(Owner.part.name) }
        class Generic<T>: NSObject { @objc var inner: Part?; func f() -> String { #keyPath(inner.name) } 
          @objc func g() {}
          func h() -> Selector { #selector(g) } }
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nil, bundle: nil)
          _ = #selector(self.save as () -> Void)
          _ = #keyPath(part.name)
        }
        required init?(coder: NSCoder) { nil }
        @objc func save() {}
        @objc func save(_ a: Int) {}
        @objc func slow() async {}
        @objc(other:) func renamed(_ a: Int) {}
        @objc var count = 1
        func check(_ key: String?, _ button: UIButton, _ view: UIView, _ delegate: TapDelegate) -> [Selector] {
          switch key {
          case #keyPath(UIView.isHidden): break
          case #keyPath(CALayer.bounds), #keyPath(UIView.layer.bounds): break
          case #keyPath(UIScrollView.contentOffset) where key == #keyPath(UIViewController.title): break
          default: break
          }
          addObserver(self, forKeyPath: #keyPath(Me.part.name), options: [], context: nil)
          let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
          animation.keyPath = #keyPath(CAShapeLayer.path) + ".x"
          _ = NSPredicate(format: "%K == 1 AND \\(#keyPath(Part.name)) == 2", #keyPath(Part.name))
          _ = NSSortDescriptor(key: #keyPath(Part.owner.part.name), ascending: true)
          DispatchQueue.main.async { _ = #keyPath(part); _ = #selector(self.view.layoutIfNeeded) }
          let items = [1].map { _ in #selector(save as () -> Void) }
          return items + [
            #selector(getter: title), #selector(setter: title), #selector(getter: count), #selector(setter: Owner.count),
            #selector(getter: UIView.isHidden), #selector(getter: view.isHidden), #selector(view.setNeedsLayout),
            #selector(TapDelegate.tapped(_:)), #selector(TapDelegate.plain), #selector(delegate.tapped(_:)),
            #selector(Named.tap(_:)), #selector(getter: Named.title), #selector(getter: Named.note),
            #selector(save as () -> Void), #selector(Owner.save as (Owner) -> () -> Void), #selector(save(_:)),
            #selector(save as (Int) -> Void), #selector(slow), #selector(renamed(_:)), #selector(super.viewDidLoad),
            #selector(button.sizeToFit), #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
            #selector(UITextFieldDelegate.textFieldShouldReturn(_:)), #selector(UIResponder.copy(_:)),
            #selector(UIResponderStandardEditActions.copy(_:)), #selector(getter: self.view.tintColor),
            #selector(UIView.didMoveToWindow), #selector(NSObject.isEqual(_:)), #selector(getter: NSObject.description),
            #selector(UIViewController.dismiss(animated:completion:)), #selector(type(of: self).save(_:)),
          ]
        }
        func local() {
          class Local: NSObject { @objc var a: Part?; @objc func f() {}; func g() { _ = #keyPath(a.name); _ = #selector(f); _ = #keyPath(Local.a.name) } }
          _ = #keyPath(Local.a)
        }
      }
      extension TapDelegate where Self: UIViewController {
        func go() -> Selector { #selector(plain) }
        func key() -> String { #keyPath(UIViewController.title) }
      }
      extension Named { func key() -> String { #keyPath(title) } }
      private extension Part { func k() -> String { #keyPath(list.name) } }
      func global(_ p: Part, key: String = #keyPath(Part.name)) -> [String] { [#keyPath(Part.name)] }
      public class Open: NSObject { @objc public var a = 1; public func f(key: String = #keyPath(Open.a), s: Selector? = nil) {} }
      let top = #keyPath(Part.list.owner.part.name)

      """

    @Test func rightOnesCompile() throws {
      let folder = try SnapshotCommandFolder()
      try folder.write("Members.swift", Self.source)
      let run = try folder.snapshot("Members.swift", "--show", "UIView()")
      #expect(run.status == 0, "\(run.errorLines)")
    }
  }
}
