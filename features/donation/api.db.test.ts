import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { publishPrayers } from '#features/prayer/publish-prayers.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { openContract } from '#tests/api/openapi.ts'
import type { Donation } from './donation.ts'
import { publicDonation } from './public-donation.server.ts'
import { findDonation, lockDonation } from './queries.server.ts'
import { recordPaid } from './record-payment.server.ts'
import { startDonation } from './start/start-donation.server.ts'

async function openCalls(ctx: TestCtx) {
  const sessions = openPublicSessions('a secret that only this test knows')
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const { call } = await openContract(createApi(ctx, sessions))
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return {
    call,
    get: (path: string) => call('GET', path, { headers }),
    post: (body: unknown, key: Record<string, string> = { 'Idempotency-Key': 'kunci-1' }) =>
      call('POST', '/v2/donations', {
        headers: { ...headers, ...key },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

const donationBody = {
  campaignSlug: 'sumur-desa',
  amount: 50_000,
  donorName: 'Ahmad Subagja',
  donorPhone: '0812 3456 7889',
  donorEmail: 'ahmad@contoh.id',
  prayer: 'Semoga berkah',
  showsPrayer: true,
  consent: true,
}

type Started = { data: { donationId: string; paymentUrl: string } }

test('a donation is started once per key and can be looked at by its id, masked', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { title: 'Sumur' })
  const { get, post } = await openCalls(ctx)
  const started = await post(donationBody)
  const { data } = started.body as Started
  expect(started.status).toBe(201)
  expect(started.headers.get('cache-control')).toBe('no-store')
  expect(data.paymentUrl).toBe(`/payment/${data.donationId}`)
  expect((await post(donationBody)).body).toEqual(started.body)

  const { body, headers } = await get(`/v2/donations/${data.donationId}`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    data: {
      id: data.donationId,
      status: 'awaiting_payment',
      amount: 50_000,
      operational: 0,
      total: 50_000,
      noun: 'donasi',
      units: null,
      impact: null,
      campaign: { slug: 'sumur-desa', title: 'Sumur' },
      donor: {
        name: 'A*** S***',
        phone: '08••••••89',
        email: 'a***@c***.id',
        isAnonymous: false,
      },
      isOwn: false,
      isLate: false,
      createdAt: ctx.now().toISOString(),
      paidAt: null,
      serverNow: ctx.now().toISOString(),
    },
  })
  expect(JSON.stringify(body)).not.toMatch(/Ahmad|Subagja|3456|ahmad/)
})

test('a gift says what its sum becomes where the campaign has a unit of its own', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  await ctx.db
    .updateTable('campaign')
    .set({ impact_unit: 'porsi makan', impact_price: rupiah(5_000) })
    .where('id', '=', id)
    .execute()
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(54_000),
    donorName: 'Siti',
    donorPhone: '+6281234567890',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  const donation = await findDonation(ctx.db, donationId)
  expect((await publicDonation(ctx, donation as Donation)).impact).toEqual({
    text: '± 10 porsi makan',
    basis: 'Dihitung Rp5.000 untuk 1 porsi makan.',
  })
  const half = ctx.db.updateTable('campaign').set({ impact_price: null })
  await expect(half.execute()).rejects.toThrow()
})

test('a gift to a wakaf in units says how many it is, at what price', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'wakaf-mushaf', fund: 'W' })
  const unit = { name: 'mushaf', price: rupiah(25_000), total: 10, remaining: 10 }
  await ctx.db
    .insertInto('wakaf_unit')
    .values({ campaign_id: id, ...unit })
    .execute()
  const { get, post } = await openCalls(ctx)
  const { body } = await post({ ...donationBody, campaignSlug: 'wakaf-mushaf' })
  const { data } = body as Started
  expect((await get(`/v2/donations/${data.donationId}`)).body).toMatchObject({
    data: { units: { name: 'mushaf', price: 25_000, count: 2, general: 0 } },
  })
})

test('the same key with another gift is a conflict', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { post } = await openCalls(ctx)
  await post(donationBody)
  const { status, body } = await post({ ...donationBody, amount: 75_000 })
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'donation/key-reused' })
})

