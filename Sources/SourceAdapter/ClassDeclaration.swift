internal import SwiftParser

/// A class as its declaration shows it.
public struct ClassDeclaration: Equatable, Sendable {
  /// The name with the types that it is declared in, such as `Outer.Inner`.
  public var name: String
  /// The types after the colon, in order; generic arguments and names of modules are left out.
  public var inherited: [String]
  /// Whether other files cannot name it.
  public var isPrivate: Bool
  /// Whether the class has type parameters of its own.
  public var isGeneric: Bool
  /// Line counted from 1.
  public var line: Int

  /// The class declarations of a file in source order; those inside functions cannot be named and are left out, and so is what iOS does
  /// not compile.
  public static func all(in bytes: [UInt8]) -> [ClassDeclaration] {
    guard ByteSearch(bytes).containsWord("class") else { return [] }
    return DeepThread.run {
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let reader = FileReader(file: 0, index: ModuleIndex())
      reader.walk(tree)
      let draft = FileDraft(path: "", original: bytes)
      let classes = reader.index.scopes.filter {
        $0.kind == .class && !$0.isLocal && $0.openingBrace != nil && !$0.name.isEmpty && !$0.name.hasSuffix(".")
      }
      return classes.map { scope in
        ClassDeclaration(
          name: scope.name, inherited: scope.inherited, isPrivate: scope.isPrivate, isGeneric: scope.hasParameters,
          line: draft.place(of: scope.keyword).line)
      }
    }
  }

  /// Whether the bytes hold a declaration of a type of that name; comments are not told apart.
  public static func declares(_ name: String, in bytes: [UInt8]) -> Bool {
    let text = ByteSearch(bytes)
    return ["class", "struct", "enum", "protocol", "actor", "typealias"].contains { text.containsWord("\($0) \(name)") }
  }
}
