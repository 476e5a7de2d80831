import { currentLook } from '#app/appearance/look-store.ts'
import { canStep } from '../playback/machine.ts'
import { next, previous, toggle } from '../playback/playback.ts'
import { playerStore } from '../player-store.ts'
import { arrowTarget, isHeldAction, type PlayerKeyAction, playerKeyAction } from './keys.ts'
import { placeStore, seekTo } from './seek.ts'

const FIELDS = 'input, textarea, select, [contenteditable], audio, video'
/** Elements that use Space and arrow keys themselves. */
const WIDGETS =
  'tab menuitem option radio checkbox switch slider spinbutton listbox grid tree combobox'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join(', ')
/** An area that scrolls sideways. */
const SCROLLED = "[tabindex='0']"

let isFocusedByPointer = false

/** Handles the keys of the card on every screen while the card is open. */
export function listenToKeys(): void {
  // The press that loaded this code is over.
  isFocusedByPointer = document.querySelector(':focus-visible') === null
  document.addEventListener('pointerdown', () => (isFocusedByPointer = true), { passive: true })
  document.addEventListener('keydown', pressed)
  // Firefox presses a focused button when Space is released.
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && isOurs(event, 'toggle')) event.preventDefault()
  })
}

function pressed(event: KeyboardEvent): void {
  if (event.key === 'Tab') isFocusedByPointer = false
  const action = playerKeyAction(event)
  if (!action || !isOurs(event, action)) return
  event.preventDefault()
  if (!event.repeat || isHeldAction(action)) actions[action]()
}

const actions: Record<PlayerKeyAction, () => void> = {
  toggle,
  next,
  previous,
  back: () => seek('back'),
  forward: () => seek('forward'),
}

function seek(action: 'back' | 'forward'): void {
  const { at } = placeStore.getState()
  const target = arrowTarget(action, placeStore.getState())
  const { player } = playerStore.getState()
  if (target === 'next') next()
  else if (target !== 'previous') seekTo(target.to)
  else if (canStep(player, -1)) previous()
  else if (at > 0) seekTo(0)
}

/** In a field a key is text, an open sheet handles its own keys, and Space presses what the Tab key has reached. */
function isOurs({ target, defaultPrevented }: KeyboardEvent, action: PlayerKeyAction): boolean {
  const { player } = playerStore.getState()
  if (!player.isCardVisible || defaultPrevented || !currentLook().hasShortcuts) return false
  if (document.querySelector('dialog[open]') || !(target instanceof Element)) return false
  if (target.closest(`${FIELDS}, ${WIDGETS}, summary`)) return false
  if (action === 'toggle') return !target.closest('button') || isPressedByPointer(target)
  return !isHeldAction(action) || !target.closest(SCROLLED)
}

/** A button keeps the focus after a click; its next press by Space would surprise. */
function isPressedByPointer(target: Element): boolean {
  return isFocusedByPointer && !target.closest('form')
}
