import CInitializers

/// Makes views of classes that are only known at run time, by the initialisers that UIKit calls.
///
/// A class that does not have the initialiser (because it declares others and does not override it) traps with Swift's own
/// "unimplemented initializer", as on iOS.
@MainActor enum DynamicInitializer {
  private class ViewProbe: UIView {}
  private class ConvenienceProbe: UIView {
    convenience override init(frame: CGRect) { self.init(coder: NSCoder())! }
  }
  private class ConvenienceSubclassProbe: ConvenienceProbe {}

  /// The reason why objects of a class that is only known at run time cannot be made, with a cure.
  nonisolated static func problem(_ type: String, _ count: Int) -> String {
    if PlatformProperty.classMetadata.holds {
      return "\(type) has \(count) initialisers that could be the one to call; one was expected"
    }
    return """
      Objects of a class that is only known at run time (a registered cell, a layerClass) cannot be made: this Swift lays \
      classes out in another way than 6.3 does. Use Swift 6.3, or a version of Masthead that knows this one.
      """
  }

  /// The only designated initialiser that a class adds: the only place past its base's in which a subclass differs.
  static func ownInitializer(_ base: AnyClass, _ type: AnyClass, _ probe: AnyClass) -> Int {
    let found = ClassMetadata.differences(
      ClassMetadata(type), ClassMetadata(probe), from: ClassMetadata(base).words.count)
    ensure(found.count == 1, problem("\(type)", found.count))
    return found[0]
  }

  /// `init(frame:)` and `init(coder:)` both differ in a subclass; where the former is a convenience initialiser it is inherited.
  static let frameIndex: Int = {
    let base = ClassMetadata(UIView.self)
    let both = ClassMetadata.differences(base, ClassMetadata(ViewProbe.self))
    let coder = Set(
      ClassMetadata.differences(ClassMetadata(ConvenienceProbe.self), ClassMetadata(ConvenienceSubclassProbe.self)))
    let found = both.filter { !coder.contains($0) }
    ensure(found.count == 1, problem("UIView", found.count))
    return found[0]
  }()

  static func makeView<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let metadata = ClassMetadata(type)
    return take(
      masthead_initialize_with_rect(
        metadata.function(at: frameIndex), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
        metadata.pointer))
  }

  private class ControllerProbe: UIViewController {}
  private class ConvenienceControllerProbe: UIViewController {
    convenience override init(nibName: String?, bundle: Bundle?) { self.init(coder: NSCoder())! }
  }
  private class ConvenienceControllerSubclassProbe: ConvenienceControllerProbe {}

  /// `init(nibName:bundle:)` and `init(coder:)` both differ in a subclass; where the former is a convenience initialiser it is inherited.
  private static let nibIndex: Int = {
    let both = ClassMetadata.differences(ClassMetadata(UIViewController.self), ClassMetadata(ControllerProbe.self))
    let coder = Set(
      ClassMetadata.differences(
        ClassMetadata(ConvenienceControllerProbe.self), ClassMetadata(ConvenienceControllerSubclassProbe.self)))
    let found = both.filter { !coder.contains($0) }
    ensure(found.count == 1, problem("UIViewController", found.count))
    return found[0]
  }()

  /// Makes a controller of a class by `init(nibName:bundle:)`.
  static func makeController(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController {
    let metadata = ClassMetadata(type)
    return withOwnedWords(of: nibName) { first, second in
      // The reference goes to the callee, which takes one object.
      let bundle = bundle.map { Unmanaged.passRetained($0).toOpaque() }
      return take(
        masthead_initialize_with_string_and_objects(
          metadata.function(at: nibIndex), first, second, bundle, nil, metadata.pointer))
    }
  }

  private class ObjectProbe: NSObject {}
  private class LayerProbe: CALayer {}
  private class ConvenienceLayerProbe: CALayer {
    convenience override init(layer: Any) { self.init() }
  }
  private class ConvenienceLayerSubclassProbe: ConvenienceLayerProbe {}

  private nonisolated static let objectDifferences = Set(
    ClassMetadata.differences(ClassMetadata(NSObject.self), ClassMetadata(ObjectProbe.self)))
  private nonisolated static let layerDifferences = ClassMetadata.differences(
    ClassMetadata(CALayer.self), ClassMetadata(LayerProbe.self))

  /// `init()` is the only method in which subclasses of `NSObject` and of `CALayer` that override nothing both differ.
  ///
  /// `NSObject` is of another library, some of whose entries stand for the same function by another address.
  nonisolated static let objectIndex: Int = {
    let found = layerDifferences.filter { objectDifferences.contains($0) }
    ensure(found.count == 1, problem("NSObject", found.count))
    return found[0]
  }()

  /// The index of `init(layer:)`, which subclasses inherit if it is a convenience initialiser, unlike `init()` and
  /// `init(coder:)`.
  static let layerCopyIndex: Int = {
    let others = Set(
      ClassMetadata.differences(
        ClassMetadata(ConvenienceLayerProbe.self), ClassMetadata(ConvenienceLayerSubclassProbe.self)))
    let found = layerDifferences.filter { !others.contains($0) }
    ensure(found.count == 1, problem("CALayer", found.count))
    return found[0]
  }()

  static func makeLayer(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    ensure(
      layerClass is CALayer.Type, "layerClass is \(layerClass), which is not a CALayer: return a subclass of it")
    let metadata = ClassMetadata(layerClass)
    return take(masthead_initialize(metadata.function(at: objectIndex), metadata.pointer))
  }

  /// Makes an object of a class by `init()`.
  nonisolated static func makeObject(_ objectClass: AnyClass) -> AnyObject {
    let metadata = ClassMetadata(objectClass)
    return take(masthead_initialize(metadata.function(at: objectIndex), metadata.pointer)) as AnyObject
  }

  /// Makes a copy of a layer of its own class by `init(layer:)`, as presentations are made.
  static func makeCopy(of layer: CALayer) -> CALayer? {
    let metadata = ClassMetadata(type(of: layer))
    let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    // Not deinitialised: the value goes to the callee.
    memory.initialize(to: layer)
    defer { memory.deallocate() }
    return take(masthead_initialize_with_address(metadata.function(at: layerCopyIndex), memory, metadata.pointer))
  }

  nonisolated static func take<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
    guard let pointer else {
      fatalError("An initialiser returned nothing; this Swift calls them in another way")
    }
    return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
  }

  /// The two words of an optional string, with a reference that the callee releases.
  nonisolated static func withOwnedWords<Result>(of string: String?, _ body: (UInt64, UInt64) -> Result) -> Result {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    // Not deinitialised: the reference goes to the callee.
    memory.initialize(to: string)
    defer { memory.deallocate() }
    let words = UnsafeRawPointer(memory)
    return body(words.load(as: UInt64.self), words.load(fromByteOffset: 8, as: UInt64.self))
  }
}
