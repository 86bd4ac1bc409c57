#!/usr/bin/env python3
"""Compares line ends with Chromium: one paragraph in each of ten languages, at three widths, in one font file each."""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

SIZE = 24
WIDTHS = [240, 380, 560]
# Where another line end is no fault.
EXPLAINED = {
    ("en", 240): "UAX 14 lets a line end after the slash of 'and/or'; Chromium has a table of its own for ASCII",
    ("km", 240): "Chromium's own ICU has another Khmer dictionary, without the word 'ឆ្លងកាត់'",
    ("km", 560): "Chromium's own ICU has another Khmer dictionary, without the word 'ផ្ទះនៅ'",
}
NOTO = "/usr/share/fonts/truetype/noto"
PARAGRAPHS = [
    ("en", "NotoSans", "The old bridge over the river was built of stone, and on market days (every Tuesday) carts stood on it "
     "from seven o'clock until half-past three; a dozen and/or more."),
    ("de", "NotoSans", "Am Morgen fuhr der Zug über die lange Brücke, und die Kinder zählten laut die Fenster der Häuser am "
     "Fluss: zwölf, drei\u00ADzehn, Donau\u00ADdampf\u00ADschiff\u00ADfahrt …"),
    ("ru", "NotoSans", "Утром поезд прошёл по длинному мосту, и дети громко считали окна домов у реки — двенадцать, "
     "тринадцать, четырнадцать."),
    ("el", "NotoSans", "Το πρωί το τρένο πέρασε από τη μεγάλη γέφυρα και τα παιδιά μετρούσαν δυνατά τα παράθυρα των σπιτιών."),
    ("ar", "NotoSansArabic", "في الصباح مر القطار فوق الجسر الطويل، وكان الأطفال يعدون نوافذ البيوت بصوت عال."),
    ("he", "NotoSansHebrew", "בבוקר עברה הרכבת על הגשר הארוך והילדים ספרו בקול את חלונות הבתים שליד הנהר"),
    ("hi", "NotoSansDevanagari", "सुबह रेलगाड़ी लंबे पुल से गुज़री और बच्चों ने नदी के किनारे के घरों की खिड़कियाँ ज़ोर से गिनीं।"),
    ("th", "NotoSansThai", "ตอนเช้ารถไฟวิ่งผ่านสะพานยาวและเด็กนับหน้าต่างของบ้านริมแม่น้ำเสียงดัง"),
    ("km", "NotoSansKhmer", "នៅពេលព្រឹករថភ្លើងបានឆ្លងកាត់ស្ពានវែងហើយក្មេងរាប់បង្អួចផ្ទះនៅមាត់ទន្លេ"),
    ("my", "NotoSansMyanmar", "မနက်ခင်းတွင်ရထားသည်ရှည်လျားသောတံတားကိုဖြတ်သွားပြီးကလေးများကအိမ်ပြတင်းပေါက်များကိုရေတွက်ကြသည်"),
]
PAGE = """<!doctype html><meta charset="utf-8"><style>%s
p { margin: 0; font-size: %dpx; white-space: pre-wrap; overflow-wrap: anywhere; text-rendering: geometricPrecision }
</style><body>%s<script>
document.fonts.ready.then(() => {
  const result = [...document.querySelectorAll("p")].map(p => {
    const node = p.firstChild, starts = [0];
    let bottom = null;
    for (let at = 0; at < node.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const boxes = [...range.getClientRects()].filter(box => box.width > 0);
      if (!boxes.length || /\\s/.test(node.data[at])) continue;
      const middle = (boxes[boxes.length - 1].top + boxes[boxes.length - 1].bottom) / 2;
      if (bottom !== null && middle > bottom) starts.push(at);
      bottom = boxes[boxes.length - 1].bottom;
    }
    return starts;
  });
  document.title = "done";
  document.body.innerHTML = "<pre>" + JSON.stringify(result) + "</pre>";
});
</script>"""


def chromium(command, cases):
    """The offsets in characters at which Chromium begins lines."""
    fonts = "".join(
        f"@font-face {{ font-family: {name}; src: url(file://{NOTO}/{name}-Regular.ttf) }}\n"
        for name in sorted({name for _, name, _, _ in cases}))
    body = "".join(
        f'<p lang="{language}" dir="auto" style="font-family: {name}; width: {width}px">{html.escape(text)}</p>\n'
        for language, name, text, width in cases)
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(PAGE % (fonts, SIZE, body))
        output = subprocess.run(
            [command, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--virtual-time-budget=10000", f"--user-data-dir={folder}/profile", "--dump-dom", "file://" + page],
            check=True, capture_output=True, text=True).stdout
    return json.loads(re.search(r"<pre>(.*)</pre>", output)[1])


def ours(product, language, name, text, width):
    side = json.loads(subprocess.run(
        [product, "plan", "--json", "--quiet", "--font", f"{NOTO}/{name}-Regular.ttf", "--size", str(SIZE), "--style",
         f"lang={language}", "--align", "leading", "--max-width", str(width), "--", text],
        check=True, capture_output=True, text=True).stdout)["old"]
    starts = [min(side["clusters"][index]["utf8"][0] for index in line["clusters"]) for line in side["lines"]]
    return [len(text.encode()[:start].decode()) for start in starts]


def main():
    if not sys.platform.startswith("linux"):
        print("wrapping: the fonts that are used are Debian's; nothing was compared")
        return 0
    product = os.environ.get("GLYPH_INTERP", ".build/release/glyph-interp")
    command = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not command:
        print("wrapping: Chromium is not installed (Debian: chromium)", file=sys.stderr)
        return 1
    cases = [(*paragraph, width) for paragraph in PARAGRAPHS for width in WIDTHS]
    differences = explained = 0
    for (language, name, text, width), judged in zip(cases, chromium(command, cases)):
        found = ours(product, language, name, text, width)
        if found != judged and (language, width) in EXPLAINED:
            explained += 1
        elif found != judged:
            differences += 1
            for label, starts in (("ours", found), ("Chromium", judged)):
                lines = [text[start:end] for start, end in zip(starts, starts[1:] + [None])]
                print(f"{language}, width {width}, {label}: {' | '.join(lines)}", file=sys.stderr)
    print(
        f"wrapping: {len(cases)} paragraphs in {len(PARAGRAPHS)} languages; other line ends than Chromium's: "
        f"{explained} explained, {differences} not")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
