import { expect, test } from 'vitest'
import { countsOfTests } from './vitest.ts'

test('what a push leaves to the night is not counted as skipped, what cannot run here is', () => {
  const tried = [
    { status: 'passed', tags: [] },
    { status: 'skipped', tags: ['night'] },
    { status: 'skipped', tags: [] },
    { status: 'todo', tags: [] },
  ]
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ assertionResults: tried }],
  }
  expect(countsOfTests(report, { atAPush: true })).toEqual({ passed: 1, failed: 0, skipped: 2 })
  expect(countsOfTests(report, { atAPush: false })).toEqual({ passed: 1, failed: 0, skipped: 3 })
})
