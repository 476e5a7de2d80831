import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import type { Posting } from './ledger.ts'
import { monthlyDonations } from './monthly-donations.server.ts'
import { postJournal } from './post-journal.server.ts'
import {
  balanceOf,
  disbursedTotal,
  givenByCampaign,
  listAccounts,
  sumOfUse,
  trialBalance,
} from './queries.server.ts'

type Line = Omit<Posting, 'amount'> & { amount: number }

async function post(ctx: TestCtx, ...lines: Line[]): Promise<void> {
  const ids = { journalId: ctx.newId(), sourceId: ctx.newId(), source: 'uji', event: 'uji' }
  const at = { occurredAt: ctx.now(), recordedAt: ctx.now() }
  const postings = lines.map((line) => ({ ...line, amount: rupiah(line.amount) }))
  await postJournal(ctx.db, { ...ids, ...at, description: 'Uji', postings })
}

const given = { debit: '1130', credit: '4210', fund: 'IT' } as const
const returned = { debit: '4990', credit: '1130', fund: 'IT' } as const
const spent = { debit: '5210', credit: '1122', fund: 'IT' } as const

test('the donations of a period begin with its first moment and end before its last', async () => {
  const ctx = await testContext({ now: '2026-06-01T00:00:00Z' })
  const [campaignId, other] = [ctx.newId(), ctx.newId()]
  for (const amount of [1, 10, 100]) {
    await post(ctx, { ...given, campaignId, amount })
    ctx.clock.advance({ hours: 1 })
  }
  await post(ctx, { ...given, campaignId: other, amount: 5_000 })
  await post(ctx, { ...returned, campaignId: other, amount: 2_000 })
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour))
  const spans = [
    { campaignId, from: at(0), until: at(2) },
    { campaignId: other, from: at(0), until: at(9) },
    { campaignId: ctx.newId(), from: at(0), until: at(9) },
  ]
  expect(await monthlyDonations(ctx.db, spans)).toEqual(
    new Map([
      [campaignId, 11],
      [other, 3_000],
    ]),
  )
  expect(await monthlyDonations(ctx.db, spans.slice(0, 1))).toEqual(new Map([[campaignId, 11]]))
  expect(await monthlyDonations(ctx.db, [])).toEqual(new Map())
})

test('a donation and its return are of the period of each, though they are of one document', async () => {
  const ctx = await testContext({ now: '2026-06-01T00:00:00Z' })
  const [campaignId, sourceId] = [ctx.newId(), ctx.newId()]
  for (const [event, line] of [
    ['captured', given],
    ['refunded', returned],
  ] as const) {
    const ids = { journalId: ctx.newId(), sourceId, source: 'uji', event }
    const at = { occurredAt: ctx.now(), recordedAt: ctx.now() }
    const postings = [{ ...line, campaignId, amount: rupiah(9) }]
    await postJournal(ctx.db, { ...ids, ...at, description: 'Uji', postings })
    ctx.clock.advance({ days: 1 })
  }
  const [first, second, third] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 5, day))) as [
    Date,
    Date,
    Date,
  ]
  const donatedIn = async (from: Date, until: Date) =>
    (await monthlyDonations(ctx.db, [{ campaignId, from, until }])).get(campaignId)
  expect(await donatedIn(first, second)).toBe(9)
  expect(await donatedIn(second, third)).toBe(-9)
  expect(await donatedIn(first, third)).toBe(0)
})

test('before the first posting nothing was passed on', async () => {
  const ctx = await testContext()
  expect(await disbursedTotal(ctx.db)).toBe(0)
  expect(await sumOfUse(ctx.db)).toEqual({ disbursed: 0, amilShare: 0, yields: 0 })
})

