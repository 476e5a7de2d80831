import type { Outcome } from './report.ts'
import { countedRun } from './run.ts'
import { slowLines, type VitestTimes } from './slowest.ts'

type Tried = { status: string; tags: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: Tried[] }[]
}

export type SomeFiles = {
  minutes?: number
  files?: string[]
  env?: Record<string, string>
  workers?: number
  /** Without the tests that are marked for the night. */
  atAPush?: boolean
}

/** Runs a project of Vitest, or these files of it. */
export function vitest(project: string, asked: SomeFiles = {}): Promise<Outcome> {
  const { minutes, files = [], env, workers, atAPush = false } = asked
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/test/skip-reporter.ts',
  ]
  return countedRun({
    ...(minutes !== undefined && { minutes }),
    ...(env && { env: () => env }),
    args: (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--project',
      project,
      ...(atAPush ? ['--tags-filter=!night'] : []),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...reporters,
      `--outputFile.json=${file}`,
    ],
    count: (report) => countsOfTests(report as VitestReport, { atAPush }),
    note: (_output, report) => slowLines((report ?? {}) as VitestTimes),
  })
}

/** What a push leaves to the night is not skipped: it is none of its tests. */
export function countsOfTests(report: VitestReport, { atAPush }: { atAPush: boolean }) {
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .filter(({ tags }) => !(atAPush && tags.includes('night')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: skipped.length,
  }
}
