import SourceAdapter

/// Finds the classes that look like view controllers.
///
/// Only names are compared: a class is a candidate when its line of superclasses inside the files ends at a class of UIKit
/// named `UI…Controller`. Whether it really is one, and can be made without arguments, the compiler decides.
enum ControllerCandidates {
  /// Names of candidate classes in source order, each once; classes that cannot be named or inferred are left out.
  static func names(in files: [[UInt8]]) -> [String] {
    let classes = files.flatMap(ClassDeclaration.all)
    var names: [String] = []
    for declaration in classes where !declaration.isPrivate && !declaration.isGeneric {
      if isController(declaration, among: classes) && !names.contains(declaration.name) {
        names.append(declaration.name)
      }
    }
    return names
  }

  private static func isController(_ declaration: ClassDeclaration, among classes: [ClassDeclaration]) -> Bool {
    var current = declaration
    var visited: Set<String> = []
    while visited.insert(current.name).inserted {
      guard let parent = current.inherited.first else { return false }
      if let next = resolve(parent, from: current.name, among: classes) {
        current = next
      } else {
        return parent.hasPrefix("UI") && parent.hasSuffix("Controller") && !parent.contains(".")
      }
    }
    return false
  }

  /// The declaration that `name` means inside `scope`: the innermost enclosing type wins, as in Swift.
  private static func resolve(
    _ name: String, from scope: String, among classes: [ClassDeclaration]
  ) -> ClassDeclaration? {
    var path = scope.split(separator: ".").dropLast()
    while true {
      let qualified = (path.map(String.init) + [name]).joined(separator: ".")
      if qualified != scope, let found = classes.first(where: { $0.name == qualified }) { return found }
      guard !path.isEmpty else { return nil }
      path = path.dropLast()
    }
  }
}
