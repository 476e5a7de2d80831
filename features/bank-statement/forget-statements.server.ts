import type { Ctx } from '#platform/context.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
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

/** Another process may have been first. */
async function forget(ctx: Ctx, id: string): Promise<void> {
  try {
    await removeStatement(ctx, id)
  } catch (error) {
    if (!(error instanceof StatementUnknown)) throw error
  }
}
