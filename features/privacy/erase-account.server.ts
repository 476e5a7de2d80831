import { sql } from 'kysely'
import * as v from 'valibot'
import { type PasswordProof, proveAgain } from '#features/account/sign-in/change-password.server.ts'
import { forgetPhoto } from '#features/account/photo.server.ts'
import { decidedConsents, writeConsents } from '#features/account/consents.server.ts'
import { contactsOf } from '#features/account/queries.server.ts'
import { reachableByPhone } from '#features/my-donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { forgetCapturedMail } from '#platform/outside/message/mail.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { type Holding, sumErasedDonors, takeDonations } from './donor-holdings.server.ts'
import { holdingsOf, staysAsItIs } from './holdings.server.ts'
import { type Kept, keptOf } from './queries.server.ts'

// Longer than any request lasts: it covers donations that were in progress while the account closed.
const LATECOMERS_MS = 10 * 60_000

/** Public pages that may show a person. */
const SHOWN_ON = ['/', '/campaign/', '/donatur/', '/doa-orang-baik/']

/** Erases what arrived while the account was being closed. */
export const eraseAgainJob = defineJob(
  { name: 'privacy.erase-again', lane: 'upkeep' },
  v.object({ accountId: v.pipe(v.string(), v.uuid()) }),
  async (ctx, { accountId }) => {
    await inTransaction(ctx.db, (tx) => eraseRows(ctx, tx, accountId))
    ctx.pages.purge(...SHOWN_ON)
  },
)

/**
 * Closes an account for good, in one commit: personal data is erased, and the books keep rows with a pseudonym. It
 * includes guest donations with the account's verified email. Answers what is kept.
 */
export async function eraseAccount(ctx: Ctx, proof: PasswordProof): Promise<Kept> {
  const { accountId } = proof
  await proveAgain(ctx, proof)
  const remaining = await inTransaction(ctx.db, async (tx) => {
    await sql`select 1 from account where id = ${accountId} for update`.execute(tx)
    await takeDonations(ctx, tx, accountId)
    await forgetPhone(tx, { accountId, now: ctx.now() })
    await withdrawConsents(ctx, tx, accountId)
    await forgetEmails(tx, accountId)
    await forgetPhoto(ctx, tx, accountId)
    await eraseRows(ctx, tx, accountId)
    return await noteErasure(ctx, tx, accountId)
  })
  ctx.log.info('privacy.erased', { accountId, ...remaining })
  ctx.pages.purge(...SHOWN_ON)
  return remaining
}

/** Writes that it was done and what stayed, and has what was on its way meanwhile erased as well. */
export async function noteErasure(ctx: Ctx, tx: Tx, accountId: string): Promise<Kept> {
  const stays = await keptOf(tx, accountId)
  const { donations, receipts } = stays
  const now = ctx.now()
  await tx
    .insertInto('account_erasure')
    .values({ account_id: accountId, erased_at: now, donations, receipts })
    .execute()
  const runAt = new Date(now.getTime() + LATECOMERS_MS)
  await enqueue(tx, eraseAgainJob, { payload: { accountId }, now, runAt })
  return stays
}

/**
 * Guest donations with only this account's phone may belong to another donor who mistyped it: the number is erased,
 * their name and receipts stay.
 */
async function forgetPhone(tx: Tx, { accountId, now }: { accountId: string; now: Date }) {
  await sql`update donation set donor_phone = null, wants_news = false,
    news_by_phone = false, erased_at = ${now},
    updated_at = ${now}
    from (${reachableByPhone(accountId)}) as reachable
    where donation.id = reachable.id`.execute(tx)
}

async function withdrawConsents(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  const withdrawn = Object.entries(await decidedConsents(tx, accountId)).filter(
    ([, isGiven]) => isGiven,
  )
  const consents = Object.fromEntries(withdrawn.map(([purpose]) => [purpose, false]))
  await writeConsents(ctx, tx, { accountId, consents })
}

/** Forgets what was written to this person: the demo's inbox holds whole emails. */
export async function forgetEmails(tx: Tx, accountId: string): Promise<void> {
  const contacts = await contactsOf(tx, accountId)
  const ownDonations = await tx
    .selectFrom('donation')
    .select(['donor_email', 'donor_phone'])
    .where('account_id', '=', accountId)
    .execute()
  const all = [
    ...contacts.map(({ value }) => value),
    ...ownDonations.flatMap(({ donor_email, donor_phone }) => [donor_email, donor_phone]),
  ]
  await forgetCapturedMail(tx, [...new Set(all.filter((value) => value !== null))])
}

/** Erases what is held of an account's person, table by table; a repeat erases what came since. */
export async function eraseRows(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  // Issuing a receipt locks its donation first: either the receipt exists now, or it is printed without the person.
  await lockDonationsOf(tx, accountId)
  await sql`update prayer set aamiins = aamiins - 1 where donation_id in (
    select donation_id from aamiin where person = ${`akun:${accountId}`} and counts)`.execute(tx)
  for (const table of ['aamiin', 'prayer_report']) {
    await sql`delete from ${sql.table(table)} where donation_id in (
      select id from donation where account_id = ${accountId})`.execute(tx)
  }
  for (const holding of holdingsOf(accountId, ctx.now())) await erase(tx, holding)
  await sumErasedDonors(tx, accountId)
  await recordPurge(ctx, tx, SHOWN_ON)
}

/** In the order of their ids; one by one, for they may lie on several servers. */
async function lockDonationsOf(tx: Tx, accountId: string): Promise<void> {
  const donations = await tx
    .selectFrom('donation')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  for (const { id } of donations) {
    await sql`select 1 from donation where id = ${id} for update`.execute(tx)
  }
}

async function erase(tx: Tx, holding: Holding): Promise<void> {
  if (staysAsItIs(holding)) return
  const table = sql.table(holding.table)
  const statement = holding.becomes
    ? sql`update ${table} set ${holding.becomes} where ${holding.rows}`
    : sql`delete from ${table} where ${holding.rows}`
  await statement.execute(tx)
}
