/** The keys of the card, while it is open. */
export const playerKeys = [
  { keys: ['spasi'], does: 'Putar atau jeda', action: 'toggle' },
  { keys: ['←'], does: 'Mundur 5 detik', action: 'back' },
  { keys: ['→'], does: 'Maju 5 detik', action: 'forward' },
  { keys: ['n'], does: 'Ayat berikutnya', action: 'next' },
  { keys: ['p'], does: 'Ayat sebelumnya', action: 'previous' },
] as const

export type PlayerKeyAction = (typeof playerKeys)[number]['action']

const actions: Readonly<Record<string, PlayerKeyAction>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  n: 'next',
  p: 'previous',
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/** The action of a key, or undefined. Keys with Ctrl, Alt, Meta or Shift belong to the browser. */
export function playerKeyAction(press: Press): PlayerKeyAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return undefined
  if (press.isComposing) return undefined
  return actions[press.key.length === 1 ? press.key.toLowerCase() : press.key]
}

/** Holding an arrow moves on within the verse; no other action is done again and again. */
export function isHeldAction(action: PlayerKeyAction): action is 'back' | 'forward' {
  return action === 'back' || action === 'forward'
}

const SEEK_SECONDS = 5
/** So early in a verse, going back means the verse before it. */
const START_SECONDS = 1.5

type Seek = { to: number } | 'next' | 'previous'

/** Where an arrow key leads from a place in the verse; beyond its ends to its neighbours. */
export function arrowTarget(
  action: 'back' | 'forward',
  { at, length }: { at: number; length: number },
): Seek {
  if (action === 'back')
    return at < START_SECONDS ? 'previous' : { to: Math.max(0, at - SEEK_SECONDS) }
  const to = at + SEEK_SECONDS
  return Number.isFinite(length) && to >= length ? 'next' : { to }
}
