import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importCircles, unusedPermissions } from './tidy/imports.ts'
import { copiesShown } from './tidy/copies-shown.ts'
import { EXCEPTIONS } from './tidy/exceptions.ts'
import { APP, FEATURES, SERVER } from './tidy/order.ts'
import { citationsShown } from './tidy/citations-shown.ts'
import { rulesOf } from './tidy/rules.ts'
import { allSources, parse, readFiles, type Source } from './tidy/source.ts'
import { sqlShown } from './tidy/sql-shown.ts'
import { exportedTwice } from './tidy/words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = allSources(root)
const files = readFiles(root)
const rules = rulesOf(files)

test.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  const excused = EXCEPTIONS.filter(([, begin]) => name.startsWith(begin)).map(([path]) => path)
  const found = sources.flatMap((source) => rule.check(source))
  const broken = found.filter(({ path }) => !excused.includes(path))
  expect(broken.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([])
})

test('every exception is still needed', () => {
  const needless = EXCEPTIONS.filter(([path, begin]) => {
    const rule = rules.find(({ name }) => name.startsWith(begin))
    return !sources.some((source) => source.path === path && rule?.check(source).length)
  })
  expect(needless).toEqual([])
})

test.each([
  ['app', APP],
  ['features', FEATURES],
  ['server', SERVER],
] as const)('every permission to import inside %s is used', (layer, table) => {
  expect(unusedPermissions(layer, table, sources)).toEqual([])
})

test('a permission that nothing uses is found', () => {
  const table = { donation: ['campaign', 'ledger'] }
  const used = [parse('features/donation/a.ts', `import '#features/ledger/ledger.ts'`)]
  expect(unusedPermissions('features', table, used)).toEqual(['donation → campaign'])
})

test('no file imports itself in a circle: by value, by type or lazily', () => {
  expect(importCircles(sources)).toEqual([])
})

test.each<[string, Source[]]>([
  ['by value', [parse('app/ui/a.ts', `import './b.ts'`), parse('app/ui/b.ts', `import './a.ts'`)]],
  [
    'by type',
    [
      parse('app/ui/a.ts', `import type { B } from './b.ts'`),
      parse('app/ui/b.ts', `type A = typeof import('#app/ui/a.ts')`),
    ],
  ],
  [
    'lazily',
    [
      parse('app/ui/a.ts', `void import('./b.ts')`),
      parse('app/ui/b.ts', `export * from './c.ts'`),
      parse('app/ui/c.ts', `import './a.ts'`),
    ],
  ],
])('a circle is found %s', (_how, circle) => {
  expect(importCircles(circle)).toEqual([circle.map(({ path }) => path)])
})

test('an exported name is exported once', () => {
  expect(exportedTwice(sources)).toEqual([])
})

test('a name that is exported twice is found', () => {
  const both = ['app/ui/a.ts', 'features/quran/b.ts'].map((path) =>
    parse(path, 'export type A = 1'),
  )
  expect(exportedTwice(both)).toEqual(['A: app/ui/a.ts, features/quran/b.ts'])
  expect(
    exportedTwice([parse('app/ui/a.ts', 'export const A = 1'), parse('app/ui/b.ts', '')]),
  ).toEqual([])
})

const long = (lines: number) => 'x()\n'.repeat(lines)
const importsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `import './m${i}.ts'`).join('\n')

