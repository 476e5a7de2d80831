import * as v from 'valibot'
import { payerOf } from '#features/books/bank-account.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { RefundReason } from '#platform/db/schema-books.ts'
import { formatRupiah } from '#platform/money.ts'
import {
  decideRefund,
  dropRefund,
  proposeRefund,
  type RefundInput,
} from './refund-donation.server.ts'
import { findRefund } from './refund-rows.server.ts'
import { paidRefundPostings, refundApprovedPostings } from './refund.ts'
import { sendRefund } from './send-refund.server.ts'

export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  double: 'Dibayar dua kali',
  wrong_amount: 'Jumlahnya keliru',
  donor_request: 'Permintaan donatur',
  program_cancelled: 'Program dibatalkan',
}

/** A refund that was proposed, by two people; through the gateway it leaves with the approval. */
export const refundProposal = defineProposal({
  kind: 'refund.approve',
  words: 'Mengembalikan donasi',
  propose: 'refund.write',
  approve: 'refund.approve',
  address: (id) => `/kelola/pengembalian/${id}`,
  terms: v.object({
    refundId: v.string(),
    lines: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
  describe: ({ lines }) => lines,
  apply: async (ctx, { documentId, terms, decidedBy: by }) => {
    const of = { donation_id: documentId, id: terms.refundId }
    await decideRefund(ctx, of, { by, isApproved: true })
    const refund = await findRefund(ctx.db, of)
    if (refund && payerOf(refund).by === 'gateway') await sendRefund(ctx, of)
  },
  dismiss: async (ctx, { documentId, terms, decidedBy: by }) => {
    const of = { donation_id: documentId, id: terms.refundId }
    await (by ? decideRefund(ctx, of, { by, isApproved: false }) : dropRefund(ctx, of))
  },
})

/** Proposes a refund with what it will post. `bankName` is how the paying account is called. */
export async function askRefund(
  ctx: Ctx,
  input: RefundInput,
  { payer }: { payer: string },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx, read: tx }
    const refund = await proposeRefund(within, input)
    const donation = await findDonation(tx, input.publicId)
    if (!donation) throw new DonationNotFound()
    const paid = paidRefundPostings(donation, payerOf(refund)).flat()
    const title = `${formatRupiah(refund.amount)} untuk ${donation.campaign.title}`
    const lines = [
      { label: 'Nominal', value: formatRupiah(refund.amount) },
      { label: 'Program', value: donation.campaign.title },
      { label: 'Alasan', value: `${refundReasonWords[input.reason]}. ${input.note}` },
      { label: 'Dibayar dari', value: payer },
      {
        label: 'Jurnal saat disetujui',
        value: await journalWords(tx, refundApprovedPostings(donation)),
      },
      { label: 'Jurnal saat dibayar', value: await journalWords(tx, paid) },
    ]
    await propose(within, refundProposal, {
      documentId: donation.id,
      title,
      terms: { refundId: refund.id, lines },
      note: input.note,
      by: input.by,
    })
    return donation.id
  })
}
