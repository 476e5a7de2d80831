import { expect, test } from 'vitest'
import { aStaffCaller as caller, chooseByLink, staffPassword } from '#tests/desk/coming-in.ts'
import { testContext } from '#tests/context.ts'
import { anAuthenticator } from '#tests/fakes/authenticator.ts'
import { addStaff } from '../change-staff.server.ts'
import { acceptInvite } from './accept-invite.server.ts'
import { askPasskey, type DeskPlace, offerPasskey, passkeysOf } from './passkey.server.ts'
import { giveFactor } from './second-factor.server.ts'
import { findStaffSession } from './staff-session.server.ts'
import { signInStaff } from './staff-sign-in.server.ts'

const place: DeskPlace = { origin: 'https://desk.amanah.test', host: 'desk.amanah.test' }
const person = { email: 'siti@lembaga.test', name: 'Siti Aminah' }

async function withPasskey() {
  const ctx = await testContext()
  const { staffId, token } = await addStaff(ctx, { ...person, role: 'admin' })
  await chooseByLink(ctx, token)
  const authenticator = anAuthenticator()
  const options = await offerPasskey(ctx, { staffId, ...person }, place)
  const proof = { answer: authenticator.create(options, place), place }
  await acceptInvite(ctx, { token, proof, caller })
  const half = await signInStaff(ctx, { email: person.email, password: staffPassword, caller })
  const give = (answer: string) =>
    giveFactor(ctx, { value: half.token, proof: { answer, place }, caller })
  const ask = async () => {
    const asked = await askPasskey(ctx, staffId, place)
    if (!asked) throw new Error('no passkey is asked for')
    return asked
  }
  return { ctx, staffId, authenticator, ask, give, half }
}

const refused = { code: 'staff/passkey-refused', status: 422 }

test('a passkey made with the link opens the desk after the password', async () => {
  const { ctx, staffId, authenticator, ask, give } = await withPasskey()
  const options = await ask()
  expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
  const { token } = await give(authenticator.get(options, place))
  expect(await findStaffSession(ctx, token)).toMatchObject({ staff: { id: staffId } })
  expect(await passkeysOf(ctx.db, staffId)).toMatchObject([{ counter: 1, last_used_at: ctx.now() }])
})

test('an answer counts once: its challenge is taken out', async () => {
  const { authenticator, ask, give } = await withPasskey()
  const answer = authenticator.get(await ask(), place)
  const tries = await Promise.allSettled([give(answer), give(answer)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a challenge of five minutes ago, of our own making or of another person counts for nothing', async () => {
  const { ctx, authenticator, ask, give } = await withPasskey()
  const old = authenticator.get(await ask(), place)
  ctx.clock.advance({ minutes: 5 })
  await expect(give(old)).rejects.toMatchObject(refused)
  const invented = authenticator.get({ challenge: 'dGVzdA' }, place)
  await expect(give(invented)).rejects.toMatchObject(refused)
  const other = await addStaff(ctx, { email: 'budi@lembaga.test', name: 'Budi', role: 'admin' })
  const theirs = await offerPasskey(
    ctx,
    { staffId: other.staffId, email: 'budi@lembaga.test', name: 'Budi' },
    place,
  )
  await expect(give(authenticator.get(theirs, place))).rejects.toMatchObject(refused)
})

test('a signature made for another site, by another key, or no answer at all is refused', async () => {
  const { authenticator, ask, give } = await withPasskey()
  const phishing = { origin: 'https://desk-amanah.test', host: 'desk-amanah.test' }
  await expect(give(authenticator.get(await ask(), phishing))).rejects.toMatchObject(refused)
  const stranger = anAuthenticator()
  await expect(give(stranger.get(await ask(), place))).rejects.toMatchObject(refused)
  const forged = JSON.parse(stranger.get(await ask(), place)) as Record<string, unknown>
  const asTheirs = JSON.stringify({ ...forged, id: authenticator.id, rawId: authenticator.id })
  await expect(give(asTheirs)).rejects.toMatchObject({ status: expect.any(Number) })
})

test.each(['', 'null', '{', '{"id":"a"}'])(
  '%j is no answer of an authenticator',
  async (answer) => {
    const { give } = await withPasskey()
    await expect(give(answer)).rejects.toMatchObject(refused)
  },
)

test('a passkey that is known already is not taken again', async () => {
  const { ctx, staffId, authenticator } = await withPasskey()
  const options = await offerPasskey(ctx, { staffId, ...person }, place)
  expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id }])
})
