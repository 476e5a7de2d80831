import { isAccepted } from './accepted.ts'
import type { Mutant } from './mutants.ts'
import type { MutantOutcome } from './record.ts'
import { intervalOf } from './sample.ts'

type Result = { place: string; mutants: readonly Mutant[]; all: number; outcome: MutantOutcome }

/** Prints each mutant that lives, then the score: killed of those that are not accepted. */
export function printScore({ place, mutants, all, outcome }: Result): void {
  const counted = mutants.filter((mutant) => !isAccepted(mutant))
  const living = counted.filter(({ id }) => !outcome.killed.has(id))
  const isReached = ({ id }: Mutant) => outcome.reached.has(id) || outcome.static.has(id)
  for (const mutant of living) {
    const { file, line, code, becomes } = mutant
    const where = isReached(mutant) ? 'LIVES' : 'UNREACHED'
    console.log(
      `${where.padEnd(10)}${file}:${line}  ${short(code)}  →  ${short(becomes) || '(removed)'}`,
    )
  }
  for (const name of outcome.unsound) console.log(`UNSOUND   ${name} fails without a mutant`)
  const killed = counted.length - living.length
  const share = counted.length === 0 ? 1 : killed / counted.length
  const unreached = living.filter((mutant) => !isReached(mutant)).length
  const sampled =
    mutants.length < all
      ? ` (${mutants.length} drawn of ${all}; 95 %: ${interval(killed, counted.length)})`
      : ''
  console.log(
    `${place}: ${percent(share)} of ${counted.length} noticed${sampled}; ${living.length} live, ${unreached} of them unreached; ${mutants.length - counted.length} accepted`,
  )
}

function interval(hits: number, total: number): string {
  return intervalOf(hits, total).map(percent).join(' to ')
}

function percent(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}…` : line
}
