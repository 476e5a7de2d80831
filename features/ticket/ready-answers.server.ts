import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { ReadyAnswerTaken, ReadyAnswerUnknown } from './errors.ts'
import type { PreparedAnswer } from './ready-answer.ts'

const MOST = 200

/** All of them by their titles. */
export async function listReadyAnswers(db: Db): Promise<PreparedAnswer[]> {
  return await db
    .selectFrom('ticket_ready_answer')
    .select(['id', 'title', 'text'])
    .orderBy('title')
    .limit(MOST)
    .execute()
}

/** Writes a new one, or changes one; refuses a title that another has. */
export async function saveReadyAnswer(
  { db, now, newId }: Ctx,
  { id, title, text }: Omit<PreparedAnswer, 'id'> & { id: string | null },
  { by }: { by: string },
): Promise<void> {
  const words = { title, text, changed_by: by, changed_at: now() }
  const other = await db
    .selectFrom('ticket_ready_answer')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirst()
  if (other && other.id !== id) throw new ReadyAnswerTaken()
  if (id === null) {
    const values = { id: newId(), ...words }
    await db.insertInto('ticket_ready_answer').values(values).execute()
    return
  }
  const changed = await db
    .updateTable('ticket_ready_answer')
    .set(words)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new ReadyAnswerUnknown()
}

/** Takes one away; tickets that were answered with it keep their words. */
export async function removeReadyAnswer({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('ticket_ready_answer').where('id', '=', id).execute()
}
