import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Db, type Tx } from '#platform/db/connect.server.ts'
import type { ChoiceScope } from '#platform/db/schema/message/schema-message.ts'
import { maskContact } from '#platform/text/contact.ts'
import { contactHash, latestChoices, recordChoice } from './contact-choices.server.ts'
import { NotSuppressed } from './errors.ts'

type Recording = Pick<Ctx, 'config' | 'newId' | 'now'> & { db: Db | Tx }
type Found = { words: string; at: Date }

/**
 * Nothing more goes to an address that is none, until staff lift it. What was found before they lifted it counts no more:
 * reports come late and twice.
 */
export async function suppressAddress(
  ctx: Recording,
  email: string,
  found: Found,
): Promise<boolean> {
  return suppress(ctx, email, { ...found, scope: 'delivery', source: 'bounce' })
}

/** Its reader called an e-mail of ours unwanted: no more news go there. */
export async function stopAfterComplaint(
  ctx: Recording,
  email: string,
  found: Found,
): Promise<boolean> {
  return suppress(ctx, email, { ...found, scope: 'news', source: 'complaint' })
}

type Suppressed = Found & { scope: ChoiceScope; source: 'bounce' | 'complaint' }

async function suppress(ctx: Recording, email: string, { at, ...found }: Suppressed) {
  const hash = contactHash(ctx.config, email)
  const latest = (await latestChoices(ctx.db, hash)).get(found.scope)
  if (latest && (latest.isStopped || latest.at > at)) return false
  const shown = maskContact({ kind: 'email', value: email })
  await recordChoice(ctx, { kind: 'email', hash }, { ...found, shown, isStopped: true })
  return true
}

/**
 * Lets messages go to a contact again, for a reason; refuses with NotSuppressed. Staff undo what was found, never what
 * somebody chose: after a complaint news go again only where they were agreed to.
 */
export async function liftSuppression(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
  { by }: { by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('contact_choice')
      .select(['id', 'contact_hash as hash', 'kind', 'scope', 'source', 'shown'])
      .where('id', '=', id)
      .where('is_stopped', '=', true)
      .where((where) =>
        where.or([where('scope', '=', 'delivery'), where('source', '=', 'complaint')]),
      )
      .executeTakeFirst()
    if (!row || !(await isLatest(tx, row))) throw new NotSuppressed()
    const lifted = { scope: row.scope, isStopped: false, source: 'staff', words: reason } as const
    await recordChoice(ctx.within(tx), row, { ...lifted, shown: row.shown, by })
  })
}

type Row = { id: string; hash: Buffer; scope: ChoiceScope }

async function isLatest(tx: Tx, { id, hash, scope }: Row): Promise<boolean> {
  const latest = await tx
    .selectFrom('contact_choice')
    .select('id')
    .where('contact_hash', '=', hash)
    .where('scope', '=', scope)
    .orderBy('chosen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.id === id
}
