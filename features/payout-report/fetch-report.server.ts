import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { SettledMovement } from '#platform/outside/payment/payment-gateway.ts'
import { DayKnown, DayNotOver, ProviderQuiet, ReportMoved, ReportsByFile } from './errors.ts'
import { getReport, lockReport } from './queries.server.ts'
import { type ReportLine, wholeLine } from './report-lines.ts'
import { advance, type ReportReading } from './write-lines.server.ts'

type FetchedReport = { reference: string; settledOn: string; by: string }

/** Has a day's report of the configured provider fetched in the background. Answers the report's id. */
export async function fetchReport(
  ctx: Ctx,
  { reference, settledOn, by }: FetchedReport,
): Promise<string> {
  const { provider, listSettled } = ctx.gateway
  const now = ctx.now()
  if (!listSettled) throw new ReportsByFile()
  if (settledOn >= dayOf(now)) throw new DayNotOver()
  const [id, readingId] = [ctx.newId(), ctx.newId()]
  await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('payout_report')
      .values({
        id,
        provider,
        reference,
        settled_on: settledOn,
        source: 'api',
        file_name: `API ${settledOn}`,
        file_hash: `api ${provider} ${settledOn}`,
        status: 'reading',
        reading_id: readingId,
        sample: '[]',
        made_by: by,
        made_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new DayKnown()
    await enqueue(tx, fetchReportJob, { payload: { reportId: id, readingId }, now })
  })
  ctx.wake()
  return id
}

/** Fetches a report anew that could not be fetched: the provider was away, or the key had no right. */
export async function fetchAgain(ctx: Ctx, id: string): Promise<void> {
  const { provider, listSettled } = ctx.gateway
  const [now, readingId] = [ctx.now(), ctx.newId()]
  await inTransaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, id)
    if (report.source !== 'api' || report.status !== 'failed') throw new ReportMoved()
    if (!listSettled || provider !== report.provider) throw new ReportsByFile()
    await tx.deleteFrom('payout_report_line').where('report_id', '=', id).execute()
    const anew = { read_lines: 0, after: null, total: null, failure: null }
    await tx
      .updateTable('payout_report')
      .set({ status: 'reading', reading_id: readingId, ...anew })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, fetchReportJob, { payload: { reportId: id, readingId }, now })
  })
  ctx.wake()
}

/** Fetches a report page by page. Enqueued with the report, and again by itself; after a restart it goes on. */
export const fetchReportJob = defineJob(
  { name: 'payout-report.fetch', lane: 'upkeep' },
  v.object({ reportId: v.pipe(v.string(), v.uuid()), readingId: v.pipe(v.string(), v.uuid()) }),
  fetchPages,
)

/** Pages of one run of the job: well within its lease, also when the provider is slow. */
const PAGES_AT_ONCE = 20
/** As many lines as a file may have. */
const MOST_LINES = 50_000
const TOO_LONG = 'Hari ini lebih dari 50.000 baris. Unggah berkasnya dalam beberapa bagian.'
const EMPTY = 'Penyedia tidak mencairkan apa pun pada hari ini.'

async function fetchPages(ctx: Ctx, reading: ReportReading): Promise<void> {
  for (let page = 0; page < PAGES_AT_ONCE; page += 1) {
    if (!(await fetchPage(ctx, reading))) return
  }
  await enqueue(ctx.db, fetchReportJob, { payload: reading, now: ctx.now() })
  ctx.wake()
}

/** False when there is nothing more to do, or another run is ahead. */
async function fetchPage(ctx: Ctx, reading: ReportReading): Promise<boolean> {
  const report = await getReport(ctx.db, reading.reportId)
  const { read_lines: from, after, settled_on: day, status } = report
  const { provider, listSettled } = ctx.gateway
  if (status !== 'reading' || report.reading_id !== reading.readingId) return false
  if (!listSettled || provider !== report.provider) throw new ProviderQuiet('another provider')
  const page = await listSettled({ day, after: after ?? undefined })
  if (page.kind === 'unknown') throw new ProviderQuiet(page.cause)
  const fail = async (failure: string) => {
    await advance(ctx, reading, { from, after, change: { status: 'failed', failure } })
    return false
  }
  if (page.kind === 'refused') return await fail(refusedWords(page.code))
  const lines = page.movements.map((each, index) => lineOf(each, { day, line: from + index + 1 }))
  const read = from + lines.length
  if (read > MOST_LINES) return await fail(TOO_LONG)
  if (!page.next && read === 0) return await fail(EMPTY)
  const done = page.next ? { after: page.next } : { status: 'ready' as const, total: read }
  const isOurs = await advance(ctx, reading, {
    from,
    after,
    lines,
    change: { ...done, read_lines: read },
  })
  return isOurs && page.next !== undefined
}

function lineOf(movement: SettledMovement, at: { day: string; line: number }): ReportLine {
  const sen = (sum: number) => Math.round(sum * 100)
  const { gross, fee, tax } = movement
  return wholeLine({ ...movement, ...at, gross: sen(gross), fee: sen(fee), tax: sen(tax) })
}

function refusedWords(code: string): string {
  return /FORBIDDEN|HTTP_403/.test(code)
    ? 'Kunci API tidak boleh membaca transaksi. Beri izin “Transaction Read” di dasbor Xendit, lalu ambil lagi; atau unggah berkasnya.'
    : `Penyedia menolak permintaan ini (${code}). Unggah berkasnya.`
}
