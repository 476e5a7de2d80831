import { failRefund, payRefund, startRefund } from '#features/refund/pay/pay-refund.server.ts'
import type { DonorBank } from '#features/donor-bank/donor-bank.ts'
import { proposeRefund, refundProposal } from '#features/refund/refund-proposals.server.ts'
import type { RefundKey } from '#features/refund/refund-rows.server.ts'
import { proposeSuspenseUse } from '#features/suspense/suspense-proposals.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { RefundReason } from '#platform/db/schema/schema-books.ts'
import { approve, type DemoDesk } from './demo-desk.server.ts'
import { type DeskCharges, infakBank } from './seed-desk-payments.server.ts'

/** A refund of the samples: who wants it and why, and how far it has come. */
type Refund = {
  charge: string
  daysAgo: number
  reason: RefundReason
  note: string
  bank: DonorBank
  state: 'asked' | 'approved' | 'sent' | 'bounced' | 'paid'
}

const refunds: readonly Refund[] = [
  {
    charge: 'refund paid',
    daysAgo: 9.8,
    reason: 'double',
    note: 'Terbayar dua kali lewat dua kode; donatur mengirim kedua struknya.',
    bank: { bank: 'BCA', number: '5220304411', holder: 'Fitriani Rahmawati' },
    state: 'paid',
  },
  {
    charge: 'refund bounced',
    daysAgo: 7.7,
    reason: 'wrong_amount',
    note: 'Maksudnya Rp50.000, tertulis Rp500.000.',
    bank: { bank: 'Bank Jateng', number: '2034118876', holder: 'Suparmin' },
    state: 'bounced',
  },
  {
    charge: 'refund sent',
    daysAgo: 6.9,
    reason: 'donor_request',
    note: 'Donatur salah memilih program dan akan berdonasi lagi.',
    bank: { bank: 'BRI', number: '002301998877505', holder: 'Ni Luh Putu Ayu Lestari' },
    state: 'sent',
  },
  {
    charge: 'refund approved',
    daysAgo: 5.8,
    reason: 'donor_request',
    note: 'Rekening bersama keluarga; penarikan belum disepakati ahli waris.',
    bank: { bank: 'BNI', number: '1187765002', holder: 'Tengku Zulfikar Alamsyah' },
    state: 'approved',
  },
  {
    charge: 'refund asked',
    daysAgo: 1.2,
    reason: 'wrong_amount',
    note: 'Kelebihan satu angka nol. Donatur menelepon dan mengirim struknya.',
    bank: { bank: 'BCA', number: '5221776543', holder: 'Dewi Kartikasari' },
    state: 'asked',
  },
]

/** Refunds in each state, each agreed on by two people where it has come further. */
export async function seedRefunds(desk: DemoDesk, charges: DeskCharges): Promise<void> {
  for (const refund of refunds) await seedRefund(desk, refund, charges)
}

const HOUR = 1 / 24

async function seedRefund(desk: DemoDesk, refund: Refund, charges: DeskCharges): Promise<void> {
  const { charge, daysAgo, reason, note, bank, state } = refund
  const then = desk.at(daysAgo)
  const publicId = charges.get(charge)?.publicId ?? ''
  const from = { by: 'bank' as const, bankAccountId: await infakBank(then) }
  const request = { publicId, reason, note, from, by: desk.idOf('layanan') }
  const documentId = await proposeRefund(then, request, { payer: 'BSI 7000000202', bank })
  if (state === 'asked') return
  const key = await refundOf(then.db, documentId)
  await approve(desk, desk.at(daysAgo - 2 * HOUR), {
    kind: refundProposal,
    documentId,
    by: 'bendahara',
  })
  if (state === 'approved') return
  await startRefund(desk.at(daysAgo - 3 * HOUR), key)
  const failure = 'Ditolak bank tujuan: nama pemilik rekening tidak cocok.'
  if (state === 'bounced') await failRefund(desk.at(daysAgo - 1), key, { failure })
  if (state === 'paid')
    await payRefund(desk.at(daysAgo - 1), key, { bankReference: 'FT2630100417' })
}

async function refundOf(db: Db, donationId: string): Promise<RefundKey> {
  return db
    .selectFrom('refund')
    .select(['donation_id', 'id'])
    .where('donation_id', '=', donationId)
    .executeTakeFirstOrThrow()
}

/** One entry of titipan that shall pay its donation, and waits for the second person. */
export async function seedSuspenseProposal(desk: DemoDesk, charges: DeskCharges): Promise<void> {
  const then = desk.at(0.8)
  const donationId = charges.get('short new')?.donation_id ?? ''
  const { id: suspenseId } = await then.db
    .selectFrom('suspense')
    .select('id')
    .where('donation_id', '=', donationId)
    .executeTakeFirstOrThrow()
  const note = 'Kurang satu rupiah karena dibulatkan di m-banking; donatur sudah dihubungi.'
  await proposeSuspenseUse(then, { suspenseId, donationId }, { by: desk.idOf('bendahara'), note })
}
