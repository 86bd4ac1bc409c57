import Foundation
import GlyphInterp

// Exhaustive FONT [LIMIT]: every change from one number of −LIMIT…LIMIT to another in the live model, 1000 without LIMIT.
let arguments = CommandLine.arguments
guard arguments.count >= 2, let limit = Int(arguments.count > 2 ? arguments[2] : "1000"), limit > 0 else {
  print("usage: Exhaustive FONT [LIMIT]")
  exit(64)
}
let start = ContinuousClock.now
let survey = try await NumberSurvey.survey(font: arguments[1], limit: limit)
let seconds = (ContinuousClock.now - start).components.seconds
print("\(survey.count) changes in \(seconds) s: \(survey.failures.count) failures")
for failure in survey.failures.prefix(20) { print(failure) }
exit(survey.failures.isEmpty ? 0 : 1)
