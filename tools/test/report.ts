import { stripVTControlCharacters } from 'node:util'

/** What a step found. `output` is what its program printed; `notes` are said whatever the outcome. */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** Journeys that passed only when they were begun again; undefined where none ran. */
  again?: number
  /** What was not run here, and what it needs; said again at the end. */
  left?: string[]
  output: string
  notes: string[]
}

const isTerminal = process.stdout.isTTY === true
const WIDTH = 30

export const printLine = {
  begin(title: string): void {
    if (isTerminal) process.stdout.write(`… ${title}`)
  },
  end(title: string, outcome: Outcome, ms: number): void {
    if (isTerminal) process.stdout.write('\r')
    const { passed, failed, skipped } = outcome
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '-'
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
    ]
    const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(8)
    console.log(`${mark} ${title.padEnd(WIDTH)}${seconds}  ${counts.filter(Boolean).join(', ')}`)
    for (const note of outcome.notes) console.log(`  ${note}`)
  },
}

/** What a whole run says at its end. The last line is always alone: N passed, N failed, N skipped. */
export function closingLines(outcomes: readonly Outcome[]): string[] {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const again = outcomes.some((outcome) => outcome.again !== undefined)
  return [
    ...outcomes.flatMap(({ left = [] }) => left),
    ...(again ? [`${sum((outcome) => outcome.again ?? 0)} journeys begun again`] : []),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ${sum(({ skipped }) => skipped)} skipped`,
  ]
}

/** A step that failed shows what its program said. */
export function printFailure({ failed, output }: Outcome): void {
  if (failed === 0) return
  const plain = stripVTControlCharacters(output).trim()
  if (plain) console.log(`\n${plain}\n`)
}
