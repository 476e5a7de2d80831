import { expect, test } from 'vitest'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { createBatch } from '#features/settlement/settle-batch.server.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid, recordReversed } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { makeCampaign } from '#tests/makers.ts'
import { makePaidCharge } from '#tests/money/payments.ts'
import { askLedger, checkLedger, type LedgerQuestion } from './ledger.server.ts'

async function aDonation(ctx: TestCtx): Promise<string> {
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
  if (step === recordPaid) await makePaidCharge(ctx, id)
  else
    await ctx.db
      .updateTable('charge')
      .set({ status: 'reversed' })
      .where('donation_id', '=', id)
      .execute()
  await inTransaction(ctx.db, async (tx) => step(tx, await lockDonation(tx, id), payment))
}

/** Sound books: a donation paid and rolled up, one paid and still waiting, one reversed, one unpaid. */
async function soundBooks(ctx: TestCtx): Promise<string> {
  await makeCampaign(ctx)
  const paid = await aDonation(ctx)
  await record(ctx, paid, recordPaid)
  await rollUpTotals(ctx)
  await record(ctx, await aDonation(ctx), recordPaid)
  const reversed = await aDonation(ctx)
  await record(ctx, reversed, recordPaid)
  await record(ctx, reversed, recordReversed)
  await aDonation(ctx)
  return paid
}

/** A payout of one donation, stored without its journals; answers its row id. */
async function aPayout(ctx: TestCtx, id: string, { fee }: { fee: number }): Promise<string> {
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now() }
  const batch = (await inTransaction(ctx.db, (tx) => createBatch(ctx, tx, payout))) ?? ''
  const of = { source_id: id, portion_id: ctx.newId(), batch_id: batch, campaign_id: null }
  const sums = { gross: rupiah(50_000), fee: rupiah(fee), tax: rupiah(0) }
  await ctx.db
    .insertInto('settlement_line')
    .values({ ...of, ...sums, fund: 'IT' })
    .execute()
  return batch
}

/** Five units of a wakaf, with `remaining` in stock; answers the campaign. */
async function aUnit(ctx: TestCtx, { remaining }: { remaining: number }): Promise<string> {
  const { id } = await makeCampaign(ctx, { slug: 'wakaf-mushaf', fund: 'W' })
  const unit = { name: 'mushaf', price: rupiah(100_000), total: 5, remaining }
  await ctx.db
    .insertInto('wakaf_unit')
    .values({ campaign_id: id, ...unit })
    .execute()
  return id
}

type PostedFields = { sourceId?: string; source?: string }

function post(ctx: TestCtx, posting: Partial<Posting>, fields: PostedFields = {}) {
  return postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: fields.sourceId ?? ctx.newId(),
    source: fields.source ?? (fields.sourceId ? 'donation' : 'correction'),
    event: fields.sourceId ? 'captured' : 'made',
    description: 'Jurnal uji',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [{ debit: '1110', credit: '2120', fund: 'IT', amount: rupiah(1_000), ...posting }],
  })
}

async function wrongAnswers(ctx: TestCtx): Promise<string[]> {
  const answers = Object.entries(await askLedger(ctx.db))
  return answers.filter(([, count]) => count !== 0).map(([question]) => question)
}

test('sound books answer zero to every question', async () => {
  const ctx = await testContext()
  await soundBooks(ctx)
  expect(Object.keys(await askLedger(ctx.db))).toHaveLength(48)
  expect(await wrongAnswers(ctx)).toEqual([])
})

type Damage = (ctx: TestCtx, paidId: string) => Promise<unknown>
const wrongTotal = { collected: rupiah(1) }
function editing(change: { amount?: Rupiah; operational?: Rupiah }): Damage {
  return (ctx, id) => ctx.db.updateTable('donation').set(change).where('id', '=', id).execute()
}

const partGone = { amount: rupiah(49_000), returned_amount: rupiah(1_000) }

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
    (ctx) => post(ctx, { debit: '1190', credit: '2120', fund: 'A' }),
  ],
  [
    'postingsInAForeignFund',
    'zakat booked at the bank of the amil',
    (ctx) => post(ctx, { debit: '1124', fund: 'Z' }),
  ],
  [
    'campaignTotalsOffTheLedger',
    'a total that somebody edited',
    (ctx) => ctx.db.updateTable('campaign_total').set(wrongTotal).execute(),
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
    editing({ amount: rupiah(60_000) }),
  ],
  [
    'operationalInfakOffTheLedger',
    'infak operasional that was paid and not booked',
    editing({ operational: rupiah(5_000) }),
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
    'amilSharesBeyondTheirCap',
    'a rupiah too many for the amil',
    async (ctx) => {
      await agreeShares(ctx)
      await takeAmilShare(ctx, { fund: 'IT', period: '2026-11' })
      const amount = rupiah(1)
      await post(ctx, { debit: '5230', credit: '2190', amount })
      await post(ctx, { debit: '1190', credit: '4420', fund: 'A', amount })
    },
  ],
  [
    'payoutsOffTheLedger',
    'a payout that was written down and not booked',
    (ctx, id) => aPayout(ctx, id, { fee: 0 }),
  ],
  [
    'disbursementsOffTheLedger',
    'a disbursement called paid by hand',
    (ctx) =>
      ctx.db
        .insertInto('disbursement')
        .values({
          id: ctx.newId(),
          campaign_id: null,
          fund: 'IU',
          account: '5220',
          amount: rupiah(1_000),
          description: 'Tanpa jurnal',
          beneficiaries: 1,
          proof: 'bukti.pdf',
          status: 'paid',
          made_by: ctx.newId(),
          made_at: ctx.now(),
          approved_by: ctx.newId(),
          approved_at: ctx.now(),
          paid_at: ctx.now(),
        })
        .execute(),
  ],
  [
    'refundsThatDisagree',
    'a donation called refunded by hand',
    (ctx, id) =>
      ctx.db.updateTable('donation').set({ status: 'refunded' }).where('id', '=', id).execute(),
  ],
  [
    'returnedPartsThatDisagree',
    'a part that went back by hand',
    (ctx, id) => ctx.db.updateTable('donation').set(partGone).where('id', '=', id).execute(),
  ],
  [
    'wakafUnitsOffTheirStock',
    'a unit that left the stock with nobody',
    (ctx) => aUnit(ctx, { remaining: 4 }),
  ],
  [
    'wakafUnitsOffTheirStock',
    'units that nobody paid for',
    async (ctx) => {
      const campaignId = await aUnit(ctx, { remaining: 3 })
      const granted = { asked: 2, granted: 2, general_amount: rupiah(0) }
      const ids = { source_id: ctx.newId(), campaign_id: campaignId }
      const taken = { taken_at: ctx.now(), returned_at: null }
      await ctx.db
        .insertInto('wakaf_share')
        .values({ ...ids, ...granted, ...taken })
        .execute()
    },
  ],
  [
    'refundsPayableOffTheLedger',
    'a debt to a donor that nobody decided on',
    (ctx) => post(ctx, { credit: '2140' }),
  ],
  [
    'returnedTwiceOffTheLedger',
    'money that went back twice, with no question for people',
    (ctx) => post(ctx, { debit: '1150', credit: '1130' }),
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
  // The charges are a second look at the same money (payouts.db.test.ts).
  const wrong = await wrongAnswers(ctx)
  expect(wrong.filter((each) => each !== 'gatewaysOffTheirCharges')).toEqual([question])
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
