import * as v from 'valibot'
import { banksNow } from '#features/bank-account/bank-account.server.ts'
import { bankFacts, chooseBanks } from '#features/bank-account/bank-choice.server.ts'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import { undoPostings } from '#features/settlement/undo-batch.server.ts'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { PayoutBelowZero } from '#features/settlement/errors.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { NothingMatches, PayoutBooked, ReceivedDiffers, ReportMoved } from './errors.ts'
import {
  assertDayFollows,
  postReport,
  previewReport,
  summed,
  undoReport,
} from './post-report.server.ts'
import { getReport, isPayoutBooked, type PayoutReport, reportLines } from './queries.server.ts'
import { differenceWords, payoutProvider, previewWords } from './report-words.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const ofReports = {
  propose: 'books.write',
  approve: 'books.approve',
  address: (id: string) => `/kelola/pencocokan/${id}`,
} as const

/** Booking a payout report, in the result that both people saw. */
export const postReportProposal = defineProposal({
  ...ofReports,
  kind: 'payout-report.post',
  words: 'Membukukan pencairan penyedia',
  terms: v.object({ digest: v.string(), banks: v.optional(v.array(v.string()), []), lines }),
  describe: (terms) => terms.lines,
  basis: async (ctx, { documentId, terms: { banks } }) => {
    const report = await getReport(ctx.db, documentId)
    const { digest } = await previewReport(ctx, ctx.db as Tx, report)
    const isBooked = await isPayoutBooked(ctx.db, report)
    return { digest, isBooked, banks: await banksNow(ctx.db, banks) }
  },
  apply: (ctx, { documentId: id, terms: { digest, banks }, decidedBy: by }) =>
    postReport(ctx, id, { by, digest, banks }),
  dismiss: (ctx, { documentId: id }) => reopen(ctx, id),
})

/** Undoing it by journals that reverse its own. */
export const undoReportProposal = defineProposal({
  ...ofReports,
  kind: 'payout-report.undo',
  words: 'Membatalkan pembukuan pencairan',
  terms: v.object({ lines }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { documentId }) => {
    const { status, batch_id: batchId } = await getReport(db, documentId)
    return { status, batchId }
  },
  apply: (ctx, { documentId: id, decidedBy: by }) => undoReport(ctx, id, { by }),
})

export const reportProposals = [postReportProposal, undoReportProposal]

async function reopen(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('payout_report')
    .set({ status: 'ready', received: null, rounding: 0 })
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .execute()
}

type Asking = { by: string; note?: string }
type PostAsking = Asking & {
  banks?: NamedBanks
  /** What the bank received. */
  received: number
}

/** Proposes to book a report, with its differences and the journals that it will post. */
export async function proposeReport(
  ctx: Ctx,
  id: string,
  { by, note = '', banks: typed = [], received }: PostAsking,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = await getReport(tx, id)
    if (found.status !== 'ready') throw new ReportMoved()
    if (await isPayoutBooked(tx, found)) throw new PayoutBooked()
    const report = await withReceived(ctx, tx, { report: found, received })
    const preview = await previewReport(ctx, tx, report)
    const { settled, net, digest, postings, differences } = preview
    if (net < 0) throw new PayoutBelowZero(net)
    await assertDayFollows(ctx, tx, { report, settled })
    const chosen = await chooseBanks(tx, postings, typed)
    const facts = [
      ...headLines(report),
      ...previewWords(preview),
      receivedWords(received, net),
      ...differenceWords(differences),
      ...(await bankFacts(tx, chosen, 'Masuk ke rekening')),
      { label: 'Jurnal saat disetujui', value: await journalWords(tx, postings) },
    ]
    const txCtx = ctx.within(tx)
    const terms = { digest, banks: chosen.map(({ id: bank }) => bank), lines: facts }
    const proposal = { documentId: id, title: titleOf(report), note, by }
    await propose(txCtx, postReportProposal, { ...proposal, terms })
    await begin(tx, id)
  })
}

type Receiving = { report: PayoutReport; received: number }

/**
 * The report with what the bank received. It must be what is booked, or what all lines come to; fees with hundredths may
 * leave a rupiah for each of their lines, which is booked.
 */
async function withReceived(ctx: Ctx, tx: Tx, { report, received }: Receiving) {
  const preview = await previewReport(ctx, tx, report)
  const { settled, deducted, adjustments, net } = preview
  if (settled.length + deducted.length + adjustments.length === 0) throw new NothingMatches()
  const lines = await reportLines(tx, report.id)
  const total = lines.reduce((sum, { gross, fee, tax }) => sum + gross - fee - tax, 0)
  const most = lines.filter(({ cents }) => cents !== 0).length
  const rounding = [net, total].map((sum) => received - sum).find((off) => Math.abs(off) <= most)
  if (rounding === undefined) throw new ReceivedDiffers({ received, net, total })
  await tx
    .updateTable('payout_report')
    .set({ received, rounding })
    .where('id', '=', report.id)
    .execute()
  return { ...report, received, rounding }
}

function receivedWords(received: number, net: number) {
  const rest = received - net
  const more = rest === 0 ? '' : `; ${formatRupiah(rest)} di antaranya tidak dibukukan`
  return { label: 'Diterima bank', value: `${formatRupiah(received)}${more}` }
}

async function begin(tx: Tx, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_report')
    .set({ status: 'proposed' })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ReportMoved()
}

/** Proposes to undo a booked report, with the journals that reverse its own. */
export async function proposeReportUndo(
  ctx: Ctx,
  id: string,
  { by, note = '' }: Asking,
): Promise<void> {
  const report = await getReport(ctx.db, id)
  if (report.status !== 'posted' || !report.batch_id) throw new ReportMoved()
  const postings = summed(await undoPostings(ctx.db, report.batch_id))
  const facts = [
    ...headLines(report),
    { label: 'Jurnal pembalik', value: await journalWords(ctx.db, postings) },
  ]
  const proposal = { documentId: id, title: titleOf(report), note, by }
  await propose(ctx, undoReportProposal, { ...proposal, terms: { lines: facts } })
}

function titleOf({ provider, reference }: PayoutReport): string {
  return `${payoutProvider(provider)} ${reference}`
}

function headLines(report: PayoutReport) {
  const { provider, reference, settled_on: day, file_name: file } = report
  return [
    { label: 'Penyedia', value: payoutProvider(provider) },
    { label: 'Nomor pencairan', value: reference },
    { label: 'Tanggal', value: formatDate(startOfDay(day)) },
    { label: 'Berkas', value: file },
  ]
}
