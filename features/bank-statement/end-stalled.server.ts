import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isToBeDone, type Schedule } from '#platform/jobs/jobs.server.ts'
import { forgetStatementsSchedule } from './forget-statements.server.ts'
import { readStatementJob } from './read-lines.server.ts'

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
