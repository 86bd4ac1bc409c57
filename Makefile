# The commands of the README; CONTRIBUTING.md says more.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

STATIC_BUILD = $(SWIFT) build -c release --product glyph-interp --static-swift-stdlib --scratch-path .build/static

.PHONY: demo test check sanitize bench exhaustive install uninstall clean

# Builds the command and lets it do its main job: Hello.png in this folder.
demo:
	@scripts/setup
	$(SWIFT) build -c release --product glyph-interp
	.build/release/glyph-interp render --from thin --to black "Hello"

# The product's own tests; nothing is needed but its libraries.
test:
	@scripts/setup
	$(SWIFT) test

# Compares with independent readers and looks at the sources. The command that is checked is the one that is installed;
# a snippet draws scenes that no option of the command gives.
check:
	@scripts/setup --check
	$(STATIC_BUILD)
	$(subst glyph-interp,DrawScene,$(STATIC_BUILD))
	@scripts/run-checks

# The tests under the address and the thread sanitiser, each built in a folder of its own.
sanitize:
	@scripts/setup
	LSAN_OPTIONS="suppressions=$(CURDIR)/scripts/leaks.supp" \
	  $(SWIFT) test --sanitize=address --disable-xctest --scratch-path .build/address
	TSAN_OPTIONS="suppressions=$(CURDIR)/scripts/races.supp" \
	  $(SWIFT) test --sanitize=thread --disable-xctest --scratch-path .build/thread

# Speed, in a package of its own.
bench:
	@scripts/setup
	cd Benchmarks && $(SWIFT) run -c release Benchmarks

# Every change from one number of -1000...1000 to another: four million.
exhaustive:
	@scripts/setup
	cd Benchmarks && $(SWIFT) run -c release Exhaustive ../fixtures/fonts/GlyphInterpTest.ttf

# One binary with the Swift libraries in it, manual page and completions. The flag changes every object file, so this
# build has a folder of its own.
install:
	@scripts/setup
	$(STATIC_BUILD)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 .build/static/release/glyph-interp "$(DESTDIR)$(PREFIX)/bin/glyph-interp"
	strip "$(DESTDIR)$(PREFIX)/bin/glyph-interp"
	.build/static/release/glyph-interp --man >"$(DESTDIR)$(PREFIX)/share/man/man1/glyph-interp.1"
	.build/static/release/glyph-interp completions bash \
	  >"$(DESTDIR)$(PREFIX)/share/bash-completion/completions/glyph-interp"
	.build/static/release/glyph-interp completions zsh \
	  >"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_glyph-interp"
	.build/static/release/glyph-interp completions fish \
	  >"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/glyph-interp.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/glyph-interp" "$(DESTDIR)$(PREFIX)/share/man/man1/glyph-interp.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/glyph-interp" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_glyph-interp" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/glyph-interp.fish"

clean:
	rm -rf .build .venv Hello.png
