import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '#platform/config.ts'
import { isKnownPostgres, postgresVersions } from '#platform/db/migrate/postgres-versions.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** The names in the first column of the page's table. */
function namesInTable(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
}

test('docs/SETTINGS.md explains every setting, and no other', () => {
  const page = readFileSync('docs/SETTINGS.md', 'utf8')
  expect(sorted(namesInTable(page))).toEqual(sorted(settingNames))
})

test('.env.example has every setting, and no other', () => {
  const file = readFileSync('.env.example', 'utf8')
  const names = [...file.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
  expect(sorted(names)).toEqual(sorted(settingNames))
})

test('every page that says which PostgreSQL says the same', () => {
  const { oldest, newest } = postgresVersions
  const same = `${oldest} to ${newest}`
  for (const page of ['.env.example', 'docs/DEPLOY.md']) {
    const said = readFileSync(page, 'utf8').match(
      /(?:PostgreSQL|version) (\d+ to \d+|\d+ or newer)/g,
    )
    expect([page, said?.map((words) => words.replace(/^\w+ /, ''))]).toEqual([page, [same]])
  }
  const known = [140_009, 150_000, 180_002, 190_000].map(isKnownPostgres)
  expect(known).toEqual([false, true, true, false])
})

test('no page says how many migrations there are', () => {
  for (const page of ['README.md', 'docs/DEPLOY.md', 'docs/RUNBOOK.md'])
    expect(readFileSync(page, 'utf8')).not.toMatch(/\d+ migrations run/)
})
