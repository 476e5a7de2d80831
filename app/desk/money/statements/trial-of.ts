import { listAccounts } from '#features/ledger/queries.server.ts'
import { pairSums } from '#features/statements/pair-sums.server.ts'
import { type TrialRow, trialRows } from '#features/statements/trial-balance.ts'
import type { Ctx } from '#platform/context.ts'
import { periodOf } from './period-filter.ts'

export const trialFilterNames = ['dana', 'dari', 'sampai'] as const

type Typed = Partial<Record<(typeof trialFilterNames)[number], string | undefined>>

/** The trial balance that an address asks for, with the names of its accounts. */
export async function trialOf({ db, now }: Pick<Ctx, 'db' | 'now'>, filters: Typed) {
  const period = periodOf(filters, now())
  const rows = trialRows(await pairSums(db, period), filters.dana)
  const names = new Map((await listAccounts(db)).map(({ code, name }) => [code, name]))
  return { period, rows: rows.map((row) => ({ ...row, name: names.get(row.account) ?? '' })) }
}

export type NamedTrialRow = TrialRow & { name: string }
