import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { type FakeFirebase, startFirebase } from '#tests/fakes/firebase/firebase.ts'
import type { Claims } from '#tests/fakes/firebase/keys.ts'
import { aCaller, aRegistered } from '#tests/members.ts'
import { getMe } from '../queries.server.ts'
import { signInSocially } from './social-api.server.ts'

let firebase: FakeFirebase
beforeAll(async () => {
  firebase = await startFirebase()
  return () => firebase.stop()
})
afterEach(() => firebase.reset())

function socialContext(env: Record<string, string> = {}): Promise<TestCtx> {
  return testContext({
    env: {
      FIREBASE_PROVIDERS: 'google,facebook',
      FIREBASE_PROJECT_ID: firebase.projectId,
      FIREBASE_API_KEY: 'a-key-of-the-tests',
      FIREBASE_JWKS_URL: firebase.jwksUrl,
      ...env,
    },
  })
}

/** Google's claims about a person who has just signed in. */
function claimsOf(ctx: TestCtx, more: Claims = {}): Claims {
  const now = Math.floor(ctx.now().getTime() / 1000)
  return {
    iss: `https://securetoken.google.com/${firebase.projectId}`,
    aud: firebase.projectId,
    sub: 'uid-siti',
    iat: now - 2,
    exp: now + 3_598,
    auth_time: now - 2,
    name: 'Siti Aminah',
    email: 'siti@contoh.id',
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
    ...more,
  }
}

function exchange(ctx: TestCtx, idToken: string) {
  return signInSocially(ctx, { idToken, consent: true, caller: aCaller })
}

const sayOf = (ctx: TestCtx, idToken: string) =>
  exchange(ctx, idToken).then(
    () => 'signed in',
    ({ code }: { code: string }) => code,
  )

async function accountOf(ctx: TestCtx, { token }: { token: string }) {
  const session = await findSession(ctx.db, token, ctx.now())
  return getMe(ctx, session?.accountId ?? '')
}

test('a token of a sign-in just made opens a session; the second time it is the same account', async () => {
  const ctx = await socialContext()
  const first = await exchange(ctx, await firebase.keys.sign(claimsOf(ctx)))
  const me = await accountOf(ctx, first)
  expect(me).toMatchObject({
    name: 'Siti Aminah',
    contacts: [{ kind: 'email', value: 'siti@contoh.id' }],
    consents: { terms: true },
  })
  const renamed = claimsOf(ctx, { name: 'Nama Lain', email: 'lain@contoh.id' })
  const second = await exchange(ctx, await firebase.keys.sign(renamed))
  expect((await accountOf(ctx, second)).id).toBe(me.id)
  expect(firebase.jwksAsked).toBe(1)
})

test('the same e-mail is never the same person: neither that of a password, nor of another provider', async () => {
  const ctx = await socialContext()
  const owner = await aRegistered(ctx)
  const ids = new Set([owner.accountId])
  for (const [sub, sign_in_provider] of [
    ['uid-google', 'google.com'],
    ['uid-facebook', 'facebook.com'],
  ] as const) {
    const claims = claimsOf(ctx, { sub, firebase: { sign_in_provider } })
    const me = await accountOf(ctx, await exchange(ctx, await firebase.keys.sign(claims)))
    expect(me.contacts).toEqual([])
    ids.add(me.id)
  }
  expect(ids.size).toBe(3)
  expect((await getMe(ctx, owner.accountId)).identities).toEqual([])
})

