import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { KnownContact } from './donor.ts'

/** A gift that an earlier system had: history without a journal and without a paper of ours. */
export type PastDonation = {
  id: string
  day: string
  program: string
  fund: Fund
  amount: Rupiah
  /** The number it had there. */
  paper: string
}

/** Days in Jakarta, both included. */
type Days = { from: string; through: string }

type Whose = { contact: KnownContact } | { donationId: string } | { accountId: string }

/**
 * The gifts of an earlier system in some days: of the records that have a contact, of the donor of a donation, or of a
 * member. They stand beside what the ledger has and in none of its sums: their money is in the opening of the books.
 */
export async function pastDonations(
  db: Db,
  whose: Whose,
  { from, through }: Days,
): Promise<PastDonation[]> {
  const { rows } = await sql<PastDonation>`
    select id, day::text as day, program, fund, amount, receipt_number as paper from past_gift
    where donor_id in ${recordsOf(whose)} and day between ${from} and ${through}
    order by day, id`.execute(db)
  return rows.map((row) => ({ ...row, amount: rupiah(row.amount) }))
}

function recordsOf(whose: Whose): RawBuilder<unknown> {
  if ('contact' in whose) {
    const { kind, value } = whose.contact
    // Only what was given with this contact: whoever has it reads nothing new of a record that was merged.
    return sql`(select donor_id from donor_contact where kind = ${kind} and value = ${value}
      union all
      select account_id from account_contact where kind = ${kind} and value = ${value})`
  }
  const one =
    'donationId' in whose
      ? sql`(select donor_id from donation where id = ${whose.donationId})`
      : sql`${whose.accountId}::uuid`
  return sql`(select id from donor where root_id = (select root_id from donor where id = ${one}))`
}

/** The name to call the records of a contact by that gave nothing through us yet; undefined for Hamba Allah. */
export async function nameByContact(
  db: Db,
  { kind, value }: KnownContact,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select donor.name from donor_contact join donor on donor.id = donor_contact.donor_id
    where donor_contact.kind = ${kind} and donor_contact.value = ${value}
      and not donor.is_anonymous and donor.erased_at is null
    order by donor.made_at limit 1`.execute(db)
  return rows[0]?.name
}
