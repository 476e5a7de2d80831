import { orderStep, steps } from './test/steps.ts'
import { type Outcome, printFailure, printLine } from './test/report.ts'

// `npm test` runs every step, `check` the fast ones, `journeys` the browser with the long ones too;
// names of steps run those. The last line is always alone: N passed, N failed, N skipped.
const FAST = ['format', 'lint', 'types', 'tidy', 'unused', 'unit']

process.env.CI ??= ''
const asked = process.argv.slice(2)
const chosen = chooseSteps()
const outcomes = new Map<string, Outcome>()
for (const step of chosen) {
  const startedAt = performance.now()
  printLine.begin(step.title)
  const outcome = await step.run({ outcomes, isFull: asked[0] === 'journeys' })
  outcomes.set(step.name, outcome)
  printLine.end(step.title, outcome, performance.now() - startedAt)
  printFailure(outcome)
}
finish()

function chooseSteps() {
  if (asked.length === 0) return steps
  const names = asked.flatMap((word) => {
    if (word === 'check') return FAST
    return word === 'journeys' ? ['build', 'journeys'] : [word]
  })
  const known = [...steps, orderStep]
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
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const outcome of outcomes.values()) {
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
  }
  process.exitCode = total.failed > 0 ? 1 : 0
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
}
