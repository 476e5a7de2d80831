import { expect, test } from 'vitest'
import { limit, type Limit } from '#platform/http/rate-limit.server.ts'
import { apiCalls } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { aMember, aPassword } from '#tests/members.ts'
import { addressLimits } from './limits.ts'

const { open } = apiCalls(/^\w+ \/v2\/(auth|me)\//)
const contact = 'siti@contoh.id'
const answer = { token: '0123456789ABCDEFGHJKMNPQRS', code: '123456' }
const address = '198.51.100.1'

const calls: [path: string, rule: Limit, json: object][] = [
  [
    '/auth/register',
    addressLimits.register,
    { name: 'Siti', contact, password: aPassword, consent: true },
  ],
  ['/auth/otp/verify', addressLimits.code, answer],
  ['/auth/otp/resend', addressLimits.register, { token: answer.token }],
  ['/auth/login', addressLimits.signIn, { contact, password: aPassword }],
  ['/auth/code', addressLimits.register, { contact }],
  ['/auth/code/verify', addressLimits.code, answer],
  ['/auth/password/forgot', addressLimits.forgot, { contact }],
  ['/auth/password/reset', addressLimits.forgot, { token: answer.token, password: aPassword }],
  ['/auth/social', addressLimits.signIn, { idToken: 'x' }],
  ['/me/contacts', addressLimits.register, { contact }],
  ['/me/identities', addressLimits.signIn, { idToken: 'x' }],
]

test.each(calls)(
  '%s is refused to an address that calls too often, and to no other',
  async (path, rule, json) => {
    const ctx = await testContext({ env: { TRUSTED_PROXIES: '1' } })
    const call = await open(ctx)
    const { authorization: as } = await aMember(ctx)
    const most = 'burst' in rule ? rule.burst : (rule.windows[0]?.most ?? 0)
    for (let time = 0; time < most; time++) await limit(ctx, rule, address)
    const given = path.startsWith('/me') ? { json, as } : { json }
    expect((await call('POST', path, { ...given, from: address })).status).toBe(429)
    expect((await call('POST', path, { ...given, from: '203.0.113.7' })).status).not.toBe(429)
  },
)
