import { sql } from 'kysely'
import { withBooks } from '#features/books/enter-books.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { readDelimited } from '#platform/sheet/delimited.ts'
import type { RowProblem } from '#platform/sheet/named-rows.ts'
import type { OfflineDonation } from './contract.ts'
import { SheetNotWhole } from './errors.ts'
import { recordOfflineDonation } from './record-offline-donation.server.ts'
import { likenessOf, type ReadDonations, readDonationRows } from './sheet-rows.ts'

/** A sheet as it may be recorded: rows that stand, rows that do not, and rows that look like one that is known. */
export type DonationSheet = ReadDonations & { doubles: RowProblem[] }

/** More are recorded in several sheets: they are written in one transaction. */
export const MOST_ROWS = 500

/** Reads a sheet against the programmes and the donations in the books. Writes nothing. */
export async function readDonationSheet(ctx: Ctx, text: string): Promise<DonationSheet> {
  const programs = await ctx.db
    .selectFrom('campaign')
    .select(['slug', 'title'])
    .where('status', 'not in', ['draft', 'review'])
    .execute()
  const read = readDonationRows(readDelimited(text), { programs, today: dayOf(ctx.now()) })
  const problems = [...read.problems, ...(await usedNumbers(ctx.db, read))]
  if (read.donations.length > MOST_ROWS)
    problems.push({ row: MOST_ROWS + 2, why: `Paling banyak ${MOST_ROWS} baris sekali catat.` })
  problems.sort((one, other) => one.row - other.row)
  const wrong = new Set(problems.map(({ row }) => row))
  const donations = read.donations.filter(({ row }) => !wrong.has(row))
  return { donations, problems, doubles: await doublesOf(ctx.db, donations) }
}

type SheetToRecord = {
  text: string
  cashPlaceId: string
  /** Rows that look like a known donation are recorded as well: a person looked. */
  withDoubles: boolean
}

/** Records every row of a sheet without a mistake, all or none. Answers how many. */
export async function recordDonationSheet(
  ctx: Ctx,
  sheet: SheetToRecord,
  hand: { by: string },
): Promise<number> {
  return (await recordSheetRows(ctx, sheet, hand)).length
}

/** The same, and answers the donations' ids. */
export async function recordSheetRows(
  ctx: Ctx,
  { text, cashPlaceId, withDoubles }: SheetToRecord,
  { by }: { by: string },
): Promise<string[]> {
  return withBooks(ctx, async (tx) => {
    const inTx = ctx.within(tx)
    const { donations, problems, doubles } = await readDonationSheet(inTx, text)
    const [first] = problems
    if (first) throw new SheetNotWhole(`Baris ${first.row}: ${first.why}`)
    if (donations.length === 0) throw new SheetNotWhole('Belum ada baris donasi.')
    const left = new Set(withDoubles ? [] : doubles.map(({ row }) => row))
    const wanted = donations.filter(({ row }) => !left.has(row))
    const way = { in: 'cash', cashPlaceId } as const
    const ids: string[] = []
    for (const { row: _, ...donation } of wanted) {
      const input = { ...donation, id: ctx.newId(), way }
      ids.push((await recordOfflineDonation(inTx, input, { by })).donationId)
    }
    return ids
  })
}

async function usedNumbers(db: Db | Tx, { donations }: ReadDonations) {
  const numbers = donations.map(({ reference }) => reference).filter(Boolean)
  if (numbers.length === 0) return []
  const known = await db
    .selectFrom('offline_donation')
    .select('reference')
    .where('reference', 'in', numbers)
    .where('undone_at', 'is', null)
    .execute()
  const used = new Set(known.map(({ reference }) => reference))
  return donations
    .filter(({ reference }) => used.has(reference))
    .map(({ row, reference }) => ({ row, why: `Nomor ${reference} sudah dicatat sebelumnya.` }))
}

/** Rows alike with one above, or with a donation in the books of the same day, sum and programme. */
type KnownRow = Pick<OfflineDonation, 'name' | 'phone' | 'email' | 'day' | 'sum' | 'program'>

async function doublesOf(db: Db | Tx, donations: DonationSheet['donations']) {
  const days = donations.map(({ day }) => day)
  const { rows } = await sql<KnownRow>`
    select donation.donor_name as name, donation.donor_phone as phone, donation.donor_email as email,
      offline.received_on::text as day, donation.amount as sum, campaign.slug as program
    from offline_donation as offline
    join donation on donation.id = offline.donation_id
    join campaign on campaign.id = donation.campaign_id
    where offline.undone_at is null and offline.received_on = any(${days}::date[])`.execute(db)
  const known = new Map(rows.map((row) => [likenessOf(row), 'sudah ada di pembukuan']))
  return donations.flatMap((donation) => {
    const key = likenessOf(donation)
    const where = known.get(key)
    known.set(key, `sama dengan baris ${donation.row}`)
    const isNamed = Boolean(donation.name || donation.phone || donation.email)
    return where && isNamed ? [{ row: donation.row, why: `Mungkin ganda: ${where}.` }] : []
  })
}
