import { expect, test } from 'vitest'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { undoTransfer } from '#features/transfer/undo-transfer.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aDonation,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { confirmLine, unlinkLine } from './confirm-line.server.ts'
import { viewDay } from './day-view.server.ts'
import { removeStatement } from './upload-statement.server.ts'

const env = { BANK_TRANSFER: 'on' }
/** The test clock's first day. */
const TODAY = '2026-06-15'

const journals = async (ctx: TestCtx) =>
  (await ctx.db.selectFrom('ledger_journal').select('id').execute()).length
const links = (ctx: TestCtx) =>
  ctx.db.selectFrom('bank_line_link').select(['line_id', 'amount']).execute()

/** A read statement of one line or more, and its open lines. */
async function opened(ctx: TestCtx, bankAccountId: string, lines: FileLine[], opening = 9_000_000) {
  const id = await aStatement(ctx, bankAccountId, lines, opening)
  return { id, lines: await unexplainedLines(ctx, bankAccountId, id) }
}

async function aTransfer(ctx: TestCtx, bankAccountId: string) {
  const donationId = await aDonation(ctx)
  const choice = { donationId, method: 'transfer', channel: bankAccountId } as const
  return { donationId, charge: await openCharge(ctx, choice) }
}

const by = (ctx: TestCtx) => ({ by: ctx.newId() })

/** Confirms the first suggestion of the line at this place. */
async function confirm(ctx: TestCtx, lines: Awaited<ReturnType<typeof unexplainedLines>>, at = 0) {
  const line = lines[at]
  const key = line?.suggestions[0]?.key ?? ''
  return confirmLine(ctx, { lineId: line?.id ?? '', key }, by(ctx))
}

test('the line of a gift’s unique sum pays the gift, once, and can be taken apart from it again', async () => {
  const ctx = await payingContext({ env })
  const { bankAccountId } = await aBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bankAccountId)
  const { id, lines } = await opened(ctx, bankAccountId, [[TODAY, charge.amount]])
  expect(lines).toMatchObject([{ suggestions: [{ kind: 'transfer', isSure: true }] }])
  await confirm(ctx, lines)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  expect(await links(ctx)).toMatchObject([{ amount: charge.amount }])
  expect(await unexplainedLines(ctx, bankAccountId, id)).toEqual([])
  await expect(confirm(ctx, lines)).rejects.toMatchObject({ code: 'bank-statement/line-taken' })

  const booked = await journals(ctx)
  await unlinkLine(ctx, lines[0]?.id ?? '')
  await expect(unlinkLine(ctx, lines[0]?.id ?? '')).rejects.toMatchObject({
    code: 'bank-statement/line-not-linked',
  })
  const again = await unexplainedLines(ctx, bankAccountId, id)
  expect(again).toMatchObject([{ suggestions: [{ kind: 'entry', isSure: true }] }])
  await confirm(ctx, again)
  expect(await journals(ctx)).toBe(booked)
  await expect(removeStatement(ctx, id)).rejects.toMatchObject({ code: 'bank-statement/in-use' })
  await assertBooksHold(ctx)
})

test('a gift that was matched wrongly is undone; its line then stands for titipan', async () => {
  const ctx = await payingContext({ env })
  const { bankAccountId } = await aBank(ctx)
  const { charge } = await aTransfer(ctx, bankAccountId)
  const { id, lines } = await opened(ctx, bankAccountId, [[TODAY, charge.amount]], 0)
  await confirm(ctx, lines)
  await undoTransfer(ctx, { chargeId: charge.id, reason: 'Milik donatur lain' })
  const seen = async () =>
    (await viewDay(ctx.db, { bankAccountId, day: TODAY, today: TODAY })).explained
  expect(await seen()).toMatchObject({ difference: 0, rest: 0 })
  expect((await seen()).items).toHaveLength(2)
  await unlinkLine(ctx, lines[0]?.id ?? '')
  const again = await unexplainedLines(ctx, bankAccountId, id)
  const entry = again[0]?.suggestions.find(({ kind }) => kind === 'entry')
  await confirmLine(ctx, { lineId: lines[0]?.id ?? '', key: entry?.key ?? '' }, by(ctx))
  expect(await seen()).toMatchObject({ difference: 0, rest: 0, items: [] })
  expect(await balanceOf(ctx.db, { account: '2130' })).toBe(charge.amount)
  await assertBooksHold(ctx)
})

test('money that nobody waits for becomes titipan when a person says so', async () => {
  const ctx = await payingContext()
  const { bankAccountId } = await aBank(ctx)
  const { lines } = await opened(ctx, bankAccountId, [
    [TODAY, 77_000],
    [TODAY, 5_000],
  ])
  expect(lines.map(({ suggestions }) => suggestions[0]?.kind)).toEqual(['suspense', 'suspense'])
  await confirm(ctx, lines)
  expect(await balanceOf(ctx.db, { account: '2130' })).toBe(77_000)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(77_000)
  expect(await links(ctx)).toHaveLength(1)
  await assertBooksHold(ctx)
})

