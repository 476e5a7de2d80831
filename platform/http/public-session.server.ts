import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a public token proves: an anonymous visitor, until a moment in seconds. */
export type PublicSession = { visitorId: string; expiresAt: number }

export const PUBLIC_SESSION_SECONDS = 24 * 60 * 60

/** Creates and checks public tokens. They are signed, not stored: every process with the same secret accepts them. */
export type PublicSessions = {
  mint(visitorId: string, nowMs: number): { token: string; expiresAt: number }
  /** The session, or undefined when the token is malformed, forged or expired. */
  check(token: string, nowMs: number): PublicSession | undefined
}

const REMEMBERED = 20_000

/** Tokens under a key derived from the installation's secret. Times are milliseconds in, seconds in the token. */
export function openPublicSessions(secret: string): PublicSessions {
  const key = createHmac('sha256', secret).update('public-session').digest()
  // Checking a signature costs more than the rest of a cached answer, so valid tokens are remembered.
  const known = new Map<string, PublicSession>()

  function sign(payload: string): string {
    return createHmac('sha256', key).update(payload).digest('base64url')
  }

  function open(token: string): PublicSession | undefined {
    const [visitorId, expiresAt, signature, ...rest] = token.split('.')
    if (!visitorId || !expiresAt || !signature || rest.length > 0) return undefined
    if (!/^\d{1,12}$/.test(expiresAt)) return undefined
    const expected = Buffer.from(sign(`${visitorId}.${expiresAt}`))
    const signatureBytes = Buffer.from(signature)
    if (expected.length !== signatureBytes.length || !timingSafeEqual(expected, signatureBytes))
      return undefined
    return { visitorId, expiresAt: Number(expiresAt) }
  }

  return {
    mint: (visitorId, nowMs) => {
      const expiresAt = Math.floor(nowMs / 1000) + PUBLIC_SESSION_SECONDS
      const payload = `${visitorId}.${expiresAt}`
      return { token: `${payload}.${sign(payload)}`, expiresAt }
    },
    check: (token, nowMs) => {
      const remembered = known.get(token)
      const session = remembered ?? open(token)
      if (!session || session.expiresAt * 1000 <= nowMs) return undefined
      if (remembered) return session
      if (known.size >= REMEMBERED) known.clear()
      known.set(token, session)
      return session
    },
  }
}
