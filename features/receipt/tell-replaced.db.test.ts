import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { correctReceipts } from './correct-receipts.server.ts'

const NPWP = '0012345678901000'

/** A paid zakat whose donor was thanked; answers its public id and its row's. */
async function aPaidZakat(ctx: TestCtx) {
  const campaign = { slug: 'zakat-maal', fund: 'Z', incomeAccount: '4130' } as const
  const { donationId: publicId, charge } = await aCharge(ctx, { campaign })
  await ctx.sandbox.drive(publicId, 'pay')
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
  return { publicId, id: charge.donation_id }
}

const correct = (ctx: TestCtx, publicId: string, typed: { donorName?: string; taxId?: string }) =>
  correctReceipts(ctx, { publicId, by: ctx.newId(), ...typed })

test('the donor reads which numbers count now and which they replace, and never the NPWP', async () => {
  const ctx = await payingContext()
  const { publicId } = await aPaidZakat(ctx)
  await correct(ctx, publicId, { taxId: NPWP })
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
  const letter = ctx.mails[1]
  expect(letter).toMatchObject({
    to: 'siti@contoh.id',
    subject: 'Kuitansi zakat Anda diganti dengan yang benar',
  })
  const page = `http://amanah.test/kuitansi/${publicId}`
  for (const words of [
    `Kuitansi nomor KW/2026/000002, pengganti KW/2026/000001:\n${page}.pdf`,
    `Bukti Setor Zakat nomor BSZ/2026/000002, pengganti BSZ/2026/000001:\n${page}/bsz.pdf`,
  ])
    expect(letter?.text).toContain(words)
  expect(letter?.text).not.toContain('01234567')
})

test('of two corrections before the worker comes, only the number that still counts is written', async () => {
  const ctx = await payingContext()
  const { publicId } = await aPaidZakat(ctx)
  for (const donorName of ['Siti Zahra', 'Siti Zahra Aminah'])
    await correct(ctx, publicId, { donorName })
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(2)
  expect(ctx.mails[1]?.text).toContain('Assalamu’alaikum Siti Zahra Aminah,')
  expect(ctx.mails[1]?.text).toContain('KW/2026/000003, pengganti KW/2026/000002, KW/2026/000001')
})

test('no letter goes to who has no e-mail, nor of a first receipt that replaces none', async () => {
  const ctx = await payingContext()
  const { publicId, id } = await aPaidZakat(ctx)
  const phoneAlone = { donor_email: null, donor_phone: '+6281234567890' }
  await ctx.db.updateTable('donation').set(phoneAlone).where('id', '=', id).execute()
  await correct(ctx, publicId, { donorName: 'Siti Zahra' })
  const { donationId: other, charge } = await aCharge(ctx)
  await ctx.db
    .updateTable('donation')
    .set({ status: 'paid', paid_at: ctx.now() })
    .where('id', '=', charge.donation_id)
    .execute()
  const first = await correct(ctx, other, { donorName: 'Siti Zahra' })
  expect(first).toEqual([{ kind: 'kuitansi', number: 'KW/2026/000003' }])
  await runJobs(ctx)
  expect(ctx.mails).toHaveLength(1)
  // The page of the donation tells why: no job may say that a letter went.
  const told = ctx.db.selectFrom('sent_message').select(['donation_id', 'status', 'why'])
  expect(await told.where('template', '=', 'kuitansi-diganti').execute()).toEqual([
    { donation_id: id, status: 'unsent', why: 'no-contact' },
  ])
})
