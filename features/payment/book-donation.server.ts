import { type BankAccount, findBankAccount } from '#features/bank-account/bank-account.server.ts'
import { bankOf } from '#features/books/books.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { type Donation, donationPostings } from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import { setReceivedSum } from '#features/donation/queries.server.ts'
import {
  donationJournals,
  eventOf,
  type ReceivedPayment,
  recordPaid,
} from '#features/donation/record-payment.server.ts'
import { account } from '#features/ledger/ledger.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import { activeCharge, type Charge } from '#features/charge/queries.server.ts'
import { type OwnBank, throughBank } from '#features/charge/transfer.ts'

/** The bank account a transfer went to; undefined for money at the provider. */
export async function bankOfCharge(tx: Tx, charge: Charge): Promise<BankAccount | undefined> {
  return charge.method === 'transfer' ? findBankAccount(tx, charge.channel) : undefined
}

type Booking = {
  donation: Donation
  charge: Charge
  bank: BankAccount | undefined
  payment: ReceivedPayment
}

/** Makes a locked donation paid by its money; its receipts follow, and a newer code is closed. */
export async function bookDonation(ctx: Ctx, tx: Tx, booking: Booking): Promise<void> {
  const { donation, charge, bank, payment } = booking
  const isNew = bank
    ? await recordTransferPaid(ctx, tx, { ...booking, bank })
    : await recordPaid(tx, donation, payment)
  if (!isNew) throw new Error(`donation ${donation.id} is in the books though it was not paid`)
  const { now } = payment
  const payload = { donationId: donation.id }
  await enqueue(tx, issueReceiptsJob, { payload, now, key: donation.id })
  // An older code was paid: nobody may pay the newer one as well.
  const newer = await activeCharge(tx, donation.id)
  if (newer && newer.id !== charge.id) await enqueue(tx, closeCodeJob, { payload, now })
}

/**
 * The postings that make a waiting donation paid by a transfer of this sum: its own, and those of its operational part,
 * which the amil is owed where another fund's bank holds them.
 */
export function transferPostings(
  waiting: Donation,
  { total, bank, at }: { total: Rupiah; bank: OwnBank; at: Date },
) {
  const { operational, campaign } = waiting
  const amount = rupiah(total - operational)
  const fund = fundAt({ fund: waiting.fund, incomeAccount: campaign.incomeAccount }, at)
  const received = { fund, amount, operational: rupiah(0), campaign }
  const holder = bankOf[fund] === bank.account ? fund : bank.fund
  const { gatewayReceivable: debit, operationalInfakIncome: credit } = account
  const share = [{ debit, credit, fund: 'A' as const, amount: operational }]
  return {
    amount,
    own: throughBank(donationPostings(received), bank),
    operational: operational === 0 ? [] : throughBank(share, { ...bank, fund: holder }),
  }
}

/**
 * Makes a donation paid by a transfer: it takes the whole sum, since the added rupiah belong to the gift, and the money
 * lies in our own bank from the first moment.
 */
async function recordTransferPaid(
  ctx: Ctx,
  tx: Tx,
  booking: Booking & { bank: BankAccount },
): Promise<boolean> {
  const { donation: waiting, charge, bank, payment } = booking
  const { id, operational } = waiting
  const at = payment.occurredAt
  const { amount, ...postings } = transferPostings(waiting, { total: charge.amount, bank, at })
  await setReceivedSum(tx, id, { amount, operational })
  const donation = { ...waiting, amount }
  if (!(await recordPaid(tx, donation, { ...payment, postings: postings.own }))) return false
  if (operational === 0) return true
  const { source } = donationJournals
  // A journal of its own: what funds owe each other is read from journals of two funds.
  return enterJournal(ctx, tx, {
    sourceId: id,
    source,
    event: `${eventOf('captured', waiting)} operational`,
    description: 'Infak operasional dari transfer',
    occurredAt: at,
    postings: postings.operational,
  })
}
