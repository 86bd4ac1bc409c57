extension String {
  /// An SVG text, or a page with one, without the letters that make the names of its elements its own: `H` for `H_k3f9`.
  public var withPlainNames: String {
    guard let named = firstMatch(of: #/(?:id|class)="[^"]*?(_[0-9a-z]{4})"/#) else { return self }
    return split(separator: named.1, omittingEmptySubsequences: false).joined()
  }
}