test('a provider’s payout and a paid disbursement are linked, and nothing is booked', async () => {
  const ctx = await payingContext()
  const { bankAccountId } = await aBank(ctx)
  const { campaignId } = await aSettledDonation(ctx)
  const words = { account: '5210', description: 'Pompa air', beneficiaries: 4 }
  const wanted = { ...words, campaignId, fund: 'IT' as const, amount: rupiah(30_000) }
  const disbursement = await draftDisbursement(ctx, wanted, by(ctx))
  await decideDisbursement(ctx, disbursement, { ...by(ctx), isApproved: true })
  const lines: FileLine[] = [
    [TODAY, 100_000, 'XENDIT'],
    [TODAY, -30_000, 'TRF'],
  ]
  const { id, lines: first } = await opened(ctx, bankAccountId, lines)
  expect(first).toMatchObject([
    {
      suggestions: [
        {
          kind: 'entry',
          isSure: true,
          reason: expect.stringContaining('Pencairan penyedia contoh'),
        },
      ],
    },
    {
      suggestions: [
        { kind: 'disbursement', canConfirm: false, href: `/kelola/penyaluran/${disbursement}` },
      ],
    },
  ])
  await expect(confirm(ctx, first, 1)).rejects.toMatchObject({
    code: 'bank-statement/suggestion-gone',
  })
  await payDisbursement(ctx, disbursement, { proof: 'bukti.pdf' })
  const booked = await journals(ctx)
  const open = await unexplainedLines(ctx, bankAccountId, id)
  expect(open[1]).toMatchObject({ suggestions: [{ kind: 'entry', isSure: true }] })
  await confirm(ctx, open)
  await confirm(ctx, open, 1)
  expect(await journals(ctx)).toBe(booked)
  const linked = (await links(ctx)).map(({ amount }) => amount)
  expect(new Set(linked)).toEqual(new Set([-30_000, 100_000]))
})

test('a refund that waits for our bank is marked as paid by its line', async () => {
  const ctx = await payingContext()
  const bank = await aBank(ctx)
  const { donationId } = await aSettledDonation(ctx)
  await aSettledDonation(ctx)
  await anApprovedRefund(ctx, donationId, bank)
  const { lines } = await opened(ctx, bank.bankAccountId, [[TODAY, -100_000, 'TRF SITI']])
  expect(lines).toMatchObject([{ suggestions: [{ kind: 'refund', isSure: true }] }])
  await confirm(ctx, lines)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(100_000)
  expect(await links(ctx)).toMatchObject([{ amount: -100_000 }])
  await assertBooksHold(ctx)
})

test('one line from two processes at once counts once', async () => {
  const ctx = await payingContext({ env })
  const second = await payingContext({ env, sharing: ctx })
  const { bankAccountId } = await aBank(ctx)
  const { charge } = await aTransfer(ctx, bankAccountId)
  const { lines } = await opened(ctx, bankAccountId, [
    [TODAY, charge.amount],
    [TODAY, 66_000],
  ])
  for (const at of [0, 1]) {
    const both = await Promise.allSettled([confirm(ctx, lines, at), confirm(second, lines, at)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [lost] = both.filter((each) => each.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code: 'bank-statement/line-taken' })
  }
  expect(await links(ctx)).toHaveLength(2)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(charge.amount + 66_000)
  await assertBooksHold(ctx)
})

test('two lines at once never share one entry', async () => {
  const ctx = await payingContext()
  const second = await payingContext({ sharing: ctx })
  const { bankAccountId } = await aBank(ctx)
  await aSettledDonation(ctx)
  const { lines } = await opened(ctx, bankAccountId, [
    [TODAY, 100_000],
    [TODAY, 100_000],
  ])
  expect(lines.map(({ suggestions }) => suggestions[0])).toMatchObject([
    { kind: 'entry', isSure: false },
    { kind: 'entry', isSure: false },
  ])
  const both = await Promise.allSettled([confirm(ctx, lines, 0), confirm(second, lines, 1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await links(ctx)).toHaveLength(1)
})

test('lines confirmed together are all booked, or none when one no longer holds', async () => {
  const ctx = await payingContext({ env })
  const { bankAccountId } = await aBank(ctx)
  const { charge } = await aTransfer(ctx, bankAccountId)
  await aSettledDonation(ctx)
  const { lines } = await opened(ctx, bankAccountId, [
    [TODAY, charge.amount],
    [TODAY, 100_000],
    [TODAY, 1],
  ])
  const together = (keys: (string | undefined)[]) =>
    inTransaction(ctx.db, async (tx) => {
      for (const [at, key = ''] of keys.entries()) {
        const txCtx = ctx.within(tx)
        await confirmLine(
          txCtx,
          { lineId: lines[at]?.id ?? '', key },
          { ...by(ctx), mustBeSure: true },
        )
      }
    })
  const keys = lines.map(({ suggestions }) => suggestions[0]?.key)
  await expect(together(keys)).rejects.toMatchObject({ code: 'bank-statement/suggestion-gone' })
  expect(await links(ctx)).toEqual([])
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(100_000)
  await together(keys.slice(0, 2))
  expect(await links(ctx)).toHaveLength(2)
  await assertBooksHold(ctx)
})
