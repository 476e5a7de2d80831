import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { requestDonorBank } from './request-donor-bank.server.ts'
import type { ReturnOf } from './donor-bank.ts'
import {
  donorBankState,
  donorBankWords,
  dropTypedBank,
  forgetDonorBanksSchedule,
  openBank,
  revealDonorBank,
  typeDonorBank,
} from './donor-bank-rows.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'

const bank = { bank: 'BCA', number: '1234567890', holder: 'Siti Aminah' }
const other = { bank: 'BRI', number: '9999999999', holder: 'Orang Lain' }

const type = (ctx: TestCtx, moneyKey: ReturnOf, typed = bank) =>
  typeDonorBank(ctx, { moneyKey, bank: typed, by: ctx.newId() })

async function aReturn(ctx: TestCtx) {
  const { donationId: publicId } = await aSettledDonation(ctx)
  const { id: donationId } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  return { publicId, of: { donationId, suspenseId: null } }
}

/** Whether the account is still there after a run. */
async function isKept(ctx: TestCtx, of: ReturnOf): Promise<boolean> {
  await forgetDonorBanksSchedule.run(ctx)
  return (await donorBankState(ctx, of)).knownBank !== null
}

test.each(['proposed', 'approved', 'sent', 'failed'] as const)(
  'an account is kept while a refund of its own donation is %s',
  async (status) => {
    const ctx = await payingContext()
    const { publicId, of } = await aReturn(ctx)
    const without = await aReturn(ctx)
    for (const each of [of, without.of]) await type(ctx, each)
    const refund = await anApprovedRefund(ctx, publicId, await aBank(ctx))
    await ctx.db.updateTable('refund').set({ status }).where('id', '=', refund.id).execute()
    ctx.clock.advance({ days: 91 })
    expect(await isKept(ctx, of)).toBe(true)
    expect(await isKept(ctx, without.of)).toBe(false)
    const ended = { status: 'rejected' as const }
    await ctx.db.updateTable('refund').set(ended).where('id', '=', refund.id).execute()
    expect(await isKept(ctx, of)).toBe(false)
  },
)

test('an account that nothing needs is erased after ninety days, and the day of that stays', async () => {
  const ctx = await payingContext()
  const { of } = await aReturn(ctx)
  await type(ctx, of)
  ctx.clock.advance({ days: 90 })
  expect(await isKept(ctx, of)).toBe(true)
  ctx.clock.advance({ minutes: 1 })
  expect(await isKept(ctx, of)).toBe(false)
  const erased = ctx.now()
  ctx.clock.advance({ days: 1 })
  await forgetDonorBanksSchedule.run(ctx)
  const rows = await ctx.db.selectFrom('donor_bank').selectAll().execute()
  expect(rows).toMatchObject([{ sealed: null, erased_at: erased }])
})

test('the account of titipan is kept while it waits to go back, and ninety days after it went', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aCharge(ctx)
  await ctx.sandbox.drive(publicId, 'pay-wrong')
  await runJobs(ctx)
  const kept = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const of = { donationId: kept.donation_id, suspenseId: kept.id }
  await type(ctx, of)
  const from = await aBank(ctx, 'IU')
  const asked = {
    suspenseKey: kept,
    campaignId: null,
    note: 'Salah nominal',
    from,
    by: ctx.newId(),
  }
  const decision = await proposeSuspense(ctx, asked)
  ctx.clock.advance({ days: 91 })
  expect(await isKept(ctx, of)).toBe(true)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  expect(await isKept(ctx, of)).toBe(true)
  const paid = { status: 'paid' as const, paid_at: ctx.now() }
  await ctx.db.updateTable('suspense_decision').set(paid).execute()
  ctx.clock.advance({ days: 89 })
  expect(await isKept(ctx, of)).toBe(true)
  ctx.clock.advance({ days: 1 })
  expect(await isKept(ctx, of)).toBe(false)
})

test('the account of a refund is kept ninety days after it was paid', async () => {
  const ctx = await payingContext()
  const { publicId, of } = await aReturn(ctx)
  await type(ctx, of)
  ctx.clock.advance({ minutes: 1 })
  await anApprovedRefund(ctx, publicId, await aBank(ctx))
  const paid = { status: 'paid' as const, paid_at: ctx.now() }
  await ctx.db.updateTable('refund').set(paid).execute()
  ctx.clock.advance({ days: 89 })
  expect(await isKept(ctx, of)).toBe(true)
  ctx.clock.advance({ hours: 23, minutes: 59 })
  expect(await isKept(ctx, of)).toBe(true)
  ctx.clock.advance({ minutes: 1 })
  expect(await isKept(ctx, of)).toBe(false)
})

