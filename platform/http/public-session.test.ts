import { expect, test } from 'vitest'
import { openPublicSessions, PUBLIC_SESSION_SECONDS } from './public-session.server.ts'

const now = Date.UTC(2026, 10, 21, 7)
const sessions = openPublicSessions('a secret of at least thirty-two characters')

test('a public token lives for a day, counted in seconds', () => {
  const { token, expiresAt } = sessions.mint('VISITOR', now)

  expect(expiresAt).toBe(now / 1000 + 24 * 60 * 60)
  expect(sessions.check(token, now)).toEqual({ visitorId: 'VISITOR', expiresAt })
})

test('a token is refused from the second it expires, also one that was remembered', () => {
  const { token } = sessions.mint('VISITOR', now)
  const lastMs = now + PUBLIC_SESSION_SECONDS * 1000

  expect(sessions.check(token, lastMs - 1)).toBeDefined()
  expect(sessions.check(token, lastMs)).toBeUndefined()
})

test('another process with the same secret accepts it, one with another secret does not', () => {
  const { token } = sessions.mint('VISITOR', now)
  const sibling = openPublicSessions('a secret of at least thirty-two characters')
  const stranger = openPublicSessions('another secret of thirty-two characters!!')

  expect(sibling.check(token, now)).toBeDefined()
  expect(stranger.check(token, now)).toBeUndefined()
})

test('a tampered or malformed token is refused', () => {
  const { token } = sessions.mint('VISITOR', now)
  const [visitor, expiry, signature] = token.split('.')
  const forged = [
    '',
    'Bearer',
    `OTHER.${expiry}.${signature}`,
    `${visitor}.${Number(expiry) + 1}.${signature}`,
    `${visitor}.${expiry}.`,
    `${visitor}.${expiry}.${signature}x`,
    `${token}.more`,
    `${visitor}.1e10.${signature}`,
  ]

  for (const each of forged) expect(sessions.check(each, now), each).toBeUndefined()
})
