import { bankOf } from '#features/books/books.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'
import { sendTransferProof } from '#features/transfer/transfer-proof.server.ts'
import { issueDue } from '#features/receipt/issue-receipt.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { DemoDesk, Then } from './demo-desk.server.ts'
import { DESK_CAMPAIGN, DESK_ORPHAN, type DeskDonation, deskDonations } from './desk-donations.ts'
import { demoId, demoPublicId, drawFrom } from '../deterministic.ts'
import { samplePdf } from './seed-desk-content.server.ts'

/** The code of each donation of the desk's samples, by its key. */
export type DeskCharges = ReadonlyMap<string, Charge & { publicId: string }>

/** Donations that came through codes of the sandbox, oldest first, each at its own time; and money without an owner. */
export async function seedDeskPayments(desk: DemoDesk): Promise<DeskCharges> {
  const charges = new Map<string, Charge & { publicId: string }>()
  await seedOrphan(desk.at(DESK_ORPHAN.daysAgo))
  for (const donation of deskDonations.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    charges.set(donation.key, await seedDonation(desk, donation))
  }
  return charges
}

const MINUTE = 1 / 1_440

async function seedDonation(desk: DemoDesk, donation: DeskDonation) {
  const { key, daysAgo, method, state, donorName, amount, prayer } = donation
  const publicId = demoPublicId(`desk donation ${key}`)
  const then = { ...desk.at(daysAgo), newId: () => demoId(`desk donation ${key}`) }
  await startDonation(then, {
    id: publicId,
    campaignSlug: DESK_CAMPAIGN,
    donorName,
    donorPhone: `+62813${String(10_000_000 + Math.floor(drawFrom(key)() * 89_999_999))}`,
    amount: rupiah(amount),
    isAnonymous: false,
    prayer,
    showsPrayer: prayer !== undefined,
    wantsNews: false,
  })
  const channel = donation.channel ?? (await infakBank(then))
  // The rupiah that make a transfer's sum unique follow from its id.
  const id = demoId(`desk charge ${key}`)
  const asking = desk.at(daysAgo - MINUTE)
  const ctx = method === 'transfer' ? { ...asking, newId: () => id } : asking
  const charge = await openCharge(ctx, {
    donationId: publicId,
    method,
    channel,
  })
  if (key === 'transfer proven') await sendProof(desk.at(daysAgo - 30 * MINUTE), publicId)
  if (state !== 'waiting') await settle(desk, donation, charge)
  return { ...charge, publicId }
}

/** What the provider then knows, and what our books make of it. */
async function settle(desk: DemoDesk, { state, daysAgo }: DeskDonation, charge: Charge) {
  const then = desk.at(daysAgo - (state === 'expired' ? 2 : 12 * MINUTE))
  const { reference } = charge
  if (state === 'one rupiah short') await then.sandbox.drive(reference, 'pay-wrong')
  else if (state !== 'expired') await then.sandbox.drive(reference, 'pay-silent')
  if (state === 'paid twice') await then.sandbox.drive(reference, 'pay-silent')
  await settlePayment(then, { reference })
  await issuePapers(then, charge)
}

/** The receipts of a paid donation, which a job would write later. */
export async function issuePapers(then: Then, charge: Pick<Charge, 'donation_id'>): Promise<void> {
  await inTransaction(then.db, async (tx) => {
    const donation = await lockDonation(tx, charge.donation_id)
    if (donation.status === 'paid') await issueDue(then, tx, { donation })
  })
}

/** A payment that carries a reference of ours, of a donation that is not there. */
async function seedOrphan(then: Then): Promise<void> {
  const reference = `${demoPublicId('desk orphan')}-1`
  const { amount } = DESK_ORPHAN
  await then.gateway.create({
    reference,
    method: 'va',
    channel: 'bca',
    amount: rupiah(amount),
    expiresAt: then.now(),
    description: `Donasi ${reference}`,
  })
  await then.sandbox.drive(reference, 'pay-silent')
  await settlePayment(then, { reference })
}

async function sendProof(then: Ctx, publicId: string): Promise<void> {
  const bytes = samplePdf([
    'BUKTI TRANSFER (CONTOH)',
    'Tujuan: BSI 7000000202',
    'Keterangan: donasi operasi katarak',
  ])
  await sendTransferProof(then, { publicId, bytes, address: '127.0.0.1' })
}

/** The bank account that infak terikat is transferred to. */
export async function infakBank({ db }: Pick<Ctx, 'db'>): Promise<string> {
  const { id } = await db
    .selectFrom('bank_account')
    .select('id')
    .where('account', '=', bankOf.IT)
    .where('is_sample', '=', true)
    .executeTakeFirstOrThrow()
  return id
}
