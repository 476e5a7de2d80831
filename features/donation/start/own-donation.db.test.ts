import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { openContract } from '#tests/api/openapi.ts'
import { publicDonation } from '../public-donation.server.ts'
import { findDonation } from '../queries.server.ts'

const donation = {
  campaignSlug: 'sumur-desa',
  amount: 50_000,
  donorName: 'Siti Aminah',
  donorPhone: '081234567890',
  consent: true,
}

async function openForDonations(ctx: TestCtx) {
  await makeCampaign(ctx)
  const sessions = openPublicSessions('a secret that only this test knows')
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const { call } = await openContract(createApi(ctx, sessions))
  return (key: string, authorization = `Bearer ${token}`) =>
    call('POST', '/v2/donations', {
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(donation),
    })
}

test('a gift of somebody signed in is theirs, a visitor’s is nobody’s, and an ended session gives nothing', async () => {
  const ctx = await testContext()
  const give = await openForDonations(ctx)
  const { accountId, authorization } = await aMember(ctx)
  expect((await give('satu', authorization)).status).toBe(201)
  expect((await give('dua')).status).toBe(201)
  await ctx.db.updateTable('session').set({ revoked_at: ctx.now() }).execute()
  const late = await give('tiga', authorization)
  expect(late.status).toBe(401)
  expect(late.body).toMatchObject({ code: 'session/sign-in-required' })
  const rows = await ctx.db.selectFrom('donation').select('account_id').orderBy('id').execute()
  expect(rows).toEqual([{ account_id: accountId }, { account_id: null }])
})

test('a member sees a gift of theirs as typed, everybody else sees it masked', async () => {
  const ctx = await testContext()
  const give = await openForDonations(ctx)
  const [mine, other] = [await aMember(ctx), await aMember(ctx, { email: 'budi@contoh.id' })]
  const { data } = (await give('satu', mine.authorization)).body as { data: { donationId: string } }
  const found = await findDonation(ctx.db, data.donationId)
  if (!found) throw new Error('no donation')
  const donorFor = async (accountId?: string) => (await publicDonation(ctx, found, accountId)).donor
  expect(await donorFor(mine.accountId)).toMatchObject({
    name: 'Siti Aminah',
    phone: '+6281234567890',
  })
  for (const accountId of [other.accountId, undefined]) {
    expect(await donorFor(accountId)).toMatchObject({ name: 'S*** A***', phone: '08••••••90' })
  }
})

test('one address starts so many gifts a minute where that is counted', async () => {
  const ctx = await testContext({ env: { GIFTS_PER_MINUTE: '3' } })
  const give = await openForDonations(ctx)
  for (const key of ['a', 'b', 'c']) expect((await give(key)).status).toBe(201)
  const refused = await give('d')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('20')
  ctx.clock.advance({ seconds: 20 })
  expect((await give('d')).status).toBe(201)
})

test('a limit of one a minute is a limit too', async () => {
  const ctx = await testContext({ env: { GIFTS_PER_MINUTE: '1' } })
  const give = await openForDonations(ctx)
  expect((await give('a')).status).toBe(201)
  expect((await give('b')).status).toBe(429)
})
