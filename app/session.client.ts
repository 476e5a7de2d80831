import { isExpired, storageKeys } from './session.ts'

// A browser in private mode may refuse storage; the token then lives as long as the page.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {}
}

/** The raw value of the signed-in session, or null for a visitor. */
export function memberSession(): string | null {
  return read(storageKeys.member)
}

/** Forgets the public token, so that the next call fetches a new one. */
export function dropPublicToken(): void {
  for (const key of [storageKeys.publicToken, storageKeys.expiry]) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {}
  }
}

let refreshing: Promise<void> | undefined

/** 'Bearer {token}' for a visitor. The token is refreshed when missing or expired; a refresh that fails is logged and the old token is used. */
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
