import { expect, test } from 'vitest'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import type { RefundStatus } from '#platform/db/schema/schema-books.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { requestDonorBank, bankTokenOf, sendBankRequestJob } from './request-donor-bank.server.ts'
import type { ReturnOf } from './donor-bank.ts'
import { type DonorBankRow, revealDonorBank, typeDonorBank } from './donor-bank-rows.server.ts'
import { bankRequestBehind, giveDonorBank } from './give-donor-bank.server.ts'
import { listOpenSuspense, type Suspense } from '#features/suspense/queries.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'

const bank = { bank: 'BCA', number: '1234567890', holder: 'Siti Aminah' }
const notNeeded = { code: 'payment/donor-bank-not-needed' }

/** A donation that was paid twice: itself, and the second payment in suspense. */
async function paidTwice(ctx: TestCtx) {
  const { donationId: publicId, charge } = await aCharge(ctx)
  for (const act of ['pay', 'pay'] as const) {
    await ctx.sandbox.drive(publicId, act)
    await runJobs(ctx)
  }
  ctx.mails.length = 0
  const kept = await ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', charge.donation_id)
    .executeTakeFirstOrThrow()
  const donationId = charge.donation_id
  const of: ReturnOf = { donationId, suspenseId: null }
  return { publicId, of, ofKept: { donationId, suspenseId: kept.id }, kept }
}

const ask = (ctx: TestCtx, moneyKey: ReturnOf) =>
  requestDonorBank(ctx, { moneyKey, by: ctx.newId() })

const rowsOf = (ctx: TestCtx, of: ReturnOf) =>
  ctx.db
    .selectFrom('donor_bank')
    .selectAll()
    .where('donation_id', '=', of.donationId)
    .where('suspense_id', of.suspenseId === null ? 'is' : '=', of.suspenseId)
    .orderBy('asked_at')
    .execute()

const tokenOf = (ctx: TestCtx, { id, nonce }: DonorBankRow) =>
  bankTokenOf(ctx.config, { id, nonce: nonce ?? '' })

test('asking again ends the open link of the same money, and no other', async () => {
  const ctx = await payingContext()
  const { of: moneyKey, ofKept } = await paidTwice(ctx)
  const { of: others } = await paidTwice(ctx)
  const all = [moneyKey, ofKept, others]
  const closed = async () =>
    Promise.all(
      all.map(async (each) => (await rowsOf(ctx, each)).map(({ closed_at }) => closed_at)),
    )
  await typeDonorBank(ctx, { moneyKey, bank, by: ctx.newId() })
  for (const each of all) await ask(ctx, each)
  expect(await closed()).toEqual([[null, null], [null], [null]])
  ctx.clock.advance({ minutes: 1 })
  const first = ctx.now()
  await ask(ctx, moneyKey)
  // What the desk typed is no link.
  expect(await closed()).toEqual([[null, first, null], [null], [null]])
  ctx.clock.advance({ minutes: 1 })
  const second = ctx.now()
  await ask(ctx, ofKept)
  expect(await closed()).toEqual([[null, first, null], [second, null], [null]])
  const given = (await rowsOf(ctx, moneyKey)).at(-1) as DonorBankRow
  await giveDonorBank(ctx, { token: tokenOf(ctx, given), bank })
  const sealed = ctx.db.selectFrom('donor_bank').select('id').where('sealed', 'is not', null)
  expect(await sealed.execute()).toHaveLength(2)
  ctx.clock.advance({ minutes: 1 })
  await ask(ctx, moneyKey)
  expect((await closed())[0]).toEqual([null, first, null, null])
})

