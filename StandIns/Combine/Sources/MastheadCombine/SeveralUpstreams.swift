import Foundation
import OpenCombine

/// What stands between several publishers and one subscriber: keeps their subscriptions, counts who has finished, and hands values on while
/// the subscriber wants some.
///
/// Upstream publishers are asked for all they have. Values that nobody wants yet wait in order.
final class SeveralUpstreams<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let downstream: Downstream
  private let lock = NSRecursiveLock()
  private var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var isOver = false
  private var isDelivering = false

  init(_ description: String, _ downstream: Downstream, count: Int) {
    (self.description, self.downstream) = (description, downstream)
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Takes a subscription of an upstream publisher and asks for everything.
  func take(_ subscription: any Subscription, at place: Int) {
    lock.lock()
    let isWanted = !isOver && subscriptions[place] == nil
    if isWanted { subscriptions[place] = subscription }
    lock.unlock()
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Hands a value on; `make` gives it under the lock, or nil where there is none yet.
  func send(_ make: () -> Downstream.Input?) {
    lock.lock()
    if !isOver, let value = make() { waiting.append(value) }
    lock.unlock()
    deliver()
  }

  /// An upstream publisher has ended: with the last one, or a failure, the subscriber is told.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
    lock.lock()
    subscriptions[place] = nil
    unfinished -= 1
    if case .finished = completion {
      lock.unlock()
      deliver()
    } else {
      let isFirst = !isOver
      let others = end()
      lock.unlock()
      for other in others { other.cancel() }
      if isFirst { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    lock.unlock()
    deliver()
  }

  func cancel() {
    lock.lock()
    let others = end()
    lock.unlock()
    for other in others { other.cancel() }
  }

  private func end() -> [any Subscription] {
    isOver = true
    waiting = []
    defer { subscriptions = subscriptions.map { _ in nil } }
    return subscriptions.compactMap(\.self)
  }

  private func deliver() {
    lock.lock()
    defer { lock.unlock() }
    // What the subscriber does may send the next value; that one is handed on by the call at work.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !isOver, demand > 0, !waiting.isEmpty {
      if demand != .unlimited { demand -= 1 }
      demand += downstream.receive(waiting.removeFirst())
    }
    if !isOver, unfinished == 0, waiting.isEmpty {
      isOver = true
      downstream.receive(completion: .finished)
    }
  }
}

/// The subscriber of one of several publishers.
struct UpstreamSubscriber<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  let combineIdentifier = CombineIdentifier()
  let place: Int
  let inner: SeveralUpstreams<Downstream>
  let value: (Input) -> Downstream.Input?

  func receive(subscription: any Subscription) { inner.take(subscription, at: place) }

  func receive(_ input: Input) -> Subscribers.Demand {
    inner.send { value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { inner.finish(completion, at: place) }
}
