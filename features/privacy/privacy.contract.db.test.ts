import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { publishPrayers } from '#features/prayer/publish-prayers.server.ts'
import { sayAamiin } from '#features/prayer/say-aamiin.server.ts'
import { receiptToPrint, verifyReceipt } from '#features/receipt/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember, aPassword, aPlan, aRegistered, dress } from '#tests/members.ts'
import { booksOf, payingContext, runJobs } from '#tests/money/payments.ts'
import { receiptsOf } from '#tests/money/receipts.ts'
import { holdingsOf } from './holdings.server.ts'

const OWN = /^\w+ \/v2\/me\/privacy/
const { open, looked } = apiCalls(OWN)

type Paying = Awaited<ReturnType<typeof payingContext>>

const person = {
  name: 'Siti Nurjanah',
  contact: 'siti.nurjanah@contoh.id',
  phone: '+6281234567890',
  taxId: '3171231203910001',
  // A third person, whose name is not part of the donor's.
  other: 'Hasanuddin bin Mahmud',
}
const traces = [person.name, 'nurjanah', person.contact, '81234567890', person.taxId, person.other]

async function openCalls() {
  const ctx = await payingContext()
  await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' })
  await makeCampaign(ctx, { slug: 'wakaf-sumur', title: 'Wakaf sumur', fund: 'W' })
  const call = await open(ctx)
  return { ctx, call }
}

async function give(ctx: Paying, accountId: string | undefined, slug = 'sumur-desa') {
  const prayer = `Semoga ${person.name} sehat.`
  return aDonation(ctx, { accountId, campaignSlug: slug, prayer, showsPrayer: true })
}

/** A paid donation of the person, with the given changes. */
async function aDonation(ctx: Paying, more: Partial<Parameters<typeof startDonation>[1]>) {
  const { campaignSlug: slug = 'sumur-desa' } = more
  ctx.clock.advance({ minutes: 1 })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: slug,
    amount: rupiah(100_000),
    donorName: person.name,
    donorEmail: person.contact,
    donorPhone: person.phone,
    taxId: slug === 'zakat-maal' ? person.taxId : undefined,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: true,
    salutation: 'ibu',
    onBehalfOf: [person.other],
    ...more,
  })
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await publishPrayers(ctx)
  return donationId
}

/** A person who has used everything: donations, prayers, aamiin, verses, a plan, two devices. */
async function aFullLife() {
  const calls = await openCalls()
  const { ctx } = calls
  const { accountId, authorization: as } = await aRegistered(ctx, person)
  await ctx.db
    .insertInto('account_contact')
    .values({ account_id: accountId, kind: 'phone', value: person.phone, verified_at: ctx.now() })
    .execute()
  const photo = await dress(ctx, { accountId, taxId: person.taxId })
  const wakaf = await give(ctx, accountId, 'wakaf-sumur')
  const zakat = await give(ctx, accountId, 'zakat-maal')
  const asGuest = await give(ctx, undefined)
  await touchTheRest(ctx, as)
  const prayers = await ctx.db.selectFrom('prayer').select('public_id').execute()
  for (const { public_id: prayerId } of prayers.slice(0, 1)) {
    await sayAamiin(ctx, { prayerId, person: `akun:${accountId}`, address: '203.0.113.7' })
    await sayAamiin(ctx, { prayerId, person: 'tamu:x', address: '203.0.113.7' })
  }
  const verse = { account_id: accountId, surah: 2, ayah: 255 }
  const at = { created_at: ctx.now(), updated_at: ctx.now() }
  await ctx.db
    .insertInto('saved_verse')
    .values({ ...verse, id: 'ayat-1', note: `catatan ${person.name}`, labels: [], ...at })
    .execute()
  await ctx.db
    .insertInto('last_read')
    .values({ ...verse, read_at: ctx.now() })
    .execute()
  const progress = { kind: 'hafalan', key: '2:255', version: 1, updated_at: ctx.now() } as const
  await ctx.db
    .insertInto('progress_item')
    .values({ ...progress, account_id: accountId, state: JSON.stringify({ of: person.name }) })
    .execute()
  return { ...calls, accountId, as, photo, gifts: { wakaf, zakat, asGuest } }
}

