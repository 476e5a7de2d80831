import { heldSince, resumeAll } from '#features/message/contact-choices.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { termsInForce } from '#features/site-page/terms-in-force.server.ts'
import type { Contact } from '#platform/text/contact.ts'
import { type Me, type Purpose, purposes } from './account.ts'

/** The newest decision of an account on each purpose, whatever its contacts stopped; one never asked counts as no. */
export async function decidedConsents(db: Db | Tx, accountId: string): Promise<Me['consents']> {
  const rows = await db
    .selectFrom('account_consent')
    .select(['purpose', 'is_given'])
    .distinctOn('purpose')
    .where('account_id', '=', accountId)
    .orderBy('purpose')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const consents = new Map(rows.map(({ purpose, is_given }) => [purpose, is_given]))
  const entries = purposes.map((purpose) => [purpose, consents.get(purpose) ?? false] as const)
  return Object.fromEntries(entries) as Record<Purpose, boolean>
}

type Owner = { accountId: string; contacts: readonly Contact[] }

/** What really goes to a member: the decisions with what the contacts themselves agreed to or stopped since. */
export async function consentsNow(
  ctx: Pick<Ctx, 'config'> & { db: Db | Tx },
  { accountId, contacts }: Owner,
): Promise<Pick<Me, 'consents' | 'stopped'>> {
  const consents = await decidedConsents(ctx.db, accountId)
  const stopped: Me['stopped'] = []
  for (const { purpose, kind, isNews } of messagePurposes) {
    const value = contacts.find((contact) => contact.kind === kind)?.value
    if (!value || !(isNews || consents[purpose])) continue
    const held = await heldSince(ctx, { kind, value, isNews })
    const isWanted = consents[purpose]
    // An address that is not reached takes nobody's yes back.
    consents[purpose] = held ? held.why === 'undeliverable' && isWanted : true
    if (held?.at && isWanted && held.why !== 'no-consent')
      stopped.push({ purpose, why: held.why, at: held.at })
  }
  return { consents, stopped }
}

const messagePurposes = [
  { purpose: 'news-email', kind: 'email', isNews: true },
  { purpose: 'news-whatsapp', kind: 'phone', isNews: true },
  { purpose: 'reminders-email', kind: 'email', isNews: false },
  { purpose: 'reminders-whatsapp', kind: 'phone', isNews: false },
] as const

type Decisions = { accountId: string; consents: Partial<Record<Purpose, boolean>> }

/** Appends decisions with their time and the version of the texts in force; earlier decisions stay. */
export async function writeConsents(
  ctx: Ctx,
  tx: Db | Tx,
  { accountId, consents }: Decisions,
): Promise<void> {
  const decisions = Object.entries(consents)
  if (decisions.length === 0) return
  const now = ctx.now()
  const version = await termsInForce(tx, now)
  const rows = decisions.map(([purpose, isGiven]) => ({
    account_id: accountId,
    id: ctx.newId(),
    purpose,
    is_given: isGiven,
    version,
    decided_at: now,
  }))
  await tx.insertInto('account_consent').values(rows).execute()
}

/**
 * Writes what a member changed. A yes counts over what its contact stopped before; where that was everything, whatever
 * else goes to the contact stays stopped.
 */
export async function changeConsents(
  ctx: Ctx & { db: Tx },
  { accountId, contacts, consents }: Decisions & Owner,
): Promise<void> {
  const decided = await decidedConsents(ctx.db, accountId)
  const { consents: before } = await consentsNow(ctx, { accountId, contacts })
  const changed = new Map(
    (Object.entries(consents) as [Purpose, boolean][]).filter(
      ([purpose, isGiven]) => before[purpose] !== isGiven || decided[purpose] !== isGiven,
    ),
  )
  for (const kind of ['email', 'phone'] as const) {
    const value = contacts.find((contact) => contact.kind === kind)?.value
    const own = messagePurposes.filter((each) => each.kind === kind)
    if (!value || !own.some(({ purpose }) => changed.get(purpose))) continue
    if (!(await resumeAll(ctx, { kind, value }, 'Dinyalakan lagi di akun.'))) continue
    for (const { purpose, isNews } of own)
      if (!changed.has(purpose) && (isNews || decided[purpose])) changed.set(purpose, false)
  }
  await writeConsents(ctx, ctx.db, { accountId, consents: Object.fromEntries(changed) })
}
