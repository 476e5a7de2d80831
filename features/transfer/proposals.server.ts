import * as v from 'valibot'
import { getBankAccount } from '#features/bank-account/bank-account.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { textOf } from '#platform/text/form-text.ts'
import { formatDate, isDay, momentAt } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { transferPostings } from '#features/payment/book-donation.server.ts'
import { TransferNotOpen } from './errors.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { findPendingTransfer } from './pending-transfers.server.ts'
import { CONFIRMED } from '#features/charge/transfer.ts'

/** What a person saw at the bank before its statement was read. */
export const confirmForm = v.object({
  receivedOn: v.pipe(v.string('Isi tanggal dana masuk.'), v.check(isDay, 'Tanggal tidak dikenal.')),
  evidence: textOf('Bukti di bank', 300),
})

/** Two people confirm that a transfer stands at the bank; its statement later finds it booked. */
export const transferProposal = defineProposal({
  kind: 'transfer.confirm',
  words: 'Memastikan transfer bank',
  propose: 'books.write',
  approve: 'books.approve',
  terms: v.object({
    bankAccountId: v.string(),
    bank: v.string(),
    amount: v.number(),
    receivedOn: v.string(),
    evidence: v.string(),
    /** Missing in proposals of earlier versions. */
    lines: v.optional(v.array(v.object({ label: v.string(), value: v.string() })), []),
  }),
  describe: (terms) => [
    { label: 'Rekening', value: terms.bank },
    { label: 'Nominal', value: formatRupiah(rupiah(terms.amount)) },
    { label: 'Dana masuk', value: formatDate(momentAt(terms.receivedOn, '12:00:00')) },
    { label: 'Bukti di bank', value: terms.evidence },
    {
      label: 'Yang dicatat',
      value: 'Donasi dibayar sebesar nominal itu; bank bertambah, penerimaan dana bertambah.',
    },
    ...terms.lines,
  ],
  address: (documentId) => `/kelola/transfer/${documentId}`,
  basis: async (ctx, { documentId }) => {
    const open = await findPendingTransfer(ctx, documentId)
    if (!open) return { isOpen: false }
    const { donationId, bankAccountId, amount } = open
    return { isOpen: true, donationId, bankAccountId, amount }
  },
  apply: async (ctx, { id, documentId, terms }) => {
    const { kind } = await matchTransfer(ctx, {
      bankAccountId: terms.bankAccountId,
      amount: rupiah(terms.amount),
      date: terms.receivedOn,
      // A confirmation that was undone may be followed by another.
      key: `${CONFIRMED}${documentId} ${id}`,
      isConfirmation: true,
    })
    if (kind !== 'donation') throw new NotInThisState()
  },
})

/** Proposes that an open transfer has come. Refuses one that is not open, and a day that cannot be its own. */
export async function proposeTransfer(
  ctx: Ctx,
  id: string,
  { receivedOn, evidence, by }: v.InferOutput<typeof confirmForm> & { by: string },
): Promise<void> {
  const open = await findPendingTransfer(ctx, id)
  if (!open) throw new TransferNotOpen()
  const { bankAccountId, bank, number, amount } = open
  const cause = { words: 'donasinya dibuat', at: open.createdAt }
  const at = await moneyMoment(ctx, ctx.db, { day: receivedOn, cause, field: 'receivedOn' })
  const account = await getBankAccount(ctx.db, bankAccountId)
  const donation = await getDonation(ctx.db, open.donationId)
  const { own, operational } = transferPostings(donation, { total: amount, bank: account, at })
  const lines = await postingLines(ctx.db, [...own, ...operational])
  await propose(ctx, transferProposal, {
    documentId: id,
    title: `${bank} ${number}, ${formatRupiah(amount)}`,
    terms: { bankAccountId, bank: `${bank} ${number}`, amount, receivedOn, evidence, lines },
    by,
  })
}
