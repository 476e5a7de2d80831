import { sql } from 'kysely'
import { contactHash, recordChoice } from '#features/message/contact-choices.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ContactKind } from '#platform/db/schema/schema-account.ts'
import { eraseRows, forgetEmails, noteErasure } from './erase-account.server.ts'
import { GuestHasAccount, GuestUnknown } from './errors.ts'
import { donorsOf } from './donor-holdings.server.ts'
import { ERASED_NAME } from './privacy.ts'
import type { Kept } from './queries.server.ts'

type Contact = { kind: ContactKind; value: string }

/** Whose word it is: the donor's own, by a link that was sent to them, or two people of the institution. */
type OnWordOf = { by: string | null }

/**
 * Erases a donor without an account on their own word, as a member erases theirs: their records get a closed account,
 * under whose id the same holdings are found. A contact that another person has as well stays theirs. Answers what the
 * books must keep.
 */
export async function eraseGuest(ctx: Ctx, donorId: string, { by }: OnWordOf): Promise<Kept> {
  const stays = await inTransaction(ctx.db, async (tx) => {
    await lockGuest(tx, donorId)
    const contacts = await ownContacts(tx, donorId)
    await openClosedAccount(ctx, tx, donorId)
    await takeGuestDonations(ctx, tx, { donorId, contacts })
    for (const { kind, value } of contacts) {
      const hash = contactHash(ctx.config, value)
      // A gift they give one day is thanked for; news they would have to ask for anew.
      const choice = {
        scope: 'news',
        isStopped: true,
        source: by === null ? 'link' : 'staff',
        words: 'Keluar',
        by,
      } as const
      await recordChoice(ctx.within(tx), { kind, hash }, choice)
    }
    // An account has one contact of a kind, a donor may have several: each pair has its turn.
    const contactsOf = (kind: ContactKind) => contacts.filter((each) => each.kind === kind)
    const [emails, phones] = [contactsOf('email'), contactsOf('phone')]
    for (let at = 0; at < Math.max(1, emails.length, phones.length); at += 1) {
      const pair = [emails[at], phones[at]].filter((each) => each !== undefined)
      for (const contact of pair)
        await tx
          .insertInto('account_contact')
          .values({ account_id: donorId, ...contact, verified_at: ctx.now() })
          .execute()
      await forgetEmails(tx, donorId)
      await eraseRows(ctx, tx, donorId)
    }
    return await noteErasure(ctx, tx, donorId)
  })
  ctx.log.info('privacy.guest-erased', { donorId, ...stays })
  return stays
}

async function lockGuest(tx: Tx, donorId: string): Promise<void> {
  const { rows } = await sql<{ hasAccount: boolean }>`
    select exists (select 1 from account where account.id in (
      select each.id from donor as each where each.root_id = donor.id)) as "hasAccount"
    from donor where id = ${donorId} and root_id = id and erased_at is null for update`.execute(tx)
  const [guest] = rows
  if (!guest) throw new GuestUnknown()
  if (guest.hasAccount) throw new GuestHasAccount()
}

/** Contacts that nobody else has: not another donor, and no member. */
async function ownContacts(tx: Tx, donorId: string): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select distinct contact.kind, contact.value from donor_contact as contact
    join donor on donor.id = contact.donor_id
    where donor.root_id = ${donorId}
      and not exists (
        select 1 from account_contact as other
        where other.kind = contact.kind and other.value = contact.value)
      and not exists (
        select 1 from donor_contact as other join donor as owner on owner.id = other.donor_id
        where other.kind = contact.kind and other.value = contact.value
          and owner.root_id <> ${donorId})
    order by contact.kind, contact.value`.execute(tx)
  return rows
}

async function openClosedAccount({ now }: Ctx, tx: Tx, donorId: string): Promise<void> {
  const at = now()
  await tx
    .insertInto('account')
    .values({
      id: donorId,
      name: ERASED_NAME,
      status: 'closed',
      closed_at: at,
      password_hash: null,
      password_changed_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** What was given under their records, and what waits for payment from their contacts. */
async function takeGuestDonations(
  { now }: Ctx,
  tx: Tx,
  { donorId, contacts }: { donorId: string; contacts: readonly Contact[] },
): Promise<void> {
  const values = contacts.map(({ value }) => value)
  await sql`update donation set account_id = ${donorId}, updated_at = ${now()}
    where account_id is null and (donor_id in ${donorsOf(donorId)} or (donor_id is null
      and (donor_email = any(${values}::text[]) or donor_phone = any(${values}::text[]))))`.execute(
    tx,
  )
}
