import { sql } from 'kysely'
import { confirmLine } from '#features/bank-statement/confirm-line.server.ts'
import { reviewStatement } from '#features/bank-statement/review.server.ts'
import { uploadStatement } from '#features/bank-statement/upload-statement.server.ts'
import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { proposeReport, reportProposals } from '#features/payout-report/proposals.server.ts'
import { getReport } from '#features/payout-report/queries.server.ts'
import { mapReport, sampleOf, uploadReport } from '#features/payout-report/upload-report.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { releaseLeases } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { allJobs } from '#server/jobs/jobs.ts'
import { aStaff } from '../desk/staff.ts'

/** Lines of each file: three portions and a part of one. */
export const IMPORTED = 1_600

/** A day that is over, wherever the test runs. */
const dayBefore = (ctx: Ctx) => addDays(dayOf(ctx.now()), -1)

async function one<T extends { id: string }>(rows: Promise<T[]>): Promise<string> {
  const [row] = await rows
  if (!row) throw new Error('there is none')
  return row.id
}

const reportOf = ({ db }: Ctx) => one(db.selectFrom('payout_report').select('id').execute())
const bankOf = ({ db }: Ctx) => one(db.selectFrom('bank_account').select('id').execute())
const statementOf = ({ db }: Ctx) => one(db.selectFrom('bank_statement').select('id').execute())

/** The steps of a long import, each by the use case that the desk calls; a process that died in one does it again. */
export const importSteps = {
  'upload a report': async (ctx: Ctx) => {
    const rows = Array.from({ length: IMPORTED }, (_, at) => `ADJ-${at},10,adjustment`)
    const id = await uploadReport(ctx, {
      provider: 'sandbox',
      reference: 'PO-1',
      settledOn: dayBefore(ctx),
      fileName: 'laporan.csv',
      bytes: Buffer.from(['order_id,amount,transaction_type', ...rows].join('\n')),
      by: ctx.newId(),
    })
    const { mapping } = await sampleOf(ctx, await getReport(ctx.db, id))
    await mapReport(ctx, { id, mapping: { ...mapping, allSettled: true, noFees: true } })
  },
  // As after a restart: what the dead process had begun is due at once.
  'run jobs': async (ctx: Ctx) => {
    await releaseLeases(ctx)
    await runDueJobs(ctx, new Map(allJobs.map((job) => [job.name, job])))
  },
  'propose the report': async (ctx: Ctx) =>
    await proposeReport(ctx, await reportOf(ctx), {
      by: (await aStaff(ctx, 'bendahara')).id,
      received: IMPORTED * 10,
    }),
  'book the report': async (ctx: Ctx) => {
    const open = ctx.db.selectFrom('proposal').select('id').where('status', '=', 'proposed')
    const { id: by } = await aStaff(ctx, 'admin')
    const decision = { by, role: 'admin' as const, isApproved: true }
    await decideProposal(ctx, { kinds: reportProposals, id: await one(open.execute()) }, decision)
  },
  'upload a statement': async (ctx: Ctx) => {
    const facts = { bank: 'BSI', number: '7000000202', holder: 'Yayasan Contoh' }
    const openedOn = '2026-01-02'
    const bankAccountId = await recordBankAccount(ctx, { fund: 'IU', ...facts, openedOn })
    const day = dayBefore(ctx)
    const rows = Array.from({ length: IMPORTED }, (_, at) => `${day};TRF ${at};;10;${10 * at + 10}`)
    const bytes = Buffer.from(['Tanggal;Keterangan;Debet;Kredit;Saldo', ...rows].join('\n'))
    await uploadStatement(ctx, { bankAccountId, fileName: 'mutasi.csv', bytes, by: ctx.newId() })
  },
  'confirm lines together': async (ctx: Ctx) => {
    const asked = { id: await statementOf(ctx), bankAccountId: await bankOf(ctx) }
    const { lines } = await reviewStatement(ctx.db, { ...asked, shown: 'terbuka', after: 0 })
    await inTransaction(ctx.db, async (tx) => {
      const txCtx = ctx.within(tx)
      for (const { id: lineId } of lines.slice(0, 3))
        await confirmLine(txCtx, { lineId, key: 'suspense' }, { by: ctx.newId() })
    })
  },
} satisfies Record<string, (ctx: Ctx) => Promise<void>>

export type ImportStep = keyof typeof importSteps

/** What the imports have written so far. */
export async function importState({ db }: Ctx) {
  const { rows } = await sql<Record<string, number | string | null>>`
    select (select status from payout_report) as report,
      (select read_lines from payout_report) as read,
      (select count(*)::int from payout_report_line) as "reportLines",
      (select count(*)::int from proposal) as proposals,
      (select count(*)::int from ledger_journal where source = 'settlement') as settled,
      (select count(*)::int from settlement_batch) as batches,
      (select status from bank_statement) as statement,
      (select done from bank_statement) as done,
      (select count(*)::int from bank_line) as lines,
      (select count(*)::int from bank_line_link) as links,
      (select count(*)::int from suspense) as suspense,
      (select count(*)::int from ledger_journal where source = 'suspense') as kept`.execute(db)
  return rows[0] as Record<string, number | string | null>
}
