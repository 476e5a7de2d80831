import { beforeAll, expect, test } from 'vitest'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { createApi } from '#server/api/api.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { type ApiAnswer, openContract } from '#tests/api/openapi.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { readPdf } from '#tests/pdf.ts'
import type { MyDonationBody, TotalsBody } from './contract.ts'

const OWN = /^\w+ \/v2\/me\/donations/
const called = new Set<string>()
let documented: string[] = []

beforeAll(() => called.clear())

async function openCalls() {
  const ctx = await payingContext()
  await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' })
  const api = createApi(ctx, openPublicSessions('a secret of the tests'))
  const contract = await openContract(api)
  documented = contract.documented().filter((name) => OWN.test(name))
  const call = async (method: string, path: string, as?: string, json?: object) => {
    const headers: Record<string, string> = as ? { authorization: as } : {}
    if (json) headers['content-type'] = 'application/json'
    const body = json && { body: JSON.stringify(json) }
    const answer = await contract.call(method, `/v2/me/donations${path}`, { headers, ...body })
    for (const name of contract.called()) called.add(name)
    return answer
  }
  const bytes = async (path: string, as: string) => {
    const answer = await api.request(`/v2/me/donations${path}`, { headers: { authorization: as } })
    return new Uint8Array(await answer.arrayBuffer())
  }
  return { ctx, call, bytes }
}

type DonationFields = {
  name?: string
  accountId?: string
  amount?: number
  operational?: number
  slug?: string
  email?: string
  phone?: string
}

async function give(ctx: TestCtx, fields: DonationFields = {}): Promise<string> {
  ctx.clock.advance({ minutes: 1 })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: fields.slug ?? 'sumur-desa',
    amount: rupiah(fields.amount ?? 50_000),
    operational: rupiah(fields.operational ?? 0),
    donorName: fields.name ?? 'Siti Aminah',
    donorEmail: fields.email ?? (fields.phone ? undefined : 'siti@contoh.id'),
    donorPhone: fields.phone,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
    accountId: fields.accountId,
  })
  return donationId
}

async function pay(ctx: TestCtx, donationId: string): Promise<string> {
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return donationId
}

const donationsOf = ({ body }: ApiAnswer) => (body as { data: MyDonationBody[] }).data
const totalsOf = ({ body }: ApiAnswer) => (body as { data: TotalsBody }).data

test('one’s own gifts stand in their tabs with papers and ways on, and nobody else’s do', async () => {
  const { ctx, call } = await openCalls()
  const { accountId, authorization: as } = await aMember(ctx, { email: 'siti@contoh.id' })
  const other = await aMember(ctx, { name: 'Budi' })
  const waiting = await give(ctx, { accountId })
  const paid = await pay(ctx, await give(ctx, { accountId, amount: 75_000 }))
  const theirs = await give(ctx, { accountId: other.accountId })
  await give(ctx)

  const all = donationsOf(await call('GET', '', as))
  expect(all.map(({ id }) => id)).toEqual([paid, waiting])
  expect(all[0]).toMatchObject({
    status: 'paid',
    amount: 75_000,
    channel: 'BCA Virtual Account',
    paymentUrl: null,
    receipts: [{ kind: 'kuitansi', isVoid: false, url: `/kuitansi/${paid}.pdf` }],
    repeatUrl: '/donasi-sekarang/sumur-desa?nominal=75000',
  })
  expect(all[1]).toMatchObject({ paymentUrl: `/payment/${waiting}`, receipts: [] })
  const idsIn = async (tab: string) =>
    donationsOf(await call('GET', `?status=${tab}`, as)).map(({ id }) => id)
  expect(await idsIn('menunggu')).toEqual([waiting])
  expect(await idsIn('berhasil')).toEqual([paid])
  expect(await idsIn('gagal')).toEqual([])
  expect(await idsIn('dikembalikan')).toEqual([])
  expect(donationsOf(await call('GET', '', other.authorization)).map(({ id }) => id)).toEqual([
    theirs,
  ])
  // A cursor of another donor's donation gives nothing.
  expect(donationsOf(await call('GET', `?after=${theirs}`, as))).toEqual([])
})

