import { expect, onTestFinished, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { startFirebase } from '#tests/fakes/firebase/firebase.ts'
import { aMember, aPassword, aRegistered, codeFor } from '#tests/members.ts'

const { open, looked } = apiCalls(/^\w+ \/v2\/(auth\/(code|social)|me\/(contacts|identities))/)

async function openCalls(env: Record<string, string> = {}) {
  const ctx = await testContext({ env: { TRUSTED_PROXIES: '1', ...env } })
  return { ctx, call: await open(ctx) }
}

test('a phone is added with its code, and a contact is taken out', async () => {
  const { ctx, call } = await openCalls()
  const { authorization: as } = await aRegistered(ctx)
  const json = { contact: '0812 3456 7890', currentPassword: aPassword }
  const begun = await call('POST', '/me/contacts', { as, json })
  expect(begun.status).toBe(201)
  const { token } = dataOf<{ token: string }>(begun)
  const code = await codeFor(ctx, '+6281234567890')
  const added = await call('POST', '/me/contacts/verify', { as, json: { token, code } })
  expect(added.body).toMatchObject({ data: { contacts: [{ kind: 'email' }, { kind: 'phone' }] } })
  const away = { currentPassword: aPassword }
  const removed = await call('POST', '/me/contacts/email/removal', { as, json: away })
  expect(dataOf<{ contacts: object[] }>(removed).contacts).toMatchObject([{ kind: 'phone' }])
  const last = await call('POST', '/me/contacts/phone/removal', { as, json: away })
  expect(last.body).toMatchObject({ status: 409, code: 'account/last-contact' })
  const api = createApi(ctx, openPublicSessions('a secret of the tests'))
  const headers = { authorization: as, 'content-type': 'application/json' }
  const body = JSON.stringify(away)
  const other = await api.request('/v2/me/contacts/fax/removal', { method: 'POST', headers, body })
  expect(other.status).toBe(404)
  const again = await call('POST', '/me/contacts/verify', { as, json: { token, code } })
  expect(again.status).toBe(410)
})

test('signing in with a code: the same answer for everybody, header by header, and a new session', async () => {
  const { ctx, call } = await openCalls()
  const { authorization } = await aRegistered(ctx)
  const shapes: unknown[] = []
  let token = ''
  for (const contact of ['tak.ada@contoh.id', 'siti@contoh.id']) {
    const { status, headers, body } = await call('POST', '/auth/code', { json: { contact } })
    const { data } = body as { data: Record<string, string> }
    token = data.token ?? ''
    shapes.push({ status, headers: [...headers], data: { ...data, token: '', target: '' } })
  }
  expect(shapes[0]).toEqual(shapes[1])
  const code = await codeFor(ctx, 'siti@contoh.id')
  const json = { token, code }
  const entered = await call('POST', '/auth/code/verify', { json, as: authorization })
  expect(entered.status).toBe(201)
  expect(entered.headers.get('cache-control')).toBe('no-store')
  const as = dataOf<{ token: string }>(entered).token
  expect((await call('POST', '/me/contacts', { as, json: {} })).status).toBe(422)
  expect((await call('POST', '/me/contacts', { as: authorization, json: {} })).status).toBe(401)
  expect((await call('POST', '/auth/code/verify', { json })).status).toBe(410)
})

test('an address gets twenty codes in an hour, also for contacts that a member would add', {
  tags: 'night',
}, async () => {
  const { ctx, call } = await openCalls()
  const { authorization: as } = await aMember(ctx)
  const ask = (at: number) =>
    call('POST', '/me/contacts', { as, json: { contact: `siti${at}@contoh.id` } })
  for (let time = 0; time < 20; time++) expect((await ask(time)).status).toBe(201)
  expect((await ask(20)).status).toBe(429)
  const budi = { name: 'Budi', contact: 'budi@contoh.id', password: aPassword, consent: true }
  expect((await call('POST', '/auth/register', { json: budi })).status).toBe(429)
  const resent = { token: ctx.newPublicId() }
  expect((await call('POST', '/auth/otp/resend', { json: resent })).status).toBe(429)
})

test.each([
  ['/me/contacts'],
  ['/me/contacts/verify'],
  ['/me/contacts/email/removal'],
  ['/me/identities'],
  ['/me/identities/0197f3a0-0000-7000-8000-000000000000/removal'],
])('%s is for members alone', async (path) => {
  const { ctx, call } = await openCalls()
  const { authorization } = await aMember(ctx)
  for (const as of [undefined, `Bearer ${authorization}`, 'salah']) {
    expect((await call('POST', path, as ? { as } : {})).status).toBe(401)
  }
})

async function openSocial() {
  const firebase = await startFirebase()
  onTestFinished(firebase.stop)
  const offered = { projectId: firebase.projectId, apiKey: 'a-key-of-the-tests' }
  const { ctx, call } = await openCalls({
    FIREBASE_PROVIDERS: 'google,twitter',
    FIREBASE_PROJECT_ID: offered.projectId,
    FIREBASE_API_KEY: offered.apiKey,
    FIREBASE_JWKS_URL: firebase.jwksUrl,
  })
  const now = Math.floor(ctx.now().getTime() / 1000)
  const idToken = await firebase.keys.sign({
    iss: `https://securetoken.google.com/${firebase.projectId}`,
    aud: firebase.projectId,
    sub: 'uid-siti',
    iat: now,
    exp: now + 3_600,
    auth_time: now,
    name: 'Siti Aminah',
    firebase: { sign_in_provider: 'twitter.com' },
  })
  return { ctx, call, offered, idToken }
}

test('where no provider is configured there is none, and nothing to complain of', async () => {
  const { call } = await openCalls()
  const offered = await call('GET', '/auth/social')
  expect(offered.body).toEqual({ data: null })
  expect(offered.headers.get('cache-control')).toBe('public, max-age=300')
  expect((await call('POST', '/auth/social', { json: { idToken: 'x' } })).status).toBe(404)
  const trouble = { code: 'invalid-api-key', provider: 'google' }
  expect((await call('POST', '/auth/social/trouble', { json: trouble })).status).toBe(404)
})

test('signing in by a provider: what is offered, consent for an account that is new, and a token of nobody', async () => {
  const { call, offered, idToken } = await openSocial()
  const authDomain = `${offered.projectId}.firebaseapp.com`
  expect((await call('GET', '/auth/social')).body).toEqual({
    data: { ...offered, providers: ['google', 'twitter'], authDomain },
  })
  const unasked = await call('POST', '/auth/social', { json: { idToken } })
  expect(unasked.body).toMatchObject({
    status: 422,
    code: 'account/consent-needed',
    errors: [{ field: 'consent' }],
  })
  const entered = await call('POST', '/auth/social', { json: { idToken, consent: true } })
  expect(entered.status).toBe(201)
  expect(entered.headers.get('cache-control')).toBe('no-store')
  expect((await call('POST', '/auth/social', { json: { idToken } })).status).toBe(201)
  const refused = await call('POST', '/auth/social', { json: { idToken: `${idToken}x` } })
  expect(refused.body).toMatchObject({ status: 422, code: 'account/social-token-refused' })
  expect((await call('POST', '/auth/social', { json: {} })).status).toBe(422)
})

test('a provider is linked to an account that is there, and taken out again', async () => {
  const { ctx, call, idToken } = await openSocial()
  const { authorization: as } = await aMember(ctx, { email: 'siti@contoh.id' })
  const linked = await call('POST', '/me/identities', { as, json: { idToken } })
  expect(linked.status).toBe(201)
  const [identity] = dataOf<{ identities: { id: string; provider: string }[] }>(linked).identities
  expect(identity?.provider).toBe('twitter')
  const path = `/me/identities/${identity?.id}/removal`
  const removed = await call('POST', path, { as, json: {} })
  expect(dataOf<{ identities: object[] }>(removed).identities).toEqual([])
  expect((await call('POST', path, { as, json: {} })).status).toBe(404)
})

test('browsers tell the operator what only the operator can mend, a few times', {
  tags: 'night',
}, async () => {
  const { ctx, call } = await openSocial()
  const tell = (json: object) => call('POST', '/auth/social/trouble', { json })
  const trouble = { code: 'unauthorized-domain', provider: 'google' }
  for (let time = 0; time < 3; time++) expect((await tell(trouble)).status).toBe(204)
  expect((await tell(trouble)).status).toBe(429)
  expect((await tell({ ...trouble, code: 'popup-blocked' })).status).toBe(422)
  const lines = ctx.logged.filter(({ event }) => event === 'account.social-misconfigured')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatchObject({ level: 'error', ...trouble })
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of ways in was made here', () => {
  expect(looked()).toEqual({ count: 11, missed: [] })
})
