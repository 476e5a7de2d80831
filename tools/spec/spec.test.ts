import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import spec from '../../docs/spec.json' with { type: 'json' }
import { rowsOnLongOnly, testsNotThere } from './long-only.ts'
import { rowProblems, type SpecSection, specPage, testsPage } from './pages.ts'

const AGAIN = 'run: node tools/node.mjs tools/spec.ts'

test('each row of the product spec has a code of its own, a state and a test', () => {
  expect(rowProblems(spec.sections)).toEqual([])
})

test('the pages of the product spec are those of docs/spec.json', () => {
  const page = (name: string) => readFileSync(`docs/${name}`, 'utf8')
  expect(page('spec.md') === specPage(spec.sections), AGAIN).toBe(true)
  expect(page('spec-tests.md') === testsPage(spec.sections), AGAIN).toBe(true)
})

const row = { row: 'S1-01', says: 'a', state: 'done', tests: ['app/a.test.ts › b'] }
const of = (...rows: SpecSection['rows']): SpecSection[] => [{ title: 'S1', says: 'What', rows }]

test.each([
  ['S1-01 is there twice', of(row, row)],
  ['S1-01 has no state: nearly', of({ ...row, state: 'nearly' })],
  ['S1-01 has no state: partly: a screen', of({ ...row, state: 'partly: a screen' })],
  ['S1-01 is done, and no test shows it', of({ ...row, tests: [] })],
  ['S1-01 names no test: app/a.test.ts', of({ ...row, tests: ['app/a.test.ts'] })],
])('%s', (problem, sections) => {
  expect(rowProblems(sections)).toEqual([problem])
})

test('a page has the best test of a row, the page beside it all of them', () => {
  const sections = of({ ...row, tests: ['app/a.test.ts › b', 'app/c.test.ts › d'] })
  expect(specPage(sections)).toContain('| S1-01 | a | done | `app/a.test.ts` › b |')
  expect(testsPage(sections)).toContain('- `app/a.test.ts` › b\n- `app/c.test.ts` › d\n')
})

test('no row of the product spec rests on journeys alone that npm test leaves out', () => {
  expect(rowsOnLongOnly(spec.sections)).toEqual([])
})

test('every test that a row names is in its file', () => {
  expect(testsNotThere(spec.sections)).toEqual([])
})

test('a test that was renamed or removed is found', () => {
  const at = 'app/a.test.ts'
  const rows = of({ ...row, tests: [`${at} › there`, `${at} › gone`, `${at} › of %s`] })
  const source = "test('there', () => {})\ntest.each([\n  'x',\n])('of %s', () => {})"
  expect(testsNotThere(rows, () => source)).toEqual([`${at} › gone`])
})

test('a row whose every test is a long journey is found, and one with a short or another test is not', () => {
  const journeys = [
    "test('short', async () => {})",
    "test('long', { tag: '@long' }, async () => {})",
    "test('long, and \\'quoted\\'', {\n  tag: '@long',\n}, async () => {})",
  ].join('\n')
  const rows = (...tests: string[]) => of({ ...row, tests })
  const found = (sections: SpecSection[]) => rowsOnLongOnly(sections, () => journeys)
  const at = 'tests/journeys/a.spec.ts'
  expect(found(rows(`${at} › long`))).toEqual(['S1-01'])
  expect(found(rows('app/a.long.test.ts › short'))).toEqual(['S1-01'])
  expect(found(rows(`${at} › long`, `${at} › long, and 'quoted'`))).toEqual(['S1-01'])
  expect(found(rows(`${at} › long`, `${at} › short`))).toEqual([])
  expect(found(rows(`${at} › long`, 'app/a.test.ts › long'))).toEqual([])
  const beyond = { ...row, row: 'R-01', tests: [`${at} › long`] }
  expect(found(of(beyond))).toEqual([])
})