test('a link wakes the worker, and one that ended, was used or is over is not sent', async () => {
  const ctx = await payingContext()
  const { of } = await paidTwice(ctx)
  const before = ctx.wakes()
  await ask(ctx, of)
  expect(ctx.wakes()).toBe(before + 1)
  await ask(ctx, of)
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
  const row = (await rowsOf(ctx, of)).find(({ closed_at }) => !closed_at) as DonorBankRow
  expect(ctx.mails[0]?.text).toContain(tokenOf(ctx, row))
  // Whoever reads the tables finds no link that works.
  const kept = await ctx.db.selectFrom('sent_message').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(tokenOf(ctx, row))
  const send = (donationId = of.donationId) =>
    sendBankRequestJob.run(ctx, { donationId, requestId: row.id })
  await send()
  expect(ctx.mails).toHaveLength(1)
  await send(ctx.newId())
  await sendBankRequestJob.run(ctx, { donationId: of.donationId, requestId: ctx.newId() })
  ctx.clock.set(row.expires_at as Date)
  await send()
  expect(ctx.mails).toHaveLength(1)
  ctx.clock.set(new Date((row.expires_at as Date).getTime() - 1))
  await giveDonorBank(ctx, { token: tokenOf(ctx, row), bank })
  await send()
  expect(ctx.mails).toHaveLength(1)
})

test('a donor with a phone alone gets a message, unless messages are switched off meanwhile', async () => {
  const ctx = await payingContext()
  const { of } = await paidTwice(ctx)
  const byPhone = { donor_email: null, donor_phone: '+6281234567890' }
  await ctx.db.updateTable('donation').set(byPhone).execute()
  await ask(ctx, of)
  const [row] = await rowsOf(ctx, of)
  const payload = { donationId: of.donationId, requestId: row?.id }
  await sendBankRequestJob.run(ctx, payload)
  expect(ctx.messages).toMatchObject([{ to: '+6281234567890', key: `bank ${row?.id}` }])
  await ask(ctx, of)
  await runJobs({ ...ctx, otp: { ...ctx.otp, isReachable: false } })
  expect([ctx.mails, ctx.messages.length]).toEqual([[], 1])
})

test('a donor whose contacts were erased meanwhile gets nothing', async () => {
  const ctx = await payingContext()
  const { of } = await paidTwice(ctx)
  await ask(ctx, of)
  const erased = { donor_email: null, donor_phone: null, erased_at: ctx.now() }
  await ctx.db.updateTable('donation').set(erased).execute()
  await runJobs(ctx)
  expect([ctx.mails, ctx.messages]).toEqual([[], []])
  await expect(ask(ctx, of)).rejects.toMatchObject({ code: 'payment/donor-unreachable' })
})

test('money goes to the account that was given last, whoever gave it', async () => {
  const ctx = await payingContext()
  const { of: moneyKey } = await paidTwice(ctx)
  const other = { bank: 'BRI', number: '9999999999', holder: 'Orang Lain' }
  const type = () => typeDonorBank(ctx, { moneyKey, bank: other, by: ctx.newId() })
  await ask(ctx, moneyKey)
  const [link] = await rowsOf(ctx, moneyKey)
  for (const give of [
    type,
    () => giveDonorBank(ctx, { token: tokenOf(ctx, link as DonorBankRow), bank }),
  ]) {
    ctx.clock.advance({ minutes: 1 })
    await give()
  }
  expect(await revealDonorBank(ctx, moneyKey)).toEqual(bank)
  ctx.clock.advance({ minutes: 1 })
  await type()
  expect(await revealDonorBank(ctx, moneyKey)).toEqual(other)
})

