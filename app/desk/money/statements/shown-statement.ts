import type { DrawnRow } from '#features/statements/statement-kinds.ts'
import type { StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import { countPostings } from '#features/statements/posting-list.server.ts'
import { pairedRows } from '#features/statements/frozen/beside-sets.ts'
import { statementAt } from '#features/statements/statement-at.server.ts'
import { isStatementKind, statementKinds } from '#features/statements/statement-kinds.ts'
import type { Ctx } from '#platform/context.ts'
import type { FigureRow } from '#app/ui/figure-table.tsx'
import { addressWith, filtersIn } from '#app/desk/ui/filters.ts'
import { pageNotFound } from '#app/not-found.ts'
import { periodOf, yearBefore } from './period-filter.ts'

const shownFilterNames = ['dari', 'sampai', 'banding-dari', 'banding-sampai'] as const

type ShownRow = FigureRow & Pick<DrawnRow, 'key' | 'sums'>

/** The statement that an address asks for, beside that of the same days of the year before or of chosen days. */
export async function shownStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  name: string | undefined,
  params: URLSearchParams,
) {
  if (!name || !isStatementKind(name)) throw pageNotFound()
  const filters = filtersIn(params, shownFilterNames)
  const period = periodOf(filters, ctx.now())
  const chosen = { dari: filters['banding-dari'], sampai: filters['banding-sampai'] }
  const prior = chosen.sampai ? periodOf(chosen, ctx.now()) : yearBefore(period)
  const late = await countPostings(ctx.db, { ...period, isLate: true, sort: 'terbaru' }, 1_000)
  const { now, before } = await statementAt(ctx.db, name, { period, prior })
  const { measure, title } = statementKinds[name]
  const days = measure === 'closing' ? { through: period.through } : period
  const pairs = pairedRows(now.rows, measure === 'roll' ? [] : (before?.rows ?? []))
  const rows = pairs.map(({ row, other }): ShownRow => {
    const { role, words, figures, key, sums } = row
    const isOne = measure === 'roll' || figures.length === 0
    const beside = isOne ? [] : (other?.figures ?? figures.map(() => 0))
    const shown = { role, words, figures: [...figures, ...beside], href: journalsOf(row, days) }
    return { ...shown, ...(key && { key }), ...(sums && { sums }) }
  })
  return { kind: name, title, measure, columns: now.columns, rows, period, prior, late, filters }
}

/** The address of the journals that a line is made of. */
function journalsOf(
  { accounts, funds }: DrawnRow,
  { from, through }: Partial<StatementPeriod>,
): string | undefined {
  if (!accounts?.length && !funds?.length) return undefined
  const filter = { akun: accounts?.join(','), dana: funds?.join(','), dari: from, sampai: through }
  return addressWith('/kelola/jurnal', filter, {})
}
