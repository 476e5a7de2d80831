import type { Ctx } from '#platform/context.ts'
import { TicketClosed } from './errors.ts'

/** Takes a ticket, also from somebody else; refuses a closed one. */
export async function holdTicket(
  { db, now }: Ctx,
  { id, by }: { id: string; by: string },
): Promise<void> {
  const row = await db
    .updateTable('ticket')
    .set({ held_by: by, held_at: now() })
    .where('id', '=', id)
    .where('state', '!=', 'closed')
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new TicketClosed()
}

/** Lays down a ticket one holds; another person's stays with them. */
export async function releaseTicket(
  { db }: Pick<Ctx, 'db'>,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ held_by: null, held_at: null })
    .where('id', '=', id)
    .where('held_by', '=', by)
    .execute()
}

/** Closes a ticket that needs no further answer, as after a call; refuses a closed one. */
export async function closeForStaff({ db, now }: Ctx, id: string): Promise<void> {
  const row = await db
    .updateTable('ticket')
    .set({ state: 'closed', due_at: null, closed_at: now(), updated_at: now() })
    .where('id', '=', id)
    .where('state', '!=', 'closed')
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new TicketClosed()
}
