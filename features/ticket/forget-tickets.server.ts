import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { TICKET_KEPT_DAYS, QUIET_DAYS } from './ticket.ts'

export const forgetTicketsSchedule: Schedule = {
  name: 'ticket.forget',
  everyMs: 6 * 3_600_000,
  run: async (ctx) => {
    await closeQuietTickets(ctx)
    await forgetTickets(ctx)
  },
}

/** Closes answered tickets after 30 days without a message. */
async function closeQuietTickets({ db, now }: Ctx): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ state: 'closed', closed_at: now(), updated_at: now() })
    .where('state', 'in', ['answered', 'awaiting'])
    .where('updated_at', '<', daysAgo(now(), QUIET_DAYS))
    .execute()
}

/** Deletes personal data from tickets that were closed a year ago; the row and its dates stay. */
async function forgetTickets({ db, now, log }: Ctx): Promise<void> {
  const forgotten = await inTransaction(db, async (tx) => {
    const rows = await tx
      .updateTable('ticket')
      .set({
        contact: null,
        phone: null,
        donation_number: null,
        paid_at: null,
        paid_via: null,
        amount: null,
        token_hash: null,
        forgotten_at: now(),
        updated_at: now(),
      })
      .where('closed_at', '<', daysAgo(now(), TICKET_KEPT_DAYS))
      .where('forgotten_at', 'is', null)
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.deleteFrom('ticket_note').where('ticket_id', 'in', ids).execute()
    await tx.deleteFrom('ticket_inbound').where('ticket_id', 'in', ids).execute()
    await tx.deleteFrom('ticket_file').where('ticket_id', 'in', ids).execute()
    await tx.deleteFrom('ticket_message').where('ticket_id', 'in', ids).execute()
    return ids.length
  })
  if (forgotten > 0) log.info('ticket.forgotten', { tickets: forgotten })
}

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