const seconds = (ctx: TestCtx) => Math.floor(ctx.now().getTime() / 1000)
const refusedClaims: [string, (ctx: TestCtx) => Claims][] = [
  ['of another project', () => ({ aud: 'another-project' })],
  ['of another issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })],
  ['of nobody’s issuer', () => ({ iss: 'https://accounts.google.com' })],
  ['that is over', (ctx) => ({ exp: seconds(ctx) - 31 })],
  ['without an end', () => ({ exp: undefined })],
  ['without a beginning', () => ({ iat: undefined })],
  ['without a subject', () => ({ sub: undefined })],
  ['with an empty subject', () => ({ sub: '' })],
  ['with a subject too long', () => ({ sub: 'x'.repeat(129) })],
  ['without a time of sign-in', () => ({ auth_time: undefined })],
  ['of a sign-in still to come', (ctx) => ({ auth_time: seconds(ctx) + 31 })],
  ['of no provider', () => ({ firebase: undefined })],
  ['of a provider not configured', () => ({ firebase: { sign_in_provider: 'github.com' } })],
  ['of Firebase’s own passwords', () => ({ firebase: { sign_in_provider: 'password' } })],
]

test.each(refusedClaims)('a token %s is refused', async (_name, more) => {
  const ctx = await socialContext()
  const idToken = await firebase.keys.sign(claimsOf(ctx, more(ctx)))
  expect(await sayOf(ctx, idToken)).toBe('account/social-token-refused')
  expect(ctx.logged).toContainEqual(expect.objectContaining({ event: 'account.social-refused' }))
  expect(JSON.stringify(ctx.logged)).not.toContain(idToken.slice(0, 20))
})

test.each([
  ['five minutes old', -300, 'signed in'],
  ['older than five minutes', -301, 'account/social-sign-in-stale'],
  ['by a clock a little ahead of ours', 30, 'signed in'],
])('a sign-in %s', async (_name, offset, outcome) => {
  const ctx = await socialContext()
  const claims = claimsOf(ctx, { auth_time: seconds(ctx) + offset })
  expect(await sayOf(ctx, await firebase.keys.sign(claims))).toBe(outcome)
})

/** Forgeries of a token that Google has not signed. */
const forged: [string, (claims: Claims, right: string) => Promise<string> | string][] = [
  ['is signed by nobody', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'says that it needs no signature',
    (_claims, right) => {
      const none = Buffer.from('{"alg":"none","kid":"fake-1"}').toString('base64url')
      return [none, right.split('.')[1], ''].join('.')
    },
  ],
  [
    'was changed after it was signed',
    (claims, right) => {
      const [header, , signature] = right.split('.')
      const other = Buffer.from(JSON.stringify({ ...claims, sub: 'uid-lain' }))
      return [header, other.toString('base64url'), signature].join('.')
    },
  ],
  ['is signed by a stranger under the right name', (claims) => strangersToken(claims, 'fake-1')],
  ['is signed by a stranger under a name of their own', (claims) => strangersToken(claims, 'own')],
  ['does not name its key', (claims) => strangersToken(claims, undefined)],
  [
    'is signed with the public key as if it were a password',
    async (claims) => {
      const [published] = firebase.keys.published()
      const secret = new TextEncoder().encode(JSON.stringify(published))
      const header = { alg: 'HS256', kid: 'fake-1' }
      return new SignJWT(claims).setProtectedHeader(header).sign(secret)
    },
  ],
  ['brings its own key along', (claims) => strangersToken(claims, 'fake-1', true)],
  ['is cut short', (_claims, right) => right.slice(0, -40)],
  ['is no token', () => 'bukan token'],
  ['is empty', () => ''],
]

async function strangersToken(claims: Claims, kid: string | undefined, hasKey = false) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const header = {
    alg: 'RS256',
    ...(kid && { kid }),
    ...(hasKey && { jwk: await exportJWK(publicKey) }),
  }
  return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
}

test.each(forged)('a token that %s is refused', async (_name, forge) => {
  const ctx = await socialContext()
  const claims = claimsOf(ctx)
  const idToken = await forge(claims, await firebase.keys.sign(claims))
  expect(await sayOf(ctx, idToken)).toBe('account/social-token-refused')
})

test('a token of the right key that does not name it is refused all the same', async () => {
  const ctx = await socialContext()
  const right = await firebase.keys.sign(claimsOf(ctx))
  const nameless = Buffer.from('{"alg":"RS256"}').toString('base64url')
  const idToken = [nameless, ...right.split('.').slice(1)].join('.')
  expect(await sayOf(ctx, idToken)).toBe('account/social-token-refused')
})

