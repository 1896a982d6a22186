import ArgumentParser
import Foundation

/// Ends the command with status 2 and one line on standard error that names the thing and the cure.
///
/// The mistake lies in files and runs, so that the command's usage is no help.
func refusal(_ words: String) -> ExitCode {
  FileHandle.standardError.write(Data("masthead: \(words)\n".utf8))
  return ExitCode(2)
}
