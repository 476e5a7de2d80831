import * as v from 'valibot'
import { payerOf } from '#features/bank-account/bank-account.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { RefundReason } from '#platform/db/schema/schema-books.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import type { DonorBank } from '#features/donor-bank/donor-bank.ts'
import {
  assertDonorBank,
  donorBankWords,
  dropTypedBank,
  typeDonorBank,
} from '#features/donor-bank/donor-bank-rows.server.ts'
import {
  decideRefund,
  dropRefund,
  draftRefund,
  type RefundInput,
} from './refund-decision.server.ts'
import { findRefund } from './refund-rows.server.ts'
import { paidRefundPostings, refundApprovedPostings, refundedOf } from './refund.ts'
import { sendRefund } from './pay/send-refund.server.ts'

export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  double: 'Dibayar dua kali',
  wrong_amount: 'Jumlahnya keliru',
  donor_request: 'Permintaan donatur',
  program_cancelled: 'Program dibatalkan',
}

const TO = 'Rekening tujuan'

/** A refund that was proposed, by two people; through the gateway it leaves with the approval. */
export const refundProposal = defineProposal({
  kind: 'refund.approve',
  words: 'Mengembalikan donasi',
  propose: 'refund.write',
  approve: 'refund.approve',
  address: (id) => `/kelola/pengembalian/${id}`,
  terms: v.object({
    refundId: v.string(),
    /** The account that the desk typed with it. */
    typedBankId: v.optional(v.nullable(v.string()), null),
    lines: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
  describe: ({ lines }) => lines,
  basis: async ({ db }, { documentId: donation_id, terms }) => {
    const refund = await findRefund(db, { donation_id, id: terms.refundId })
    if (!refund) return { refund: null }
    const { status, amount, reason, pays_from, bank_account_id } = refund
    return { status, amount, reason, pays_from, bank_account_id }
  },
  since: async (ctx, { documentId: donationId, terms }) => {
    const refund = await findRefund(ctx.db, { donation_id: donationId, id: terms.refundId })
    if (refund?.pays_from !== 'bank') return []
    const value = await donorBankWords(ctx, { donationId, suspenseId: null })
    const isKnown = terms.lines.some((line) => line.label === TO && line.value === value)
    return isKnown ? [] : [{ label: `${TO} sekarang`, value }]
  },
  apply: async (ctx, { documentId, terms, decidedBy: by }) => {
    const key = { donation_id: documentId, id: terms.refundId }
    const refund = await findRefund(ctx.db, key)
    const isByGateway = refund !== undefined && payerOf(refund).by === 'gateway'
    if (!isByGateway) await assertDonorBank(ctx, { donationId: documentId, suspenseId: null })
    await decideRefund(ctx, key, { by, isApproved: true })
    if (isByGateway) await sendRefund(ctx, key)
  },
  dismiss: async (ctx, { documentId, terms, decidedBy: by }) => {
    const key = { donation_id: documentId, id: terms.refundId }
    await dropTypedBank(ctx, terms.typedBankId)
    await (by ? decideRefund(ctx, key, { by, isApproved: false }) : dropRefund(ctx, key))
  },
})

type Sums = { amount: Rupiah; operational: Rupiah }

/** Which part goes back, and what remains of the gift. */
function partLines(donation: Sums, part: Sums) {
  const left = donation.amount - part.amount + donation.operational - part.operational
  return [
    ...(part.amount > 0 ? [{ label: 'Dari dana program', value: formatRupiah(part.amount) }] : []),
    ...(part.operational > 0
      ? [{ label: 'Dari infak operasional', value: formatRupiah(part.operational) }]
      : []),
    { label: 'Tetap menjadi donasi', value: formatRupiah(left) },
  ]
}

type Named = {
  /** What the paying account is called. */
  payer: string
  /** The donor's account, where the desk was told. */
  bank?: DonorBank | undefined
}

/** Proposes a refund with what it will post, and where it goes. */
export async function proposeRefund(
  ctx: Ctx,
  input: RefundInput,
  { payer, bank }: Named,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const refund = await draftRefund(txCtx, input)
    const donation = await findDonation(tx, input.publicId)
    if (!donation) throw new DonationNotFound()
    const refunded = refundedOf(donation, refund)
    const paid = paidRefundPostings(refunded, payerOf(refund)).flat()
    const isByBank = refund.pays_from === 'bank'
    const moneyKey = { donationId: donation.id, suspenseId: null }
    const typed = isByBank && bank ? { moneyKey, bank, by: input.by } : undefined
    const typedBankId = typed ? await typeDonorBank(txCtx, typed) : null
    const to = isByBank ? [{ label: TO, value: await donorBankWords(txCtx, moneyKey) }] : []
    const title = `${formatRupiah(refund.amount)} untuk ${donation.campaign.title}`
    const lines = [
      { label: 'Nominal', value: formatRupiah(refund.amount) },
      ...(refund.is_part ? partLines(donation, refunded) : []),
      { label: 'Program', value: donation.campaign.title },
      { label: 'Alasan', value: `${refundReasonWords[input.reason]}. ${input.note}` },
      { label: 'Dibayar dari', value: payer },
      ...to,
      {
        label: 'Jurnal saat disetujui',
        value: await journalWords(tx, refundApprovedPostings(refunded)),
      },
      { label: 'Jurnal saat dibayar', value: await journalWords(tx, paid) },
    ]
    await propose(txCtx, refundProposal, {
      documentId: donation.id,
      title,
      terms: { refundId: refund.id, typedBankId, lines },
      note: input.note,
      by: input.by,
    })
    return donation.id
  })
}
