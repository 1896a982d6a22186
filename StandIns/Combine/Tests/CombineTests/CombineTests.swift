import MastheadCombine
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

@Suite struct CombineTests {
  @Test func publishedPropertiesTellTheirObject() {
    let model = Model()
    var changes = 0
    var counts: [Int] = []
    var all: Set<AnyCancellable> = []
    model.objectWillChange.sink { changes += 1 }.store(in: &all)
    model.$count.map { $0 * 2 }.removeDuplicates().sink { counts.append($0) }.store(in: &all)
    model.count = 2
    model.name = "b"
    #expect(counts == [0, 4])
    #expect(changes == 2)
    all.removeAll()
    model.count = 3
    #expect(counts == [0, 4])
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    var names: [String] = []
    let token = center.publisher(for: Notification.Name("x")).sink { names.append($0.name.rawValue) }
    center.post(name: Notification.Name("x"), object: nil)
    #expect(names == ["x"])
    token.cancel()
  }

  @Test func queuesAreSchedulers() async {
    await withCheckedContinuation { continuation in
      let subject = PassthroughSubject<Int, Never>()
      var token: AnyCancellable?
      token = subject.receive(on: DispatchQueue.main).sink { _ in
        token?.cancel()
        continuation.resume()
      }
      subject.send(1)
    }
  }

  @Test func lastValuesOfSeveralPublishersAreJoined() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var found: [String] = []
    var isFinished = false
    let token = a.combineLatest(b).map { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { found.append($0) })
    a.send(1)
    b.send("y")
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send("z")
    b.send(completion: .finished)
    #expect(found == ["1x", "1y", "1z"] && isFinished)
    token.cancel()
    let three = Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }
    var sum = 0
    _ = three.sink { sum = $0 }
    #expect(sum == 6)
  }

  @Test func failureEndsJoinedPublishers() {
    struct Broken: Error {}
    let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    var (found, failures) = ([Int](), 0)
    let token = a.merge(with: b).sink(
      receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { found.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .failure(Broken()))
    b.send(3)
    b.send(completion: .failure(Broken()))
    #expect(found == [1, 2] && failures == 1)
    token.cancel()
  }

  @Test func mergedValuesWaitUntilTheyAreWanted() {
    let subject = PassthroughSubject<Int, Never>()
    var found: [Int] = []
    var held: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { held = $0 },
      receiveValue: {
        found.append($0); return .none
      })
    Publishers.MergeMany([subject, subject]).subscribe(subscriber)
    subject.send(1)
    #expect(found == [])
    held?.request(.max(1))
    #expect(found == [1])
    held?.request(.unlimited)
    #expect(found == [1, 1])
    held?.cancel()
    subject.send(2)
    #expect(found == [1, 1])
  }
}
