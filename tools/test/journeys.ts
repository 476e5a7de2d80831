import { resolveBrowser } from '#tests/screens/browser.ts'
import type { Outcome } from './report.ts'
import { countedRun, runScript } from './run.ts'
import { skipLines, skippedJourneys, type Suite } from './skips.ts'
import { slowLines } from './slowest.ts'
import type { Situation } from './steps.ts'

/** A slow machine and a real race look alike: a few journeys may need a second time, more are a fault. */
const MOST_AGAIN = 2

type PlaywrightReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** The journeys not marked `@night`, or all of them, in the browser of this machine. */
export async function runJourneys({ outcomes, isFull, files }: Situation): Promise<Outcome> {
  // One worker starts one server less, and beside other steps two are no faster.
  const which = isFull ? files : ['--grep-invert', '@night', '--workers=1']
  if (outcomes.get('build')?.failed) {
    return { passed: 0, failed: 0, skipped: 1, output: '', notes: ['SKIPPED: the build failed'] }
  }
  let browser: string
  try {
    browser = JSON.stringify(await resolveBrowser())
  } catch (cause) {
    return await withoutBrowser(which, cause)
  }
  return await playwright(which, { minutes: isFull ? 40 : 12, env: { E2E_BROWSER: browser } })
}

type Around = { minutes: number; env: Record<string, string> }

/** Runs Playwright with these arguments, each test at most twice, and counts those that needed it. */
export async function playwright(args: string[], { minutes, env }: Around): Promise<Outcome> {
  return await countedRun({
    args: () => [PLAYWRIGHT, 'test', '--retries=1', ...args],
    minutes,
    env: (file) => ({ ...env, JOURNEY_REPORT: file }),
    count: (report) => {
      const { stats, ...suite } = report as PlaywrightReport
      const { expected, unexpected, flaky, skipped } = stats
      const tooMany = flaky > MOST_AGAIN ? 1 : 0
      const unexplained = skippedJourneys(suite).filter(({ why }) => !why).length
      const failed = unexpected + tooMany + unexplained
      return { passed: expected + flaky, failed, skipped: skipped - unexplained, again: flaky }
    },
    note: (output, report) => [
      ...skipLines(skippedJourneys((report ?? {}) as Suite)),
      ...againNotes(output),
      ...slowLines((report ?? {}) as Suite),
    ],
  })
}

/** The journeys that passed only when they were begun again, by name. */
function againNotes(output: string): string[] {
  const list = /^ +\d+ flaky\n((?: {4}.*\n)+)/m.exec(output)?.[1] ?? ''
  const names = list.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))
  const tooMany = names.length > MOST_AGAIN ? [`FAILED: at most ${MOST_AGAIN} may begin again`] : []
  return [...names.map((name) => `AGAIN: ${name}`), ...tooMany]
}

/** Without a browser every journey counts as skipped, in CI as failed. */
async function withoutBrowser(which: string[], cause: unknown): Promise<Outcome> {
  const env = { E2E_BROWSER: '{"env":{}}', NO_COLOR: '1' }
  const { output: list } = await runScript([PLAYWRIGHT, 'test', '--list', ...which], { env })
  const total = Number(/Total: (\d+) test/.exec(list)?.[1] ?? 1)
  const why = cause instanceof Error ? cause.message : String(cause)
  if (process.env.CI === 'true') {
    return { passed: 0, failed: total, skipped: 0, output: why, notes: [] }
  }
  return { passed: 0, failed: 0, skipped: total, output: '', notes: [`SKIPPED: ${why}`] }
}
