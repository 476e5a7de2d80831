import { expect, test } from 'vitest'
import { remindWaiting } from '#features/checkout/remind-waiting.server.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { aPaidDisbursement } from '#tests/money/disbursements.ts'
import {
  publishDisbursementReport,
  saveDisbursementReport,
  withdrawDisbursementReport,
} from './save-disbursement-report.server.ts'

test('who gave to a disbursement is told once what became of it, when its report is published, however often', async () => {
  const ctx = await payingContext({ now: '2026-03-12T03:00:00Z' })
  const by = { by: ctx.newId() }
  const { id } = await aPaidDisbursement(ctx)
  const form = { version: 0, penerima: '40 keluarga', cerita: 'Air.', orang: 'none' as const }
  await saveDisbursementReport(ctx, { id, form }, by)
  await runJobs(ctx)
  ctx.clock.advance({ minutes: 1 })
  const late = await aCharge(ctx)
  await ctx.db
    .updateTable('donation')
    .set({ donor_email: 'kemudian@contoh.id' })
    .where('public_id', '=', late.donationId)
    .execute()
  await ctx.sandbox.drive(late.donationId, 'pay')
  await runJobs(ctx)
  ctx.mails.length = 0
  await publishDisbursementReport(ctx, id, by)
  await runJobs(ctx)
  await withdrawDisbursementReport(ctx, id)
  await publishDisbursementReport(ctx, id, by)
  await runJobs(ctx)
  expect(ctx.mails.map(({ to }) => to)).toEqual(['siti@contoh.id'])
  expect(ctx.mails[0]?.subject).toContain('40 keluarga')
})

test('who has not paid is reminded once, never in the last hour of the code, and not once they paid', async () => {
  const ctx = await payingContext({ now: '2026-03-12T01:00:00Z' })
  const [waits] = [await aCharge(ctx), await aCharge(ctx)]
  const expires = new Date(ctx.now().getTime() + 8 * 3_600_000)
  await ctx.db.updateTable('charge').set({ expires_at: expires }).execute()
  await remindWaiting(ctx)
  await ctx.sandbox.drive(waits.donationId, 'pay')
  await runJobs(ctx)
  ctx.mails.length = 0
  ctx.clock.advance({ hours: 3 })
  for (const _ of [1, 2]) {
    await remindWaiting(ctx)
    await runJobs(ctx)
  }
  expect(ctx.mails).toHaveLength(1)
  expect(ctx.mails[0]?.subject).toContain('belum dibayar')
})
