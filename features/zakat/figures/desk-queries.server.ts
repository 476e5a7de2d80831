import type { Db } from '#platform/db/connect.server.ts'
import type { ZakatParameter } from './parameters.ts'
import { parameterKinds } from './parameters.ts'

/** A figure in the desk's list; of several versions for a day only the last counts. */
export type DeskFigure = ZakatParameter & {
  regionName: string
  state: 'current' | 'upcoming' | 'past'
}

const order = { upcoming: 0, current: 1, past: 2 } as const

/** Every figure of every region: those to come, those in force on `today`, then the past. */
export async function listFigures(db: Db, today: string): Promise<DeskFigure[]> {
  const rows = await db
    .selectFrom('zakat_parameter')
    .innerJoin('zakat_region', 'zakat_region.code', 'zakat_parameter.region')
    .distinctOn(['kind', 'region', 'effective_from'])
    .select(['kind', 'region', 'amount', 'unit', 'basis', 'decree', 'source', 'version'])
    .select(['effective_from as effectiveFrom', 'effective_to as effectiveTo'])
    .select(['is_sample as isSample', 'zakat_region.name as regionName'])
    .orderBy('kind')
    .orderBy('region')
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const seen = new Set<string>()
  return rows
    .map((row) => ({ ...row, state: stateOf(row, { today, seen }) }))
    .toSorted(
      (a, b) =>
        order[a.state] - order[b.state] ||
        parameterKinds.indexOf(a.kind) - parameterKinds.indexOf(b.kind),
    )
}

type Seen = { today: string; seen: Set<string> }

/** Of a kind and region the row that began last is in force; the rows come latest first. */
function stateOf(
  row: Pick<ZakatParameter, 'kind' | 'region' | 'effectiveFrom' | 'effectiveTo'>,
  { today, seen }: Seen,
): DeskFigure['state'] {
  if (row.effectiveFrom > today) return 'upcoming'
  if (row.effectiveTo !== null && row.effectiveTo < today) return 'past'
  const key = `${row.kind} ${row.region}`
  if (seen.has(key)) return 'past'
  seen.add(key)
  return 'current'
}
