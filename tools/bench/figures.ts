import { GOALS, type GoalName, type GoalLimit } from './goals.ts'

/** One measured ratio with its goal; '–' is a measure without one. `note` says why it is doubtful. */
export type Figure = {
  goal: GoalName | '–'
  what: string
  ours: string
  floor: string
  ratio: number
  limit: GoalLimit
  note?: string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The difference between the rounds, as a share of their median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}

/** The goals that no figure of a whole run measures, as rows that say so. */
export function unmeasured(figures: readonly Figure[]): Figure[] {
  const measured = new Set(figures.map(({ goal }) => goal))
  return (Object.keys(GOALS) as GoalName[])
    .filter((goal) => !measured.has(goal))
    .map((goal) => ({
      goal,
      what: GOALS[goal].of,
      ours: '–',
      floor: '–',
      ratio: Number.NaN,
      limit: GOALS[goal].limit,
    }))
}

export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ goal, what, ours, floor, ratio, limit, note }) => {
    const [sign, bound] = 'most' in limit ? ['≤', limit.most] : ['≥', limit.least]
    const isMet = 'most' in limit ? ratio <= limit.most : ratio >= limit.least
    const verdict = Number.isNaN(ratio) ? 'not measured' : isMet ? 'met' : 'MISSED'
    return [goal, what, ours, floor, ratio.toFixed(2), `${sign} ${bound}`, verdict, note ?? '']
  })
  const head = ['', 'measure', 'ours', 'floor', 'ratio', 'goal', '', '']
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}
