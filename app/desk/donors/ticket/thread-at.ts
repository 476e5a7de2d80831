import { data } from 'react-router'
import { findThread } from '#features/ticket/desk-queries.server.ts'
import type { TicketThread } from '#features/ticket/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** The ticket an address names; throws 404 for one that is unknown or was forgotten. */
export async function threadAt(db: Db, id: string | undefined): Promise<TicketThread> {
  const thread = await findThread(db, id)
  if (!thread) throw data({ message: 'Page Not Found' }, { status: 404 })
  return thread
}
