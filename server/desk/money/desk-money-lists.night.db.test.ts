import { sql } from 'kysely'
import { test } from 'vitest'
import { listDisbursements } from '#features/disbursement/disbursement-list.server.ts'
import { listRefunds } from '#features/refund/refund-list.server.ts'
import { listSuspense } from '#features/suspense/suspense-list.server.ts'
import { listPayoutReports } from '#features/payout-report/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { PageAsked } from '#platform/db/page.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  expectIndexes,
  ids,
  makeManyDonations,
  numbered,
  numberedUpTo,
} from '#tests/database/many-rows.ts'
import { needPlans } from '#tests/database/skip-unless.ts'
import { aStaff } from '#tests/desk/staff.ts'

// The desk's lists of money with many rows: each order, state and page goes by an index, as desk-lists.night.db.test.ts says.

/** Sums that repeat, so that the row's id has to part them. */
const amount = sql`10000 + n % 700`

test('refunds go by an index in each order and state', async () => {
  needPlans()
  const ctx = await testContext()
  const { id: staffId } = await aStaff(ctx, 'bendahara')
  // Fewer donations than these are read whole and sorted once tables beside them have grown: 191 to 262 in the
  // planner's costs at 4,000, the other way about in a run of all files.
  const most = 10_000
  await makeManyDonations(ctx, most)
  await sql`
    insert into refund (donation_id, id, amount, reason, note, status, made_by, made_at)
    select ${ids}, ${ids}, ${amount}, 'double', 'Terbayar dua kali',
      case when n % 20 = 0 then 'rejected' else 'proposed' end, ${staffId}, at
    from ${numberedUpTo(most)}`.execute(ctx.db)
  await expectOrders(ctx, { table: 'refund', list: listRefunds })
})

test('disbursements go by an index in each order and state', async () => {
  needPlans()
  const ctx = await testContext()
  const { id: staffId } = await aStaff(ctx, 'bendahara')
  await sql`
    insert into disbursement (id, fund, account, amount, description, beneficiaries, status, made_by,
      made_at)
    select ${ids}, 'IU', '5220', ${amount}, 'Beras untuk ' || n, 1,
      case when n % 20 = 0 then 'rejected' else 'proposed' end, ${staffId}, at
    from ${numbered}`.execute(ctx.db)
  await expectOrders(ctx, { table: 'disbursement', list: listDisbursements })
})

test('reports of payouts and sums in suspense go by an index of their order', async () => {
  needPlans()
  const ctx = await testContext()
  const { id: staffId } = await aStaff(ctx, 'bendahara')
  await sql`
    insert into payout_report (id, provider, reference, settled_on, file_name, file_hash, status,
      sample, made_by, made_at)
    select ${ids}, 'xendit', 'P' || n, date '2026-01-01' + n % 300, 'laporan.csv', n::text, 'ready',
      '{}', ${staffId}, at
    from ${numbered}`.execute(ctx.db)
  const later = (await listPayoutReports(ctx.db, { sort: 'tanggal', limit: 2_000 })).next
  const reports = (name: string, after?: string) => ({
    name,
    index: 'payout_report_by_day',
    list: (db: Db) => listPayoutReports(db, { sort: 'tanggal', after }),
  })
  await expectIndexes(ctx, {
    part: 'from "payout_report"',
    tables: ['payout_report'],
    ways: [reports('by day'), reports('by day, later', later)],
  })
  await sql`
    insert into suspense (donation_id, id, provider, provider_id, reason, amount, status, created_at)
    select ${ids}, ${ids}, 'sandbox', n::text, 'late', ${amount},
      case when n % 20 = 0 then 'open' else 'allocated' end, at
    from ${numbered}`.execute(ctx.db)
  const sums = (name: string, index: string, status?: 'open') => ({
    name,
    index,
    list: (db: Db) => listSuspense(db, { status, sort: 'jumlah' }),
  })
  await expectIndexes(ctx, {
    part: 'from "suspense"',
    tables: ['suspense'],
    ways: [
      sums('by sum', 'suspense_by_amount'),
      sums('open, by sum', 'suspense_by_amount_of_status', 'open'),
    ],
  })
})

type Filter = PageAsked & { status?: 'rejected'; sort?: 'terlama' | 'nominal' }
type Money = {
  table: 'refund' | 'disbursement'
  list: (db: Db, filter: Filter) => Promise<{ next: string | undefined }>
}

async function expectOrders(ctx: TestCtx, { table, list }: Money): Promise<void> {
  const later = (await list(ctx.db, { limit: 2_000 })).next
  const way = (name: string, index: string, filter: Filter, after?: string) => ({
    name,
    index,
    list: (db: Db) => list(db, { ...filter, after }),
  })
  const inOrder = table === 'refund' ? 'refund_in_order' : 'disbursement_pkey'
  await expectIndexes(ctx, {
    part: `from "${table}"`,
    tables: [table],
    ways: [
      way('first page', inOrder, {}),
      way('later page', inOrder, {}, later),
      way('oldest first', inOrder, { sort: 'terlama' }),
      way('of a state', `${table}_of_status`, { status: 'rejected' }),
      way('by sum', `${table}_by_amount`, { sort: 'nominal' }),
    ],
  })
}
