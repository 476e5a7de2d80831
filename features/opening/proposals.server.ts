import * as v from 'valibot'
import { funds } from '#features/ledger/funds.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { readDelimited } from '#platform/sheet/delimited.ts'
import { NoOpening, OpeningStands } from './errors.ts'
import {
  assertWhole,
  openingNames,
  openingPostings,
  postOpening,
  standingOpening,
  undoOpening,
} from './open-books.server.ts'
import { type ReadOpening, readOpening } from './opening-rows.ts'

const text = v.nullable(v.string())
const line = v.object({
  day: v.string(),
  account: v.string(),
  fund: v.picklist(funds),
  campaignId: text,
  bankAccountId: text,
  cashPlaceId: text,
  dueOn: text,
  party: v.string(),
  amount: v.number(),
  note: v.string(),
  isUncleared: v.optional(v.boolean(), false),
})
const share = v.object({
  day: v.string(),
  fund: v.picklist(['Z', 'IT', 'IU']),
  campaignId: text,
  eligible: v.number(),
  taken: v.number(),
})
const shown = v.array(v.object({ label: v.string(), value: v.string() }))
const ofOpening = {
  propose: 'books.write',
  approve: 'voucher.approve',
  address: () => '/kelola/saldo-awal',
  basis: async ({ db }: Pick<Ctx, 'db'>) => ({ standing: (await standingOpening(db)) ?? null }),
} as const

/** An opening enters the books by two people. */
const openProposal = defineProposal({
  ...ofOpening,
  kind: 'opening.post',
  words: 'Membukukan saldo awal',
  terms: v.object({
    lines: v.array(line),
    shares: v.optional(v.array(share), []),
    oldReceipts: v.optional(v.string(), ''),
    shown,
  }),
  describe: (terms) => terms.shown,
  apply: (ctx, { documentId: id, terms: { lines, shares, oldReceipts } }) =>
    inTransaction(ctx.db, (tx) => {
      const opening = { id, lines, shares, oldReceipts }
      return postOpening(ctx.within(tx), opening)
    }),
})

/** And leaves them by two people, as a whole. */
const undoProposal = defineProposal({
  ...ofOpening,
  kind: 'opening.undo',
  words: 'Membatalkan saldo awal',
  terms: v.object({ id: v.string(), reason: v.string() }),
  describe: ({ reason }) => [{ label: 'Alasan', value: reason }],
  apply: (ctx, { terms: { id } }) => inTransaction(ctx.db, (tx) => undoOpening(ctx.within(tx), id)),
})

export const openingProposals = [openProposal, undoProposal]

/** The rows pasted from a sheet, read against what the books know. */
export async function readOpeningText(ctx: Ctx, text: string): Promise<ReadOpening> {
  return readOpening(readDelimited(text), await openingNames(ctx, ctx.db))
}

/** Proposes an opening whose rows have no mistake and whose funds tie. */
export async function proposeOpening(
  ctx: Ctx,
  read: ReadOpening,
  { by, oldReceipts = '' }: { by: string; oldReceipts?: string },
): Promise<void> {
  assertWhole(read)
  if (await standingOpening(ctx.db)) throw new OpeningStands()
  const { lines, sums, shares } = read
  const day = formatDate(startOfDay(lines[0]?.day ?? ''))
  const facts = [
    { label: 'Tanggal', value: day },
    ...sums.map(({ fund, debit }) => ({ label: `Dana ${fund}`, value: formatRupiah(debit) })),
    ...(await postingLines(ctx.db, openingPostings(lines))),
    ...shares.map(({ fund, eligible, taken }) => ({
      label: `Bagian amil sebelumnya, dana ${fund}`,
      value: `${formatRupiah(taken)} dari penerimaan ${formatRupiah(eligible)}`,
    })),
    ...(oldReceipts ? [{ label: 'Kuitansi lama terakhir', value: oldReceipts }] : []),
  ]
  const terms = { lines, shares, oldReceipts, shown: facts }
  await propose(ctx, openProposal, {
    documentId: ctx.newId(),
    title: `Saldo awal ${day}`,
    terms,
    by,
  })
}

/** Proposes to take the standing opening back. */
export async function proposeUndoingOpening(
  ctx: Ctx,
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  const standing = await standingOpening(ctx.db)
  if (!standing) throw new NoOpening()
  const title = `Batalkan saldo awal ${formatDate(startOfDay(standing.day))}`
  const terms = { id: standing.id, reason }
  await propose(ctx, undoProposal, { documentId: standing.id, title, terms, by })
}
