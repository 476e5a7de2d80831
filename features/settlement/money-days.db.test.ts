import { expect, test } from 'vitest'
import { decideClose, proposeClose } from '#features/books/close-period.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  anOrphan,
  aSettledDonation,
  assertBooksHold,
  payingContext,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund, moneyCame } from '#tests/money/refunds.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'

const DAY = { days: 1 }

/** An agreed act, as what books it on a day. */
type Act = (ctx: TestCtx) => Promise<(paidOn?: string) => Promise<void>>

const acts: Record<string, Act> = {
  'penyaluran bayar': async (ctx) => {
    const { campaignId } = await aSettledDonation(ctx)
    const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(40_000) }
    const words = { description: 'Pompa air untuk desa', beneficiaries: 40 }
    const id = await draftDisbursement(ctx, { ...use, ...words }, { by: ctx.newId() })
    await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
    return (paidOn) => payDisbursement(ctx, id, { proof: 'TRF-1', ...(paidOn && { paidOn }) })
  },
  'pengembalian selesai': async (ctx) => {
    const { donationId } = await aSettledDonation(ctx)
    const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
    return (paidOn) => payRefund(ctx, refund, { by: 'bank', ...(paidOn && { paidOn }) })
  },
  'titipan selesai': async (ctx) => {
    await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
    const { kept } = await anOrphan(ctx)
    const asked = {
      suspenseKey: kept,
      campaignId: null,
      note: 'Salah kirim',
      from: await aBank(ctx, 'IU'),
    }
    const decision = await proposeSuspense(ctx, { ...asked, by: ctx.newId() })
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
    return (paidOn) => paySuspenseRefund(ctx, decision, { ...(paidOn && { paidOn }) })
  },
}

async function paidJournals(ctx: TestCtx): Promise<Date[]> {
  const rows = await ctx.db
    .selectFrom('ledger_journal')
    .select('occurred_at')
    .where('event', 'like', '%paid%')
    .orderBy('recorded_at')
    .execute()
  return rows.map(({ occurred_at: at }) => at)
}

test.each(Object.keys(acts))(
  '%s is dated neither before its approval nor ahead nor in a closed period',
  async (name) => {
    const ctx = await payingContext()
    const made = [await acts[name]?.(ctx), await acts[name]?.(ctx)]
    const agreedOn = dayOf(ctx.now())
    ctx.clock.advance({ days: 5 })
    const through = addDays(agreedOn, 1)
    const closing = await proposeClose(ctx, { through, note: 'Tutup', by: ctx.newId() })
    await decideClose(ctx, closing, { by: ctx.newId(), isApproved: true })
    const refused: [string, string][] = [
      ['2020-01-01', 'books/day-before-cause'],
      [addDays(agreedOn, -1), 'books/day-before-cause'],
      [agreedOn, 'books/day-closed'],
      [through, 'books/day-closed'],
      [addDays(dayOf(ctx.now()), 1), 'books/day-ahead'],
    ]
    for (const pay of made) {
      for (const [day, code] of refused) {
        await expect(pay?.(day), day).rejects.toMatchObject({ code, status: 422 })
      }
    }
    expect(await paidJournals(ctx)).toEqual([])
    const days = [addDays(agreedOn, 2), dayOf(ctx.now())]
    for (const [index, pay] of made.entries()) await pay?.(days[index])
    expect((await paidJournals(ctx)).map(dayOf)).toEqual(days)
    await assertBooksHold(ctx)
  },
)

test('on the day of its approval money moves after it, and never before its bank held it', async () => {
  const ctx = await payingContext()
  const pay = await acts['pengembalian selesai']?.(ctx)
  const agreedAt = ctx.now()
  // Rp60.000 left the bank the same day; Rp80.000 came a day later.
  await moneyCame(ctx, { fund: 'IT', account: '1140', income: '1122', amount: rupiah(60_000) })
  ctx.clock.advance(DAY)
  await moneyCame(ctx, { fund: 'IT', account: '1122', income: '4210', amount: rupiah(80_000) })
  ctx.clock.advance(DAY)
  const early = pay?.(dayOf(agreedAt))
  await expect(early).rejects.toMatchObject({ code: 'books/money-missing' })
  await expect(pay?.(dayOf(agreedAt))).rejects.toThrow('hanya Rp40.000')
  await pay?.(addDays(dayOf(agreedAt), 1))

  const same = await acts['penyaluran bayar']?.(ctx)
  await same?.(dayOf(ctx.now()))
  expect((await paidJournals(ctx)).at(-1)).toEqual(ctx.now())
})
