import Foundation

/// Items that are dragged together.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// The place of the finger, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may go away where they came from.
  var allowsMoveOperation: Bool { get }
  /// Whether they cannot leave the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether one of the items has a representation of one of the kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether objects of a class can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the delegate of its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// The application's value for the drag.
  var localContext: Any? { get set }
}

/// How progress is shown while dropped data comes.
public enum UIDropSessionProgressIndicatorStyle: _UnsignedEnumeration, Sendable {
  case none
  /// The system's indicator; objects from the same application come at once, without an indicator.
  case `default`
  @available(*, unavailable) case unnamed(UInt)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
}

/// A drag, as those see it that something may be dropped at.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, where it began in the same application: always.
  var localDragSession: (any UIDragSession)? { get }
  /// How progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Asks all items that can for objects of a class, and gives them together, in the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Whether something is lifted, or dragged.
enum DraggedState { case none, lifting, dragging }

/// A drag, as far as both sides see the same.
@MainActor class DragDropSession: NSObject {
  fileprivate(set) weak var drag: RunningDrag?
  fileprivate var itemStorage: [UIDragItem] = []
  /// The last place of the finger, in the window.
  var place = CGPoint.zero
  fileprivate(set) weak var window: UIWindow?

  final func location(in view: UIView) -> CGPoint {
    guard let window, view.window != nil else { return place }
    return view.convert(place, from: window)
  }
}

/// The drag's own side.
final class LocalDragSession: DragDropSession, UIDragSession {
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(_ drag: RunningDrag, window: UIWindow) {
    super.init()
    self.drag = drag
    self.window = window
  }

  var items: [UIDragItem] { itemStorage }

  func add(_ items: [UIDragItem]) { itemStorage += items }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A place's side of a drag.
final class LocalDropSession: DragDropSession, UIDropSession {
  private let session: LocalDragSession
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// Called when all that was asked for has come.
  var didTransfer: (() -> Void)?

  init(_ session: LocalDragSession) {
    self.session = session
    super.init()
    drag = session.drag
    window = session.window
    place = session.place
  }

  var localDragSession: (any UIDragSession)? { session }
  var items: [UIDragItem] { session.items }
  var allowsMoveOperation: Bool { session.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { session.isRestrictedToDraggingApplication }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    session.canLoadObjects(ofClass: aClass)
  }

  /// The arriving objects, in the order of the items, on the main queue.
  private final class Arrivals: @unchecked Sendable {
    var objects: [(any NSItemProviderReading)?]
    var missing: Int
    init(_ count: Int) {
      objects = Array(repeating: nil, count: count)
      missing = count
    }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = self.progress
    progress.totalUnitCount += Int64(able.count)
    let arrivals = Arrivals(able.count)
    let end = MainCall { [weak self] in
      completion(arrivals.objects.compactMap { $0 })
      self?.didTransfer?()
    }
    guard !able.isEmpty else {
      DispatchQueue.main.async { end.call() }
      return progress
    }
    for (place, provider) in able.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        arrivals.objects[place] = object
        arrivals.missing -= 1
        progress.completedUnitCount += 1
        if arrivals.missing == 0 { end.call() }
      }
    }
    return progress
  }

  /// A block of the main actor that goes through the main queue.
  private struct MainCall: @unchecked Sendable {
    let body: @MainActor () -> Void
    func call() { MainActor.assumeIsolated { body() } }
  }
}

extension UIDragDropSession {
  /// Whether values of a type can be made of one of the items.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Asks all items that can for values of a type, and gives them together, in the order of the items.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void)
    -> Progress where T._ObjectiveCType: NSItemProviderReading
  {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? T._ObjectiveCType).flatMap { T._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}
