import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { playwright } from './journeys.ts'
import { runScript } from './run.ts'

const SECOND = 1 / 60
const stay = (seconds: number) => [
  '-e',
  `setTimeout(() => console.log('whole'), ${seconds * 1000})`,
]

test('a script that stands still is ended at its limit, and the end says so', async () => {
  const { code, output } = await runScript(stay(100), { minutes: SECOND, measure: () => 1 })
  expect(code).not.toBe(0)
  expect(output).toContain('ended by SIGTERM (limit')
})

test('the same script has the time it needs while the machine is slow', async () => {
  const given = { minutes: SECOND, measure: () => 60 }
  expect(await runScript(stay(3), given)).toEqual({ code: 0, output: 'whole\n' })
})

/** A folder of tests that fail when they are begun for the first time, and one that does not. */
function journeys(failing: number): string {
  // Inside the project, where @playwright/test is found.
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync(path.join('node_modules', '.cache', 'journeys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = path.join(folder, 'playwright.config.mjs')
  const reporter = `[['list'], ['json', { outputFile: process.env.JOURNEY_REPORT }]]`
  writeFileSync(config, `export default { testDir: '.', reporter: ${reporter} }`)
  const each = Array.from(
    { length: failing },
    (_, at) => `test('slow ${at}', () => expect(test.info().retry).toBe(1))`,
  )
  writeFileSync(
    path.join(folder, 'some.spec.mjs'),
    [`import { test, expect } from '@playwright/test'`, `test('plain', () => {})`, ...each].join(
      '\n',
    ),
  )
  return config
}

test.each([
  [0, { failed: 0, again: 0 }],
  [2, { failed: 0, again: 2 }],
  [3, { failed: 1, again: 3 }],
])(
  '%i journeys that pass the second time are counted, and more than two fail the run',
  async (failing, found) => {
    const args = ['--config', journeys(failing)]
    const { notes, ...outcome } = await playwright(args, { minutes: 5, env: {} })
    expect(outcome).toMatchObject({ passed: failing + 1, skipped: 0, ...found })
    expect(notes.filter((note) => note.startsWith('AGAIN: '))).toHaveLength(failing)
  },
)

/** The line of a test that is switched off where it is declared, which leaves no place for a reason. */
const declared = (how: 'skip' | 'fixme' | 'todo', name: string) =>
  `test.${how}('${name}', () => {})`

test('a skipped journey says why, and one without a reason fails the run', async () => {
  // The run that this test is part of may ask for times, which are notes too.
  vi.stubEnv('TIMES', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const config = journeys(0)
  const off = [
    `import { test } from '@playwright/test'`,
    `test('one', ({}, info) => { info.skip(true, 'no such browser') })`,
    `test('two', ({}, info) => { info.skip(true, 'no such browser') })`,
    declared('skip', 'three'),
    declared('fixme', 'four'),
  ]
  writeFileSync(path.join(path.dirname(config), 'off.spec.mjs'), off.join('\n'))
  const outcome = await playwright(['--config', config], { minutes: 5, env: {} })
  expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: 2 })
  expect(outcome.notes).toEqual([
    'SKIPPED: 2: no such browser',
    'FAILED: skipped without a reason: three',
    'FAILED: skipped without a reason: four',
  ])
})

test('a skipped test of Vitest says why, and one without a reason fails the run', async () => {
  const folder = mkdtempSync(path.join('node_modules', '.cache', 'tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = async (...off: string[]) => {
    const body = [`import { test } from 'vitest'`, `test('plain', () => {})`, ...off].join('\n')
    writeFileSync(path.join(folder, 'some.test.mjs'), body)
    writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default {}')
    const reporter = path.resolve('tools/test/skip-reporter.ts')
    const args = ['run', '--root', folder, `--reporter=${reporter}`]
    return await runScript(['node_modules/vitest/vitest.mjs', ...args])
  }
  const named = await run(`test('one', ({ skip }) => skip('no such engine'))`)
  expect(named).toMatchObject({ code: 0, output: 'SKIPPED: 1: no such engine\n' })
  const unnamed = await run(declared('skip', 'two'), declared('todo', 'three'))
  expect(unnamed).toMatchObject({
    code: 1,
    output: 'FAILED: skipped without a reason: two\nFAILED: skipped without a reason: three\n',
  })
})
