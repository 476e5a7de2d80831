/** A session ends after this time without use, and at the latest after the second, however often it is used. */
export const STAFF_IDLE_MS = 30 * 60_000
export const STAFF_LONGEST_MS = 12 * 3_600_000
/** How long a password alone waits for its second factor. */
export const FACTOR_WAIT_MS = 10 * 60_000

/** A link of an invitation is carried from a terminal or read in a mail; one after a loss is waited for. */
export const INVITE_HOURS = { join: 72, recover: 24 } as const
export type InviteKind = keyof typeof INVITE_HOURS

export const RECOVERY_CODES = 10

/**
 * The address of the desk where somebody wanted to go, or the first page of the desk for anything else: no text leads
 * to another site, and none back to the screens of coming in.
 */
export function ownDeskPath(wanted: string | null | undefined): string {
  const url = URL.parse(wanted ?? '', NOWHERE)
  if (!url || url.origin !== NOWHERE || wanted?.[0] !== '/') return DESK
  const { pathname, search } = url
  if (pathname !== DESK && !pathname.startsWith(`${DESK}/`)) return DESK
  return ENTRY_PATHS.test(pathname) ? DESK : pathname + search
}

/** The query value that names a form which waited for the second factor of its sender. */
export const HELD_FORM = 'tahan'

/** Whether an address is where a form that waited is carried out. */
export function isHeldAddress(address: string): boolean {
  return URL.parse(address, NOWHERE)?.searchParams.has(HELD_FORM) ?? false
}

const NOWHERE = 'http://desk.invalid'
const DESK = '/kelola'
const ENTRY_PATHS = /^\/kelola\/(?:masuk|masuk-contoh|undangan|faktor|keluar)(?:\/|$)/

/** A code as it is stored and compared, however it was typed: 'ABCDE12345'. */
export function settledRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** A code of recovery as people read it: 'ABCDE-12345'. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