test('a long list goes on page by page, each gift once, within its year', async () => {
  const { ctx, call } = await openCalls()
  const { accountId, authorization: as } = await aMember(ctx)
  const given: string[] = []
  for (let n = 0; n < 5; n++) given.unshift(await give(ctx, { accountId }))
  const seen: string[] = []
  let after: string | null = null
  do {
    const answer = await call('GET', `?limit=2${after ? `&after=${after}` : ''}`, as)
    seen.push(...donationsOf(answer).map(({ id }) => id))
    after = (answer.body as { meta: { after: string | null } }).meta.after
  } while (after)
  expect(seen).toEqual(given)
  const year = ctx.now().getUTCFullYear()
  expect(donationsOf(await call('GET', `?year=${year}`, as))).toHaveLength(5)
  expect(donationsOf(await call('GET', `?year=${year - 1}`, as))).toEqual([])
  expect((await call('GET', '?status=lain', as)).status).toBe(422)
  expect((await call('GET', '?limit=51', as)).status).toBe(422)
})

test('a year’s sums are those of the ledger, and the recap says them', async () => {
  const { ctx, call, bytes } = await openCalls()
  const { accountId, authorization: as } = await aMember(ctx, { name: 'Siti Aminah' })
  await pay(ctx, await give(ctx, { accountId, amount: 75_000 }))
  await pay(ctx, await give(ctx, { accountId, amount: 25_000 }))
  await pay(ctx, await give(ctx, { accountId, amount: 1_000_000, slug: 'zakat-maal' }))
  await give(ctx, { accountId, amount: 10_000 })
  const year = ctx.now().getUTCFullYear()
  expect(totalsOf(await call('GET', '/totals', as)).years).toEqual([
    {
      year,
      total: 1_100_000,
      funds: [
        { fund: 'IT', amount: 100_000 },
        { fund: 'Z', amount: 1_000_000 },
      ],
    },
  ])
  expect((await call('GET', `/rekap/${year}.pdf`, as)).status).toBe(200)
  const pdf = await readPdf(await bytes(`/rekap/${year}.pdf`, as))
  for (const said of [`Rekap donasi ${year}`, 'Siti Aminah', 'Rp1.100.000', 'Rp75.000', 'KW/']) {
    expect(pdf.text).toContain(said)
  }
  expect(pdf.text).not.toContain('Rp10.000')
  expect(pdf.title).toBe(`Rekap donasi ${year}`)
  expect((await call('GET', `/rekap/${year - 1}.pdf`, as)).status).toBe(404)
  const { authorization: budi } = await aMember(ctx, { name: 'Budi' })
  expect((await call('GET', `/rekap/${year}.pdf`, budi)).status).toBe(404)
})

test('what was added for the work is part of what was paid, everywhere and to the rupiah', async () => {
  const { ctx, call, bytes } = await openCalls()
  const { accountId, authorization: as } = await aMember(ctx)
  const id = await pay(ctx, await give(ctx, { accountId, amount: 75_000, operational: 5_000 }))
  const [donation] = donationsOf(await call('GET', '', as))
  expect(donation).toMatchObject({ amount: 75_000, operational: 5_000, total: 80_000 })
  // A repeat donation goes to the campaign; the operational part is chosen again.
  expect(donation?.repeatUrl).toBe('/donasi-sekarang/sumur-desa?nominal=75000')
  expect((await call('GET', '.csv', as)).body).toContain(',75000,5000,80000,Berhasil,')
  const [sum] = totalsOf(await call('GET', '/totals', as)).years
  expect(sum?.total).toBe(80_000)
  const paper = await receiptToPrint(ctx, { publicId: id, kind: 'kuitansi' })
  expect(paper?.snapshot).toMatchObject({ amount: 80_000, words: 'delapan puluh ribu' })
  const recap = await readPdf(await bytes(`/rekap/${ctx.now().getUTCFullYear()}.pdf`, as))
  expect(recap.text).toContain('Rp80.000')
})

