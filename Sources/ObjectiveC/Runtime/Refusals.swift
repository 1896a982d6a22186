// Methods cannot be exchanged or added at run time: Swift calls most of them directly. Functions that ask for a method as data answer that there is
// none, as they do at Apple for a method that a class does not have; so what is built on them is never done. The compiler warns of each, with what
// to write instead, and a program says it when it asks. What could only be wrong is unavailable.

/// A method of a class as data, which no class has here.
public typealias Method = OpaquePointer

/// The address of a method, which no method has here.
public typealias IMP = OpaquePointer

/// Reports a request for a method as data.
private func refuse(_ function: String, _ cls: AnyClass?, _ name: Selector) {
  let text = cls.map { ClassNames.plain($0) } ?? "nil"
  let message =
    "\(function)(\(text), \(name)): methods are no data on Linux, so they are neither exchanged nor replaced; override it in a subclass\n"
  FileHandle.standardError.write(Data(message.utf8))
}

/// Ends the program, since methods cannot be exchanged; no method as data exists to call it with.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  fatalError("method_exchangeImplementations: methods cannot be exchanged on Linux; override the method in a subclass")
}

/// Ends the program, since methods cannot be replaced; no method as data exists to call it with.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  fatalError("method_setImplementation: methods cannot be replaced on Linux; override the method in a subclass")
}

/// Ends the program, since methods have no address; no method as data exists to call it with.
public func method_getImplementation(_ m: Method) -> IMP {
  fatalError("method_getImplementation: methods have no address on Linux; call the method, or hold it unapplied")
}

/// The types of a method; nil, as methods carry none here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The method of a class for a selector; nil, as methods are no data here.
@available(
  *, deprecated,
  message:
    "methods cannot be swizzled on Linux: this is nil, and nothing is exchanged; override the method in a subclass"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  refuse("class_getInstanceMethod", cls, name)
  return nil
}

/// The class method of a class for a selector; nil, as methods are no data here.
@available(
  *, deprecated,
  message:
    "methods cannot be swizzled on Linux: this is nil, and nothing is exchanged; override the method in a subclass"
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  refuse("class_getClassMethod", cls, name)
  return nil
}

/// The address of the method of a class for a selector; nil, as methods have none here.
@available(
  *, deprecated, message: "methods have no address on Linux: this is nil; call the method, or hold it unapplied"
)
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  refuse("class_getMethodImplementation", cls, name)
  return nil
}

/// Adds a method to a class; false, as none can be added.
@available(
  *, deprecated,
  message: "methods cannot be added at run time on Linux: this adds none; write them in an extension of the class"
)
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  refuse("class_addMethod", cls, name)
  return false
}

/// Replaces a method of a class; nothing is replaced.
@available(
  *, deprecated,
  message: "methods cannot be replaced on Linux: this replaces none; override the method in a subclass"
)
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  refuse("class_replaceMethod", cls, name)
  return nil
}

/// The address of a method made from a block; no class takes it, and calling it ends the program.
@available(*, deprecated, message: "blocks cannot be methods on Linux; hold the closure in a property, and call it")
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  let refusal: @convention(c) () -> Void = {
    fatalError("imp_implementationWithBlock: blocks cannot be methods on Linux; hold the closure and call it")
  }
  return unsafeBitCast(refusal, to: IMP.self)
}

/// Makes an object one of another class.
@available(*, unavailable, message: "objects keep their class on Linux; make an object of the subclass instead")
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }

/// Makes a class at run time.
@available(*, unavailable, message: "classes cannot be made at run time on Linux; declare a subclass")
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Makes a class known that was made at run time.
@available(*, unavailable, message: "classes cannot be made at run time on Linux; declare a subclass")
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Takes away a class that was made at run time.
@available(*, unavailable, message: "classes cannot be made at run time on Linux; declare a subclass")
public func objc_disposeClassPair(_ cls: AnyClass) {}
