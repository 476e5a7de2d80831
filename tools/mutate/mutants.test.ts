import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isOfLock, type Mutant, mutantsOf, weave } from './mutants.ts'
import { assign, outcomeOf, type RecordEntry, withoutTestsOf } from './record.ts'
import { draw, intervalOf } from './sample.ts'

const becoming = (text: string) => mutantsOf('a.ts', text, 1).map(({ becomes }) => becomes)

test.each<[code: string, ...becomes: string[]]>([
  ['if (a < 2) b()', 'true', 'false', 'a <= 2', 'a >= 2', '3', ''],
  ['const a = b && !c', 'b', '!c', 'c'],
  ['const a = b ?? c', 'b', 'c'],
  ['const a = b?.some((x) => x)?.c'],
  ['const a = b.some((x) => x)', 'b.every((x) => x)'],
  ["const a = b === 'x' ? 1n : -c", 'true', 'false', "b !== 'x'", "''", '1n + 1n', 'c'],
  ["const a = 'words for people'"],
  ['const a = [b, c]', '[]'],
  ['for (let a = 0; a < b; a++) {}', 'false', '1', 'a <= b', 'a >= b', 'a--'],
  ['while (a) a -= 1', 'false', '', 'a += 1', '2'],
  ["const [a = ''] = b.split(',')", "''"],
  ["type A = 'x' | 1; const a = b as 'x'"],
  ["import a from 'b'; log.info('c', { d: 1 })", ''],
  [
    "db.selectFrom('a').where('b', '<', 5).limit(1)",
    '',
    "db.selectFrom('a').where('b', '<', 5)",
    "db.selectFrom('a')",
    "'<='",
    '6',
    '2',
  ],
  ['const a = sql`select 1 -- this and that`'],
  ['const a = sql`select ${b < c} where d <= ${e}`', 'b <= c', 'b >= c'].flatMap((each, at) =>
    at === 0 ? [each, 'sql`select ${b < c} where d < ${e}`'] : [each],
  ) as [string, ...string[]],
])('%s has these mutants', (code, ...becomes) => {
  expect(becoming(code).sort()).toEqual(becomes.sort())
})

test('the mutants of locks are those without one', () => {
  const text =
    "db.selectFrom('a').forUpdate().where('b', '=', 1).skipLocked()\nawait sql`select pg_advisory_xact_lock(1)`.execute(db)\nawait lockBooks(tx)\nif (a) b()"
  const found = mutantsOf('a.ts', text, 1).filter(isOfLock)
  expect(found.map(({ line, becomes }) => [line, becomes])).toEqual([
    [1, ''],
    [1, "db.selectFrom('a').forUpdate().where('b', '=', 1)"],
    [1, "db.selectFrom('a')"],
    [2, ''],
    [3, ''],
  ])
})

/** What `a` is after woven code ran with a mutant active. */
function runWith(id: number, text: string, mutants: readonly Mutant[]): unknown {
  const __isMutant = (each: number) => each === id
  return runInNewContext(`${weave(text, mutants)}; a`, { __isMutant })
}

test('one mutant is active at a time, and none changes nothing', () => {
  const text = 'let a = 1\nif (a === 1 && a > 0) a = a + 2\nelse a = [7].length\n'
  const mutants = mutantsOf('a.ts', text, 1)
  const found = mutants.map((each) => [
    `${each.code} → ${each.becomes}`,
    runWith(each.id, text, mutants),
  ])
  expect(runWith(0, text, mutants)).toBe(3)
  expect(Object.fromEntries(found)).toMatchObject({
    'a === 1 && a > 0 → false': 1,
    'a === 1 → a !== 1': 1,
    'a > 0 → a <= 0': 1,
    'a = a + 2 → ': 1,
    'a + 2 → a - 2': -1,
    '2 → 3': 4,
    '[7] → []': 3,
  })
})

test('lines that begin with a mutant do not join the line before', () => {
  const text = 'let a = 0\nconst b = () => a\n;[1].forEach((c) => { a += c })\nb()\na ||= 5\n'
  expect(runWith(0, text, mutantsOf('a.ts', text, 1))).toBe(1)
})

test('a kill that is doubted is none, and the test is repeated with care', () => {
  const state = outcomeOf([
    { killed: 1, how: 'fails', by: 'a' },
    { killed: 2, how: 'fails', by: 'a' },
    { doubtful: [2], careful: 'a' },
    { static: [3] },
  ])
  expect([...state.killed.keys()]).toEqual([1])
  expect([...state.careful]).toEqual(['a'])
})

test('a mutant meets first the test that reaches least, and no further one once it was noticed', () => {
  const outcome = outcomeOf([
    { test: 'wide', tookMs: 5, reaches: [1, 2, 3] },
    { test: 'narrow', tookMs: 9, reaches: [1] },
    { test: 'broken', tookMs: 1, reaches: [1] },
    { unsound: 'broken' },
    { killed: 3, how: 'fails', by: 'wide' },
  ])
  const all = new Set([1, 2, 3])
  expect(assign(outcome, all, 1)).toEqual({ narrow: [1], wide: [2] })
  expect(assign(outcome, new Set([2]), 1)).toEqual({ wide: [2] })
  outcome.lived.set('narrow', new Set([1]))
  expect(assign(outcome, all, Infinity)).toEqual({ wide: [1, 2] })
})

test('what tests of a changed file had said is forgotten, and nothing else', () => {
  const entries = [
    { test: 'a.test.ts › one', reaches: [1] },
    { killed: 1, how: 'fails', by: 'a.test.ts › one' },
    { lived: 2, with: 'a.test.ts › one' },
    { lived: 2, with: 'b.test.ts › one' },
    { static: [3] },
    { alone: [3], project: 'pure' },
  ] satisfies RecordEntry[]
  expect(withoutTestsOf(new Set(), entries)).toEqual(entries)
  const left = [{ lived: 2, with: 'b.test.ts › one' }, { static: [3] }]
  expect(withoutTestsOf(new Set(['a.test.ts']), entries)).toEqual(left)
})

test('a test that failed without a mutant is tried again when a run goes on', () => {
  const sound = [
    { test: 'a.test.ts › one', reaches: [1] },
    { killed: 1, how: 'fails', by: 'a.test.ts › one' },
  ] satisfies RecordEntry[]
  const failed = [{ test: 'a.test.ts › two', reaches: [1, 2] }, { unsound: 'a.test.ts › two' }]
  expect(withoutTestsOf(new Set(), [...sound, ...failed])).toEqual(sound)
})

test('a sample is the same for the same seed, and says how far it can be trusted', () => {
  const all = Array.from({ length: 100 }, (_, index) => index)
  expect(draw(all, 10, 1)).toEqual(draw(all, 10, 1))
  expect(draw(all, 10, 1)).not.toEqual(draw(all, 10, 2))
  expect(new Set(draw(all, 200, 1)).size).toBe(100)
  const [low, high] = intervalOf(95, 100)
  expect([low, high].map((share) => Math.round(share * 1_000))).toEqual([888, 978])
})
