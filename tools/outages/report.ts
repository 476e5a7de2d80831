import type { ScenarioResult } from './scenario.ts'

const columns: [title: string, of: (result: ScenarioResult) => string][] = [
  ['acknowledged', ({ acknowledged }) => String(acknowledged)],
  ['lost', ({ lost }) => String(lost)],
  ['wrong answers', ({ wrong }) => String(wrong)],
  ['cut', ({ cut }) => String(cut)],
  ['longest wait', ({ longestMs }) => `${(longestMs / 1000).toFixed(1)} s`],
]

/** A line for each scenario. Acknowledged are donations and payments. */
export function printTable(results: readonly ScenarioResult[]): void {
  const width = Math.max(8, ...results.map(({ name }) => name.length)) + 2
  console.log(`\n${' '.repeat(width)}${columns.map(([title]) => title.padStart(15)).join('')}`)
  for (const result of results) {
    const cells = result.skipped
      ? `  skipped: ${result.skipped}`
      : columns.map(([, of]) => of(result).padStart(15)).join('')
    console.log(`${result.name.padEnd(width)}${cells}`)
  }
}
