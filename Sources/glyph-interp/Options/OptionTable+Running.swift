extension OptionTable {
  /// How the command works and what it says.
  static let running: [CommandOption] = [
    CommandOption(
      "threads", "N", in: .running, of: [.render], "workers (as many as the machine has processors)"
    ) { (request, value) throws(CommandError) in
      request.threadCount = try Limits.threads.integer(value)
    },
    CommandOption(
      flag: "timings", in: .running, of: [.render, .plan], "say how long each stage took"
    ) { $0.showsTimings = true },
    CommandOption(
      flag: "quiet", in: .running, of: [.render, .plan], "say nothing but errors"
    ) { $0.isQuiet = true },
    CommandOption(
      flag: "strict", in: .running, of: [.render, .plan], "end with 1 when there are notices"
    ) { $0.isStrict = true },
    CommandOption(
      flag: "help", letter: "h", in: .running, of: Subcommand.allCases, "show this help"
    ) { $0.wantsHelp = true },
  ]
}
