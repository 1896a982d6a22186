extension UIViewController {
  /// A property that the view's loading sets: reading it before loads the view.
  ///
  /// Raises where it is still not set after that.
  @propertyWrapper @preconcurrency @MainActor public struct ViewLoading<Value> {
    private var value: Value?

    /// A property that has no value yet.
    public init() {}
    /// A property with a value from the beginning.
    public init(wrappedValue: Value) { value = wrappedValue }

    // Silent: UIViewController.ViewLoading.wrappedValue, subscript(_enclosingInstance:wrapped:storage:) | how
    //   the compiler reads and sets a property that is marked @ViewLoading
    /// Unavailable: the property needs its controller.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is for properties of view controllers") }
      set { value = newValue }
    }

    /// Reads and sets the property of a controller.
    public static subscript<Owner: UIViewController>(
      _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        owner.loadViewIfNeeded()
        guard let value = owner[keyPath: storage].value else {
          fatalError(
            "\(owner) has loaded its view and not set a property that is marked @ViewLoading; set it in viewDidLoad() or before"
          )
        }
        return value
      }
      set { owner[keyPath: storage].value = newValue }
    }
  }
}
