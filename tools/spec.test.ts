import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/spec.md says of each row what a person can do, and names the test that shows most of it.

type Row = { row: string; state: string; test: string }

const STATE = /^(done|done[:;] .+|(partly|later): .*\bissues? \d+.*|(otherwise|by hand|ours): .+)$/
/** A test's name with its quote, and its tag where it has one. */
const NAMED = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(\{[^}]*\bnight\b)?/g

const rows = rowsOf(readFileSync('docs/spec.md', 'utf8'))

test('each row of the product spec has a code of its own, a state, and a test where it is done', () => {
  expect(rows.length).toBeGreaterThan(300)
  expect(problemsOf(rows)).toEqual([])
})

test('every test that a row names is in its file', () => {
  expect(rows.filter(({ test }) => test !== '' && isOfTheNight(test) === undefined)).toEqual([])
})

/** What exists, its screens, fields and states of what is typed, who may do what, and money. */
const HELD_AT_PUSH = /^(S[12356]|M)-/

test('no row of screens, fields, rights or money rests on a test that npm test leaves to the night', () => {
  const held = rows.filter(({ row }) => HELD_AT_PUSH.test(row))
  expect(held.length).toBeGreaterThan(120)
  expect(held.filter(({ test }) => test !== '' && isOfTheNight(test))).toEqual([])
})

test('a row that is there twice, has no state or shows nothing is found', () => {
  const line = (row: string, state: string, shown: string) =>
    `| ${row} | says | ${state} | ${shown} |`
  const shown = '`app/a.test.ts` › b'
  const page = [
    line('S1-01', 'done', shown),
    line('S1-01', 'nearly', shown),
    line('S1-02', 'done', '–'),
  ]
  expect(problemsOf(rowsOf(page.join('\n')))).toEqual([
    'S1-01 is there twice',
    'S1-01 has no state: nearly',
    'S1-02 is done, and no test shows it',
  ])
})

function rowsOf(page: string): Row[] {
  const lines = page.matchAll(
    /^\| ([A-Z]+\d[\d-]*[a-z]?|[A-Z]+-\d+[a-z]?) \| .*? \|(.*) \| (–|`[^`]+` › .+) \|$/gm,
  )
  return [...lines].map(([, row = '', rest = '', shown = '']) => ({
    row,
    // A row that says nothing else is done.
    state: rest.split(' | ').at(-1)?.trim() || 'done',
    test: shown === '–' ? '' : shown.replaceAll('`', ''),
  }))
}

function problemsOf(all: readonly Row[]): string[] {
  const codes = all.map(({ row }) => row)
  return all.flatMap(({ row, state, test }, at) => [
    ...(codes.indexOf(row) === at ? [] : [`${row} is there twice`]),
    ...(STATE.test(state) ? [] : [`${row} has no state: ${state}`]),
    ...(state.startsWith('done') && test === '' ? [`${row} is done, and no test shows it`] : []),
  ])
}

/** Whether `npm test` leaves a test out; undefined where its file has none of that name, or of that begin and "…". */
function isOfTheNight(named: string): boolean | undefined {
  const [file = '', name = ''] = named.split(' › ')
  const begin = name.replace(/ …$/, '')
  const tests = testsIn(file)
  const begun = [...tests].filter(([each]) => begin !== name && each.startsWith(begin))
  const found = begun.length === 1 ? begun[0]?.[1] : tests.get(name)
  return found === undefined ? undefined : found || /\.night\.(db\.)?test\.ts$/.test(file)
}

const known = new Map<string, Map<string, boolean>>()

function testsIn(file: string): Map<string, boolean> {
  const earlier = known.get(file)
  if (earlier) return earlier
  const found = [...readFileSync(file, 'utf8').matchAll(NAMED)].map(
    ([, quote = '', name = '', tag]): [string, boolean] => [
      name.replaceAll(`\\${quote}`, quote),
      tag !== undefined,
    ],
  )
  known.set(file, new Map(found))
  return new Map(found)
}