test('a donor is asked while a refund waits for its way, and not once it travels', async () => {
  const ctx = await payingContext()
  const { publicId, of } = await paidTwice(ctx)
  const { publicId: other } = await paidTwice(ctx)
  await anApprovedRefund(ctx, other, await aBank(ctx))
  await anApprovedRefund(ctx, publicId, await aBank(ctx))
  const setStatus = (status: RefundStatus) =>
    ctx.db.updateTable('refund').set({ status }).where('donation_id', '=', of.donationId).execute()
  for (const status of ['proposed', 'approved', 'failed'] as const) {
    await setStatus(status)
    await ask(ctx, of)
  }
  ctx.clock.advance({ days: 1 })
  await setStatus('sent')
  await expect(ask(ctx, of)).rejects.toMatchObject(notNeeded)
  await setStatus('rejected')
  // Its donation is not paid any more: nothing of it goes back.
  await expect(ask(ctx, of)).rejects.toMatchObject(notNeeded)
  await ctx.db.updateTable('donation').set({ status: 'paid' }).execute()
  await ask(ctx, of)
})

test('a sender is asked while titipan is open or agreed to go back, and not for that of others', async () => {
  const ctx = await payingContext()
  const [back, given, open] = [await paidTwice(ctx), await paidTwice(ctx), await paidTwice(ctx)]
  const by = ctx.newId()
  const yes = { by: ctx.newId(), isApproved: true }
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const give = { suspenseKey: given.kept, campaignId, note: 'Permintaan donatur', by }
  await decideSuspense(ctx, await proposeSuspense(ctx, give), yes)
  await expect(ask(ctx, given.ofKept)).rejects.toMatchObject(notNeeded)
  const from = await aBank(ctx, 'IU')
  const sendBack = { suspenseKey: back.kept, campaignId: null, note: 'Dobel', from, by }
  const decision = await proposeSuspense(ctx, sendBack)
  await ask(ctx, back.ofKept)
  await decideSuspense(ctx, decision, yes)
  await ask(ctx, back.ofKept)
  await ctx.db.updateTable('suspense_decision').set({ status: 'paid' }).execute()
  await expect(ask(ctx, back.ofKept)).rejects.toMatchObject(notNeeded)
  await ask(ctx, open.ofKept)
  const mixed = { donationId: given.of.donationId, suspenseId: open.kept.id }
  await expect(ask(ctx, mixed)).rejects.toMatchObject(notNeeded)
})

test('of payments in titipan the one that became a gift needs no account, though others wait or go back', async () => {
  const ctx = await payingContext()
  const { publicId, of, kept } = await paidTwice(ctx)
  for (const act of ['pay', 'pay'] as const) {
    ctx.clock.advance({ minutes: 1 })
    await ctx.sandbox.drive(publicId, act)
    await runJobs(ctx)
  }
  const { donationId } = of
  const [, third] = await listOpenSuspense(ctx.db, { donationId })
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const from = await aBank(ctx, 'IU')
  for (const wish of [
    { suspenseKey: kept, campaignId: null, from },
    { suspenseKey: third as Suspense, campaignId },
  ]) {
    const decision = await proposeSuspense(ctx, { ...wish, note: 'Uji', by: ctx.newId() })
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  }
  await ask(ctx, { donationId, suspenseId: kept.id })
  const become = { donationId, suspenseId: (third as Suspense).id }
  await expect(ask(ctx, become)).rejects.toMatchObject(notNeeded)
  const { of: other } = await paidTwice(ctx)
  const mixed = { donationId: other.donationId, suspenseId: kept.id }
  await expect(ask(ctx, mixed)).rejects.toMatchObject(notNeeded)
})

test('a link of a document that is no donation leads nowhere', async () => {
  const ctx = await payingContext()
  const row = { id: ctx.newId(), nonce: ctx.newPublicId() }
  const token = bankTokenOf(ctx.config, row)
  await ctx.db
    .insertInto('donor_bank')
    .values({
      ...row,
      donation_id: ctx.newId(),
      suspense_id: null,
      asked_by: ctx.newId(),
      asked_at: ctx.now(),
      token_hash: tokenHash(token),
      expires_at: new Date(ctx.now().getTime() + 60_000),
      given_at: null,
      sealed: null,
    })
    .execute()
  await expect(bankRequestBehind(ctx, token)).rejects.toMatchObject({
    code: 'payment/bank-link-unknown',
  })
})