test('a key is required', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { post } = await openCalls(ctx)
  const { status, body } = await post(donationBody, {})
  expect(status).toBe(422)
  expect(body).toMatchObject({
    errors: [{ field: 'idempotency-key', detail: 'Sertakan header Idempotency-Key.' }],
  })
})

test.each([
  [{ amount: 5_000 }, 'amount', 'Nominal minimal Rp10.000.'],
  [{ amount: 50_500 }, 'amount', 'Nominal harus kelipatan Rp1.000.'],
  [{ amount: '50.000' }, 'amount', 'Nominal harus berupa bilangan bulat rupiah.'],
  [{ consent: false }, 'consent', 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.'],
])('%j is answered at %s', async (mistake, field, detail) => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { post } = await openCalls(ctx)
  const { status, body } = await post({ ...donationBody, ...mistake })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ field, detail }] })
})

test('a program too is told every mistake at once, also what the campaign says of the sum', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { minimumAmount: rupiah(10_000) })
  const { post } = await openCalls(ctx)
  const { status, body } = await post({
    ...donationBody,
    amount: 5_000,
    donorName: '',
    consent: false,
  })
  const { errors } = body as { errors: { field: string; detail: string }[] }
  expect(status).toBe(422)
  expect(errors.map(({ field }) => field).sort()).toEqual(['amount', 'consent', 'donorName'])
  expect(errors).toContainEqual({ field: 'amount', detail: 'Nominal minimal Rp10.000.' })
})

test('malformed JSON, an unknown campaign and one that ended each have their status', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'lewat', status: 'ended' })
  const { post } = await openCalls(ctx)
  expect((await post('{"amount":')).status).toBe(400)
  expect((await post({ ...donationBody, campaignSlug: 'tidak-ada' })).status).toBe(404)
  const over = await post({ ...donationBody, campaignSlug: 'lewat' })
  expect(over.status).toBe(409)
  expect(over.body).toMatchObject({
    code: 'donation/campaign-over',
    detail: 'Program baru saja berakhir. Silakan pilih program serupa.',
  })
})

test('ids that nobody was given are 404, whatever their form', async () => {
  const ctx = await testContext()
  const { get } = await openCalls(ctx)
  for (const id of [ctx.newPublicId(), '1', '0197a2c4-0000-7000-8000-000000000000', '%27']) {
    expect((await get(`/v2/donations/${id}`)).status, id).toBe(404)
  }
})

test('a paid gift of somebody anonymous appears among the donors without a trace of the name', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { get, post } = await openCalls(ctx)
  const { body } = await post({ ...donationBody, isAnonymous: true })
  const donation = await findDonation(ctx.db, (body as Started).data.donationId)
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => {
    await recordPaid(tx, await lockDonation(tx, donation?.id ?? ''), payment)
  })
  await publishPrayers(ctx)
  const donors = await get('/v2/campaigns/sumur-desa/donors')
  expect(donors.body).toEqual({
    data: [
      {
        name: 'Hamba Allah',
        isAnonymous: true,
        amount: 50_000,
        paidAt: ctx.now().toISOString(),
        prayer: 'Semoga berkah',
      },
    ],
    next: null,
  })
})

test('without a visitor’s token nothing is started or shown', async () => {
  const ctx = await testContext()
  const { call } = await openCalls(ctx)
  expect((await call('POST', '/v2/donations', { body: '{}' })).status).toBe(401)
  expect((await call('GET', `/v2/donations/${ctx.newPublicId()}`)).status).toBe(401)
})

test('a calculation whose fields no database holds is a mistake of whoever sent it', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z', amountStep: rupiah(1) })
  const { post } = await openCalls(ctx)
  const nested = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown
  for (const extra of [{ 'catatan\0': 1 }, { '\ud800': 1 }, { catatan: '\0' }, { nested }]) {
    const input = { periode: 'bulanan', metode: 'bruto', penghasilanUtama: 10_000_000, ...extra }
    const day = { tanggal: '2026-06-15', wilayah: 'nasional' }
    const zakat = { jenis: 'zakatpenghasilan', input, ...day, zakatRupiah: 250_000 }
    const sent = { ...donationBody, campaignSlug: 'zakat-maal', amount: 250_000, zakat }
    expect(await post(sent)).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
  }
  expect(await ctx.db.selectFrom('donation').select('id').execute()).toEqual([])
})
