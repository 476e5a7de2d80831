import { type RawBuilder, sql } from 'kysely'
import { sumDonors } from '#features/donor/sum-donors.server.ts'
import { claimDonations } from '#features/my-donation/claim-donations.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { ERASED_NAME } from './privacy.ts'

/**
 * One table with personal data: which rows belong to the person, their name in the person's copy, which columns are
 * no personal data (hashes, nonces), and what happens to the rows when the account closes.
 */
export type Holding = {
  table: string
  as: string
  rows: RawBuilder<unknown>
  omits?: string[]
  /** The new values of the rows that stay; without them the rows are deleted. */
  becomes?: RawBuilder<unknown>
}

/** Rows that stay as they are. */
export const unchanged = sql`null`

/**
 * The records of a member as a donor: their own, those that two people put together with it, and those their gifts made
 * before they had an account. Another member's is never among them.
 */
export function donorsOf(accountId: string): RawBuilder<unknown> {
  return sql`(select id from donor
    where (origin <> 'account' or id = ${accountId}) and (
      root_id in (select root_id from donor where id = ${accountId})
      or id in (select id from donation where account_id = ${accountId})))`
}

/** What the desk keeps of a donor. Sums stay for the books, under a pseudonym. */
export function donorHoldings(accountId: string, now: Date): Holding[] {
  const own = donorsOf(accountId)
  const rows = sql`donor_id in ${own}`
  return [
    {
      table: 'donor_contact',
      as: 'kontakDonatur',
      rows: sql`(${rows} or (kind, value) in (
        select kind, value from account_contact where account_id = ${accountId}))`,
    },
    { table: 'donor_note', as: 'catatanDonatur', rows },
    { table: 'donor_label', as: 'labelDonatur', rows },
    {
      table: 'donor_suggestion',
      as: 'saranDonatur',
      rows: sql`(${rows} or other_id in ${own})`,
    },
    {
      table: 'guest_leave',
      as: 'permintaanKeluar',
      rows,
      becomes: sql`kind = null, value = null`,
    },
    { table: 'sending_member', as: 'daftarKiriman', rows, becomes: unchanged },
    { table: 'donor_gift', as: 'hitunganDonasi', rows, becomes: unchanged },
    { table: 'donor_sum', as: 'jumlahDonasi', rows, becomes: unchanged },
    {
      table: 'past_gift',
      as: 'donasiLama',
      rows,
      becomes: sql`on_behalf_of = '', note = '', kept_why = null`,
    },
    {
      table: 'donor',
      as: 'donatur',
      rows: sql`id in ${own}`,
      omits: ['tax_mark'],
      becomes: sql`name = ${sql.lit(ERASED_NAME)}, salutation = null, is_anonymous = true,
        city = null, province = null, sealed = null, tax_mark = null,
        erased_at = coalesce(erased_at, ${now})`,
    },
  ]
}

/** What was given with their e-mail, or by records that two people found to be theirs, is theirs when they leave. */
export async function takeDonations(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  await claimDonations(ctx, accountId, tx)
  const now = ctx.now()
  await sql`update donation set account_id = ${accountId}, updated_at = ${now}
    where account_id is null and donor_id in ${donorsOf(accountId)}`.execute(tx)
}

/** Their records give as Hamba Allah from now on, in their sums too. */
export async function sumErasedDonors(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from donor where id in ${donorsOf(accountId)}`.execute(tx)
  await sumDonors(
    tx,
    rows.map(({ id }) => id),
  )
}
