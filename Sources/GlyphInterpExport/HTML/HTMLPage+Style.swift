extension HTMLPage {
  /// The page's style sheet.
  static let style = """
    :root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}
    body{margin:0;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:1rem;padding:1rem}
    @media(max-width:60rem){body{grid-template-columns:minmax(0,1fr)}}
    #stage{position:relative;display:grid;place-items:center;min-height:12rem;padding:1rem;border-radius:.5rem;
    overflow:hidden;outline-offset:2px}
    #stage svg{max-width:100%;height:auto;grid-area:1/1;touch-action:none}
    #stage svg[hidden]{display:none}
    #ghosts{display:contents}
    #ghosts svg{opacity:.14;pointer-events:none}
    .plain{background:#fff;color:#000}
    .dark{background:#000;color:#fff}
    .grey{background:#777;color:#000}
    .checks{color:#000;background:repeating-conic-gradient(#ccc 0 25%,#fff 0 50%) 0/20px 20px}
    .controls{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 0}
    .controls label{display:inline-flex;gap:.4rem;align-items:center}
    #time{flex:1 1 100%}
    output{font-variant-numeric:tabular-nums;min-width:6ch}
    button{font:inherit;padding:.25rem .75rem}
    table{border-collapse:collapse}
    caption{text-align:start;font-weight:600;padding:.25rem 0}
    th,td{text-align:start;padding:.15rem .6rem;border-bottom:1px solid #8884}
    :focus-visible{outline:3px solid #06f}

    """

  /// The controls.
  static func controls(hasSwell: Bool) -> String {
    var html = """
      <div class="controls" role="group" aria-label="Playback">
      <input type="range" id="time" min="0" step="any" value="0" aria-label="Time">
      <button type="button" id="play" aria-keyshortcuts="Space">Play</button>
      <button type="button" id="back" aria-label="One frame back" aria-keyshortcuts="ArrowLeft">◀</button>
      <button type="button" id="on" aria-label="One frame on" aria-keyshortcuts="ArrowRight">▶</button>
      <output id="clock" for="time">0.000 s</output>
      <label>Speed <select id="speed"><option>0.1<option>0.25<option>0.5<option selected>1<option>2</select></label>
      <label><input type="checkbox" id="loop"> Loop</label>
      <label>Background <select id="background"><option value="plain">white<option value="dark">black\
      <option value="grey">grey<option value="checks">checks</select></label>
      <label><input type="checkbox" id="onion"> Ghosts</label>

      """
    if hasSwell {
      html += """
        <label><input type="checkbox" id="pointer"> Pointer is the weight</label>

        """
    }
    return html + "</div>\n"
      + "<p>Space plays and pauses; the arrow keys step by a frame, or move the weight; Home and End go to the ends.</p>\n"
  }
}
