import { sql } from 'kysely'
import { ANONYMOUS_NAME } from '#features/campaign/campaign.ts'
import { contactsOfDonor, rootOf } from '#features/donor/queries.server.ts'
import { choicesAt, contactHash, heldSince } from '#features/message/contact-choices.server.ts'
import { messageLog } from '#features/message/message-log.server.ts'
import { papersOf } from '#features/receipt/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import type { Rupiah } from '#platform/money/money.ts'
import type { Contact } from '#platform/text/contact.ts'
import { DonorUnknown } from './errors.ts'

/** A record with its sums, or the one it was put under. */
export async function findDonor(db: Db | Tx, id: string) {
  const root = await rootOf(db, id)
  if (root === undefined) throw new DonorUnknown()
  const row = await db
    .selectFrom('donor')
    .leftJoin('donor_sum as total', 'total.donor_id', 'donor.id')
    .select([
      'donor.id',
      'donor.name',
      'donor.origin',
      'donor.kind',
      'donor.city',
      'donor.province',
    ])
    .select(['donor.old_code as oldCode', 'donor.erased_at as erasedAt', 'donor.made_at as madeAt'])
    .select(['total.gifts as donations', 'total.amount', 'total.past_gifts as pastDonations'])
    .select(['total.past_amount as pastAmount', 'total.first_on as firstOn'])
    .select(['total.last_on as lastOn', 'total.is_anonymous as isAnonymous'])
    .where('donor.id', '=', root)
    .executeTakeFirstOrThrow()
  return row
}

/** The ids of a record and of all that were put under it. */
export async function recordsOf(db: Db | Tx, rootId: string): Promise<string[]> {
  const rows = await db.selectFrom('donor').select('id').where('root_id', '=', rootId).execute()
  return rows.map(({ id }) => id)
}

export type YearOfFund = {
  year: number
  fund: Fund
  isPast: boolean
  donations: number
  amount: Rupiah
}

/** What a donor gave by year and fund, the latest year first; gifts of an earlier system apart. */
export async function yearsOfDonor(db: Db, rootId: string): Promise<YearOfFund[]> {
  const { rows } = await sql<YearOfFund>`
    select extract(year from day)::int as year, fund, is_past as "isPast",
      (count(*) filter (where is_main))::int as donations, sum(amount)::bigint as amount
    from donor_gift join donor on donor.id = donor_gift.donor_id
    where donor.root_id = ${rootId}
    group by 1, 2, 3 order by 1 desc, 3, 2`.execute(db)
  return rows
}

export type DonorDonation = {
  id: string
  publicId: string
  at: Date
  status: DonationStatus
  fund: Fund
  total: Rupiah
  title: string
  papers: string[]
}

const MOST_SHOWN = 50

/** The latest donations of a donor, with their papers; those that are not paid yet are found by contact elsewhere. */
export async function donationsOfDonor({ db }: Ctx, records: string[]): Promise<DonorDonation[]> {
  const rows = await db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select(['donation.id', 'donation.public_id as publicId', 'donation.status', 'donation.fund'])
    .select(['campaign.title', 'donation.paid_at', 'donation.created_at'])
    .select(sql<Rupiah>`donation.amount + donation.operational`.as('total'))
    .where('donation.donor_id', 'in', records)
    .orderBy('donation.paid_at', 'desc')
    .orderBy('donation.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const papers = await papersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ paid_at, created_at, ...row }) => ({
    ...row,
    at: paid_at ?? created_at,
    papers: (papers.get(row.id) ?? []).map(({ number }) => number),
  }))
}

/** What a donor chose about messages, whether news go to each contact now, and what was sent there. */
export async function messagesOfDonor(
  ctx: Pick<Ctx, 'db' | 'config'>,
  contacts: readonly Contact[],
) {
  const values = contacts.map(({ value }) => value)
  const hashes = values.map((value) => contactHash(ctx.config, value))
  if (hashes.length === 0) return { choices: [], messages: [], newsNow: [] }
  const newsNow = contacts.map(async ({ kind, value }) => ({
    kind,
    held: (await heldSince(ctx, { kind, value, isNews: true })) ?? null,
  }))
  return {
    choices: await choicesAt(ctx, values),
    messages: await messageLog(ctx.db, { hashes }),
    newsNow: await Promise.all(newsNow),
  }
}

