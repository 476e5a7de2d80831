import { nounOf, purposeWords } from '#features/campaign/nouns.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import { type NewJournal, postJournal } from '#features/ledger/post-journal.server.ts'
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
  const event = donationJournals.captured
  const isNew = await postJournal(tx, {
    ...documentOf(donation, payment),
    event,
    description: purposeWords(nounOf({ ...campaign, fund }), campaign.title),
    postings: donationPostings({ ...donation, fund }),
  })
  if (!isNew) return false
  const delta = { sourceId: id, event, campaignId: campaign.id, createdAt: at }
  await recordDelta(tx, { ...delta, amount, donors: 1 })
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
  const { id, fund, amount, campaign } = donation
  const { now: at } = payment
  const event = donationJournals.reversed
  const isNew = await postJournal(tx, {
    ...documentOf(donation, payment),
    event,
    description: `${purposeWords(nounOf({ ...campaign, fund }), campaign.title)} dibatalkan penyedia`,
    postings: reversalPostings(donation),
  })
  if (!isNew) return false
  const delta = { sourceId: id, event, campaignId: campaign.id, createdAt: at }
  await recordDelta(tx, { ...delta, amount: 0 - amount, donors: -1 })
  if (fund === 'W') await returnUnits(tx, { sourceId: id, at })
  await setDonationStatus(tx, id, { status: 'reversed', at })
  return true
}

/** What every journal of a donation says of its document and its moments. */
function documentOf(
  { id: sourceId }: Donation,
  { journalId, occurredAt, now: recordedAt }: ReceivedPayment,
): Pick<NewJournal, 'journalId' | 'sourceId' | 'source' | 'occurredAt' | 'recordedAt'> {
  return { journalId, sourceId, source: donationJournals.source, occurredAt, recordedAt }
}
