import { beforeAll, expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { type FakeFirebase, startFirebase } from '#tests/fakes/firebase/firebase.ts'
import { aCaller, aMember, aPassword, aRegistered, lastEmail } from '#tests/members.ts'
import { linkIdentity, unlinkIdentity } from './link-identity.server.ts'
import { getMe } from '../queries.server.ts'
import { signInSocially } from '#features/account/sign-in/social-api.server.ts'

let firebase: FakeFirebase
beforeAll(async () => {
  firebase = await startFirebase()
  return () => firebase.stop()
})

async function socialContext(): Promise<TestCtx> {
  return testContext({
    env: {
      FIREBASE_PROVIDERS: 'google,facebook',
      FIREBASE_PROJECT_ID: firebase.projectId,
      FIREBASE_API_KEY: 'a-key-of-the-tests',
      FIREBASE_JWKS_URL: firebase.jwksUrl,
    },
  })
}

/** A token of a person who has just signed in at a provider. */
function tokenOf(ctx: TestCtx, sub: string, provider = 'google.com'): Promise<string> {
  const now = Math.floor(ctx.now().getTime() / 1000)
  return firebase.keys.sign({
    iss: `https://securetoken.google.com/${firebase.projectId}`,
    aud: firebase.projectId,
    sub,
    iat: now,
    exp: now + 3_600,
    auth_time: now,
    name: 'Siti Aminah',
    firebase: { sign_in_provider: provider },
  })
}

const { address } = aCaller

test('a provider is linked after proving who one is, opens the same account, and its owner is told', async () => {
  const ctx = await socialContext()
  const { accountId, sessionId } = await aRegistered(ctx)
  const idToken = await tokenOf(ctx, 'uid-siti')
  const proof = { accountId, sessionId, address }
  await expect(linkIdentity(ctx, { ...proof, idToken })).rejects.toMatchObject({
    code: 'account/current-password-wrong',
  })
  const given = { ...proof, idToken, currentPassword: aPassword }
  const me = await linkIdentity(ctx, given)
  expect(me.identities).toMatchObject([{ provider: 'google' }])
  expect(await lastEmail(ctx, 'siti@contoh.id')).toContain('baru saja dihubungkan')
  // A repeat changes nothing.
  expect((await linkIdentity(ctx, given)).identities).toHaveLength(1)
  const entered = await signInSocially(ctx, { idToken, consent: false, caller: aCaller })
  expect(entered).toMatchObject({ accountId })
})

test('what is another account’s provider is not taken from it', async () => {
  const ctx = await socialContext()
  const idToken = await tokenOf(ctx, 'uid-budi')
  await signInSocially(ctx, { idToken, consent: true, caller: aCaller })
  const { accountId, sessionId } = await aRegistered(ctx)
  const proof = { accountId, sessionId, address, currentPassword: aPassword }
  await expect(linkIdentity(ctx, { ...proof, idToken })).rejects.toMatchObject({
    status: 409,
    code: 'account/identity-taken',
  })
  expect((await getMe(ctx, accountId)).identities).toEqual([])
})

test('a provider is taken out again, and then opens nothing of this account', async () => {
  const ctx = await socialContext()
  const { accountId, sessionId } = await aRegistered(ctx)
  const proof = { accountId, sessionId, address, currentPassword: aPassword }
  const idToken = await tokenOf(ctx, 'uid-siti')
  const [linked] = (await linkIdentity(ctx, { ...proof, idToken })).identities
  const unproved = { ...proof, currentPassword: 'bukan yang ini', id: linked?.id ?? '' }
  await expect(unlinkIdentity(ctx, unproved)).rejects.toMatchObject({
    code: 'account/current-password-wrong',
  })
  const me = await unlinkIdentity(ctx, { ...proof, id: linked?.id ?? '' })
  expect(me.identities).toEqual([])
  expect(await lastEmail(ctx, 'siti@contoh.id')).toContain('baru saja dilepas')
  const entry = signInSocially(ctx, { idToken, consent: false, caller: aCaller })
  await expect(entry).rejects.toMatchObject({ code: 'account/consent-needed' })
  const gone = unlinkIdentity(ctx, { ...proof, id: linked?.id ?? '' })
  await expect(gone).rejects.toMatchObject({ status: 404 })
})

test('the last way in stays, also when two are taken out at once', async () => {
  const ctx = await socialContext()
  const { accountId, sessionId } = await aMember(ctx)
  const proof = { accountId, sessionId, address }
  await linkIdentity(ctx, { ...proof, idToken: await tokenOf(ctx, 'uid-1') })
  const { identities } = await linkIdentity(ctx, {
    ...proof,
    idToken: await tokenOf(ctx, 'uid-2', 'facebook.com'),
  })
  const both = await Promise.allSettled(
    identities.map(({ id }) => unlinkIdentity(ctx, { ...proof, id })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [left] = (await getMe(ctx, accountId)).identities
  const last = unlinkIdentity(ctx, { ...proof, id: left?.id ?? '' })
  await expect(last).rejects.toMatchObject({ status: 409, code: 'account/last-way-in' })
})

test('nobody takes out what is another’s', async () => {
  const ctx = await socialContext()
  const siti = await aMember(ctx, { email: 'siti@contoh.id' })
  const { identities } = await linkIdentity(ctx, {
    ...siti,
    address,
    idToken: await tokenOf(ctx, 'uid-siti'),
  })
  const budi = await aMember(ctx, { email: 'budi@contoh.id' })
  const id = identities[0]?.id ?? ''
  await expect(unlinkIdentity(ctx, { ...budi, address, id })).rejects.toMatchObject({ status: 404 })
  expect((await getMe(ctx, siti.accountId)).identities).toHaveLength(1)
})

test('what is linked and taken out is logged without the person at the provider, and told at once', async () => {
  const ctx = await socialContext()
  const { accountId, sessionId } = await aMember(ctx, { email: 'siti@contoh.id' })
  const proof = { accountId, sessionId, address }
  const woken = ctx.wakes()
  const linked = await linkIdentity(ctx, { ...proof, idToken: await tokenOf(ctx, 'uid-siti') })
  expect(ctx.wakes()).toBe(woken + 1)
  await unlinkIdentity(ctx, { ...proof, id: linked.identities[0]?.id ?? '' })
  expect(ctx.wakes()).toBe(woken + 2)
  expect(ctx.logged).toEqual([
    { event: 'account.identity-linked', level: 'info', accountId, provider: 'google' },
    { event: 'account.identity-unlinked', level: 'info', accountId },
  ])
})
