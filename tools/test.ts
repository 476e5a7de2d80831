import path from 'node:path'
import { keptFolder } from '../tests/database/kept-folder.ts'
import { inGroups, runInOrder } from './test/groups.ts'
import { namedSteps, type Step, steps } from './test/steps.ts'
import { closingLines, type Outcome, printFailure, printLine } from './test/report.ts'

// `npm test` runs every step, `check` the fast ones, `journeys` the browser with those of the night too;
// names of steps run those, `journeys <name>` the journeys of these files. The last line is always alone:
// N passed, N failed, N skipped.
const FAST = ['format', 'lint', 'lint-types', 'types', 'tidy', 'unused', 'unit']

type Run = { outcome: Outcome; ms: number }

process.env.CI ??= ''
// The steps share what their tests copy, and the code that Node has compiled.
const kept = keptFolder()
process.env.NODE_COMPILE_CACHE ??= path.join(kept.folder, 'code')
const asked = process.argv.slice(2)
// A push asks for no step by name; the night serves what visitors get.
if (asked.length === 0) process.env.AMANAH_PACKING ??= 'light'
const isFull = asked[0] === 'journeys'
const chosen = chooseSteps()
const outcomes = new Map<string, Outcome>()
await runInOrder(inGroups(chosen), runGroup)
kept.remove()
finish()

/** Runs the steps of a group, two at a time; their lines come in the order of the list. */
async function runGroup(group: readonly Step[]): Promise<void> {
  const runs = group.map((step) => ({ step, ...Promise.withResolvers<Run>() }))
  const waiting = [...runs]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      next.resolve(await run(next.step))
  }
  const print = async () => {
    for (const { step, promise } of runs) {
      if (step.place !== 'behind') printLine.begin(step.title)
      const { outcome, ms } = await promise
      printLine.end(step.title, outcome, ms)
      printFailure(outcome)
    }
  }
  await Promise.all([lane(), lane(), print()])
}

async function run(step: Step): Promise<Run> {
  const startedAt = performance.now()
  const outcome = await step.run({ outcomes, isFull, files: isFull ? asked.slice(1) : [] })
  outcomes.set(step.name, outcome)
  return { outcome, ms: performance.now() - startedAt }
}

function chooseSteps() {
  if (asked.length === 0) return steps
  const names = isFull
    ? ['build', 'journeys']
    : asked.flatMap((word) => (word === 'check' ? FAST : [word]))
  const known = [...steps, ...namedSteps]
  const unknown = names.filter((name) => !known.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step is named ${unknown.join(', ')}. Steps: ${known.map((s) => s.name).join(', ')}`,
    )
    process.exit(2)
  }
  return known.filter((step) => names.includes(step.name))
}

function finish(): void {
  const all = [...outcomes.values()]
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0
  for (const line of closingLines(all)) console.log(line)
}
