/// A reference to an object that lives for other reasons, without reference counting.
///
/// Counting is atomic: a retain and its release cost as much as thirty additions, and Swift counts each object that it
/// reads from another. Where a layout goes over views, constraints and their records, that was more than half of the
/// time. The object here is alive because something else owns it: a superview its subviews, a view its constraints, an
/// engine's root the engine. Whoever calls the application's code in between takes ``object``, which counts.
struct Unretained<Object: AnyObject>: BitwiseCopyable {
  private let reference: Unmanaged<Object>

  @inline(__always) init(_ object: Object) { reference = .passUnretained(object) }

  /// Counts a reference until `release()`.
  @inline(__always) init(retaining object: Object) { reference = .passRetained(object) }

  /// The object, counted as long as it is used.
  @inline(__always) var object: Object { reference.takeUnretainedValue() }

  /// Hands the object to `body` without counting references.
  ///
  /// The standard library's own method has closures check at run time that they run on the main actor.
  @inline(__always)
  func reading<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  @inline(__always) static func == (left: Self, right: Self) -> Bool {
    left.reference.toOpaque() == right.reference.toOpaque()
  }

  @inline(__always) static func != (left: Self, right: Self) -> Bool { !(left == right) }

  /// Counts a reference until `release()`.
  @inline(__always) func retain() { _ = reference.retain() }

  @inline(__always) func release() { reference.release() }
}

extension Optional {
  @inline(__always) static func == <Object>(left: Self, right: Object) -> Bool where Wrapped == Unretained<Object> {
    if let left { return left == Unretained(right) }
    return false
  }

  @inline(__always) static func != <Object>(left: Self, right: Object) -> Bool where Wrapped == Unretained<Object> {
    !(left == right)
  }
}

extension Array where Element: AnyObject {
  /// Calls with each element without counting references; the caller sees to it that the array stays.
  @inline(__always)
  func forEachUnretained(_ body: (Unretained<Element>) -> Void) {
    if isEmpty { return }
    withUnsafeBufferPointer { buffer in
      // The same memory, read as plain words.
      let words = UnsafeRawPointer(buffer.baseAddress!).assumingMemoryBound(to: Unretained<Element>.self)
      for index in 0..<buffer.count { body(words[index]) }
    }
  }
}

/// A view that lives while Auto Layout or a pass looks at it.
typealias ViewReference = Unretained<UIView>

@MainActor extension Unretained where Object == UIView {
  @inline(__always) var superview: ViewReference? { reading { $0.superviewReference } }
  /// Whether the view is in a superview and yet solved apart; see `UIView.isLayoutIsland`.
  @inline(__always) var isIsland: Bool { reading { $0.isLayoutIsland } }
  @inline(__always) var translatesMask: Bool { reading { $0.translatesMaskStorage } }
  @inline(__always) var bounds: CGRect { reading { $0.ownLayer.bounds } }
  /// Counts the view where the class of the application answers; whoever goes on with the view afterwards holds it.
  @inline(__always) var alignmentRectInsets: UIEdgeInsets {
    hasOwnAlignment ? object.alignmentRectInsets : .zero
  }
  @inline(__always) var hasOwnAlignment: Bool { reading { $0.classFacts.contains(.hasOwnAlignment) } }
  /// The Auto Layout record of the view; nil if it never met a constraint.
  @inline(__always) var knownItem: ItemReference? { reading { $0.itemReference } }
  /// The Auto Layout record of the view; made at first use.
  @inline(__always) var item: ItemReference { knownItem ?? reading { $0.layoutItem.record } }

  /// Marks the view for layout, unless it is marked already and so are the views around it.
  @inline(__always) func setNeedsLayout() {
    // Subclasses override the method.
    if !reading({ $0.needsLayout && $0.subtreeNeedsLayout }) { object.setNeedsLayout() }
  }
}
