import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }
import { browserLicences } from './browser.ts'
import { installedPackages, packagesIn } from './installed.ts'
import { identifiers, listedPackages, listPage, textsPage } from './pages.ts'
import { noticeProblems } from './problems.ts'
import { packagePurposes } from './purposes.ts'
import { groupTexts } from './texts.ts'

const AGAIN = 'run: node tools/node.mjs tools/notice.ts'
/** Texts that no row names: what a package contains, and what the LGPL adds to. */
const besides = ['GPL-3.0', 'PostgreSQL', 'list', 'packages']

const list = readFileSync('LICENSES/list.txt', 'utf8')
const rows = listedPackages(list)
const installed = installedPackages()
const texts = readdirSync('LICENSES')
  .map((name) => name.replace(/\.txt$/, ''))
  .filter((name) => !besides.includes(name))
/** What the list says reaches a browser; server/bundle/build-packages.contract.db.test.ts asks the build. */
const marked = packagesIn(
  Object.keys(lock.packages).filter((folder) =>
    packagesIn([folder]).some(({ name, version }) =>
      rows.some((row) => row.isInBrowser && row.name === name && row.version === version),
    ),
  ),
)

test('the list has every package of the production tree with its licence, and no other', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(noticeProblems({ rows, installed, shipped: marked, texts })).toEqual([])
  for (const name of besides) expect(readdirSync('LICENSES')).toContain(`${name}.txt`)
})

test('the list and the texts are those of the packages that are installed', () => {
  expect(listPage({ installed, shipped: marked }) === list, AGAIN).toBe(true)
  const groups = groupTexts(installed.filter(({ isOfPlatform }) => !isOfPlatform))
  const page = readFileSync('LICENSES/packages.txt', 'utf8')
  expect(textsPage(groups) === page, AGAIN).toBe(true)
})

test('/lisensi has the texts of what the list says reaches a browser', () => {
  const shown = readFileSync('app/site/institution/browser-licences.json', 'utf8')
  expect(JSON.parse(shown), AGAIN).toEqual(browserLicences(marked))
})

test('what package.json asks for has its purpose, and nothing else has', () => {
  const { dependencies, optionalDependencies } = lock.packages['']
  const direct = Object.keys({ ...dependencies, ...optionalDependencies })
  expect(Object.keys(packagePurposes).toSorted()).toEqual(direct.toSorted())
})

const one = { name: 'satu', version: '1.0.0', licence: 'MIT' }
const two = { name: 'dua', version: '2.0.0', licence: 'ISC OR Unlicense' }
const whole = {
  rows: [
    { ...one, isInBrowser: true },
    { ...two, isInBrowser: false },
  ],
  installed: [one, two],
  shipped: [one],
  texts: ['ISC', 'MIT', 'Unlicense'],
}

test.each([
  ['nothing', whole, []],
  [
    'a row',
    { rows: whole.rows.slice(0, 1), texts: ['MIT'] },
    ['dua 2.0.0 (ISC OR Unlicense) is installed and not listed'],
  ],
  [
    'a mark',
    { shipped: [one, two] },
    ['dua 2.0.0 (ISC OR Unlicense) reaches the browser and is not marked'],
  ],
  ['a package', { installed: [one] }, ['dua 2.0.0 (ISC OR Unlicense) is listed and not installed']],
  [
    'a part of the build',
    { shipped: [] },
    ['satu 1.0.0 (MIT) is marked and does not reach the browser'],
  ],
  ['a text', { texts: ['ISC', 'MIT'] }, ['Unlicense has no text in LICENSES']],
  ['a use', { texts: [...whole.texts, '0BSD'] }, ['0BSD has a text in LICENSES and no package']],
  [
    'the same version',
    { installed: [{ ...one, version: '1.0.1' }, two], shipped: [] },
    [
      'satu 1.0.1 (MIT) is installed and not listed',
      'satu 1.0.0 (MIT) is listed and not installed',
      'satu 1.0.0 (MIT) is marked and does not reach the browser',
    ],
  ],
])('a notice that lacks %s says so', (_what, change, problems) => {
  expect(noticeProblems({ ...whole, ...change })).toEqual(problems)
})

test('only what is not for development alone is of the production tree', () => {
  const packages = {
    '': { dependencies: { satu: '1' } },
    'node_modules/satu': { version: '1.0.0', license: 'MIT', dependencies: { dua: '2' } },
    'node_modules/satu/node_modules/dua': { version: '2.0.0', license: 'ISC' },
    'node_modules/dua': { version: '1.0.0', license: 'ISC', dev: true },
    'node_modules/tiga': { version: '3.0.0', license: 'MIT', os: ['linux'], optional: true },
  }
  expect(installedPackages({ packages })).toMatchObject([
    { name: 'dua', version: '2.0.0', isOfPlatform: false },
    { name: 'satu', version: '1.0.0', isOfPlatform: false },
    { name: 'tiga', version: '3.0.0', isOfPlatform: true },
  ])
  expect(identifiers('(MIT OR GPL-3.0-or-later) AND ISC')).toEqual([
    'MIT',
    'GPL-3.0-or-later',
    'ISC',
  ])
})
