import Glibc

/// Programs started by the command.
enum Child {
  struct Result: Equatable {
    var status: Int32
    /// The output of both of its streams.
    var output: String
  }

  /// Runs a program to its end; a program that a signal ended has the status 128 + signal.
  static func run(_ arguments: [String]) throws -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw startFailure(arguments[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var process: pid_t = 0
    let code = withCArguments(arguments) { posix_spawn(&process, arguments[0], &actions, nil, $0, environ) }
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else {
      errno = code
      throw startFailure(arguments[0])
    }
    let output = FileSystem.readAll(ends[0]) ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: String(decoding: output, as: UTF8.self))
  }

  /// Runs a program to its end, and passes on its output meanwhile, each stream to its own.
  static func runPassingOn(_ program: String, arguments: [String]) throws -> Result {
    var pipes: [(read: Int32, write: Int32, stream: Int32)] = []
    defer { for pipe in pipes { close(pipe.read) } }
    for stream in [Int32(1), 2] {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw startFailure(program) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append((ends[0], ends[1], stream))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for pipe in pipes { posix_spawn_file_actions_adddup2(&actions, pipe.write, pipe.stream) }
    var process: pid_t = 0
    let code = withCArguments([program] + arguments) { posix_spawn(&process, program, &actions, nil, $0, environ) }
    for pipe in pipes { close(pipe.write) }
    guard code == 0 else {
      errno = code
      throw startFailure(program)
    }
    var output: [UInt8] = []
    var polled = pipes.map { pollfd(fd: $0.read, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for index in polled.indices where polled[index].revents != 0 {
        polled[index].revents = 0
        let count = read(polled[index].fd, &buffer, buffer.count)
        if count > 0 {
          output += buffer[..<count]
          FileSystem.write(buffer[..<count], toStream: pipes[index].stream)
        } else if count == 0 || errno != EINTR {
          polled[index].fd = -1
        }
      }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: String(decoding: output, as: UTF8.self))
  }

  /// Replaces the running command by a program; variables of `environment` that are set already stay as they are, those of `world` do not.
  ///
  /// A program that is given a world lies at the same addresses in all runs too, where the system allows it: objects that are told apart by
  /// their addresses then have one order in sets. Returns only when the program cannot be started, and why.
  static func become(
    _ program: String, arguments: [String], environment: KeyValuePairs<String, String>,
    world: KeyValuePairs<String, String> = [:]
  ) -> CommandFailure {
    for (name, value) in environment { setenv(name, value, 0) }
    for (name, value) in world { setenv(name, value, 1) }
    if !world.isEmpty { keepAddresses() }
    withCArguments([program] + arguments) { _ = execv(program, $0) }
    return startFailure(program)
  }

  /// Keeps the addresses of this process's next program from being random; without effect if the system forbids it.
  private static func keepAddresses() {
    typealias Function = @convention(c) (UInt) -> Int32
    guard let address = dlsym(nil, "personality") else { return }
    let personality = unsafeBitCast(address, to: Function.self)
    // ADDR_NO_RANDOMIZE (linux/personality.h), added to what is set.
    let isKept: UInt = 0x40000
    let current = personality(0xffff_ffff)
    if current >= 0 { _ = personality(UInt(current) | isKept) }
  }

  private static func startFailure(_ program: String) -> CommandFailure {
    let cure =
      errno == EACCES
      ? "no program may run in its folder (a file system mounted with noexec?); set MASTHEAD_CACHE to another one"
      : "check that it may be executed"
    return CommandFailure("\(program): cannot be started (\(FileSystem.lastError)); \(cure)", status: 1)
  }

  private static func withCArguments<Value>(
    _ arguments: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}
