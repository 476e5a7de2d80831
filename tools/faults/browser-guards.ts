import type { Guard } from './guard.ts'

const journeyOf = (name: string) => `tests/journeys/${name}.spec.ts`

/** What only a real browser runs: the boot file and the parts of the player that sound (decision 0084). */
export const browserGuards: Guard[] = [
  {
    of: 'browser',
    what: 'a first press is held and given to React',
    file: 'app/boot/hold.client.ts',
    text: '  hold(click, [control, () => control.click()])\n',
    without: '',
    test: {
      file: journeyOf('first-press'),
      name: 'what is pressed or typed before React is done once it is there: a recitation, a share sheet, each press of a counter, letters of a filter, a verse that is saved; then the next pages of the tab begin by themselves',
    },
  },
  {
    of: 'browser',
    what: 'an impatient second press is the same press',
    file: 'app/boot/hold.client.ts',
    text: "  if (!isAgain || control.matches('[data-counts]')) held.push(act)\n",
    without: '  held.push(act)\n',
    test: { file: journeyOf('first-press'), name: 'an impatient second press is the same press' },
  },
  {
    of: 'browser',
    what: 'each press of a counter counts',
    file: 'app/boot/hold.client.ts',
    text: " || control.matches('[data-counts]')) held",
    without: ') held',
    test: {
      file: journeyOf('first-press'),
      name: 'what is pressed or typed before React is done once it is there: a recitation, a share sheet, each press of a counter, letters of a filter, a verse that is saved; then the next pages of the tab begin by themselves',
    },
  },
  {
    of: 'browser',
    what: 'what was typed before React is kept',
    file: 'app/boot/hold.client.ts',
    text: "  listen('input', ({ target }) => keepTyped(target))\n",
    without: '',
    test: {
      file: journeyOf('first-press'),
      name: 'what is pressed or typed before React is done once it is there: a recitation, a share sheet, each press of a counter, letters of a filter, a verse that is saved; then the next pages of the tab begin by themselves',
    },
  },
  {
    of: 'browser',
    what: 'a control that has gone is not pressed',
    file: 'app/boot/hold.client.ts',
    text: "    if (control?.matches(':disabled') || control?.isConnected === false) isWhole = false\n    else replay()\n",
    without: '    replay()\n',
    test: {
      file: journeyOf('first-press'),
      name: 'a control that has gone asks for another press in words',
    },
  },
  {
    of: 'browser',
    what: 'who leaves a page waits no longer for what was pressed there',
    file: 'app/boot/hold.client.ts',
    text: "    release()\n    say('')\n  })\n",
    without: '  })\n',
    test: {
      file: journeyOf('before-react'),
      name: 'a script that never comes is said in words, and one can try again; a page that the browser brings back whole forgets the old press and answers a new one',
    },
  },
  {
    of: 'browser',
    what: 'a first act begins React on the next pages of the tab',
    file: 'app/boot/known-here.client.ts',
    text: '    sessionStorage[BEGUN] = 1\n',
    without: '',
    test: {
      file: journeyOf('first-press'),
      name: 'what is pressed or typed before React is done once it is there: a recitation, a share sheet, each press of a counter, letters of a filter, a verse that is saved; then the next pages of the tab begin by themselves',
    },
  },
  {
    of: 'browser',
    what: 'an address that names a place begins React',
    file: 'app/boot/boot.client.ts',
    text: ' || location.hash || isKnownHere()',
    without: ' || isKnownHere()',
    test: {
      file: journeyOf('react-begins'),
      name: 'pages are read without React, with one script of at most 3 000 bytes; it begins at load where everybody acts, where the browser alone knows what to show, and at a place in a page',
    },
  },
  {
    of: 'browser',
    what: 'a failure offers to try again',
    file: 'app/boot/status.client.ts',
    text: "  if (retry) add(line, 'button', 'Coba lagi').onclick = retry\n",
    without: '',
    test: {
      file: journeyOf('before-react'),
      name: 'a script that never comes is said in words, and one can try again; a page that the browser brings back whole forgets the old press and answers a new one',
    },
  },
  {
    of: 'browser',
    what: 'a page says that the device is offline',
    file: 'app/boot/status.client.ts',
    text: '  if (!said && !navigator.onLine) say(words.offline)\n',
    without: '',
    test: {
      file: journeyOf('before-react'),
      name: 'the page says that the device is offline, without React',
    },
  },
  {
    of: 'browser',
    what: 'where reading stopped is kept',
    file: 'app/boot/reading.client.ts',
    text: '      localStorage[KEY] = JSON.stringify(kept)\n',
    without: '',
    test: {
      file: journeyOf('react-begins'),
      name: 'pages are read without React, with one script of at most 3 000 bytes; it begins at load where everybody acts, where the browser alone knows what to show, and at a place in a page',
    },
  },
  {
    of: 'browser',
    what: 'the first question for a new build waits a second',
    file: 'app/boot/build-check.client.ts',
    text: 'FIRST_CHECK_MS = 1_000',
    without: 'FIRST_CHECK_MS = 0',
    test: {
      file: journeyOf('new-build'),
      name: 'the first question for a new build comes one second after the page has loaded; a screen whose file does not load is loaded as a document, at most once in ten seconds',
    },
  },
  {
    of: 'browser',
    what: 'a new build waits while audio plays',
    file: 'app/boot/build-watch.client.ts',
    text: '  if (playerIsActive() || hasTouchedForm()) return\n',
    without: '  if (hasTouchedForm()) return\n',
    test: { file: journeyOf('new-build'), name: 'a new build waits while audio plays' },
  },
  {
    of: 'browser',
    what: 'a new build does not take away a form',
    file: 'app/boot/build-watch.client.ts',
    text: '  if (playerIsActive() || hasTouchedForm()) return\n',
    without: '  if (playerIsActive()) return\n',
    test: {
      file: journeyOf('new-build'),
      name: 'a new build does not take away a form that has been touched',
    },
  },
  {
    of: 'browser',
    what: 'a page is loaded again at most once in ten seconds',
    file: 'app/boot/reload-guard.client.ts',
    text: 'mayReload(now, tabStorage.get(RECORD)) && ',
    without: '',
    test: {
      file: journeyOf('new-build'),
      name: 'the first question for a new build comes one second after the page has loaded; a screen whose file does not load is loaded as a document, at most once in ten seconds',
    },
  },
  {
    of: 'browser',
    what: 'text does not become elements',
    file: 'app/boot/trusted-types.client.ts',
    text: "    return html.includes('<') ? null : ''\n",
    without: '    return html\n',
    test: {
      file: journeyOf('trusted-types'),
      name: 'an injected script, markup or code is refused by the browser',
    },
  },
  {
    of: 'browser',
    what: 'only files of the build run',
    file: 'app/boot/trusted-types.client.ts',
    text: 'origin === location.origin && OWN_FILES.test(pathname) ? url : null',
    without: 'url',
    test: {
      file: journeyOf('trusted-types'),
      name: 'an injected script, markup or code is refused by the browser',
    },
  },
  {
    of: 'browser',
    what: 'a pause stops the audio element',
    file: 'app/player/playback/audio-element.client.ts',
    text: '    this.#sounding.element.pause()\n',
    without: '',
    test: {
      file: journeyOf('player-card'),
      name: 'the card has a title and its controls, and room below the content; pause stops the audio element itself and clears the highlight; close empties both elements and hides the card; the next verse is here before it is needed, and the lock screen shows and steers what sounds',
    },
  },
  {
    of: 'browser',
    what: 'closing the card stops the sound',
    file: 'app/player/playback/playback.ts',
    text: '  if (!sources) output().stop()\n',
    without: '  if (!sources) return\n',
    test: {
      file: journeyOf('player-card'),
      name: 'the card has a title and its controls, and room below the content; pause stops the audio element itself and clears the highlight; close empties both elements and hides the card; the next verse is here before it is needed, and the lock screen shows and steers what sounds',
    },
  },
  {
    of: 'browser',
    what: 'the next verse is fetched before it is needed',
    file: 'app/player/playback/playback.ts',
    text: '  if (following) void output().prefetch(following)\n',
    without: '',
    test: {
      file: journeyOf('player-card'),
      name: 'the card has a title and its controls, and room below the content; pause stops the audio element itself and clears the highlight; close empties both elements and hides the card; the next verse is here before it is needed, and the lock screen shows and steers what sounds',
    },
  },
  {
    of: 'browser',
    what: 'a verse without a recording gives way to the next',
    file: 'app/player/playback/playback.ts',
    text: '  if (!isWaiting()) return\n  if (extension)',
    without: '  return\n  if (extension)',
    test: {
      file: journeyOf('player-faults'),
      name: 'a verse without a recording is named, the controls stay, and the next verse plays',
    },
  },
  {
    of: 'browser',
    what: 'both audio elements are made in the press',
    file: 'app/player/first-press.client.ts',
    text: 'while (audio.length < 2)',
    without: 'while (audio.length < 1)',
    test: {
      file: journeyOf('before-react'),
      name: 'both elements that sound were made inside the first press',
    },
  },
  {
    of: 'browser',
    what: 'a player that does not come is said in words',
    file: 'app/player/commands.ts',
    text: "    toast('Murottal belum dapat diputar. Periksa koneksi Anda, lalu muat ulang.', 'warning', {\n      label: 'Muat ulang',\n      act: () => location.reload(),\n    })\n",
    without: '',
    test: {
      file: journeyOf('first-sound'),
      name: 'a player that does not come is said in words, and the page can be loaded again',
    },
  },
  {
    of: 'browser',
    what: 'what was pressed elsewhere does not begin to sound',
    file: 'app/player/commands.ts',
    text: '  if (wanted?.playlist.kind === kind && wanted.playlist.number !== number) wanted = undefined\n',
    without: '',
    test: {
      file: journeyOf('first-sound'),
      name: 'another surah that is opened meanwhile does not begin to sound',
    },
  },
  {
    of: 'browser',
    what: 'one tab takes the sound from the others',
    file: 'app/player/playback/one-tab.client.ts',
    text: '{ steal: true }',
    without: '{}',
    test: {
      file: journeyOf('player-card'),
      name: 'two tabs never sound at once: the last one pressed wins, the other says so and can take it back',
    },
  },
]