test('titipan that waits keeps no account of its donation, nor of other titipan', async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aCharge(ctx)
  for (const act of ['pay', 'pay', 'pay'] as const) {
    await ctx.sandbox.drive(publicId, act)
    await runJobs(ctx)
  }
  const [waits, done] = await ctx.db.selectFrom('suspense').selectAll().orderBy('id').execute()
  if (!waits || !done) throw new Error('two payments were not kept')
  const { donation_id: donationId } = waits
  const all = [null, waits.id, done.id].map((suspenseId) => ({ donationId, suspenseId }))
  for (const each of all) await type(ctx, each)
  const from = await aBank(ctx, 'IU')
  const asked = { suspenseKey: waits, campaignId: null, note: 'Dobel', from, by: ctx.newId() }
  await proposeSuspense(ctx, asked)
  ctx.clock.advance({ days: 91 })
  const left: boolean[] = []
  for (const each of all) left.push(await isKept(ctx, each))
  expect(left).toEqual([false, true, false])
})

test('a link that nobody used is deleted thirty days after its end', async () => {
  const ctx = await payingContext()
  const { of: moneyKey } = await aReturn(ctx)
  await requestDonorBank(ctx, { moneyKey, by: ctx.newId() })
  await type(ctx, moneyKey)
  const links = async () => {
    await forgetDonorBanksSchedule.run(ctx)
    const rows = await ctx.db.selectFrom('donor_bank').select('token_hash').execute()
    return rows.filter(({ token_hash }) => token_hash !== null).length
  }
  ctx.clock.advance({ days: 37 })
  expect(await links()).toBe(1)
  ctx.clock.advance({ minutes: 1 })
  expect(await links()).toBe(0)
  expect(await revealDonorBank(ctx, moneyKey)).toEqual(bank)
})

test('of accounts typed for one return the newest counts, and those of other returns do not', async () => {
  const ctx = await payingContext()
  const { of } = await aReturn(ctx)
  const { of: foreign } = await aReturn(ctx)
  await type(ctx, of)
  ctx.clock.advance({ minutes: 1 })
  const typed = await type(ctx, of, other)
  ctx.clock.advance({ minutes: 1 })
  await type(ctx, foreign, { ...bank, number: '5555555555' })
  expect(await revealDonorBank(ctx, of)).toEqual(other)
  // Of two of one moment that of the newer row counts, for everybody who looks.
  const third = await type(ctx, of, { ...bank, number: '3333333333' })
  const fourth = await type(ctx, of, { ...bank, number: '4444444444' })
  expect(await revealDonorBank(ctx, of)).toMatchObject({ number: '4444444444' })
  // One that was erased is none.
  await ctx.db
    .updateTable('donor_bank')
    .set({ sealed: null, erased_at: ctx.now() })
    .where('id', '=', fourth)
    .execute()
  expect(await revealDonorBank(ctx, of)).toMatchObject({ number: '3333333333' })
  for (const each of [third, fourth]) await dropTypedBank(ctx, each)
  await dropTypedBank(ctx, null)
  await dropTypedBank(ctx, typed)
  expect(await revealDonorBank(ctx, of)).toEqual(bank)
})

test('before they agree two people read where the money goes, or what is missing', async () => {
  const ctx = await payingContext({ now: '2026-06-15T10:00:00+07:00' })
  const { of: moneyKey } = await aReturn(ctx)
  expect(await donorBankWords(ctx, moneyKey)).toContain('Tanpa rekening tujuan')
  await requestDonorBank(ctx, { moneyKey, by: ctx.newId() })
  expect(await donorBankWords(ctx, moneyKey)).toMatch(
    /Diminta dari donatur lewat tautan, 15 Juni 2026/,
  )
  await type(ctx, moneyKey)
  expect(await donorBankWords(ctx, moneyKey)).toMatch(
    /^BCA ••••7890, atas nama S\*+ A\*+\nDicatat petugas, 15 Juni 2026/,
  )
})

test('a row without an account is no fault, one of another secret is told once', async () => {
  const ctx = await payingContext()
  expect(openBank(ctx, { id: ctx.newId(), sealed: null })).toBeUndefined()
  expect(ctx.logged).toEqual([])
  const id = ctx.newId()
  expect(openBank(ctx, { id, sealed: 'v1.of.another.secret' })).toBeUndefined()
  expect(ctx.logged).toMatchObject([{ level: 'error', event: 'payment.donor-bank-sealed', id }])
})
