import { recordDelta } from '#features/campaign/record-delta.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { returnUnits, takeUnits } from '#features/wakaf/take-units.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Donation, donationPostings, reversalPostings } from './donation.ts'
import { fundAt } from './fitrah-donation.ts'
import { setDonationStatus } from './queries.server.ts'

/** The journals of a donation: `sourceId` is the row id of the donation, and each event occurs at most once. */
export const donationJournals = { source: 'donation', captured: 'captured', reversed: 'reversed' }

export type ReceivedPayment = {
  journalId: string
  /** When the money came, or went back. */
  occurredAt: Date
  now: Date
  isLate?: boolean
}

/**
 * Makes a locked donation paid: its state, its journal and the campaign's total, once. The time of payment decides
 * whether zakat fitrah is zakat or sedekah. False when it already was paid.
 */
export async function recordPaid(
  tx: Tx,
  donation: Donation,
  payment: ReceivedPayment,
): Promise<boolean> {
  const { occurredAt: paidAt, now: at, isLate = false } = payment
  const { id, amount, campaign } = donation
  const fund = fundAt({ fund: donation.fund, incomeAccount: campaign.incomeAccount }, paidAt)
  const isNew = await recordMoney(tx, donation, {
    payment,
    event: donationJournals.captured,
    description: `Donasi untuk ${donation.campaign.title}`,
    postings: donationPostings({ ...donation, fund }),
    sign: 1,
  })
  if (!isNew) return false
  if (fund === 'W') {
    await takeUnits(tx, { sourceId: id, campaignId: campaign.id, amount, at })
  }
  await setDonationStatus(tx, id, { status: 'paid', at, paidAt, isLate, fund })
  return true
}

/**
 * Reverses a locked, paid donation whose money the provider took back; the campaign's total falls. False when it
 * already was reversed.
 */
export async function recordReversed(
  tx: Tx,
  donation: Donation,
  payment: ReceivedPayment,
): Promise<boolean> {
  const isNew = await recordMoney(tx, donation, {
    payment,
    event: donationJournals.reversed,
    description: `Donasi untuk ${donation.campaign.title} dibatalkan penyedia`,
    postings: reversalPostings(donation),
    sign: -1,
  })
  if (!isNew) return false
  const at = payment.now
  if (donation.fund === 'W') await returnUnits(tx, { sourceId: donation.id, at })
  await setDonationStatus(tx, donation.id, { status: 'reversed', at })
  return true
}

type Movement = {
  payment: ReceivedPayment
  event: string
  description: string
  postings: Posting[]
  sign: 1 | -1
}

/** Posts the journal and, only when it is new, changes the campaign's total. */
async function recordMoney(
  tx: Tx,
  { id: sourceId, amount, campaign }: Donation,
  { payment, event, description, postings, sign }: Movement,
): Promise<boolean> {
  const { journalId, occurredAt, now: recordedAt } = payment
  const { source } = donationJournals
  const journal = { journalId, sourceId, source, event, description, occurredAt, recordedAt }
  if (!(await postJournal(tx, { ...journal, postings }))) return false

  const delta = { sourceId, event, campaignId: campaign.id, createdAt: recordedAt }
  await recordDelta(tx, { ...delta, amount: sign * amount, donors: sign })
  return true
}
