import OpenCombine

/// The last values of several publishers.
private final class Latest<A, B, C, D> {
  var a: A?
  var b: B?
  var c: C?
  var d: D?
}

extension Publishers {

  /// A publisher of the last values of 2 publishers, whenever one of them sends one, once each has.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B

    /// Joins publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("CombineLatest", subscriber, count: 2)
      let latest = Latest<A.Output, B.Output, Void, Void>()
      latest.c = ()
      latest.d = ()
      func value() -> Output? {
        guard let a = latest.a, let b = latest.b else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: inner)
      a.subscribe(
        UpstreamSubscriber(place: 0, inner: inner) {
          latest.a = $0
          return value()
        })
      b.subscribe(
        UpstreamSubscriber(place: 1, inner: inner) {
          latest.b = $0
          return value()
        })
    }
  }

  /// A publisher of the last values of 3 publishers, whenever one of them sends one, once each has.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail: as the first of its publishers.
    public typealias Failure = A.Failure

    /// A publisher of values.
    public let a: A
    /// A publisher of values.
    public let b: B
    /// A publisher of values.
    public let c: C

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("CombineLatest", subscriber, count: 3)
      let latest = Latest<A.Output, B.Output, C.Output, Void>()
      latest.d = ()
      func value() -> Output? {
        guard let a = latest.a, let b = latest.b, let c = latest.c else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: inner)
      a.subscribe(
        UpstreamSubscriber(place: 0, inner: inner) {
          latest.a = $0
          return value()
        })
      b.subscribe(
        UpstreamSubscriber(place: 1, inner: inner) {
          latest.b = $0
          return value()
        })
      c.subscribe(
        UpstreamSubscriber(place: 2, inner: inner) {
          latest.c = $0
          return value()
        })
    }
  }

  /// A publisher of the last values of 4 publishers, whenever one of them sends one, once each has.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Takes a subscriber, and subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let inner = SeveralUpstreams("CombineLatest", subscriber, count: 4)
      let latest = Latest<A.Output, B.Output, C.Output, D.Output>()
      func value() -> Output? {
        guard let a = latest.a, let b = latest.b, let c = latest.c, let d = latest.d else { return nil }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: inner)
      a.subscribe(
        UpstreamSubscriber(place: 0, inner: inner) {
          latest.a = $0
          return value()
        })
      b.subscribe(
        UpstreamSubscriber(place: 1, inner: inner) {
          latest.b = $0
          return value()
        })
      c.subscribe(
        UpstreamSubscriber(place: 2, inner: inner) {
          latest.c = $0
          return value()
        })
      d.subscribe(
        UpstreamSubscriber(place: 3, inner: inner) {
          latest.d = $0
          return value()
        })
    }
  }

}

extension Publisher {
  /// Joins the last values of this publisher and others.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest<Self, P>(self, other)
  }

  /// Joins the last values of this publisher and others, and makes a value of them.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Joins the last values of this publisher and others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
  }

  /// Joins the last values of this publisher and others, and makes a value of them.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Joins the last values of this publisher and others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
  }

  /// Joins the last values of this publisher and others, and makes a value of them.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

}
