/// An element of a document of Interface Builder: its tag, attributes, text and children.
///
/// A tree of values that does not change once it is read, so that all objects made from it can share it.
package final class DocumentElement: @unchecked Sendable {
  /// The name of the tag: `label`, `constraint`, `rect`.
  package let name: String
  /// The line on which the tag begins, from 1.
  package let line: Int
  /// The attributes in the order in which they are written; the first of one name counts.
  package let attributes: [(name: String, value: String)]
  /// The elements inside, in their order.
  package private(set) var children: [DocumentElement] = []
  /// The children with the differences of some size classes.
  package private(set) var variations: [DocumentElement] = []
  /// The characters between the tags, without those of elements inside.
  package internal(set) var text = ""
  /// The element around it; nil for the outermost.
  package private(set) unowned(unsafe) var parent: DocumentElement?

  package init(name: String, line: Int, attributes: [(name: String, value: String)] = []) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  func append(_ child: DocumentElement) {
    child.parent = self
    children.append(child)
    if child.name == "variation" { variations.append(child) }
  }

  /// The value of an attribute; nil for an attribute that the element does not have.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// The name under which other elements refer to it.
  package var id: String? { self["id"] }
  /// The property of the element around for which this one is meant: `backgroundColor` of a colour.
  package var key: String? { self["key"] }

  /// The first element inside of that name.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }
  /// The first element inside that is meant for a property.
  package func child(key: String) -> DocumentElement? { children.first { $0.key == key } }
  /// The elements in the first element inside of that name.
  package func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// The nearest element around this that meets a condition.
  package func ancestor(where condition: (DocumentElement) -> Bool) -> DocumentElement? {
    var current = parent
    while let element = current {
      if condition(element) { return element }
      current = element.parent
    }
    return nil
  }

  /// Calls `body` with this element and all inside, outer ones first; those below an element for which it returns false are left out.
  package func visit(_ body: (DocumentElement) -> Bool) {
    guard body(self) else { return }
    for child in children { child.visit(body) }
  }
}

/// A document of Interface Builder, `.xib` or `.storyboard`, as it was read.
package struct InterfaceDocument: Sendable {
  /// The outermost element, `document`.
  package let root: DocumentElement
  /// The elements that others refer to, by name; the first of one name counts.
  package let elements: [String: DocumentElement]

  /// Reads the bytes of a document.
  package init(_ bytes: some Sequence<UInt8>) throws(DocumentError) {
    var parser = DocumentParser(Array(bytes))
    root = try parser.parse()
    guard root.name == "document" || root.name == "archive" else {
      throw DocumentError(
        line: root.line, what: "the outermost element is <\(root.name)>; documents of Interface Builder have <document>"
      )
    }
    guard root.name == "document" else {
      throw DocumentError(
        line: root.line,
        what:
          "it is an archive as Xcode 4 and earlier wrote it; open it in Xcode and choose File > Save As to have it written as it is now"
      )
    }
    var elements: [String: DocumentElement] = [:]
    root.visit { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
      return true
    }
    self.elements = elements
  }
}

/// The reason why a document cannot be read.
package struct DocumentError: Error, Hashable, CustomStringConvertible {
  /// The line at which reading ended, from 1.
  package let line: Int
  /// The problem on the line, as the rest of a sentence.
  package let what: String

  package init(line: Int, what: String) {
    self.line = line
    self.what = what
  }

  package var description: String { "line \(line): \(what)" }
}
