import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const leftOut = new Set(['.git', 'build', 'data', 'node_modules', 'test-results'])
const LONGEST_MS = 5 * 60_000

/** In place of a project of Vitest. */
export const JOURNEYS = 'journeys'

export type TestRun = {
  files: readonly string[]
  project: string
  /** The tests of these names; of Vitest one, or all of the files. */
  only?: readonly string[] | undefined
}

export type Ended = { status: string; why: string }

/** The result of each test of a run, by its file and name; a file that could not be loaded has none. */
export type TestResults = { of(file: string, name: string): Ended | undefined; passed: number }

export type WorkingCopy = {
  read(file: string): string
  write(file: string, text: string): void
  test(asked: TestRun): Promise<TestResults>
  remove(): void
}

/** A copy of the working tree in which a guard may be removed; it shares the packages. */
export function copyCheckout(): WorkingCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-faults-'))
  const isWanted = (source: string) => !leftOut.has(path.relative(root, source))
  cpSync(root, folder, { recursive: true, filter: isWanted })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    test: (asked) => runTests(folder, asked),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function runTests(folder: string, { files, project, only }: TestRun): Promise<TestResults> {
  const report = path.join(folder, 'faults-report.json')
  rmSync(report, { force: true })
  if (project === JOURNEYS) {
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--retries=0', ...files]
    if (only?.length) args.push('--grep', only.map(escaped).join('|'))
    const env = { JOURNEY_REPORT: report, SEEDED_DATA: path.join(folder, '.seeded') }
    await run(args, { folder, env, most: LONGEST_MS * 4 })
    return readJourneys(report)
  }
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporter]
  if (only?.length === 1) args.push('-t', `^${escaped(only[0] as string)}$`)
  await run([...args, ...files], { folder, env: SAME_YEARS, most: LONGEST_MS })
  return readReport(folder, report)
}

/** The simulated years draw the same acts at each run, and enough of them. */
const SAME_YEARS = { SEED: '6', STEPS: '150' }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Around = { folder: string; env: Record<string, string>; most: number }

function run(args: readonly string[], { folder, env, most }: Around): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: 'ignore',
      timeout: most,
    })
    child.on('error', () => resolve())
    child.on('close', () => resolve())
  })
}

type Report = {
  testResults: {
    name: string
    assertionResults: { title: string; status: string; failureMessages?: string[] }[]
  }[]
}

function readReport(folder: string, file: string): TestResults {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { of: () => undefined, passed: 0 }
  }
  const ended = new Map<string, Ended>()
  for (const { name, assertionResults } of report.testResults) {
    const where = path.relative(folder, name)
    for (const { title, status, failureMessages = [] } of assertionResults) {
      ended.set(`${where} ${title}`, { status, why: failureMessages.join('\n') })
    }
  }
  const passed = [...ended.values()].filter(({ status }) => status === 'passed').length
  return { of: (where, name) => ended.get(`${where} ${name}`), passed }
}

type Suite = {
  file: string
  specs: {
    title: string
    tests: { results: { status: string; error?: { message?: string } }[] }[]
  }[]
  suites?: Suite[]
}

function readJourneys(file: string): TestResults {
  const ended = new Map<string, Ended>()
  const take = ({ file: name, specs, suites = [] }: Suite) => {
    for (const { title, tests } of specs) {
      const result = tests[0]?.results.at(-1)
      const status = result?.status === 'timedOut' ? 'failed' : (result?.status ?? 'skipped')
      ended.set(`tests/journeys/${name} ${title}`, { status, why: result?.error?.message ?? '' })
    }
    suites.forEach(take)
  }
  try {
    ;(JSON.parse(readFileSync(file, 'utf8')) as { suites: Suite[] }).suites.forEach(take)
  } catch {
    return { of: () => undefined, passed: 0 }
  }
  const passed = [...ended.values()].filter(({ status }) => status === 'passed').length
  return { of: (where, name) => ended.get(`${where} ${name}`), passed }
}
