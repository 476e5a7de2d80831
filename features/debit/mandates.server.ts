import type { Selectable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MandateEnd, RecurringTables } from '#platform/db/schema/schema-member.ts'
import type { SavedToken, SavingTerms } from '#platform/outside/payment/payment-gateway.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { seal, unseal } from '#platform/security/secret-box.server.ts'

export type Mandate = Selectable<RecurringTables['debit_mandate']>

const labelOf = (id: string) => ({ purpose: 'debit token', owner: id })

/** The mandate of a plan that is not over: the one that counts, else one that its provider has still to end. */
export async function currentMandate(db: Db | Tx, planId: string): Promise<Mandate | undefined> {
  return db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('status', '<>', 'ended')
    .orderBy((each) => each('status', '=', 'ending'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest mandate of a plan, over or not. */
export async function newestMandate(db: Db | Tx, planId: string): Promise<Mandate | undefined> {
  return db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A mandate as stored, locked until the transaction ends. */
export async function lockMandate(tx: Tx, id: string): Promise<Mandate | undefined> {
  return tx
    .selectFrom('debit_mandate')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Changes a locked mandate. */
export async function setMandate(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  { id, ...changed }: Partial<Mandate> & { id: string },
): Promise<void> {
  await tx
    .updateTable('debit_mandate')
    .set({ ...changed, updated_at: now() })
    .where('id', '=', id)
    .execute()
}

/** Nothing is debited from this moment on; the provider still has to say that the token is gone. */
export async function beginEnd(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { mandate, reason }: { mandate: Mandate; reason: MandateEnd },
): Promise<void> {
  if (mandate.status === 'ending' || mandate.status === 'ended') return
  await setMandate(ctx, tx, {
    id: mandate.id,
    status: 'ending',
    ended_for: reason,
    ending_at: ctx.now(),
  })
}

/** The token of a mandate, sealed in its row; undefined where it has none. */
export function tokenOf(
  { config }: Pick<Ctx, 'config'>,
  { id, token }: Pick<Mandate, 'id' | 'token'>,
): string | undefined {
  return token === null ? undefined : unseal(config, labelOf(id), token)
}

/** What a message about a link is found by: its id alone debits nothing, and is not written down. */
export function linkRef(token: string): string {
  return tokenHash(token).toString('hex')
}

/** A provider has said something of a link: what, it is asked. */
export async function noteLink({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string) {
  await db
    .updateTable('debit_mandate')
    .set({ check_at: now() })
    .where('link_ref', '=', linkRef(token))
    .where('status', 'in', ['asked', 'active'])
    .execute()
}

/** A token as its row keeps it. */
export function sealToken({ config }: Pick<Ctx, 'config'>, id: string, token: string): string {
  return seal(config, labelOf(id), token)
}

/** What a debit is made with at this moment; undefined once its donor has stopped it. */
export async function tokenToDebit(ctx: Ctx, mandateId: string): Promise<string | undefined> {
  const mandate = await ctx.db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('id', '=', mandateId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return mandate && tokenOf(ctx, mandate)
}

const daysBetween = { pekanan: 7, jumat: 7, bulanan: 30, subuh: 1, ramadan: 1 }

/** What the page of a donation's first payment has to keep; undefined where its donor agreed to nothing. */
export async function savingFor(db: Db, publicId: string): Promise<SavingTerms | undefined> {
  const found = await db
    .selectFrom('debit_mandate as mandate')
    .innerJoin('recurring_plan as plan', 'plan.id', 'mandate.plan_id')
    .select(['mandate.id', 'plan.kind', 'plan.last_day'])
    .where('mandate.public_id', '=', publicId)
    .where('mandate.status', '=', 'asked')
    .executeTakeFirst()
  return found && { owner: found.id, everyDays: daysBetween[found.kind], until: found.last_day }
}

/** Keeps a token that only a webhook told; it counts once the provider itself says that the payment came. */
export async function keepToldToken(
  ctx: Pick<Ctx, 'config' | 'now'>,
  tx: Tx,
  { publicId, saved }: { publicId: string; saved: SavedToken },
): Promise<void> {
  const waiting = await tx
    .selectFrom('debit_mandate')
    .select('id')
    .where('public_id', '=', publicId)
    .where('status', 'in', ['asked', 'ending'])
    .where('token', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!waiting) return
  const token = sealToken(ctx, waiting.id, saved.token)
  await setMandate(ctx, tx, { id: waiting.id, token, label: saved.label })
}
