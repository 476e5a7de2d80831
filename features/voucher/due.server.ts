import { sql } from 'kysely'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { listOpenItems, type OpenItem } from './open-items.server.ts'
import { countVouchers } from './queries.server.ts'

/** What one month asks for. */
export type DueList = {
  /** Of the items with a day, those up to 30 days ahead first. */
  items: OpenItem[]
  /** Vouchers that nobody looked through; counting stops at 999. */
  unreviewed: number
  /** The month whose depreciation nobody recorded, by its last day, and what straight lines give for it. */
  depreciation: { day: string; sum: number } | undefined
  /** The petty cash, when nobody filled it up for a month. */
  float: { sum: number; since: string | null } | undefined
}

/** What is due now, and what the rhythm of a month still lacks. */
export async function listDue(ctx: Pick<Ctx, 'db' | 'now'>): Promise<DueList> {
  const { db } = ctx
  const today = dayOf(ctx.now())
  return {
    items: await listOpenItems(db),
    unreviewed: await countVouchers(db, { isUnreviewed: true }, 999),
    depreciation: await depreciationOf(db, addDays(`${today.slice(0, 7)}-01`, -1)),
    float: await floatOf(db, today),
  }
}

export type DueCounts = { overdue: number; unreviewed: number }

/** How much is late, and how much nobody looked through. */
export async function countDue({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<DueCounts> {
  const today = dayOf(now())
  const items = await listOpenItems(db)
  return {
    overdue: items.filter(({ dueOn }) => dueOn !== null && dueOn < today).length,
    unreviewed: await countVouchers(db, { isUnreviewed: true }, 999),
  }
}

/** Straight lines from the month after each purchase, by the life that its voucher names. */
async function depreciationOf(db: Db, day: string): Promise<DueList['depreciation']> {
  const month = `${day.slice(0, 7)}-01`
  if ((await balanceOf(db, { account: '1230', fund: 'A' })) === 0) return undefined
  const { rows } = await sql<{ isRecorded: boolean; sum: number }>`
    select
      exists (select 1 from voucher where template = 'susut-aset' and status = 'posted'
        and day between ${month}::date and ${day}::date) as "isRecorded",
      coalesce((select sum(sum / (given ->> 'reference')::int) from voucher
        where template = 'beli-aset' and status = 'posted' and day < ${month}::date
          and day >= ${month}::date - make_interval(months => (given ->> 'reference')::int)), 0)::bigint as sum`.execute(
    db,
  )
  const [found] = rows
  return found && !found.isRecorded ? { day, sum: found.sum } : undefined
}

async function floatOf(db: Db, today: string): Promise<DueList['float']> {
  const sum = await balanceOf(db, { account: '1112', fund: 'A' })
  if (sum <= 0) return undefined
  const last = await db
    .selectFrom('voucher')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('template', 'in', ['kas-kecil-ganti', 'kas-kecil-isi'])
    .where('status', '=', 'posted')
    .executeTakeFirst()
  const since = last?.day ?? null
  return since === null || since < addDays(today, -30) ? { sum, since } : undefined
}
