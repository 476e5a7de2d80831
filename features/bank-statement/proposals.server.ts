import * as v from 'valibot'
import { type BankEntryKind, bankEntryKinds } from '#features/bank-account/bank-entry.ts'
import {
  bankEntryWords,
  bookedLines,
  planBankEntry,
  undoEntryPostings,
} from '#features/bank-account/bank-entry.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { BankEntryStands } from '#features/bank-account/errors.ts'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { bookLine, entryOf, undoLine } from './book-line.server.ts'
import { LineTaken } from './errors.ts'
import { findLine } from './queries.server.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const ofLines = {
  propose: 'books.write',
  approve: 'books.approve',
  address: (id: string) => `/kelola/rekening-koran/baris/${id}`,
} as const

/** Booking a line that is the bank's own, with the journal that both people saw. */
const bookLineProposal = defineProposal({
  ...ofLines,
  kind: 'bank-line.book',
  words: 'Membukukan baris rekening koran',
  terms: v.object({ kind: v.picklist(bankEntryKinds), journal: v.string(), lines }),
  describe: (terms) => terms.lines,
  basis: async (ctx, { documentId, terms: { kind } }) => {
    const line = await lineNow(ctx.db, documentId)
    const entry = await entryOf(ctx, line.found, kind)
    return { ...line, postings: await planBankEntry(ctx.db, entry) }
  },
  apply: (ctx, { documentId: lineId, terms: { kind, journal: agreed }, decidedBy: by }) =>
    bookLine(ctx, { lineId, kind, agreed }, { by }),
})

/** Reversing it. */
const undoLineProposal = defineProposal({
  ...ofLines,
  kind: 'bank-line.undo',
  words: 'Membatalkan jurnal baris rekening koran',
  terms: v.object({ lines }),
  describe: (terms) => terms.lines,
  basis: ({ db }, { documentId }) => lineNow(db, documentId),
  apply: (ctx, { documentId: lineId }) => undoLine(ctx, lineId),
})

export const statementProposals = [bookLineProposal, undoLineProposal]

type Proposer = { by: string; note?: string }

/** Proposes to book a line as its bank's own, with the journal that it will post. */
export async function proposeLineEntry(
  ctx: Ctx,
  { lineId, kind }: { lineId: string; kind: BankEntryKind },
  { by, note = '' }: Proposer,
): Promise<void> {
  const line = await findLine(ctx.db, lineId)
  if (line.open !== line.amount) throw new LineTaken()
  if ((await bookedLines(ctx.db, [lineId])).has(lineId)) throw new BankEntryStands()
  const entry = await entryOf(ctx, line, kind)
  const postings = await planBankEntry(ctx.db, entry)
  const facts = [
    ...factsOf(line),
    { label: 'Dibukukan sebagai', value: bankEntryWords(entry) },
    { label: 'Jurnal saat disetujui', value: await journalWords(ctx.db, postings) },
  ]
  await propose(ctx, bookLineProposal, {
    documentId: lineId,
    title: titleOf(line, bankEntryWords(entry)),
    terms: { kind, journal: JSON.stringify(postings), lines: facts },
    note,
    by,
  })
}

/** Proposes to reverse what was booked of a line. */
export async function proposeLineUndo(
  ctx: Ctx,
  lineId: string,
  { by, note = '' }: Proposer,
): Promise<void> {
  const line = await findLine(ctx.db, lineId)
  if (!(await bookedLines(ctx.db, [lineId])).has(lineId)) throw new NotInThisState()
  const postings = await undoEntryPostings(ctx.db, lineId)
  const facts = [
    ...factsOf(line),
    { label: 'Jurnal pembalik', value: await journalWords(ctx.db, postings) },
  ]
  const title = titleOf(line, 'batalkan jurnalnya')
  const terms = { lines: facts }
  await propose(ctx, undoLineProposal, { documentId: lineId, title, terms, note, by })
}

/** The open proposals about these lines, by line. */
export async function proposalsOfLines(
  db: Db | Tx,
  lineIds: readonly string[],
): Promise<Map<string, string>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('proposal')
    .select(['id', 'document_id'])
    .where('status', '=', 'proposed')
    .where(
      'kind',
      'in',
      statementProposals.map(({ kind }) => kind),
    )
    .where('document_id', 'in', lineIds)
    .execute()
  return new Map(rows.map(({ id, document_id }) => [document_id, id]))
}

async function lineNow(db: Db, id: string) {
  return { found: await findLine(db, id), isBooked: (await bookedLines(db, [id])).has(id) }
}

type LineFacts = Awaited<ReturnType<typeof findLine>>

function factsOf({ bank, number, day, description, amount }: LineFacts) {
  return [
    { label: 'Rekening', value: `${bank} ${number}` },
    { label: 'Tanggal', value: formatDate(startOfDay(day)) },
    { label: 'Keterangan bank', value: description },
    { label: amount < 0 ? 'Keluar' : 'Masuk', value: formatRupiah(Math.abs(amount)) },
  ]
}

function titleOf({ bank, number, amount }: LineFacts, what: string): string {
  return `${formatRupiah(Math.abs(amount))}, ${bank} ${number}: ${what}`
}
