import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { HelpArea } from '#platform/db/schema/schema-mustahik.ts'
import type { PlanLine } from './plan-rows.ts'

/** What the books say of a year: by account, fund and programme; what was passed on also by area; what names a line. */
export type RealFacts = {
  ledger: readonly { account: string; fund: Fund; campaignId: string | null; sum: number }[]
  areas: readonly {
    account: string
    fund: Fund
    campaignId: string | null
    area: HelpArea
    sum: number
  }[]
  named: ReadonlyMap<string, number>
}

/** What moved outside of every line of an account. */
export type Unplanned = { account: string; fund: Fund; sum: number }

export type PlanReal = { real: ReadonlyMap<string, number>; unplanned: Unplanned[] }

/**
 * What became of each line. A line is its account's and fund's; of a programme or an area, what is that one's. The
 * line that names neither has what is left of its account. Lines that cannot be told apart so have what expenses name.
 */
export function realOf(lines: readonly PlanLine[], facts: RealFacts): PlanReal {
  const real = new Map<string, number>()
  const unplanned: Unplanned[] = []
  const sums = Map.groupBy(facts.ledger, groupOf)
  const planned = Map.groupBy(lines, groupOf)
  for (const key of new Set([...sums.keys(), ...planned.keys()])) {
    const [account = '', fund = ''] = key.split(' ')
    const left = sharesOf(planned.get(key) ?? [], { facts, group: sums.get(key) ?? [], real })
    if (left !== 0) unplanned.push({ account, fund: fund as Fund, sum: left })
  }
  return { real, unplanned: unplanned.toSorted((a, b) => (a.account < b.account ? -1 : 1)) }
}

type Group = { facts: RealFacts; group: RealFacts['ledger']; real: Map<string, number> }

/** Gives each line of one account its part, the narrowest first; answers what is left. */
function sharesOf(lines: readonly PlanLine[], { facts, group, real }: Group): number {
  const alike = Map.groupBy(lines, likeOf)
  const narrow = lines.toSorted((one, other) => widthOf(one) - widthOf(other))
  let left = sumOf(group)
  const leftOf = new Map<string | null, number>()
  for (const { campaignId, sum } of group)
    leftOf.set(campaignId, (leftOf.get(campaignId) ?? 0) + sum)
  for (const line of narrow) {
    const isAlone = alike.get(likeOf(line))?.length === 1
    const share = isAlone ? shareOfLine(line, { facts, lines, left, leftOf }) : named(facts, line)
    real.set(line.code, share)
    left -= share
    if (line.campaignId) leftOf.set(line.campaignId, (leftOf.get(line.campaignId) ?? 0) - share)
  }
  return left
}

type Left = {
  facts: RealFacts
  lines: readonly PlanLine[]
  left: number
  leftOf: ReadonlyMap<string | null, number>
}

function shareOfLine(line: PlanLine, { facts, lines, left, leftOf }: Left): number {
  const { area, campaignId } = line
  if (!area) return campaignId ? (leftOf.get(campaignId) ?? 0) : left
  // A programme with a line of its own has its areas there.
  const own = new Set(lines.map((each) => each.campaignId))
  return sumOf(
    facts.areas.filter(
      (each) =>
        groupOf(each) === groupOf(line) &&
        each.area === area &&
        (campaignId
          ? each.campaignId === campaignId
          : !(each.campaignId && own.has(each.campaignId))),
    ),
  )
}

function named({ named: sums }: RealFacts, { code }: PlanLine): number {
  return sums.get(code) ?? 0
}

function sumOf(rows: readonly { sum: number }[]): number {
  return rows.reduce((whole, { sum }) => whole + sum, 0)
}

function groupOf({ account, fund }: { account: string; fund: string }): string {
  return `${account} ${fund}`
}

function likeOf({ campaignId, area }: PlanLine): string {
  return `${campaignId ?? ''} ${area ?? ''}`
}

/** Lines of a programme and an area come first, those of neither last. */
function widthOf({ campaignId, area }: PlanLine): number {
  return (area ? 0 : 2) + (campaignId ? 0 : 1)
}
