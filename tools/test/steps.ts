import { resolveBrowser } from '../../tests/browser.ts'
import type { Outcome } from './report.ts'
import { APP, FEATURES, orderTable } from '../tidy/order.ts'
import { countedRun, runScript, yesOrNo } from './run.ts'

type Situation = { outcomes: ReadonlyMap<string, Outcome>; isFull: boolean }

export type Step = {
  name: string
  title: string
  /** Uses both cores by itself: nothing runs beside it. */
  isAlone?: boolean
  run(situation: Situation): Promise<Outcome>
}

let routeTypes: Promise<Outcome> | undefined

/** The types of the routes are made, not kept; linter and compiler both need them, and they are made once. */
async function withRouteTypes(command: string[]): Promise<Outcome> {
  routeTypes ??= yesOrNo(['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  const made = await routeTypes
  return made.failed > 0 ? made : await yesOrNo(command)
}

/** Everything `npm test` does, in its order: the cheap and common mistakes first. */
export const steps: Step[] = [
  {
    name: 'format',
    title: 'format (Biome)',
    run: () => yesOrNo(['node_modules/@biomejs/biome/bin/biome', 'format', '.']),
  },
  {
    name: 'lint',
    title: 'lint (oxlint, type-aware)',
    run: () => withRouteTypes(['node_modules/oxlint/bin/oxlint', '--type-aware']),
  },
  {
    name: 'types',
    title: 'types (TypeScript)',
    run: () => withRouteTypes(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  },
  { name: 'tidy', title: 'tidy (house rules)', run: () => vitest('tidy') },
  {
    name: 'unused',
    title: 'unused code (knip)',
    run: () => yesOrNo(['node_modules/knip/bin/knip.js']),
  },
  {
    name: 'unit',
    title: 'pure rules',
    isAlone: true,
    run: () => vitest('pure'),
  },
  {
    name: 'parts',
    title: 'real parts',
    isAlone: true,
    run: () => vitest('parts'),
  },
  {
    name: 'embedded',
    title: 'use cases, embedded database',
    isAlone: true,
    run: () => vitest('embedded'),
  },
  {
    name: 'postgres',
    title: 'use cases, PostgreSQL',
    isAlone: true,
    run: () => vitest('postgres'),
  },
  { name: 'build', title: 'build', isAlone: true, run: () => yesOrNo(['tools/build.ts']) },
  {
    name: 'contract',
    title: 'API contract',
    isAlone: true,
    run: () => vitest('contract'),
  },
  { name: 'journeys', title: 'browser journeys', isAlone: true, run: runJourneys },
]

/** Runs only by its name: prints who may import whom; tidy holds the code to it. */
export const orderStep: Step = {
  name: 'order',
  title: 'order of imports',
  run: async () => ({
    passed: 1,
    failed: 0,
    skipped: 0,
    output: '',
    notes: ['features/', ...orderTable(FEATURES), '', 'app/', ...orderTable(APP)],
  }),
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

function vitest(project: string): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json']
  return countedRun({
    args: (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      ...reporters,
      `--outputFile.json=${file}`,
    ],
    count: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
        report as VitestReport
      return {
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests,
      }
    },
  })
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

async function runJourneys({ outcomes, isFull }: Situation): Promise<Outcome> {
  const which = isFull ? [] : ['--grep-invert', '@long']
  if (outcomes.get('build')?.failed) {
    return { passed: 0, failed: 0, skipped: 1, output: '', notes: ['SKIPPED: the build failed'] }
  }
  let browser: string
  try {
    browser = JSON.stringify(await resolveBrowser())
  } catch (cause) {
    return await withoutBrowser(which, cause)
  }
  return countedRun({
    args: () => [PLAYWRIGHT, 'test', ...which],
    minutes: isFull ? 40 : 12,
    env: (file) => ({ E2E_BROWSER: browser, JOURNEY_REPORT: file }),
    count: (report) => {
      const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    },
    note: flakyNotes,
  })
}

/** Journeys that passed only when they were begun again: said, because a slow machine and a real race look alike. */
function flakyNotes(output: string): string[] {
  const list = /^ +\d+ flaky\n((?: {4}.*\n)+)/m.exec(output)?.[1] ?? ''
  return list.split('\n').flatMap((line) => (line.trim() ? [`AGAIN: ${line.trim()}`] : []))
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
