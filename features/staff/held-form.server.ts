import type { Ctx } from '#platform/context.ts'
import { type Label, sealBytes, unsealBytes } from '#platform/security/secret-box.server.ts'

/** How long a form waits for the second factor of its sender. */
export const HELD_MS = 10 * 60_000

/** A form as it was sent, files included. */
export type SentForm = { contentType: string; body: Buffer }

/** Whose form it is: of one session, and of one address with its act. */
type Held = { sessionId: string; address: string }

/** Keeps a form, sealed, until its sender has shown the factor; an earlier one of the same address makes room. */
export async function holdForm(
  { config, db, newId, now }: Pick<Ctx, 'config' | 'db' | 'newId' | 'now'>,
  { sessionId, address }: Held,
  { contentType, body }: SentForm,
): Promise<string> {
  await db
    .deleteFrom('staff_held_form')
    .where('session_id', '=', sessionId)
    .where('address', '=', address)
    .execute()
  const id = newId()
  await db
    .insertInto('staff_held_form')
    .values({
      id,
      session_id: sessionId,
      address,
      content_type: contentType,
      body: sealBytes(config, labelOf({ sessionId, address }), body),
      made_at: now(),
    })
    .execute()
  return id
}

/** Gives a form back once, to the session and address that it was kept for; undefined for any other and a late one. */
export async function takeForm(
  { config, db, now }: Pick<Ctx, 'config' | 'db' | 'now'>,
  { id, sessionId, address }: Held & { id: string },
): Promise<SentForm | undefined> {
  const row = await db
    .deleteFrom('staff_held_form')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('address', '=', address)
    .returning(['content_type', 'body', 'made_at'])
    .executeTakeFirst()
  if (!row || now().getTime() - row.made_at.getTime() > HELD_MS) return undefined
  const body = unsealBytes(config, labelOf({ sessionId, address }), row.body)
  return { contentType: row.content_type, body }
}

function labelOf({ sessionId, address }: Held): Label {
  return { purpose: 'held form', owner: `${sessionId} ${address}` }
}
