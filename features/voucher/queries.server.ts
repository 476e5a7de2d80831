import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import { type MoneySort, moneyKeysets } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import type { VoucherStatus } from '#platform/db/schema/schema-voucher.ts'
import { contains } from '#platform/db/text-search.server.ts'

export type VoucherFilter = {
  template?: string | undefined
  status?: VoucherStatus | undefined
  /** Days, 'yyyy-mm-dd', both included. */
  from?: string | undefined
  through?: string | undefined
  /** Of its number, its party or its note. */
  words?: string | undefined
  /** What one person recorded or undid, and nobody looked through. */
  isUnreviewed?: boolean | undefined
  sort?: MoneySort | undefined
}

const keysets = moneyKeysets('voucher', { at: 'day', kind: 'day', sum: 'sum' })

/** One page of the vouchers of a filter. */
export async function listVouchers(
  db: Db,
  { sort = 'terbaru', after, limit, ...filter }: VoucherFilter & PageAsked,
): Promise<PageOf<VoucherRow>> {
  const { words, ...rest } = filter
  const search = words ? { ...named, words: words.split(/\s+/) } : undefined
  const where = conditionsOf(rest)
  return await pageOf(db, vouchers(db), { keyset: keysets[sort], where, search, after, limit })
}

/** How many vouchers a filter has; counting stops at `most`. */
export async function countVouchers(db: Db, filter: VoucherFilter, most: number): Promise<number> {
  return countUpTo(db, { from: sql`voucher`, where: conditionsOf(filter), most })
}

/** One voucher with the names of its people, or undefined. */
export async function findVoucher(db: Db, id: string) {
  return vouchers(db).where('voucher.id', '=', id).executeTakeFirst()
}

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>

/** As the index voucher_search has it. */
const named = {
  from: sql`voucher`,
  text: sql`'TR/' || voucher.year::text || '/' || lpad(voucher.serial::text, 6, '0') || ' ' ||
    voucher.party || ' ' || voucher.note`,
  narrowest: 1,
} as const

function conditionsOf(filter: Omit<VoucherFilter, 'sort'>): RawBuilder<boolean>[] {
  const { template, status, from, through, words, isUnreviewed } = filter
  return [
    ...(template ? [sql<boolean>`voucher.template = ${template}`] : []),
    ...(status ? [sql<boolean>`voucher.status = ${status}`] : []),
    ...(from ? [sql<boolean>`voucher.day >= ${from}`] : []),
    ...(through ? [sql<boolean>`voucher.day <= ${through}`] : []),
    ...(words ? [contains({ ...named, words: words.split(/\s+/) })] : []),
    ...(isUnreviewed
      ? [
          sql<boolean>`voucher.status in ('posted', 'reversed') and voucher.decided_by is null
            and voucher.reviewed_by is null`,
        ]
      : []),
  ]
}

function vouchers(db: Db) {
  return db
    .selectFrom('voucher')
    .leftJoin('campaign', 'campaign.id', 'voucher.campaign_id')
    .leftJoin('staff as recorder', 'recorder.id', 'voucher.recorded_by')
    .leftJoin('staff as decider', 'decider.id', 'voucher.decided_by')
    .leftJoin('staff as reviewer', 'reviewer.id', 'voucher.reviewed_by')
    .leftJoin('staff as reverser', 'reverser.id', 'voucher.reversed_by')
    .selectAll('voucher')
    .select([
      'campaign.title as campaign',
      'recorder.name as recorder',
      'decider.name as decider',
      'reviewer.name as reviewer',
      'reverser.name as reverser',
    ])
}
