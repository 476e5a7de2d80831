import { expect, test } from 'vitest'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { listAudit } from '#features/staff/audit-log.server.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aDonation,
  aSettledDonation,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { aTransfer, aTransferBank, transferEnv } from '#tests/money/transfers.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { askProviderAgain, revealContact, sendPapersAgain } from './act-on-donation.server.ts'
import { DonorErased, NoPapers, NothingToAsk, OnlyTransfers, PapersJustSent } from './errors.ts'
import { recordLook } from './record-look.server.ts'
import { timelineOf } from './timeline.server.ts'
import { waysOf } from './queries.server.ts'

async function recordOf(ctx: TestCtx, publicId: string) {
  const record = await findRecord(ctx.db, publicId)
  if (!record) throw new Error('there is no such donation')
  return record
}

test('one donation tells its form, codes, webhooks, journals, receipts, letters and payout', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { donationId } = await aSettledDonation(ctx, { amount: 75_000 })
  const record = await recordOf(ctx, donationId)
  const events = await timelineOf(ctx.db, record)
  const told = events.map(({ what }) => what)
  for (const words of [
    'Formulir dikirim',
    /^Kode ke-1 diminta: .*Rp75\.000/,
    /^Kode ke-1 dibayar lewat/,
    /^Kabar dari penyedia \(sandbox\)$/,
    /^Jurnal: /,
    /^Kuitansi KW\/2026\/000001 terbit/,

    'Surat terima kasih dan kuitansi: terkirim ke e-mail donatur',
    /^Dicairkan penyedia \(sandbox\)/,
  ])
    expect(told).toContainEqual(expect.stringMatching(words))
  const journal = events.find(({ lines }) => lines?.some(({ account }) => account === '4210'))
  expect(journal?.lines).toMatchObject([
    { account: '1130', fund: 'Infak terikat', debit: 75_000, credit: 0 },
    { account: '4210', fund: 'Infak terikat', debit: 0, credit: 75_000 },
  ])
  expect(events.map(({ at }) => at.getTime())).toEqual(
    events.map(({ at }) => at.getTime()).sort((a, b) => b - a),
  )
  // Another donation's events are not among them.
  const other = await recordOf(ctx, await aDonation(ctx))
  expect((await timelineOf(ctx.db, other)).map(({ what }) => what)).toEqual(['Formulir dikirim'])
})

test('the provider is asked again, and money whose webhook was lost is found', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z', deliver: async () => 500 })
  const { donationId } = await aCharge(ctx, { amount: 75_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const { id, status } = await recordOf(ctx, donationId)
  expect(status).toBe('awaiting_payment')
  await askProviderAgain(ctx, id)
  await askProviderAgain(ctx, id)
  const waiting = await timelineOf(ctx.db, await recordOf(ctx, donationId))
  expect(waiting.filter(({ what }) => what.endsWith('menunggu giliran'))).toHaveLength(1)
  await runJobs(ctx)
  expect((await recordOf(ctx, donationId)).status).toBe('paid')

  const bare = await recordOf(ctx, await aDonation(ctx))
  await expect(askProviderAgain(ctx, bare.id)).rejects.toThrow(NothingToAsk)
})

test('no provider is asked about a transfer to our own bank', async () => {
  const ctx = await payingContext({ env: transferEnv })
  const { charge } = await aTransfer(ctx, await aTransferBank(ctx))
  await expect(askProviderAgain(ctx, charge.donation_id)).rejects.toThrow(OnlyTransfers)
  expect(await waysOf(ctx.db, charge.donation_id)).toEqual({
    provider: false,
    isOffline: false,
    transferId: charge.id,
    newest: 'transfer',
  })
})

test('papers are sent again to a donor with an address, not more than once in five minutes', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { donationId } = await aSettledDonation(ctx)
  const { id } = await recordOf(ctx, donationId)
  expect(ctx.mails).toHaveLength(1)
  await expect(sendPapersAgain(ctx, id)).rejects.toThrow(PapersJustSent)
  ctx.clock.advance({ minutes: 6 })
  await sendPapersAgain(ctx, id)
  await sendPapersAgain(ctx, id)
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
  expect(ctx.mails[1]?.text).toContain('KW/2026/000001')
  const receipts = await ctx.db.selectFrom('receipt').select('serial').execute()
  expect(receipts).toHaveLength(1)

  const unpaid = await recordOf(ctx, await aDonation(ctx))
  await expect(sendPapersAgain(ctx, unpaid.id)).rejects.toThrow(NoPapers)
})

test('a contact is revealed whole, and none of an erased donor', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { id, publicId } = await recordOf(ctx, await aDonation(ctx))
  const shown = await revealContact(ctx, id)
  expect(shown).toMatchObject({ name: 'Siti Aminah', phone: null, email: 'siti@contoh.id' })
  expect(shown.whose).toBe(`Donasi ${publicId.slice(0, 4)}-${publicId.slice(4, 8)}`)
  await ctx.db.updateTable('donation').set({ erased_at: ctx.now() }).where('id', '=', id).execute()
  await expect(revealContact(ctx, id)).rejects.toThrow(DonorErased)
})

test('looks of one person at one donation stand in the log once an hour', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { id } = await recordOf(ctx, await aDonation(ctx))
  const [siti, budi] = [await aStaff(ctx, 'layanan'), await aStaff(ctx, 'auditor', 'Budi')]
  const look = (staff: typeof siti) =>
    recordLook(ctx, {
      staff,
      permission: 'donation.read',
      sentence: 'Melihat donasi',
      documentId: id,
    })
  for (const staff of [siti, siti, budi, siti]) await look(staff)
  expect((await listAudit(ctx.db, {})).items.map(({ staffName }) => staffName)).toEqual([
    'Budi',
    'Siti Aminah',
  ])
  ctx.clock.advance({ minutes: 61 })
  await look(siti)
  expect((await listAudit(ctx.db, {})).items).toHaveLength(3)
})
