import { newPublicId } from '#platform/ids/public-id.ts'
import { isExpired, MEMBER_CHANGED } from './session.ts'
import { deviceStorage, tabStorage } from './storage.client.ts'
import type { DeviceKey } from './storage-keys.ts'

// The keys of the specification, and the two of ours.
const PUBLIC_TOKEN = 'publicSession'
const EXPIRY = 'expired'
const MEMBER = 'SY_SESSION'
const MEMBER_NAME = 'amanah.akun'
const DEVICE = 'amanah.perangkat'
const COPY = 'amanah.ayat-tersimpan.akun'
const UNSENT = 'amanah.ayat-tersimpan.antre'

/** What this tab keeps of a person. */
const PERSONAL = /^amanah\.(isian\.|donatur$)/

// A browser in private mode may refuse storage; the token then lasts as long as the page.
const memory = new Map<DeviceKey, string>()

function read(key: DeviceKey): string | null {
  return deviceStorage.get(key) ?? memory.get(key) ?? null
}

function write(key: DeviceKey, value: string): void {
  // Storage must be the only copy: sign-out in another tab clears storage, not this memory.
  if (deviceStorage.set(key, value)) memory.delete(key)
  else memory.set(key, value)
}

function drop(...keys: DeviceKey[]): void {
  for (const key of keys) {
    memory.delete(key)
    deviceStorage.remove(key)
  }
}

/** The random value that identifies this device; empty when nobody has ever tried to sign in here. */
export function knownDevice(): string {
  return read(DEVICE) ?? ''
}

/** The random value that identifies this device. Created on first use, and kept after sign-out. */
export function deviceValue(): string {
  const known = knownDevice()
  if (known) return known
  const made = newPublicId()
  write(DEVICE, made)
  return made
}

/** The member's session token, or null for a visitor. */
export function memberSession(): string | null {
  return read(MEMBER)
}

/** The member's display name, if this device knows it. */
export function memberName(): string | null {
  return read(MEMBER_NAME)
}

/** Stores the answer of a sign-in. `expired` then belongs to this session, so the public token is removed. */
export function keepMemberSession({ token, expiresAt }: { token: string; expiresAt: number }) {
  drop(PUBLIC_TOKEN)
  write(MEMBER, token)
  write(EXPIRY, String(expiresAt))
  memberChanged()
}

export function keepMemberName(name: string): void {
  if (memberName() === name) return
  write(MEMBER_NAME, name)
  memberChanged()
}

/**
 * Signs out on this device. With `value`, only if it is still the current session: another tab may have signed in
 * since.
 */
export function dropMemberSession(value?: string): void {
  if (value !== undefined && memberSession() !== value) return
  drop(MEMBER, MEMBER_NAME, PUBLIC_TOKEN, EXPIRY, COPY)
  // A session that ended by itself takes nothing along that no account has yet.
  if (value === undefined) drop(UNSENT)
  // What a member typed is not for whoever uses this browser next.
  for (const key of tabStorage.keys()) if (PERSONAL.test(key)) tabStorage.remove(key)
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
  drop(PUBLIC_TOKEN, EXPIRY)
}

let refreshing: Promise<void> | undefined

/**
 * 'Bearer {token}' for a visitor. A missing or expired token is refreshed; a failed refresh is logged and the old
 * token is used.
 */
export async function publicAuthorization(apiBase: string): Promise<string> {
  const isStale = isExpired(read(EXPIRY), Date.now() / 1000)
  if (isStale || read(PUBLIC_TOKEN) === null) {
    refreshing ??= refresh(apiBase)
      .catch((error: unknown) => console.error('public session could not be refreshed', error))
      .finally(() => {
        refreshing = undefined
      })
    await refreshing
  }
  return `Bearer ${read(PUBLIC_TOKEN) ?? ''}`
}

async function refresh(apiBase: string): Promise<void> {
  const response = await fetch(`${apiBase}v2/session`)
  if (!response.ok) throw new Error(`GET /v2/session answered ${response.status}`)
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: number }
  write(PUBLIC_TOKEN, token)
  write(EXPIRY, String(expiresAt))
}
