/// Something that a view has to do again when a property of it changes; see `UIView.Invalidating`.
public protocol UIViewInvalidating {
  /// Asks the view for it.
  @MainActor @preconcurrency func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of invalidation for `UIView.Invalidating`.
  public enum Invalidations {
    /// Drawing: `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Makes the request.
      public init() {}
      /// Asks for drawing.
      @MainActor @preconcurrency public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Layout: `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Makes the request.
      public init() {}
      /// Asks for layout.
      @MainActor @preconcurrency public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Constraints: `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Makes the request.
      public init() {}
      /// Asks for an update of constraints.
      @MainActor @preconcurrency public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The natural size: `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Makes the request.
      public init() {}
      /// Says that the natural size is another.
      @MainActor @preconcurrency public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Two of them.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2

      /// Makes a request of two.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        (first, second) = (invalidation1, invalidation2)
      }

      /// Asks for both, in order.
      @MainActor @preconcurrency public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property whose changes make its view draw, lay out or measure itself again: `@Invalidating(.display, .layout) var width = 1`.
  ///
  /// An equal value asks for nothing. Every property of a view can be marked.
  @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Makes a property with its first value, which asks for nothing.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Makes a property that asks for 2 things.
    public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
      self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(invalidation1, invalidation2))
    }

    /// Makes a property that asks for 3 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
    }

    /// Makes a property that asks for 4 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(invalidation1, invalidation2),
          UIView.Invalidations.Tuple(invalidation3, invalidation4)))
    }

    /// Makes a property that asks for 5 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
      InvalidationType5: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >, InvalidationType5
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation1, invalidation2),
            UIView.Invalidations.Tuple(invalidation3, invalidation4)), invalidation5))
    }

    /// Makes a property that asks for 6 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
      InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
      _ invalidation6: InvalidationType6
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >, UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation1, invalidation2),
            UIView.Invalidations.Tuple(invalidation3, invalidation4)),
          UIView.Invalidations.Tuple(invalidation5, invalidation6)))
    }

    /// Makes a property that asks for 7 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
      InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
      InvalidationType7: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
      _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >,
        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>, InvalidationType7>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation1, invalidation2),
            UIView.Invalidations.Tuple(invalidation3, invalidation4)),
          UIView.Invalidations.Tuple(UIView.Invalidations.Tuple(invalidation5, invalidation6), invalidation7)))
    }

    /// Makes a property that asks for 8 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
      InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
      InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
      _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >,
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
          UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
        >
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation1, invalidation2),
            UIView.Invalidations.Tuple(invalidation3, invalidation4)),
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(invalidation5, invalidation6),
            UIView.Invalidations.Tuple(invalidation7, invalidation8))))
    }

    /// Makes a property that asks for 9 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
      InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
      InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
      InvalidationType9: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
      _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
      _ invalidation9: InvalidationType9
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
            UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
          >,
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
            UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
          >
        >, InvalidationType9
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(invalidation1, invalidation2),
              UIView.Invalidations.Tuple(invalidation3, invalidation4)),
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(invalidation5, invalidation6),
              UIView.Invalidations.Tuple(invalidation7, invalidation8))), invalidation9))
    }

    /// Makes a property that asks for 10 things.
    public init<
      InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
      InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
      InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
      InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
      InvalidationType9: UIViewInvalidating, InvalidationType10: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
      _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
      _ invalidation9: InvalidationType9, _ invalidation10: InvalidationType10
    )
    where
      InvalidationType == UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
            UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
          >,
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
            UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
          >
        >, UIView.Invalidations.Tuple<InvalidationType9, InvalidationType10>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        UIView.Invalidations.Tuple(
          UIView.Invalidations.Tuple(
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(invalidation1, invalidation2),
              UIView.Invalidations.Tuple(invalidation3, invalidation4)),
            UIView.Invalidations.Tuple(
              UIView.Invalidations.Tuple(invalidation5, invalidation6),
              UIView.Invalidations.Tuple(invalidation7, invalidation8))),
          UIView.Invalidations.Tuple(invalidation9, invalidation10)))
    }

    /// Not there: the property belongs to a view.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views.") }
      set { fatalError("@Invalidating is for properties of views.") }
    }

    // Silent: UIView.Invalidating.subscript(_enclosingInstance:wrapped:storage:) | how the compiler reads and
    //   sets a property that is marked @Invalidating
    /// The value of a view's property; a new one calls the named invalidations of the view.
    @MainActor @preconcurrency
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Drawing again.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Layout again.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// An update of constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Another natural size.
  public static var intrinsicContentSize: Self { Self() }
}
