import { expect, onTestFinished, test, vi } from 'vitest'
import { slowLines } from './slowest.ts'

/** The run that this test is part of may ask for times itself. */
function withTimes(times: '' | '1'): void {
  vi.stubEnv('TIMES', times)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('the slowest files of a report come first, and only where they are asked for', () => {
  withTimes('')
  const file = (name: string, endTime: number) => ({ name, startTime: 0, endTime })
  const report = { testResults: [file('a.test.ts', 900), file('b.test.ts', 2_100)] }
  expect(slowLines(report)).toEqual([])
  withTimes('1')
  expect(slowLines(report)).toEqual(['    2.1 s  b.test.ts', '    0.9 s  a.test.ts'])
})

test('a journey counts with all its tries', () => {
  withTimes('1')
  const tests = [
    { status: 'flaky', annotations: [], results: [{ duration: 4_000 }, { duration: 3_000 }] },
  ]
  const suite = { suites: [{ specs: [{ title: 'one gives', tests }] }] }
  expect(slowLines(suite)).toEqual(['    7.0 s  one gives'])
})
