extension HTMLPage {
  /// The page's script.
  static let script = #"""
    'use strict';
    const byId = id => document.getElementById(id);
    const settings = JSON.parse(byId('settings').textContent);
    const stage = byId('stage'), picture = stage.querySelector('svg'), source = picture.outerHTML;
    const [calmRules, darkRules] = picture.querySelectorAll('style'), darkText = darkRules?.textContent;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let time = 0, playing = false, last = 0;

    // The page decides what moves: the picture's own rule for reduced motion would hide it while it is scrubbed.
    calmRules.remove();
    picture.pauseAnimations();

    // Colours for dark screens hold where the background is dark: the picture stands on that, not on the screen.
    function setBackground(name) {
      stage.className = byId('background').value = name;
      if (!darkRules) return;
      darkRules.textContent = darkText.replace('\#(PageColors.darkScreen)', name === 'dark' ? ' all' : ' not all')
        .replaceAll('\#(PageColors.alone)', '#stage');
    }
    setBackground(darkRules && matchMedia('\#(PageColors.darkScreen)').matches ? 'dark' : 'plain');

    function show(seconds) {
      time = Math.min(settings.duration, Math.max(0, seconds));
      picture.setCurrentTime(time);
      byId('time').value = time;
      byId('clock').value = time.toFixed(3) + ' s';
    }
    function tick(now) {
      if (!playing) return;
      let next = time + (now - last) / 1000 * Number(byId('speed').value);
      last = now;
      if (next >= settings.duration) {
        if (byId('loop').checked) next %= settings.duration; else { show(settings.duration); return play(false); }
      }
      show(next);
      requestAnimationFrame(tick);
    }
    function play(on) {
      playing = on;
      byId('play').textContent = on ? 'Pause' : 'Play';
      if (!on) return;
      if (time >= settings.duration) show(0);
      last = performance.now();
      requestAnimationFrame(tick);
    }
    function step(frames) {
      play(false);
      show((Math.round(time / settings.frame) + frames) * settings.frame);
    }

