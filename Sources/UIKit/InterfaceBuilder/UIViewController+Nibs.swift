internal import InterfaceDocuments

/// How a controller comes to its view.
extension UIViewController {
  /// Makes the view of the storyboard's scene, else of the nib; false where there is neither.
  func loadViewFromDocument() -> Bool {
    if let scene = segueState.scene, let view = scene.view {
      scene.instance.loadView(view, of: self)
      return true
    }
    guard let name = nibName else { return false }
    let document = UINib.document(named: name, bundle: nibBundle)
    let instance = NibInstance(document, bundle: nibBundle, owner: self)
    let objects = instance.instantiateNib()
    guard let view = viewIfLoaded else {
      fatalError(
        """
        \(self) loaded the nib \(document.name), but the view outlet was not set: connect File's Owner's outlet "view" to the view of the \
        document.
        """)
    }
    segueState.besideView = objects.filter { $0 as AnyObject !== view }
    return true
  }

  /// The name of the nib that is named after the class: `ItemView` or `ItemViewController` for `ItemViewController`.
  var nibNameOfClass: String? {
    guard segueState.scene == nil else { return nil }
    let parts = String(reflecting: Swift.type(of: self)).split(separator: ".")
    guard parts.count == 2, parts[0] != "UIKit", let name = parts.last.map(String.init) else { return nil }
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (short + [name]).first { NibFiles.hasDocument(named: $0, type: "xib", bundle: nibBundle) }
  }
}
