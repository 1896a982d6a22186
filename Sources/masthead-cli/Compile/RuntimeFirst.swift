/// Puts `libMastheadRuntime.so` before the libraries of Swift and the system in a program's search for symbols: the
/// runtime library takes over some of their functions.
///
/// A linker script in place of the first object file does that: libraries that the compiler is asked for come after its own.
enum RuntimeFirst {
  /// Writes the file for the linker and returns its path; the linker needs the runtime's folder by `-L`.
  static func write(_ path: String) throws -> String {
    guard FileSystem.write(Array("INPUT(-lMastheadRuntime)\n".utf8), to: path) else {
      throw CommandFailure(
        "\(path): cannot be written (\(FileSystem.lastError)); free some space or make the folder writable", status: 1)
    }
    return path
  }
}
