import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The entry of the program.
@main
enum Command {
  /// Runs a job and ends the process with its exit code.
  ///
  /// The main thread waits: an asynchronous `main` would hand it to libdispatch, whose threads for signals are outside
  /// of the mask that `Interruption` sets.
  static func main() {
    Interruption.listen()
    let isDone = DispatchSemaphore(value: 0)
    let code = Atomic(ExitCode.internalError.rawValue)
    Task.detached {
      code.store(await run().rawValue, ordering: .releasing)
      isDone.signal()
    }
    isDone.wait()
    Interruption.yield()
    exit(code.load(ordering: .acquiring))
  }

  /// Runs what the arguments say; what goes wrong is one line on standard error.
  private static func run() async -> ExitCode {
    do throws(CommandError) {
      return try await dispatch(ProcessArguments.read())
    } catch {
      Interruption.yield()
      if let message = error.message { StandardStream.report(message) }
      return error.code
    }
  }

  private static func dispatch(_ arguments: [String]) async throws(CommandError) -> ExitCode {
    guard let first = arguments.first else {
      throw .usage("command is missing; 'glyph-interp --help' lists commands")
    }
    switch first {
    case "--help", "-h":
      try StandardStream.output.send(Help.overview)
      return .done
    case "--version":
      try StandardStream.output.send(Version.text)
      return .done
    case "--man":
      try StandardStream.output.send(ManualPage.text)
      return .done
    default:
      break
    }
    guard let subcommand = Subcommand(rawValue: first) else {
      let words = Subcommand.allCases.map(\.rawValue) + ["--help", "--version"]
      let kind = first.hasPrefix("-") ? "option" : "command"
      throw .usage("\(kind) '\(first)' does not exist\(first.suggestion(among: words))")
    }
    let request = try ArgumentParser(subcommand: subcommand).request(from: Array(arguments.dropFirst()))
    if request.wantsHelp {
      try StandardStream.output.send(Help.text(on: subcommand))
      return .done
    }
    switch subcommand {
    case .render:
      return try await RenderJob(request: request).run()
    case .plan:
      return try PlanJob.run(request)
    case .fonts:
      try FontsJob.run(request.operands.first)
      return .done
    case .completions:
      guard let shell = Shell(rawValue: request.operands[0]) else {
        let words = Shell.allCases.map(\.rawValue)
        throw .usage(
          "shell '\(request.operands[0])' is none of \(words.quotedList)\(request.operands[0].suggestion(among: words))"
        )
      }
      try StandardStream.output.send(Completions.script(for: shell))
      return .done
    }
  }
}
