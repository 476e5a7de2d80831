import { stripVTControlCharacters } from 'node:util'

/** What a step found. `output` is what its program printed; `notes` are said whatever the outcome. */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
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

/** A step that failed shows what its program said. */
export function printFailure({ failed, output }: Outcome): void {
  if (failed === 0) return
  const plain = stripVTControlCharacters(output).trim()
  if (plain) console.log(`\n${plain}\n`)
}
