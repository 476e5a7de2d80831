import { isExpired, MEMBER_CHANGED, storageKeys } from './session.ts'

// A browser in private mode may refuse storage; the token then lasts as long as the page.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    // Storage must be the only copy: sign-out in another tab clears storage, not this memory.
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

function drop(...keys: string[]): void {
  for (const key of keys) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {}
  }
}

/** The random value that identifies this device; empty when nobody has ever tried to sign in here. */
export function knownDevice(): string {
  return read(storageKeys.device) ?? ''
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The random value that identifies this device. Created on first use, and kept after sign-out. */
export function deviceValue(): string {
  const known = knownDevice()
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(26))
  const made = Array.from(bytes, (byte) => crockford[byte & 31]).join('')
  write(storageKeys.device, made)
  return made
}

/** The member's session token, or null for a visitor. */
export function memberSession(): string | null {
  return read(storageKeys.member)
}

/** The member's display name, if this device knows it. */
export function memberName(): string | null {
  return read(storageKeys.memberName)
}

/** Stores the answer of a sign-in. `expired` then belongs to this session, so the public token is removed. */
export function keepMemberSession({ token, expiresAt }: { token: string; expiresAt: number }) {
  drop(storageKeys.publicToken)
  write(storageKeys.member, token)
  write(storageKeys.expiry, String(expiresAt))
  memberChanged()
}

export function keepMemberName(name: string): void {
  if (memberName() === name) return
  write(storageKeys.memberName, name)
  memberChanged()
}

/**
 * Signs out on this device. With `value`, only if it is still the current session: another tab may have signed in
 * since.
 */
export function dropMemberSession(value?: string): void {
  if (value !== undefined && memberSession() !== value) return
  drop(storageKeys.member, storageKeys.memberName, storageKeys.publicToken, storageKeys.expiry)
  memberChanged()
}

function memberChanged(): void {
  // The script in each page's head sets it before the first paint (app/appearance/look.ts).
  const { dataset } = document.documentElement
  if (memberSession() === null) delete dataset.member
  else dataset.member = ''
  window.dispatchEvent(new Event(MEMBER_CHANGED))
}

/** Deletes the public token, so that the next call fetches a new one. */
export function dropPublicToken(): void {
  drop(storageKeys.publicToken, storageKeys.expiry)
}

let refreshing: Promise<void> | undefined

/**
 * 'Bearer {token}' for a visitor. A missing or expired token is refreshed; a failed refresh is logged and the old
 * token is used.
 */
export async function publicAuthorization(apiBase: string): Promise<string> {
  const isStale = isExpired(read(storageKeys.expiry), Date.now() / 1000)
  if (isStale || read(storageKeys.publicToken) === null) {
    refreshing ??= refresh(apiBase)
      .catch((error: unknown) => console.error('public session could not be refreshed', error))
      .finally(() => {
        refreshing = undefined
      })
    await refreshing
  }
  return `Bearer ${read(storageKeys.publicToken) ?? ''}`
}

async function refresh(apiBase: string): Promise<void> {
  const response = await fetch(`${apiBase}v2/session`)
  if (!response.ok) throw new Error(`GET /v2/session answered ${response.status}`)
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: number }
  write(storageKeys.publicToken, token)
  write(storageKeys.expiry, String(expiresAt))
}
