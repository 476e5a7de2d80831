import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { typedProse } from '#platform/text/typed-text.ts'
import { TICKET_MESSAGE_LENGTH } from '../ticket.ts'

/** What staff write among themselves; its writer never sees it. */
export const ticketNoteForm = v.object({
  catatan: v.pipe(
    v.string('Tulis catatannya.'),
    v.transform(typedProse),
    v.minLength(2, 'Tulis catatannya.'),
    v.maxLength(TICKET_MESSAGE_LENGTH, 'Catatan terlalu panjang.'),
  ),
})

export type TicketNote = { id: string; by: string; text: string; writtenAt: Date }

/** The notes of a ticket, oldest first. */
export async function listTicketNotes(db: Db, ticketId: string): Promise<TicketNote[]> {
  return await db
    .selectFrom('ticket_note')
    .innerJoin('staff', 'staff.id', 'ticket_note.written_by')
    .select(['ticket_note.id', 'staff.name as by', 'ticket_note.text'])
    .select('ticket_note.written_at as writtenAt')
    .where('ticket_id', '=', ticketId)
    .orderBy('ticket_note.written_at')
    .orderBy('ticket_note.id')
    .execute()
}

/** Adds a note; a ticket keeps its state and its due time. */
export async function writeTicketNote(
  { db, newId, now }: Ctx,
  { ticketId, text, by }: { ticketId: string; text: string; by: string },
): Promise<void> {
  const note = { ticket_id: ticketId, id: newId(), written_by: by, text, written_at: now() }
  await db.insertInto('ticket_note').values(note).execute()
}