/** What else hangs on a donor: past gifts, titipan, tickets, plans, notes, labels, who looked, and merges. */
export async function besideDonor({ db }: Ctx, rootId: string, records: string[]) {
  const contacts = await contactsOfDonor(db, rootId)
  // An empty text is nobody's contact.
  const known = ['', ...contacts.map(({ value }) => value)]
  const past = db
    .selectFrom('past_gift')
    .select(['id', 'code', 'day', 'amount', 'fund', 'program', 'receipt_number as paper'])
    .where('donor_id', 'in', records)
    .orderBy('day', 'desc')
    .limit(MOST_SHOWN)
  const suspense = db
    .selectFrom('suspense')
    .select(['id', 'amount', 'created_at as at', 'status'])
    .where('donation_id', 'in', (paid) =>
      paid.selectFrom('donation').select('id').where('donor_id', 'in', records),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
  const tickets = db
    .selectFrom('ticket')
    .select(['id', 'number', 'created_at as at'])
    .where((where) => where.or([where('contact', 'in', known), where('phone', 'in', known)]))
    .where('forgotten_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
  const notes = db
    .selectFrom('donor_note')
    .innerJoin('staff', 'staff.id', 'donor_note.written_by')
    .select(['donor_note.id', 'donor_note.text', 'donor_note.written_at as at', 'staff.name as by'])
    .where('donor_note.donor_id', 'in', records)
    .orderBy('donor_note.written_at', 'desc')
    .limit(MOST_SHOWN)
  const labels = db
    .selectFrom('donor_label')
    .select('label')
    .distinct()
    .where('donor_id', 'in', records)
    .orderBy('label')
  const looks = db
    .selectFrom('audit_entry')
    .select(['id', 'says', 'staff_name as by', 'made_at as at'])
    .where('document_id', 'in', records)
    .orderBy('made_at', 'desc')
    .limit(20)
  const plans = db
    .selectFrom('recurring_plan')
    .select(['id', 'kind', 'status', 'amount'])
    .where((where) => where.or([where('account_id', 'in', records), where('contact', 'in', known)]))
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
  return {
    contacts,
    past: await past.execute(),
    suspense: await suspense.execute(),
    tickets: await tickets.execute(),
    notes: await notes.execute(),
    labels: (await labels.execute()).map(({ label }) => label),
    looks: await looks.execute(),
    merges: await mergesInto(db, records),
    plans: await plans.execute(),
    consents: await consentsOfAccounts(db, records),
  }
}

/** What a member agreed to at sign-up and later, with the version of its text, the latest first. */
async function consentsOfAccounts(db: Db, records: string[]) {
  return await db
    .selectFrom('account_consent')
    .select(['id', 'purpose', 'is_given as isGiven', 'version', 'decided_at as at'])
    .where('account_id', 'in', records)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** What was put under these records; whoever gave as Hamba Allah is not named. */
async function mergesInto(db: Db, records: string[]) {
  return await db
    .selectFrom('donor_merge')
    .innerJoin('donor', 'donor.id', 'donor_merge.gone_id')
    .leftJoin('donor_sum as total', 'total.donor_id', 'donor_merge.keep_id')
    .select(['donor_merge.id', 'donor_merge.merged_at as at'])
    .select(
      sql<string>`case when donor.is_anonymous or total.is_anonymous or coalesce((
        select bool_and(gift.is_anonymous) from donor_gift as gift
        where gift.donor_id = donor.id), false) then ${ANONYMOUS_NAME} else donor.name end`.as(
        'name',
      ),
    )
    .where('keep_id', 'in', records)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .execute()
}
