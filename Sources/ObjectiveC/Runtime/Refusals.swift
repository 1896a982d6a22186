// Methods cannot be exchanged or added at run time: Swift calls most of them directly. What Objective-C has for it is declared
// so that the compiler says what to write instead.

/// A method of a class as data, which does not exist without Objective-C.
@available(
  *, unavailable, message: "there is no Objective-C runtime on Linux; see what the function that takes it says"
)
public struct Method {}

/// The address of a method, which does not exist without Objective-C.
@available(
  *, unavailable, message: "there is no Objective-C runtime on Linux; call the method, or hold it in a closure"
)
public struct IMP {}

/// Exchanges two methods.
@available(
  *, unavailable,
  message: "methods cannot be swizzled on Linux; override the method in a subclass, or do it in a hook that UIKit calls"
)
public func method_exchangeImplementations(_ m1: Any, _ m2: Any) {}

/// Replaces a method.
@available(
  *, unavailable,
  message: "methods cannot be swizzled on Linux; override the method in a subclass, or call a closure in it"
)
public func method_setImplementation(_ m: Any, _ imp: Any) -> Never {
  fatalError("method_setImplementation is unavailable")
}

/// The address of a method.
@available(
  *, unavailable,
  message: "methods have no address to call on Linux; call the method, or hold it unapplied: MyClass.method"
)
public func method_getImplementation(_ m: Any) -> Never { fatalError("method_getImplementation is unavailable") }

/// The types of a method.
@available(*, unavailable, message: "methods carry no type encoding on Linux; take the types from the declaration")
public func method_getTypeEncoding(_ m: Any) -> UnsafePointer<CChar>? { nil }

/// A method of objects of a class.
@available(
  *, unavailable,
  message:
    "methods are no data on Linux; ask responds(to:), send perform(_:with:), or override the method in a subclass"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Never? { nil }

/// A method of a class.
@available(
  *, unavailable, message: "methods are no data on Linux; call the class method, or override it in a subclass"
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Never? { nil }

/// Adds a method to a class.
@available(
  *, unavailable, message: "methods cannot be added at run time on Linux; write them in an extension of the class"
)
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: Any, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}

/// Replaces a method of a class.
@available(*, unavailable, message: "methods cannot be replaced on Linux; override the method in a subclass")
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: Any, _ types: UnsafePointer<CChar>?
) -> Never? { nil }

/// Makes a method of a block.
@available(*, unavailable, message: "blocks cannot be methods on Linux; hold the closure in a property, and call it")
public func imp_implementationWithBlock(_ block: Any) -> Never {
  fatalError("imp_implementationWithBlock is unavailable")
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
