import { expect, test } from 'vitest'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { timelineOf } from '#features/donation-log/timeline.server.ts'
import { receiptPromise, receiptSent } from '#features/message/promises.ts'
import { isReached } from '#features/message/message-channels.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'

const email = 'siti@contoh.id'
const phone = '+6281234567890'
const contacts = [{ email }, { phone }, { email, phone }]
const donations = [
  { campaign: { slug: 'sumur-desa' } },
  { campaign: { slug: 'infak-umum', fund: 'IU' } },
  { campaign: { slug: 'zakat-maal', fund: 'Z', incomeAccount: '4110' }, wantsTaxReceipt: true },
] as const

const cases = contacts.flatMap((contact) =>
  [true, false].flatMap((isReachable) =>
    donations.map((donation) => ({
      contact,
      isReachable,
      donation,
      name: `${Object.keys(contact).join('+')}, phones ${isReachable ? 'on' : 'off'}, ${donation.campaign.slug}`,
    })),
  ),
)

test.each(cases)(
  'what screens promise is what leaves: $name',
  async ({ contact, isReachable, donation }) => {
    const messages: unknown[] = []
    const otp = { isReachable, send: async (message: unknown) => void messages.push(message) }
    const ctx = await payingContext({ now: '2026-03-12T07:05:00Z', otp })
    const { donationId } = await aCharge(ctx, donation)
    await ctx.db
      .updateTable('donation')
      .set({ donor_email: null, donor_phone: null, ...columnsOf(contact) })
      .where('public_id', '=', donationId)
      .execute()
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)

    const left = [...ctx.mails, ...messages]
    const said = receiptPromise(contact, 'donasi', otp)
    expect(said.includes('kami kirim ke')).toBe(left.length > 0)
    expect(receiptSent(contact, 'donasi', otp).includes('kami kirim ke')).toBe(left.length > 0)
    expect(isReached(contact, 'receipt', otp)).toBe(left.length > 0)
    const record = await findRecord(ctx.db, donationId)
    const told = record ? await timelineOf(ctx.db, record) : []
    const sayings = told.filter(({ what }) => what.startsWith('Surat'))
    const words =
      left.length > 0
        ? 'Surat terima kasih dan kuitansi: terkirim ke e-mail donatur'
        : 'Surat terima kasih dan kuitansi: tidak ada yang dikirim'
    expect(sayings.map(({ what }) => what)).toEqual([words])
    const papers = 'wantsTaxReceipt' in donation ? ['Kuitansi Anda', 'Bukti Setor Zakat Anda'] : []
    for (const paper of left.length > 0 ? papers : [])
      expect(ctx.mails[0]?.text).toContain(`${paper}, nomor`)
  },
)

function columnsOf({ email, phone }: { email?: string; phone?: string }) {
  return { ...(email && { donor_email: email }), ...(phone && { donor_phone: phone }) }
}

test('with nothing typed, or without script, a form says what goes for either contact', () => {
  const off = { isReachable: false }
  expect(receiptPromise({}, 'zakat', off)).toBe(
    'Kuitansi zakat kami kirim ke e-mail. Bila hanya nomor HP yang diisi, tidak ada yang kami kirim: simpan alamat halaman berikutnya, kuitansinya dapat diunduh di sana.',
  )
})
