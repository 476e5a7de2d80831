import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isToBeDone, type Schedule } from '#platform/jobs/jobs.server.ts'
import { readStatementJob } from './read-lines.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { StatementUnknown } from './errors.ts'
import { removeStatement } from './upload-statement.server.ts'

const LEFT_DAYS = 90

/** A file that was never read whole holds donors' names for nothing. */
export const forgetStatementsSchedule: Schedule = {
  name: 'bank-statement.forget-left',
  everyMs: DAY_MS,
  run: async (ctx: Ctx) => {
    const left = await ctx.db
      .selectFrom('bank_statement')
      .select('id')
      .where('status', 'in', ['uploaded', 'failed'])
      .where('made_at', '<', new Date(ctx.now().getTime() - LEFT_DAYS * DAY_MS))
      .execute()
    for (const { id } of left) await forget(ctx, id)
  },
}

const NOT_READ = 'Berkas ini berulang kali gagal dibaca. Baca lagi, atau unggah berkas lain.'

/** A statement whose job was given up is told so in words; another file of its account may be read again. */
export async function endStalledStatements(ctx: Ctx): Promise<void> {
  const isWorkedOn = isToBeDone([readStatementJob], {
    field: 'statementId',
    value: sql.ref('bank_statement.id'),
  })
  const { rows } = await sql<{ id: string }>`
    update bank_statement set status = 'failed', failure = ${NOT_READ}
    where status = 'reading' and not ${isWorkedOn}
    returning id`.execute(ctx.db)
  if (rows.length > 0) ctx.log.warn('bank-statement.stalled', { statements: rows.length })
}

const stalledStatementsSchedule: Schedule = {
  name: 'bank-statement.stalled',
  everyMs: 5 * 60_000,
  run: endStalledStatements,
}

/** The repeated work on statements. */
export const statementSchedules = [stalledStatementsSchedule, forgetStatementsSchedule]

/** Another process may have been first. */
async function forget(ctx: Ctx, id: string): Promise<void> {
  try {
    await removeStatement(ctx, id)
  } catch (error) {
    if (!(error instanceof StatementUnknown)) throw error
  }
}
