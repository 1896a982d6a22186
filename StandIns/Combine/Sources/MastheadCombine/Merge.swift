import OpenCombine

extension Publishers {
  /// A publisher of the values of 2 publishers, in the order in which they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B

    /// Joins publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 2)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of 3 publishers, in the order in which they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 3)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
      c.subscribe(UpstreamSubscriber(place: 2, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of 4 publishers, in the order in which they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C
    /// A publisher of values.
    public let d: D

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 4)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
      c.subscribe(UpstreamSubscriber(place: 2, inner: inner) { $0 })
      d.subscribe(UpstreamSubscriber(place: 3, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of 5 publishers, in the order in which they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C
    /// A publisher of values.
    public let d: D
    /// A publisher of values.
    public let e: E

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 5)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
      c.subscribe(UpstreamSubscriber(place: 2, inner: inner) { $0 })
      d.subscribe(UpstreamSubscriber(place: 3, inner: inner) { $0 })
      e.subscribe(UpstreamSubscriber(place: 4, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of 6 publishers, in the order in which they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C
    /// A publisher of values.
    public let d: D
    /// A publisher of values.
    public let e: E
    /// A publisher of values.
    public let f: F

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 6)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
      c.subscribe(UpstreamSubscriber(place: 2, inner: inner) { $0 })
      d.subscribe(UpstreamSubscriber(place: 3, inner: inner) { $0 })
      e.subscribe(UpstreamSubscriber(place: 4, inner: inner) { $0 })
      f.subscribe(UpstreamSubscriber(place: 5, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of 7 publishers, in the order in which they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C
    /// A publisher of values.
    public let d: D
    /// A publisher of values.
    public let e: E
    /// A publisher of values.
    public let f: F
    /// A publisher of values.
    public let g: G

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 7)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
      c.subscribe(UpstreamSubscriber(place: 2, inner: inner) { $0 })
      d.subscribe(UpstreamSubscriber(place: 3, inner: inner) { $0 })
      e.subscribe(UpstreamSubscriber(place: 4, inner: inner) { $0 })
      f.subscribe(UpstreamSubscriber(place: 5, inner: inner) { $0 })
      g.subscribe(UpstreamSubscriber(place: 6, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of 8 publishers, in the order in which they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C
    /// A publisher of values.
    public let d: D
    /// A publisher of values.
    public let e: E
    /// A publisher of values.
    public let f: F
    /// A publisher of values.
    public let g: G
    /// A publisher of values.
    public let h: H

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("Merge", subscriber, count: 8)
      subscriber.receive(subscription: inner)
      a.subscribe(UpstreamSubscriber(place: 0, inner: inner) { $0 })
      b.subscribe(UpstreamSubscriber(place: 1, inner: inner) { $0 })
      c.subscribe(UpstreamSubscriber(place: 2, inner: inner) { $0 })
      d.subscribe(UpstreamSubscriber(place: 3, inner: inner) { $0 })
      e.subscribe(UpstreamSubscriber(place: 4, inner: inner) { $0 })
      f.subscribe(UpstreamSubscriber(place: 5, inner: inner) { $0 })
      g.subscribe(UpstreamSubscriber(place: 6, inner: inner) { $0 })
      h.subscribe(UpstreamSubscriber(place: 7, inner: inner) { $0 })
    }
  }

  /// A publisher of the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail: as the first of its publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers of values.
    public let publishers: [Upstream]

    /// Joins publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Joins publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      guard !publishers.isEmpty else {
        Empty<Output, Failure>().subscribe(subscriber)
        return
      }
      let inner = SeveralUpstreams("Merge", subscriber, count: publishers.count)
      subscriber.receive(subscription: inner)
      for (place, publisher) in publishers.enumerated() {
        publisher.subscribe(UpstreamSubscriber(place: place, inner: inner) { $0 })
      }
    }

    /// Joins one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Joins the values of this publisher and others.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    Publishers.Merge<Self, B>(self, b)
  }

  /// Joins the values of this publisher and others.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3<Self, B, C>(self, b, c)
  }

  /// Joins the values of this publisher and others.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output
  {
    Publishers.Merge4<Self, B, C, D>(self, b, c, d)
  }

  /// Joins the values of this publisher and others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5<Self, B, C, D, E>(self, b, c, d, e)
  }

  /// Joins the values of this publisher and others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output
  {
    Publishers.Merge6<Self, B, C, D, E, F>(self, b, c, d, e, f)
  }

  /// Joins the values of this publisher and others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
    G.Failure == Failure, G.Output == Output
  {
    Publishers.Merge7<Self, B, C, D, E, F, G>(self, b, c, d, e, f, g)
  }

  /// Joins the values of this publisher and others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
    G.Failure == Failure, G.Output == Output, H.Failure == Failure, H.Output == Output
  {
    Publishers.Merge8<Self, B, C, D, E, F, G, H>(self, b, c, d, e, f, g, h)
  }

  /// Joins the values of this publisher and another of its type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
