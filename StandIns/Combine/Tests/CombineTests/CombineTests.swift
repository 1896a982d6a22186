import Combine
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
}
