import { nounOf, purposeWords } from '#features/campaign/nouns.ts'
import { recordDelta, recordDeltas } from '#features/campaign/record-delta.server.ts'
import { type NewJournal, postJournal, postJournals } from '#features/ledger/post-journal.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { returnUnits, takeUnits } from '#features/wakaf/take-units.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Donation, donationPostings, reversalPostings } from './donation.ts'
import { fundAt } from './fitrah-donation.ts'
import { setDonationStatus, setPaidTogether } from './queries.server.ts'

/** The journals of a donation: `sourceId` is the row id of the donation, and each event occurs at most once. */
export const donationJournals = { source: 'donation', captured: 'captured', reversed: 'reversed' }

/**
 * The event of the next or present journal of this kind: a donation whose transfer was matched by mistake is captured
 * once more, as 'captured 2'.
 */
export function eventOf(
  event: 'captured' | 'unmatched',
  { unmatched = 0 }: Pick<Donation, 'unmatched'>,
): string {
  return unmatched === 0 ? event : `${event} ${unmatched + 1}`
}

export type ReceivedPayment = {
  journalId: string
  /** When the money came, or went back. */
  occurredAt: Date
  /** When the donor paid, if the journal is of another day. */
  paidAt?: Date
  now: Date
  isLate?: boolean
  /** Where the money lies or goes, if not at the provider. */
  postings?: Posting[]
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
  const { paidAt = payment.occurredAt, now: at, isLate = false } = payment
  const { id, amount, campaign } = donation
  const { fund, journal, delta } = captureOf(donation, payment)
  if (!(await postJournal(tx, journal))) return false
  await recordDelta(tx, delta)
  if (fund === 'W') {
    await takeUnits(tx, { sourceId: id, campaignId: campaign.id, amount, at })
  }
  await setDonationStatus(tx, id, { status: 'paid', at, paidAt, isLate, fund })
  return true
}

/**
 * The same for several locked donations, in few statements. None of them may take units of a wakaf or be late; throws
 * when one was paid before.
 */
export async function recordPaidTogether(
  tx: Tx,
  payments: readonly (ReceivedPayment & { donation: Donation })[],
): Promise<void> {
  const captures = payments.map((payment) => ({
    ...payment,
    ...captureOf(payment.donation, payment),
  }))
  await postJournals(
    tx,
    captures.map(({ journal }) => journal),
  )
  await recordDeltas(
    tx,
    captures.map(({ delta }) => delta),
  )
  await setPaidTogether(
    tx,
    captures.map(({ donation, fund, occurredAt: paidAt, now: at }) => {
      return { id: donation.id, fund, paidAt, at }
    }),
  )
}

/** What a payment writes into the books and adds to the campaign, and the fund it is for at its time. */
function captureOf(donation: Donation, payment: ReceivedPayment) {
  const { id, amount, campaign } = donation
  const { paidAt = payment.occurredAt, now: createdAt } = payment
  const fund = fundAt({ fund: donation.fund, incomeAccount: campaign.incomeAccount }, paidAt)
  const event = eventOf('captured', donation)
  const journal: NewJournal = {
    ...documentOf(donation, payment),
    event,
    description: purposeWords(nounOf({ ...campaign, fund }), campaign.title),
    postings: payment.postings ?? donationPostings({ ...donation, fund }),
  }
  const delta = { sourceId: id, event, campaignId: campaign.id, createdAt, amount, donors: 1 }
  return { fund, journal, delta }
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
    postings: payment.postings ?? reversalPostings(donation),
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
