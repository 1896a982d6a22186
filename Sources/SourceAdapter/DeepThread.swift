import Glibc
import Synchronization

/// Threads with stacks for deep recursion: parsers go as deep as braces are nested, and threads of the system's pools hold half a megabyte.
enum DeepThread {
  /// Pages that are not touched cost nothing.
  private static let stackSize = 64 << 20

  /// Runs the pieces beside each other and waits for them; as many at a time as there are processors.
  static func run(pieces: Int, _ piece: @escaping @Sendable (Int) -> Void) {
    let count = min(pieces, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    guard count > 0 else { return }
    let work = Work(pieces: pieces, piece)
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      var thread = pthread_t()
      let context = Unmanaged.passRetained(work)
      let status = pthread_create(
        &thread, &attributes,
        { context in
          Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
      if status == 0 { threads.append(thread) } else { context.release() }
    }
    // Where no thread can be had the caller's has to do.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs something in a thread of its own and gives its result.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let result = Mutex<Value?>(nil)
    run(pieces: 1) { _ in
      let value = body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0! }
  }

  private final class Work: Sendable {
    private let pieces: Int
    private let piece: @Sendable (Int) -> Void
    private let next = Mutex(0)

    init(pieces: Int, _ piece: @escaping @Sendable (Int) -> Void) {
      (self.pieces, self.piece) = (pieces, piece)
    }

    func run() {
      while true {
        let number = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard number < pieces else { return }
        piece(number)
      }
    }
  }
}
