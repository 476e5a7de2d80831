import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { KnownContact } from './donor.ts'

/** The record that stands for this one: itself, or what two people put it under; undefined when there is none. */
export async function rootOf(db: Db | Tx, donorId: string): Promise<string | undefined> {
  const donor = await db
    .selectFrom('donor')
    .select('root_id')
    .where('id', '=', donorId)
    .executeTakeFirst()
  return donor?.root_id
}

/** The records that a contact is of, the proven before the typed, the latest giver first. */
export async function donorsByContact(db: Db | Tx, contact: KnownContact): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select donor.root_id as id, bool_or(contact.is_proven) as is_proven from (
        select account_id as donor_id, true as is_proven from account_contact
        where kind = ${contact.kind} and value = ${contact.value}
        union all
        select donor_id, false from donor_contact
        where kind = ${contact.kind} and value = ${contact.value}) as contact
      join donor on donor.id = contact.donor_id
      group by donor.root_id) as found
    left join donor_sum on donor_sum.donor_id = found.id
    order by is_proven desc, last_on desc nulls last, id
    limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

export type DonorContact = KnownContact & { isProven: boolean; since: Date }

/** Every contact of a record and of those put under it; a member's proven ones first. */
export async function contactsOfDonor(db: Db | Tx, rootId: string): Promise<DonorContact[]> {
  return (await contactsOfDonors(db, [rootId])).get(rootId) ?? []
}

/** The same of many. */
export async function contactsOfDonors(
  db: Db | Tx,
  rootIds: readonly string[],
): Promise<Map<string, DonorContact[]>> {
  const { rows } = await sql<DonorContact & { rootId: string }>`
    with each as (select id, root_id from donor where root_id = any(${[...rootIds]}::uuid[]))
    select root_id as "rootId", kind, value, bool_or(is_proven) as "isProven", min(since) as since
    from (
      select root_id, kind, value, true as is_proven, verified_at as since
      from account_contact join each on each.id = account_contact.account_id
      union all
      select root_id, kind, value, false, since
      from donor_contact join each on each.id = donor_contact.donor_id) as contact
    group by root_id, kind, value
    order by "isProven" desc, since desc, value`.execute(db)
  const found = new Map<string, DonorContact[]>()
  for (const { rootId, ...contact } of rows)
    found.set(rootId, [...(found.get(rootId) ?? []), contact])
  return found
}