// A rule that cannot fail is no rule: each is shown a text that breaks it and one that does not.
const index = files.get('docs/decisions/README.md') ?? ''
type Shown = readonly [begin: string, path: string, bad: string, good: string | undefined]
const shown: readonly Shown[] = [
  ['layers', 'platform/a.ts', `import '#features/quran/juz.ts'`, `import './b.ts'`],
  [
    'layers',
    'features/quran/a.ts',
    `import type { A } from '#app/x.ts'`,
    `import '#platform/a.ts'`,
  ],
  ['layers', 'app/a.ts', `import '../server/api/api.ts'`, `import '#features/quran/juz.ts'`],
  ['a feature', 'features/ledger/a.ts', `import '../donation/x.ts'`, `import './b.ts'`],
  ['the folders of server', 'server/http/a.ts', `import '../pages/x.ts'`, `import './b.ts'`],
  [
    'a feature',
    'features/donation/a.ts',
    `import '#features/payment/x.ts'`,
    `import '#features/ledger/x.ts'`,
  ],
  [
    'a folder of app',
    'app/site/quran/a.ts',
    `const late = () => import('#app/site/reader/b.ts')`,
    `import '#app/client/b.ts'`,
  ],
  ['a folder of app', 'app/context.ts', `import '#app/ui/b.ts'`, `import './submit.server.ts'`],
  ['a folder of app', 'app/ui/a.ts', `import '#app/root.tsx'`, `import './b.ts'`],
  [
    'nothing imports',
    'app/site/home/a.tsx',
    `import { loader } from './home.tsx'`,
    `import './hero.tsx'`,
  ],
  [
    'another',
    'app/a.ts',
    `import '../platform/money/money.ts'`,
    `import '#platform/money/money.ts'`,
  ],
  [
    'no .server.ts',
    'app/ui/a.tsx',
    `import { x } from '#features/quran/text/source.server.ts'`,
    `import type { X } from '#features/quran/api.server.ts'`,
  ],
  [
    'no .server.ts',
    'features/quran/quran.ts',
    `import { a, type B } from './source.server.ts'`,
    `import { type B } from './source.server.ts'`,
  ],
  ['at most 16', 'app/a.ts', importsOf(17), importsOf(16)],
  ['a file', 'app/a.ts', long(301), long(300)],
  ['a file', 'app/a.css', long(301), long(300)],
  ['a function', 'app/a.ts', `function f() {\n${long(70)}}`, `function f() {\n${long(68)}}`],
  ['a function', 'app/a.tsx', `const f = () => {\n${long(90)}}`, `const f = () => {\n${long(80)}}`],
  ['at most 3', 'app/a.ts', 'const f = (a, b, c, d) => a', 'function f(a, b, c) {}'],
  ['no folder', 'app/utils/a.ts', '', undefined],
  ['names are', 'app/ui/PlayerCard.tsx', '', undefined],
  ['no file that only', 'app/index.ts', `export * from './a.ts'`, `export const a = 1`],
  [
    'exported functions',
    'platform/a.ts',
    'export function f() {}',
    '/** Says it. */\nexport function f() {}',
  ],
  ['named exports', 'features/a/b.ts', 'export default function f() {}', 'export const f = 1'],
  ['the environment', 'server/a.ts', 'process.env.PORT', 'config.port'],
  ['SQL', 'app/a.ts', `db.selectFrom('campaign')`, 'ctx.db'],
  ['SQL', 'platform/a.server.ts', 'sql`select 1`', 'html`select 1`'],
  ...sqlShown,
  ['time and ids', 'features/a/b.ts', 'new Date()', 'new Date(row.at)'],
  ['time and ids', 'features/a/b.ts', 'Date.now()', 'ctx.now()'],
  ['time and ids', 'server/a.ts', 'crypto.randomUUID()', 'ctx.newId()'],
  ['time and ids', 'app/a.ts', 'Math.random()', 'Math.round(1)'],
  ['no double cast', 'app/a.ts', 'const a = b as unknown as C', 'const a = b as C'],
  ['no comment', 'app/a.ts', '// @ts-ignore\nx()', '// why\nx()'],
  ['no comment', 'app/a.ts', '// oxlint-disable-next-line\nx()', 'x()'],
  ['a TODO', 'app/a.ts', '// TODO later', '// TODO #3 later'],
  ['a thing has', 'app/ui/a.ts', 'const sendGift = 1', 'const donation = wire.gift'],
  [
    'a thing has',
    'features/ticket/a.ts',
    'function resetLetter() {}',
    'const email = { letter: 1 }',
  ],
  ['a thing has', 'app/site/bookmark/mark-card.ts', '', undefined],
  ['a thing has', 'platform/a.ts', 'type Asked = string', 'const asked = 1'],
  ['now is', 'app/a.ts', 'const now = await lock()', 'const now = ctx.now()'],
  ...copiesShown,
  ['tests are', 'app/a.test.ts', `describe('a', () => {})`, `test('a', () => {})`],
  ['tests are', 'app/a.test.ts', `vi.mock('./b.ts')`, 'expect(1).toBe(1)'],
  ...citationsShown,
  ['links of', 'docs/a.md', '[a](b.md)', '[a](RUNBOOK.md#logs), [b](https://a.example/b.md)'],
  ['links of', 'docs/a.md', '[a](RUNBOOK.md#nowhere)', '[a](decisions/README.md)'],
  ['files and', 'docs/a.md', 'see `app/nowhere.ts`', 'see `app/routes.ts`'],
  [
    'files and',
    'docs/a.md',
    '`tools/asvs/asvs.test.ts` › no such test',
    '`tools/asvs/asvs.test.ts` › each requirement has one row, a state, and evidence that is there',
  ],
  [
    'files and',
    'docs/a.md',
    '`tools/asvs/asvs.test.ts` › every …',
    '`tools/asvs/asvs.test.ts` › each requirement has one row …; and more',
  ],
  ['files and', 'docs/a.md', 'see `app/nowhere`', 'see `app/site/player/` and `app/ui`'],
  [
    'files and',
    'docs/a.md',
    '`server/pages/pages.ts` › `nowhere` answers',
    '`server/pages/pages.ts` › `respond` answers, `app/site/reader/surat.tsx` › `loader`',
  ],
  [
    'a name the glossary',
    'docs/GLOSSARY.md',
    '| Shelf | Code: `buildShelf`, `verse`. |',
    '| Ayat | Code: `verse`; screens write `ayat`. |',
  ],
  [
    'every decision',
    'docs/decisions/README.md',
    index.replace('](0058-order-of-nouns.md)', ''),
    index,
  ],
  [
    'what starts',
    'db/a.test.ts',
    `import '#tests/database/postgres.ts'`,
    `import '#tests/clock.ts'`,
  ],
  [
    'what starts',
    'platform/db/a.test.ts',
    `import { connect } from './connect.server.ts'`,
    `import type { Connection } from './connect.server.ts'`,
  ],
  ['web storage', 'app/a.ts', `localStorage.getItem('a')`, `deviceStorage.get('amanah.kota')`],
  [
    'web storage',
    'app/ui/a.tsx',
    'const s = `window.sessionStorage.length`',
    'tabStorage.get(KEY)',
  ],
  ['nothing names', 'docs/a.md', `see ${'/wo'}rk/main`, 'see /workshop'],
  ['nothing names', 'docs/a.md', `see ../${'sha'}red/x.md`, 'see ../docs/x.md'],
  ['a thing has one word on', 'app/a.tsx', 'const a = `Surat ${b}`', 'const a = `Surah ${b}`'],
]

test.each(shown)('the rule "%s" can fail (%s)', (begin, path, bad, good) => {
  const rule = rules.find(({ name }) => name.startsWith(begin))
  expect(rule?.check(parse(path, bad))).toHaveLength(1)
  const right = good === undefined ? parse('app/ui/good-name.ts', '') : parse(path, good)
  expect(rule?.check(right)).toEqual([])
})

test('every rule is shown to be able to fail', () => {
  const isShown = (name: string) => shown.some(([begin]) => name.startsWith(begin))
  expect(rules.map(({ name }) => name).filter((name) => !isShown(name))).toEqual([])
})
