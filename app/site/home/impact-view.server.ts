import { residentTotal } from '#features/asrama/queries.server.ts'
import { thingsArrived } from '#features/disbursement/disbursement-reports.server.ts'
import type { ThingsArrived } from '#features/disbursement/disbursement-report.ts'
import { beneficiaryTotal } from '#features/disbursement/queries.server.ts'
import { impactNumbers } from '#features/campaign/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { formatCount } from '#platform/money/money.ts'

/** A count of people or things, and what it counts. */
export type ImpactFigure = { count: string; name: string }
export type ImpactView = { figures: ImpactFigure[] }

/** As many kinds of wakaf as stand in one row of a phone. */
const UNITS = 2

/** What donations became, in people and things from books and reports. */
export async function findImpact(db: Db): Promise<ImpactView> {
  const [money, people, units, { residents, houses }] = await Promise.all([
    impactNumbers(db),
    beneficiaryTotal(db),
    thingsArrived(db),
    residentTotal(db),
  ])
  const figures = [
    { count: people, name: 'orang menerima manfaat' },
    { count: residents, name: `anak tinggal di ${houses} asrama` },
    ...thingsByName(units)
      .slice(0, UNITS)
      .map(({ count, name }) => ({ count, name: `${name} wakaf telah sampai` })),
    { count: money.donations, name: 'donasi tercatat' },
    { count: money.campaigns, name: 'program dibantu' },
  ]
  return {
    figures: figures
      .filter(({ count }) => count > 0)
      .map(({ count, name }) => ({ count: formatCount(count), name })),
  }
}

/** Campaigns may share a unit. */
function thingsByName(things: readonly ThingsArrived[]): ThingsArrived[] {
  const named = Map.groupBy(things, ({ name }) => name)
  return [...named].map(([name, same]) => ({
    name,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
}
