import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { type DepreciationDue, depreciationDue } from './asset/asset.server.ts'
import { listOpenItems, type OpenItem } from './open-items.server.ts'
import { countVouchers } from './queries.server.ts'

/** What one month asks for. */
export type DueList = {
  /** Of the items with a day, those up to 30 days ahead first. */
  items: OpenItem[]
  /** Vouchers that nobody looked through; counting stops at 999. */
  unreviewed: number
  /** What straight lines give for the last month, where nobody recorded it. */
  depreciation: DepreciationDue[]
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
    depreciation: await depreciationDue(db, addDays(`${today.slice(0, 7)}-01`, -1)),
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
