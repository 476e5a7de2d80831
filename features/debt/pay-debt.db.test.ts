import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { journalOf, post } from '#tests/money/payout-batches.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { payOperatingDebt } from './pay-debt.server.ts'
import { debtProposals, proposeDebtPayment } from './proposals.server.ts'

/** A wakaf with infak operasional, paid out: the amil owes its fee, and holds money of its own. */
async function aFeeOwed(ctx: TestCtx): Promise<void> {
  const campaign = { slug: 'wakaf', fund: 'W' as const }
  const { donationId, charge } = await aCharge(ctx, { operational: 10_000, campaign })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const costs = { gross: rupiah(60_000), fee: rupiah(4_000), tax: rupiah(440) }
  const lines = [{ reference: charge.reference, ...costs }]
  await recordSettlement(ctx, { provider: 'sandbox', reference: 'PO', settledAt: ctx.now(), lines })
}

const owedBy = (ctx: TestCtx) => balanceOf(ctx.db, { account: '2110', fund: 'A' })

test('fees of wakaf are paid by two people from the amil’s bank, and never more than is owed', async () => {
  const ctx = await payingContext()
  await aFeeOwed(ctx)
  const owed = await owedBy(ctx)
  expect(owed).toBeGreaterThan(0)
  const bank = await balanceOf(ctx.db, { account: '1124', fund: 'A' })
  const [maker, checker] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const asked = { amount: rupiah(owed), note: 'Tagihan penyedia' }
  await proposeDebtPayment(ctx, asked, { by: maker.id })
  expect(await owedBy(ctx)).toBe(owed)
  const [open] = await listOpenProposals(ctx.db)
  const of = { kinds: debtProposals, id: open?.id ?? '' }
  await decideProposal(ctx, of, { by: checker.id, role: 'admin', isApproved: true })
  expect(await owedBy(ctx)).toBe(0)
  expect(await balanceOf(ctx.db, { account: '1124', fund: 'A' })).toBe(bank - owed)
  expect(await journalOf(ctx, 'debt')).toMatchObject({
    event: 'paid',
    description: 'Utang operasional dibayar: Tagihan penyedia',
  })
  await expect(
    payOperatingDebt(ctx, { id: ctx.newId(), amount: rupiah(1), note: 'Lebih' }),
  ).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)).toEqual([])
})

test('a bill is not paid beyond what the amil’s bank holds', async () => {
  const ctx = await payingContext()
  await aFeeOwed(ctx)
  const owed = await owedBy(ctx)
  const bank = await balanceOf(ctx.db, { account: '1124', fund: 'A' })
  const rest = { debit: '6520', credit: '1124', fund: 'A' as const }
  await post(ctx, { ...rest, amount: rupiah(bank - owed + 1) })
  const bill = () =>
    payOperatingDebt(ctx, { id: ctx.newId(), amount: rupiah(owed), note: 'Tagihan' })
  await expect(bill()).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await owedBy(ctx)).toBe(owed)
  await post(ctx, { ...rest, debit: '1124', credit: '6520', amount: rupiah(1) })
  expect(await bill()).toBe(true)
  expect(await balanceOf(ctx.db, { account: '1124', fund: 'A' })).toBe(0)
})

test('where the amil has two accounts, the bill is paid from the one that both people read', async () => {
  const ctx = await payingContext()
  await aFeeOwed(ctx)
  await aBank(ctx, 'A')
  const { bankAccountId: second } = await aBank(ctx, 'A')
  const [maker, checker] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const asked = { amount: rupiah(1_000), note: 'Tagihan penyedia' }
  await expect(proposeDebtPayment(ctx, asked, { by: maker.id })).rejects.toMatchObject({
    code: 'books/bank-account-unchosen',
  })
  const unknown = { ...asked, banks: [ctx.newId()] }
  await expect(proposeDebtPayment(ctx, unknown, { by: maker.id })).rejects.toMatchObject({
    code: 'books/bank-account-unknown',
  })
  await proposeDebtPayment(ctx, { ...asked, banks: [second] }, { by: maker.id })
  const [open] = await listOpenProposals(ctx.db)
  const of = { kinds: debtProposals, id: open?.id ?? '' }
  await decideProposal(ctx, of, { by: checker.id, role: 'admin', isApproved: true })
  const paid = await ctx.db
    .selectFrom('ledger_posting')
    .select('bank_account_id')
    .where('debit_account', '=', '2110')
    .where('credit_account', '=', '1124')
    .executeTakeFirstOrThrow()
  expect(paid.bank_account_id).toBe(second)
})