test('what reached people is what was spent less what came back, in the funds of donors', async () => {
  const ctx = await testContext()
  await post(
    ctx,
    { ...spent, amount: 700 },
    { debit: '1122', credit: '5210', fund: 'IT', amount: 50 },
  )
  await post(ctx, { debit: '5230', credit: '2190', fund: 'IT', amount: 30 })
  await post(ctx, { debit: '1123', credit: '4310', fund: 'W', amount: 8 })
  await post(ctx, { debit: '1121', credit: '4190', fund: 'Z', amount: 5 })
  // Interest nobody may use is passed on as well, but it is no donation.
  await post(ctx, { debit: '5900', credit: '1125', fund: 'N', amount: 4 })
  expect(await disbursedTotal(ctx.db)).toBe(654)
  expect(await sumOfUse(ctx.db)).toEqual({ disbursed: 650, amilShare: 30, yields: 13 })
})

test.each([
  ['Z', '5120', '1121'],
  ['IT', '5210', '1122'],
  ['IU', '5220', '1122'],
  ['W', '5300', '1123'],
  ['D', '5500', '1122'],
] as const)('what fund %s gives to people counts', async (fund, debit, credit) => {
  const ctx = await testContext()
  await post(ctx, { debit, credit, fund, amount: 6 })
  expect(await sumOfUse(ctx.db)).toMatchObject({ disbursed: 6 })
})

test('a balance is of one account, and of one fund or campaign where asked', async () => {
  const ctx = await testContext()
  const campaignId = ctx.newId()
  await post(ctx, { ...given, campaignId, amount: 5 }, { ...given, amount: 7 })
  await post(ctx, { debit: '1130', credit: '4220', fund: 'IU', amount: 11 })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(23)
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'IT' })).toBe(12)
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'IT', campaignId })).toBe(5)
})

test('the lines of a journal are numbered from one, and a line without a campaign has none', async () => {
  const ctx = await testContext()
  await post(ctx, { ...given, amount: 5 }, { ...spent, amount: 7 })
  const rows = await ctx.db
    .selectFrom('ledger_posting')
    .select(['line', 'campaign_id'])
    .orderBy('line')
    .execute()
  expect(rows).toEqual([
    { line: 1, campaign_id: null },
    { line: 2, campaign_id: null },
  ])
})

test('a campaign has what was given less what was returned, and the donors of what remains', async () => {
  const ctx = await testContext()
  const [campaignId, other] = [ctx.newId(), ctx.newId()]
  await post(ctx, { ...given, campaignId, amount: 5 })
  await post(ctx, { ...given, campaignId, amount: 7 }, { ...spent, campaignId, amount: 3 })
  await post(ctx, { ...given, campaignId, amount: 9 }, { ...returned, campaignId, amount: 9 })
  await post(ctx, { ...given, campaignId: other, amount: 4 }, { ...given, amount: 100 })
  const { rows } = await sql`select campaign_id, collected, donors
    from ${givenByCampaign()} as given order by collected`.execute(ctx.db)
  expect(rows).toEqual([
    { campaign_id: other, collected: 4, donors: 1 },
    { campaign_id: campaignId, collected: 12, donors: 2 },
  ])
})

test('the trial balance has both sides of each account, by fund and code', async () => {
  const ctx = await testContext()
  await post(ctx, { debit: '1130', credit: '4220', fund: 'IU', amount: 11 })
  await post(ctx, { ...given, amount: 5 }, { ...returned, amount: 2 }, { ...given, amount: 1 })
  const rows = await trialBalance(ctx.db)
  expect(rows.map(({ fund, account, debit, credit }) => [fund, account, debit, credit])).toEqual([
    ['IT', '1130', 6, 2],
    ['IT', '4210', 0, 6],
    ['IT', '4990', 2, 0],
    ['IU', '1130', 11, 0],
    ['IU', '4220', 0, 11],
  ])
})

test('accounts are listed by code, wherever their rows lie', async () => {
  const ctx = await testContext()
  // A changed row lies behind the others.
  await sql`update ledger_account set name = name where code = '1121'`.execute(ctx.db)
  const codes = (await listAccounts(ctx.db)).map(({ code }) => code)
  expect(codes).toEqual(codes.toSorted())
  expect(codes.slice(0, 2)).toEqual(['1110', '1112'])
})
