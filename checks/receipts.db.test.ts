import { expect, test } from 'vitest'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { ReceiptKind } from '#platform/db/schema/schema-receipt.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { askReceipts, checkReceipts, type ReceiptQuestion } from './receipts.server.ts'

async function aPaidDonation(ctx: TestCtx, campaignSlug: string): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug,
    amount: rupiah(50_000),
    donorName: 'Ahmad Subagja',
    donorPhone: '+6281234567889',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  const id = (await findDonation(ctx.db, donationId))?.id ?? ''
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => recordPaid(tx, await lockDonation(tx, id), payment))
  return id
}

type PaidDonations = { infak: string; zakat: string }

/** Sound receipts: of an infak, of a zakat, and void ones of a donation whose money is gone. */
async function soundReceipts(ctx: TestCtx): Promise<PaidDonations> {
  await makeCampaign(ctx)
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const donations = {
    infak: await aPaidDonation(ctx, 'sumur-desa'),
    zakat: await aPaidDonation(ctx, 'zakat-maal'),
  }
  const gone = await aPaidDonation(ctx, 'sumur-desa')
  for (const donationId of [donations.infak, gone, donations.zakat]) {
    await issueReceiptsJob.run(ctx, { donationId })
  }
  await ctx.db.updateTable('donation').set({ status: 'reversed' }).where('id', '=', gone).execute()
  await voidAll(ctx, gone)
  ctx.clock.advance({ hours: 2 })
  return donations
}

function voidAll(ctx: TestCtx, donationId: string): Promise<void> {
  return inTransaction(ctx.db, (tx) =>
    voidReceipts(tx, { donationId, reason: 'reversed', at: ctx.now() }),
  )
}

async function wrongAnswers(ctx: TestCtx): Promise<string[]> {
  const answers = Object.entries(await askReceipts(ctx))
  return answers.filter(([, count]) => count !== 0).map(([question]) => question)
}

type Written = { kind?: ReceiptKind; serial: number; version?: number; amount?: number }

/** A receipt inserted without the use case. */
async function write(ctx: TestCtx, donation_id: string, fields: Written): Promise<void> {
  const { kind = 'kuitansi', serial, version = 2, amount = 50_000 } = fields
  const rows = [{ label: 'Infak', amount }]
  const snapshot = JSON.stringify({ amount, rows })
  const row = { donation_id, kind, version, year: 2026, serial, snapshot, issued_at: ctx.now() }
  await ctx.db.insertInto('receipt').values(row).execute()
}

const count = (ctx: TestCtx, last: number) =>
  ctx.db.updateTable('receipt_counter').set({ last }).where('kind', '=', 'kuitansi').execute()

test('sound receipts answer zero to every question', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  await soundReceipts(ctx)
  expect(await wrongAnswers(ctx)).toEqual([])
})

test('a gift that was just paid may still wait for its receipt, but not for long', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await aPaidDonation(ctx, 'sumur-desa')
  ctx.clock.advance({ minutes: 59 })
  expect(await wrongAnswers(ctx)).toEqual([])
  ctx.clock.advance({ minutes: 2 })
  expect(await wrongAnswers(ctx)).toEqual(['paidGiftsWithoutReceipt'])
})

type Damage = (ctx: TestCtx, donations: PaidDonations) => Promise<unknown>
const damages: [ReceiptQuestion[], string, Damage][] = [
  [
    ['receiptNumbersWithAGap'],
    'a number that was taken and printed on nothing',
    (ctx) => count(ctx, 4),
  ],
  [
    ['receiptNumbersWithAGap', 'giftsWithTwoValidReceipts'],
    'a receipt that left a number out',
    async (ctx, { infak }) => {
      await write(ctx, infak, { serial: 5 })
      await count(ctx, 4)
    },
  ],
  [
    ['receiptNumbersWithAGap', 'giftsWithTwoValidReceipts'],
    'a number given twice, and as many left out',
    async (ctx, { infak, zakat }) => {
      await write(ctx, infak, { serial: 3 })
      await write(ctx, zakat, { serial: 5 })
      await count(ctx, 5)
    },
  ],
  [['receiptNumbersWithAGap'], 'a counter that was wound back', (ctx) => count(ctx, 1)],
  [
    ['receiptNumbersWithAGap'],
    'a counter without a receipt',
    (ctx) =>
      ctx.db.insertInto('receipt_counter').values({ kind: 'bsz', year: 2031, last: 1 }).execute(),
  ],
  [
    ['receiptNumbersWithAGap'],
    'receipts of a year without its counter',
    (ctx) => ctx.db.deleteFrom('receipt_counter').where('kind', '=', 'bsz').execute(),
  ],
  [
    ['paidGiftsWithoutReceipt'],
    'a paid gift whose only receipt is void',
    (ctx, { infak }) => voidAll(ctx, infak),
  ],
  [
    ['paidGiftsWithoutReceipt'],
    'a zakat without its Bukti Setor Zakat',
    (ctx, { zakat }) =>
      ctx.db
        .insertInto('receipt_void')
        .values({
          donation_id: zakat,
          kind: 'bsz',
          version: 1,
          reason: 'corrected',
          voided_at: ctx.now(),
        })
        .execute(),
  ],
  [
    ['giftsWithTwoValidReceipts'],
    'a second valid receipt of one gift',
    async (ctx, { infak }) => {
      await write(ctx, infak, { serial: 4 })
      await count(ctx, 4)
    },
  ],
  [
    ['receiptsOfMoneyThatIsGone'],
    'a refunded gift whose receipts stand',
    (ctx, { zakat }) =>
      ctx.db.updateTable('donation').set({ status: 'refunded' }).where('id', '=', zakat).execute(),
  ],
  [
    ['taxReceiptsOfOtherGifts'],
    'a Bukti Setor Zakat of an infak',
    async (ctx, { infak }) => {
      await write(ctx, infak, { kind: 'bsz', serial: 2, version: 1 })
      await ctx.db
        .updateTable('receipt_counter')
        .set({ last: 2 })
        .where('kind', '=', 'bsz')
        .execute()
    },
  ],
  [
    ['receiptsOverAnotherAmount'],
    'a receipt that says more than was given',
    async (ctx, { infak }) => {
      await voidAll(ctx, infak)
      await write(ctx, infak, { serial: 4, amount: 60_000 })
      await count(ctx, 4)
    },
  ],
]

test.each(damages)('%s is seen: %s', async (wrong, _, damage) => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  await damage(ctx, await soundReceipts(ctx))
  expect(await wrongAnswers(ctx)).toEqual(wrong)
})

test('what is wrong is logged as an error with its name', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  await soundReceipts(ctx)
  await checkReceipts(ctx)
  expect(ctx.logged.map((line) => line.level)).toEqual(['info'])
  await count(ctx, 9)
  await checkReceipts(ctx)
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      event: 'check.failed',
      check: 'receiptNumbersWithAGap',
    }),
  )
})
