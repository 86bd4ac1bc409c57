/// The part of help where an option stands.
enum OptionSection: String, CaseIterable, Sendable {
  case text = "Text and style"
  case transition = "Transition and time"
  case output = "Output"
  case running = "Running"
}