test('a new key is fetched when a token names it, and nobody makes us fetch more than once in half a minute', async () => {
  const ctx = await socialContext()
  expect(await sayOf(ctx, await firebase.keys.sign(claimsOf(ctx)))).toBe('signed in')
  for (let time = 0; time < 5; time++) {
    const unknown = await strangersToken(claimsOf(ctx), `guess-${time}`)
    expect(await sayOf(ctx, unknown)).toBe('account/social-token-refused')
  }
  expect(firebase.jwksAsked).toBe(1)
  await firebase.keys.rotate()
  // jose reads the machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await sayOf(ctx, await firebase.keys.sign(claimsOf(ctx)))).toBe('signed in')
  expect(firebase.jwksAsked).toBe(2)
})

test.each(['broken', 'silent'] as const)(
  'while the keys are %s it is said so, and the next try works',
  async (state) => {
    const ctx = await socialContext()
    const idToken = await firebase.keys.sign(claimsOf(ctx))
    firebase.jwks = state
    await expect(exchange(ctx, idToken)).rejects.toMatchObject({
      status: 503,
      code: 'account/social-unreachable',
      message: expect.stringContaining('masuk dengan kata sandi'),
    })
    expect(ctx.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'account.social-keys-away' }),
    )
    firebase.jwks = 'published'
    expect(await sayOf(ctx, idToken)).toBe('signed in')
  },
)

test('a host of keys that does not exist is said in the same words', async () => {
  const ctx = await socialContext({ FIREBASE_JWKS_URL: 'http://127.0.0.1:9/jwks' })
  const idToken = await firebase.keys.sign(claimsOf(ctx))
  expect(await sayOf(ctx, idToken)).toBe('account/social-unreachable')
})

test('where no provider is configured nobody signs in by one', async () => {
  const ctx = await testContext()
  expect(await sayOf(ctx, 'x')).toBe('account/social-not-offered')
})

test.each([
  ['google', 'google.com'],
  ['facebook', 'facebook.com'],
  ['github', 'github.com'],
  ['twitter', 'twitter.com'],
])('a token of %s is one of %s', async (provider, sign_in_provider) => {
  const ctx = await socialContext({ FIREBASE_PROVIDERS: provider })
  const claims = claimsOf(ctx, { firebase: { sign_in_provider } })
  const me = await accountOf(ctx, await exchange(ctx, await firebase.keys.sign(claims)))
  expect(me.identities).toMatchObject([{ provider }])
})

test('who gives neither a name nor a verified address is greeted all the same, and keeps no contact', async () => {
  const ctx = await socialContext()
  for (const more of [{ email: undefined }, { email_verified: undefined }]) {
    const claims = claimsOf(ctx, {
      sub: Object.keys(more).join().slice(-1),
      name: undefined,
      ...more,
    })
    const me = await accountOf(ctx, await exchange(ctx, await firebase.keys.sign(claims)))
    expect(me).toMatchObject({ name: 'Sahabat', contacts: [] })
  }
})

test('why a token was refused is told to the operator alone', async () => {
  const ctx = await socialContext()
  const reasonOf = async (idToken: string) => {
    await sayOf(ctx, idToken)
    return ctx.logged.at(-1)?.reason
  }
  const signed = (more: Claims) => firebase.keys.sign(claimsOf(ctx, more))
  expect(await reasonOf(await signed({ sub: '' }))).toBe('claims')
  expect(await reasonOf(await signed({ auth_time: seconds(ctx) + 31 }))).toBe('auth_time')
  const github = { firebase: { sign_in_provider: 'github.com' } }
  expect(await reasonOf(await signed(github))).toBe('provider')
  expect(await reasonOf('bukan token')).toBe('malformed')
  expect(await reasonOf(await signed({ exp: seconds(ctx) - 31 }))).toBe('ERR_JWT_EXPIRED')
})
