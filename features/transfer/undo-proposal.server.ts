import * as v from 'valibot'
import { findBankAccount } from '#features/bank-account/bank-account.server.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { textOf } from '#platform/text/form-text.ts'
import { formatDate, momentAt } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { MatchStays } from './errors.ts'
import { capturedJournals, paidBy } from '#features/charge/matched-transfers.server.ts'
import { transferProposal } from './proposals.server.ts'
import { suspensePostings, unmatchedPostings } from '#features/charge/transfer.ts'
import { undoTransfer } from './undo-transfer.server.ts'

/** Why a match was a mistake. */
export const undoForm = v.object({ reason: textOf('Alasan', 300) })

const lines = v.array(v.object({ label: v.string(), value: v.string() }))

/** Two people undo a match: it takes a paper and a payment from a donor who was told of both. */
export const undoTransferProposal = defineProposal({
  kind: 'transfer.undo',
  words: 'Membatalkan pencocokan transfer',
  propose: 'books.write',
  approve: 'books.approve',
  terms: v.object({ reason: v.string(), lines }),
  describe: (terms) => terms.lines,
  address: (documentId) => `/kelola/transfer/${documentId}`,
  basis: async ({ db }, { documentId }) => {
    const match = await paidBy(db, documentId)
    const donation = match && (await getDonation(db, match.donationId))
    return { match: match ?? null, status: donation?.status ?? null }
  },
  apply: (ctx, { documentId: chargeId, terms: { reason } }) =>
    undoTransfer(ctx, { chargeId, reason }),
})

/** Every kind of proposal about transfers. */
export const transferProposals = [transferProposal, undoTransferProposal]

/** Proposes to undo the match that pays a charge's donation, with the journals that it will post. */
export async function proposeTransferUndo(
  ctx: Ctx,
  chargeId: string,
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  const match = await paidBy(ctx.db, chargeId)
  const bank = match && (await findBankAccount(ctx.db, match.bankAccountId))
  const donation = match && (await getDonation(ctx.db, match.donationId))
  if (!match || !bank || donation?.status !== 'paid') throw new MatchStays()
  const { amount, date, hasCome } = match
  const captured = await capturedJournals(ctx.db, donation)
  const postings = [
    ...captured.flatMap((journal) => unmatchedPostings(journal.postings)),
    ...(hasCome ? suspensePostings(amount, bank) : []),
  ]
  const account = `${bank.bank} ${bank.number}`
  const facts = [
    { label: 'Rekening', value: account },
    { label: 'Nominal', value: formatRupiah(amount) },
    { label: 'Dana masuk', value: formatDate(momentAt(date, '12:00:00')) },
    { label: 'Donasi', value: shortIdOf(donation.publicId) },
    { label: 'Alasan', value: reason },
    {
      label: 'Yang terjadi',
      value: `Donasi kembali menunggu pembayaran, kuitansinya batal, dan donaturnya dikabari bila kontaknya dapat kami jangkau. ${
        hasCome ? 'Dananya menjadi titipan.' : 'Dananya belum pernah tampak di mutasi.'
      }`,
    },
    ...(await postingLines(ctx.db, postings)),
  ]
  await propose(ctx, undoTransferProposal, {
    documentId: chargeId,
    title: `${account}, ${formatRupiah(amount)}`,
    terms: { reason, lines: facts },
    by,
  })
}
