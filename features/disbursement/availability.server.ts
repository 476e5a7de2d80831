import { sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import { bankOf } from '#features/books/books.ts'
import { bankHolds } from '#features/books/enter-books.server.ts'
import { freeForDisbursement, leftOf } from '#features/books/free-money.server.ts'

/** Whose money a disbursement would spend: a campaign's, a kind's of fund D, or the fund's. */
export type MoneyOf = {
  fund: Fund
  campaignId: string | null
  incomeAccount?: string | null
  account?: string
}

export type Availability = {
  /** What may be proposed now: nobody has promised it, and the bank holds it. */
  available: number
  /** What nobody has promised, wherever it lies. */
  free: number
  /** What donors paid and the provider has not paid out. */
  atProvider: number
  /** The day on which that is to reach the bank, 'yyyy-mm-dd'. */
  expectedOn: string | undefined
}

/** So many days until a disbursement, before there was one to learn from. */
const USUAL_DAYS = 2

/** What may be passed on of this money, and what stands in its way. */
export async function availableOf(
  { now, gateway }: Pick<Ctx, 'now' | 'gateway'>,
  db: Db | Tx,
  purpose: MoneyOf,
): Promise<Availability> {
  const free = Math.max(0, await freeForDisbursement(db, purpose))
  const held = await bankHolds(db, { account: bankOf[purpose.fund], fund: purpose.fund })
  const { sum: atProvider, newest } = await heldByProvider(db, purpose)
  const days = newest && atProvider > 0 ? await disbursementDays(db, gateway.provider) : 0
  const today = dayOf(now())
  const expected = newest && addDays(dayOf(newest), days)
  return {
    available: Math.max(0, Math.min(free, held)),
    free,
    atProvider: Math.max(0, atProvider),
    expectedOn: expected && atProvider > 0 ? (expected > today ? expected : today) : undefined,
  }
}

/** 'Rp300.000 masih di Xendit, diperkirakan masuk rekening 30 November 2026.'; empty where nothing is there. */
export function heldWords(
  { gateway }: Pick<Ctx, 'gateway'>,
  { atProvider, expectedOn }: Availability,
): string {
  if (atProvider === 0) return ''
  const where = gatewayNames[gateway.provider] ?? gateway.provider
  const when = expectedOn
    ? `, diperkirakan masuk rekening ${formatDate(startOfDay(expectedOn))}`
    : ''
  return `${formatRupiah(rupiah(atProvider))} masih di ${where}${when}.`
}

export type AvailableRow = Availability & {
  fund: Fund
  campaignId: string | null
  title: string | null
}

const MOST_ROWS = 60

/** The same for every campaign and fund that has any money, the most first. */
export async function availableByCampaign(
  ctx: Pick<Ctx, 'now' | 'gateway'>,
  db: Db,
  funds: readonly Fund[],
): Promise<AvailableRow[]> {
  const rows: AvailableRow[] = []
  for (const fund of funds) {
    const left = fund === 'W' ? [] : await leftOf(db, fund)
    const campaigns = left.flatMap(({ campaignId, free, disbursements }) =>
      campaignId && (free !== 0 || disbursements !== 0) ? [campaignId] : [],
    )
    for (const campaignId of campaigns.slice(0, MOST_ROWS)) {
      const purpose = { fund, campaignId }
      rows.push({ ...purpose, title: null, ...(await availableOf(ctx, db, purpose)) })
    }
    // A campaign's fund is restricted, and fund D goes by kinds.
    if (fund === 'IT' || fund === 'D') continue
    const whole = await availableOf(ctx, db, { fund, campaignId: null })
    if (whole.free > 0) rows.push({ fund, campaignId: null, title: null, ...whole })
  }
  const ids = rows.flatMap(({ campaignId }) => (campaignId ? [campaignId] : []))
  const found = await db
    .selectFrom('campaign')
    .select(['id', 'title'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  return rows
    .map((row) => ({ ...row, title: titles.get(row.campaignId ?? '') ?? null }))
    .toSorted((one, other) => other.free - one.free)
}

/** What lies at the provider of it, and when the newest of that came. */
async function heldByProvider(db: Db | Tx, { fund, campaignId }: MoneyOf) {
  const { gatewayReceivable: code } = account
  const { rows } = await sql<{ sum: number; newest: Date | null }>`
    select coalesce(sum(case when debit_account = ${code} then amount else -amount end), 0)::bigint as sum,
      max(journal.occurred_at) filter (where debit_account = ${code}) as newest
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where (debit_account = ${code} or credit_account = ${code}) and fund = ${fund}
      and (${campaignId}::uuid is null or campaign_id = ${campaignId}::uuid)`.execute(db)
  return rows[0] ?? { sum: 0, newest: null }
}

/** After how many days the provider's latest disbursements came, the slowest of them. */
async function disbursementDays(db: Db | Tx, provider: string): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    select max((batch.settled_at at time zone 'Asia/Jakarta')::date
      - (journal.occurred_at at time zone 'Asia/Jakarta')::date)::int as days
    from (
      select id, settled_at from settlement_batch
      where provider = ${provider} and undone_at is null order by settled_at desc limit 3) as batch
    join settlement_line as line on line.batch_id = batch.id
    join ledger_journal as journal on journal.source_id = line.source_id
      and journal.source = 'donation' and journal.event = 'captured'`.execute(db)
  return rows[0]?.days ?? USUAL_DAYS
}