test('the CSV has every gift of one’s own, and no formula', async () => {
  const { ctx, call } = await openCalls()
  await makeCampaign(ctx, { slug: 'jahat', title: '=HYPERLINK("http://jahat")' })
  const { accountId, authorization: as } = await aMember(ctx)
  const id = await pay(ctx, await give(ctx, { accountId, slug: 'jahat' }))
  await give(ctx)
  const { body, headers } = await call('GET', '.csv', as)
  expect(headers.get('content-disposition')).toBe('attachment; filename="donasi-semua.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const lines = (body as string).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${id},`)
  expect(lines[1]).toContain('"\'=HYPERLINK(""http://jahat"")"')
  expect(lines[1]).toMatch(/,50000,0,50000,Berhasil,BCA Virtual Account,KW\/\d{4}\/\d{6},$/)
})

test('gifts of a guest become one’s own by a proved e-mail, once, and only then', async () => {
  const { ctx, call } = await openCalls()
  const mine = await give(ctx, { email: 'siti@contoh.id' })
  await give(ctx, { phone: '+6281234567890', email: 'orang.lain@contoh.id' })
  await give(ctx, { email: 'orang.lain@contoh.id' })

  const unproved = await aMember(ctx, { name: 'Tanpa kontak' })
  const none = totalsOf(await call('GET', '/totals', unproved.authorization))
  expect(none).toMatchObject({ claimable: 0, hasPhone: false })
  expect((await call('POST', '/claim', unproved.authorization)).body).toEqual(claimed(0))

  const contacts = { email: 'siti@contoh.id', phone: '+6281234567890' }
  const { accountId, authorization: as } = await aMember(ctx, contacts)
  expect(donationsOf(await call('GET', '', as))).toEqual([])
  expect(totalsOf(await call('GET', '/totals', as))).toMatchObject({ claimable: 1, hasPhone: true })
  expect((await call('POST', '/claim', as)).body).toEqual(claimed(1))
  expect((await call('POST', '/claim', as)).body).toEqual(claimed(0))
  expect(donationsOf(await call('GET', '', as))).toMatchObject([{ id: mine, isClaimed: true }])
  const rows = await ctx.db.selectFrom('donation_claim').selectAll().execute()
  expect(rows).toMatchObject([{ by_kind: 'email', account_id: accountId }])
  await expect(ctx.db.deleteFrom('donation_claim').execute()).rejects.toThrow('append-only')
})

const claimed = (count: number) => ({ data: { claimed: count } })
test('a gift of a guest with only a phone needs its number as well', async () => {
  const { ctx, call } = await openCalls()
  const phone = '+6281234567890'
  const number = await give(ctx, { phone })
  const { authorization: as } = await aMember(ctx, { phone })
  const claim = (json: object) => call('POST', '/claim-by-phone', as, json)
  const totals = totalsOf(await call('GET', '/totals', as))
  expect(totals).toMatchObject({ claimable: 0, hasPhone: true })
  expect((await call('POST', '/claim', as)).body).toEqual(claimed(0))
  const refused = await claim({ number: ctx.newPublicId() })
  expect(refused.body).toMatchObject({ status: 422, code: 'my-donation/fact-matches-nothing' })
  expect((await claim({ amount: 80_000 })).body).toMatchObject({ code: 'invalid-input' })
  expect((await claim({ number: ` ${number.toLowerCase()} ` })).body).toEqual(claimed(1))
})

test.each([
  ['GET', ''],
  ['GET', '/totals'],
  ['POST', '/claim'],
  ['POST', '/claim-by-phone'],
  ['GET', '.csv'],
  ['GET', '/rekap/2026.pdf'],
  ['POST', '/rekap'],
])('%s %s is for members alone', async (method, path) => {
  const { call } = await openCalls()
  for (const as of [undefined, 'Bearer salah', 'salah']) {
    expect((await call(method, path, as)).status).toBe(401)
  }
})

test('who is signed in gives as they set it, and a repeat never changes whose gift it is', async () => {
  const { ctx } = await openCalls()
  const sessions = openPublicSessions('a secret of the tests')
  const api = createApi(ctx, sessions)
  const { accountId, authorization } = await aMember(ctx)
  await ctx.db.updateTable('account').set({ is_anonymous: true }).execute()
  const guest = `Bearer ${sessions.mint('visitor', ctx.now().getTime()).token}`
  const donation = {
    campaignSlug: 'sumur-desa',
    amount: 50_000,
    donorName: 'Siti Aminah',
    donorPhone: '081234567890',
    consent: true,
  }
  const send = async (key: string, as: string, more = {}) => {
    const answer = await api.request('/v2/donations', {
      method: 'POST',
      headers: { authorization: as, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...donation, ...more }),
    })
    return answer.status
  }
  expect(await send('satu', guest)).toBe(201)
  expect(await send('satu', authorization, { isAnonymous: false })).toBe(201)
  expect(await send('dua', authorization)).toBe(201)
  expect(await send('tiga', authorization, { isAnonymous: false })).toBe(201)
  const rows = await ctx.db
    .selectFrom('donation')
    .select(['account_id', 'is_anonymous', 'public_id'])
    .orderBy('id')
    .execute()
  expect(rows.every(({ public_id }) => isPublicId(public_id))).toBe(true)
  expect(rows.map((row) => [row.account_id, row.is_anonymous])).toEqual([
    [null, false],
    [accountId, true],
    [accountId, false],
  ])
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of one’s own gifts was made here', () => {
  expect(documented).toHaveLength(7)
  expect(documented.filter((name) => !called.has(name))).toEqual([])
})