/** Begins a plan and requests a password reset: both leave rows. */
async function touchTheRest(ctx: Paying, as: string): Promise<void> {
  const api = createApi(ctx, openPublicSessions('a secret of the tests'))
  const headers = { authorization: as, 'content-type': 'application/json' }
  await aPlan(ctx, { contact: person.contact })
  const forgot = JSON.stringify({ contact: person.contact })
  await api.request('/v2/auth/password/forgot', { method: 'POST', headers, body: forgot })
}

/** Every table and row that contains one of the texts, in any spelling. */
async function findIn(ctx: Paying, texts: string[]): Promise<string[]> {
  const tables = await tablesOf(ctx)
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select held::text as row from ${sql.table(table)} as held`.execute(ctx.db)
    for (const { row } of rows) {
      const hit = texts.find((text) => row.toLowerCase().includes(text.toLowerCase()))
      if (hit) found.push(`${table}: ${hit}`)
    }
  }
  return found
}

async function tablesOf(ctx: Paying): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(ctx.db)
  return rows.map(({ name }) => name)
}

test('who leaves is nowhere in the database any more, and the books are as they were', async () => {
  const { ctx, call, accountId, as, photo, gifts: donations } = await aFullLife()
  const before = await booksOf(ctx)
  expect((await findIn(ctx, traces)).length).toBeGreaterThan(15)
  // A wakaf for another person: on the donation and on its kuitansi.
  expect(await findIn(ctx, [person.other])).toHaveLength(2)
  const numbers = (await receiptsOf(ctx, donations.zakat)).map(({ number }) => number)
  expect(numbers).toHaveLength(2)

  const told = dataOf<{ kept: object }>(await call('GET', '/me/privacy', { as }))
  expect(told.kept).toEqual({ donations: 2, receipts: 3 })
  const json = { currentPassword: aPassword, isUnderstood: true }
  const closed = await call('POST', '/me/privacy/closure', { as, json })
  // Includes the donation made without the account, but with its email.
  expect(closed.body).toEqual({ data: { donations: 3, receipts: 4 } })

  expect(await findIn(ctx, traces)).toEqual([])
  expect(await booksOf(ctx)).toEqual(before)
  expect(await ctx.files.get(photo)).not.toBeNull()
  await runJobs(ctx)
  expect(await ctx.files.get(photo)).toBeNull()
  const called = ctx.db.selectFrom('donation').select(['salutation', 'on_behalf_of']).distinct()
  expect(await called.execute()).toEqual([{ salutation: null, on_behalf_of: null }])
  expect((await call('GET', '/me/privacy', { as })).status).toBe(401)
  const account = await ctx.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  expect(account).toMatchObject({ id: accountId, status: 'closed', name: 'Akun terhapus' })
  for (const number of numbers) {
    expect(await verifyReceipt(ctx, number)).toMatchObject({
      number,
      status: 'sah',
      maskedName: 'Hamba Allah',
    })
  }
  const printed = await receiptToPrint(ctx, { publicId: donations.zakat, kind: 'bsz' })
  expect(printed?.snapshot).toMatchObject({ donor: { name: 'Donatur terhapus' }, amount: 100_000 })
  expect(printed?.taxId).toBeUndefined()
  const left = await ctx.db
    .selectFrom('account_erasure')
    .select(['donations', 'receipts'])
    .execute()
  expect(left).toEqual([{ donations: 3, receipts: 4 }])
  expect(ctx.purged).toContain('/donatur/')
})

test('what comes in while an account closes is taken out soon after, and the contact is free again', async () => {
  const { ctx, call } = await openCalls()
  const { accountId, authorization: as } = await aRegistered(ctx, person)
  const json = { currentPassword: aPassword, isUnderstood: true }
  expect((await call('POST', '/me/privacy/closure', { as, json })).status).toBe(200)
  await give(ctx, accountId)
  expect(await findIn(ctx, traces)).not.toEqual([])
  ctx.clock.advance({ minutes: 10 })
  await runJobs(ctx)
  expect(await findIn(ctx, traces)).toEqual([])
  const again = await aRegistered(ctx, person)
  expect(again.accountId).not.toBe(accountId)
})

test('who leaves takes their number out of gifts that may be another’s, and leaves them their papers', async () => {
  const { ctx, call } = await openCalls()
  const { accountId, authorization: as } = await aRegistered(ctx, person)
  const phone = { account_id: accountId, kind: 'phone' as const, value: person.phone }
  await ctx.db
    .insertInto('account_contact')
    .values({ ...phone, verified_at: ctx.now() })
    .execute()
  const mistyped = await aDonation(ctx, { donorName: 'Budi Santoso', donorEmail: undefined })
  const json = { currentPassword: aPassword, isUnderstood: true }
  expect((await call('POST', '/me/privacy/closure', { as, json })).status).toBe(200)
  expect(await findIn(ctx, traces)).toEqual([])
  const paper = await receiptToPrint(ctx, { publicId: mistyped, kind: 'kuitansi' })
  expect(paper?.snapshot.donor.name).toBe('Budi Santoso')
})

test('one’s own copy of the data has everything, and no secret', async () => {
  const { ctx, call, as, accountId } = await aFullLife()
  const other = await aMember(ctx, { name: 'Budi Santoso', email: 'budi@contoh.id' })
  const json = { currentPassword: aPassword }
  const answer = await call('POST', '/me/privacy/export', { as, json })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('data-saya.json')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const held = dataOf<Record<string, Record<string, unknown>[]>>(answer)
  expect(Object.keys(held)).toEqual(holdingsOf(accountId, ctx.now()).map(({ as: name }) => name))
  expect(held.donasi).toHaveLength(2)
  expect(held.donasi).toMatchObject([{ salutation: 'ibu' }, { salutation: 'ibu' }])
  expect(held.donasi?.some(({ tax_id }) => tax_id === person.taxId)).toBe(true)
  expect(held.akun).toMatchObject([
    { tax_id: person.taxId, photo: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  ])
  expect(held.ayatTersimpan).toMatchObject([{ surah: 2, ayah: 255 }])
  expect(held.kontak).toHaveLength(2)
  expect(held.donasiRutin).toHaveLength(1)
  expect(held.aamiin).toHaveLength(1)
  const text = JSON.stringify(held)
  for (const said of [person.name, person.contact, person.phone, person.other])
    expect(text).toContain(said)
  expect(text).not.toMatch(/password_hash|token_hash|nonce|address_hash|Budi/)

  const wrong = { currentPassword: 'bukan yang ini' }
  expect((await call('POST', '/me/privacy/export', { as, json: wrong })).status).toBe(422)
  const theirs = await call('POST', '/me/privacy/export', { as: other.authorization, json: {} })
  expect(JSON.stringify(theirs.body)).not.toContain(person.name)
})

test('leaving asks once more who it is, and whether it is understood', async () => {
  const { ctx, call } = await openCalls()
  const { authorization: as } = await aRegistered(ctx, person)
  const path = '/me/privacy/closure'
  const understood = { isUnderstood: true }
  const statusOf = async (json: object) => (await call('POST', path, { as, json })).status
  expect(await statusOf({ currentPassword: aPassword })).toBe(422)
  expect(await statusOf(understood)).toBe(422)
  expect(await statusOf({ ...understood, currentPassword: 'bukan yang ini' })).toBe(422)
  expect((await call('GET', '/me/privacy', { as })).status).toBe(200)

  // Without a password a sign-in within the last ten minutes is the proof.
  const { authorization: budi } = await aMember(ctx, { name: 'Budi' })
  ctx.clock.advance({ minutes: 11 })
  const late = await call('POST', path, { as: budi, json: understood })
  expect(late.body).toMatchObject({ status: 403, code: 'account/fresh-sign-in-needed' })
  for (const [method, of] of [
    ['GET', '/me/privacy'],
    ['POST', '/me/privacy/export'],
    ['POST', path],
  ] as const) {
    expect((await call(method, of)).status).toBe(401)
  }
})

test('consents are listed with their moment and the version of the text', async () => {
  const { ctx, call } = await openCalls()
  const { authorization: as } = await aRegistered(ctx, person)
  const { consents } = dataOf<{ consents: object[] }>(await call('GET', '/me/privacy', { as }))
  const decidedAt = ctx.now().toISOString()
  expect(consents).toContainEqual({
    purpose: 'terms',
    isGiven: true,
    version: '2026-11',
    words: '',
    decidedAt,
  })
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of privacy was made here', () => {
  expect(looked()).toEqual({ count: 3, missed: [] })
})
