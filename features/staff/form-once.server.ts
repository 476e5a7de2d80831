import type { Ctx } from '#platform/context.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { refusal } from '#platform/refusal.ts'

/** How long a form sent again finds its answer: a page left open over a day is drawn anew. */
export const FORM_KEPT_MS = DAY_MS

/** The same form came again; `answerOfForm` knows where the first one led. */
export class FormRepeated extends refusal({
  code: 'staff/form-repeated',
  status: 409,
  message: 'Formulir ini sudah dikirim dan sudah dijalankan.',
}) {}

/**
 * Runs what a form asks for once, within the transaction of its act: a second press waits for the first and is refused
 * with FormRepeated. What `locationOf` the answer does not know, as codes that are shown, may be asked for again.
 */
export async function onceForForm<T>(
  { db, now }: Ctx,
  fingerprint: Buffer | undefined,
  { run, locationOf }: { run: () => Promise<T>; locationOf: (answer: T) => string | undefined },
): Promise<T> {
  if (!fingerprint) return await run()
  const taken = await db
    .insertInto('staff_form')
    .values({ fingerprint, made_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows !== 1n) throw new FormRepeated()
  const answer = await run()
  const location = locationOf(answer)
  if (location === undefined) {
    await db.deleteFrom('staff_form').where('fingerprint', '=', fingerprint).execute()
    return answer
  }
  await db
    .updateTable('staff_form')
    .set({ location })
    .where('fingerprint', '=', fingerprint)
    .execute()
  return answer
}

/** Where a form that was carried out led. */
export async function answerOfForm(
  { db }: Pick<Ctx, 'db'>,
  fingerprint: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_form')
    .select('location')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row?.location ?? undefined
}
