internal import InterfaceDocuments

/// Finds classes of the application by the names that documents have of them.
///
/// Swift finds a class by module and name. The module is the one that the document names, which in the editor is a target's; a screen that
/// is drawn alone, and a module that was renamed, are of another. Then the class is looked for in the modules of the
/// document's owner, of the application's delegate, and of classes that have records of their methods. Classes inside of other types and
/// private ones cannot be found by name, as in a document of iOS, which would name them otherwise.
@MainActor enum NibClasses {
  static func find(_ name: String, module: String?, owner: AnyObject?) -> AnyClass? {
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    // A name with a module in it, as code writes it.
    if name.contains("."), let found = NSClassFromString(name) { return found }
    var tried: Set<String> = module.map { [$0] } ?? []
    var modules: [String] = []
    for object in [owner, UIApplication.shared.delegate as AnyObject?].compactMap({ $0 }) {
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        modules.append(self.module(of: current))
        type = _getSuperclass(current)
      }
    }
    modules += RecordedClasses.modules
    modules.append("UIKit")
    for module in modules where tried.insert(module).inserted && !systemModules.contains(module) {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  private static let systemModules: Set<String> = ["Foundation", "Swift", "ObjectiveC", "CoreGraphics", "QuartzCore"]

  private static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  /// Whether a class is another or below it.
  static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
  }
}
