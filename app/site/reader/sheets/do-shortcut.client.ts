import { withPlayer } from '#app/site/player/commands.ts'
import { playerIsActive } from '#app/site/player/slot-store.ts'
import { verseInSight } from '../contents/verse-in-sight.client.ts'
import { arabicSizes, type TextKind } from '#app/appearance/look.ts'
import { changeLook, currentLook, toggleText } from '#app/appearance/look-store.ts'
import { actionOf, type ShortcutAction } from './shortcuts.ts'
import { openSheet } from '../open-sheet.ts'
import { toggleAutoScroll } from '../auto-scroll/toggle.ts'

/** Runs the action of the pressed key on this screen. Other keys stay with the browser. */
export function doShortcut(event: KeyboardEvent, onCopy: (verse: Element) => void): void {
  const action = actionOf(event)
  const verse = action === 'copy' ? verseInSight() : null
  if (verse) onCopy(verse)
  else if (action && action !== 'copy') actions[action]()
}

const actions: Record<Exclude<ShortcutAction, 'copy'>, () => void> = {
  help: () => void openSheet({ name: 'shortcuts' }),
  'next-verse': () => step(1),
  'previous-verse': () => step(-1),
  play: () => (playerIsActive() ? withPlayer(({ toggle }) => toggle()) : press('[data-play-all]')),
  next: () => press('main a[rel=next]'),
  previous: () => press('main a[rel=prev]'),
  'go-to': () => press('[data-go-to]'),
  mode: () => press('[data-mode]'),
  arab: () => toggle('arab'),
  latin: () => toggle('latin'),
  arti: () => toggle('arti'),
  larger: () => resize(1),
  smaller: () => resize(-1),
  scroll: () => void toggleAutoScroll(),
  look: () => void openSheet({ name: 'look' }),
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Scrolls to the verse after or before the first visible one. */
function step(by: 1 | -1): void {
  const verses = [...document.querySelectorAll<HTMLElement>('[data-verse]')]
  const here = verseInSight()
  const at = here ? verses.indexOf(here) : -1
  verses[at + by]?.scrollIntoView({ block: 'start' })
}

function toggle(text: TextKind): void {
  // Reading mode has no toggles, because it shows only Arabic.
  if (document.querySelector('[data-toggle]')) toggleText(text)
}

function resize(by: 1 | -1): void {
  const { least, most, step: size } = arabicSizes
  const shown = document.querySelector('[data-verse] [lang="ar"], .mushaf-text')
  const now =
    currentLook().arabic ?? (shown ? Number.parseFloat(getComputedStyle(shown).fontSize) : 32)
  const even = Math.round(now / size) * size
  changeLook({ arabic: Math.min(most, Math.max(least, even + by * size)) })
}
