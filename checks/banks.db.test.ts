import { expect, test } from 'vitest'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBank } from '#tests/money/refunds.ts'
import { askLedger, type LedgerQuestion } from './ledger.server.ts'

type When = { occurredAt?: Date; source?: string }

const post = (
  ctx: TestCtx,
  posting: Omit<Posting, 'amount'>,
  { occurredAt = ctx.now(), source = 'correction' }: When = {},
) =>
  postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source,
    event: 'made',
    description: 'Jurnal uji',
    occurredAt,
    recordedAt: ctx.now(),
    postings: [{ ...posting, amount: rupiah(1_000) }],
  })

const intoInfak = { debit: '1122', credit: '4220', fund: 'IU' } as const

const damages: [LedgerQuestion, string, (ctx: TestCtx) => Promise<unknown>][] = [
  [
    'postingsOfAnotherBank',
    'a posting that names the bank account of another fund',
    async (ctx) =>
      post(ctx, { ...intoInfak, bankAccountId: (await aBank(ctx, 'Z')).bankAccountId }),
  ],
  [
    'postingsOfAnotherBank',
    'a posting that names a bank account that nobody recorded',
    (ctx) => post(ctx, { ...intoInfak, bankAccountId: ctx.newId() }),
  ],
  [
    'vouchersOffTheLedger',
    'a journal of a voucher that nobody recorded',
    (ctx) => post(ctx, intoInfak, { source: 'voucher' }),
  ],
  [
    'openItemsOffTheLedger',
    'an advance that nobody holds',
    (ctx) => post(ctx, { debit: '1145', credit: '2120', fund: 'IU' }),
  ],
  [
    'monthSumsOffTheLedger',
    'a sum kept for statements that the ledger does not have',
    (ctx) =>
      ctx.db
        .insertInto('ledger_month_sum')
        .values({
          month: '2020-01-01',
          line: 1,
          debit_account: '1110',
          credit_account: '4220',
          fund: 'IU',
          campaign_id: null,
          bank_account_id: null,
          amount: 1_000,
        })
        .execute(),
  ],
  [
    'ownTransfersHalfWay',
    'money that left one of our accounts and reached none',
    (ctx) => post(ctx, { debit: '1115', credit: '2120', fund: 'IU' }),
  ],
  [
    'wakafFeesPaidInAdvance',
    'fees of wakaf that the amil paid before it owed them',
    (ctx) => post(ctx, { debit: '1160', credit: '2120', fund: 'A' }),
  ],
  [
    'banksOrDebtsBelowZero',
    'infak spent that never reached the bank',
    (ctx) => post(ctx, { debit: '5210', credit: '1122', fund: 'IT' }),
  ],
  [
    'banksOrDebtsBelowZero',
    'money that left a bank two days before it came',
    async (ctx) => {
      await post(ctx, { debit: '1121', credit: '4110', fund: 'Z' })
      const earlier = new Date(ctx.now().getTime() - 2 * DAY_MS)
      await post(ctx, { debit: '5120', credit: '1121', fund: 'Z' }, { occurredAt: earlier })
    },
  ],
  [
    'banksOrDebtsBelowZero',
    'a debt that was paid the day before it was owed',
    async (ctx) => {
      await post(ctx, { debit: '6510', credit: '2110', fund: 'A' })
      const earlier = new Date(ctx.now().getTime() - DAY_MS)
      await post(ctx, { debit: '2110', credit: '6510', fund: 'A' }, { occurredAt: earlier })
    },
  ],
]

test.each(damages)('%s is seen: %s', async (question, _, damage) => {
  const ctx = await testContext()
  await post(ctx, { ...intoInfak, bankAccountId: (await aBank(ctx, 'IU')).bankAccountId })
  const wrong = async () =>
    Object.entries(await askLedger(ctx.db)).flatMap(([name, count]) => (count === 0 ? [] : [name]))
  expect(await wrong()).toEqual([])
  await damage(ctx)
  expect(await wrong()).toEqual([question])
})
