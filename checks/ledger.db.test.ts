import { expect, test } from 'vitest'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid, recordReversed } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start-donation.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { seedDemo } from '../db/seeds/seed-demo.server.ts'
import { askLedger, checkLedger, type LedgerQuestion } from './ledger.server.ts'

async function aGift(ctx: TestCtx): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(50_000),
    donorName: 'Ahmad Subagja',
    donorPhone: '+6281234567889',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  return (await findDonation(ctx.db, donationId))?.id ?? ''
}

async function record(ctx: TestCtx, id: string, step: typeof recordPaid): Promise<void> {
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => step(tx, await lockDonation(tx, id), payment))
}

/** Books as they should be: a gift paid and rolled up, one paid and still waiting, one reversed, one unpaid. */
async function soundBooks(ctx: TestCtx): Promise<string> {
  await makeCampaign(ctx)
  const paid = await aGift(ctx)
  await record(ctx, paid, recordPaid)
  await rollUpTotals(ctx)
  await record(ctx, await aGift(ctx), recordPaid)
  const reversed = await aGift(ctx)
  await record(ctx, reversed, recordPaid)
  await record(ctx, reversed, recordReversed)
  await aGift(ctx)
  return paid
}

function post(ctx: TestCtx, posting: Partial<Posting>, given: { sourceId?: string } = {}) {
  return postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: given.sourceId ?? ctx.newId(),
    source: given.sourceId ? 'donation' : 'correction',
    event: given.sourceId ? 'captured' : 'made',
    description: 'Jurnal uji',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [{ debit: '1130', credit: '2140', fund: 'IT', amount: rupiah(1_000), ...posting }],
  })
}

async function wrongAnswers(ctx: TestCtx): Promise<string[]> {
  const answers = Object.entries(await askLedger(ctx.db))
  return answers.filter(([, count]) => count !== 0).map(([question]) => question)
}

test('sound books answer zero to every question', async () => {
  const ctx = await testContext()
  await soundBooks(ctx)
  expect(Object.keys(await askLedger(ctx.db))).toHaveLength(8)
  expect(await wrongAnswers(ctx)).toEqual([])
})

test('the demo has sound books', async () => {
  const ctx = await testContext()
  await seedDemo(ctx)
  expect(await wrongAnswers(ctx)).toEqual([])
})

type Damage = (ctx: TestCtx, paidId: string) => Promise<unknown>
const damages: [LedgerQuestion, string, Damage][] = [
  [
    'journalsWithoutPostings',
    'a journal that moved nothing',
    (ctx) =>
      ctx.db
        .insertInto('ledger_journal')
        .values({
          source_id: ctx.newId(),
          id: ctx.newId(),
          source: 'correction',
          event: 'made',
          description: 'Kosong',
          occurred_at: ctx.now(),
          recorded_at: ctx.now(),
        })
        .execute(),
  ],
  [
    'fundsThatOweEachOtherUnevenly',
    'a loan between funds that only one of them knows',
    (ctx) => post(ctx, { debit: '1190', credit: '2140', fund: 'A' }),
  ],
  [
    'postingsInAForeignFund',
    'zakat booked at the bank of the amil',
    (ctx) => post(ctx, { debit: '1124', fund: 'Z' }),
  ],
  [
    'campaignTotalsOffTheLedger',
    'a total that somebody edited',
    (ctx) =>
      ctx.db
        .updateTable('campaign_total')
        .set({ collected: rupiah(1) })
        .execute(),
  ],
  [
    'campaignTotalsOffTheLedger',
    'a donor counted twice',
    (ctx) => ctx.db.updateTable('campaign_total').set({ donors: 99 }).execute(),
  ],
  [
    'campaignTotalsOffTheLedger',
    'a delta that got lost',
    (ctx) => ctx.db.deleteFrom('campaign_delta').execute(),
  ],
  [
    'paidDonationsWithoutTheirCapture',
    'a donation made paid by hand',
    (ctx) =>
      ctx.db
        .updateTable('donation')
        .set({ status: 'paid', paid_at: ctx.now() })
        .where('status', '=', 'awaiting_payment')
        .execute(),
  ],
  [
    'paidDonationsWithoutTheirCapture',
    'an amount edited after it was booked',
    (ctx, id) =>
      ctx.db
        .updateTable('donation')
        .set({ amount: rupiah(60_000) })
        .where('id', '=', id)
        .execute(),
  ],
  [
    'capturesWithoutAPaidDonation',
    'a capture of a donation that does not exist',
    (ctx) => post(ctx, {}, { sourceId: ctx.newId() }),
  ],
  [
    'reversalsThatDisagree',
    'a donation called reversed by hand',
    (ctx, id) =>
      ctx.db.updateTable('donation').set({ status: 'reversed' }).where('id', '=', id).execute(),
  ],
  [
    'titipanOffTheLedger',
    'titipan in the books that nobody works on',
    (ctx) => post(ctx, { credit: '2130', fund: 'IU' }),
  ],
]

test.each(damages)('%s is seen: %s', async (question, _, damage) => {
  const ctx = await testContext()
  await damage(ctx, await soundBooks(ctx))
  expect(await wrongAnswers(ctx)).toEqual([question])
})

test('what is wrong is logged as an error with its name', async () => {
  const ctx = await testContext()
  await soundBooks(ctx)
  await checkLedger(ctx)
  expect(ctx.logged.map((line) => line.level)).toEqual(['info'])
  await ctx.db.updateTable('campaign_total').set({ donors: 99 }).execute()
  await checkLedger(ctx)
  expect(ctx.logged).toContainEqual({
    level: 'error',
    event: 'check.failed',
    check: 'campaignTotalsOffTheLedger',
    count: 1,
  })
})
