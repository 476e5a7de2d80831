import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { assertBooksHold, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import {
  aBankLine as line,
  aTransfer,
  aTransferBank as aBank,
  transferEnv as env,
} from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { listPendingTransfers } from './pending-transfers.server.ts'
import { proposeTransfer, transferProposal } from './proposals.server.ts'
import { CONFIRMED } from '#features/charge/transfer.ts'

test('what two people confirmed is not booked again when the statement comes', async () => {
  const ctx = await payingContext({ env })
  const bank = await aBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  const confirmed = { ...line(bank, charge.amount, { key: `${CONFIRMED}${charge.id}` }) }
  expect(await matchTransfer(ctx, { ...confirmed, isConfirmation: true })).toMatchObject({
    kind: 'donation',
  })
  const told = line(bank, charge.amount, { date: '2026-06-16', key: 'baris 7' })
  expect(await matchTransfer(ctx, told)).toMatchObject({ kind: 'known' })
  expect(await matchTransfer(ctx, told)).toMatchObject({ kind: 'known' })
  const more = line(bank, charge.amount, { date: '2026-06-16', key: 'baris 8' })
  expect(await matchTransfer(ctx, more)).toMatchObject({ kind: 'suspense' })
  await assertBooksHold(ctx)
})

test('a statement may tell a confirmed transfer five days earlier or later; beyond, it is another payment', async () => {
  const ctx = await payingContext({ env })
  const bank = await aBank(ctx)
  for (const [beyond, within] of [
    ['2026-06-21', '2026-06-20'],
    ['2026-06-09', '2026-06-10'],
  ] as const) {
    const { charge } = await aTransfer(ctx, bank)
    const confirmed = line(bank, charge.amount, { key: `${CONFIRMED}${charge.id}` })
    await matchTransfer(ctx, { ...confirmed, isConfirmation: true })
    const told = async (date: string) =>
      (await matchTransfer(ctx, line(bank, charge.amount, { date }))).kind
    expect(await told(beyond), beyond).toBe('suspense')
    expect(await told(within), within).toBe('known')
  }
  await assertBooksHold(ctx)
})

test('two people confirm a transfer once, and never one that has come', async () => {
  const ctx = await payingContext({ env })
  const bank = await aBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bank)
  const { id: asked } = await aStaff(ctx, 'bendahara')
  const { id: decided } = await aStaff(ctx, 'bendahara', 'Budi Santoso')
  const seen = { receivedOn: '2026-06-15', evidence: 'Ref 123', by: asked }
  // It came neither before it was asked for nor tomorrow.
  for (const [receivedOn, code] of [
    ['2026-06-14', 'books/day-before-cause'],
    ['2026-06-16', 'books/day-ahead'],
  ] as const) {
    const impossible = proposeTransfer(ctx, charge.id, { ...seen, receivedOn })
    await expect(impossible, receivedOn).rejects.toMatchObject({ code })
  }
  expect((await listPendingTransfers(ctx)).items).toMatchObject([
    { id: charge.id, amount: charge.amount },
  ])
  await proposeTransfer(ctx, charge.id, seen)
  const proposal = await ctx.db.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  const { id, terms } = proposal
  // What it will post is told before anybody agrees.
  expect(JSON.stringify(terms)).toContain('Debit 1122 Bank infak · Kredit 4210')
  expect(transferProposal.describe(terms)).toMatchObject([
    { label: 'Rekening', value: 'BSI 1234567890' },
    { label: 'Nominal', value: formatRupiah(charge.amount) },
    { label: 'Dana masuk', value: '15 Juni 2026' },
    { label: 'Bukti di bank', value: 'Ref 123' },
    { label: 'Yang dicatat' },
    { label: expect.stringContaining('Jurnal 1') },
  ])
  expect(transferProposal.address(charge.id)).toBe(`/kelola/transfer/${charge.id}`)
  const kinds = [transferProposal]
  const yes = { role: 'bendahara', isApproved: true, note: '' } as const
  await expect(decideProposal(ctx, { kinds, id }, { by: asked, ...yes })).rejects.toThrow()
  await decideProposal(ctx, { kinds, id }, { by: decided, ...yes })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  expect((await listPendingTransfers(ctx)).items).toEqual([])
  const later = proposeTransfer(ctx, charge.id, seen)
  await expect(later).rejects.toMatchObject({ code: 'payment/transfer-not-open' })
  await assertBooksHold(ctx)
})

/** One of two people proposes that a transfer came on the test's first day; answers how the other agrees. */
async function proposed(ctx: TestCtx, chargeId: string, receivedOn = '2026-06-15') {
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'bendahara', 'Budi Santoso')
  await proposeTransfer(ctx, chargeId, { receivedOn, evidence: 'Ref 123', by })
  const { id, terms } = await ctx.db.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  const yes = { by: other, role: 'bendahara', isApproved: true } as const
  return { terms, agree: () => decideProposal(ctx, { kinds: [transferProposal], id }, yes) }
}

test('a transfer that the statement told while it was proposed is not confirmed as well', async () => {
  const ctx = await payingContext({ env })
  const bank = await aBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  const { agree } = await proposed(ctx, charge.id)
  await matchTransfer(ctx, line(bank, charge.amount))
  await expect(agree()).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(charge.amount)
  await assertBooksHold(ctx)
})

test('a transfer of a gift that was paid another way meanwhile is not confirmed, nor kept as titipan', async () => {
  const ctx = await payingContext({ env })
  const bank = await aBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bank)
  const { agree } = await proposed(ctx, charge.id)
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await expect(agree()).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  expect(await balanceOf(ctx.db, { account: '2130' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  await assertBooksHold(ctx)
})

test('zakat fitrah that is said to have come in its season is proposed as zakat', async () => {
  const ctx = await payingContext({ env, now: '2026-03-18T09:00:00+07:00' })
  const bank = await aBank(ctx, 'Z')
  const startsAt = new Date('2026-01-01T00:00:00+07:00')
  const campaign = { slug: 'zakat-fitrah', fund: 'Z', incomeAccount: '4120', startsAt } as const
  const { charge } = await aTransfer(ctx, bank, { campaign })
  const { terms } = await proposed(ctx, charge.id, '2026-03-18')
  expect(JSON.stringify(terms)).toContain('Kredit 4120')
})