    function drawGhosts() {
      const ghosts = byId('ghosts');
      ghosts.textContent = '';
      if (!byId('onion').checked) return;
      for (let index = 0; index < 6; index++) {
        // Names are the page's; every ghost gets its own.
        const own = source.replace(/<style>.*?<\/style>/gs, '')
          .replace(/(\sid="|href="#|url\(#)/g, '$1ghost' + index + '-');
        ghosts.insertAdjacentHTML('beforeend', own);
        const ghost = ghosts.lastElementChild;
        ghost.removeAttribute('role');
        ghost.querySelector('title')?.remove();
        ghost.pauseAnimations();
        ghost.setCurrentTime(settings.motion * index / 5);
      }
    }

    const table = byId('swell-table') && JSON.parse(byId('swell-table').textContent);
    const swell = byId('swell');
    // Text that is heavy at rest is light where the pointer is not.
    const base = table && (table.rest > .5 ? 0 : table.rest);
    let pointer = null, shares = [], swelling = false, queued = false;
    function between(values, share) {
      const knots = table.knots;
      let index = 0;
      while (index + 2 < knots.length && share > knots[index + 1]) index++;
      const part = (share - knots[index]) / (knots[index + 1] - knots[index]);
      return values[index] + (values[index + 1] - values[index]) * part;
    }
    function outline(glyph, share, x, y) {
      const points = table.glyphs[glyph].p, knots = table.knots;
      let index = 0;
      while (index + 2 < knots.length && share > knots[index + 1]) index++;
      const part = (share - knots[index]) / (knots[index + 1] - knots[index]);
      const first = points[index], second = points[index + 1], counts = {M: 2, L: 2, Q: 4, C: 6, Z: 0};
      let text = '', place = 0;
      for (const verb of table.glyphs[glyph].v) {
        text += verb;
        for (let k = 0; k < counts[verb]; k++, place++) {
          const value = first[place] + (second[place] - first[place]) * part + (k % 2 ? y : x);
          text += (k ? ' ' : '') + value.toFixed(1);
        }
      }
      return text;
    }
    // Each letter takes the room that it needs at its own weight; a line keeps the place of its alignment.
    function layOut(shares) {
      const result = [];
      for (let line = 0; ; line++) {
        const own = table.letters.map((letter, index) => ({letter, index})).filter(({letter}) => letter.l === line)
          .sort((a, b) => a.letter.x[0] - b.letter.x[0]);
        if (!own.length) return result;
        const end = index => index + 1 < own.length ? own[index + 1].letter.x : table.right;
        const room = (index, share) => between(end(index), share) - between(own[index].letter.x, share);
        const left = own[0].letter.x, n = table.knots.length - 1;
        const width = [0, n].map(knot => table.right[knot] - left[knot]);
        const align = width[1] === width[0] ? 0 : -(left[n] - left[0]) / (width[1] - width[0]);
        let total = 0;
        own.forEach((entry, index) => total += room(index, shares[entry.index]));
        let x = left[0] + align * width[0] - align * total;
        own.forEach((entry, index) => {
          const share = shares[entry.index], own = room(index, share);
          result[entry.index] = {x, y: between(entry.letter.y, share), g: entry.letter.g, room: own};
          x += own;
        });
      }
    }
    function drawSwell() {
      queued = false;
      if (!swelling) return;
      const places = layOut(shares.map(() => base)), reach = swell.viewBox.baseVal.width / 5;
      let moves = false;
      shares = shares.map((share, index) => {
        const center = places[index].x + places[index].room / 2;
        const near = pointer === null ? 0 : Math.exp(-(((pointer - center) / reach) ** 2));
        const wanted = base + (1 - base) * near;
        const isFar = !reduced && Math.abs(wanted - share) > 1e-3;
        moves ||= isFar;
        return isFar ? share + (wanted - share) * .25 : wanted;
      });
      layOut(shares).forEach((place, index) =>
        swell.children[index].setAttribute('d', outline(place.g, shares[index], place.x, place.y)));
      if (moves) queueSwell();
    }
    function queueSwell() {
      if (!queued) requestAnimationFrame(drawSwell);
      queued = true;
    }
    function setSwelling(on) {
      swelling = on;
      play(false);
      swell.toggleAttribute('hidden', !on);
      picture.toggleAttribute('hidden', on);
      stage.tabIndex = on ? 0 : -1;
      if (on) {
        byId('onion').checked = false;
        drawGhosts();
        shares = table.letters.map(() => base);
        swell.innerHTML = table.letters.map(() => '<path/>').join('');
        pointer = null;
        drawSwell();
        stage.focus();
      }
    }
    if (table) {
      byId('pointer').addEventListener('change', event => setSwelling(event.target.checked));
      swell.addEventListener('pointermove', event => {
        const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(swell.getScreenCTM().inverse());
        pointer = place.x;
        queueSwell();
      });
      swell.addEventListener('pointerleave', () => { pointer = null; queueSwell(); });
    }

    byId('time').max = settings.duration;
    byId('loop').checked = settings.loop;
    byId('time').addEventListener('input', event => { play(false); show(Number(event.target.value)); });
    byId('play').addEventListener('click', () => play(!playing));
    byId('back').addEventListener('click', () => step(-1));
    byId('on').addEventListener('click', () => step(1));
    byId('onion').addEventListener('change', drawGhosts);
    byId('background').addEventListener('change', event => setBackground(event.target.value));
    addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches('select')) return;
      const onButton = event.target.matches('button,input[type=checkbox]');
      const box = swell && swell.viewBox.baseVal;
      const actions = {
        ' ': onButton ? null : () => play(!playing),
        ArrowLeft: () => swelling ? movePointer(-1) : step(-1),
        ArrowRight: () => swelling ? movePointer(1) : step(1),
        Home: () => { play(false); show(0); },
        End: () => { play(false); show(settings.duration); },
      };
      function movePointer(way) {
        pointer = (pointer ?? box.x + box.width / 2) + way * box.width / 20;
        pointer = Math.min(box.x + box.width, Math.max(box.x, pointer));
        queueSwell();
      }
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    show(0);
    if (!reduced) play(true);

    """#
}
