/// Reads the arguments of one job into a request.
struct ArgumentParser {
  /// The job.
  let subcommand: Subcommand

  /// Reads the arguments that stand after the job's name.
  func request(from arguments: [String]) throws(CommandError) -> Request {
    var request = Request()
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        request.operands += arguments[index...]
        break
      }
      guard let spelling = OptionSpelling(argument) else {
        request.operands.append(argument)
        continue
      }
      let option = try option(spelled: spelling)
      var values: [String] = []
      if let value = spelling.value {
        guard option.valueCount > 0 else { throw .usage("option '\(spelling.name)' takes no value") }
        values.append(value)
      }
      while values.count < option.valueCount {
        guard index < arguments.count, !isOption(arguments[index]) else {
          let needed = option.valueCount == 1 ? "a value" : "\(option.valueCount) values"
          throw .usage("option '\(spelling.name)' needs \(needed), \(option.value ?? "")")
        }
        values.append(arguments[index])
        index += 1
      }
      try option.apply(&request, values)
    }
    if !request.wantsHelp { try check(request) }
    return request
  }

  /// Whether an argument names an option of this job: only then it is not the value of the option before it.
  private func isOption(_ argument: String) -> Bool {
    guard let spelling = OptionSpelling(argument), spelling.isLong else { return false }
    return OptionTable.options(of: subcommand).contains { $0.answers(to: spelling) }
  }

  private func option(spelled spelling: OptionSpelling) throws(CommandError) -> CommandOption {
    let known = OptionTable.options(of: subcommand)
    if let option = known.first(where: { $0.answers(to: spelling) }) { return option }
    if let stranger = OptionTable.all.first(where: { $0.answers(to: spelling) }) {
      let owners = stranger.subcommands.map(\.rawValue).quotedList
      throw .usage("option '\(spelling.name)' belongs to \(owners), not to '\(subcommand.rawValue)'")
    }
    let names = known.map { "--" + $0.name }
    throw .usage("option '\(spelling.name)' does not exist\(spelling.name.suggestion(among: names))")
  }

  /// Nothing is before the first state, and rows of a comparison have transitions of their own.
  private func checkWays(of steps: [StepRequest], isCompared: Bool) throws(CommandError) {
    if let key = steps[0].settings.keyOfWay {
      throw .usage(
        "\(steps[0].name): '\(key)=' says how a text is reached, and none is before it: say it in a later --step")
    }
    for step in steps where isCompared && step.settings.transition != nil {
      throw .usage("\(step.name): 'transition=' and --compare exclude each other")
    }
  }

  private func check(_ request: Request) throws(CommandError) {
    let operands = request.operands
    let expected = subcommand.operands
    guard request.steps.isEmpty else {
      if let operand = operands.first { throw .usage("text '\(operand)' and --step exclude each other") }
      guard request.oldStyle == StyleSettings(), request.newStyle == StyleSettings() else {
        throw .usage("--from, --to and --step exclude each other")
      }
      if request.steps.count == 1 { throw .usage("--step is there once; a sequence has two states at least") }
      return try checkWays(of: request.steps, isCompared: !request.comparisons.isEmpty)
    }
    if operands.count > expected.count {
      throw .usage("argument '\(operands[expected.count])' is one too many; usage: \(subcommand.usage)")
    }
    if operands.count < expected.count, !expected[operands.count].isOptional {
      throw .usage("\(expected[operands.count].name) is missing; usage: \(subcommand.usage)")
    }
  }
}

extension CommandOption {
  fileprivate func answers(to spelling: OptionSpelling) -> Bool {
    spelling.isLong ? spelling.name == "--" + name : letter.map { "-\($0)" } == spelling.name
  }
}
