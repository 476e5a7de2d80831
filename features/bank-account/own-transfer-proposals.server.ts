import * as v from 'valibot'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { banksNow, findBankAccount } from './bank-account.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import {
  bookOwnTransfer,
  findOwnTransfer,
  type NewOwnTransfer,
  planOwnTransfer,
  undoOwnPostings,
  undoOwnTransfer,
} from './own-transfer.server.ts'
import { ownTransferPostings } from './own-transfer.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const ofTransfers = {
  propose: 'books.write',
  approve: 'books.approve',
  address: () => '/kelola/pemindahan',
} as const

/** Booking money that moved between two of our own bank accounts. */
const moveProposal = defineProposal({
  ...ofTransfers,
  kind: 'own-transfer.book',
  words: 'Mencatat pemindahan antar rekening',
  terms: v.object({
    fromId: v.string(),
    toId: v.string(),
    amount: v.pipe(v.number(), v.transform(rupiah)),
    movedOn: v.string(),
    note: v.string(),
    lines,
  }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { terms: { fromId, toId } }) => ({
    banks: await banksNow(db, [fromId, toId]),
  }),
  apply: (ctx, { documentId: id, terms: { lines: _shown, ...transfer } }) =>
    bookOwnTransfer(ctx, { id, ...transfer }),
})

/** Reversing it. */
const undoProposal = defineProposal({
  ...ofTransfers,
  kind: 'own-transfer.undo',
  words: 'Membatalkan pemindahan antar rekening',
  terms: v.object({ lines }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { documentId }) => ({
    transfer: (await findOwnTransfer(db, documentId)) ?? null,
  }),
  apply: (ctx, { documentId: id }) => undoOwnTransfer(ctx, id),
})

export const ownTransferProposals = [moveProposal, undoProposal]

type Hand = { by: string }

/** Proposes to book a transfer between our own bank accounts, with its journal. Answers its id. */
export async function proposeOwnTransfer(
  ctx: Ctx,
  transfer: NewOwnTransfer,
  { by }: Hand,
): Promise<string> {
  const { from, to, amount } = await planOwnTransfer(ctx, ctx.db, transfer)
  const documentId = ctx.newId()
  const facts = [
    { label: 'Dari', value: nameOf(from) },
    { label: 'Ke', value: nameOf(to) },
    { label: 'Nominal', value: formatRupiah(amount) },
    { label: 'Tanggal', value: formatDate(startOfDay(transfer.movedOn)) },
    { label: 'Keterangan', value: transfer.note },
    {
      label: 'Jurnal saat disetujui',
      value: await journalWords(ctx.db, ownTransferPostings({ from, to, amount })),
    },
  ]
  const title = `${formatRupiah(amount)}: ${nameOf(from)} ke ${nameOf(to)}`
  await propose(ctx, moveProposal, { documentId, title, terms: { ...transfer, lines: facts }, by })
  return documentId
}

/** Proposes to reverse one that did not happen. */
export async function proposeOwnTransferUndo(ctx: Ctx, id: string, { by }: Hand): Promise<void> {
  const postings = await undoOwnPostings(ctx.db, id)
  const found = await findOwnTransfer(ctx.db, id)
  if (!found) throw new NotInThisState()
  const from = await findBankAccount(ctx.db, found.from_bank_id)
  const to = await findBankAccount(ctx.db, found.to_bank_id)
  const facts = [
    { label: 'Dari', value: from ? nameOf(from) : '' },
    { label: 'Ke', value: to ? nameOf(to) : '' },
    { label: 'Nominal', value: formatRupiah(found.amount) },
    { label: 'Jurnal pembalik', value: await journalWords(ctx.db, postings) },
  ]
  const title = `${formatRupiah(found.amount)}: batalkan pemindahan`
  await propose(ctx, undoProposal, { documentId: id, title, terms: { lines: facts }, by })
}

function nameOf({ bank, number }: { bank: string; number: string }): string {
  return `${bank} ${number}`
}
