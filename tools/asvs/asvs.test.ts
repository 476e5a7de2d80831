import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readFiles } from '../tidy/source.ts'
import { requirements } from './requirements.ts'
import { problemsOf } from './rows.ts'

const files = readFiles(fileURLToPath(new URL('../..', import.meta.url)))
const path = 'docs/security/asvs.md'
const page = files.get(path) ?? ''

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = [...requirements.values()]
  expect([1, 2].map((level) => levels.filter((each) => each === level).length)).toEqual([70, 183])
})

test('each requirement has one row, a state, and evidence that is there', () => {
  expect(problemsOf({ text: page, path, wanted: requirements, files })).toEqual([])
})

const wanted = new Map([['1.1.1', 2]])
const there = new Map([
  ['server/a.test.ts', `test('it holds', () => {})\ntest.each(rows)('%s is; refused', () => {})`],
  ['docs/security/measures.md', '# Measures\n\n## Costly work\n'],
])
const row = (shown: string, state = 'Met') => `## ${state}\n- 1.1.1: ${shown}`
const good = row('`server/a.test.ts` › it holds')

test.each([
  ['', '1.1.1 is missing'],
  [`${good}\n${good}`, '1.1.1 stands there twice'],
  [good.replace('1.1.1', '1.1.1, 1.1.9'), '1.1.9 is no requirement of level 1 or 2'],
  [good.replace('Met', 'Partly'), '1.1.1 has no state "partly"'],
  [row('', 'Open'), '1.1.1 has an empty cell'],
  [row('somebody said so'), '1.1.1 is met and names nothing that shows it'],
  [row('`server/b.test.ts` › it holds'), '1.1.1 names server/b.test.ts, which is not there'],
  [
    row('`server/a.test.ts` › it hold'),
    '1.1.1 names a test that server/a.test.ts has not: it hold',
  ],
  [
    row('`server/a.test.ts` › it holds and more'),
    '1.1.1 names a test that server/a.test.ts has not: it holds and more',
  ],
  [
    row('`server/a.test.ts` › it holds; › it falls', 'Open'),
    '1.1.1 names a test that server/a.test.ts has not: it falls',
  ],
  [
    row('[Limits](measures.md#limits)'),
    '1.1.1 leads to #limits, which docs/security/measures.md has not',
  ],
  [row('[Other](other.md)'), '1.1.1 leads to docs/security/other.md, which is not there'],
])('%s: %s', (text, problem) => {
  expect(problemsOf({ text, path, wanted, files: there })).toContain(problem)
})

test.each([
  good,
  row('`server/a.test.ts` › %s is; refused; › it holds.'),
  row('[Costly work](measures.md#costly-work)'),
  row('there is none', 'Not applicable'),
  row('decision 0020'),
])('nothing is wrong with %s', (text) => {
  expect(problemsOf({ text, path, wanted, files: there })).toEqual([])
})
